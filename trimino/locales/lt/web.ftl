### What only the web app says, in Lithuanian.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Everywhere

ui-reload = Įkelti iš naujo
ui-percent = { $value } %

## The table: field and hand

table-fit = Rodyti visą lauką
table-hand = { $tiles ->
    [one] Turi { $tiles } kauliuką
    [few] Turi { $tiles } kauliukus
   *[other] Turi { $tiles } kauliukų
}
table-tile-fits = { $tile }, tinka
table-tile-elsewhere = { $tile }, tinka kitoje vietoje
table-tile-refused = { $tile }: { $why }
table-tile-drawn = { $tile }, ištrauktas šiuo ėjimu
table-bonus-example = Žiūrėti pavyzdį

## The first page, a new game, the lobby, the settings

box-chosen = Dabar tavo partijos vyksta pagal taisykles „{ $rules }“.
box-none-about = Tavo partijos vyksta pagal taisykles „{ $rules }“.
box-unchosen = Nepasirinkta. Tavo partijos vyksta pagal taisykles „{ $rules }“.
box-setting = Tavo dėžutė
box-differs-trimino = Traukti gali ir tada, kai kauliukas tinka. Partija baigiasi, kai tik kas nors surenka 400 taškų.
box-differs-triple-domino = Traukti gali ir tada, kai kauliukas tinka. Raundas, kuriame kas nors surenka 400 taškų, yra paskutinis.
box-differs-triomino = Traukti gali ir tada, kai kauliukas tinka. Partija baigiasi, jei raundo pabaigoje kas nors turi 400 taškų.
box-differs-tri-domino = Jei niekas netinka, trauki, kol kauliukas tiks. Už pradžią kauliuku 0-0-0 gauni dar 30 taškų ir gali iš karto dėti dar vieną kauliuką.
box-differs-triodominio = Papildomų taškų nėra. Skaičiuojami tik likę kauliukai, o po trijų raundų laimi turintis mažiausią sumą.
box-differs-pressman = Jei niekas netinka, trauki, kol kauliukas tiks. Už pradžią kauliuku 0-0-0 gauni dar 30 taškų.
box-differs-goliath = Už dvigubą jungtį papildomų taškų nėra, o už du ar tris šešiakampius iš karto jų daugiau.

lobby-away-bot = Kol žaidėjo nėra, už jį žaidžia botas: { $bot }
lobby-away-clock = Kol žaidėjo nėra, jo ėjimai atliekami automatiškai
lobby-bot = Botas: { $bot }
lobby-bots-come = { $bots ->
    [1] Laisvą vietą užima botas
    [one] { $bots } laisvą vietą užima botas
    [few] { $bots } laisvas vietas užima botai
   *[other] { $bots } laisvų vietų užima botai
}
lobby-free = Laisva vieta
lobby-free-seat = Atlaisvinti vietą: { $player }
lobby-hide-name = Slėpti vardą: { $name }
lobby-full = Visos vietos užimtos. Kai partija prasidės, galėsi stebėti.
lobby-here = Yra čia
lobby-hints = Patarimai leidžiami
lobby-host-starts = Partiją pradeda stalo šeimininkas.
lobby-invite = Pakviesti kitus
lobby-kept = Laikoma tau
lobby-leave = Palikti vietą
lobby-link = Nuoroda į šį stalą
lobby-no-hints = Be patarimų
lobby-no-time = Be laiko ribos
lobby-not-here = Be ryšio
lobby-only-here = Ši nuoroda veikia tik šiame kompiuteryje. Kad namuose būtų galima žaisti ir telefonu, išjunk žaidimą, prie paleidimo komandos pridėk --lan ir grįžk prie šio stalo.
lobby-open = Bet kas arba botas
lobby-open-about = Jei niekas neateis, žais botas
lobby-person = Žmogus
lobby-person-about = Laukiama žaidėjo
lobby-public = Stalą mato visi šiame serveryje
lobby-rounds = { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
   *[other] { $rounds } raundų
}
lobby-seat-for = Kam skirta { $seat } vieta
lobby-seats = Kas žaidžia
lobby-sit = Atsisėsti
lobby-start = Pradėti
lobby-start-without-free = { $free ->
    [1] Pradėti be laisvos vietos
   *[other] Pradėti be laisvų vietų
}
lobby-players = Žaidėjų: { $count }
lobby-move-up = Persėsti į { $seat } vietą
lobby-move-first = { $free ->
    [1] Jei nori pradėti be laisvos vietos, pirmiau tegul persėda { $names }.
   *[other] Jei nori pradėti be laisvų vietų, pirmiau tegul persėda { $names }.
}
lobby-take-seat = Užimti savo vietą
lobby-terms = Partijos nustatymai
lobby-time = Ėjimui: { $time }
lobby-title = Prieš partiją
lobby-waits = Dar laukiama žaidėjo
lobby-watching = { $people ->
    [one] Stebi dar { $people } žmogus.
    [few] Stebi dar { $people } žmonės.
   *[other] Stebi dar { $people } žmonių.
}
lobby-your-name = Tavo vardas

new-days = { $count ->
    [one] { $count } diena
    [few] { $count } dienos
   *[other] { $count } dienų
}
new-hours = { $count ->
    [one] { $count } valanda
    [few] { $count } valandos
   *[other] { $count } valandų
}
new-minutes = { $count ->
    [one] { $count } minutė
    [few] { $count } minutės
   *[other] { $count } minučių
}
new-seconds = { $count ->
    [one] { $count } sekundė
    [few] { $count } sekundės
   *[other] { $count } sekundžių
}

ui-code-of = { $title }, QR kodas
ui-copied = Nukopijuota.
ui-copy = Kopijuoti
ui-copy-yourself = Nuoroda pažymėta. Nukopijuok ją iš ten.
ui-share = Dalytis

lobby-expired = Šis stalas uždarytas
lobby-expired-about = Niekas laiku nepradėjo partijos, todėl nėra ko žiūrėti. Atidaryk kitą stalą arba paprašyk naujos nuorodos.
lobby-new-table = Atidaryti stalą

new-at-once = { $count ->
    [1] vienas
    [one] { $count } iš karto
    [few] { $count } iš karto
   *[other] { $count } iš karto
}
new-away = Kas žaidžia, kol žaidėjo nėra
new-away-bot = Botas
new-away-clock = Niekas, ėjimai automatiniai
new-best = Geriausi rezultatai, kai laisvų kauliukų { $well }
new-best-empty = Taip dar niekas nežaidė. Pradėk sąrašą!
new-best-earlier = Pagal ankstesnes taisykles, kai kiekvienas ištrauktas kauliukas kainavo taškų
new-changed = { $count ->
    [one] Pakeista { $count } taisyklė
    [few] Pakeistos { $count } taisyklės
   *[other] Pakeista { $count } taisyklių
}
new-differences = { $count ->
    [one] { $count } skirtumas nuo lapo „{ $sheet }“
    [few] { $count } skirtumai nuo lapo „{ $sheet }“
   *[other] { $count } skirtumų nuo lapo „{ $sheet }“
}
new-fewest = minimumas
new-hand-of = { $players } žaidėjams
new-hints = Patarimai leidžiami
new-friendly-solo = Iki pabaigos galima atsiimti viską. Atsiėmus traukimą, žaidimas nepatenka tarp geriausių.
new-house-rules = Namų taisyklės
new-house-rules-about = Keisk bet kurią lapo taisyklę
new-idle = Kartu su kitomis taisyklėmis tai nieko nekeičia.
new-more = Daugiau pasirinkimų
new-more-about = Laikas, patarimai ir kas mato stalą
new-most = maksimumas
new-name-of = { $seat } žaidėjo vardas
new-open-seats = Vietas, kurios pradedant dar laisvos, užima botai, bet pradėti galima ir be tų vietų.
new-open-table = Atidaryti stalą
new-public = Rodyti stalą visiems
new-public-about = Kitaip jį ras tik turintys nuorodą
new-read-rules = Skaityti šias taisykles
new-reset = Grąžinti: { $value }
new-reset-all = Viskas kaip taisyklių lape
new-rounds = Raundai
new-seat-here = Šiame įrenginyje
new-seat-person = Žmogus su nuoroda
new-solo-hand = turimi
new-solo-other = Taisyklėse „{ $rules }“ nėra žaidimo vienam, todėl čia žaidžiama pagal kitas.
new-solo-own-cost = sava bauda už traukimą
new-solo-well = laisvi
new-somebody = Be vardo
new-time = Laikas ėjimui
new-well = Laisvi kauliukai
new-well-about = { $hand ->
    [0] Pradedi be kauliukų.
    [one] Pradžioje turi { $hand } kauliuką.
    [few] Pradžioje turi { $hand } kauliukus.
   *[other] Pradžioje turi { $hand } kauliukų.
}
new-youngest = Kas jauniausias?

my-rules-based-on = Kaip { $sheet }, bet:
my-rules-bring = Gautos taisyklės
my-rules-bring-about = Atverk failą, nuorodą ar teksto eilutę, kurią gavai.
my-rules-change = Keisti
my-rules-copy-text = Kopijuoti tekstą
my-rules-forget = Ištrinti
my-rules-forgotten = Taisyklės „{ $name }“ ištrintos.
my-rules-keep = Išsaugoti
my-rules-keep-about = Jos lieka šiame įrenginyje, ir gali jas pasirinkti bet kuriam žaidimui.
my-rules-keep-title = Išsaugoti šias taisykles
my-rules-kept = Išsaugotos taisyklės
my-rules-link = Nuoroda į šias taisykles
my-rules-make = Kurti taisykles
my-rules-manage = Išsaugotos ir gautos taisyklės
my-rules-name = Taisyklių pavadinimas
my-rules-name-example = Močiutės
my-rules-none = Dar neturi išsaugotų taisyklių. Sukurk savo arba atverk gautas.
my-rules-open = Atverti
my-rules-paste = Nuoroda arba tekstas
my-rules-play = Žaisti pagal šias taisykles
my-rules-refused = Šių taisyklių atverti negalima
my-rules-replaces = Šiuo pavadinimu jau išsaugotos kitos taisyklės. Šios jas pakeis.
my-rules-same = Lygiai kaip { $sheet }.
my-rules-save-file = Išsaugoti faile
my-rules-saved = Taisyklės „{ $name }“ išsaugotos.
my-rules-share = Dalytis
my-rules-text = Šios taisyklės kaip tekstas
my-rules-title = Tavo taisyklės

ui-less = Mažiau: { $label }
ui-more = Daugiau: { $label }

settings-colours = Kiekvienam skaičiui sava spalva
settings-confirm = Klausti prieš dedant kauliuką
settings-confirm-about = Pirmas palietimas parodo kauliuką, antras jį padeda
settings-device = Ir kitame įrenginyje
settings-device-about = Pasiimk savo vardą ir partijas, pavyzdžiui, iš telefono į kompiuterį.
settings-device-link = Nuoroda kitam tavo įrenginiui
settings-device-make = Sukurti nuorodą
settings-device-minutes = { $minutes ->
    [one] Ji veikia vieną kartą, { $minutes } minutę. Niekam kitam jos neduok: kas ją atvers, žais tavo vardu.
    [few] Ji veikia vieną kartą, { $minutes } minutes. Niekam kitam jos neduok: kas ją atvers, žais tavo vardu.
   *[other] Ji veikia vieną kartą, { $minutes } minučių. Niekam kitam jos neduok: kas ją atvers, žais tavo vardu.
}
settings-devices = Tavo įrenginiai
settings-devices-about = Kas turi kurį nors iš šių įrenginių, tas gali žaisti tavo vardu. Pašalink tuos, kuriuos pametei ar paskolinai.
settings-devices-remove = Pašalinti: { $device }
settings-devices-removed = Įrenginys pašalintas.
settings-devices-seen = Paskutinį kartą naudotas { $date }
settings-devices-this = Šis įrenginys
settings-devices-unknown = Nežinomas įrenginys
settings-forget = Ištrinti mano duomenis
settings-forget-about = Serveris ištrins tavo vardą.
settings-forget-do = Ištrinti visam laikui
settings-forget-means = Tavo vardas dings iš visų serverio partijų ir sąrašų, o ten pradėtų partijų tęsti nebegalėsi. Kitiems partijos liks. To atšaukti negalima.
settings-forget-not = Palikti viską
settings-forget-sure = Ištrinti tavo duomenis visam laikui?
settings-forgotten = Tavo duomenys ištrinti.
settings-left-handed = Kairiarankiams
settings-left-handed-about = Mygtukai yra kairėje
settings-look = Šiame įrenginyje
settings-renamed = Vardas pakeistas.
settings-save = Išsaugoti
settings-sorted = Laikyti kauliukus surikiuotus
settings-sorted-about = Kitaip jie lieka ten, kur juos padedi
settings-sounds = Garsai
settings-theme = Šviesi ar tamsi išvaizda
settings-theme-dark = Tamsi
settings-theme-light = Šviesi
settings-theme-system = Kaip įrenginyje

device-about = Ši nuoroda – iš kito tavo įrenginio. Jei sutiksi, čia bus tas pats vardas ir tos pačios partijos.
device-done = Ir čia tu esi { $name }.
device-not = Geriau ne
device-replaces = Iki šiol šiame įrenginyje buvai { $name }. Šio vardo partijos tęsis, bet šiame įrenginyje jų nebebus.
device-take = Sutikti
device-title = Tęsti šiame įrenginyje?

missing-about = Gal nuorodoje yra klaida arba to, kur ji vedė, nebėra.

## Mokomasis raundas

guide-title = Pamoka
guide-rules = { $rules }, kiekvienam mažiau kauliukų
guide-start = Pradėti pamoką
guide-skip = Išeiti
guide-step = { $step } žingsnis iš { $steps }
guide-tile = { $tile }, švyti
guide-place = Švytinti vieta: { $place }
guide-other-tile = Šįkart ne { $tile }. Imk švytintį kauliuką.
guide-no-fit = { $tile } dabar niekur netinka. Bandyk kitą, ryškesnį kauliuką.
guide-look-on = { $tile } dabar niekur netinka. Bandyk kitą kauliuką.
guide-draw-first = { $tile } dabar niekur netinka. Trauk kauliuką.
guide-by-sheet = Šis raundas žaistas pagal taisykles „{ $rules }“. Pirmoji tavo partija vyks pagal taisykles „{ $own }“, kurios kai kur skiriasi.
guide-other-sheet = Šis raundas vyksta pagal taisykles „{ $rules }“. Taisyklės „{ $own }“ kai kur skiriasi.
guide-own-match = Žaisti pirmą savo partiją
guide-again = Pakartoti pamoką

## The rules, explained

learn-title = Taisyklės
learn-lead = Dėžutėse esantys taisyklių lapai skiriasi. Pasirink savąjį: čia viskas pagal jį, iki paskutinio taško.
learn-choose = Taisyklių lapas
learn-parts = Šio puslapio dalys
learn-part-sheet = Taisyklės žodžiais
learn-part-try = Išbandyk
learn-part-differences = Palyginimas
learn-part-silences = Kas lapuose neaišku
learn-differences = Taisyklių lapų palyginimas
learn-again = Dar kartą
learn-try-about = Vilk kauliuką į vietą, kuri nušvinta. Taškai skaičiuojami pagal lapą „{ $sheet }“.
ideas-title = Idėjos
ideas-lead = Trumpos pamokos, kaip laimėti, kiekviena su paveikslėliu ir padėtimi, kurią gali išbandyti. Skaičiai – iš raundų, kuriuos kompiuteris sužaidė pagal „Triomino“ taisykles.
ideas-studies = Tuos pačius skaičius duoda ši komanda:
ideas-all = Visos idėjos
ideas-next = Kita:
idea-right = Teisingai!
idea-wrong = Šįkart ne.
idea-exercise = { $number } padėtis iš { $count }
idea-around = Žaidėjai: { $number } · laisvų kauliukų: { $well } · { $number ->
    [2] kitas žaidėjas turi
   *[other] kiti turi
}: { $others }
idea-percent = { $percent } %
idea-ranges = Plona linija rodo, kiek skaičius tikslus.
idea-bar-players = žaidėjai: { $number }
idea-bar-tiles = padėti kauliukai
idea-bar-bonuses = papildomi taškai
idea-bar-draws = traukimas
idea-bar-passes = praleisti ėjimai
idea-bar-end = raundo pabaiga
idea-bar-hidden = nematyti { $least }–{ $most }
idea-lay-or-draw = Dėti ar traukti?
idea-lay-or-draw-about = Dviese apsimoka pirma ištraukti laisvus kauliukus.
idea-lay-or-draw-text = Traukimas kainuoja taškų, todėl atrodo geriau dėti iškart. Dviese taip nėra: jei trauki, kol laisvų kauliukų beveik nelieka, raundo pabaigoje tavo persvara { $gain ->
    [one] { $gain } tašku
    [few] { $gain } taškais
   *[other] { $gain } taškų
} didesnė. Visi tie traukimai kainuoja { $draws }. Bet turint daugiau kauliukų gaunama daugiau papildomų taškų, iš viso { $bonuses }. O kai laisvų nebėra, kitas žaidėjas dažniau nei tu neturi tinkamo kauliuko ir moka už praleistus ėjimus (taškų tavo naudai: { $passes }).
idea-lay-or-draw-but = Kaina: tau lieka daugiau kauliukų, o tai pabaigoje kainuoja { $end }. Be to, tai veikia tik ten, kur galima traukti turint tinkamą kauliuką. Kur praleistas ėjimas, kai laisvų nebėra, nieko nekainuoja, iš to laimi tik galvojantys į priekį. Jei žaidžia daugiau arba kam nors likęs kauliukas ar du, tiesiog dėk. Šie skaičiai gauti, kai žaidėjai visada deda tai, kas duoda daugiausia taškų. Galvojantys į priekį daug kauliukų išnaudoja geriau; patarimai ir analizė remiasi tuo, todėl rodo didesnę naudą.
idea-lay-or-draw-plot = Iš kur taškai, jei ištrauki laisvus kauliukus, du žaidėjai
idea-lay-or-draw-yes = Su šiuo planu čia laimima dažniau: dviese traukti, keturiese dėti.
idea-lay-or-draw-no = Su kitu planu čia laimima dažniau: dviese traukti, keturiese dėti.
idea-more-players = Daugiau žaidėjų – mažiau traukti
idea-more-players-about = Kas padeda dviese, kenkia keturiese.
idea-more-players-text = Laisvų kauliukų ištraukimas dviese duoda { $two ->
    [one] { $two } tašką
    [few] { $two } taškus
   *[other] { $two } taškų
} per raundą. Trise tai kainuoja { $three }, keturiese – { $four }: kiti deda toliau, ir anksčiau ar vėliau kuris nors baigia, kol tu dar turi daug kauliukų.
idea-more-players-but = Keturiese net vienas kauliukas daugiau iki raundo pabaigos kainuoja { $drawn ->
    [one] { $drawn } tašką
    [few] { $drawn } taškus
   *[other] { $drawn } taškų
}. Tad stenkis pasilikti kauliukus, tinkančius įvairiose vietose.
idea-more-players-plot = Kiek taškų per raundą duoda laisvų kauliukų ištraukimas
idea-more-players-yes = Kai tiek žaidėjų, laimi tas, kuris deda.
idea-more-players-no = Kai tiek žaidėjų, dažniau laimi tas, kuris deda.
idea-take-it = Imk papildomus taškus
idea-take-it-about = Vargu ar rasi ką nors geresnio už tiltą ar šešiakampį.
idea-take-it-text = Jei gali uždaryti šešiakampį, uždaryk. Palyginti su geriausiu paprastu kauliuku, šešiakampis iki raundo pabaigos duoda { $hexagon ->
    [one] { $hexagon } tašku daugiau
    [few] { $hexagon } taškais daugiau
   *[other] { $hexagon } taškų daugiau
}, tiltas – { $bridge }. Tai mažiau, nei už juos gauni iškart: ką dabar palieki, kartais gali paimti vėliau.
idea-take-it-but = Tad jei ką tik praleidai progą, per kitą ėjimą pažiūrėk dar kartą. Gal vieta dar laisva.
idea-take-it-plot = Kiek taškų tai duoda iki raundo pabaigos, du žaidėjai
idea-take-it-yes = Nieko vertesnio čia nėra.
idea-take-it-no = Čia gali paimti papildomų taškų. Ieškok tarpo tarp kauliukų, kurį užpildo vienas tavųjų.
idea-prepare = Pasiruošk vietą sau
idea-prepare-about = Atverk vietą kauliukui, kurį turi tik tu.
idea-prepare-text = Vietai, duodančiai papildomų taškų, tinka lygiai vienas kauliukas. Jei jį turi tu, niekas kitas ta vieta pasinaudoti negali. Tad ieškok ėjimo, kuris sukuria tokią vietą kitam tavo kauliukui. Dabar tai beveik nieko nekainuoja, o iki raundo pabaigos duoda { $two ->
    [one] { $two } tašką
    [few] { $two } taškus
   *[other] { $two } taškų
} dviese, { $four } keturiese.
idea-prepare-but = Pirma patikrink visus tris kampus: kauliukas turi atitikti kiekvieną.
idea-prepare-plot = Kiek taškų duoda savo kauliukui atverta vieta
idea-prepare-yes = Dabar kitas tavo kauliukas tinka ten, kur yra papildomų taškų, ir niekas kitas jo neturi.
idea-prepare-no = Kitoks ėjimas atveria tokią vietą kauliukui, kurį turi.
idea-open-door = Žiūrėk, ką atveri
idea-open-door-about = Kartais tinkamą kauliuką turi kitas žaidėjas.
idea-open-door-text = Daug ėjimų atveria vietą su papildomais taškais, kuriai tinkamo kauliuko tu neturi. Dviese kitas jį turi { $early ->
    [one] { $early } kartą
    [few] { $early } kartus
   *[other] { $early } kartų
} iš 100 raundo pradžioje ir { $late } iš 100, kai nematomų kauliukų mažai. Iki raundo pabaigos tai vidutiniškai kainuoja { $two ->
    [one] { $two } tašką
    [few] { $two } taškus
   *[other] { $two } taškų
}.
idea-open-door-but = Tad iš dviejų maždaug vienodų ėjimų rinkis tą, kuris nieko neatveria. Dėl to atsisakyti savų papildomų taškų neverta.
idea-open-door-plot = Kiek taškų kainuoja atverti vietą kitiems
idea-open-door-yes = Kitam nieko nepalieki.
idea-open-door-no = Yra ėjimas, kuris kitam atveria mažiau.
idea-count = Skaičiuok kauliukus
idea-count-about = Dauguma gerai atrodančių vietų yra bevertės.
idea-count-text = Kiekvieno kauliuko yra tik po vieną, o vietai su papildomais taškais tinka lygiai vienas. Tad pažiūrėk, ar jis jau neguli ant stalo. Raundo pradžioje taip yra su { $early } iš 100 tokių vietų, vėliau su { $middle }, pabaigoje su { $late }.
idea-count-but = Užblokuoti tokios vietos irgi negali: joks kitas kauliukas ten netinka. Saugi ji tik tada, kai jos kauliukas guli kitur.
idea-count-plot = Vietos su papildomais taškais, kurių kauliukas jau ant stalo, du žaidėjai
idea-count-yes = Vieta, kurią atveri, kitiems nenaudinga: jos kauliukas jau guli ant stalo.
idea-count-no = Palygink vietas, kurias atveri: vienos jų kauliukas jau guli ant stalo.
idea-keep-ways = Pasilik galimybių baigti
idea-keep-ways-about = Kai kauliukų mažai, pasilik tinkamus.
idea-keep-ways-text = Kai liko vos keli kauliukai, svarbiau, kas dar tinka, nei kiek taškų kauliukas duoda. Dėk taip, kad kuo daugiau likusių kur nors tiktų: dabar tai kainuoja { $price ->
    [one] { $price } tašką
    [few] { $price } taškus
   *[other] { $price } taškų
}, o iki raundo pabaigos duoda { $two ->
    [one] { $two } tašką
    [few] { $two } taškus
   *[other] { $two } taškų
} dviese, { $four } keturiese.
idea-keep-ways-but = Nauda maža, tad papildomi taškai vis tiek svarbesni.
idea-keep-ways-plot = Kiek taškų gauni, kai pasilieki tinkamus kauliukus
idea-keep-ways-yes = Daugiau tavo kauliukų vis dar tinka.
idea-keep-ways-no = Pažiūrėk, po kurio ėjimo tinka daugiausia tavo kauliukų.
idea-lock-out = Palik kitus be ėjimo
idea-lock-out-about = Kai laisvų nebėra, skaičiuok, ką kiti gali padėti.
idea-lock-out-text = Kai laisvų kauliukų nebėra, visus, kurių nematai, turi kiti. Jei gali dėti taip, kad nė vienas jų netiktų, kiti turi praleisti ėjimą, o jei tai kainuoja taškų, už jį ir sumoka. Dviese tai iki raundo pabaigos duoda { $two ->
    [one] { $two } tašką
    [few] { $two } taškus
   *[other] { $two } taškų
}.
idea-lock-out-but = Tokia proga reta. Ieškok jos, kai likę vos kelios vietos.
idea-lock-out-plot = Kiek taškų gauni, kai kitiems nieko nepalieki
idea-lock-out-yes = Nė vienas kauliukas, kurio nematai, dabar netinka.
idea-lock-out-no = Yra ėjimas, po kurio niekas kitas nebegali dėti.
learn-plain = Viena briauna
learn-plain-about = Palei bendrą briauną abiejų kauliukų skaičiai turi sutapti. Pagal daugumą lapų gauni tiek taškų, kiek vertas kauliukas.
learn-fit = Visi kampai
learn-fit-about = Visur, kur kampai susitinka, visuose turi būti tas pats skaičius. Vienas iš šių kauliukų tinka ten, kur kitas netinka.
learn-in-english = angliškai:
learn-bridge = Tiltas
learn-bridge-about = Viena briauna liečia vieną kauliuką, o priešingas kampas – kitą.
learn-double = Dviguba jungtis
learn-double-about = Dvi ar trys briaunos liečia kauliukus, bet šešiakampis neuždaromas.
learn-hexagon = Šešiakampis
learn-hexagon-about = Šeštas kauliukas aplink bendrą kampą uždaro šešiakampį.
learn-two-hexagons = Du šešiakampiai
learn-two-hexagons-about = Vienas kauliukas gali iš karto uždaryti du šešiakampius, ir pagal kai kuriuos lapus už tai gaunama daugiau taškų.
learn-three-hexagons = Trys šešiakampiai
learn-three-hexagons-about = Rečiausia iš visko: trys šešiakampiai vienu kauliuku.
learn-silences-about = Apie tai taisyklių lapai nesako nieko, sako per mažai arba taip, kad galima suprasti dvejopai. Toliau parašyta, kaip tai nuspręsta čia, visiems lapams. Jei kitaip žaisti leidžia namų taisyklė, ji nurodyta.
learn-readings-all = Rodyti ir pastabas apie kitus lapus
learn-readings-some = Pastabos – apie lapo „{ $sheet }“ tekstą.
learn-silence-tiles = Kauliukai
learn-silence-tiles-settled = Kiekvienas skaičių trejetas nuo 0 iki 5 yra ant vieno kauliuko, vieną kartą: 56 kauliukai. Skaičiai didėja pagal laikrodžio rodyklę, ir nė vienas kauliukas neturi veidrodinio atvaizdo.
learn-silence-corners = Kas tinka
learn-silence-corners-settled = Visuose susitinkančiuose kampuose turi būti tas pats skaičius, net jei susiliečia tik kampai. Vien sutampančių briaunų nepakanka.
learn-silence-turns = Ėjimai
learn-silence-turns-settled = Einama pagal laikrodžio rodyklę. Per ėjimą dedamas vienas kauliukas, nebent pasiūloma dėti dar vieną.
learn-silence-opener = Kas pradeda
learn-silence-opener-settled = Jei kauliuko su trimis vienodais skaičiais niekas neturi, lemia didžiausios vertės kauliukas. Kai vertės lygios, skaičiai lyginami po vieną nuo didžiausio: 2-5-5 eina pirmiau nei 3-4-5.
learn-silence-free-draw = Laisvas traukimas
learn-silence-free-draw-settled = Jei trauki, anksčiau turėtiems kauliukams tenka palaukti: šiuo ėjimu galima dėti tik ištrauktus. Kas pradėjo traukti, tęsia, kol padeda ištrauktą kauliuką arba traukti nebegalima.
learn-silence-duty-draw = Privalomas traukimas
learn-silence-duty-draw-settled = Kas gali dėti kauliuką, privalo tai padaryti. Kas negali, traukia ir privalo dėti pirmą tinkamą.
learn-silence-pass = Ėjimo praleidimas
learn-silence-pass-settled = Praleistas ėjimas – tai ėjimas, per kurį nieko nepadėta. Už tai, kad pasilieki ištrauktą tinkamą kauliuką, papildomos baudos nėra.
learn-silence-zero = Dar vienas kauliukas po 0-0-0
learn-silence-zero-settled = Tai paprastas kauliukas tuo pačiu ėjimu; jo galima atsisakyti be baudos.
learn-silence-new-field = Naujas laukas
learn-silence-new-field-settled = Kas uždaro šešiakampį, gali bet kurį turimą kauliuką dėti kaip pirmą naujame lauke. Taškų už jį gaunama kaip už bet kurį kauliuką, už pradžią – nieko, ir ėjimas baigiasi.
learn-silence-out = Paskutinis kauliukas
learn-silence-out-settled = Kas padeda paskutinį kauliuką, užbaigia raundą. Jis baigiasi iš karto, ir nieko daugiau nebesiūloma.
learn-silence-blocked = Užblokuotas raundas
learn-silence-blocked-settled = Kai laisvų kauliukų nebėra ir niekas neturi tinkamo, pagal kai kuriuos lapus raundas baigiasi prieš kitą ėjimą, ir baudos už praleidimą niekas nebegauna. Pagal kitus laukiama, kol visi iš eilės praleis ėjimą.
learn-silence-tie = Užblokuotas raundas ir lygiosios
learn-silence-tie-settled = Jei mažiausios vertės kauliukus turi keli, kiekvienas gauna tiek, kiek gautų laimėtojas.
learn-silence-round-winner = Kas laimi raundą
learn-silence-round-winner-settled = Padėjęs paskutinį kauliuką; užblokuotą raundą – turintis mažiausios vertės kauliukus. Kur likę kauliukai neskaičiuojami – surinkęs daugiausia taškų.
learn-silence-target = Tikslas
learn-silence-target-settled = Pagal vienus lapus tikslas užbaigia partiją tą pačią akimirką, kai pasiekiamas; pagal kitus raundas pirma sužaidžiamas iki galo.
learn-silence-winner = Kas laimi partiją
learn-silence-winner-settled = Turintis geriausią sumą. Kur laimi paskutinio raundo laimėtojas, jis turi būti pasiekęs tikslą; jei raundai baigėsi, o tikslo nepasiekė niekas, laimi turintis didžiausią sumą. Esant lygiems rezultatams, pergale dalijamasi.
learn-silence-below-zero = Žemiau nulio
learn-silence-below-zero-settled = Suma gali būti neigiama.
learn-silence-solo = Žaidžiant vienam
learn-silence-solo-settled = Vienas raundas, paprastai su lapo baudomis. Kai niekas nebetinka, likusių kauliukų vertė atimama. Lygink tik rezultatus su tiek pat kauliukų.
learn-silence-shown = Kas matoma
learn-silence-shown-settled = Kai žaidėjų kauliukai skaičiuojami, juos mato visi. Laisvi ir neskaičiuojami kauliukai lieka paslėpti iki partijos pabaigos.
learn-silence-clock = Kai baigiasi laikas
learn-silence-clock-settled = Ėjimas atliekamas už tave: atsisakoma to, kas siūloma; jei nieko nesiūloma, dedamas pirmas tinkamas kauliukas; jei tokio nėra, traukiama; jei traukti negalima, ėjimas praleidžiamas.
learn-silence-kinds = Tiltas, dviguba jungtis, šešiakampis
learn-silence-kinds-settled = Padėtas kauliukas laikomas tik vienu iš jų: pirmiausia šešiakampiu, jei ne juo – dviguba jungtimi, jei ne ja – tiltu.
learn-reading-words = Pačių lapų žodžiai

## The table: around field and hand

table-title = Trimino
table-title-your-turn = Tavo ėjimas – Trimino
table-field = { $tiles ->
    [0] Laukas, dar tuščias
    [one] Laukas, { $tiles } kauliukas
    [few] Laukas, { $tiles } kauliukai
   *[other] Laukas, { $tiles } kauliukų
}
table-players = Žaidėjai
table-bot = botas
table-away = laikinai nėra
table-not-here = be ryšio
table-away-bot = { $player } laikinai išėjo. Kol kas žaidžia botas.
table-away-bot-later = { $player } laikinai išėjo. Kai ateis eilė, po { $time } žais botas.
table-away-bot-soon = { $player } laikinai išėjo. Po { $time } žais botas.
table-away-clock = { $player } laikinai išėjo. Kol kas ėjimai atliekami automatiškai.
table-away-clock-later = { $player } laikinai išėjo. Kai ateis eilė, po { $time } ėjimas bus atliktas automatiškai.
table-away-clock-soon = { $player } laikinai išėjo. Po { $time } ėjimas bus atliktas automatiškai.
table-away-waits = { $player } laikinai išėjo. Partija laukia.
table-total-of = { $total } iš { $target }
table-held = { $tiles ->
    [one] turi { $tiles } kauliuką
    [few] turi { $tiles } kauliukus
   *[other] turi { $tiles } kauliukų
}
table-held-word = { $tiles ->
    [one] kauliukas
    [few] kauliukai
   *[other] kauliukų
}
table-days = { $days } d.
table-hours = { $hours } val.
table-minutes = { $minutes }:{ $seconds }
table-seconds = { $seconds } s
table-cut = Ryšys nutrūko. Jungiamasi iš naujo…
table-you-away = Tavęs nebuvo, todėl už tave žaidžiama.
table-come-back = Žaisti toliau
table-watching = Tu stebi. Laisvų kauliukų: { $tiles }
table-sending = Siunčiama…
table-pass-device = Dabar įrenginį ima { $player }
table-uncover = Aš esu { $player }: rodyti mano kauliukus
table-pad = Taškų lenta
table-rules = Taisyklės
table-rules-now = Dabar
table-actions = Ką gali daryti
table-lay = Dėti
table-turn = Pasukti
table-draw = Traukti
table-draw-sure = Traukti kauliuką?
table-draw-costs = { table-draw }: { $what }.
table-draw-gives-up = { $what } · { $well }
table-gives-up-tiles = { $tiles ->
    [one] šiuo ėjimu nebegalėsi dėti { $tiles } dabar tinkamo kauliuko
    [few] šiuo ėjimu nebegalėsi dėti { $tiles } dabar tinkamų kauliukų
   *[other] šiuo ėjimu nebegalėsi dėti { $tiles } dabar tinkamų kauliukų
}
table-gives-up = { $points ->
    [0] { table-gives-up-tiles }
   *[other] { $tiles ->
        [0] { SIGNED($points) }, nors kauliukas tinka
       *[other] { SIGNED($points) }, ir { table-gives-up-tiles }
    }
}
table-confirm-no-more = Daugiau neklausti
table-confirm-cancel = Atšaukti
table-pass = Praleisti
table-decline = Atsisakyti
table-take-back = Atsiimti
table-undo-left = { $seconds ->
    [one] { $seconds } sekundė
    [few] { $seconds } sekundės
   *[other] { $seconds } sekundžių
}
table-undo-offer = Dar gali tai atsiimti: spausk U.
table-undo-sure = Vis tiek atsiimti?
table-undo-costs = Nuo tada jau pamatei tai, kas buvo paslėpta. Jei dabar atsiimsi, šis žaidimas nepateks tarp geriausių.
table-undo-first = Atsiimti ėjimą?
table-undo-first-means = Draugiškoje partijoje iki pabaigos gali atsiimti viską, net traukimus ir botų ėjimus. Jei juos atsiimi, partija nebeįskaitoma.
table-hint = Patarimas
table-sort = Laikyti kauliukus surikiuotus
table-sort-now = Surikiuoti kauliukus
table-coming = Įkeliamas stalas…
table-more = Daugiau
table-confirm = Klausti prieš dedant kauliuką
table-confirm-draw = Klausti prieš traukiant, kai kauliukas tinka
table-confirm-draw-about = Jei traukimas kainuoja taškų arba po jo nebegalėsi dėti tinkamų kauliukų
table-sounds = Garsai
table-left-handed = Kairiarankiams
table-settings = Nustatymai
table-friendly = Draugiška partija: iki pabaigos gali atsiimti viską, net traukimus ir botų ėjimus. Jei juos atsiimi, partija nebeįskaitoma.
table-friendly-solo = Draugiška partija: iki pabaigos gali atsiimti viską. Atsiėmus traukimą, žaidimas nepatenka tarp geriausių.
table-counts = Ši partija įskaitoma: ėjimą gali atsiimti tik tol, kol po jo neatskleista nieko, kas buvo paslėpta.
table-undo-with-others = Savo ėjimą gali atsiimti, kol niekas kitas neatliko ėjimo ir neatskleista nieko, kas buvo paslėpta. Kiti matys, kad ėjimą atsiėmei.
table-left-out = Ėjimai atsiimti jau pamačius tai, kas buvo paslėpta, todėl ši partija nebeįskaitoma.
table-uncounted = yra atsiimtų ėjimų
table-leave = Laikinai išeiti
table-leave-note = Kol grįši, už tave bus žaidžiama
table-leave-waits = Partija tavęs palauks
table-give-up = Pasiduoti
table-places = Kur kauliukai tinka
table-all-places = { $places ->
    [one] Rodyti { $places } tinkamą vietą
    [few] Rodyti { $places } tinkamas vietas
   *[other] Rodyti { $places } tinkamų vietų
}
table-place-free = { $tile }, pasuktas taip, kad nuo smaigalio pagal laikrodžio rodyklę yra { $corners }
table-place-scores = { $place }: { $points }
table-words = Laukas žodžiais
table-words-how = Langelį nusako jo stulpelis, eilė ir tai, kur nukreiptas smaigalys. Kampai vardijami nuo smaigalio pagal laikrodžio rodyklę. Naujausias kauliukas yra paskutinis.
table-field-number = { $field } laukas
table-lies = { $tile } langelyje { $cell }, kampai { $corners }, { $where }
table-lies-alone = { $tile } langelyje { $cell }, kampai { $corners }
table-log = Kas įvyko
table-keys = Klavišai
table-keys-how = Tarp savo kauliukų ir tarp vietų judėk rodyklėmis, rinkis klavišu Enter; Shift su rodykle perkelia turimą kauliuką. Kai pažymėtas laukas, rodyklės stumia lauką.
table-keys-on = Vieno klavišo komandos
table-keys-on-note = Išjunk jas, jei tekstą įvedi balsu.
table-key-draw = traukti
table-key-pass = praleisti ėjimą arba atsisakyti
table-key-turn = pasukti kauliuką
table-key-take-back = atsiimti
table-key-hint = patarimas
table-key-pad = taškų lenta
table-key-next-tile = kitas tinkamas kauliukas
table-key-places = vietų sąrašas
table-key-words = laukas žodžiais
table-key-fit = visas laukas
table-key-closer = priartinti
table-key-farther = atitolinti
table-key-keys = šie klavišai
table-key-clear = atšaukti pasirinkimą
table-well = { $tiles ->
    [0] nebėra
   *[other] liko { $tiles }
}
table-draw-note = { $points ->
    [0] { table-well }
   *[other] { SIGNED($points) } · { table-well }
}
table-points = { SIGNED($points) }
table-over = Partija baigta.
table-dealt = { $round } raundas: kauliukai išdalyti
table-taken-back = { PERSON($player) ->
    [you] { $actions ->
        [1] Tu atsiimi paskutinį ėjimą
        [one] Tu atsiimi paskutinius { $actions } ėjimą
        [few] Tu atsiimi paskutinius { $actions } ėjimus
       *[other] Tu atsiimi paskutinius { $actions } ėjimų
    }
   *[other] { $actions ->
        [1] { $player } atsiima paskutinį ėjimą
        [one] { $player } atsiima paskutinius { $actions } ėjimą
        [few] { $player } atsiima paskutinius { $actions } ėjimus
       *[other] { $player } atsiima paskutinius { $actions } ėjimų
    }
}
table-event-sat = { PERSON($player) ->
    [you] Tu sėdiesi prie stalo
   *[other] { $count ->
        [one] { $player } sėdasi prie stalo
        [few] { $player } sėdasi prie stalo
       *[other] { $player } sėdasi prie stalo
    }
}
table-event-left = { PERSON($player) ->
    [you] Tu palieki stalą
   *[other] { $count ->
        [one] { $player } palieka stalą
        [few] { $player } palieka stalą
       *[other] { $player } palieka stalą
    }
}
table-event-gave-up = { PERSON($player) ->
    [you] Tu pasidavei
   *[other] { $count ->
        [one] { $player } pasidavė
        [few] { $player } pasidavė
       *[other] { $player } pasidavė
    }
}
table-event-came-back = { PERSON($player) ->
    [you] Tu grįžai
   *[other] { $count ->
        [one] { $player } grįžo
        [few] { $player } grįžo
       *[other] { $player } grįžo
    }
}
table-event-went-away = { PERSON($player) ->
    [you] Tavęs laikinai nėra, už tave žaidžiama
   *[other] { $count ->
        [one] { $player } laikinai išėjo, už šį žaidėją žaidžiama
        [few] { $player } laikinai išėjo, už šiuos žaidėjus žaidžiama
       *[other] { $player } laikinai išėjo, už šiuos žaidėjus žaidžiama
    }
}
table-event-freed = { PERSON($player) ->
    [you] Tavo vieta laisva
   *[other] Vieta laisva: { $player }
}
table-event-name-hidden = { PERSON($player) ->
    [you] Stalo šeimininkas čia paslėpė tavo vardą
   *[other] Stalo šeimininkas paslėpė vardą: dabar { $player }
}
table-event-end-lost = Serveris prarado paskutinius ėjimus. Žaidimas tęsiasi nuo čia
table-event-hinted = { PERSON($player) ->
    [you] Tu prašai patarimo
   *[other] { $count ->
        [one] { $player } prašo patarimo
        [few] { $player } prašo patarimo
       *[other] { $player } prašo patarimo
    }
}

## The score pad, ends, hints, greetings

pad-waiting = Įkeliama taškų lenta…
pad-carried = perkelta
pad-turn = { $turn } ėjimas
pad-end = raundo pabaiga

end-screen-place = { $place ->
    [1] Geriausias žaidimas iš visų, kai laisvų kauliukų { $well }!
   *[other] { $place } vieta tarp geriausių žaidimų, kai laisvų kauliukų { $well }.
}
end-screen-place-low = Šįkart nepasisekė. Žaisi dar kartą? Kauliukai bus kiti, o laisvų vėl bus { $well }.
end-screen-no-place = Ne tarp geriausių žaidimų, kai laisvų kauliukų { $well }. Žaidimai su patarimu neįskaitomi.
end-screen-left-out = Ėjimai atsiimti jau pamačius tai, kas buvo paslėpta, todėl šis žaidimas nepatenka tarp geriausių.
end-screen-list-missing = Geriausiųjų sąrašo dabar įkelti nepavyksta.
end-screen-look = Kaip viskas baigėsi
end-screen-given-up-why = Ilgai niekas nežaidė toliau, todėl stalas uždarytas.
end-screen-no-winner = Partija baigėsi be laimėtojo.
end-screen-player = žaidėjas
end-screen-this-round = šis raundas
end-screen-total = suma
end-screen-next = Kitas raundas
end-screen-ready = Laukiama kitų
end-screen-dealt = Kito raundo kauliukai išdalyti.
end-screen-others-ready = Jau laukia: { $players }.
end-screen-next-in = Kitas raundas po { $time }
end-screen-no-hurry = Neskubėk: kitas raundas prasidės, kai paspausi mygtuką.
end-screen-rematch = Revanšas
end-screen-join-rematch = Į revanšą
end-screen-again = Žaisti dar kartą
end-screen-replay = Peržiūra ir analizė
end-screen-new = Nauja partija

hint-late = Patarimo nesulaukta. Bandyk dar kartą.

greetings-open = Pasakyk ką nors
greetings-title = Pasakyk ką nors visiems

## Replays, and the analysis beside them

replay-back = Žingsnis atgal
replay-bots = Kiti
replay-dealt = { $round } raundas: kauliukai išdalyti
replay-decided = Šią akimirką partija baigiasi
replay-download = Atsisiųsti įrašą
replay-fair-apart = Šio įrenginio ten nebuvo
replay-fair-apart-about = Dalijimai gauti iš įraše nurodytos paslapties ir skaičių. Daugiau čia patikrinti negalima.
replay-fair-brought = Tai patikrinta čia, su tuo, ką išsaugojo kitas įrenginys.
replay-fair-check = Ar dalyta sąžiningai?
replay-fair-checking = Tikrinami dalijimai…
replay-fair-kept = Ką šis įrenginys išsaugojo
replay-fair-kept-about = Serverio pažadas, šio įrenginio dalis dalijimuose ir paskutinė žurnalo būsena. Su šia nuoroda partiją gali patikrinti kitas įrenginys. Tavo kompiuteryje atsisiųstą įrašą su ja patikrina { $command }.
replay-fair-link = Nuoroda su tuo, ką šis įrenginys išsaugojo
replay-fair-part = Klaidų nerasta, bet šis įrenginys galėjo patikrinti ne viską
replay-fair-proven = Sąžiningai: šis įrenginys tai patikrino
replay-fair-refuted = Kažkas negerai
replay-fair-stranger = Klaidų nerasta, bet serveris galėjo paveikti dalijimus
replay-fair-unproven = Įrodymo nėra
replay-fair-unproven-about = Šis įrašas nesako, iš kur jo dalijimai, todėl apie juos nieko pasakyti negalima.
replay-fair-watched = Klaidų nerasta, bet šis įrenginys tik stebėjo
replay-first = Į pradžią
replay-forward = Žingsnis pirmyn
replay-hand = { $count ->
    [one] { $count } kauliukas: { $tiles }
    [few] { $count } kauliukai: { $tiles }
   *[other] { $count } kauliukų: { $tiles }
}
replay-hand-empty = Kauliukų nėra
replay-hands = { $solo ->
    [yes] Turimi kauliukai
   *[no] Visų kauliukai
}
replay-last = Į pabaigą
replay-match-ended = Partijos pabaiga
replay-moment = { $action ->
    [0] { $round } raundas, dalijimas
   *[other] { $round } raundas, { $action } iš { $actions }
}
replay-more = O dabar?
replay-new-game = Nauja partija
replay-nothing = Prie šio stalo nieko nesužaista, tad nėra ko peržiūrėti.
replay-only-here = Ši nuoroda veikia tik šiame kompiuteryje. Kad namuose ją būtų galima atverti ir telefonu, išjunk žaidimą, prie paleidimo komandos pridėk --lan ir pasidalyk iš naujo.
replay-opening = Ruošiamas stalas…
replay-pause = Pauzė
replay-play = Leisti
replay-play-on = Žaisti toliau nuo čia
replay-play-on-about = { $solo ->
    [yes] Be kitų, su tais pačiais kauliukais
   *[no] Tu ir botai, su tais pačiais kauliukais
}
replay-play-on-now = Žaisti toliau
replay-round = { $round } raundas
replay-round-ended = Raundo pabaiga
replay-rounds = Raundai
replay-rule = Taisyklė apie tai
replay-share = Nuoroda į šią akimirką
replay-share-link = Nuoroda į šią akimirką
replay-share-sent = Ši partija buvo tik šiame įrenginyje. Dabar ji yra ir serveryje, kad nuoroda veiktų kiekvienam, kas ją turi.
replay-slider = Akimirka
replay-speed = Greitis: { $speed } ×
replay-title = Peržiūra
replay-to-replays = Į peržiūras
replay-to-table = Prie stalo
replay-to-table-about = { $solo ->
    [yes] Ten galima žaisti dar kartą
   *[no] Ten galima prašyti revanšo
}
replay-unfinished = Ši partija nesužaista iki galo.
replay-well = { $tiles ->
    [0] Laisvų kauliukų nebėra
    [one] { $tiles } laisvas kauliukas
    [few] { $tiles } laisvi kauliukai
   *[other] { $tiles } laisvų kauliukų
}
replay-when-over = Kol žaidžiama, žaidėjų kauliukai lieka paslėpti.
replay-your-seat = Tavo vieta
replay-your-seat-about = Matai šiuos kauliukus; kitais žaidžia botai.

replays-bring = Atverti partijos įrašą
replays-bring-about = Vilk failą čia, pasirink jį arba įklijuok jo tekstą. Jis tikrinamas veiksmas po veiksmo.
replays-choose-about = Pasirink failą arba įklijuok jo tekstą. Jis tikrinamas veiksmas po veiksmo.
replays-away = Nėra ryšio. Tavo partijos, esančios serveryje, čia matysis, kai tinklas vėl veiks.
replays-choose = Pasirinkti failą
replays-finished = Tavo baigtos partijos
replays-none = Baigtų partijų dar neturi. Kai turėsi, čia galėsi jas peržiūrėti su atverstais visų kauliukais.
replays-paste = Įrašo tekstas
replays-play = Žaisti
replays-reading = Tikrinama…
replays-refused = Šio įrašo parodyti negalima
replays-show = Rodyti
replays-title = Peržiūros
replays-unreadable = Failo perskaityti nepavyko. Pasirink jį dar kartą arba įklijuok jo tekstą.

analysis-about = { $solo ->
    [yes] Kompiuteris pažiūri į kiekvieną sprendimą, žinodamas tik tai, kas tuo metu buvo matoma: kiek taškų jis buvo vertas, kas būtų buvę geriau ir kiek lėmė sėkmė.
   *[no] Kompiuteris pažiūri į kiekvieną sprendimą taip, kaip jį galėjo matyti pats žaidėjas: kiek jis buvo vertas, kas būtų buvę geriau ir kiek lėmė sėkmė.
}
analysis-accuracy = Tikslumas
analysis-accuracy-about = { $solo ->
    [yes] Tikslumas vertina pasirinkimus, o ne rezultatą: 100 % reiškia, kad, palyginti su kompiuterio pasirinkimais, taškų neprarasta. Visa kita lėmė kauliukai.
   *[no] Tikslumas: 100 % reiškia, kad, palyginti su kompiuterio pasirinkimais, nieko neprarasta; sprendimas, kainavęs 10 pergalių iš 100, vertinamas 65 %.
}
analysis-after = { $action ->
    [0] { $round } raundas, dalijimas
   *[other] { $round } raundas, { $action } veiksmas
}
analysis-as-table = Tas pats skaičiais
analysis-ask = Analizuoti partiją
analysis-cancel = Atšaukti
analysis-chance = tikimybė laimėti { $percent } %
analysis-chart = Tikimybė laimėti partiją
analysis-chart-solo = Taškai, kurių buvo galima tikėtis
analysis-deal = Dalyta
analysis-deal-about = { $solo ->
    [yes] Dalyta: kiek taškų davė šie kauliukai, palyginti su kitais dalijimais, žaidžiant taip pat.
   *[no] Dalyta: kiek šie kauliukai pakeitė tikimybę laimėti, palyginti su kitais dalijimais, žaidžiant taip pat.
}
analysis-draws = Traukta
analysis-draws-about = { $solo ->
    [yes] Traukta: tas pats apie kiekvieną ištrauktą kauliuką, palyginti su kitais tuo metu laisvais.
   *[no] Traukta: tas pats apie kiekvieną ištrauktą kauliuką, palyginti su kitais tuo metu laisvais; skaičiuojama ir tai, ką ištraukia kiti.
}
analysis-expected = { $points ->
    [one] tikėtinas { $points } taškas
    [few] tikėtini { $points } taškai
   *[other] tikėtina { $points } taškų
}
analysis-faults = { $count ->
    [0] Nuostolingų sprendimų nerasta
    [one] { $count } nuostolingas sprendimas
    [few] { $count } nuostolingi sprendimai
   *[other] { $count } nuostolingų sprendimų
}
analysis-left = { $minutes ->
    [0] Liko mažiau nei minutė
    [one] Liko apie { $minutes } minutę
    [few] Liko apie { $minutes } minutes
   *[other] Liko apie { $minutes } minučių
}
analysis-moment = Akimirka
analysis-player = Žaidėjas
analysis-players = Žaidimas ir sėkmė
analysis-queued = Laukia savo eilės
analysis-sends = Ši partija yra tik šiame įrenginyje; analizei ji bus nusiųsta į serverį
analysis-show-better = Rodyti lauke geresnį kauliuką
analysis-thorough = Pažiūrėti atidžiau
analysis-thorough-about = Trunka apie aštuonis kartus ilgiau, bet randama ir mažesnių klaidų
analysis-title = Analizė
analysis-under-way = Kiek partijos jau peržiūrėta
analysis-verdict = Ką apie tai sako analizė
coach-switch = Lyg visi žaistų be klaidų
review-title = { PERSON($player) ->
    [you] Kaip tau sekėsi
   *[other] Kaip sekėsi: { $player }
}
review-plan-title = Dėti ar traukti?
review-plan-page = Pažiūrėk kodėl
review-try = Pabandyk
review-for = Žaidėjas
hint-show-place = Parodyk kur
hint-show-move = Parodyk ėjimą
review-moments = { $count ->
    [2] Du svarbiausi momentai
    [one] Svarbiausias momentas
    [few] Trys svarbiausi momentai
   *[other] Trys svarbiausi momentai
}

## Puzzles and training

try-verdict = Klausimas ir įvertinimas
try-opponent = { $count ->
    [2] Varžovas
   *[other] { $seat } žaidėjas
}
try-find = Tavo ėjimas. Rask geriausią.
try-right = Teisingai!
try-right-second = Teisingai antru bandymu.
try-wrong = Tai ne geriausias ėjimas. Bandyk dar kartą.
try-best = Geriausias ėjimas: { $action }.
try-show = Parodyti sprendimą
puzzles-title = Užduotys
puzzles-find = Rask geriausią ėjimą
puzzles-rating = Tavo reitingas: { $rating }
puzzles-rating-open = Tavo reitingas pasirodys dar po kelių užduočių
puzzles-rated = Tavo reitingas: { $rating } ({ SIGNED($change) })
puzzles-difficulty = Sunkumas: { $rating }
puzzles-next = Kita užduotis
puzzles-choose = Kokios užduotys?
puzzles-theme = Tema
puzzles-any-theme = Visos temos
puzzles-rules = Taisyklės
puzzles-any-rules = Visos taisyklės
puzzles-start = Pradėti
puzzles-all-tried = Visos šios užduotys jau bandytos.
training-title = Treniruotė
training-about = Tavo klaidos iš išanalizuotų partijų čia sugrįžta, kol jas įveiksi, ne daugiau kaip penkios per dieną. Jos saugomos tik šiame įrenginyje.
training-none = Pratimų dar nėra
training-none-about = Atverk partijos peržiūrą ir leisk ją išanalizuoti: nuostolingiausi sprendimai taps pratimais.
training-today = { $count ->
    [0] Šiandienai nieko nebeliko
    [one] Šiandienai { $count } pratimas
    [few] Šiandienai { $count } pratimai
   *[other] Šiandienai { $count } pratimų
}
training-next-in = { $days ->
    [1] Kitas sugrįš rytoj.
    [one] Kitas sugrįš po { $days } dienos.
    [few] Kitas sugrįš po { $days } dienų.
   *[other] Kitas sugrįš po { $days } dienų.
}
training-start = Pradėti
training-next = Kitas pratimas
training-end = Į sąrašą
training-find = Vėl tavo ėjimas. Rask geresnį nei partijoje.
training-same = Būtent taip žaidei partijoje.
training-played = Partijoje: { $action } ({ $cost }).
training-played-other = Partijoje: { $action }, bet padėtas kitaip ({ $cost }).
training-list = Tavo pratimai
training-item = { $rules }: { $cost }
training-from = Pridėta { $day }
training-due = { $days ->
    [0] šiandienai
    [1] sugrįš rytoj
    [one] sugrįš po { $days } dienos
    [few] sugrįš po { $days } dienų
   *[other] sugrįš po { $days } dienų
}
training-known = įveiktas
training-moment = Žiūrėti peržiūroje
training-delete = Ištrinti šį pratimą
training-delete-all = Ištrinti visus
training-delete-sure = Ištrinti visus pratimus?
training-delete-means = Jie yra tik šiame įrenginyje, ir jų susigrąžinti nepavyks.
training-waiting = { $count ->
    [one] { $count } šios partijos klaida dabar yra pratimas.
    [few] { $count } šios partijos klaidos dabar yra pratimai.
   *[other] { $count } šios partijos klaidų dabar yra pratimai.
}
training-add = Pasimokyti iš šių klaidų
training-add-about = Jos sugrįš kaip pratimai šiame įrenginyje
training-added-none = Čia nėra didelių klaidų, iš kurių būtų verta mokytis.

## Printing

print-about = Viskas pateikiama PDF faile tikru dydžiu: spausdink 100 % masteliu, be pritaikymo prie lapo.
print-paper = Popierius
print-paper-a4 = A4
print-paper-letter = Letter
print-face = Skaičiai
print-face-plain = kaip įprasta
print-face-large = dideli
print-face-shapes = su figūra prie kiekvieno
print-side = Kauliuko kraštinė milimetrais
print-side-note = Jei kauliukas pasimetė, išmatuok kurį nors kitą pusės milimetro tikslumu, pavyzdžiui, 38,5.
print-only = Tik šie kauliukai
print-only-note = Pavyzdžiui, 3-4-5 0-0-1. Jei reikia visų 56, palik tuščią.
print-backs = Nugarėlės
print-backs-note = Spausdinant ant abiejų lapo pusių, verčiama per ilgąjį kraštą.
print-make-tiles = Kauliukai PDF faile
print-rules-title = Taisyklės ir taškų lapas
print-make-card = Taisyklės viename lape
print-make-sheet = Tuščias taškų lapas
print-match = Taškų lapas PDF faile
print-table-note = Šios taisyklės viename lape, taškų lapai ir kauliukai PDF faile.

## Without a network

offline-title = Be interneto
offline-about = Kai taisyklės ir paprasti botai yra šiame įrenginyje, gali žaisti bet kur. Šie botai silpnesni už serverio botus.
offline-fetching = Atsisiunčiama viskas, ko reikia: { $size } MB
offline-get = Išsaugoti šiame įrenginyje ({ $size } MB)
offline-failed = Ne viską pavyko atsisiųsti. Patikrink ryšį ir bandyk dar kartą.
offline-ready = Viskas išsaugota: gali žaisti ir be interneto.
offline-impossible = Šiame puslapyje naršyklė nieko išsaugoti negali. Tam reikia saugaus adreso (https) arba serverio pačiame šiame įrenginyje.
offline-install = Įdiegti programėlę
offline-install-safari = Kad įdiegtum programėlę, naršyklėje „Safari“ bakstelėk „Bendrinti“, tada „Įtraukti į pradžios ekraną“. Kitaip „Safari“ po savaitės be apsilankymo gali ištrinti tavo žaidimus.
local-elsewhere = Šis žaidimas atvertas kitame skirtuke ar lange. Tęsk ten arba atverk jį čia dar kartą.
local-fault = Žaidimas šiame įrenginyje sutriko. Tai, ką sužaidei, nedingo: atverk stalą dar kartą.
local-no-rules = Šiame įrenginyje nepavyko įkelti taisyklių. Patikrink ryšį ir bandyk dar kartą.
local-not-kept = Tavo ėjimo šiame įrenginyje išsaugoti nepavyko, todėl jis neįskaitomas. Atlaisvink vietos arba išjunk privatų naršymą ir atverk stalą dar kartą.
local-no-answer = Šiuo metu įrenginyje nieko nepavyksta išsaugoti. Programėlė bando toliau; jei niekas nesikeičia, įkelk puslapį iš naujo ir, jei trūksta paskutinio ėjimo, pakartok jį.

## The score pad for the real box

evening-new = Naujas vakaras
evening-list = Vakarai
evening-goes-on = dar nesibaigė
evening-family = Šeima
evening-family-none = Dar nėra ką rodyti. Pirma užbaik raundą.
evening-save-all = Išsaugoti viską faile
evening-bring = Atverti failą
evening-brought = { $count ->
    [0] Nieko naujo: viskas iš failo jau yra.
    [one] Pridėtas { $count } vakaras.
    [few] Pridėti { $count } vakarai.
   *[other] Pridėta { $count } vakarų.
}
evening-brought-damaged = { $count ->
    [one] { $count } vakaro duomenys faile sugadinti, jis nepridėtas.
    [few] { $count } vakarų duomenys faile sugadinti, jie nepridėti.
   *[other] { $count } vakarų duomenys faile sugadinti, jie nepridėti.
}
evening-brought-damaged-lines = { $count ->
    [1] Failo eilutė { $numbers } sugadinta ir nepridėta.
   *[other] Failo eilutės { $numbers } sugadintos ir nepridėtos.
}
evening-no-pads = Šiame faile nėra taškų lentos.
evening-kept-here = Vakarai saugomi tik šiame įrenginyje. Išsaugok failą, kad kopija būtų ir kitur.
evening-kept-safe = Ši naršyklė pati jų neištrins.
evening-delete = Ištrinti šį vakarą
evening-delete-ask = Dings visos jo eilutės, taip pat ir iš statistikos.
evening-delete-sure = Ištrinti šį vakarą?
evening-cancel = Atšaukti
evening-by-rules = Taisyklės
evening-who = Kas žaidžia?
evening-order = Skaičiai rodo ėjimų eilę.
evening-players-lines = Kiekvienam žaidėjui lieka jo eilutės. Kas žaidžia vietoj kito, perima jo eilutes.
evening-add-name = Žaidėjo vardas
evening-add = Pridėti šį vardą
evening-youngest = Kas jauniausias?
evening-youngest-later = Pasakysiu, kai raundas prasidės
evening-first-on-table = Pirmasis kauliukas ant stalo
evening-first-unknown = Neįrašytas
evening-begin = { $count ->
    [0] Pradėti
    [one] Pradėti: { $count } žaidėjas
    [few] Pradėti: { $count } žaidėjai
   *[other] Pradėti: { $count } žaidėjų
}
evening-holds = { $tiles ->
    [one] { $tiles } kauliukas
    [few] { $tiles } kauliukai
   *[other] { $tiles } kauliukų
}
evening-well = Laisvi: { $tiles }
evening-lines = Eilutės
evening-entry = Įrašyk, kas vyksta
evening-tiles = Visi kauliukai
evening-tile-laid = { $tile }, ant stalo
evening-typed = Įvesti skaičiai
evening-erase = Ištrinti
evening-other-tile = Kitas kauliukas
evening-made = Ką sudarė { $tile }?
evening-made-nothing = Be papildomų taškų
evening-lays-first = Pirmas kauliukas
evening-hexagons = { $count ->
    [one] { $count } šešiakampis
    [few] { $count } šešiakampiai
   *[other] { $count } šešiakampių
}
evening-out = Tai buvo paskutinis žaidėjo kauliukas
evening-who-laid = Kieno tai ėjimas?
evening-who-opens = Kas pradeda? Paliesk vardą viršuje, tada kauliuką.
evening-first-tile = Paliesk kauliuką, kuriuo pradėta.
evening-more = Daugiau
evening-ask = Ar tai tiltas?
evening-undo = Atsiimti
evening-no-second = Antro kauliuko nebus
evening-no-field = Naujo lauko nebus
evening-declines = atsisako
evening-keeps = pasilieka tinkamą kauliuką
evening-pass-empty = Praleisti: laisvų kauliukų nebėra
evening-pass-keep = Praleisti ir pasilikti tinkamą kauliuką
evening-end-round = Raundo pabaiga
evening-hands-about = Kiekvienam įrašyk likusių kauliukų skaičių sumą arba parink pačius kauliukus.
evening-sum = Suma
evening-hand-tiles = Parinkti kauliukus: { $name }
evening-write-hands = Įrašyti
evening-next-round = Kitas raundas
evening-other-players = Kas nors prisijungia ar išeina
evening-join-leave = Kas prisijungia, pradeda nuo 0. Kas išeina, taškus pasilieka, bet laimėti nebegali.
evening-play-on = Vis tiek žaisti dar vieną raundą
evening-correct = Taisyti
evening-insert = Įterpti prieš
evening-remove = Ištrinti eilutę
evening-corrected = pataisyta
evening-correcting = Taisyk { $line } eilutę
evening-inserting = Nauja eilutė prieš { $line }
evening-next-player = kitas žaidėjas
evening-pending = Išsaugota, tuoj bus suskaičiuota
evening-starting = Įkeliamos taisyklės. Eilutes gali rašyti jau dabar.
evening-scoring = Išsaugota. Tuoj bus suskaičiuota.
evening-no-rules = Taisyklių įkelti nepavyko, todėl taškai dar nesuskaičiuoti. Tai, ką įrašai, išsaugoma. Patikrink ryšį ir bandyk dar kartą.
evening-old-rules = Šio įrenginio taisyklės senesnės už šį vakarą. Niekas nedingo: nustatymuose atsisiųsk naujas ir bandyk dar kartą.
evening-rules-asked = Kad taškai būtų skaičiuojami, šiame įrenginyje reikia taisyklių. Duomenų kiekis gali būti ribotas, todėl jos atsisiunčiamos tik tau paprašius; tai, ką iki tol įrašai, išsaugoma.
evening-get-rules = Atsisiųsti taisykles ({ $size } MB)
evening-fault = Taškų lenta sutriko, todėl taškai dar nesuskaičiuoti. Tai, ką įrašei, išsaugota. Bandyk dar kartą; jei nepadeda, atsiimk paskutinę eilutę.
evening-damaged = Šio vakaro duomenys įrenginyje sugadinti, taškų suskaičiuoti nepavyks. Jei turi jo failą ar nuorodą, pridėk vakarą iš ten dar kartą. { $why }
evening-not-read = Šiame įrenginyje nepavyko perskaityti tavo vakarų. Uždaryk kitus šio puslapio skirtukus ir įkelk jį iš naujo.
evening-family-damaged = { $count ->
    [one] { $count } vakaro duomenys sugadinti, čia jis neįskaitytas. Atverk jį ir pamatysi, kas negerai.
    [few] { $count } vakarų duomenys sugadinti, čia jie neįskaityti. Atverk juos ir pamatysi, kas negerai.
   *[other] { $count } vakarų duomenys sugadinti, čia jie neįskaityti. Atverk juos ir pamatysi, kas negerai.
}
evening-not-kept = Šiame įrenginyje to išsaugoti nepavyko, todėl tai neįskaitoma. Atlaisvink vietos arba išjunk privatų naršymą.
evening-elsewhere = Šis vakaras pakeistas kitame skirtuke. Štai kaip yra dabar.
evening-missing = Šiame įrenginyje tokio vakaro nėra.
evening-big = Didelis šriftas
evening-write = Atgal į taškų lentą
evening-menu = Šis vakaras
evening-rules = Vakaro taisyklės
evening-rules-about = Visos eilutės lieka tokios, kokios yra, ir perskaičiuojamos pagal šias taisykles.
evening-referee = Teisėjas
evening-referee-about = Nuo raundo pradžios dėk kauliukus ekrane taip, kaip ant stalo: ką jie sudaro, programėlė nustatys pati.
evening-number-keys = Skaičių klavišai
evening-number-keys-about = Kauliukas įvedamas trimis didelių klavišų paspaudimais, o ne renkamas iš visų 56.
evening-turn-tile = Pasukti
evening-lay = Dėti
evening-lies-elsewhere = Jis guli kitur
evening-lies-anyway = Jis vis tiek guli ant stalo
evening-field-lost = Laukas baigiasi { $line } eilutėje: ten yra kauliukas, kuriam lauke nėra vietos. Atsiimk arba pataisyk tą eilutę, ir laukas tęsis; kitaip jis prasidės iš naujo kitame raunde.
evening-field-later = Šis raundas pradėtas be lauko. Teisėjas pradės nuo kito raundo.
evening-these-rules = Pagal šias taisykles
evening-sheet-words = Lapo „{ $sheet }“ tekstas
evening-unpaid = Papildomų taškų už tai nėra.
evening-share = Dalytis, spausdinti ar išsaugoti
evening-share-link = Dalytis nuoroda
evening-share-about = Visas vakaras yra nuorodoje. Joks serveris jo nesaugo.
evening-share-picture = Dalytis paveikslėliu
evening-print = Spausdinti taškų lapą
evening-save = Išsaugoti faile
evening-save-csv = Išsaugoti skaičiuoklei (CSV)
evening-save-record = Išsaugoti įrašą peržiūrai
evening-keep = Išsaugoti šiame įrenginyje
