### What a server tells those who play on it, in Latvian: refusals and greetings.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Thinking on the server

thinking-busy = { $seconds ->
    [zero] Serveris pašlaik ir pārslogots. Mēģini vēlreiz pēc { $seconds } sekundēm.
    [one] Serveris pašlaik ir pārslogots. Mēģini vēlreiz pēc { $seconds } sekundes.
   *[other] Serveris pašlaik ir pārslogots. Mēģini vēlreiz pēc { $seconds } sekundēm.
}
thinking-failed = Aprēķinu neizdevās pabeigt. Mēģini vēlreiz.

## What the server refuses at its edge

server-fault = Serverī kaut kas nogāja greizi. Tur tas ir pierakstīts ar apzīmējumu { $id }. Mēģini vēlreiz.
foreign-origin = Šis pieprasījums nāk no citas vietnes lapas, { $origin }. Atver spēli tās īstajā adresē.
foreign-host = Šo serveri nesauc { $host }. Atver to tā īstajā adresē; tas, kurš to uztur, var pievienot nosaukumu ar TRIMINO_HOSTS.
body-too-large = { $most ->
    [zero] Tas ir par lielu: var pieņemt ne vairāk kā { $most } baitus. Sūti mazāk.
    [one] Tas ir par lielu: var pieņemt ne vairāk kā { $most } baitu. Sūti mazāk.
   *[other] Tas ir par lielu: var pieņemt ne vairāk kā { $most } baitus. Sūti mazāk.
}
query-too-long = Šī adrese ir par garu: aiz jautājuma zīmes drīkst būt ne vairāk kā { $most } KiB.
too-many = Tas bija par daudz vienā reizē. Mēģini vēlreiz pēc { $seconds ->
    [zero] { $seconds } sekundēm
    [one] { $seconds } sekundes
   *[other] { $seconds } sekundēm
}.
name-empty = Vārdā jābūt vismaz vienai redzamai zīmei. Ieraksti to.
name-too-long = { $most ->
    [zero] Šis vārds ir par garu. Tajā drīkst būt līdz { $most } zīmēm.
    [one] Šis vārds ir par garu. Tajā drīkst būt līdz { $most } zīmei.
   *[other] Šis vārds ir par garu. Tajā drīkst būt līdz { $most } zīmēm.
}
name-unreadable = Šajā vārdā ir zīmes, ko nevar parādīt. Lieto burtus, ciparus, pieturzīmes un atstarpes.
name-mixed = Šajā vārdā sajaukti dažādu alfabētu burti vai tādi, kas tikai izskatās pēc citiem. Raksti to vienā alfabētā.
name-marks = Šajā vārdā virs vai zem burtiem ir pārāk daudz zīmju. Dažas izlaid.
link-gone = { $minutes ->
    [zero] Šī saite jau ir izmantota vai ir vecāka par { $minutes } minūtēm. Izveido jaunu otrā ierīcē.
    [one] Šī saite jau ir izmantota vai ir vecāka par { $minutes } minūti. Izveido jaunu otrā ierīcē.
   *[other] Šī saite jau ir izmantota vai ir vecāka par { $minutes } minūtēm. Izveido jaunu otrā ierīcē.
}
metrics-closed = Mērījumi ir tikai tiem, kam ir marķieris. Sūti to galvenē Authorization aiz vārda Bearer.

## The database of the server

store-unavailable = Datubāze pašlaik nav sasniedzama ({ $why }). Mēģini vēlreiz pēc brīža.
store-unstorable = Datubāze nevar glabāt šādu vērtību: tekstu ar bojātām zīmēm vai daudz par lielu skaitli.

## Tables of the server

nobody-asks = Serveris tevi vēl nepazīst. Vispirms pasaki savu vārdu.
no-such-table = Tāda galda nav. Varbūt tas jau ir slēgts; palūdz jaunu saiti.
no-such-record = Tāda pieraksta nav.
no-such-device = Tādas ierīces tev nav, vai tā jau ir noņemta.
no-such-analysis = Tādas analīzes nav.
analysis-not-yours = Analīzi apturēt var tikai tie, kuri spēlēja vai ielādēja pierakstu.
analysis-too-long = Šī spēle analīzei ir par garu: darbību tajā drīkst būt ne vairāk kā { $most }.
no-such-page = Šajā adresē nekā nav.
one-record = Norādi vienu pierakstu: kāda galda vai ielādēto.
practice-too-long = Spēli var turpināt tikai no brīža, kas nav tālāk par { $rounds }. raundu.
bad-request = Pieprasījumu nevar nolasīt: { $why }
bad-frame = Ziņojumu nevar nolasīt: { $why }
form-at = { $place }: { $why }
form-missing = trūkst
form-too-small = jābūt vismaz { $least }
form-too-large = drīkst būt ne vairāk kā { $most }
form-too-few = vajag vismaz { $least }
form-too-many = drīkst norādīt ne vairāk kā { $most }
form-text-too-long = { $most ->
    [zero] drīkst būt līdz { $most } zīmēm
    [one] drīkst būt līdz { $most } zīmei
   *[other] drīkst būt līdz { $most } zīmēm
}
server-stopping = Serveris tūlīt apstāsies. Mēģini vēlreiz pēc brīža.

table-stale = Galds pa to laiku ir mainījies. Paskaties vēlreiz un izlem no jauna.
table-not-seated = Tu nesēdi pie šī galda. Vispirms apsēdies.
table-already-seated = Tu jau sēdi pie šī galda.
table-seat-taken = Šī vieta ir aizņemta. Izvēlies citu.
table-seat-twice = Viena vieta ir nosaukta divreiz. Nosauc katru vienu reizi.
table-no-such-seat = { $seats ->
    [zero] Tādas vietas nav. Pie galda ir { $seats } vietu.
    [one] Tādas vietas nav. Pie galda ir { $seats } vieta.
   *[other] Tādas vietas nav. Pie galda ir { $seats } vietas.
}
table-seats-do-not-fit = Šī pieraksta spēlē spēlētāju skaits ir { $seats }. Atver galdu ar tikpat daudzām vietām.
table-names-do-not-fit = Dod pa vienam vārdam katrai vietai vai nevienu.
table-contribution-missing = Trūkst tavas daļas jaukšanā. Sūti 64 tevis izvēlētus heksadecimālos ciparus.
table-only-one-seat = Spēles laikā var ieņemt tikai vienu vietu.
table-not-the-host = To var darīt tikai galda saimnieks.
table-not-started = Spēle vēl nav sākusies.
table-already-started = Spēle ir sākusies, un brīvu vietu nav. Vari skatīties.
table-match-over = Spēle ir beigusies.
table-match-not-over = Spēle vēl nav beigusies.
table-seats-empty = Kāda vieta vēl ir tukša. Pagaidi kādu vai atdod to botam.
table-nobody-seated = Pie galda neviens nesēž. Vispirms apsēdies.
table-still-there = Tas, kurš tur sēž, vēl var laikus atgriezties. Vietu varēsi atbrīvot, kad kāds gājiens būs noticis automātiski.
table-not-a-person = Šo vietu neviens nav ieņēmis.
table-only-bots-change = Spēles laikā var mainīt tikai bota līmeni.
table-not-away = Tu neesi prom.
table-not-your-turn = Tagad nav tavs gājiens.
table-no-decision = Pašlaik nav nekā, kas jāizlemj.
table-hand-covered = Kauliņi ir aizklāti. Vispirms atklāj tos.
table-not-covered = Kauliņi nav aizklāti.
table-clocks-turn = Laiks ir beidzies, un šis gājiens notiek automātiski.
table-round-not-over = Raunds vēl nav beidzies.
table-cannot-take-back = Tagad neko nevar atsaukt: kopš tā brīža kāds jau ir izdarījis gājienu vai ir atklājies kas slēpts.
table-too-late-to-take-back = Atsaukt ir par vēlu: nākamais gājiens jau izdarīts.
table-removal-changed = { $removal ->
    [closed] Pa to laiku visi pārējie ir aizgājuši: tagad tu galdu slēgtu. Paskaties vēlreiz un izlem no jauna.
    [left] Pa to laiku kāds ir apsēdies: tagad tu tikai atbrīvotu savu vietu. Paskaties vēlreiz un izlem no jauna.
    [ended] Spēle pa to laiku ir mainījusies: ja tagad padosies, tā beigsies bez uzvarētāja. Paskaties vēlreiz un izlem no jauna.
    [won] Spēle pa to laiku ir mainījusies: ja tagad padosies, uzvarēs otrs spēlētājs. Paskaties vēlreiz un izlem no jauna.
    [handed-over] Spēle pa to laiku ir mainījusies: ja tagad padosies, tavā vietā spēlēs bots. Paskaties vēlreiz un izlem no jauna.
   *[unlisted] Spēle pa to laiku ir beigusies. Apskati rezultātu, pirms dzēs spēli no sava saraksta.
}
table-log-full = Pie šī galda jau noticis tik daudz, ka turpinās vairs tikai pati spēle. Atver jaunu galdu.
table-no-hints = Pie šī galda padomu nav.
table-not-guided = Arī tā drīkst. Bet pagaidām izvēlies to, kas mirdz.
table-unknown-bot = Nav bota ar vārdu „{ $name }”. Ir šādi: { $known }.
table-unknown-rules = Norādi kā "base" noteikumus, no kuriem mājas noteikumi atšķiras.
table-log-has-gap = Galda { $table } žurnāls ir bojāts pie versijas { $version }.
player-of-seat = { $number }. spēlētājs
player-named = { $name }

greeting-hello = Sveiki!
greeting-good-luck = Lai veicas!
greeting-well-played = Labi nospēlēts!
greeting-thanks = Paldies!
greeting-oops = Ups!
greeting-wait-please = Vienu mirklīti, lūdzu.
greeting-good-game = Laba spēle!
greeting-goodbye = Uz redzēšanos!
