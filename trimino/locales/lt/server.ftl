### What a server tells those who play on it, in Lithuanian: refusals and greetings.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Thinking on the server

thinking-busy = { $seconds ->
    [one] Serveris dabar perkrautas. Bandyk vėl po { $seconds } sekundės.
    [few] Serveris dabar perkrautas. Bandyk vėl po { $seconds } sekundžių.
   *[other] Serveris dabar perkrautas. Bandyk vėl po { $seconds } sekundžių.
}
thinking-failed = Skaičiavimo baigti nepavyko. Bandyk vėl.

## What the server refuses at its edge

server-fault = Serveryje įvyko klaida. Ji ten užrašyta numeriu { $id }. Bandyk vėl.
foreign-origin = Ši užklausa atėjo iš kitos svetainės puslapio, { $origin }. Atverk žaidimą jo paties adresu.
foreign-host = Šio serverio vardas nėra { $host }. Atverk jį jo paties adresu; kas jį prižiūri, gali pridėti vardą per TRIMINO_HOSTS.
body-too-large = { $most ->
    [one] Tai per daug: priimamas daugiausia { $most } baitas. Siųsk mažiau.
    [few] Tai per daug: priimami daugiausia { $most } baitai. Siųsk mažiau.
   *[other] Tai per daug: priimama daugiausia { $most } baitų. Siųsk mažiau.
}
query-too-long = Šis adresas per ilgas: po klaustuko gali būti ne daugiau kaip { $most } KiB.
too-many = Per daug užklausų. Bandyk vėl po { $seconds ->
    [one] { $seconds } sekundės
    [few] { $seconds } sekundžių
   *[other] { $seconds } sekundžių
}.
name-empty = Varde turi būti bent vienas matomas ženklas. Įrašyk jį.
name-too-long = { $most ->
    [one] Šis vardas per ilgas. Jame gali būti iki { $most } ženklo.
    [few] Šis vardas per ilgas. Jame gali būti iki { $most } ženklų.
   *[other] Šis vardas per ilgas. Jame gali būti iki { $most } ženklų.
}
name-unreadable = Šiame varde yra ženklų, kurių parodyti negalima. Naudok raides, skaitmenis, skyrybos ženklus, simbolius ir tarpus.
name-mixed = Šiame varde sumaišytos skirtingų abėcėlių raidės arba tokios, kurios tik atrodo kaip kitos. Rašyk jį viena abėcėle.
name-marks = Šiame varde virš raidžių ar po jomis per daug ženklų. Dalį praleisk.
link-gone = { $minutes ->
    [one] Ši nuoroda jau panaudota arba senesnė nei { $minutes } minutė. Sukurk naują kitame įrenginyje.
    [few] Ši nuoroda jau panaudota arba senesnė nei { $minutes } minutės. Sukurk naują kitame įrenginyje.
   *[other] Ši nuoroda jau panaudota arba senesnė nei { $minutes } minučių. Sukurk naują kitame įrenginyje.
}
metrics-closed = Matavimai skirti tiems, kas turi prieigos raktą. Siųsk jį antraštėje Authorization po žodžio Bearer.

## The database of the server

store-unavailable = Duomenų bazė dabar nepasiekiama ({ $why }). Bandyk vėl po akimirkos.
store-unstorable = Tokios reikšmės duomenų bazė laikyti negali: tai tekstas su sugadintais ženklais arba daug per didelis skaičius.

## Tables of the server

nobody-asks = Serveris tavęs dar nepažįsta. Pirma pasakyk jam savo vardą.
no-such-table = Tokio stalo nėra. Gal jo laikas baigėsi; paprašyk naujos nuorodos.
no-such-record = Tokio įrašo nėra.
no-such-device = Tokio įrenginio neturi arba jis jau pašalintas.
no-such-analysis = Tokios analizės nėra.
analysis-not-yours = Analizę sustabdyti gali tik tie, kas žaidė arba įkėlė įrašą.
analysis-too-long = Ši partija analizei per ilga: veiksmų gali būti daugiausia { $most }.
no-such-page = Šiuo adresu nieko nėra.
one-record = Nurodyk vieną įrašą: stalo arba įkeltą.
practice-too-long = { $rounds ->
    [one] Partiją galima tęsti tik iš pirmųjų { $rounds } raundo.
    [few] Partiją galima tęsti tik iš pirmųjų { $rounds } raundų.
   *[other] Partiją galima tęsti tik iš pirmųjų { $rounds } raundų.
}
bad-request = Užklausos perskaityti nepavyksta: { $why }
bad-frame = Pranešimo perskaityti nepavyksta: { $why }
form-at = { $place }: { $why }
form-missing = trūksta
form-too-small = turi būti bent { $least }
form-too-large = gali būti daugiausia { $most }
form-too-few = reikia bent { $least }
form-too-many = galima nurodyti daugiausia { $most }
form-text-too-long = { $most ->
    [one] gali būti iki { $most } ženklo
    [few] gali būti iki { $most } ženklų
   *[other] gali būti iki { $most } ženklų
}
server-stopping = Serveris tuoj sustos. Bandyk vėl po akimirkos.

table-stale = Per tą laiką padėtis pasikeitė. Pažiūrėk į stalą ir nuspręsk iš naujo.
table-not-seated = Prie šio stalo nesėdi. Pirma užimk vietą.
table-already-seated = Prie šio stalo jau sėdi.
table-seat-taken = Ši vieta užimta. Pasirink kitą.
table-seat-twice = Vieta nurodyta du kartus. Kiekvieną nurodyk kartą.
table-no-such-seat = Tokios vietos nėra. Vietų prie stalo yra { $seats }.
table-seats-do-not-fit = Šio įrašo partijoje žaidėjų yra { $seats }. Atidaryk stalą, prie kurio vietų tiek pat.
table-names-do-not-fit = Nurodyk po vardą kiekvienai vietai arba nė vieno.
table-contribution-missing = Trūksta tavo maišymo dalies. Atsiųsk 64 savo pasirinktus šešioliktainius skaitmenis.
table-only-one-seat = Partijos metu galima užimti tik vieną vietą.
table-not-the-host = Tai gali tik stalo šeimininkas.
table-not-started = Partija dar neprasidėjo.
table-already-started = Partija jau prasidėjo, ir laisvų vietų nėra. Gali stebėti.
table-match-over = Partija baigta.
table-match-not-over = Partija dar nebaigta.
table-seats-empty = Dar yra tuščia vieta. Palauk, kol kas nors ateis, arba atiduok ją botui.
table-nobody-seated = Prie stalo niekas nesėdi. Pirma užimk vietą.
table-still-there = Ten sėdintis žaidėjas dar gali grįžti laiku. Vietą atlaisvinti galima tik tada, kai bent vieną ėjimą jau teko atlikti už šį žaidėją.
table-not-a-person = Šios vietos niekas neužima.
table-only-bots-change = Partijos metu galima keisti tik boto lygį.
table-not-away = Tu ir taip esi čia.
table-not-your-turn = Dabar ne tavo ėjimas.
table-no-decision = Dabar nėra ko spręsti.
table-hand-covered = Kauliukai uždengti. Pirma juos atidenk.
table-not-covered = Kauliukai neuždengti.
table-clocks-turn = Laikas baigėsi, šis ėjimas atliekamas automatiškai.
table-round-not-over = Raundas dar nebaigtas.
table-cannot-take-back = Dabar nieko atsiimti negalima: nuo to laiko kažkas jau atliko ėjimą arba atskleista tai, kas buvo paslėpta.
table-too-late-to-take-back = Atsiimti jau vėlu: kitas ėjimas atliktas.
table-removal-changed = { $removal ->
    [closed] Per tą laiką visi kiti išėjo: dabar stalas būtų uždarytas. Pažiūrėk ir nuspręsk iš naujo.
    [left] Per tą laiką kažkas prisėdo: dabar tavo vieta atsilaisvintų kam nors kitam. Pažiūrėk ir nuspręsk iš naujo.
    [ended] Per tą laiką partija pasikeitė: jei dabar pasiduosi, ji baigsis be laimėtojo. Pažiūrėk ir nuspręsk iš naujo.
    [won] Per tą laiką partija pasikeitė: jei dabar pasiduosi, laimės kitas žaidėjas. Pažiūrėk ir nuspręsk iš naujo.
    [handed-over] Per tą laiką partija pasikeitė: jei dabar pasiduosi, už tave žais botas. Pažiūrėk ir nuspręsk iš naujo.
   *[unlisted] Per tą laiką partija baigėsi. Pirma pažiūrėk rezultatą, tada ištrink ją iš savo sąrašo.
}
table-log-full = Prie šio stalo jau tiek visko įvyko, kad tęsti galima tik pačią partiją. Atidaryk naują stalą.
table-no-hints = Prie šio stalo patarimų nėra.
table-not-guided = Taip irgi galima. Bet čia kol kas rinkis tai, kas švyti.
table-unknown-bot = Boto „{ $name }“ nėra. Yra: { $known }.
table-unknown-rules = Kaip "base" nurodyk taisykles, nuo kurių nukrypsta namų taisyklės.
table-log-has-gap = Stalo { $table } žurnalas sugadintas ties versija { $version }.
player-of-seat = Žaidėjas { $number }
player-named = { $name }

greeting-hello = Labas!
greeting-good-luck = Sėkmės!
greeting-well-played = Gerai sužaista!
greeting-thanks = Ačiū!
greeting-oops = Oi!
greeting-wait-please = Minutėlę, prašau.
greeting-good-game = Smagi partija!
greeting-goodbye = Iki!
