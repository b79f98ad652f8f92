### What only the web app says, in Latvian.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Everywhere

ui-reload = Pārlādēt lapu
ui-percent = { $value } %

## The table: field and hand

table-fit = Rādīt visu laukumu
table-hand = { $tiles ->
    [zero] Tev ir { $tiles } kauliņu
    [one] Tev ir { $tiles } kauliņš
   *[other] Tev ir { $tiles } kauliņi
}
table-tile-fits = { $tile }, der
table-tile-elsewhere = { $tile }, der citā vietā
table-tile-refused = { $tile }: { $why }
table-tile-drawn = { $tile }, pacelts šajā gājienā
table-bonus-example = Skatīt piemēru

## The first page, a new game, the lobby, the settings

box-chosen = Tagad tavas spēles notiek pēc noteikumiem „{ $rules }”.
box-none-about = Tavas spēles notiek pēc noteikumiem „{ $rules }”.
box-unchosen = Nav izvēlēta. Tavas spēles notiek pēc noteikumiem „{ $rules }”.
box-setting = Tava kaste
box-differs-trimino = Pacelt drīksti arī tad, ja kāds kauliņš der. Spēle beidzas, tiklīdz kāds sasniedz 400 punktus.
box-differs-triple-domino = Pacelt drīksti arī tad, ja kāds kauliņš der. Raunds, kurā kāds sasniedz 400 punktus, ir pēdējais.
box-differs-triomino = Pacelt drīksti arī tad, ja kāds kauliņš der. Spēle beidzas, ja raunda beigās kādam ir 400 punktu.
box-differs-tri-domino = Ja nekas neder, pacel, līdz kāds kauliņš der. Par sākumu ar 0-0-0 saņem vēl 30 punktus un drīksti uzreiz izspēlēt vēl vienu kauliņu.
box-differs-triodominio = Papildu punktu nav. Skaitās tikai palikušie kauliņi, un pēc trim raundiem uzvar spēlētājs ar mazāko kopsummu.
box-differs-pressman = Ja nekas neder, pacel, līdz kāds kauliņš der. Par sākumu ar 0-0-0 saņem vēl 30 punktus.
box-differs-goliath = Par dubulto savienojumu papildu punktu nav; par diviem vai trim sešstūriem reizē to ir vairāk.

lobby-away-bot = Kad kāds ir prom, viņa vietā spēlē bots: { $bot }
lobby-away-clock = Kad kāds ir prom, viņa gājieni notiek automātiski
lobby-bot = Bots: { $bot }
lobby-bots-come = { $bots ->
    [1] Brīvo vietu ieņem bots
    [zero] { $bots } brīvās vietas ieņem boti
    [one] { $bots } brīvo vietu ieņem bots
   *[other] { $bots } brīvās vietas ieņem boti
}
lobby-free = Brīva vieta
lobby-free-seat = Atbrīvot vietu: { $player }
lobby-hide-name = Paslēpt vārdu: { $name }
lobby-full = Visas vietas ir aizņemtas. Kad spēle sāksies, tu varēsi skatīties.
lobby-here = Ir klāt
lobby-hints = Padomi ir atļauti
lobby-host-starts = Spēli sāk galda saimnieks.
lobby-invite = Uzaicināt citus
lobby-kept = Rezervēta tev
lobby-leave = Atstāt vietu
lobby-link = Saite uz šo galdu
lobby-no-hints = Bez padomiem
lobby-no-time = Bez laika limita
lobby-not-here = Nav klāt
lobby-only-here = Šī saite darbojas tikai šajā datorā. Lai mājās varētu spēlēt arī telefonos, aizver spēli, pieliec palaišanas komandai --lan un atgriezies pie šī galda.
lobby-open = Jebkurš vai bots
lobby-open-about = Ja neviens nenāks, spēlēs bots
lobby-person = Cilvēks
lobby-person-about = Gaida spēlētāju
lobby-public = Galdu redz visi šajā serverī
lobby-rounds = { $rounds ->
    [zero] { $rounds } raundu
    [one] { $rounds } raunds
   *[other] { $rounds } raundi
}
lobby-seat-for = Kam paredzēta { $seat }. vieta
lobby-seats = Kas spēlē
lobby-sit = Apsēsties
lobby-start = Sākt
lobby-start-without-free = { $free ->
    [1] Sākt bez brīvās vietas
   *[other] Sākt bez brīvajām vietām
}
lobby-players = Spēlētāju skaits: { $count }
lobby-move-up = Pārsēsties uz { $seat }. vietu
lobby-move-first = { $free ->
    [1] Ja gribi sākt bez brīvās vietas, vispirms palūdz, lai pārsēžas { $names }.
   *[other] Ja gribi sākt bez brīvajām vietām, vispirms palūdz, lai pārsēžas { $names }.
}
lobby-take-seat = Ieņemt savu vietu
lobby-terms = Spēles nosacījumi
lobby-time = Gājienam: { $time }
lobby-title = Pirms spēles
lobby-waits = Vēl gaidām spēlētāju
lobby-watching = { $people ->
    [zero] Skatās vēl { $people } cilvēku.
    [one] Skatās vēl { $people } cilvēks.
   *[other] Skatās vēl { $people } cilvēki.
}
lobby-your-name = Tavs vārds

new-days = { $count ->
    [zero] { $count } dienu
    [one] { $count } diena
   *[other] { $count } dienas
}
new-hours = { $count ->
    [zero] { $count } stundu
    [one] { $count } stunda
   *[other] { $count } stundas
}
new-minutes = { $count ->
    [zero] { $count } minūšu
    [one] { $count } minūte
   *[other] { $count } minūtes
}
new-seconds = { $count ->
    [zero] { $count } sekunžu
    [one] { $count } sekunde
   *[other] { $count } sekundes
}

ui-code-of = { $title }: QR kods
ui-copied = Nokopēts.
ui-copy = Kopēt
ui-copy-yourself = Saite ir iezīmēta. Nokopē to no turienes.
ui-share = Kopīgot

lobby-expired = Šis galds ir slēgts
lobby-expired-about = Neviens laikus nesāka spēli, tāpēc te nav ko redzēt. Atver citu galdu vai palūdz jaunu saiti.
lobby-new-table = Atvērt galdu

new-at-once = { $count ->
    [1] viens
    [zero] { $count } reizē
    [one] { $count } reizē
   *[other] { $count } reizē
}
new-away = Kad kāds ir prom
new-away-bot = Spēlē bots
new-away-clock = Automātiski gājieni
new-best = Labākie rezultāti, ja krājumā ir { $well }
new-best-empty = Tā vēl neviens nav spēlējis. Tavs rezultāts būs pirmais!
new-best-earlier = Pēc agrākajiem noteikumiem, kad par katru paceltu kauliņu atņēma punktus
new-changed = { $count ->
    [zero] Mainīto noteikumu skaits: { $count }
    [one] Mainīts { $count } noteikums
   *[other] Mainīti { $count } noteikumi
}
new-differences = { $count ->
    [zero] { $count } atšķirību no „{ $sheet }”
    [one] { $count } atšķirība no „{ $sheet }”
   *[other] { $count } atšķirības no „{ $sheet }”
}
new-fewest = minimums
new-hand-of = { $players } spēlētājiem
new-hints = Padomi ir atļauti
new-friendly-solo = Līdz spēles beigām var atsaukt visu. Ja atsauc pacelšanu, spēle nenonāk starp labākajiem rezultātiem.
new-house-rules = Mājas noteikumi
new-house-rules-about = Maini jebkuru lapas noteikumu
new-idle = Kopā ar pārējiem noteikumiem tas neko nemaina.
new-more = Papildu izvēles
new-more-about = Laiks, padomi un kas redz galdu
new-most = maksimums
new-name-of = { $seat }. spēlētāja vārds
new-open-seats = Vietas, kas spēles sākumā vēl ir brīvas, ieņem boti, vai arī vari sākt bez tām.
new-open-table = Atvērt galdu
new-public = Rādīt galdu visiem
new-public-about = Citādi to atrod tikai ar saiti
new-read-rules = Lasīt šos noteikumus
new-reset = Atpakaļ uz: { $value }
new-reset-all = Viss kā noteikumu lapā
new-rounds = Raundi
new-seat-here = Šajā ierīcē
new-seat-person = Uzaicināts spēlētājs
new-solo-hand = spēlētājam
new-solo-other = Pēc noteikumiem „{ $rules }” vienatnē spēlēt nevar, tāpēc šī spēle notiek pēc citiem.
new-solo-own-cost = savs sods par pacelšanu
new-solo-well = krājumā
new-somebody = Kāds
new-time = Laiks gājienam
new-well = Kauliņi krājumā
new-well-about = { $hand ->
    [0] Sākumā tev kauliņu nav.
    [zero] Sākumā tev ir { $hand } kauliņu.
    [one] Sākumā tev ir { $hand } kauliņš.
   *[other] Sākumā tev ir { $hand } kauliņi.
}
new-youngest = Kurš ir jaunākais?

my-rules-based-on = Kā { $sheet }, bet:
my-rules-bring = Noteikumi no citiem
my-rules-bring-about = Atver failu, saiti vai teksta rindu, ko saņēmi.
my-rules-change = Mainīt
my-rules-copy-text = Kopēt tekstu
my-rules-forget = Dzēst
my-rules-forgotten = Noteikumi „{ $name }” ir izdzēsti.
my-rules-keep = Saglabāt
my-rules-keep-about = Tie paliek šajā ierīcē, un tu vari tos izvēlēties jebkurai spēlei.
my-rules-keep-title = Saglabāt šos noteikumus
my-rules-kept = Saglabātie noteikumi
my-rules-link = Saite uz šiem noteikumiem
my-rules-make = Izveidot noteikumus
my-rules-manage = Saglabātie un saņemtie noteikumi
my-rules-name = Noteikumu nosaukums
my-rules-name-example = Omes
my-rules-none = Tev vēl nav saglabātu noteikumu. Izveido savus vai atver tos, ko saņēmi.
my-rules-open = Atvērt
my-rules-paste = Saite vai teksts
my-rules-play = Spēlēt pēc šiem noteikumiem
my-rules-refused = Šos noteikumus nevar atvērt
my-rules-replaces = Ar šo nosaukumu tev ir saglabāti citi noteikumi. Šie stāsies to vietā.
my-rules-same = Tieši kā { $sheet }.
my-rules-save-file = Saglabāt failā
my-rules-saved = Noteikumi „{ $name }” ir saglabāti.
my-rules-share = Kopīgot
my-rules-text = Šie noteikumi kā teksts
my-rules-title = Tavi noteikumi

ui-less = Mazāk: { $label }
ui-more = Vairāk: { $label }

settings-colours = Katram ciparam sava krāsa
settings-confirm = Jautāt pirms izspēlēšanas
settings-confirm-about = Pirmais pieskāriens parāda, otrais izspēlē
settings-device = Arī citā ierīcē
settings-device-about = Paņem līdzi savu vārdu un spēles, piemēram, no telefona uz datoru.
settings-device-link = Saite tavai otrai ierīcei
settings-device-make = Izveidot saiti
settings-device-minutes = { $minutes ->
    [zero] Tā darbojas vienu reizi, { $minutes } minūšu laikā. Nedod to nevienam citam: kas to atver, tas spēlē tavā vārdā.
    [one] Tā darbojas vienu reizi, { $minutes } minūtes laikā. Nedod to nevienam citam: kas to atver, tas spēlē tavā vārdā.
   *[other] Tā darbojas vienu reizi, { $minutes } minūšu laikā. Nedod to nevienam citam: kas to atver, tas spēlē tavā vārdā.
}
settings-devices = Tavas ierīces
settings-devices-about = Kam ir kāda no šīm ierīcēm, tas var spēlēt tavā vārdā. Noņem to, kas pazaudēta vai aizdota.
settings-devices-remove = Noņemt: { $device }
settings-devices-removed = Ierīce ir noņemta: ar to tavā vārdā vairs nespēlēs.
settings-devices-seen = Pēdējoreiz lietota: { $date }
settings-devices-this = Šī ierīce
settings-devices-unknown = Kāda ierīce
settings-forget = Dzēst manus datus
settings-forget-about = Serveris izdzēš tavu vārdu.
settings-forget-do = Dzēst pavisam
settings-forget-means = Tavs vārds pazūd no visām servera spēlēm un sarakstiem, un tur iesāktās spēles turpināt vairs nevarēsi. Citiem spēles paliek. To nevar atsaukt.
settings-forget-not = Paturēt visu
settings-forget-sure = Dzēst tavus datus uz visiem laikiem?
settings-forgotten = Tavi dati ir izdzēsti.
settings-left-handed = Kreiļiem
settings-left-handed-about = Pogas ir kreisajā pusē
settings-look = Šajā ierīcē
settings-renamed = Tavs vārds ir nomainīts.
settings-save = Saglabāt
settings-sorted = Turēt kauliņus sakārtotus
settings-sorted-about = Citādi tie paliek, kur tos noliki
settings-sounds = Skaņas
settings-theme = Gaišs vai tumšs
settings-theme-dark = Tumšs
settings-theme-light = Gaišs
settings-theme-system = Kā ierīcē

device-about = Šī saite nāk no tavas otras ierīces. Ja turpināsi, šeit būs tas pats vārds un tās pašas spēles.
device-done = Arī šeit tu esi { $name }.
device-not = Labāk ne
device-replaces = Līdz šim šajā ierīcē tu biji { $name }. Ar šo vārdu spēlētās spēles paliks, bet šajā ierīcē to vairs nebūs.
device-take = Turpināt
device-title = Turpināt šajā ierīcē?

missing-about = Varbūt saitē ir kļūda, vai arī lapas, uz kuru tā veda, vairs nav.

## Mācību raunds

guide-title = Mācību raunds
guide-rules = { $rules }, katram mazāk kauliņu
guide-start = Sākt mācību raundu
guide-skip = Iziet
guide-step = { $step }. solis no { $steps }
guide-tile = { $tile }, mirdz
guide-place = Vieta, kas mirdz: { $place }
guide-other-tile = Šoreiz ne { $tile }. Ņem kauliņu, kas mirdz.
guide-no-fit = { $tile } tagad nekur neder. Izmēģini kauliņu, kas nav bāls.
guide-look-on = { $tile } tagad nekur neder. Izmēģini citu kauliņu.
guide-draw-first = { $tile } tagad nekur neder. Pacel kauliņu.
guide-by-sheet = Šis raunds notika pēc noteikumiem „{ $rules }”. Tava pirmā spēle notiks pēc noteikumiem „{ $own }”, kas vietām atšķiras.
guide-other-sheet = Šis raunds notiek pēc noteikumiem „{ $rules }”. Noteikumi „{ $own }” vietām atšķiras.
guide-own-match = Spēlēt savu pirmo spēli
guide-again = Spēlēt mācību raundu vēlreiz

## The rules, explained

learn-title = Noteikumi
learn-lead = Noteikumu lapas dažādās kastēs atšķiras. Izvēlies savu: viss šeit tai seko līdz pēdējam punktam.
learn-choose = Noteikumu lapa
learn-parts = Šīs lappuses daļas
learn-part-sheet = Noteikumi vārdos
learn-part-try = Izmēģini
learn-part-differences = Salīdzinājums
learn-part-silences = Ko lapas nepasaka
learn-differences = Noteikumu lapu salīdzinājums
learn-again = Vēlreiz
learn-try-about = Velc kauliņu uz vietu, kas iedegas. Punktus skaita pēc lapas „{ $sheet }”.
ideas-title = Idejas
ideas-lead = Īsas pamācības, kā uzvarēt, katra ar attēlu un pozīciju, ko izmēģināt. Skaitļi ir no raundiem, ko dators izspēlēja pēc Triomino noteikumiem.
ideas-studies = Tos pašus skaitļus dod šī komanda:
ideas-all = Visas idejas
ideas-next = Nākamā:
idea-right = Pareizi!
idea-wrong = Šoreiz ne.
idea-exercise = { $number }. pozīcija no { $count }
idea-around = Spēlētāji: { $number } · krājumā: { $well } · { $number ->
    [2] kauliņi otram
   *[other] kauliņi pārējiem
}: { $others }
idea-percent = { $percent } %
idea-ranges = Tievā līnija rāda, cik precīzs ir skaitlis.
idea-bar-players = { $number } spēlētāji
idea-bar-tiles = izspēlēti kauliņi
idea-bar-bonuses = bonusi
idea-bar-draws = pacelšana
idea-bar-passes = izlaisti gājieni
idea-bar-end = raunda beigas
idea-bar-hidden = apslēpti { $least }–{ $most }
idea-lay-or-draw = Izspēlēt vai pacelt?
idea-lay-or-draw-about = Divatā ir izdevīgi vispirms iztukšot krājumu.
idea-lay-or-draw-text = Par pacelšanu atņem punktus, tāpēc šķiet, ka labāk ir izspēlēt uzreiz. Divatā tā nav: ja turpini pacelt, līdz krājums ir gandrīz tukšs, raunda beigās tavs pārsvars ir par { $gain ->
    [zero] { $gain } punktiem
    [one] { $gain } punktu
   *[other] { $gain } punktiem
} lielāks. Par visu pacelšanu kopā atņem { $draws }. Bet, jo vairāk kauliņu, jo vairāk bonusu: tie dod { $bonuses }. Un, kad krājums ir tukšs, otram biežāk nekā tev nekas neder, un par izlaistiem gājieniem atņem punktus: { $passes } tev par labu.
idea-lay-or-draw-but = Mīnuss: tev paliek vairāk kauliņu, un tāpēc beigās zaudē { $end }. Turklāt tas ir izdevīgi tikai tur, kur drīkst pacelt, kaut gan kāds kauliņš der. Kur par izlaistu gājienu ar tukšu krājumu neko neatņem, iegūst tikai tie, kas domā uz priekšu. Ja spēlētāju ir vairāk vai kādam palicis kauliņš vai divi, vienkārši izspēlē. Šie skaitļi attiecas uz spēlētājiem, kas vienmēr izspēlē to, kas dod visvairāk. Kas domā uz priekšu, no daudziem kauliņiem gūst vairāk, un padomi un analīze rēķinās ar to: tur ieguvums ir lielāks.
idea-lay-or-draw-plot = No kurienes nāk punkti, ja divatā iztukšo krājumu
idea-lay-or-draw-yes = Ar šo plānu te uzvar biežāk: divatā paceļ, četratā izspēlē.
idea-lay-or-draw-no = Ar otru plānu te uzvar biežāk: divatā paceļ, četratā izspēlē.
idea-more-players = Jo vairāk spēlētāju, jo retāk pacel
idea-more-players-about = Kas palīdz divatā, tas kaitē četratā.
idea-more-players-text = Ja iztukšo krājumu, divatā tas dod { $two ->
    [zero] { $two } punktu
    [one] { $two } punktu
   *[other] { $two } punktus
} raundā. Trijatā ar to zaudē { $three }, četratā { $four }: pārējie turpina izspēlēt, un agri vai vēlu kāds no viņiem pabeidz raundu, kamēr tev vēl ir daudz kauliņu.
idea-more-players-but = Četratā pat viena lieka kauliņa dēļ līdz raunda beigām zaudē { $drawn ->
    [zero] { $drawn } punktu
    [one] { $drawn } punktu
   *[other] { $drawn } punktus
}. Tāpēc centies paturēt kauliņus, kas der dažādās vietās.
idea-more-players-plot = Cik punktu raundā dod krājuma iztukšošana
idea-more-players-yes = Ja spēlē tik daudzi, uzvar tas, kurš izspēlē.
idea-more-players-no = Ja spēlē tik daudzi, biežāk uzvar tas, kurš izspēlē.
idea-take-it = Ņem bonusu
idea-take-it-about = Tiltu vai sešstūri šajā gājienā reti kas pārspēj.
idea-take-it-text = Ja vari noslēgt sešstūri, dari to. Salīdzinot ar labāko parasto kauliņu, līdz raunda beigām tas dod par { $hexagon ->
    [zero] { $hexagon } punktiem
    [one] { $hexagon } punktu
   *[other] { $hexagon } punktiem
} vairāk, tilts – par { $bridge }. Tas ir mazāk, nekā par tiem dod uzreiz: ko tagad atstāj, to dažreiz var paņemt vēlāk.
idea-take-it-but = Ja bonusu tikko palaidi garām, nākamajā gājienā paskaties vēlreiz. Varbūt tas vēl ir.
idea-take-it-plot = Cik punktu tas divatā dod līdz raunda beigām
idea-take-it-yes = Nekas cits te nav tikpat vērtīgs.
idea-take-it-no = Te var paņemt bonusu. Meklē spraugu starp kauliņiem, ko viens no tavējiem aizpilda.
idea-prepare = Uzbūvē savu bonusu
idea-prepare-about = Atver vietu kauliņam, kas ir tikai tev.
idea-prepare-text = Vietā, kas dod bonusu, der tieši viens kauliņš. Ja tas ir tev, neviens cits šo vietu nevar izmantot. Tāpēc meklē gājienu, kas izveido tādu vietu citam tavam kauliņam. Tagad ar to gandrīz neko nezaudē, bet līdz raunda beigām iegūst { $two ->
    [zero] { $two } punktu
    [one] { $two } punktu
   *[other] { $two } punktus
} divatā un { $four } četratā.
idea-prepare-but = Vispirms pārbaudi visas trīs virsotnes: cipariem jāsakrīt katrā no tām.
idea-prepare-plot = Cik punktu dod vieta, ko atver savam kauliņam
idea-prepare-yes = Tagad cits tavs kauliņš der tur, kur ir bonuss, un nevienam citam tāda nav.
idea-prepare-no = Cits gājiens atver bonusa vietu kauliņam, kas ir tev.
idea-open-door = Skaties, ko atver
idea-open-door-about = Dažreiz nākamajam ir īstais kauliņš.
idea-open-door-text = Daudzi gājieni atver bonusa vietu, kurai tev nav kauliņa. Divatā nākamajam tas ir { $early ->
    [zero] { $early } gadījumos
    [one] { $early } gadījumā
   *[other] { $early } gadījumos
} no 100 raunda sākumā un { $late } no 100, kad apslēptu kauliņu ir maz. Līdz raunda beigām ar to vidēji zaudē { $two ->
    [zero] { $two } punktu
    [one] { $two } punktu
   *[other] { $two } punktus
}.
idea-open-door-but = Tāpēc no diviem apmēram vienlīdz labiem gājieniem ņem to, kas neko neatver. Taču no sava bonusa tādēļ neatsakies.
idea-open-door-plot = Cik punktu zaudē, ja atver vietu citiem
idea-open-door-yes = Nākamajam tu neko neatstāj.
idea-open-door-no = Ir gājiens, kas nākamajam atver mazāk.
idea-count = Skaiti kauliņus
idea-count-about = Vairums vietu, kas sola bonusu, to vairs nevar dot.
idea-count-text = Katrs kauliņš komplektā ir tikai viens, un vietā, kas dod bonusu, der tieši viens. Tāpēc paskaties, vai tas jau nav uz galda. Raunda sākumā tā ir ar { $early } no 100 tādām vietām, vēlāk ar { $middle }, beigās ar { $late }.
idea-count-but = Bloķēt tādu vietu arī nevar: cits kauliņš tur neder. Droša tā ir tikai tad, kad tās kauliņš jau ir izspēlēts citur.
idea-count-plot = Bonusa vietas, kuru kauliņš jau ir uz galda (divi spēlētāji)
idea-count-yes = Vietā, ko atver, neviens neko nevar izspēlēt: tās kauliņš jau ir uz galda.
idea-count-no = Salīdzini vietas, ko atver: vienai no tām kauliņš jau ir uz galda.
idea-keep-ways = Paturi iespējas pabeigt raundu
idea-keep-ways-about = Kad kauliņu maz, paturi tos, kas der.
idea-keep-ways-text = Kad palikuši tikai daži kauliņi, svarīgāk ir tas, kas vēl der, nekā tas, cik kauliņš dod. Izspēlē tā, lai pēc iespējas vairāk no pārējiem kaut kur derētu: tagad ar to zaudē { $price ->
    [zero] { $price } punktu
    [one] { $price } punktu
   *[other] { $price } punktus
}, bet raunda beigās divatā esi priekšā par { $two }, četratā par { $four }.
idea-keep-ways-but = Ieguvums ir mazs, tāpēc bonuss joprojām ir pirmajā vietā.
idea-keep-ways-plot = Cik punktu dod tas, ka paturi kauliņus, kas der
idea-keep-ways-yes = Vairāk tavu kauliņu joprojām der.
idea-keep-ways-no = Paskaties, pēc kura gājiena derēs visvairāk tavu kauliņu.
idea-lock-out = Atstāj pārējos bez gājiena
idea-lock-out-about = Kad krājums ir tukšs, skaiti, ko viņi var izspēlēt.
idea-lock-out-text = Kad krājums ir tukšs, visi kauliņi, ko neredzi, ir pārējiem. Ja vari izspēlēt tā, ka neviens no tiem neder, pārējiem jāizlaiž gājiens, un, ja tā paredz noteikumi, par to atņem punktus. Divatā tas līdz raunda beigām dod { $two ->
    [zero] { $two } punktu
    [one] { $two } punktu
   *[other] { $two } punktus
}.
idea-lock-out-but = Tāda iespēja ir reta. Meklē to, kad palikušas tikai dažas vietas.
idea-lock-out-plot = Cik punktu dod gājiens, kas pārējiem neko neatstāj
idea-lock-out-yes = Neviens no kauliņiem, ko neredzi, tagad neder.
idea-lock-out-no = Ir gājiens, pēc kura neviens cits nevar izspēlēt.
learn-plain = Viena mala
learn-plain-about = Gar kopīgo malu abu kauliņu cipariem jāsakrīt. Lielākajā daļā lapu tu saņem kauliņa vērtību.
learn-fit = Visas virsotnes
learn-fit-about = Visur, kur virsotnes saskaras, visās jābūt vienādam ciparam. Viens no šiem kauliņiem der vietā, kur otrs neder.
learn-in-english = angliski:
learn-bridge = Tilts
learn-bridge-about = Viena mala saskaras ar kādu kauliņu, bet pretējā virsotne – ar citu.
learn-double = Dubultais savienojums
learn-double-about = Divas vai trīs malas saskaras ar kauliņiem, bet sešstūris netiek noslēgts.
learn-hexagon = Sešstūris
learn-hexagon-about = Sestais kauliņš ap vienu virsotni noslēdz sešstūri.
learn-two-hexagons = Divi sešstūri
learn-two-hexagons-about = Viens kauliņš var noslēgt divus sešstūrus reizē, un dažās lapās par to dod vairāk punktu.
learn-three-hexagons = Trīs sešstūri
learn-three-hexagons-about = Pats retākais: trīs sešstūri ar vienu kauliņu.
learn-silences-about = Par šīm lietām noteikumu lapas nesaka neko, saka par maz vai tā, ka to var saprast divējādi. Šeit redzams, kā tās izšķirtas visām lapām. Ja kāds mājas noteikums ļauj spēlēt citādi, tas ir nosaukts.
learn-readings-all = Rādīt piezīmes arī par citām lapām
learn-readings-some = Piezīmes ir par lapas „{ $sheet }” tekstu.
learn-silence-tiles = Kauliņi
learn-silence-tiles-settled = Katra trīs ciparu kombinācija no 0 līdz 5 ir tieši uz viena kauliņa: kopā 56 kauliņi. Cipari aug pulksteņrādītāja virzienā, un nevienam kauliņam nav spoguļattēla.
learn-silence-corners = Kas der
learn-silence-corners-settled = Visās virsotnēs, kas saskaras, jābūt vienādam ciparam, arī tur, kur saskaras tikai virsotnes. Ar malām vien nepietiek.
learn-silence-turns = Gājieni
learn-silence-turns-settled = Gājieni notiek pulksteņrādītāja virzienā. Gājienā izspēlē vienu kauliņu, ja vien netiek piedāvāts vēl viens.
learn-silence-opener = Kurš sāk
learn-silence-opener-settled = Ja nevienam nav kauliņa ar trim vienādiem cipariem, izšķir kauliņš ar lielāko vērtību. Ja vērtības ir vienādas, salīdzina ciparus pēc kārtas no lielākā: 2-5-5 ir pirms 3-4-5.
learn-silence-free-draw = Brīva pacelšana
learn-silence-free-draw-settled = Kas paceļ, atsakās no agrākajiem kauliņiem: šajā gājienā drīkst izspēlēt tikai paceltos. Kas sācis pacelt, turpina, līdz izspēlē paceltu kauliņu vai pacelt vairs nevar.
learn-silence-duty-draw = Obligāta pacelšana
learn-silence-duty-draw-settled = Kas var izspēlēt kauliņu, tam tas jādara. Kas nevar, paceļ, un pirmais paceltais kauliņš, kas der, jāizspēlē.
learn-silence-pass = Gājiena izlaišana
learn-silence-pass-settled = Izlaists ir gājiens, kurā nekas nav izspēlēts. Par to, ka patur paceltu kauliņu, kas der, papildu soda nav.
learn-silence-zero = Vēl viens kauliņš pēc 0-0-0
learn-silence-zero-settled = Tas ir parasts kauliņš tajā pašā gājienā; no tā drīkst atteikties bez soda.
learn-silence-new-field = Jauns laukums
learn-silence-new-field-settled = Kas noslēdz sešstūri, drīkst ar jebkuru savu kauliņu sākt jaunu laukumu. Par to saņem parastos punktus par kauliņu, bet ne sākuma bonusu, un gājiens ar to beidzas.
learn-silence-out = Raunda pabeigšana
learn-silence-out-settled = Kas izspēlē pēdējo kauliņu, pabeidz raundu. Raunds beidzas uzreiz, pirms tiek piedāvāts vēl kas.
learn-silence-blocked = Bloķēts raunds
learn-silence-blocked-settled = Ja krājums ir tukšs un nevienam vairs nav derīga kauliņa, dažās lapās raunds beidzas pirms nākamā gājiena, un soda par izlaišanu vairs nav nevienam. Citās lapās gaida, līdz visi pēc kārtas ir izlaiduši gājienu.
learn-silence-tie = Bloķēts un neizšķirts
learn-silence-tie-settled = Ja mazākā kauliņu vērtība palikusi vairākiem, katrs no viņiem saņem tik, cik saņemtu uzvarētājs.
learn-silence-round-winner = Kurš uzvar raundā
learn-silence-round-winner-settled = Tas, kurš to pabeidz; bloķētā raundā – tas, kam palikusi mazākā kauliņu vērtība. Ja palikušos kauliņus neskaita, tas, kurš ieguva visvairāk.
learn-silence-target = Mērķis
learn-silence-target-settled = Dažās lapās spēle beidzas tajā brīdī, kad mērķis ir sasniegts; citās raundu vispirms izspēlē līdz galam.
learn-silence-winner = Kurš uzvar spēlē
learn-silence-winner-settled = Spēlētājs ar labāko kopsummu. Kur uzvar pēdējā raunda uzvarētājs, viņam jābūt sasniegušam mērķi; ja raundi beigušies un mērķi nav sasniedzis neviens, uzvar spēlētājs ar lielāko kopsummu. Ja rezultāti ir vienādi, uzvaru dala.
learn-silence-below-zero = Zem nulles
learn-silence-below-zero-settled = Kopsumma drīkst būt negatīva.
learn-silence-solo = Vienatnē
learn-silence-solo-settled = Viens raunds, parasti ar lapas sodiem. Kad vairs nekas neder, palikušo kauliņu vērtību atņem. Salīdzini tikai rezultātus ar vienādu kauliņu skaitu.
learn-silence-shown = Ko var redzēt
learn-silence-shown-settled = Kad spēlētājiem palikušos kauliņus skaita, tos redz visi. Krājums un kauliņi, ko neskaita, paliek apslēpti līdz spēles beigām.
learn-silence-clock = Kad laiks beidzas
learn-silence-clock-settled = Gājiens notiek automātiski: no piedāvātā atsakās; ja nekas nav piedāvāts, izspēlē pirmo kauliņu, kas der; ja neder neviens, paceļ; ja pacelt nevar, gājienu izlaiž.
learn-silence-kinds = Tilts, dubultais savienojums, sešstūris
learn-silence-kinds-settled = Izspēlēts kauliņš skaitās tikai kā viens no tiem: sešstūris; ja tā nav, dubultais savienojums; ja nav arī tā, tilts.
learn-reading-words = Kā teikts lapās

## The table: around field and hand

table-title = Trimino
table-title-your-turn = Tavs gājiens – Trimino
table-field = { $tiles ->
    [0] Laukums, vēl tukšs
    [zero] Laukums ar { $tiles } kauliņiem
    [one] Laukums ar { $tiles } kauliņu
   *[other] Laukums ar { $tiles } kauliņiem
}
table-players = Spēlētāji
table-bot = bots
table-away = prom
table-not-here = nav klāt
table-away-bot = { $player } ir prom. Tikmēr spēlē bots.
table-away-bot-later = { $player } ir prom. Kad pienāks kārta, pēc { $time } spēlēs bots.
table-away-bot-soon = { $player } ir prom. Pēc { $time } spēlēs bots.
table-away-clock = { $player } ir prom. Tikmēr gājieni notiek automātiski.
table-away-clock-later = { $player } ir prom. Kad pienāks kārta, pēc { $time } gājiens notiks automātiski.
table-away-clock-soon = { $player } ir prom. Pēc { $time } gājiens notiks automātiski.
table-away-waits = { $player } ir prom. Spēle gaida.
table-total-of = { $total } no { $target }
table-held = { $tiles ->
    [zero] { $tiles } kauliņu
    [one] { $tiles } kauliņš
   *[other] { $tiles } kauliņi
}
table-held-word = { $tiles ->
    [zero] kauliņu
    [one] kauliņš
   *[other] kauliņi
}
table-days = { $days } d.
table-hours = { $hours } st.
table-minutes = { $minutes }:{ $seconds }
table-seconds = { $seconds } s
table-cut = Savienojums pārtrūka. Savienojas no jauna…
table-you-away = Tu biji prom, tāpēc tavā vietā spēlē aizstājējs.
table-come-back = Spēlēt tālāk
table-watching = Tu skaties. Krājumā: { $tiles }
table-sending = Sūta…
table-pass-device = Padod ierīci! Tagad spēlē { $player }
table-uncover = Es esmu { $player }: rādīt manus kauliņus
table-pad = Rezultātu bloknots
table-rules = Noteikumi
table-rules-now = Tagad
table-actions = Ko tu vari darīt
table-lay = Izspēlēt
table-turn = Pagriezt
table-draw = Pacelt
table-draw-sure = Pacelt kauliņu?
table-draw-costs = { table-draw }: { $what }.
table-draw-gives-up = { $what } · { $well }
table-gives-up-tiles = { $tiles ->
    [zero] šajā gājienā vairs nevarēs izspēlēt { $tiles } kauliņus, kas tagad der
    [one] šajā gājienā vairs nevarēs izspēlēt { $tiles } kauliņu, kas tagad der
   *[other] šajā gājienā vairs nevarēs izspēlēt { $tiles } kauliņus, kas tagad der
}
table-gives-up = { $points ->
    [0] { table-gives-up-tiles }
   *[other] { $tiles ->
        [0] { SIGNED($points) }, lai gan kāds kauliņš der
       *[other] { SIGNED($points) }, un { table-gives-up-tiles }
    }
}
table-confirm-no-more = Vairs nejautāt
table-confirm-cancel = Atcelt
table-pass = Izlaist
table-decline = Atteikties
table-take-back = Atsaukt
table-undo-left = { $seconds ->
    [zero] { $seconds } sekunžu
    [one] { $seconds } sekunde
   *[other] { $seconds } sekundes
}
table-undo-offer = Šo vēl vari atsaukt: spied U.
table-undo-sure = Tomēr atsaukt?
table-undo-costs = Kopš tā brīža ir atklājies kas slēpts. Ja atsauksi tagad, šī spēle nenonāks starp labākajiem rezultātiem.
table-undo-first = Atsaukt gājienu?
table-undo-first-means = Draudzīgā spēlē līdz spēles beigām vari atsaukt visu, arī pacelšanu un botu gājienus. Ja tos atsauc, spēle vairs neskaitās.
table-hint = Padoms
table-sort = Turēt kauliņus sakārtotus
table-sort-now = Sakārtot kauliņus
table-coming = Ielādē galdu…
table-more = Vairāk
table-confirm = Jautāt pirms izspēlēšanas
table-confirm-draw = Jautāt pirms pacelšanas, ja kāds kauliņš der
table-confirm-draw-about = Ja par to atņem punktus vai ja derīgos kauliņus vairs nevarēs izspēlēt
table-sounds = Skaņas
table-left-handed = Kreiļiem
table-settings = Iestatījumi
table-friendly = Draudzīga spēle: līdz spēles beigām vari atsaukt visu, arī pacelšanu un botu gājienus. Ja tos atsauc, spēle vairs neskaitās.
table-friendly-solo = Draudzīga spēle: līdz spēles beigām vari atsaukt visu. Ja atsauc pacelšanu, spēle nenonāk starp labākajiem rezultātiem.
table-counts = Šī spēle skaitās: gājienu vari atsaukt tikai tik ilgi, kamēr nav atklājies nekas slēpts.
table-undo-with-others = Savu gājienu vari atsaukt, kamēr neviens cits nav izdarījis gājienu un nav atklājies nekas slēpts. Pārējie redzēs, ka tas atsaukts.
table-left-out = Gājieni atsaukti pēc tam, kad bija atklājies kas slēpts, tāpēc šī spēle vairs neskaitās.
table-uncounted = ir atsaukti gājieni
table-leave = Aiziet uz laiku
table-leave-note = Līdz atgriezīsies, spēlēs aizstājējs
table-leave-waits = Spēle tevi gaida
table-give-up = Padoties
table-places = Kur kauliņi der
table-all-places = { $places ->
    [zero] Rādīt { $places } vietas, kur kaut kas der
    [one] Rādīt { $places } vietu, kur kaut kas der
   *[other] Rādīt { $places } vietas, kur kaut kas der
}
table-place-free = { $tile }, pagriezts tā, ka no smailes pulksteņrādītāja virzienā ir { $corners }
table-place-scores = { $place }: { $points }
table-words = Laukums vārdos
table-words-how = Lauciņu nosauc pēc kolonnas, rindas un tā, uz kuru pusi vērsta smaile. Virsotnes nosauc pulksteņrādītāja virzienā no smailes. Jaunākais kauliņš ir pēdējais.
table-field-number = { $field }. laukums
table-lies = { $tile } lauciņā { $cell }, virsotnes { $corners }, { $where }
table-lies-alone = { $tile } lauciņā { $cell }, virsotnes { $corners }
table-log = Kas noticis
table-keys = Taustiņi
table-keys-how = Starp saviem kauliņiem un starp vietām pārvietojies ar bultiņām, izvēlies ar Enter; Shift ar bultiņu maina kauliņu secību. Kad fokuss ir uz laukuma, bultiņas bīda laukumu.
table-keys-on = Viena taustiņa komandas
table-keys-on-note = Izslēdz tās, ja lieto balss ievadi.
table-key-draw = pacelt
table-key-pass = izlaist gājienu vai atteikties
table-key-turn = pagriezt kauliņu
table-key-take-back = atsaukt
table-key-hint = padoms
table-key-pad = rezultātu bloknots
table-key-next-tile = nākamais kauliņš, kas der
table-key-places = vietu saraksts
table-key-words = laukums vārdos
table-key-fit = viss laukums
table-key-closer = tuvāk
table-key-farther = tālāk
table-key-keys = šie taustiņi
table-key-clear = atcelt izvēli
table-well = { $tiles ->
    [0] vairs nav
   *[other] vēl { $tiles }
}
table-draw-note = { $points ->
    [0] { table-well }
   *[other] { SIGNED($points) } · { table-well }
}
table-points = { SIGNED($points) }
table-over = Spēle ir beigusies.
table-dealt = { $round }. raunds: kauliņi ir izdalīti
table-taken-back = { PERSON($player) ->
    [you] { $actions ->
        [zero] Tu atsauc pēdējos { $actions } gājienus
        [1] Tu atsauc pēdējo gājienu
        [one] Tu atsauc pēdējo { $actions } gājienu
       *[other] Tu atsauc pēdējos { $actions } gājienus
    }
   *[other] { $actions ->
        [zero] { $player } atsauc pēdējos { $actions } gājienus
        [1] { $player } atsauc pēdējo gājienu
        [one] { $player } atsauc pēdējo { $actions } gājienu
       *[other] { $player } atsauc pēdējos { $actions } gājienus
    }
}
table-event-sat = { PERSON($player) ->
    [you] Tu apsēdies
   *[other] { $count ->
        [zero] { $player } apsēžas
        [one] { $player } apsēžas
       *[other] { $player } apsēžas
    }
}
table-event-left = { PERSON($player) ->
    [you] Tu atstāj galdu
   *[other] { $count ->
        [zero] { $player } atstāj galdu
        [one] { $player } atstāj galdu
       *[other] { $player } atstāj galdu
    }
}
table-event-gave-up = { PERSON($player) ->
    [you] Tu padodies
   *[other] { $count ->
        [zero] { $player } padodas
        [one] { $player } padodas
       *[other] { $player } padodas
    }
}
table-event-came-back = { PERSON($player) ->
    [you] Tu esi atpakaļ
   *[other] { $count ->
        [zero] { $player } ir atpakaļ
        [one] { $player } ir atpakaļ
       *[other] { $player } ir atpakaļ
    }
}
table-event-went-away = { PERSON($player) ->
    [you] Tu esi prom, un tavā vietā spēlē aizstājējs
   *[other] { $count ->
        [zero] { $player } ir prom, un spēlē aizstājējs
        [one] { $player } ir prom, un spēlē aizstājējs
       *[other] { $player } ir prom, un spēlē aizstājējs
    }
}
table-event-freed = { PERSON($player) ->
    [you] Tava vieta ir brīva
   *[other] { $player }: vieta ir atbrīvota
}
table-event-name-hidden = { PERSON($player) ->
    [you] Galda saimnieks šeit paslēpa tavu vārdu
   *[other] Galda saimnieks paslēpa vārdu: tagad { $player }
}
table-event-end-lost = Serveris ir pazaudējis pēdējos gājienus. Spēle turpinās no šīs vietas
table-event-hinted = { PERSON($player) ->
    [you] Tu lūdz padomu
   *[other] { $count ->
        [zero] { $player } lūdz padomu
        [one] { $player } lūdz padomu
       *[other] { $player } lūdz padomu
    }
}

## The score pad, ends, hints, greetings

pad-waiting = Ielādē rezultātu bloknotu…
pad-carried = pārnests
pad-turn = { $turn }. gājiens
pad-end = raunda beigas

end-screen-place = { $place ->
    [1] Labākais rezultāts ar šādu krājumu ({ $well })!
   *[other] { $place }. vieta starp labākajiem rezultātiem ar šādu krājumu ({ $well }).
}
end-screen-place-low = Šoreiz neveicās. Vai spēlēsi vēlreiz? Kauliņi būs citi, bet krājumā atkal { $well }.
end-screen-no-place = Nav starp labākajiem rezultātiem ar šādu krājumu ({ $well }). Spēles ar padomu neskaitās.
end-screen-left-out = Gājieni atsaukti pēc tam, kad bija atklājies kas slēpts, tāpēc šī spēle nav starp labākajiem rezultātiem.
end-screen-list-missing = Labāko rezultātu sarakstu pašlaik nevar ielādēt.
end-screen-look = Kā tas beidzās
end-screen-given-up-why = Ilgi neviens nespēlēja tālāk, tāpēc galds ir slēgts.
end-screen-no-winner = Spēle beidzās bez uzvarētāja.
end-screen-player = spēlētājs
end-screen-this-round = šajā raundā
end-screen-total = kopsumma
end-screen-next = Nākamais raunds
end-screen-ready = Gaidām pārējos
end-screen-dealt = Nākamā raunda kauliņi ir izdalīti.
end-screen-others-ready = Jau gaida: { $players }.
end-screen-next-in = Nākamais raunds pēc { $time }
end-screen-no-hurry = Nesteidzies: nākamais raunds sāksies, kad nospiedīsi pogu.
end-screen-rematch = Revanšs
end-screen-join-rematch = Uz revanšu
end-screen-again = Spēlēt vēlreiz
end-screen-replay = Atkārtojums un analīze
end-screen-new = Jauna spēle

hint-late = Padoms nav atnācis. Mēģini vēlreiz.

greetings-open = Pasaki kaut ko
greetings-title = Pasaki kaut ko visiem

## Replays, and the analysis beside them

replay-back = Soli atpakaļ
replay-bots = Pārējie
replay-dealt = { $round }. raunds: kauliņi ir izdalīti
replay-decided = Šajā brīdī spēle beidzas
replay-download = Lejupielādēt pierakstu
replay-fair-apart = Šī ierīce nebija klāt
replay-fair-apart-about = Izdale izriet no pierakstā nosauktā noslēpuma un skaitļiem. Vairāk te pārbaudīt nevar.
replay-fair-brought = Tas pārbaudīts šeit, ar to, ko saglabāja cita ierīce.
replay-fair-check = Vai izdale bija godīga?
replay-fair-checking = Pārbauda izdali…
replay-fair-kept = Ko šī ierīce saglabāja
replay-fair-kept-about = Servera solījums, šīs ierīces daļa izdalē un žurnāla pēdējais stāvoklis. Ar šo saiti spēli var pārbaudīt cita ierīce. Tavā datorā lejupielādētu pierakstu ar to pārbauda { $command }.
replay-fair-link = Saite ar to, ko šī ierīce saglabāja
replay-fair-part = Kļūdas nav atrastas, bet visu šī ierīce pārbaudīt nevarēja
replay-fair-proven = Godīga: šī ierīce to pārbaudīja
replay-fair-refuted = Kaut kas nav kārtībā
replay-fair-stranger = Kļūdas nav atrastas, bet serveris varēja ietekmēt izdales
replay-fair-unproven = Nav pierādījuma
replay-fair-unproven-about = Šis pieraksts nepasaka, kā radusies izdale, tāpēc par to neko nevar teikt.
replay-fair-watched = Kļūdas nav atrastas, bet šī ierīce tikai skatījās
replay-first = Uz sākumu
replay-forward = Soli uz priekšu
replay-hand = { $count ->
    [zero] { $count } kauliņu: { $tiles }
    [one] { $count } kauliņš: { $tiles }
   *[other] { $count } kauliņi: { $tiles }
}
replay-hand-empty = Nav kauliņu
replay-hands = { $solo ->
    [yes] Spēlētāja kauliņi
   *[no] Visu spēlētāju kauliņi
}
replay-last = Uz beigām
replay-match-ended = Spēles beigas
replay-moment = { $action ->
    [0] { $round }. raunds, izdale
   *[other] { $round }. raunds, { $action } no { $actions }
}
replay-more = Ko tālāk?
replay-new-game = Jauna spēle
replay-nothing = Pie šī galda nekas netika izspēlēts, tāpēc nav ko skatīties vēlreiz.
replay-only-here = Šī saite darbojas tikai šajā datorā. Lai to mājās varētu atvērt arī telefonos, aizver spēli, pieliec palaišanas komandai --lan un kopīgo saiti vēlreiz.
replay-opening = Tiek atvērts galds…
replay-pause = Pauze
replay-play = Atskaņot
replay-play-on = Spēlēt tālāk no šejienes
replay-play-on-about = { $solo ->
    [yes] Vienatnē ar tiem pašiem kauliņiem
   *[no] Tu un boti ar tiem pašiem kauliņiem
}
replay-play-on-now = Spēlēt tālāk
replay-round = { $round }. raunds
replay-round-ended = Raunda beigas
replay-rounds = Raundi
replay-rule = Noteikums par to
replay-share = Saite uz šo brīdi
replay-share-link = Saite uz šo brīdi
replay-share-sent = Šī spēle bija tikai šajā ierīcē. Tagad tā ir arī serverī, lai saite darbotos visiem, kam to nosūtīsi.
replay-slider = Brīdis
replay-speed = Ātrums: { $speed } ×
replay-title = Atkārtojums
replay-to-replays = Uz atkārtojumiem
replay-to-table = Pie galda
replay-to-table-about = { $solo ->
    [yes] Tur var spēlēt vēlreiz
   *[no] Tur var prasīt revanšu
}
replay-unfinished = Šī spēle nav izspēlēta līdz galam.
replay-well = { $tiles ->
    [0] Krājums ir tukšs
    [zero] Krājumā { $tiles } kauliņu
    [one] Krājumā { $tiles } kauliņš
   *[other] Krājumā { $tiles } kauliņi
}
replay-when-over = Kamēr spēle turpinās, citu kauliņi paliek apslēpti.
replay-your-seat = Tava vieta
replay-your-seat-about = Tu redzi šos kauliņus; ar pārējiem spēlē boti.

replays-bring = Atvērt spēles pierakstu
replays-bring-about = Ievelc šeit failu, izvēlies to vai ielīmē tā tekstu. Tiek pārbaudīts katrs gājiens.
replays-choose-about = Izvēlies failu vai ielīmē tā tekstu. Tiek pārbaudīts katrs gājiens.
replays-away = Nav savienojuma. Tavas spēles, kas ir serverī, te būs redzamas, kad tīkls atkal darbosies.
replays-choose = Izvēlēties failu
replays-finished = Tavas pabeigtās spēles
replays-none = Tev vēl nav pabeigtu spēļu. Kad kāda būs, šeit varēsi to noskatīties vēlreiz un redzēt visu spēlētāju kauliņus.
replays-paste = Pieraksta teksts
replays-play = Uzspēlēt
replays-reading = Pārbauda…
replays-refused = Šo pierakstu nevar parādīt
replays-show = Parādīt
replays-title = Atkārtojumi
replays-unreadable = Failu neizdevās nolasīt. Izvēlies to vēlreiz vai ielīmē tā tekstu.

analysis-about = { $solo ->
    [yes] Dators aplūko katru lēmumu, zinot tikai to, kas tobrīd bija redzams: cik punktu tas bija vērts, kas būtu bijis labāk un cik tur bija veiksmes.
   *[no] Dators aplūko katru lēmumu tā, kā to varēja redzēt pats spēlētājs: cik tas bija vērts, kas būtu bijis labāk un cik tur bija veiksmes.
}
analysis-accuracy = Precizitāte
analysis-accuracy-about = { $solo ->
    [yes] Precizitāte ir par izvēlēm, nevis rezultātu: 100 % nozīmē, ka neviena no tām salīdzinājumā ar datora izvēlēm nav zaudējusi punktus. Pārējo izšķīra kauliņi.
   *[no] Precizitāte: 100 % nozīmē, ka salīdzinājumā ar datora izvēlēm nekas nav zaudēts; lēmums, ar kuru zaudē 10 uzvaras no 100, skaitās kā 65 %.
}
analysis-after = { $action ->
    [0] { $round }. raunds, izdale
   *[other] { $round }. raunds, { $action }. darbība
}
analysis-as-table = Tas pats skaitļos
analysis-ask = Analizēt spēli
analysis-cancel = Atcelt
analysis-chance = uzvaras izredzes { $percent } %
analysis-chart = Izredzes uzvarēt spēlē
analysis-chart-solo = Sagaidāmie punkti
analysis-deal = Izdale
analysis-deal-about = { $solo ->
    [yes] Izdale: cik punktu šie kauliņi deva salīdzinājumā ar citām izdalēm, spēlējot tāpat.
   *[no] Izdale: cik uzvaras izredžu šie kauliņi deva salīdzinājumā ar citām izdalēm, spēlējot tāpat.
}
analysis-draws = Pacelts
analysis-draws-about = { $solo ->
    [yes] Pacelts: tas pats par katru pacelto kauliņu salīdzinājumā ar citiem, kas vēl bija krājumā.
   *[no] Pacelts: tas pats par katru pacelto kauliņu salīdzinājumā ar citiem, kas vēl bija krājumā; skaitās arī tas, ko paceļ citi.
}
analysis-expected = sagaidāmie punkti: { $points }
analysis-faults = { $count ->
    [0] Neizdevīgi lēmumi nav atrasti
    [zero] { $count } neizdevīgu lēmumu
    [one] { $count } neizdevīgs lēmums
   *[other] { $count } neizdevīgi lēmumi
}
analysis-left = { $minutes ->
    [0] Vēl mazāk par minūti
    [zero] Vēl apmēram { $minutes } minūšu
    [one] Vēl apmēram { $minutes } minūte
   *[other] Vēl apmēram { $minutes } minūtes
}
analysis-moment = Pēc
analysis-player = Spēlētājs
analysis-players = Spēle un veiksme
analysis-queued = Gaida savu kārtu
analysis-sends = Šī spēle ir tikai šajā ierīcē; lai to analizētu, tā tiks nosūtīta uz serveri
analysis-show-better = Rādīt labāko kauliņu laukumā
analysis-thorough = Aplūkot sīkāk
analysis-thorough-about = Aizņem apmēram astoņreiz vairāk laika un atrod sīkākas kļūdas
analysis-title = Analīze
analysis-under-way = Cik no spēles jau aplūkots
analysis-verdict = Ko par to saka analīze
coach-switch = Ja visi spēlē bez kļūdām
review-title = { PERSON($player) ->
    [you] Kā tev gāja
   *[other] Kā spēlēja { $player }
}
review-plan-title = Izspēlēt vai pacelt?
review-plan-page = Skaties, kāpēc
review-try = Izmēģini
review-for = Spēlētājs
hint-show-place = Parādi, kur
hint-show-move = Parādi gājienu
review-moments = { $count ->
    [2] Divi izšķirošie brīži
    [zero] Trīs izšķirošie brīži
    [one] Izšķirošais brīdis
   *[other] Trīs izšķirošie brīži
}

## Puzzles and training

try-verdict = Jautājums un vērtējums
try-opponent = { $count ->
    [2] Pretinieks
   *[other] { $seat }. spēlētājs
}
try-find = Tavs gājiens. Atrodi labāko.
try-right = Pareizi!
try-right-second = Pareizi ar otro mēģinājumu.
try-wrong = Tas nav labākais gājiens. Mēģini vēlreiz.
try-best = Labākais gājiens: { $action }.
try-show = Parādīt atrisinājumu
puzzles-title = Uzdevumi
puzzles-find = Atrodi labāko gājienu
puzzles-rating = Tavs reitings: { $rating }
puzzles-rating-open = Tavs reitings parādīsies vēl pēc dažiem uzdevumiem
puzzles-rated = Tavs reitings: { $rating } ({ SIGNED($change) })
puzzles-difficulty = Grūtības pakāpe: { $rating }
puzzles-next = Nākamais uzdevums
puzzles-choose = Kādus uzdevumus?
puzzles-theme = Temats
puzzles-any-theme = Visi temati
puzzles-rules = Noteikumi
puzzles-any-rules = Visi noteikumi
puzzles-start = Sākt
puzzles-all-tried = Visi šie uzdevumi jau ir izmēģināti.
training-title = Treniņš
training-about = Tavas kļūdas no analizētām spēlēm atgriežas šeit, ne vairāk kā piecas dienā, līdz atrodi labāku gājienu. Tās glabājas tikai šajā ierīcē.
training-none = Vingrinājumu vēl nav
training-none-about = Atver spēles atkārtojumu un liec to analizēt: neizdevīgākie lēmumi kļūs par vingrinājumiem.
training-today = { $count ->
    [0] Šodienai viss paveikts
    [zero] Šodienai { $count } vingrinājumu
    [one] Šodienai { $count } vingrinājums
   *[other] Šodienai { $count } vingrinājumi
}
training-next-in = { $days ->
    [1] Nākamais atgriezīsies rīt.
    [zero] Nākamais atgriezīsies pēc { $days } dienām.
    [one] Nākamais atgriezīsies pēc { $days } dienas.
   *[other] Nākamais atgriezīsies pēc { $days } dienām.
}
training-start = Sākt
training-next = Nākamais vingrinājums
training-end = Uz sarakstu
training-find = Atkal tavs gājiens. Atrodi labāku gājienu nekā toreiz.
training-same = Tieši tā tu rīkojies arī spēlē.
training-played = Toreiz: { $action } ({ $cost }).
training-played-other = Toreiz: { $action }, bet nolikts citādi ({ $cost }).
training-list = Tavi vingrinājumi
training-item = { $rules } · { $cost }
training-from = Pievienots: { $day }
training-due = { $days ->
    [0] šodienai
    [1] atgriezīsies rīt
    [zero] atgriezīsies pēc { $days } dienām
    [one] atgriezīsies pēc { $days } dienas
   *[other] atgriezīsies pēc { $days } dienām
}
training-known = apgūts
training-moment = Skatīt atkārtojumā
training-delete = Dzēst šo vingrinājumu
training-delete-all = Dzēst visus
training-delete-sure = Dzēst visus vingrinājumus?
training-delete-means = Tie ir tikai šajā ierīcē, un atgūt tos nevarēs.
training-waiting = { $count ->
    [zero] Tagad { $count } kļūdas no šīs spēles ir vingrinājumi.
    [one] Tagad { $count } kļūda no šīs spēles ir vingrinājums.
   *[other] Tagad { $count } kļūdas no šīs spēles ir vingrinājumi.
}
training-add = Trenēties ar šīm kļūdām
training-add-about = Tās atgriezīsies kā vingrinājumi šajā ierīcē
training-added-none = Šeit nav kļūdu, ar ko trenēties.

## Printing

print-about = Viss ir PDF failā īstajā izmērā: drukā 100 % mērogā, nepielāgojot lapai.
print-paper = Papīrs
print-paper-a4 = A4
print-paper-letter = Letter
print-face = Cipari
print-face-plain = kā parasti
print-face-large = lieli
print-face-shapes = ar figūru pie katra
print-side = Kauliņa mala milimetros
print-side-note = Lai aizstātu pazudušu kauliņu, izmēri kādu no savējiem ar pusmilimetra precizitāti, piemēram, 38,5.
print-only = Tikai šie kauliņi
print-only-note = Piemēram, 3-4-5 0-0-1. Atstāj tukšu, lai drukātu visus 56.
print-backs = Mugurpuses
print-backs-note = Drukāšanai uz abām pusēm, apgriežot pa garo malu.
print-make-tiles = Kauliņi PDF failā
print-rules-title = Noteikumi un rezultātu lapa
print-make-card = Noteikumi vienā lapā
print-make-sheet = Tukša rezultātu lapa
print-match = Rezultātu lapa PDF failā
print-table-note = Šie noteikumi vienā lapā, rezultātu lapas un kauliņi PDF failā.

## Without a network

offline-title = Bez tīkla
offline-about = Ja noteikumi un vienkārši boti ir šajā ierīcē, vari spēlēt jebkur. Šie boti ir vājāki par servera botiem.
offline-fetching = Tiek ielādēts viss vajadzīgais, { $size } MB
offline-get = Saglabāt šajā ierīcē ({ $size } MB)
offline-failed = Visu ielādēt neizdevās. Pārbaudi savienojumu un mēģini vēlreiz.
offline-ready = Viss ir saglabāts: vari spēlēt bez tīkla.
offline-impossible = Šī pārlūkprogramma šajā lapā neko nesaglabā. Tam vajag drošu adresi (https) vai serveri šajā pašā ierīcē.
offline-install = Instalēt lietotni
offline-install-safari = Lai instalētu lietotni, pārlūkā Safari pieskaries „Kopīgot” un tad „Pievienot sākuma ekrānam”. Citādi Safari pēc nedēļas bez apmeklējuma var dzēst tavas spēles.
local-elsewhere = Šī spēle ir atvērta citā cilnē vai logā. Turpini tur vai atver to šeit vēlreiz.
local-fault = Spēlē šajā ierīcē radās kļūda. Nekas no izspēlētā nav zudis: atver galdu vēlreiz.
local-no-rules = Noteikumus šajā ierīcē neizdevās ielādēt. Pārbaudi savienojumu un mēģini vēlreiz.
local-not-kept = Šī ierīce nevarēja saglabāt tavu gājienu, tāpēc tas neskaitās. Atbrīvo ierīcē atmiņu vai izej no privātās pārlūkošanas un atver galdu vēlreiz.
local-no-answer = Ierīce pašlaik neko nesaglabā. Lietotne mēģina vēl; ja nekas nenotiek, pārlādē lapu un, ja trūkst pēdējā gājiena, izdari to vēlreiz.

## The score pad for the real box

evening-new = Jauns vakars
evening-list = Vakari
evening-goes-on = vēl nav beidzies
evening-family = Ģimene
evening-family-none = Vēl nav ko rādīt. Vispirms pabeidz kādu raundu.
evening-save-all = Saglabāt visu failā
evening-bring = Atvērt failu
evening-brought = { $count ->
    [0] Nekā jauna: viss no faila jau ir šeit.
    [zero] Pievienoto vakaru skaits: { $count }.
    [one] Pievienots { $count } vakars.
   *[other] Pievienoti { $count } vakari.
}
evening-brought-damaged = { $count ->
    [zero] { $count } vakaru dati failā ir bojāti, un tie nav pievienoti.
    [one] { $count } vakara dati failā ir bojāti, un tas nav pievienots.
   *[other] { $count } vakaru dati failā ir bojāti, un tie nav pievienoti.
}
evening-brought-damaged-lines = { $count ->
    [1] Faila rinda { $numbers } ir bojāta un nav pievienota.
   *[other] Faila rindas { $numbers } ir bojātas un nav pievienotas.
}
evening-no-pads = Šajā failā nav rezultātu bloknota.
evening-kept-here = Vakari glabājas tikai šajā ierīcē. Saglabā failu, lai kopija būtu arī citur.
evening-kept-safe = Šī pārlūkprogramma tos pati nedzēsīs.
evening-delete = Dzēst šo vakaru
evening-delete-ask = Visas tā rindas pazudīs, arī no statistikas.
evening-delete-sure = Dzēst šo vakaru?
evening-cancel = Atcelt
evening-by-rules = Noteikumi
evening-who = Kas spēlē?
evening-order = Numuri rāda gājienu secību.
evening-players-lines = Katram spēlētājam paliek viņa rindas. Kas spēlē kāda vietā, pārņem tā rindas.
evening-add-name = Spēlētāja vārds
evening-add = Pievienot šo vārdu
evening-youngest = Kurš ir jaunākais?
evening-youngest-later = Pateikšu, kad raunds sāksies
evening-first-on-table = Pirmais kauliņš uz galda
evening-first-unknown = Nav ierakstīts
evening-begin = { $count ->
    [0] Sākt
    [zero] Sākt ar { $count } spēlētājiem
    [one] Sākt ar { $count } spēlētāju
   *[other] Sākt ar { $count } spēlētājiem
}
evening-holds = { $tiles ->
    [zero] { $tiles } kauliņu
    [one] { $tiles } kauliņš
   *[other] { $tiles } kauliņi
}
evening-well = Krājumā: { $tiles }
evening-lines = Rindas
evening-entry = Ieraksti, kas notiek
evening-tiles = Visi kauliņi
evening-tile-laid = { $tile }, uz galda
evening-typed = Ievadītie cipari
evening-erase = Dzēst ciparu
evening-other-tile = Cits kauliņš
evening-made = Ko izveidoja { $tile }?
evening-made-nothing = Bez bonusa
evening-lays-first = Pirmais kauliņš
evening-hexagons = { $count ->
    [zero] { $count } sešstūru
    [one] { $count } sešstūris
   *[other] { $count } sešstūri
}
evening-out = Tas bija spēlētāja pēdējais kauliņš
evening-who-laid = Kura gājiens tas bija?
evening-who-opens = Kurš sāk? Pieskaries vārdam augšā un tad kauliņam.
evening-first-tile = Pieskaries kauliņam, ar kuru sāka.
evening-more = Vēl
evening-ask = Vai tas ir tilts?
evening-undo = Atsaukt
evening-no-second = Otra kauliņa nebūs
evening-no-field = Jauna laukuma nebūs
evening-declines = atsakās
evening-keeps = patur derīgu kauliņu
evening-pass-empty = Izlaist: krājums ir tukšs
evening-pass-keep = Izlaist un paturēt derīgu kauliņu
evening-end-round = Raunda beigas
evening-hands-about = Katram ieraksti palikušo kauliņu ciparu summu vai izvēlies pašus kauliņus.
evening-sum = Summa
evening-hand-tiles = Izvēlēties kauliņus: { $name }
evening-write-hands = Ierakstīt
evening-next-round = Nākamais raunds
evening-other-players = Kāds pievienojas vai aiziet
evening-join-leave = Kas pievienojas, sāk ar 0. Kas aiziet, patur punktus, bet vairs nevar uzvarēt.
evening-play-on = Tomēr spēlēt vēl vienu raundu
evening-correct = Labot
evening-insert = Ievietot pirms
evening-remove = Dzēst rindu
evening-corrected = labots
evening-correcting = Labo { $line }. rindu
evening-inserting = Jauna rinda pirms { $line }. rindas
evening-next-player = nākamais spēlētājs
evening-pending = Saglabāts, drīz tiks saskaitīts
evening-starting = Ielādē noteikumus. Rindas vari rakstīt jau tagad.
evening-scoring = Saglabāts. Drīz tiks saskaitīts.
evening-no-rules = Noteikumus neizdevās ielādēt, tāpēc punkti vēl nav saskaitīti. Ierakstītais ir saglabāts. Pārbaudi savienojumu un mēģini vēlreiz.
evening-old-rules = Šīs ierīces noteikumi ir vecāki par šo vakaru. Nekas nav zudis: ielādē jaunos iestatījumos un mēģini vēlreiz.
evening-rules-asked = Lai skaitītu punktus, ierīcei vajadzīgi noteikumi. Datu apjoms var būt ierobežots, tāpēc tie tiks ielādēti tikai tad, kad to vēlēsies; viss, ko ieraksti līdz tam, paliek saglabāts.
evening-get-rules = Ielādēt noteikumus ({ $size } MB)
evening-fault = Bloknotā radās kļūda, tāpēc punkti vēl nav saskaitīti. Ierakstītais ir saglabāts. Mēģini vēlreiz; ja tas nelīdz, atsauc pēdējo rindu.
evening-damaged = Šī vakara dati ierīcē ir bojāti, un punktus saskaitīt nevar. Ja tev ir tā fails vai saite, pievieno vakaru no turienes vēlreiz. { $why }
evening-not-read = Šī ierīce nevarēja nolasīt tavus vakarus. Aizver citas šīs lapas cilnes un pārlādē lapu.
evening-family-damaged = { $count ->
    [zero] { $count } vakaru dati ir bojāti, un šeit tie nav ieskaitīti. Atver tos, lai redzētu, kas nav kārtībā.
    [one] { $count } vakara dati ir bojāti, un šeit tas nav ieskaitīts. Atver to, lai redzētu, kas nav kārtībā.
   *[other] { $count } vakaru dati ir bojāti, un šeit tie nav ieskaitīti. Atver tos, lai redzētu, kas nav kārtībā.
}
evening-not-kept = Šī ierīce to nevarēja saglabāt, tāpēc tas neskaitās. Atbrīvo ierīcē atmiņu vai izej no privātās pārlūkošanas.
evening-elsewhere = Šis vakars mainīts citā cilnē. Tagad tas izskatās šādi.
evening-missing = Šajā ierīcē šāda vakara nav.
evening-big = Lieli burti
evening-write = Atpakaļ uz bloknotu
evening-menu = Šis vakars
evening-rules = Vakara noteikumi
evening-rules-about = Visas rindas paliek, kādas tās ir, un tiek no jauna saskaitītas pēc šiem noteikumiem.
evening-referee = Tiesnesis
evening-referee-about = No raunda sākuma liec kauliņus ekrānā tāpat kā uz galda, un lietotne pati noteiks, par ko ir bonuss.
evening-number-keys = Ciparu taustiņi
evening-number-keys-about = Trīs pieskārieni lieliem ciparu taustiņiem, nevis izvēle no 56 kauliņiem.
evening-turn-tile = Pagriezt
evening-lay = Izspēlēt
evening-lies-elsewhere = Tas ir citur
evening-lies-anyway = Tomēr tas ir uz galda
evening-field-lost = Laukums beidzas { $line }. rindā: tur ir kauliņš, kuram tajā nav vietas. Atsauc vai izlabo šo rindu, un laukums turpināsies; citādi tas sāksies no jauna nākamajā raundā.
evening-field-later = Šis raunds sākts bez laukuma. Tiesnesis sāks ar nākamo raundu.
evening-these-rules = Pēc šiem noteikumiem
evening-sheet-words = Lapas „{ $sheet }” teksts
evening-unpaid = Papildu punktu par to nav.
evening-share = Kopīgot, drukāt vai saglabāt
evening-share-link = Kopīgot kā saiti
evening-share-about = Viss vakars ir saitē. Neviens serveris to neglabā.
evening-share-picture = Kopīgot kā attēlu
evening-print = Drukāt rezultātu lapu
evening-save = Saglabāt failā
evening-save-csv = Saglabāt kā tabulu (CSV)
evening-save-record = Saglabāt pierakstu atkārtojumam
evening-keep = Saglabāt šajā ierīcē
