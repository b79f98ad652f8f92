### What web and terminal both say, in Lithuanian: the rules, the play, records, the analysis.
###
### Details are put in as they are; true, false and null are words, as in JSON. Numbers choose the
### plural and are written without grouping; SIGNED writes one with its sign. RULE
### names a field of the rules, or what it may be, as its reader knows it: in the form by its words.
### Words of the game: kauliukas, kampas, skaičius, vertė, turimi kauliukai, laisvi kauliukai, laukas,
### ėjimas, traukti, praleisti ėjimą, tiltas, dviguba jungtis, šešiakampis, pradžia, paskutinis
### kauliukas, užblokuotas, raundas, partija, tikslas, suma.

## What may not be played

round-over = Raundas baigtas. Žaisti jame nebegalima.
not-your-turn = Dabar ne tavo ėjimas.
not-an-action = Veiksmas yra padėti kauliuką, traukti, praleisti ėjimą arba atsisakyti, o ne { $action }.
not-the-clocks-play = Laikas baigėsi, todėl ėjimas atliekamas automatiškai: atsisakoma to, kas siūloma; jei nieko nesiūloma, dedamas pirmas tinkamas kauliukas; jei tokio nėra, traukiama; jei traukti negalima, ėjimas praleidžiamas.
tile-not-held = Kauliuko { $tile } neturi. Dėk vieną iš savo kauliukų.
not-the-opening-tile = { $rule ->
    [highest-triple] Raundą turi pradėti didžiausiu savo trigubu kauliuku: { $tile }.
   *[other] Raundą turi pradėti didžiausiu savo kauliuku: { $tile }.
}
not-drawn-this-turn = Po traukimo galima dėti tik šiuo ėjimu ištrauktus kauliukus.
not-the-newest = Paskutinį ištraukei kauliuką { $tile }. Po traukimo galima dėti tik jį.
no-such-field = { $fields ->
    [one] Yra tik { $fields } laukas. Dėk kauliuką ten.
    [few] Yra tik { $fields } laukai. Pasirink vieną iš jų.
   *[other] Yra tik { $fields } laukų. Pasirink vieną iš jų.
}
not-where-a-field-starts = { $opens ->
    [true] Tu pradedi raundą: dėk kauliuką tuščio stalo viduryje.
   *[false] Pradedi naują lauką: dėk kauliuką atskirai nuo kitų arba atsisakyk.
}
not-a-new-field = { $opens ->
    [true] Ant stalo dar nieko nėra: dėk kauliuką viduryje, kur prasideda pirmas laukas.
   *[false] Šis kauliukas pradeda naują lauką, prie jau pradėto jo dėti negalima. Dėk jį atskirai arba atsisakyk.
}
cell-taken = Čia jau guli kauliukas. Pasirink tuščią langelį.
no-tile-beside = Šalia šio langelio nėra kauliuko. Dėk kauliuką briauna prie kito kauliuko briaunos.
not-a-turn-of-the-tile = Kauliukas { $tile } taip gulėti negali. Kauliuką galima pasukti, bet ne apversti.
corners-do-not-match = { $fits ->
    [true] Kauliuką { $tile } čia reikia pasukti: kampuose turi būti { $needed }.
   *[false] Kauliukas { $tile } čia netinka: kampuose turi būti { $needed }.
}
tile-fits-nowhere = Šis kauliukas dabar niekur netinka.
must-place = Turi tinkamą kauliuką, todėl privalai jį dėti.
must-open = Tu pradedi raundą. Dėk pirmą kauliuką.
must-draw = { $drew ->
    [true] { $fits ->
        [true] Jau traukei: dėk tinkamą kauliuką arba trauk dar.
       *[false] Jau traukei, bet niekas netinka: trauk dar.
    }
   *[false] { $fits ->
        [true] Kol gali traukti, ėjimo praleisti negalima: dėk tinkamą kauliuką arba trauk.
       *[false] Kol gali traukti, ėjimo praleisti negalima: trauk kauliuką.
    }
}
well-empty = Laisvų kauliukų nebėra. Traukti nėra ko.
draw-limit-reached = { $limit ->
    [0] Pagal šias taisykles niekas netraukia. Jei niekas netinka, praleisk ėjimą.
    [one] Šiuo ėjimu jau ištraukei { $limit } kauliuką, daugiau negalima. Dėk tinkamą kauliuką arba praleisk ėjimą.
    [few] Šiuo ėjimu jau ištraukei { $limit } kauliukus, daugiau negalima. Dėk tinkamą kauliuką arba praleisk ėjimą.
   *[other] Šiuo ėjimu jau ištraukei { $limit } kauliukų, daugiau negalima. Dėk tinkamą kauliuką arba praleisk ėjimą.
}
nothing-offered = Dabar tau nieko nesiūloma, tad nėra ko atsisakyti.
only-place-or-decline = Gali padėti dar vieną kauliuką. Dėk arba atsisakyk.

## Rule sets that cannot be played

ruleset-unknown = Taisyklių „{ $id }“ nėra. Yra: { $known }.
ruleset-field-unknown = Taisyklės „{ $field }“ nėra.
ruleset-bad-value = { RULE($field) } negali būti { $value }.
ruleset-hand-missing = { RULE($field) }: nenurodyta, po kiek kauliukų dalijama, kai žaidėjų yra { $players }. Pridėk tai arba pakeisk { RULE("players") }.
ruleset-too-many-tiles = { RULE($field) }: kai žaidėjų yra { $players }, kauliukų reikėtų daugiau, nei jų yra ({ $tiles }). Dalyk mažiau.
ruleset-solo-too-large = { RULE($field) } reikalauja daugiau kauliukų, nei jų yra ({ $tiles }): turimų, laisvų ir pirmojo. Ką nors sumažink.
ruleset-opening-tile-undecided = { RULE($field) } turi būti { RULE("opening_tile", "any") }, kai pradeda jauniausias: joks kauliukas nenulėmė, kas pradeda.
ruleset-never-blocked = { RULE($field) } negali būti 0, kai { RULE("blocked_when") } yra { RULE("blocked_when", "nobody-can-place") }: laisvi kauliukai niekada nesibaigtų ir raundas galėtų tęstis be galo. Tegul { RULE("blocked_when") } būna { RULE("blocked_when", "all-passed") } arba leisk žaidėjams traukti.
ruleset-blocked-score-missing = { RULE($field) } turi būti { RULE("blocked_score", "others-minus-own") }, { RULE("blocked_score", "differences") } arba { RULE("blocked_score", "nothing") }, kai { RULE("hands_left") } yra { RULE("hands_left", "to-winner") }.
ruleset-no-end = Nurodyk { RULE($field) } arba { RULE("rounds") }: kitaip partija niekada nesibaigtų.
ruleset-target-met-missing = { RULE($field) } turi būti { RULE("target_met", "at-once") }, { RULE("target_met", "during-round") } arba { RULE("target_met", "after-round") }, kai yra tikslas.
ruleset-nothing-scores = { RULE($field) } niekada nebūtų pasiektas: pagal šias taisykles taškų negaunama už nieką. Leisk už ką nors gauti taškų arba vietoj to nurodyk { RULE("rounds") }.

## Matches and deals that cannot be

seats-out-of-range = { $seats ->
    [one] Čia negali žaisti { $seats } žaidėjas: mažiausiai { $fewest }, daugiausia { $most }.
    [few] Čia negali žaisti { $seats } žaidėjai: mažiausiai { $fewest }, daugiausia { $most }.
   *[other] Čia negali žaisti { $seats } žaidėjų: mažiausiai { $fewest }, daugiausia { $most }.
}
hand-size-missing = Šiose taisyklėse nenurodyta, kiek kauliukų dalijama kiekvienam, kai žaidėjų yra { $players }. { $suits ->
    [null] Nurodyk tai.
   *[other] Nurodyk tai arba pasirink tinkamą žaidėjų skaičių: { $suits }.
}
too-few-tiles = Kai žaidėjų yra { $players } ir kiekvienam dalijama po { $hand }, kauliukų neužtenka: jų yra tik { $tiles }. { $suits ->
    [null] Dalyk mažiau.
   *[other] Dalyk mažiau arba pasirink tinkamą žaidėjų skaičių: { $suits }.
}
youngest-not-seated = Jauniausias negali sėdėti { $seat } vietoje. Partijoje vietų yra { $seats }, skaičiuojant nuo 0.
opener-not-seated = { $seat } vieta raundo pradėti negali. Vietų yra { $seats }, skaičiuojant nuo 0.
opener-unwanted = Pagal šias taisykles ankstesnis raundas nelemia, kas pradeda šį. Vietos tam nenurodyk.
no-solo = Taisyklėse { $id } solo žaidimo nėra. Pasirink kitas arba žaisk su kitais.
rounds-not-open = Pagal taisykles { $id } partiją užbaigia tikslas. Raundų skaičiaus pasirinkti negalima.
rounds-out-of-range = { $rounds ->
    [one] Partijoje negali būti { $rounds } raundas: mažiausiai 1, daugiausia { $most }.
    [few] Partijoje negali būti { $rounds } raundai: mažiausiai 1, daugiausia { $most }.
   *[other] Partijoje negali būti { $rounds } raundų: mažiausiai 1, daugiausia { $most }.
}
well-size-only-solo = Laisvų kauliukų skaičių galima pasirinkti tik solo žaidime.
well-size-out-of-range = { $size ->
    [one] Negali būti { $size } laisvas kauliukas: daugiausia { $most }, o jei kauliukai nedalijami, mažiausiai 1.
    [few] Negali būti { $size } laisvi kauliukai: daugiausia { $most }, o jei kauliukai nedalijami, mažiausiai 1.
   *[other] Negali būti { $size } laisvų kauliukų: daugiausia { $most }, o jei kauliukai nedalijami, mažiausiai 1.
}
hand-size-wrong = { $seat } vietoje, skaičiuojant nuo 0, kauliukų turi būti { $expected }, o ne { $size }.
well-size-wrong = Laisvų kauliukų turi būti { $expected }, o ne { $size }.
start-missing = Solo žaidimui reikia kauliuko, kuris nuo pradžių guli ant stalo.
start-unwanted = Kauliukas { $tile } negali gulėti ant stalo nuo pradžių. Taip prasideda tik solo žaidimas.
tile-unknown = Kauliuko { $tile } šiame rinkinyje nėra.
tile-twice = Kauliukas { $tile } išdalytas du kartus. Kiekvieno kauliuko yra tik po vieną.
tile-missing = Kauliukas { $tile } neišdalytas. Kiekvienas kauliukas yra arba pas žaidėją, arba tarp laisvų.
tile-not-in-well = Kauliuko { $tile } nėra tarp laisvų. Pasirink vieną iš laisvų kauliukų.
totals-wrong = Pradinės sumos neteisingos. Nurodyk po vieną sveikąjį skaičių kiekvienai vietai; vietų yra { $seats }.
round-not-over = Raundas dar nebaigtas. Pabaik jį prieš kitą dalijimą.
match-over = Partija baigta. Pradėk kitą.
match-endless = { $rounds ->
    [one] Partija truko { $rounds } raundą ir buvo sustabdyta. Pakeisk taisykles, kad kas nors greičiau pasiektų tikslą.
    [few] Partija truko { $rounds } raundus ir buvo sustabdyta. Pakeisk taisykles, kad kas nors greičiau pasiektų tikslą.
   *[other] Partija truko { $rounds } raundų ir buvo sustabdyta. Pakeisk taisykles, kad kas nors greičiau pasiektų tikslą.
}
not-dealt = Kauliukai dar neišdalyti. Pirma juos išdalyk.
nothing-to-undo = Nėra ko atsiimti.
no-such-seat = { $seat } vietos nėra. Vietų yra { $seats }, skaičiuojant nuo 0.
impossible-view = Joks dalijimas negalėjo duoti to, kas čia matoma.
nothing-to-decide = Čia nėra ko spręsti. Žiūrėk iš to žaidėjo vietos, kurio ėjimas.

## Fields of a rule set: a short label, and what each means

field-players-label = žaidėjai
field-players = Kiek mažiausiai ir kiek daugiausia gali žaisti.
field-hand-label = dalijama kauliukų
field-hand = Po kiek kauliukų dalijama, pagal žaidėjų skaičių.
field-opener-label = kas pradeda
field-opener = Kas pradeda raundą arba tik pirmąjį, jei vėlesni pradedami kitaip.
field-opening-tile-label = pirmas kauliukas
field-opening-tile = Kuriuo kauliuku pradedama: tuo, kuris nulėmė, kas pradeda, ar bet kuriuo.
field-tile-points-label = taškai už kauliuką
field-tile-points = Kiek taškų duoda padėtas kauliukas.
field-opening-bonus-label = taškai už pradžią
field-opening-bonus = Kiek taškų prideda raundo pradžia.
field-opening-bonus-needs-triple-label = taškai už pradžią tik trigubu kauliuku
field-opening-bonus-needs-triple = Ar taškai už pradžią skiriami tik pradėjus trigubu kauliuku, tai yra su trimis vienodais skaičiais.
field-zero-opening-bonus-label = taškai už pradžią kauliuku 0-0-0
field-zero-opening-bonus = Kiek taškų pradžia kauliuku 0-0-0 prideda prie taškų už pradžią.
field-zero-opening-follow-up-label = dar vienas kauliukas po 0-0-0
field-zero-opening-follow-up = Ar pradėjus kauliuku 0-0-0 galima iš karto dėti dar vieną.
field-bridge-label = tiltas
field-bridge = Kiek taškų prideda tiltas.
field-double-label = dviguba jungtis
field-double = Kiek taškų prideda dviguba jungtis.
field-hexagons-label = šešiakampiai
field-hexagons = Kiek prideda vienas, du ar trys iš karto uždaryti šešiakampiai.
field-new-field-label = naujas laukas
field-new-field = Ar uždarius šešiakampį galima pradėti naują lauką.
field-free-draw-label = laisvas traukimas
field-free-draw = Ar galima traukti, nors yra tinkamas kauliukas.
field-draw-limit-label = traukimo riba per ėjimą
field-draw-limit = Kiek daugiausia kauliukų galima ištraukti per ėjimą; jei ribos nėra, galima ištraukti nors ir visus laisvus kauliukus.
field-draw-cost-label = bauda už traukimą
field-draw-cost = Kiek kainuoja kiekvienas ištrauktas kauliukas.
field-after-drawing-label = ką galima dėti po traukimo
field-after-drawing = Kuriuos kauliukus po traukimo tuo pačiu ėjimu dar galima dėti, kai traukimas laisvas.
field-stop-drawing-label = galima nustoti traukti
field-stop-drawing = Ar traukęs žaidėjas gali praleisti ėjimą, nors dar galėtų traukti.
field-stop-cost-label = bauda nustojus traukti
field-stop-cost = Kiek kainuoja praleistas ėjimas, kol dar galima traukti.
field-stuck-cost-label = bauda praleidus po traukimo
field-stuck-cost = Kiek kainuoja ėjimas, kuriuo traukta, bet padėti nieko nepavyko.
field-empty-well-cost-label = bauda praleidus be traukimo
field-empty-well-cost = Kiek kainuoja ėjimas, kuriuo nieko nepadėta ir nieko nebuvo galima ištraukti.
field-empty-well-pass-label = praleidimas, kai laisvų nėra
field-empty-well-pass = Ar galintis dėti kauliuką privalo tai padaryti, kai traukimas laisvas, o laisvų kauliukų nebėra.
field-blocked-when-label = užblokuojama, kai
field-blocked-when = Kada raundas užblokuojamas.
field-out-bonus-label = taškai už paskutinį kauliuką
field-out-bonus = Kiek prideda paskutinis padėtas kauliukas, nebent kiekvienam pridedami jo likę kauliukai.
field-hands-left-label = likę kauliukai
field-hands-left = Kas daroma su likusių kauliukų verte, kai raundas baigiasi.
field-blocked-score-label = taškai užblokavus
field-blocked-score = Kiek gauna mažiausios vertės kauliukus turintis žaidėjas, kai raundas užblokuotas, o likę kauliukai atitenka laimėtojui.
field-blocked-tie-label = lygi mažiausia vertė
field-blocked-tie = Kas gauna taškus, kai raundas užblokuotas, mažiausios vertės kauliukus turi keli, o likę kauliukai atitenka laimėtojui.
field-next-opener-label = kas pradeda vėlesnius raundus
field-next-opener = Kas pradeda raundus po pirmojo. Jei to nelemia kauliukas, pradedama didžiausiu savo kauliuku arba bet kuriuo.
field-target-label = tikslas
field-target = Suma, kuri užbaigia partiją.
field-target-met-label = tikslo tikrinimas
field-target-met = Kada žiūrima, ar suma pasiekė tikslą.
field-rounds-label = raundų riba
field-rounds = Po kiek raundų partija baigiasi.
field-winner-label = laimėtojas
field-winner = Kas laimi partiją.
field-solo-label = solo žaidimas
field-solo = Kiek solo žaidime yra turimų ir laisvų kauliukų ir kiek ten kainuoja traukimas, jei kitaip nei įprastai.
field-highest-value-label = didžiausias skaičius
field-highest-value = Didžiausias skaičius kampe: kuo jis mažesnis, tuo mažesnis rinkinys.

## Words of a choice

choice-opener-highest-triple = turintis didžiausią trigubą kauliuką, o jei tokio nėra – didžiausią kauliuką
choice-opener-highest-tile = turintis didžiausią kauliuką
choice-opener-youngest = jauniausias žaidėjas
choice-opening-tile-that = tas, kuris nulėmė
choice-opening-tile-any = bet kuris
choice-tile-points-value = jo vertė
choice-tile-points-one = vienas taškas
choice-tile-points-none = nieko
choice-after-drawing-drawn = šiuo ėjimu ištrauktus
choice-after-drawing-any = bet kurį savo
choice-after-drawing-newest = tik paskutinį ištrauktą
choice-empty-well-pass-forced = galintis dėti privalo tai padaryti
choice-empty-well-pass-free = praleisti gali bet kas
choice-blocked-when-nobody-can-place = laisvų kauliukų nebėra ir niekas negali dėti
choice-blocked-when-all-passed = visi iš eilės praleidžia ėjimą
choice-hands-left-to-winner = atitenka laimėtojui
choice-hands-left-against-owner = kiekvienam pridedami savi
choice-hands-left-ignored = neskaičiuojami
choice-blocked-score-others-minus-own = kitų kauliukai minus savi
choice-blocked-score-differences = skirtumas su kiekvienu kitu žaidėju
choice-blocked-score-nothing = taškų neskiriama
choice-blocked-tie-each = kiekvienas iš jų
choice-blocked-tie-nobody = niekas
choice-blocked-tie-fewest-tiles = tas iš jų, kas turi mažiausiai kauliukų
choice-next-opener-same = pagal tą pačią taisyklę
choice-next-opener-round-winner = ankstesnio raundo laimėtojas
choice-next-opener-rotation = visi iš eilės
choice-target-met-at-once = iš karto, nutraukiant ir raundą
choice-target-met-during-round = bet kurią akimirką, bet raundas žaidžiamas iki galo
choice-target-met-after-round = po raundo
choice-winner-highest = turintis didžiausią sumą
choice-winner-lowest = turintis mažiausią sumą
choice-winner-round-winner = paskutinio raundo laimėtojas iš pasiekusių tikslą

## Values of fields, and what they may be

value-yes = taip
value-no = ne
value-none = nėra
value-unused = netaikoma
one-number = { $number }
number-range = { $low }–{ $high }
value-hand = { $players } žaidėjams – { $tiles }
value-solo = turimi – { $hand }, laisvi – { $well }
value-solo-draw-cost = turimi – { $hand }, laisvi – { $well }, bauda už traukimą – { $cost }
difference = { $label }: { $value } (lape: { $other })
difference-idle = { difference }; pagal šias taisykles tai nieko nekeičia
allowed-flag = Galima true arba false.
allowed-number = { $optional ->
    [true] Galimas sveikasis skaičius nuo { $low } iki { $high } arba null, jei nėra.
   *[false] Galimas sveikasis skaičius nuo { $low } iki { $high }.
}
allowed-choice = { $optional ->
    [true] Galima viena iš reikšmių: { $choices }; arba null, jei nėra.
   *[false] Galima viena iš reikšmių: { $choices }.
}
allowed-span = Galimi du sveikieji skaičiai nuo { $low } iki { $high }, pirma mažesnis: [{ $low }, { $high }].
allowed-numbers = { $count ->
    [one] Galimas { $count } sveikasis skaičius nuo { $low } iki { $high }: [50, 60, 70].
    [few] Galimi { $count } sveikieji skaičiai nuo { $low } iki { $high }: [50, 60, 70].
   *[other] Galima { $count } sveikųjų skaičių nuo { $low } iki { $high }: [50, 60, 70].
}
allowed-hands = Galimas kauliukų skaičius nuo { $low } iki { $high } kiekvienam žaidėjų skaičiui: {"{"}"2": 9, "3": 7{"}"}. Kas nenurodyta, lieka kaip buvę.
allowed-solo = Galima nurodyti, kiek kauliukų turima ir kiek laisvų, iki { $high }: {"{"}"hand": 9, "well": 10{"}"}, taip pat baudą už traukimą iki { $cost }: {"{"}"hand": 0, "well": 19, "draw_cost": 0{"}"}, arba null, jei solo žaidimo nėra.

## Mokomasis raundas

guide-open = Turi didžiausią trigubą kauliuką (su trimis vienodais skaičiais), todėl pradedi tu. Paliesk { $tile }, paskui švytinčią vietą.
guide-open-done = { SIGNED($points) }: { $worth } už kauliuką ir { $opening } už pradžią trigubu kauliuku.
guide-edge = Palei bendrą briauną abiejų kauliukų skaičiai turi sutapti. Dėk { $tile } į švytinčią vietą.
guide-edge-done = { SIGNED($points) }: kauliuko taškai – jo skaičių suma.
guide-corner = Kur kampai susitinka, visuose turi būti tas pats skaičius. Dėk { $tile } į švytinčią vietą.
guide-corner-done = { SIGNED($points) }: toje vietoje visi kampai sutampa.
guide-hexagon = Aplink bendrą kampą jau guli penki kauliukai. Uždaryk šešiakampį kauliuku { $tile }!
guide-hexagon-done = { SIGNED($points) }: šešiakampis! { $worth } už kauliuką ir dar { $hexagon }.
guide-alone = Dabar be pagalbos: tinka tik vienas tavo kauliukas ir tik vienoje vietoje. Surask jį!
guide-alone-done = { SIGNED($points) }: puiku, radai! Kauliukai, kurie niekur netinka, yra blankesni.
guide-draw = Dabar netinka nė vienas tavo kauliukas. Trauk vieną iš laisvų kauliukų.
guide-draw-done = { SIGNED($points) }: kiekvienas ištrauktas kauliukas kainuoja taškų.
guide-drawn = Naujas kauliukas tinka! Dėk { $tile } į švytinčią vietą.
guide-drawn-done = { SIGNED($points) }: traukti apsimokėjo.
guide-bridge = Pastatyk tiltą kauliuku { $tile }: viena briauna liečia vieną kauliuką, o priešingas kampas – kitą.
guide-bridge-done = { SIGNED($points) }: tiltas! { $worth } už kauliuką ir dar { $bridge }.
guide-out = Paskutinis tavo kauliukas! Dėk { $tile }, ir raundas baigtas.
guide-out-done = { SIGNED($points) }: { $worth } už kauliuką, { $out } už paskutinį kauliuką ir { $left } už varžovui likusius kauliukus.
guide-goal = Turi { $total } iš { $target } taškų. Raundai žaidžiami tol, kol kas nors surenka { $target }.

## At the table, at its start and beside it: the web and the app in the terminal

table-ask-lay = Tavo ėjimas: dėk kauliuką
table-ask-draw = Tavo ėjimas: niekas netinka, tad trauk
table-ask-may-draw = Tavo ėjimas: dėk kauliuką arba trauk naują
table-ask-draw-again = Tavo ėjimas: nė vienas leidžiamas kauliukas netinka, tad trauk dar
table-ask-may-draw-again = Tavo ėjimas: dėk ištrauktą kauliuką arba trauk dar
table-ask-may-draw-again-any = Tavo ėjimas: dėk kauliuką arba trauk dar
table-ask-stop = Tavo ėjimas: nė vienas leidžiamas kauliukas netinka, tad trauk dar arba praleisk jį
table-ask-may-stop = Tavo ėjimas: dėk ištrauktą kauliuką, trauk dar arba praleisk ėjimą
table-ask-may-stop-any = Tavo ėjimas: dėk kauliuką, trauk dar arba praleisk ėjimą
table-ask-may-pass = Tavo ėjimas: dėk ištrauktą kauliuką arba praleisk ėjimą
table-ask-may-pass-any = Tavo ėjimas: dėk kauliuką arba praleisk ėjimą
table-ask-pass = Tavo ėjimas: niekas netinka, tad praleisk jį
table-ask-pass-drawn = Tavo ėjimas: nė vienas leidžiamas kauliukas netinka, tad praleisk jį
pad-title = Taškų lenta
pad-round = { $round } raundas
goal-target = iki { $target }
goal-lowest = laimi tas, kas turi mažiausiai taškų
goal-highest = laimi tas, kas turi daugiausia taškų
goal-round-of = { $rounds ->
    [1] vienas raundas
   *[other] { $round } raundas iš { $rounds }
}
goal-solo = surink kuo daugiau taškų
pad-first = pradžia
pad-second = antras kauliukas
pad-new-field = naujas laukas
pad-pass = praleista
pad-drawn = ištraukta: { $count }
pad-clock = baigėsi laikas
end-screen-round = { $round } raundas baigtas
end-screen-wins = { PERSON($players) ->
    [you] Tu laimėjai!
    [you-too] { $players } dalijatės pergale!
   *[other] { $count ->
        [one] { $players } laimėjo
        [few] { $players } dalijasi pergale
       *[other] { $players } dalijasi pergale
    }
}
end-screen-solo = Tavo rezultatas: { $total }
hint-title = Patarimas
hint-thinking = Galvojama…
hint-lay = Dėk { $tile }
hint-draw = Trauk kauliuką
hint-pass = Praleisk ėjimą
hint-decline = Atsisakyk
hint-chance = laimi { $percent } iš 100
hint-chance-range = laimi nuo { $low } iki { $high } iš 100
hint-fewer = iš 100 partijų laimi { $fewer } mažiau
hint-result = { $points ->
    [one] dar apie { $points } tašką
    [few] dar apie { $points } taškus
   *[other] dar apie { $points } taškų
}
nudge-only = { $what ->
    [draw] Nė vienas leidžiamas kauliukas netinka, tad trauk.
    [pass] Nė vienas leidžiamas kauliukas netinka, tad praleisk ėjimą.
   *[lay] Dėti gali tik vieną kauliuką ir tik vienoje vietoje.
}
nudge-draw = Dar nedėk: čia dar vienas kauliukas vertas daugiau, nei kainuoja.
nudge-hold = Šiuo ėjimu dėti nebūtina: palaukti labiau apsimoka.
nudge-goes-out = Šiuo ėjimu gali padėti paskutinį kauliuką.
nudge-bonus = { $where ->
    [top] Pažvelk į lauko viršų: ten galima gauti papildomų taškų ({ $points }).
    [bottom] Pažvelk į lauko apačią: ten galima gauti papildomų taškų ({ $points }).
    [left] Pažvelk į kairę lauko pusę: ten galima gauti papildomų taškų ({ $points }).
    [right] Pažvelk į dešinę lauko pusę: ten galima gauti papildomų taškų ({ $points }).
    [top-left] Pažvelk į viršutinę kairę lauko dalį: ten galima gauti papildomų taškų ({ $points }).
    [top-right] Pažvelk į viršutinę dešinę lauko dalį: ten galima gauti papildomų taškų ({ $points }).
    [bottom-left] Pažvelk į apatinę kairę lauko dalį: ten galima gauti papildomų taškų ({ $points }).
    [bottom-right] Pažvelk į apatinę dešinę lauko dalį: ten galima gauti papildomų taškų ({ $points }).
   *[middle] Pažvelk į lauko vidurį: ten galima gauti papildomų taškų ({ $points }).
}
nudge-equal-tiles = { $tiles } maždaug vienodai geri, kiekvienas geriausioje savo vietoje.
nudge-equal-places = { $all ->
    [true] Beveik nesvarbu, kur dėsi { $tile }: visos vietos maždaug vienodai geros.
   *[false] Kauliukui { $tile } yra kelios maždaug vienodai geros vietos.
}
nudge-shut-out = Po vieno iš galimų tavo ėjimų kitam žaidėjui mažai kas tiks.
nudge-points = Suskaičiuok taškus: vienas tavo kauliukas duoda daugiau nei kiti.
nudge-keep = Pagalvok apie kitą savo ėjimą: kurie kauliukai dar tiks?
nudge-dearest = Didelės vertės kauliukai raundo pabaigoje – našta. Ar gali kurio nors atsikratyti?
nudge-deny = Atsargiai: vienas iš galimų tavo ėjimų padovanotų kitam žaidėjui papildomų taškų.
nudge-look = Pažiūrėk, ką kiekvienas ėjimas palieka kitam žaidėjui ir tau.
hint-place = { $where ->
    [top] Lauko viršuje, prie { $tile }.
    [bottom] Lauko apačioje, prie { $tile }.
    [left] Lauko kairėje, prie { $tile }.
    [right] Lauko dešinėje, prie { $tile }.
    [top-left] Lauko viršuje, kairėje, prie { $tile }.
    [top-right] Lauko viršuje, dešinėje, prie { $tile }.
    [bottom-left] Lauko apačioje, kairėje, prie { $tile }.
    [bottom-right] Lauko apačioje, dešinėje, prie { $tile }.
   *[middle] Lauko viduryje, prie { $tile }.
}
hint-place-new = Juo prasideda atskiras laukas.
hint-places = Bet kuri iš šių vietų: { $places }.
hint-plan-draw = Pirma trauk: taip iš 100 partijų laimi apie { $more } daugiau nei dedant dabar.
hint-plan-pass = Palauk: taip iš 100 partijų laimi apie { $more } daugiau nei dedant dabar.
hint-plan-drain = Kitas planas: trauk, kol laisvų kauliukų beveik neliks. Taip iš 100 partijų laimi apie { $more } daugiau nei dedant iškart.
hint-plan-points = { $points ->
    [one] Tai verta maždaug { $points } tašku daugiau.
    [few] Tai verta maždaug { $points } taškais daugiau.
   *[other] Tai verta maždaug { $points } taškų daugiau.
}
hint-if-laying = Jei dedi
hint-equal = lygiai taip pat gerai
coach-against = Laikoma, kad { $who }.
coach-bots = kiti žaidžia kaip { $names }
coach-people = kiti žaidžia savo malonumui
coach-people-here = kiti žaidžia kaip žmonės šiame serveryje
coach-perfect = visi žaidžia be klaidų
new-players = Kiek žaidėjų
new-start = Pradėti
analysis-better = geriau
analysis-because = – { $reasons }
analysis-plan-draw = geriau buvo pirma dar traukti
analysis-plan-lay = geriau buvo dėti
analysis-plan-pass = geriau buvo palaukti
analysis-done = pasirinkta
analysis-cost-chance = { $percent ->
    [one] kainavo { $percent } pergalę iš 100
    [few] kainavo { $percent } pergales iš 100
   *[other] kainavo { $percent } pergalių iš 100
}
analysis-cost-points = { $points ->
    [one] kainavo { $points } tašką
    [few] kainavo { $points } taškus
   *[other] kainavo { $points } taškų
}
analysis-do-decline = atsisakymas
analysis-do-draw = traukimas
analysis-do-drain = traukti, kol laisvų kauliukų beveik neliks, ir tik tada dėti
analysis-do-pass = ėjimo praleidimas
analysis-do-place = { $field ->
    [1] kauliukas { $tile }
   *[other] kauliukas { $tile } į { $field } lauką
}
analysis-do-elsewhere = kauliukas { $tile } kitoje vietoje
table-place = { $tile } { $where }
table-left-of = į kairę nuo { $tile }
table-right-of = į dešinę nuo { $tile }
table-above-of = virš { $tile }
table-below-of = žemiau { $tile }
analysis-ungraded-clock = Šis ėjimas atliktas automatiškai.
analysis-ungraded-forced = Nieko kito daryti nebuvo galima.

## The analysis of play

analysis-cancelled = Analizė atšaukta.
analysis-nothing-played = Įraše nėra raundų, tad nėra ko analizuoti.
analyse-accuracy = tikslumas
analyse-grade-best = geriausias
analyse-grade-best-tile = geriausias iš kauliukų
analyse-grade-good = geras
analyse-grade-inaccuracy = netikslumas
analyse-grade-mistake = klaida
analyse-grade-blunder = grubi klaida
analyse-ungraded = nevertinta
analyse-luck-match = partijos pergalė, %
analyse-luck-points = taškų persvara
analyse-result = rezultatas
analyse-deal = dalijimo sėkmė
analyse-draws = traukimo sėkmė
analyse-without-luck = be sėkmės
analysis-plot-title = Tikimybė laimėti partiją
analysis-plot-chance = tikimybė, %
analysis-plot-actions = veiksmai
reason-only = nieko kito daryti negalima
reason-goes-out = deda paskutinį kauliuką
reason-goes-out-next = uždaro šešiakampį, ir { $tile } gali pradėti naują lauką ir baigti raundą
reason-pays-bridge = stato tiltą ({ SIGNED($points) })
reason-pays-double = sukuria dvigubą jungtį ({ SIGNED($points) })
reason-pays-hexagon = uždaro šešiakampį ({ SIGNED($points) })
reason-scores-most = čia duoda daugiausia taškų: { $points }
reason-dearest = atsikrato didžiausio kauliuko, kurio vertė { $value }
reason-only-place = { $tile } dabar niekur kitur netinka
reason-nothing-fits = niekas netinka
reason-lays-little = tai, ką galima dėti dabar, duoda ne daugiau kaip { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
reason-draws-for-bonus = { $percent } % nematomų kauliukų duotų papildomų taškų
reason-empties-well = paima paskutinį laisvą kauliuką
reason-keeps-drawn = pasilieka kauliuką, kurį galėtų dėti
reason-leaves-bridge = palieka tiltą ({ SIGNED($points) }) kitam žaidėjui, kuris tinkamą kauliuką turi { $percent } % galimų atvejų
reason-leaves-double = palieka dvigubą jungtį ({ SIGNED($points) }) kitam žaidėjui, kuris tinkamą kauliuką turi { $percent } % galimų atvejų
reason-leaves-hexagon = palieka šešiakampį ({ SIGNED($points) }) kitam žaidėjui, kuris tinkamą kauliuką turi { $percent } % galimų atvejų
reason-next-bonus = pasilieka { $tile }, kuris kitu ėjimu gali duoti papildomų taškų ({ SIGNED($points) }){ $safe ->
    [0] { "" }
   *[other] ; niekas kitas tai vietai kauliuko turėti negali
}
reason-shuts-out = { $percent } % galimų atvejų kitam žaidėjui nepalieka nieko tinkamo
reason-keeps = { $tiles ->
    [0] nepasilieka nė vieno tinkamo kauliuko
    [one] pasilieka { $tiles } tinkamą kauliuką ({ $places ->
        [one] { $places } vieta
        [few] { $places } vietos
       *[other] { $places } vietų
    })
    [few] pasilieka { $tiles } tinkamus kauliukus ({ $places ->
        [one] { $places } vieta
        [few] { $places } vietos
       *[other] { $places } vietų
    })
   *[other] pasilieka { $tiles } tinkamų kauliukų ({ $places ->
        [one] { $places } vieta
        [few] { $places } vietos
       *[other] { $places } vietų
    })
}
reason-keeps-few = { $tiles ->
    [0] nepasilieka nė vieno tinkamo kauliuko
    [one] pasilieka tik { $tiles } tinkamą kauliuką ({ $places ->
        [one] { $places } vieta
        [few] { $places } vietos
       *[other] { $places } vietų
    })
    [few] pasilieka tik { $tiles } tinkamus kauliukus ({ $places ->
        [one] { $places } vieta
        [few] { $places } vietos
       *[other] { $places } vietų
    })
   *[other] pasilieka tik { $tiles } tinkamų kauliukų ({ $places ->
        [one] { $places } vieta
        [few] { $places } vietos
       *[other] { $places } vietų
    })
}
reason-later = dabar duoda mažiau taškų, bet { $points ->
    [0] laimi dažniau
   *[other] per visą raundą – apie { $points } daugiau
}
reason-wins-more = vidutiniškai duoda mažiau taškų, bet partiją laimi dažniau
review-won = { PERSON($player) ->
    [you] Laimėjai
   *[other] Laimėta
} { $own }:{ $other } per { $rounds ->
    [one] { $rounds } raundą
    [few] { $rounds } raundus
   *[other] { $rounds } raundų
}.
review-won-many = { PERSON($player) ->
    [you] Laimėjai
   *[other] Laimėta
} per { $rounds ->
    [one] { $rounds } raundą
    [few] { $rounds } raundus
   *[other] { $rounds } raundų
}, suma { $own }; antro pagal rezultatą – { $other }.
review-lost = { PERSON($player) ->
    [you] Pralaimėjai
   *[other] Pralaimėta
} { $own }:{ $other } per { $rounds ->
    [one] { $rounds } raundą
    [few] { $rounds } raundus
   *[other] { $rounds } raundų
}.
review-lost-many = { PERSON($player) ->
    [you] Pralaimėjai
   *[other] Pralaimėta
} per { $rounds ->
    [one] { $rounds } raundą
    [few] { $rounds } raundus
   *[other] { $rounds } raundų
}, suma { $own }; laimėtojo – { $other }.
review-shared = Po { $rounds ->
    [one] { $rounds } raundo
    [few] { $rounds } raundų
   *[other] { $rounds } raundų
} pergale pasidalyta, { PERSON($player) ->
    [you] tavo suma
   *[other] suma
} – { $own }.
review-unfinished = Partija nutraukta, kai { PERSON($player) ->
    [you] tavo suma
   *[other] suma
} buvo { $own }.
review-solo = { PERSON($player) ->
    [you] Tavo rezultatas
   *[other] Rezultatas
}: { $own }.
review-lowest = Čia laimi turintis mažiausią sumą.
review-how-last-won = Čia partiją laimi tas, kas laimi paskutinį raundą, net jei turi mažiau taškų{ $how ->
    [out] . Raundą laimėjo tas, kas padėjo paskutinį kauliuką
    [hand] . Raundą laimėjo tas, kam liko mažiausios vertės kauliukai
   *[other] { "" }
}{ PERSON($player) ->
    [you] : tai buvai tu.
   *[other] .
}
review-how-last-lost = Čia partiją laimi tas, kas laimi paskutinį raundą, net jei turi mažiau taškų{ $how ->
    [out] . Raundą laimėjo tas, kas padėjo paskutinį kauliuką
    [hand] . Raundą laimėjo tas, kam liko mažiausios vertės kauliukai
   *[other] { "" }
}.
review-how-first = Paskutinio raundo laimėtojas nebuvo pasiekęs tikslo; tada laimi tas, kas jį pasiekė anksčiausiai, net jei turi mažiau taškų.
review-round = { $round ->
    [1] Lemiamas buvo { $round } raundas: { $own }:{ $other }.
   *[other] Prieš { $round } raundą buvo { $had }:{ $rival_had }, ir jis tapo lemiamas: { $own }:{ $other }.
}
review-round-most = { $round ->
    [1] Didžiausias skirtumas susidarė { $round } raunde: { $own }:{ $other }.
   *[other] Prieš { $round } raundą buvo { $had }:{ $rival_had }, o jame susidarė didžiausias skirtumas: { $own }:{ $other }.
}
review-round-turned = Prieš { $round } raundą buvo { $had }:{ $rival_had }, ir jis pakeitė partijos eigą: { $own }:{ $other }.
review-round-lead = { $round ->
    [1] Laimėtojo persvara susidarė { $round } raunde: { $own }:{ $other }.
   *[other] Prieš { $round } raundą buvo { $had }:{ $rival_had }, o jame susidarė laimėtojo persvara: { $own }:{ $other }.
}
review-round-many = { $largest ->
    [0] Laimėtojo persvara susidarė { $round } raunde
   *[other] Didžiausias skirtumas susidarė { $round } raunde
}: { $own }, { $won ->
    [0] laimėtojo
   *[other] { $rival }
} – { $other }.
review-round-near = Beveik toks pat skirtumas buvo { $round } raunde: { $own }:{ $other }.
review-why-lucky = { $round ->
    [0] Pasisekė
   *[other] Pasisekė { $round } raunde
}: { $who ->
    [own] { PERSON($player) ->
        [you] tu ištraukei
       *[other] ištrauktas
    }
    [rival] varžovas ištraukė
    [winner] laimėtojas ištraukė
   *[other] kitas žaidėjas ištraukė
} { $tile }, { $fate }.{ $points ->
    [0] { "" }
    [one] { " " }Ši sėkmė davė apie { $points } tašką; tokioje padėtyje iš 100 partijų laimima apie { $percent } daugiau.
    [few] { " " }Ši sėkmė davė apie { $points } taškus; tokioje padėtyje iš 100 partijų laimima apie { $percent } daugiau.
   *[other] { " " }Ši sėkmė davė apie { $points } taškų; tokioje padėtyje iš 100 partijų laimima apie { $percent } daugiau.
}
review-why-unlucky = { $round ->
    [0] Nepasisekė
   *[other] Nepasisekė { $round } raunde
}: { $who ->
    [own] { PERSON($player) ->
        [you] tu ištraukei
       *[other] ištrauktas
    }
    [rival] varžovas ištraukė
    [winner] laimėtojas ištraukė
   *[other] kitas žaidėjas ištraukė
} { $tile }, { $fate }.{ $points ->
    [0] { "" }
    [one] { " " }Ši nesėkmė kainavo apie { $points } tašką; tokioje padėtyje iš 100 partijų laimima apie { $percent } mažiau.
    [few] { " " }Ši nesėkmė kainavo apie { $points } taškus; tokioje padėtyje iš 100 partijų laimima apie { $percent } mažiau.
   *[other] { " " }Ši nesėkmė kainavo apie { $points } taškų; tokioje padėtyje iš 100 partijų laimima apie { $percent } mažiau.
}
drawn-out = kuris iškart užbaigė raundą
drawn-soon = kuris iškart padėtas, o kitas kauliukas užbaigė raundą
drawn-scored = kuris iškart davė { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
drawn-dead = kuris savininkui einant niekur netiko ir liko iki pabaigos
drawn-later = kuris vėliau davė { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
drawn-by-choice = { $fate } (traukti nereikėjo: tiko kitas kauliukas)
review-why-plan = Labiausiai būtų padėję pirma traukti: { $round ->
    [0] taip
   *[other] nuo { $round } raundo taip
} laimima apie { $better } iš 100 tokių partijų, o iškart dedant – { $kept }.
review-why-move = { $round ->
    [0] Labiausiai
   *[other] { $round } raunde labiausiai
} { PERSON($player) ->
    [you] tau pakenkė
   *[other] pakenkė
} ėjimas kauliuku { $tile }: jis kainavo { $percent ->
    [one] { $percent } pergalę
    [few] { $percent } pergales
   *[other] { $percent } pergalių
} iš 100.
review-why-gift = Padėjo varžovo klaida ({ $tile }): { PERSON($player) ->
    [you] ji tau davė
   *[other] ji davė
} { $percent ->
    [one] { $percent } pergalę
    [few] { $percent } pergales
   *[other] { $percent } pergalių
} iš 100.
review-why-drew = { $round ->
    [0] Kiek kauliukų ištraukta
   *[other] Kiek kauliukų ištraukta { $round } raunde
}: { PERSON($player) ->
    [you] tavo { $own }, varžovo { $other }.
   *[other] { $own }, varžovo { $other }.
} Turint daugiau kauliukų gaunama daugiau papildomų taškų, o kitam lieka mažiau tinkamų vietų.
review-why-stronger = { $many ->
    [0] Prieš tokį varžovą
   *[other] Prieš tokius žaidėjus
} { PERSON($player) ->
    [you] tu laimėtum
   *[other] laimima
} apie { $percent } iš 100 partijų, ir ši buvo viena iš jų.
review-why-weaker = { $many ->
    [0] Varžovas buvo labai stiprus
   *[other] Varžovai buvo labai stiprūs
}: pralaimėjimas buvo tikėtinas, bet iš tokio žaidimo galima daug pasimokyti.
review-made-bonuses = { $round ->
    [0] Labiausiai
   *[other] { $round } raunde labiausiai
} skyrėsi { $opened ->
    [all] taškai už pradžią
    [some] papildomi taškai, įskaitant taškus už pradžią
   *[none] papildomi taškai
}: { $own }:{ $other }.
review-made-end = { $round ->
    [0] Labiausiai
   *[other] { $round } raunde labiausiai
} skyrėsi taškai už raundo pabaigą (paskutinį padėtą kauliuką ir likusius kauliukus): { $own }:{ $other }.
review-made-draws = { $round ->
    [0] Labiausiai
   *[other] { $round } raunde labiausiai
} skyrėsi tai, kiek kainavo traukimas ir praleisti ėjimai: { PERSON($player) ->
    [you] tau { $own }, varžovui – { $other }.
   *[other] { $own }, varžovui – { $other }.
}
review-made-tiles = { $round ->
    [0] Labiausiai
   *[other] { $round } raunde labiausiai
} skyrėsi taškai už padėtus kauliukus, be papildomų: { $own }:{ $other }.
review-made-next = Po to { $source ->
    [bonuses] papildomi taškai
    [end] raundo pabaiga ir likę kauliukai
    [draws] traukimo ir praleistų ėjimų kaina
   *[tiles] taškai už kauliukus be papildomų
} – { $own }:{ $other }.
review-why-passed = Praleisti ėjimai ({ $count }) { $who ->
    [own] { PERSON($player) ->
        [you] tau
       *[other] pralaimėjusiam
    }
   *[rival] varžovui
} kainavo { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}.
review-end-left = { $who ->
    [rival] Varžovas
    [winner] Laimėtojas
   *[other] Kitas žaidėjas
} baigė { $round ->
    [0] raundą
   *[other] { $round } raundą
}, kai { PERSON($player) ->
    [you] tau dar liko
   *[other] dar liko
} { $tiles ->
    [one] { $tiles } kauliukas
    [few] { $tiles } kauliukai
   *[other] { $tiles } kauliukų
} (vertė { $value }).
review-end-others = { $who ->
    [winner] Laimėtojas
   *[other] Kitas žaidėjas
} baigė { $round ->
    [0] raundą
   *[other] { $round } raundą
}; kitiems dar liko { $tiles ->
    [one] { $tiles } kauliukas
    [few] { $tiles } kauliukai
   *[other] { $tiles } kauliukų
} (vertė { $value }{ PERSON($player) ->
    [you] ; tau – { $own_tiles ->
        [one] { $own_tiles } kauliukas
        [few] { $own_tiles } kauliukai
       *[other] { $own_tiles } kauliukų
    }, vertė { $own }
   *[other] { "" }
}).
review-end-out = { PERSON($player) ->
    [you] Tu baigei { $round ->
        [0] raundą
       *[other] { $round } raundą
    }
   *[other] { $round ->
        [0] Raundas
       *[other] { $round } raundas
    } baigėsi paskutiniu kauliuku
}; { $many ->
    [0] varžovui
   *[other] kitiems
} dar liko { $tiles ->
    [one] { $tiles } kauliukas
    [few] { $tiles } kauliukai
   *[other] { $tiles } kauliukų
} (vertė { $value }).
review-end-blocked = { $round ->
    [0] Raundas
   *[other] { $round } raundas
} buvo užblokuotas. { PERSON($player) ->
    [you] Tau liko
   *[other] Liko
} { $tiles ->
    [one] { $tiles } kauliukas
    [few] { $tiles } kauliukai
   *[other] { $tiles } kauliukų
} (vertė { $value }); { $who ->
    [rival] varžovui
    [winner] laimėtojui
   *[next] žaidėjui { $rival }
} liko { $other_tiles } (vertė { $other_value }).
review-end-drawn = { $who ->
    [own] { PERSON($player) ->
        [you] Kiek kauliukų tu tame raunde ištraukei
       *[other] Kiek kauliukų tame raunde ištraukta
    }
   *[rival] Kiek kauliukų tame raunde ištraukė varžovas
}: { $drawn }, iš jų { $free } – nors tiko turimas kauliukas.
review-end-count = Paskutiniu kauliuku baigti raundai (iš { $rounds }): { PERSON($player) ->
    [you] tavo { $own }
   *[other] { $own }
}, { $who ->
    [rival] varžovo
    [winner] laimėtojo
   *[next] žaidėjo { $rival }
} { $other }.
review-left-bonuses = { $count ->
    [one] Liko nepaimti papildomi taškai: { $count } kartą ({ $points }).
    [few] Liko nepaimti papildomi taškai: { $count } kartus (iš viso { $points }).
   *[other] Liko nepaimti papildomi taškai: { $count } kartų (iš viso { $points }).
}
review-left-where = { $round } raunde papildomų taškų būtų davęs { $place }.
review-advice-out = Kitą kartą: artėjant raundo pabaigai pirma pažiūrėk, ar gali padėti paskutinį kauliuką.
review-advice-bonus = Kitą kartą: prieš dedant kauliuką paieškok vietos, kuri duoda papildomų taškų.
review-advice-gift = Kitą kartą: prieš ėjimą pažiūrėk, kokių papildomų taškų jis atveria kitam žaidėjui.
review-advice-prepare = Kitą kartą: galvok apie tolesnį ėjimą. Pasilik kauliuką, kuris gali duoti papildomų taškų, ir palik ar atverk jam vietą.
review-advice-stuck = Kitą kartą: iš dviejų gerų ėjimų rinkis tą, po kurio kitam žaidėjui tinka mažiau kauliukų.
review-advice-points = Kitą kartą: prieš ėjimą palygink, kiek taškų duoda kiekvienas kauliukas.
review-advice-keep = Kitą kartą: prieš ėjimą pažiūrėk, kurie iš likusių kauliukų dar tiks.
review-advice-rid = Kitą kartą: didelės vertės kauliukus dėk anksčiau, kad jų neliktų iki pabaigos.
review-advice-fit = Kitą kartą: pirma dėk kauliuką, kuriam tinka mažiausiai vietų. Kiti gali palaukti.
review-advice-drain = Kitą kartą: pirma trauk, o dėk vėliau. Trauk, kol laisvų kauliukų beveik neliks, { $limit ->
    [0] ėjimas po ėjimo
    [one] iki { $limit } kauliuko per ėjimą
    [few] iki { $limit } kauliukų per ėjimą
   *[other] iki { $limit } kauliukų per ėjimą
}, ir tik tada dėk.
review-advice-draw = Kitą kartą: jei nė vienas kauliukas neduoda daug ir niekas tuoj nebaigs raundo, prieš dedant patrauk dar vieną.
review-advice-lay = Kitą kartą: kai kam nors lieka vos keli kauliukai, nebetrauk, o dėk.
review-advice-pass = Kitą kartą: jei kauliukas vėliau gali duoti daugiau, pasilik jį ir praleisk ėjimą.
review-shown-tile = { $round ->
    [0] Pavyzdys
   *[other] Pavyzdys iš { $round } raundo
}: { $better }, o ne { $done }.
review-shown-place = { $round ->
    [0] Pavyzdys
   *[other] Pavyzdys iš { $round } raundo
}, tinkamas kauliukas, bet ne ta vieta: { $better }, o ne { $done }.
review-shown-draw = { $round ->
    [0] Pavyzdys
   *[other] Pavyzdys iš { $round } raundo
}: traukti, o ne dėti { $done }.
review-shown-lay = { $round ->
    [0] Pavyzdys
   *[other] Pavyzdys iš { $round } raundo
}: dėti { $better }, o ne traukti.
review-advice-none = Didelių klaidų nebuvo.
review-worked-bonuses = Kas pavyko{ $who ->
    [rival] { " " }varžovui
    [winner] { " " }laimėtojui
   *[own] { "" }
}: papildomi taškai{ $opened ->
    [some] , įskaitant taškus už pradžią
   *[none] { "" }
} ({ $own }:{ $other }).
review-worked-end = Kas pavyko{ $who ->
    [rival] { " " }varžovui
    [winner] { " " }laimėtojui
   *[own] { "" }
}: baigti raundą paskutiniu kauliuku{ $rounds ->
    [1] { "" }
    [one] { " " }({ $count } iš { $rounds } raundo)
    [few] { " " }({ $count } iš { $rounds } raundų)
   *[other] { " " }({ $count } iš { $rounds } raundų)
}.
review-worked-draws = Kas pavyko{ $who ->
    [rival] { " " }varžovui
    [winner] { " " }laimėtojui
   *[own] { "" }
}: mažai traukti (ištraukta kauliukų – { $own }:{ $other }).
review-worked-tiles = Kas pavyko{ $who ->
    [rival] { " " }varžovui
    [winner] { " " }laimėtojui
   *[own] { "" }
}: taškai už padėtus kauliukus, be papildomų ({ $own }:{ $other }).
review-worked-drain = Kas pavyko{ $who ->
    [rival] { " " }varžovui
    [winner] { " " }laimėtojui
   *[own] { "" }
}: pirma traukti, o dėti vėliau.
review-plan-but = Kitaip yra žaidžiant keturiese, taip pat kai kam nors likęs vos kauliukas ar du, ir ten, kur traukti galima tik tada, kai niekas netinka.
moment-choice = Buvo geresnis ėjimas
moment-bonus = Čia laukė papildomi taškai: { $points }
moment-gift = Tai paruošė papildomų taškų kitam žaidėjui
moment-opened = Tai atvėrė papildomų taškų ({ $item }, { SIGNED($points) }) kitam žaidėjui, ir jis juos iškart pasiėmė
moment-rival = Varžovo klaida
moment-stuck = Po kitokio ėjimo kitam žaidėjui būtų mažai kas tikę
moment-points = Kitas kauliukas būtų davęs daugiau
moment-keep = Po kitokio ėjimo būtų likę daugiau tinkamų kauliukų
moment-later = Kitas ėjimas per visą raundą būtų davęs daugiau
moment-plan-pass = Čia vertėjo palaukti
moment-plan-draw = Čia vertėjo pirma dar patraukti kauliukų
moment-plan-lay = Čia vertėjo dėti
moment-find = Gerai pastebėta: tai davė { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
} ({ $item })
moment-find-rival = { $seats ->
    [2] Stiprus varžovo ėjimas
   *[other] Stiprus laimėtojo ėjimas
}: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
} ({ $item })
moment-spared = Gerai, kad nebuvo padėtas { $other }: jis būtų atvėręs papildomų taškų ({ $item }, { SIGNED($points) }), o kitas žaidėjas, kaip paaiškėjo, turėjo tinkamą kauliuką
moment-out = Čia buvo galima padėti paskutinį kauliuką
moment-prepare = Po kitokio ėjimo papildomi taškai būtų likę kitam kartui
moment-rid = Čia buvo galima atsikratyti didelės vertės kauliuko
moment-fit = Pirma vertėjo dėti kauliuką, kuris tinka tik vienoje vietoje
moment-luck-good = Pasisekė: { $who ->
    [own] ištrauktas
    [rival] varžovas ištraukė
    [winner] laimėtojas ištraukė
   *[other] kitas žaidėjas ištraukė
} { $tile }, { $fate } – iš 100 partijų laimima apie { $percent } daugiau
moment-luck-bad = Nepasisekė: { $who ->
    [own] ištrauktas
    [rival] varžovas ištraukė
    [winner] laimėtojas ištraukė
   *[other] kitas žaidėjas ištraukė
} { $tile }, { $fate } – iš 100 partijų laimima apie { $percent } mažiau
moment-plan-gain = iš 100 partijų laimima apie { $better }, o ne { $kept }
moment-why-drain = { $cost ->
    [0] turint daugiau kauliukų gaunama daugiau papildomų taškų, o kitam lieka mažiau tinkamų vietų
   *[other] traukimas kainuoja taškų ({ $cost }), bet turint daugiau kauliukų gaunama daugiau papildomų taškų, o kitam lieka mažiau tinkamų vietų
}
moment-why-later = dabar duoda mažiau taškų, bet per visą raundą – daug daugiau
moment-why-shuts-out = { $often ->
    [always] kitam žaidėjui niekas netiks
    [nearly] kitam žaidėjui beveik niekada niekas netiks
    [mostly] kitam žaidėjui dažniausiai niekas netiks
    [half] maždaug puse atvejų kitam žaidėjui niekas netiks
    [third] maždaug trečdaliu atvejų kitam žaidėjui niekas netiks
   *[quarter] maždaug ketvirtadaliu atvejų kitam žaidėjui niekas netiks
}
moment-why-scores = { $points ->
    [one] dabar duoda { $points } tašką
    [few] dabar duoda { $points } taškus
   *[other] dabar duoda { $points } taškų
}
moment-why-nearly-out = { $tiles ->
    [one] kitam žaidėjui liko vos { $tiles } kauliukas
    [few] kitam žaidėjui liko vos { $tiles } kauliukai
   *[other] kitam žaidėjui liko vos { $tiles } kauliukų
}
moment-why-careful = nebūtų atvėręs papildomų taškų, kuriems, kaip paaiškėjo, kitas žaidėjas turėjo kauliuką; kiek buvo matyti, tai buvo ne blogiau
moment-why-ahead = prie stalo tai sunku pastebėti, tai matyti iš tolesnių ėjimų

## What is asked of a player

phase-opening = Tu pradedi raundą: dėk kauliuką.
phase-turn = Dėk kauliuką, trauk arba praleisk ėjimą.
phase-follow-up = Pradėjai kauliuku 0-0-0: dėk dar vieną kauliuką arba atsisakyk.
phase-new-field = Uždarei šešiakampį: bet kuriuo kauliuku pradėk naują lauką arba atsisakyk.
phase-over = Raundas baigtas.

## What points are for, and kinds of placement

item-tile = kauliukas
item-opening = pradžia
item-zero-opening = 0-0-0
item-bridge = tiltas
item-double = dviguba jungtis
item-hexagon = šešiakampis
item-draw = traukimas
item-stop = nustota traukti
item-stuck = niekas netinka
item-empty-well = nėra ko traukti
item-out = paskutinis kauliukas
item-others-hands = kitų kauliukai
item-own-hand = savi kauliukai
kind-plain = paprastas
kind-bridge = tiltas
kind-double = dviguba jungtis
kind-hexagon = šešiakampis

## Puzzles

puzzle-asks-open = Nieko nepaslėpta: visus likusius kauliukus turi kitas žaidėjas. Po kurio ėjimo raundo pabaigoje tavo padėtis bus geriausia?
puzzle-asks-hidden = Dalis kauliukų paslėpta. Po kurio ėjimo raundo pabaigoje tavo padėtis vidutiniškai bus geriausia?
puzzle-theme-two-hexagons = Du šešiakampiai iškart
puzzle-theme-go-out-in-three = Baigti per tris ėjimus
puzzle-theme-lock-out = Palikti be ėjimo
puzzle-theme-deny = Neduoti taškų
puzzle-theme-keep-tile = Pasilikti kauliuką
puzzle-theme-count-well = Suskaičiuoti laisvus
puzzle-theme-double = Dviguba jungtis
puzzle-theme-bridge = Tiltas
puzzle-theme-hexagon = Šešiakampis
puzzle-theme-options = Daugiau galimybių
puzzle-theme-quiet = Tylus ėjimas
puzzle-nudge-two-hexagons = Vienas kauliukas gali uždaryti daugiau nei vieną šešiakampį.
puzzle-nudge-go-out-in-three = Planuok iki galo: kokia tvarka atsikratysi visų kauliukų?
puzzle-nudge-lock-out = Ar gali padaryti taip, kad kitam žaidėjui niekas netiktų?
puzzle-nudge-deny = Pagalvok, ką po kiekvieno ėjimo gali gauti kitas žaidėjas.
puzzle-nudge-keep-tile = Kauliukas, kuris dabar duoda daugiausia, gali palaukti.
puzzle-nudge-count-well = Suskaičiuok, ko nematei: kas liko tarp laisvų kauliukų?
puzzle-nudge-double = Ieškok vietos, kuri liečia kauliukus daugiau nei viena briauna.
puzzle-nudge-bridge = Ieškok tilto.
puzzle-nudge-hexagon = Ieškok šešiakampio, kurį gali uždaryti.
puzzle-nudge-options = Po kurio ėjimo tiks daugiausia tavo kauliukų?
puzzle-nudge-quiet = Šįkart be papildomų taškų. Pažiūrėk, ką kiekvienas ėjimas palieka kitam žaidėjui ir tau.
puzzle-hint-no-tile = Nedėk jokio kauliuko.
puzzle-hint-counts = Su patarimu užduotis laikoma neišspręsta.
puzzle-answer-place = Geriausias ėjimas – { $tile } ({ SIGNED($points) }).
puzzle-answer-draw = Geriausia traukti.
puzzle-answer-pass = Geriausia praleisti ėjimą.
puzzle-answer-decline = Geriausia atsisakyti.
puzzle-solved = Teisingai!
puzzle-not-solved = Yra geresnis ėjimas.
puzzle-not-solved-by = { $points ->
    [one] Yra geresnis ėjimas: po tavojo rezultatas { $points } tašku blogesnis.
    [few] Yra geresnis ėjimas: po tavojo rezultatas { $points } taškais blogesnis.
   *[other] Yra geresnis ėjimas: po tavojo rezultatas { $points } taškų blogesnis.
}
puzzle-idea-two-hexagons = Jis iškart uždaro daugiau nei vieną šešiakampį ({ SIGNED($bonus) }).
puzzle-idea-double = Jis sukuria dvigubą jungtį ({ SIGNED($bonus) }).
puzzle-idea-bridge = Jis stato tiltą ({ SIGNED($bonus) }).
puzzle-idea-hexagon = Jis uždaro šešiakampį ({ SIGNED($bonus) }).
puzzle-idea-deny = Jis neduoda kitam žaidėjui papildomų taškų ({ SIGNED($bonus) }), kuriuos leistų gauti antras pagal gerumą ėjimas.
puzzle-idea-keep-tile = { $tile } dabar duotų { SIGNED($now) }, bet gali palaukti: vėliau jis duoda { SIGNED($later) }.
puzzle-idea-go-out-in-three = { $tiles ->
    [one] Taip atsikratysi visų kauliukų: reikia padėti { $tiles } kauliuką.
    [few] Taip atsikratysi visų kauliukų: reikia tinkama tvarka padėti { $tiles } kauliukus.
   *[other] Taip atsikratysi visų kauliukų: reikia tinkama tvarka padėti { $tiles } kauliukų.
}
puzzle-idea-all-fit = Po jo kiekvienas likęs tavo kauliukas kur nors tinka; po antro pagal gerumą ėjimo taip nėra.
puzzle-idea-lock-out = { $passes ->
    [one] Kitam žaidėjui pritrūksta tinkamų kauliukų: geriausiai žaidžiant jis praleidžia { $passes } ėjimą.
    [few] Kitam žaidėjui pritrūksta tinkamų kauliukų: geriausiai žaidžiant jis praleidžia { $passes } ėjimus.
   *[other] Kitam žaidėjui pritrūksta tinkamų kauliukų: geriausiai žaidžiant jis praleidžia { $passes } ėjimų.
}
puzzle-idea-count-well = { $well ->
    [one] Liko tik { $well } laisvas kauliukas, ir tai viską lemia.
    [few] Liko tik { $well } laisvi kauliukai, ir tai viską lemia.
   *[other] Liko tik { $well } laisvų kauliukų, ir tai viską lemia.
}
puzzle-idea-draw = Dar vienas kauliukas čia vertas daugiau nei bet kas, ką gali dėti dabar.
puzzle-idea-options = Po jo tinkamų tavo kauliukų: { $fitting }; po antro pagal gerumą ėjimo: { $otherwise }.
puzzle-idea-quiet = Papildomų taškų nėra. Jis geriausias dėl to, ką palieka tau ir kitam žaidėjui.
puzzle-value-exact = { $margin ->
    [one] Jei abu žaidžia geriausiai, po šio ėjimo rezultatas bent { $margin } tašku geresnis nei po bet kurio kito.
    [few] Jei abu žaidžia geriausiai, po šio ėjimo rezultatas bent { $margin } taškais geresnis nei po bet kurio kito.
   *[other] Jei abu žaidžia geriausiai, po šio ėjimo rezultatas bent { $margin } taškų geresnis nei po bet kurio kito.
}
puzzle-value-sampled = { $margin ->
    [one] Vidutiniškai po šio ėjimo rezultatas maždaug { $margin } tašku geresnis nei po antro pagal gerumą.
    [few] Vidutiniškai po šio ėjimo rezultatas maždaug { $margin } taškais geresnis nei po antro pagal gerumą.
   *[other] Vidutiniškai po šio ėjimo rezultatas maždaug { $margin } taškų geresnis nei po antro pagal gerumą.
}
puzzle-tempting = { $lost ->
    [one] { $tile } iškart duoda daugiau ({ SIGNED($points) }), bet galiausiai rezultatas { $lost } tašku blogesnis.
    [few] { $tile } iškart duoda daugiau ({ SIGNED($points) }), bet galiausiai rezultatas { $lost } taškais blogesnis.
   *[other] { $tile } iškart duoda daugiau ({ SIGNED($points) }), bet galiausiai rezultatas { $lost } taškų blogesnis.
}
puzzle-unknown = Užduoties „{ $id }“ čia nėra. Pasirink kitą.
puzzle-not-a-collection = Tai ne užduočių failas. Nurodyk tokį, kurį sukūrė trimino puzzles make.
puzzle-theme-unknown = „{ $name }“ nėra tema. Rinkis iš: { $known }.
puzzle-none-left = Tokių užduočių nebėra. Pasirink kitas taisykles, kitą žaidėjų skaičių ar kitą temą.

## Lists and cells

cell = { $down ->
    [true] { $x }, { $y }, žemyn
   *[false] { $x }, { $y }, aukštyn
}

## What happened

event-opens = { PERSON($player) ->
    [you] Tu pradedi kauliuku { $tile }
   *[other] { $player } pradeda kauliuku { $tile }
}
event-lays = { PERSON($player) ->
    [you] { $field ->
        [1] Tu dedi { $tile }
       *[other] Tu dedi { $tile } į { $field } lauką
    }
   *[other] { $field ->
        [1] { $player } deda { $tile }
       *[other] { $player } deda { $tile } į { $field } lauką
    }
}
event-starts-field = { PERSON($player) ->
    [you] Tu pradedi { $field } lauką kauliuku { $tile }
   *[other] { $player } pradeda { $field } lauką kauliuku { $tile }
}
event-draws = { PERSON($player) ->
    [you] Tu trauki { $tile }
   *[other] { $player } traukia { $tile }
}
event-draws-hidden = { PERSON($player) ->
    [you] Tu trauki kauliuką
   *[other] { $player } traukia kauliuką
}
event-passes = { PERSON($player) ->
    [you] Tu praleidi ėjimą
   *[other] { $player } praleidžia ėjimą
}
event-declines = { PERSON($player) ->
    [you] { $offer ->
        [follow-up] Tu nededi antro kauliuko
       *[new-field] Tu nepradedi naujo lauko
    }
   *[other] { $offer ->
        [follow-up] { $player } nededa antro kauliuko
       *[new-field] { $player } nepradeda naujo lauko
    }
}
event-kind = { $event } ({ $kind })
event-by-clock = { $event } (baigėsi laikas)
event-points = { $event }: { SIGNED($points) }
replay-undone = Čia atsiimta: { $actions }
event-items = { $event }: { SIGNED($points) } ({ $items })
item-points = { $item } { SIGNED($points) }

## How a round ended

end-out = { PERSON($player) ->
    [you] Tu dedi paskutinį kauliuką.
   *[other] { $player } deda paskutinį kauliuką.
}
end-blocked = { $when ->
    [all-passed] { $players ->
        [one] { PERSON($player) ->
            [you] Tu praleidi ėjimą: raundas užblokuotas.
           *[other] { $player } praleidžia ėjimą: raundas užblokuotas.
        }
        [few] Visi iš eilės praleido ėjimą: raundas užblokuotas.
       *[other] Visi iš eilės praleido ėjimą: raundas užblokuotas.
    }
    [empty-well-passes] { $players ->
        [one] { PERSON($player) ->
            [you] Laisvų kauliukų nebėra, ir tu praleidi ėjimą: raundas užblokuotas.
           *[other] Laisvų kauliukų nebėra, ir { $player } praleidžia ėjimą: raundas užblokuotas.
        }
        [few] Laisvų kauliukų nebėra, ir visi iš eilės praleido ėjimą: raundas užblokuotas.
       *[other] Laisvų kauliukų nebėra, ir visi iš eilės praleido ėjimą: raundas užblokuotas.
    }
   *[nobody-can-place] Laisvų kauliukų nebėra, ir nė vienas turimas kauliukas netinka: raundas užblokuotas.
}
end-target = { PERSON($player) ->
    [you] Tu pasieki tikslą, { $target }, ir raundas nutraukiamas: likę kauliukai neskaičiuojami, raundo niekas nelaimi.
   *[other] { $player } pasiekia tikslą, { $target }, ir raundas nutraukiamas: likę kauliukai neskaičiuojami, raundo niekas nelaimi.
}
end-hand = { PERSON($player) ->
    [you] Tu dar turi { $tiles }: { $value }.
   *[other] { $player } dar turi { $tiles }: { $value }.
}
end-points = { $player }: { SIGNED($points) } ({ $items }).
end-no-points = Už raundo pabaigą taškų negauna niekas.
round-won-out = { PERSON($players) ->
    [you] Tu padėjai visus kauliukus ir laimėjai raundą.
   *[other] { $players } padėjo visus kauliukus ir laimėjo raundą.
}
round-won-lowest = { PERSON($players) ->
    [you] Tu turi mažiausios vertės ({ $value }) kauliukus ir laimi raundą.
    [you-too] { $players } turite mažiausios vertės ({ $value }) kauliukus ir dalijatės raundo pergale.
   *[other] { $count ->
        [one] { $players } turi mažiausios vertės ({ $value }) kauliukus ir laimi raundą.
        [few] { $players } turi mažiausios vertės ({ $value }) kauliukus ir dalijasi raundo pergale.
       *[other] { $players } turi mažiausios vertės ({ $value }) kauliukus ir dalijasi raundo pergale.
    }
}
round-won-fewest = { PERSON($players) ->
    [you] Mažiausios vertės kauliukus, po { $value }, turi keli. Iš jų tu turi mažiausiai kauliukų ir laimi raundą.
    [you-too] Mažiausios vertės kauliukus, po { $value }, turi keli. Iš jų { $players } turite mažiausiai kauliukų ir dalijatės raundo pergale.
   *[other] { $count ->
        [one] Mažiausios vertės kauliukus, po { $value }, turi keli. { $players } iš jų turi mažiausiai kauliukų ir laimi raundą.
        [few] Mažiausios vertės kauliukus, po { $value }, turi keli. { $players } iš jų turi mažiausiai kauliukų ir dalijasi raundo pergale.
       *[other] Mažiausios vertės kauliukus, po { $value }, turi keli. { $players } iš jų turi mažiausiai kauliukų ir dalijasi raundo pergale.
    }
}
round-won-nobody = Mažiausios vertės kauliukus, po { $value }, turi keli, todėl raundo niekas nelaimi.
round-won-most = { PERSON($players) ->
    [you] Tu šiame raunde surinkai daugiausia taškų, { SIGNED($points) }, ir jį laimėjai.
    [you-too] { $players } šiame raunde surinkote daugiausia taškų, po { SIGNED($points) }, ir dalijatės pergale.
   *[other] { $count ->
        [one] { $players } šiame raunde surinko daugiausia taškų, { SIGNED($points) }, ir jį laimėjo.
        [few] { $players } šiame raunde surinko daugiausia taškų, po { SIGNED($points) }, ir dalijasi pergale.
       *[other] { $players } šiame raunde surinko daugiausia taškų, po { SIGNED($points) }, ir dalijasi pergale.
    }
}
totals = { $count ->
    [one] Suma: { $totals }.
    [few] Sumos: { $totals }.
   *[other] Sumos: { $totals }.
}
total = { PERSON($player) ->
    [you] tu { $total }
   *[other] { $player } { $total }
}

## How a match ended

match-target = { PERSON($players) ->
    [you] Tu pasiekei tikslą, { $target } ar daugiau: partija baigta.
    [you-too] { $players } pasiekėte tikslą, { $target } ar daugiau: partija baigta.
   *[other] { $count ->
        [one] { $players } pasiekė tikslą, { $target } ar daugiau: partija baigta.
        [few] { $players } pasiekė tikslą, { $target } ar daugiau: partija baigta.
       *[other] { $players } pasiekė tikslą, { $target } ar daugiau: partija baigta.
    }
}
match-target-during = { PERSON($players) ->
    [you] Tu raundo metu pasiekei tikslą, { $target } ar daugiau: partija baigta.
    [you-too] { $players } raundo metu pasiekėte tikslą, { $target } ar daugiau: partija baigta.
   *[other] { $players } raundo metu pasiekė tikslą, { $target } ar daugiau: partija baigta.
}
match-rounds = { $rounds ->
    [one] Sužaistas { $rounds } raundas: partija baigta.
    [few] Sužaisti visi { $rounds } raundai: partija baigta.
   *[other] Sužaista { $rounds } raundų: partija baigta.
}
match-highest = { PERSON($players) ->
    [you] Tu turi didžiausią sumą, { $total }, ir laimi.
    [you-too] { $players } turite didžiausią sumą, { $total }, ir dalijatės pergale.
   *[other] { $count ->
        [one] { $players } turi didžiausią sumą, { $total }, ir laimi.
        [few] { $players } turi didžiausią sumą, { $total }, ir dalijasi pergale.
       *[other] { $players } turi didžiausią sumą, { $total }, ir dalijasi pergale.
    }
}
match-lowest = { PERSON($players) ->
    [you] Tu turi mažiausią sumą, { $total }, ir laimi.
    [you-too] { $players } turite mažiausią sumą, { $total }, ir dalijatės pergale.
   *[other] { $count ->
        [one] { $players } turi mažiausią sumą, { $total }, ir laimi.
        [few] { $players } turi mažiausią sumą, { $total }, ir dalijasi pergale.
       *[other] { $players } turi mažiausią sumą, { $total }, ir dalijasi pergale.
    }
}
match-only-at-target = { PERSON($players) ->
    [you] Tikslą pasiekei tik tu, todėl laimi partiją.
   *[other] Tikslą pasiekė tik { $players }, todėl laimi partiją.
}
match-round-winner = { PERSON($players) ->
    [you] Tu laimėjai paskutinį raundą, todėl laimi ir partiją.
    [you-too] { $players } kartu laimėjote paskutinį raundą ir dalijatės pergale.
   *[other] { $count ->
        [one] { $players } laimėjo paskutinį raundą, todėl laimi ir partiją.
        [few] { $players } kartu laimėjo paskutinį raundą ir dalijasi pergale.
       *[other] { $players } kartu laimėjo paskutinį raundą ir dalijasi pergale.
    }
}
match-round-winner-at-target = { PERSON($players) ->
    [you] Iš pasiekusių tikslą paskutinį raundą laimėjai tu, todėl laimi ir partiją.
    [you-too] { $players } pasiekėte tikslą, laimėjote paskutinį raundą ir dalijatės pergale.
   *[other] { $count ->
        [one] Iš pasiekusių tikslą paskutinį raundą laimėjo { $players }, todėl laimi ir partiją.
        [few] Iš pasiekusių tikslą paskutinį raundą laimėjo { $players } ir dalijasi pergale.
       *[other] Iš pasiekusių tikslą paskutinį raundą laimėjo { $players } ir dalijasi pergale.
    }
}
match-round-winner-higher = { PERSON($players) ->
    [you] Iš paskutinio raundo laimėtojų tu turi didžiausią sumą, { $total }, ir laimi.
    [you-too] { $players } iš paskutinio raundo laimėtojų turite didžiausią sumą, { $total }, ir dalijatės pergale.
   *[other] { $count ->
        [one] Iš paskutinio raundo laimėtojų { $players } turi didžiausią sumą, { $total }, ir laimi.
        [few] Iš paskutinio raundo laimėtojų { $players } turi didžiausią sumą, { $total }, ir dalijasi pergale.
       *[other] Iš paskutinio raundo laimėtojų { $players } turi didžiausią sumą, { $total }, ir dalijasi pergale.
    }
}
match-first-at-target = { PERSON($players) ->
    [you] Niekas iš pasiekusių tikslą nelaimėjo paskutinio raundo. Tu tikslą pasiekei anksčiausiai ir laimi.
    [you-too] Niekas iš pasiekusių tikslą nelaimėjo paskutinio raundo. { $players } tikslą pasiekėte anksčiausiai ir dalijatės pergale.
   *[other] { $count ->
        [one] Niekas iš pasiekusių tikslą nelaimėjo paskutinio raundo. { $players } tikslą pasiekė anksčiausiai ir laimi.
        [few] Niekas iš pasiekusių tikslą nelaimėjo paskutinio raundo. { $players } tikslą pasiekė anksčiausiai ir dalijasi pergale.
       *[other] Niekas iš pasiekusių tikslą nelaimėjo paskutinio raundo. { $players } tikslą pasiekė anksčiausiai ir dalijasi pergale.
    }
}
match-solo = { PERSON($player) ->
    [you] Tu baigi: suma { $total }, pradžioje laisvų kauliukų buvo { $well }. Lygink tik su žaidimais, kuriuose jų tiek pat.
   *[other] { $player } baigia: suma { $total }, pradžioje laisvų kauliukų buvo { $well }. Lygink tik su žaidimais, kuriuose jų tiek pat.
}

## A rule set in words

rules-preparation = Pasiruošimas
rules-tiles = { $tiles ->
    [one] Yra { $tiles } kauliukas, kurio kiekviename kampe – skaičius nuo 0 iki { $highest }: kiekvienas skaičių trejetas – vieną kartą, didėjančia tvarka pagal laikrodžio rodyklę. Kauliuko vertė – jo kampų skaičių suma.
    [few] Yra { $tiles } kauliukai, kurių kiekviename kampe – skaičius nuo 0 iki { $highest }: kiekvienas skaičių trejetas – vieną kartą, didėjančia tvarka pagal laikrodžio rodyklę. Kauliuko vertė – jo kampų skaičių suma.
   *[other] Yra { $tiles } kauliukų, kurių kiekviename kampe – skaičius nuo 0 iki { $highest }: kiekvienas skaičių trejetas – vieną kartą, didėjančia tvarka pagal laikrodžio rodyklę. Kauliuko vertė – jo kampų skaičių suma.
}
rules-players = Skirta { $players } žaidėjams.
rules-too-few-tiles = Kai žaidėjų yra { $players }, kauliukų išdalyti neužtenka.
rules-hand-unnamed = Kai žaidėjų yra { $players }, nepasakyta, po kiek kauliukų dalijama, todėl tiek žaidėjų žaisti negali.
rules-only-solo = Galima žaisti tik solo žaidimą.
rules-hand = { $tiles ->
    [one] Kai žaidžia { $players } žaidėjai, kiekvienas gauna po { $tiles } kauliuką.
    [few] Kai žaidžia { $players } žaidėjai, kiekvienas gauna po { $tiles } kauliukus.
   *[other] Kai žaidžia { $players } žaidėjai, kiekvienas gauna po { $tiles } kauliukų.
}
rules-well = Kiti kauliukai lieka užversti – tai laisvi kauliukai. Niekas nemato nei jų, nei kitų žaidėjų kauliukų.
rules-no-well = Išdalijami visi kauliukai. Niekas nemato kitų žaidėjų kauliukų.
rules-unused-tiles = Kiti kauliukai lieka užversti; niekas netraukia. Niekas nemato kitų žaidėjų kauliukų.

rules-opening = Pradžia
rules-opener-highest-triple = Kiekvieną raundą pradeda žaidėjas, turintis didžiausią trigubą kauliuką, tai yra su trimis vienodais skaičiais; jei trigubo niekas neturi – turintis didžiausios vertės kauliuką.
rules-opener-highest-tile = Kiekvieną raundą pradeda žaidėjas, turintis didžiausios vertės kauliuką.
rules-opener-youngest = Kiekvieną raundą pradeda jauniausias.
rules-first-opener-highest-triple = Pirmąjį raundą pradeda žaidėjas, turintis didžiausią trigubą kauliuką, tai yra su trimis vienodais skaičiais; jei trigubo niekas neturi – turintis didžiausios vertės kauliuką.
rules-first-opener-highest-tile = Pirmąjį raundą pradeda žaidėjas, turintis didžiausios vertės kauliuką.
rules-first-opener-youngest = Pirmąjį raundą pradeda jauniausias.
rules-opener-tie = Iš vienodos vertės kauliukų didesniu laikomas tas, kurio kampų skaičiai didesni, lyginant nuo didžiausio: { $higher } pirmiau nei { $lower }.
rules-next-opener-round-winner = Kiekvieną vėlesnį raundą pradeda ankstesniojo laimėtojas; iš kelių laimėtojų – tas, kas pirmas ėjimų eilėje, skaičiuojant nuo to raundo pradėjusio žaidėjo; jei jo nelaimėjo niekas – tas, kas jį pradėjo.
rules-next-opener-rotation = Kiekvieną vėlesnį raundą pradeda kitas žaidėjas pagal laikrodžio rodyklę.
rules-opening-tile-that = Pirmas dedamas tas kauliukas, kuris nulėmė, kas pradeda, pasuktas kaip patinka.
rules-opening-tile-any = Pirmas gali būti bet kuris turimas kauliukas, pasuktas kaip patinka.
rules-opening-tile-later = Vėlesniuose raunduose, kai kauliukas to nelemia, pirmas dedamas didžiausias turimas trigubas kauliukas, tai yra su trimis vienodais skaičiais; jei tokio nėra – didžiausios vertės kauliukas.
rules-zero-follow-up = Žaidėjas, kuris pradeda kauliuku 0-0-0 ir turi tinkamą kauliuką, gali iš karto dėti dar vieną arba atsisakyti.

rules-turn = Ėjimas
rules-turn-order = Einama pagal laikrodžio rodyklę. Per ėjimą žaidėjas deda vieną kauliuką.
rules-fit = Kauliukas, kurį galima pasukti, bet ne apversti, dedamas briauna prie jau gulinčio kauliuko briaunos. Visur, kur jo kampai susitinka su kitų kampais, palei briauną ar be jos, skaičiai turi sutapti.
rules-new-field = Žaidėjas, kuris šeštu kauliuku aplink bendrą kampą uždaro šešiakampį ir dar turi kauliukų, gali bet kuriuo iš jų, pasuktu kaip patinka, pradėti naują lauką arba atsisakyti. Tada ėjimas baigiasi.
rules-fields = Laukai niekada nesusijungia. Kauliuką galima dėti į bet kurį lauką.

rules-drawing = Traukimas ir ėjimo praleidimas
rules-no-draw = Niekas netraukia. Kas gali dėti kauliuką, privalo tai padaryti; kas negali, praleidžia ėjimą.
rules-no-draw-free = Niekas netraukia. Žaidėjas deda tinkamą kauliuką arba praleidžia ėjimą.
rules-no-draw-all-dealt = Jei išdalijus nelieka nė vieno kauliuko, praleisti ėjimą gali ir tas, kas gali dėti.
rules-free-draw = Žaidėjas, kuris negali ar nenori dėti, traukia laisvą kauliuką.
rules-after-drawing-drawn = Po to galima dėti tik šiuo ėjimu ištrauktus kauliukus.
rules-after-drawing-any = Ir po to galima dėti bet kurį savo kauliuką.
rules-after-drawing-newest = Po to galima dėti tik paskutinį ištrauktą kauliuką.
rules-draw-limit = { $limit ->
    [null] Kauliukai traukiami po vieną.
    [1] Per ėjimą galima ištraukti tik vieną kauliuką.
    [one] Per ėjimą galima ištraukti iki { $limit } kauliuko, po vieną.
    [few] Per ėjimą galima ištraukti iki { $limit } kauliukų, po vieną.
   *[other] Per ėjimą galima ištraukti iki { $limit } kauliukų, po vieną.
}
rules-free-draw-once = Po to žaidėjas deda tinkamą kauliuką arba praleidžia ėjimą.
rules-free-draw-on = Po kiekvieno traukimo žaidėjas deda tinkamą kauliuką arba traukia dar; kai traukti nebegalima, deda tinkamą arba praleidžia ėjimą.
rules-free-draw-stop = Po kiekvieno traukimo žaidėjas deda tinkamą kauliuką, traukia dar arba daugiau netraukia ir praleidžia ėjimą; kai traukti nebegalima, deda tinkamą arba praleidžia ėjimą.
rules-empty-well-pass-forced = Kai laisvų kauliukų nėra ir nieko neištraukta, žaidėjas, kuris gali dėti kauliuką, privalo tai padaryti; kas negali, praleidžia ėjimą.
rules-empty-well-pass-free = Kai laisvų kauliukų nėra ir nieko neištraukta, žaidėjas deda tinkamą kauliuką arba praleidžia ėjimą.
rules-duty-draw = Kas gali dėti kauliuką, privalo tai padaryti.
rules-duty-draw-limit = { $limit ->
    [null] Kas negali, traukia laisvus kauliukus po vieną ir privalo dėti pirmą tinkamą.
    [one] Kas negali, per ėjimą ištraukia ne daugiau kaip { $limit } laisvą kauliuką ir tinkamą privalo dėti.
    [few] Kas negali, traukia laisvus kauliukus po vieną, per ėjimą iki { $limit } kauliukų, ir privalo dėti pirmą tinkamą.
   *[other] Kas negali, traukia laisvus kauliukus po vieną, per ėjimą iki { $limit } kauliukų, ir privalo dėti pirmą tinkamą.
}
rules-duty-draw-stop = Kas jau traukė ir vis dar neturi tinkamo, gali daugiau netraukti ir praleisti ėjimą, nors dar galėtų traukti.
rules-duty-draw-end = Kai traukti nebegalima ir niekas netinka, žaidėjas praleidžia ėjimą.
rules-draw-cost = { $cost ->
    [0] Traukimas nieko nekainuoja.
    [one] Kiekvienas ištrauktas kauliukas kainuoja { $cost } tašką.
    [few] Kiekvienas ištrauktas kauliukas kainuoja { $cost } taškus.
   *[other] Kiekvienas ištrauktas kauliukas kainuoja { $cost } taškų.
}
rules-pass-cost = { $cost ->
    [0] Praleistas ėjimas nieko nekainuoja.
    [one] Praleistas ėjimas kainuoja { $cost } tašką.
    [few] Praleistas ėjimas kainuoja { $cost } taškus.
   *[other] Praleistas ėjimas kainuoja { $cost } taškų.
}
rules-stop-cost = { $cost ->
    [0] Ėjimas, praleistas, kol dar galima traukti, nieko nekainuoja.
    [one] Ėjimas, praleistas, kol dar galima traukti, kainuoja { $cost } tašką.
    [few] Ėjimas, praleistas, kol dar galima traukti, kainuoja { $cost } taškus.
   *[other] Ėjimas, praleistas, kol dar galima traukti, kainuoja { $cost } taškų.
}
rules-pass-cost-drawn = { $cost ->
    [0] Po traukimo praleistas ėjimas, kai traukti nebegalima, nieko nekainuoja.
    [one] Po traukimo praleistas ėjimas, kai traukti nebegalima, kainuoja { $cost } tašką.
    [few] Po traukimo praleistas ėjimas, kai traukti nebegalima, kainuoja { $cost } taškus.
   *[other] Po traukimo praleistas ėjimas, kai traukti nebegalima, kainuoja { $cost } taškų.
}
rules-pass-cost-empty-well = { $cost ->
    [0] Ėjimas, praleistas, kai laisvų kauliukų nebuvo nuo jo pradžios, nieko nekainuoja.
    [one] Ėjimas, praleistas, kai laisvų kauliukų nebuvo nuo jo pradžios, kainuoja { $cost } tašką.
    [few] Ėjimas, praleistas, kai laisvų kauliukų nebuvo nuo jo pradžios, kainuoja { $cost } taškus.
   *[other] Ėjimas, praleistas, kai laisvų kauliukų nebuvo nuo jo pradžios, kainuoja { $cost } taškų.
}
rules-pass-keeping = Kai traukti nebegalima, traukęs žaidėjas, kuris pasilieka kauliuką, nors galėtų jį dėti, ėjimą praleidžia be baudos.
rules-below-zero = Suma gali nukristi žemiau nulio.

rules-scoring = Taškai
rules-tile-points-value = Padėtas kauliukas duoda tiek taškų, kiek yra vertas.
rules-tile-points-one = Padėtas kauliukas duoda 1 tašką.
rules-tile-points-none = Pats padėtas kauliukas taškų neduoda.
rules-opening-bonus = { $bonus ->
    [one] Raundo pradžia prideda { $bonus } tašką.
    [few] Raundo pradžia prideda { $bonus } taškus.
   *[other] Raundo pradžia prideda { $bonus } taškų.
}
rules-opening-bonus-triple = { $bonus ->
    [one] Pradžia trigubu kauliuku prideda { $bonus } tašką.
    [few] Pradžia trigubu kauliuku prideda { $bonus } taškus.
   *[other] Pradžia trigubu kauliuku prideda { $bonus } taškų.
}
rules-zero-opening-bonus-more = { $bonus ->
    [one] Pradžia kauliuku 0-0-0 prideda dar { $bonus } tašką.
    [few] Pradžia kauliuku 0-0-0 prideda dar { $bonus } taškus.
   *[other] Pradžia kauliuku 0-0-0 prideda dar { $bonus } taškų.
}
rules-zero-opening-bonus = { $bonus ->
    [one] Pradžia kauliuku 0-0-0 prideda { $bonus } tašką.
    [few] Pradžia kauliuku 0-0-0 prideda { $bonus } taškus.
   *[other] Pradžia kauliuku 0-0-0 prideda { $bonus } taškų.
}
rules-bridge = { $bonus ->
    [one] Tiltas prideda { $bonus } tašką: tik viena briauna liečia kauliuką, o priešingas kampas – kitą.
    [few] Tiltas prideda { $bonus } taškus: tik viena briauna liečia kauliuką, o priešingas kampas – kitą.
   *[other] Tiltas prideda { $bonus } taškų: tik viena briauna liečia kauliuką, o priešingas kampas – kitą.
}
rules-double = { $bonus ->
    [one] Dviguba jungtis prideda { $bonus } tašką: kauliukus liečia dvi ar trys briaunos, bet šešiakampis neuždaromas.
    [few] Dviguba jungtis prideda { $bonus } taškus: kauliukus liečia dvi ar trys briaunos, bet šešiakampis neuždaromas.
   *[other] Dviguba jungtis prideda { $bonus } taškų: kauliukus liečia dvi ar trys briaunos, bet šešiakampis neuždaromas.
}
rules-hexagon = { $bonus ->
    [one] Šešiakampis, uždarytas šeštu kauliuku aplink bendrą kampą, prideda { $bonus } tašką; tiek pat ir tada, kai iš karto uždaromi keli.
    [few] Šešiakampis, uždarytas šeštu kauliuku aplink bendrą kampą, prideda { $bonus } taškus; tiek pat ir tada, kai iš karto uždaromi keli.
   *[other] Šešiakampis, uždarytas šeštu kauliuku aplink bendrą kampą, prideda { $bonus } taškų; tiek pat ir tada, kai iš karto uždaromi keli.
}
rules-hexagons = { $one ->
    [one] Šešiakampis, uždarytas šeštu kauliuku aplink bendrą kampą, prideda { $one } tašką; du, uždaryti iš karto, – { $two }, trys – { $three }.
    [few] Šešiakampis, uždarytas šeštu kauliuku aplink bendrą kampą, prideda { $one } taškus; du, uždaryti iš karto, – { $two }, trys – { $three }.
   *[other] Šešiakampis, uždarytas šeštu kauliuku aplink bendrą kampą, prideda { $one } taškų; du, uždaryti iš karto, – { $two }, trys – { $three }.
}

rules-round-end = Raundo pabaiga
rules-out = Kas padeda paskutinį savo kauliuką, iš karto užbaigia raundą.
rules-out-to-winner = { $bonus ->
    [0] Už paskutinį kauliuką gaunama visų kitų žaidėjų likusių kauliukų vertė. Kiti nieko negauna ir nepraranda.
    [one] Už paskutinį kauliuką gaunamas { $bonus } taškas ir visų kitų žaidėjų likusių kauliukų vertė. Kiti nieko negauna ir nepraranda.
    [few] Už paskutinį kauliuką gaunami { $bonus } taškai ir visų kitų žaidėjų likusių kauliukų vertė. Kiti nieko negauna ir nepraranda.
   *[other] Už paskutinį kauliuką gaunama { $bonus } taškų ir visų kitų žaidėjų likusių kauliukų vertė. Kiti nieko negauna ir nepraranda.
}
rules-out-against-owner = Kiekvieno žaidėjo likusių kauliukų vertė pridedama prie jo sumos. Padėjusiam paskutinį kauliuką nepridedama nieko.
rules-out-ignored = { $bonus ->
    [0] Likę kauliukai neskaičiuojami.
    [one] Už paskutinį kauliuką gaunamas { $bonus } taškas. Likę kauliukai neskaičiuojami.
    [few] Už paskutinį kauliuką gaunami { $bonus } taškai. Likę kauliukai neskaičiuojami.
   *[other] Už paskutinį kauliuką gaunama { $bonus } taškų. Likę kauliukai neskaičiuojami.
}
rules-blocked-when-nobody-can-place = Raundas baigiasi ir tada, kai užblokuojamas: ėjimo pabaigoje laisvų kauliukų nėra ir niekas neturi tinkamo.
rules-blocked-when-all-passed = Raundas baigiasi ir tada, kai užblokuojamas: visi vienas po kito praleido ėjimą.
rules-blocked-well-left = Laisvų kauliukų tada dar gali būti.
rules-blocked-free-passes = Jis užblokuojamas ir tada, kai laisvų kauliukų nėra ir visi vienas po kito praleido ėjimą.
rules-blocked-others-minus-own = Jei raundas užblokuotas, mažiausios vertės kauliukus turintis žaidėjas gauna visų kitų žaidėjų kauliukų vertę minus savo.
rules-blocked-differences = Jei raundas užblokuotas, mažiausios vertės kauliukus turintis žaidėjas gauna savo ir kiekvieno kito žaidėjo kauliukų verčių skirtumą.
rules-blocked-nothing = Jei raundas užblokuotas, taškų už tai negauna niekas.
rules-blocked-against-owner = Jei raundas užblokuotas, likę kauliukai skaičiuojami taip pat.
rules-blocked-ignored = Jei raundas užblokuotas, taškų už tai negauna niekas.
rules-blocked-no-bonus = { $bonus ->
    [one] Tada { $bonus } taškas už paskutinį kauliuką neskiriamas.
    [few] Tada { $bonus } taškai už paskutinį kauliuką neskiriami.
   *[other] Tada { $bonus } taškų už paskutinį kauliuką neskiriama.
}
rules-round-winner-hand = Raundą laimi padėjęs paskutinį kauliuką, o jei raundas užblokuotas – turintis mažiausios vertės kauliukus.
rules-blocked-tie-each = Jei mažiausios vertės kauliukus turi keli, tai galioja kiekvienam iš jų.
rules-blocked-tie-nobody = Jei mažiausios vertės kauliukus turi keli, taškų už tai negauna niekas ir raundo niekas nelaimi.
rules-blocked-tie-fewest-tiles = Jei mažiausios vertės kauliukus turi keli, tai galioja tam iš jų, kas turi mažiausiai kauliukų; jei ir tokių keli, kiekvienam iš šių.
rules-round-winner-most = Raundą laimi tas, kas jame surenka daugiausia taškų.

rules-match-end = Partijos pabaiga
rules-target-at-once = Partija baigiasi, kai tik kieno nors suma pasiekia { $target } ar daugiau. Jei raundas tada dar nebaigtas, jis nutraukiamas: likę kauliukai neskaičiuojami, raundo niekas nelaimi.
rules-target-during-round = Partija baigiasi tuo raundu, kurio metu kieno nors suma bent akimirką siekia { $target } ar daugiau.
rules-target-after-round = Partija baigiasi, kai suskaičiavus raundą kieno nors suma siekia { $target } ar daugiau.
rules-rounds = { $rounds ->
    [one] Partija trunka { $rounds } raundą.
    [few] Partija trunka { $rounds } raundus.
   *[other] Partija trunka { $rounds } raundų.
}
rules-rounds-too = { $rounds ->
    [one] Bet kuriuo atveju ji baigiasi po { $rounds } raundo.
    [few] Bet kuriuo atveju ji baigiasi po { $rounds } raundų.
   *[other] Bet kuriuo atveju ji baigiasi po { $rounds } raundų.
}
rules-rounds-choice = Galima susitarti ir dėl kito raundų skaičiaus.
rules-winner-highest = Laimi žaidėjas, kurio suma didžiausia. Esant lygioms sumoms, pergale dalijamasi.
rules-winner-lowest = Laimi žaidėjas, kurio suma mažiausia. Esant lygioms sumoms, pergale dalijamasi.
rules-winner-one-at-target = Jei tada { $target } ar daugiau turi vienas žaidėjas, jis ir laimi.
rules-winner-several-at-target = Jei keli, laimi tas iš jų, kas laimėjo paskutinį raundą. Jei jį laimėjo keli iš jų, laimi tas, kurio suma didžiausia; esant lygioms sumoms, pergale dalijamasi.
rules-winner-first-at-target = Jei jo nelaimėjo nė vienas iš jų, laimi tas, kas partijoje pirmas pasiekė { $target }.
rules-winner-nobody-at-target = Jei tada { $target } ar daugiau neturi niekas, laimi žaidėjas, kurio suma didžiausia; esant lygioms sumoms, pergale dalijamasi.

rules-solo = Solo
rules-solo-start = Vienas žaidėjas žaidžia vieną raundą. Iš pradžių ant stalo guli atsitiktinis kauliukas; taškų už jį nėra.
rules-solo-deal = { $hand ->
    [0] Kauliukai nedalijami. Laisvų kauliukų yra { $well }.
   *[other] Turimų kauliukų yra { $hand }, laisvų – { $well }.
}
rules-solo-well = Galima pasirinkti kitą laisvų kauliukų skaičių. Lygink rezultatus tik tada, kai jis toks pat.
rules-solo-turns = Ėjimai, baudos ir papildomi taškai tokie patys.
rules-solo-draw-cost = { $cost ->
    [0] Ėjimai, baudos ir papildomi taškai tokie patys, tik traukimas nieko nekainuoja.
    [one] Ėjimai, baudos ir papildomi taškai tokie patys, tik kiekvienas ištrauktas kauliukas kainuoja { $cost } tašką.
    [few] Ėjimai, baudos ir papildomi taškai tokie patys, tik kiekvienas ištrauktas kauliukas kainuoja { $cost } taškus.
   *[other] Ėjimai, baudos ir papildomi taškai tokie patys, tik kiekvienas ištrauktas kauliukas kainuoja { $cost } taškų.
}
rules-solo-out = { $bonus ->
    [0] Paskutinis padėtas kauliukas užbaigia žaidimą.
    [one] Paskutinis padėtas kauliukas duoda { $bonus } tašką ir užbaigia žaidimą.
    [few] Paskutinis padėtas kauliukas duoda { $bonus } taškus ir užbaigia žaidimą.
   *[other] Paskutinis padėtas kauliukas duoda { $bonus } taškų ir užbaigia žaidimą.
}
rules-solo-out-no-hand = { $bonus ->
    [0] Žaidimas baigiasi, kai padedamas paskutinis kauliukas ir laisvų nebėra.
    [one] Žaidimas baigiasi, o žaidėjas gauna { $bonus } tašką, kai padedamas paskutinis kauliukas ir laisvų nebėra.
    [few] Žaidimas baigiasi, o žaidėjas gauna { $bonus } taškus, kai padedamas paskutinis kauliukas ir laisvų nebėra.
   *[other] Žaidimas baigiasi, o žaidėjas gauna { $bonus } taškų, kai padedamas paskutinis kauliukas ir laisvų nebėra.
}
rules-solo-pass-blocks = Praleistas ėjimas užblokuoja žaidimą.
rules-solo-empty-well-pass-blocks = Kai laisvų kauliukų nėra, praleistas ėjimas užblokuoja žaidimą.
rules-solo-blocked = Jei žaidimas užblokuotas, likusių turimų kauliukų vertė atimama.
rules-solo-blocked-nothing = Jei žaidimas užblokuotas, likę kauliukai neskaičiuojami.
rules-solo-no-target = Joks tikslas žaidimo neužbaigia.

## Records

earlier-solo-draw = Žaista pagal ankstesnį taisyklių supratimą ir pagal jį vertinama: šiame solo žaidime kiekvienas ištrauktas kauliukas kainavo taškų.
earlier-solo-blocked = Žaista pagal ankstesnį taisyklių supratimą ir pagal jį vertinama: užblokuotame solo žaidime likusių kauliukų vertė visada buvo atimama.
earlier-round-winner = Žaista pagal ankstesnį taisyklių supratimą ir pagal jį vertinama: jei pabaigoje niekas nebuvo pasiekęs tikslo, partiją laimėdavo paskutinio raundo laimėtojas.
# Where in a record, before a sentence; round 0 is the match, and action 0 the round itself.
record-where = { $round ->
    [0] { "" }
   *[other] { $action ->
        [0] { $round } raundas:{ " " }
       *[other] { $round } raundas, { $action } veiksmas:{ " " }
    }
}
record-no-file = Failo { $path } nėra. Patikrink pavadinimą.
record-is-folder = { $path } yra aplankas. Nurodyk jame esantį failą.
record-unreadable = { $path } perskaityti nepavyksta. Patikrink, ar tai failas ir ar tau leista jį skaityti.
record-empty = Įrašo čia nėra. Įrašų faile kiekvienoje eilutėje yra po vieną.
record-too-long = Įrašas { $line } eilutėje per ilgas: daugiausia gali būti { $most } MiB. Kiekvieną įrašą rašyk atskiroje eilutėje.
record-extra-too-long = Šio įrašo vardai ir papildomi raktai ilgesni už pačią partiją. Išmesk, kas jai nepriklauso.
record-not-utf8 = { $line } eilutė nėra UTF-8 tekstas. Įrašyk failą šia koduote.
record-not-json = { $line } eilutė nuo { $column } stulpelio nėra JSON. Gal ji nukirsta ar pakeista rankiniu būdu; paimk įrašą iš naujo ten, kur jis buvo išsaugotas.
record-bad-number = Įraše { $line } eilutėje yra per didelis skaičius arba visai ne skaičius, pavyzdžiui, NaN. Taškai, vietos ir langeliai yra nedideli sveikieji skaičiai.
record-too-deep = Įraše { $line } eilutėje per daug įdėtų lygių; toks įrašas būti negali.
record-key-twice = Įraše { $line } eilutėje viename objekte { $key } yra du kartus. Palik vieną.
record-half-character = Įraše { $line } eilutėje yra pusė ženklo, kurios užrašyti negalima. Parašyk ten tekstą iš naujo.
record-not-an-object = { $line } eilutė yra JSON, bet ne įrašas; įrašas yra objektas riestiniuose skliaustuose.
record-wrong-format = Tokio įrašo čia perskaityti negalima: jo formatas yra { $found }, o ne { $expected }.
record-missing = { record-where }Trūksta „{ $key }“. Čia tai turi kiekvienas įrašas.
record-wrong-type = { record-where }„{ $key }“ turi būti { $kind ->
    [object] objektas riestiniuose skliaustuose
    [list] sąrašas
    [text] tekstas
    [number] sveikasis skaičius
    [flag] true arba false
    [cell] langelis, pavyzdžiui, [0, 0, "up"]
    [corners] trijų sveikųjų skaičių sąrašas
    [digits] 64 skaitmenys nuo 0 iki 9 ir nuo a iki f
   *[rules] taisyklių rinkinio id arba objektas riestiniuose skliaustuose
}, o ne { $found }.
record-unknown-tile = { record-where }Kauliuko { $found } nėra („{ $key }“). Kauliukas vadinamas savo skaičiais didėjančia tvarka, pavyzdžiui, "3-4-4".
record-unknown-action = { record-where }„do“ turi būti place, draw, pass arba decline, o ne { $found }.
record-unknown-line = { record-where }„do“ turi būti round, place, draw, pass, decline arba end, o ne { $found }.
record-length = { record-where }„{ $key }“ įrašų yra { $found }, bet pagal tai, kas užrašyta, turi būti { $expected }.
record-bad-name = Vardo { $found } parodyti negalima. Nenaudok valdymo ženklų ir eilučių lūžių.
record-bad-rules = Pagal įrašo taisykles žaisti negalima. { $why }
record-bad-setup = Tokios partijos, kokia įraše, būti negali. { $why }
record-bad-deal = { record-where }Tokio dalijimo būti negali. { $why }
record-illegal-action = { record-where }Taisyklės to neleidžia. { $why }
record-disagrees = { record-where }Įraše „{ $key }“ yra { $found }, bet pagal taisykles turi būti { $expected }.
record-action-after-end = { record-where }Raundas baigėsi dar prieš šį veiksmą. Po pabaigos nieko būti negali.
record-round-unfinished = { record-where }Veiksmai nutrūksta raundui nesibaigus. Nutrūkti gali tik paskutinis nebaigtos partijos raundas.
record-end-too-early = { record-where }Įraše yra „end“, bet raundas nebaigtas.
record-round-after-match = { record-where }Partija baigėsi dar prieš šį raundą.
record-match-unfinished = Įraše sakoma, kad partija baigta, bet ji dar nesibaigė.
record-match-finished = Įraše sakoma, kad partija nutraukta, bet ji baigta.
record-fair-method = „{ $key }“ yra { $found }, bet čia dalijimus galima patikrinti tik pagal { $expected }.
record-fair-seats = „{ $key }“ turi { $found ->
    [one] { $found } elementą
    [few] { $found } elementus
   *[other] { $found } elementų
}, bet partijoje yra { $expected ->
    [one] { $expected } vieta
    [few] { $expected } vietos
   *[other] { $expected } vietų
}. Kiekvienai vietai – vienas, null, jei nieko neatsiųsta.
record-fair-secret = „{ $key }“ nėra ta paslaptis, kurią serveris parinko prieš partiją: jos SHA-256 nėra { $commitment }.
record-fair-deal = { record-where }Dalijimas suklastotas: jis ne toks, kokį duoda paslaptis ir pridėti skaičiai, nurodyti „fair“.
record-seen-unreadable = Tai ne tas tekstas, kurį įrenginys išsaugo apie partiją: jis yra viena eilutė, prasidedanti { $format }.
record-seen-no-proof = Įrašas nesako, iš kur jo dalijimai, nors prieš partiją serveris dėl jų davė pažadą.
record-seen-commitment = Pažadas, kurį serveris prieš partiją davė tavo įrenginiui, buvo dėl kitos paslapties: įraše esančios paslapties SHA-256 nėra { $commitment }.
record-seen-contribution = To, ką tavo įrenginys pridėjo prie dalijimų { $seat } vietoje, įraše nėra.
record-seen-head = Stalo žurnalas ne tas, kuris rodytas tavo įrenginiui: versijoje { $version } jo maišos reikšmė kita.
record-seen-lost = Serveris sako praradęs savo žurnalo pabaigą: to, kas tavo įrenginiui rodyta versijoje { $version }, jame nebėra.
record-seen-log = Stalo žurnalas sako ne tą patį, ką įrašas: jie skiriasi versijoje { $version }.
record-seen-moves = Ėjimai ne tie, kurie rodyti tavo įrenginiui: tarp versijų { $after } ir { $upto } žurnale yra kiti.
record-seen-no-log = Tai ne baigtos partijos žurnalas su eilučių tekstu.
seen-proof-deals = { $rounds ->
    [one] { $rounds } dalijimas gautas iš paslapties, kurios serveris prieš partiją tavo įrenginiui pažadėjo nekeisti, ir iš to, ką pridėjo tavo įrenginys. Taigi serveris negalėjo jo parinkti.
    [few] Visi { $rounds } dalijimai gauti iš paslapties, kurios serveris prieš partiją tavo įrenginiui pažadėjo nekeisti, ir iš to, ką pridėjo tavo įrenginys. Taigi serveris negalėjo jų parinkti.
   *[other] Visi dalijimai ({ $rounds }) gauti iš paslapties, kurios serveris prieš partiją tavo įrenginiui pažadėjo nekeisti, ir iš to, ką pridėjo tavo įrenginys. Taigi serveris negalėjo jų parinkti.
}
seen-proof-deals-only = { $rounds ->
    [one] { $rounds } dalijimas gautas iš paslapties, kurios serveris tavo įrenginiui pažadėjo nekeisti. Tavo įrenginys prie jo nieko nepridėjo, todėl negali pasakyti, ar serveris jį parinko.
    [few] Visi { $rounds } dalijimai gauti iš paslapties, kurios serveris tavo įrenginiui pažadėjo nekeisti. Tavo įrenginys prie jų nieko nepridėjo, todėl negali pasakyti, ar serveris juos parinko.
   *[other] Visi dalijimai ({ $rounds }) gauti iš paslapties, kurios serveris tavo įrenginiui pažadėjo nekeisti. Tavo įrenginys prie jų nieko nepridėjo, todėl negali pasakyti, ar serveris juos parinko.
}
seen-proof-log = Partija vyko taip, kaip rodyta tavo įrenginiui: nė vienas jo matytas ėjimas vėliau nepakeistas.
seen-proof-log-part = Po to, kai tavo įrenginiui parodyta paskutinė būsena, žurnale nieko nepakeista. Ėjimai, kurie tavo įrenginiui rodyti po vieną ir sutampa: { $shown } iš { $moves }.
seen-proof-dropped = Dalijimai gauti iš paslapties, kurios serveris tavo įrenginiui pažadėjo nekeisti. Tavo įrenginys skaičių pridėjo, bet jis neįskaitytas: kaip rodė serveris, prieš partijos pradžią savo vietos nebeturėjai arba ją buvo užėmęs kitas žaidėjas. Jei taip nebuvo, serveris galėjo parinkti dalijimus.
seen-proof-stranger = Dalijimai gauti iš paslapties, kurios serveris tavo įrenginiui pažadėjo nekeisti, ir iš to, ką pridėjo tavo įrenginys. Tačiau kai kas pridėta ir { $seat } vietoje, kurioje tavo įrenginiui šioje partijoje nerodytas joks žmogus. Jei tai pridėjo serveris, jis galėjo parinkti dalijimus.
seen-proof-silent = Dalijimai gauti iš paslapties, kurios serveris tavo įrenginiui pažadėjo nekeisti, ir iš to, ką pridėjo tavo įrenginys. Tačiau { $seat } vietoje, kurioje tavo įrenginiui rodytas žmogus, nieko nepridėta. Jei serveris praleido tai, kas iš ten gauta, jis galėjo rinktis iš kelių dalijimų.
seen-proof-no-log = Ar partija vyko taip, kaip rodyta tavo įrenginiui, nepatikrinta: tam reikia stalo žurnalo.
seen-proof-none = Šis įrenginys partijoje nedalyvavo. Jis negali pasakyti, ką serveris pažadėjo prieš tai ir ar šis įrašas tikras.
seen-doubt-commitment = Serveris rodo kitą pažadą nei anksčiau. Galbūt pakeista dalijimų paslaptis. Tavo įrenginys saugo pirmąjį pažadą.
seen-doubt-history = Serveris rodo kitą šio stalo eigą nei anksčiau. Kažkas vėliau pakeista. Tavo įrenginys saugo tai, kas jam rodyta pirmiausia.
seen-doubt-shorter = Serveris apie šį stalą rodo mažiau nei anksčiau: to, kas jau įvyko, nebėra. Tavo įrenginys saugo tai, kas jam rodyta pirmiausia.
seen-doubt-lost = Serveris prarado šio žaidimo pabaigą ir pats tai pripažįsta. Ėjimų, kuriuos matei, nebėra; žaidimas tęsiasi nuo vietos prieš juos. Tavo įrenginys saugo tai, kas jam rodyta pirmiausia.
record-no-round = { $expected ->
    [0] Įraše nėra raundų, taigi nėra ir { $found } raundo.
    [one] { $found } raundo nėra. Įraše yra { $expected } raundas, skaičiuojant nuo 1.
    [few] { $found } raundo nėra. Įraše yra { $expected } raundai, skaičiuojant nuo 1.
   *[other] { $found } raundo nėra. Įraše yra { $expected } raundų, skaičiuojant nuo 1.
}
record-no-action = { record-where }Akimirkos po { $found } veiksmo nėra. Pasirink nuo 0, kai kauliukai išdalyti, iki { $expected }.
record-names-do-not-fit = { $expected ->
    [one] Partijoje yra { $expected } vieta, bet vardų – { $found }. Kiekvienai vietai nurodyk po vieną.
    [few] Partijoje yra { $expected } vietos, bet vardų – { $found }. Kiekvienai vietai nurodyk po vieną.
   *[other] Partijoje yra { $expected } vietų, bet vardų – { $found }. Kiekvienai vietai nurodyk po vieną.
}
record-key-taken = „{ $key }“ įraše jau turi reikšmę. Pridedamam dalykui pasirink kitą pavadinimą.
record-not-writable = To užrašyti kaip JSON negalima. Naudok tik tekstą, sveikuosius skaičius, sąrašus ir objektus, ir ne per daug įdėtų lygių.

## Notation

notation-too-long = { $found ->
    [one] Šiame tekste yra { $found } ženklas, o jokiai padėčiai nereikia daugiau kaip { $most }. Nukopijuok tik padėtį.
    [few] Šiame tekste yra { $found } ženklai, o jokiai padėčiai nereikia daugiau kaip { $most }. Nukopijuok tik padėtį.
   *[other] Šiame tekste yra { $found } ženklų, o jokiai padėčiai nereikia daugiau kaip { $most }. Nukopijuok tik padėtį.
}
notation-not-a-tile = { $section ->
    [null] „{ $found }“ nėra kauliukas. Kauliukas – trys skaičiai nuo 0 iki 5 didėjančia tvarka, pavyzdžiui, 344 arba 3-4-4.
   *[other] { $section }: { $found } nėra kauliukas. Kauliukas – trys skaičiai nuo 0 iki 5 didėjančia tvarka, pavyzdžiui, 344 arba 3-4-4.
}
notation-not-a-placement = { $section }: { $found } nėra padėtas kauliukas. Jis užrašomas trimis kampais pagal laikrodžio rodyklę, u arba d (aukštyn arba žemyn) ir langelio x bei y, pavyzdžiui, 443d-1,2.
notation-not-an-action = { $section }: { $found } nėra veiksmas. Rašyk draw, pass, decline arba padėtą kauliuką, pavyzdžiui, 443d-1,2.
notation-not-a-number = { $section }: { $found } nėra sveikasis skaičius, turintis ne daugiau kaip 18 skaitmenų.
notation-not-a-phase = { $section }: { $found } nėra etapas. Yra: { $expected }.
notation-wrong-section = Ten, kur turėtų būti { $section }= su reikšme, yra { $found }. Nukopijuok visą padėtį, nuo rules= iki totals=.
notation-bad-rules = { $section ->
    [null] Pagal šias taisykles žaisti negalima. { $why }
   *[other] { $section }: pagal šias taisykles žaisti negalima. { $why }
}
notation-field-twice = { $section ->
    [null] { $found } yra du kartus. Palik vieną.
   *[other] { $section }: { $found } yra du kartus. Palik vieną.
}
notation-bad-seats = { $section }: tiek žaidėjų žaisti negali. { $why }
notation-bad-opener = { $section }: pagal šias taisykles ankstesnis raundas nelemia, kas pradeda. Praleisk šią dalį.
notation-not-in-the-set = { $section }: kauliuko { $found } šiame rinkinyje nėra.
notation-tile-twice = { $section }: { $found } yra du kartus. Kiekvieno kauliuko yra tik po vieną, ant stalo arba pas žaidėją.
notation-does-not-fit = { $section }: { $found } ten netinka, prie anksčiau padėtų kauliukų. Kauliukai surašyti ta tvarka, kuria padėti.
notation-not-a-first-tile = { $section }: { $found } negali būti pirmas lauko kauliukas. Pirmas guli langelyje u0,0, o solo žaidime jis nepasuktas.
notation-too-many-fields = { $found ->
    [one] { $section }: negali būti { $found } laukas, daugiausia { $most }. Naują pradėti gali tik uždaręs šešiakampį, jei taisyklės leidžia.
    [few] { $section }: negali būti { $found } laukai, daugiausia { $most }. Naują pradėti gali tik uždaręs šešiakampį, jei taisyklės leidžia.
   *[other] { $section }: negali būti { $found } laukų, daugiausia { $most }. Naują pradėti gali tik uždaręs šešiakampį, jei taisyklės leidžia.
}
notation-drawn-not-held = { $section }: { $found } negali būti tarp šiuo ėjimu ištrauktų kauliukų. Kiekvienas iš jų yra tarp turimų ir paminėtas kartą.
notation-miscounted = { $section ->
    [hand] hand: kauliukų yra { $found }, bet pagal counts – { $expected }. Žiūrovas kauliukų neturi.
    [totals] totals: sumų yra { $found }, bet vietų – { $expected }.
   *[counts] counts: visų kauliukų ant stalo, pas žaidėjus ir laisvų yra { $found }, bet pagal taisykles – { $expected }.
}
notation-out-of-range = { $section }: { $found } būti negali; mažiausiai { $low }, daugiausia { $high }.
notation-phase-impossible = { $section }: su šiais kauliukais, skaičiais ir taisyklėmis etapas negali būti { $found }. Nukopijuok padėtį iš naujo iš ten, kur ji buvo parodyta.

## What a sheet says beside the rules: the aim, the age, the box

rules-sheet-facts = Apie žaidimą
sheet-aim-first-or-most = Tikslas: pirmam sudėti visus savo kauliukus arba surinkti daugiausia taškų.
sheet-aim-first-and-most = Tikslas: atsikratyti savo kauliukų anksčiau už kitus ir surinkti kuo daugiau taškų.
sheet-aim-target = { $target ->
    [one] Tikslas: per kelis raundus surinkti { $target } tašką.
    [few] Tikslas: per kelis raundus surinkti { $target } taškus.
   *[other] Tikslas: per kelis raundus surinkti { $target } taškų.
}
sheet-aim-first = Tikslas: pirmam sudėti visus kauliukus iš savo laikiklio ir taip užbaigti raundą.
sheet-aim-most = Tikslas: surinkti kuo daugiau taškų.
sheet-age = Žaidėjams nuo { $years } metų.
sheet-box = Dėžutėje: { $things }.
sheet-rounds = Paprastai žaidžiama nuo { $low } iki { $high } raundų, ir visų raundų taškai sudedami.
sheet-turn-time = Jei kas nors dažnai galvoja per ilgai, susitarkite dėl ėjimo laiko, pavyzdžiui, nuo { $low } iki { $high } sekundžių.
sheet-drawn-apart = Ką tik ištrauktus kauliukus laikyk atskirai, kad juos ir baudą už juos būtų galima teisingai suskaičiuoti.
box-tiles = { $count ->
    [one] { $count } kauliukas
    [few] { $count } kauliukai
   *[other] { $count } kauliukų
}
box-racks = { $count ->
    [one] { $count } laikiklis
    [few] { $count } laikikliai
   *[other] { $count } laikiklių
}
box-score-pad = taškų bloknotas
box-score-board = taškų skaičiavimo lenta
box-spiral-pad = bloknotas su spirale
box-cloth-bag = medžiaginis maišelis
box-bag = maišelis
box-rules = žaidimo taisyklės

## Which reading of the sheets is ours, and why another is not offered

reading-ours = Mes suprantame taip:
reading-other = Namų taisyklės, jei suprantama kitaip:
reading-fit = Visur, kur susitinka kampai, juose turi būti tas pats skaičius, nors dauguma lapų kalba tik apie du skaičius palei briauną.
reading-fit-why = Vien briaunų sutapimas nesiūlomas: už tiltą taškų gaunama todėl, kad tinka ir briaunai priešingas kampas, už šešiakampį – todėl, kad vienoje vietoje sutampa šeši kampai, o tarpo tarp nesutampančių kampų niekada nepavyktų užpildyti.
reading-beside-any = Kauliuką galima dėti prie bet kurio ant stalo esančio kauliuko, ne tik prie padėto paskutinio.
reading-beside-any-why = Dėti tik prie paskutinio kauliuko nesiūloma: tiltui, dvigubai jungčiai ir šešiakampiui reikia anksčiau padėtų kauliukų.
reading-edge = Kauliukas visa briauna turi liestis su ant stalo esančiu kauliuku; vien kampo nepakanka.
reading-edge-why = Dėti liečiantis tik kampais nesiūloma: tame pačiame lape kauliukas dedamas prie laisvos trikampio briaunos.
reading-opening-tile = Kauliukas, nulemiantis, kas pradeda, ir dedamas pirmas.
reading-opening-bonus = Taškai už pradžią skiriami kiekviename raunde, ne tik partijos pradžioje.
reading-opening-bonus-why = Taškai už pradžią tik pirmame raunde nesiūlomi: šiuose lapuose žaidimu vadinamas ir raundas, o „Tri-Domino“ juos skiria kaskart, kai pradedamas raundas.
reading-next-opener = Kiekvienas raundas pradedamas pagal tą pačią taisyklę kaip pirmasis.
reading-after-drawing = Po traukimo gali dėti tik šiuo ėjimu ištrauktus kauliukus, o ne turėtus anksčiau.
reading-one-by-one = Kauliukai traukiami po vieną: kitas – tik pažiūrėjus į ankstesnį.
reading-one-by-one-why = Traukti kelis iš karto nesiūloma: tada pirmo tinkamo nebūtų galima padėti nedelsiant, kaip šie lapai leidžia, o „Triomino“ sako „po vieną“.
reading-stop-drawing = Kas pradėjo traukti, tęsia, kol padeda ištrauktą kauliuką arba traukti nebegalima; „iki trijų“ yra riba, o ne leidimas sustoti anksčiau.
reading-empty-well = Jei laisvų kauliukų nebėra ir nieko neištraukei, tinkamą kauliuką dėti privalai; ėjimą praleidžia tik tas, kas tokio neturi.
reading-duty-draw = Jei kuris nors tavo kauliukas tinka, dėti privalai, o traukti vietoj to negali.
reading-duty-lay = Jei ištrauktas kauliukas tinka, privalai jį padėti; pasilikti jo negali. Namų taisyklės, jei suprantama kitaip, keičia dar kai ką: tada traukti galima ir turint tinkamą kauliuką.
reading-kept-tile = Praleidus ėjimą ir pasilikus ištrauktą tinkamą kauliuką, mokama tik už traukimą.
reading-kept-tile-why = Bauda už tai nesiūloma: lapuose baudžiamas tik tas, kam netinka nė vienas ištrauktas kauliukas.
reading-zero-follow-up = Papildomas kauliukas po 0-0-0 dedamas iš karto, tuo pačiu ėjimu, arba visai nededamas; jo atsisakyti galima be baudos, o jei nė vienas tavo kauliukas netinka, dėl jo netraukiama.
reading-zero-follow-up-why = Palikti jį vėlesniam ėjimui nesiūloma: lape jis skiriamas kartu su pradžia, dar prieš kitų žaidėjų ėjimus.
reading-one-new-field = Kad ir kiek šešiakampių uždarytum vienu kauliuku, gali pradėti vieną naują lauką, ir tik iš karto.
reading-one-new-field-why = Po lauką už kiekvieną šešiakampį nesiūloma: lape kalbama apie dar vieną kauliuką, dedamą dabar.
reading-blocked-at-once = Kai laisvų kauliukų nebėra ir niekas neturi tinkamo, raundas baigiasi iš karto, niekam daugiau nepraleidus ėjimo ir negavus baudos. Namų taisyklės, jei suprantama kitaip, keičia dar kai ką: tada raundas baigiasi ir visiems iš eilės praleidus ėjimą, kai laisvų kauliukų dar yra, o solo žaidimas – pirmą kartą praleidus ėjimą.
reading-blocked-well = „Triodominio“ raundas baigiasi, kai tik visi iš eilės praleidžia ėjimą, net jei laisvų kauliukų dar yra.
reading-blocked-tie = Jei užblokuotame raunde mažiausia vertė lieka keliems, kiekvienas iš jų gauna tiek, kiek gautų vienas laimėtojas.
reading-reverse-hands = Žaidžiant atvirkščiai likę kauliukai neskaičiuojami, nes kur laimi turintis didžiausią sumą, juos skaičiuojant apsimokėtų kauliukus pasilikti.
reading-target = „Trimino“ partija baigiasi tą akimirką, kai suma pasiekia 400, „Trigubo Domino“ – po raundo, kuriame kas nors bent akimirką turėjo 400, „Triomino“ ir „Tri-Domino“ – kai raundas suskaičiuotas ir kas nors tada turi 400 ar daugiau.
reading-last-round-winner = Jei 400 taškų turi keli žaidėjai, partiją laimi paskutinio raundo laimėtojas. Jei jo tarp jų nėra, laimi pirmas pasiekęs 400 taškų.
reading-last-round-winner-why = Laimėtojas, turintis mažiau nei 400 taškų, nesiūlomas: pagal lapo sakinį renkamasi tik iš tų, kurie juos pasiekė.
reading-shared-win = Žaidėjai, kurių geriausios sumos lygios, dalijasi pergale.
reading-shared-win-why = Nieko kito nesiūloma: nė vienas lapas nesako, kaip išspręsti lygiąsias.
reading-solo-start = Solo žaidime už pradžią taškų nėra: kauliukas, kuris pradžioje guli ant stalo, neduoda nieko, o už pirmą padėtą kauliuką gaunama tiek pat, kiek už bet kurį kitą.
reading-solo-start-why = Taškai už pradžią nesiūlomi: tą kauliuką parenka atsitiktinumas, o taškai skiriami už tai, ką padedi tu.
reading-solo-one-round = Solo žaidimas – vienas raundas, ir pasiekus tikslą jis nesibaigia.
reading-solo-one-round-why = Keli raundai iki tikslo nesiūlomi: reikia surinkti kuo daugiau taškų su tuo pačiu kauliukų skaičiumi.
reading-solo-hand = Žaidžiant solo turi tiek kauliukų, kiek kiekvienas iš dviejų žaidėjų, – 9, nors lapas skaičiaus vienam žaidėjui nenurodo.
reading-solo-tiles = Solo žaidimo 20 kauliukų yra visi jo kauliukai kartu su tuo, kuris pradžioje guli ant stalo.
reading-solo-turns = „Trigubo Domino“ solo žaidime ištrauktas netinkamas kauliukas lieka tau vėlesniam ėjimui, o ėjimai tokie pat kaip visada, taip pat ir bauda už praleistą ėjimą.
reading-solo-turns-why = Atidėti tokį kauliuką į šalį nesiūloma: visur, kur kauliukai traukiami, jie ir pasiliekami.
reading-solo-draw-cost = „Trigubo Domino“ solo žaidime traukimas nekainuoja nieko, nes šis žaidimas ir yra vien traukimas, o su bauda kiekvienas rezultatas būtų tais pačiais 95 taškais mažesnis.
reading-solo-held = Jei solo žaidimas užblokuotas, likusių kauliukų vertė atimama, kaip ir užblokuoto raundo laimėtojui. Namų taisyklės, jei suprantama kitaip, keičia dar kai ką: tada ir už užblokuotą kelių žaidėjų raundą taškų negauna niekas.
reading-bridge-double = Kauliukas, kuris liečiasi dviem briaunomis, yra tik dviguba jungtis, nors kiekvienai iš jų priešingas kampas liečia kauliuką kaip ir tilte.
reading-three-edges = Kauliukas, kuris kitus liečia trimis briaunomis, yra dviguba jungtis, kaip ir tas, kuris liečia dviem.
reading-three-edges-why = Nieko kito nesiūloma: trys briaunos yra dvi ir dar viena, ir nė viename lape už geriau tinkantį kauliuką negaunama mažiau.
reading-hexagon-double = Kauliukas, uždarantis šešiakampį, visada liečia kitus ir dviem briaunomis, o taškai gaunami tik už šešiakampį, net jei lape tai nepasakyta.
reading-several-hexagons = Už du ar tris šešiakampius, uždarytus vienu kauliuku, gaunama tiek pat, kiek už vieną.

## House rules as text

house-rules-too-long = Šiame tekste ženklų skaičius yra { $found }, o jokioms namų taisyklėms nereikia daugiau kaip { $most }. Nukopijuok tik taisykles.
house-rules-unreadable = { $found } nėra namų taisyklės. Įklijuok visą gautą eilutę, nuorodą ar failą arba parašyk pavadinimą, dvitaškį, taisyklių kodą ir kiekvieną pakeitimą, pavyzdžiui, Močiutės: triomino, draw-limit=2.
house-rules-bad-name = { $found } negali būti namų taisyklių pavadinimas. Rašyk matomus ženklus, ne daugiau kaip { $most }.

## The score pad: what it asks back, and what it cannot write

pad-no-such-seat = Šiame raunde nėra žaidėjo { $seat }, todėl ši eilutė neskaičiuojama. Pataisyk ją.
pad-not-playing = { $name } šiame raunde nežaidžia, todėl ši eilutė neskaičiuojama. Kuris žaidėjas tai buvo? Pataisyk eilutę.
pad-hand-of-absent = { $name } šiame raunde nežaidžia. Kam liko šie kauliukai? Pataisyk eilutę.
pad-not-your-turn = Pagal ankstesnes eilutes dabar eina { $name }.
pad-not-the-opener = Pagal taisykles šį raundą pradeda { $name }.
pad-better-opening = Raundą reikėjo pradėti kauliuku { $tile }, o ne { $opened }: { $name } nieko netraukė, vadinasi, turėjo jį nuo pat pradžių.
pad-must-open = Raundas dar nepradėtas. Pirmiausia įrašyk pirmą kauliuką.
pad-nothing-offered = Čia nieko nebuvo siūloma, tad nėra ko atsisakyti.
pad-round-over = Raundas jau buvo baigtas. Pradėk kitą arba pataisyk ankstesnę eilutę.
pad-round-not-over = Ankstesnis raundas neužbaigtas. Ar likę kauliukai suskaičiuoti?
pad-match-over = Partija jau buvo baigta. Šis raundas nebekeičia, kas ją laimėjo.
pad-players = { $number ->
    [one] Pagal šias taisykles { $number } žaidėjas žaisti negali
    [few] Pagal šias taisykles { $number } žaidėjai žaisti negali
   *[other] Pagal šias taisykles { $number } žaidėjų žaisti negali
}. Turimi ir laisvi kauliukai neskaičiuojami.
pad-tile-laid = { $line ->
    [0] { $tile } guli ant stalo nuo pat pradžių. Kiekvieno kauliuko yra tik po vieną.
   *[other] { $tile } jau guli ant stalo nuo { $line } eilutės. Kiekvieno kauliuko yra tik po vieną.
}
pad-tile-in-hand = { $tile } jau suskaičiuotas ({ $name }). Kiekvieno kauliuko yra tik po vieną.
pad-not-in-the-set = Kauliuko { $tile } šiame rinkinyje nėra: didžiausias skaičius yra { $highest }.
pad-too-few-tiles = { $kind ->
    [bridge] Tiltas dar neįmanomas: prieš jį kauliukų ant stalo turi būti bent { $tiles }.
    [double] Dviguba jungtis dar neįmanoma: prieš ją kauliukų ant stalo turi būti bent { $tiles }.
   *[hexagon] { $hexagons ->
        [one] Šešiakampis dar neįmanomas: prieš jį kauliukų ant stalo turi būti bent { $tiles }.
        [few] { $hexagons } šešiakampiai iš karto dar neįmanomi: prieš tai kauliukų ant stalo turi būti bent { $tiles }.
       *[other] { $hexagons } šešiakampių iš karto dar neįmanoma: prieš tai kauliukų ant stalo turi būti bent { $tiles }.
    }
}
pad-double-without-bridge = Dviguba jungtis galima tik po tilto, o šiame raunde tilto nėra.
pad-starts-field = Pirmas lauko kauliukas nieko neliečia, todėl nieko sudaryti negali.
pad-does-not-fit = Ten kauliukas gulėti negali, todėl toliau laukas nebesaugomas. { $why }
pad-fits-nowhere = Pagal lauką { $tile } niekur netinka, todėl toliau laukas nebesaugomas. Gal anksčiau kuris nors kauliukas padėtas ne toje vietoje?
pad-other-kind = Pagal savo vietą tai { $kind ->
    [plain] paprastas kauliukas
    [bridge] tiltas
    [double] dviguba jungtis
   *[hexagon] { $hexagons ->
        [one] šešiakampis
        [few] { $hexagons } šešiakampiai
       *[other] { $hexagons } šešiakampių
    }
}. Taip ir suskaičiuota.
pad-field-lost = Laukas čia nežinomas, nes vienas kauliukas įrašytas be vietos. Reikia nurodyti, ką kauliukas sudaro.
pad-by-rule = Iš „{ $rules }“ čia nieko necituojama, nes šio teksto programėlėje nėra. Atsakoma pagal mūsų taisyklių { $rule } punktą: kauliukas visada sudaro tik viena: šešiakampį, jei ne jį – dvigubą jungtį, jei ne ją – tiltą.
pad-last-tile = Pagal skaičiavimą tai buvo paskutinis kauliukas ({ $name }). Ar raundas užbaigtas?
pad-out-too-early = Pagal skaičiavimą { $name } dar turi kauliukų: { $tiles }. Gal įrašytas nereikalingas traukimas arba trūksta eilutės?
pad-well-empty = Pagal skaičiavimą laisvų kauliukų nebėra, tad traukti nėra ko.
pad-draw-limit = { $limit ->
    [0] Pagal šias taisykles niekas netraukia.
    [one] Pagal šias taisykles vienu ėjimu traukiamas ne daugiau kaip { $limit } kauliukas.
    [few] Pagal šias taisykles vienu ėjimu traukiami ne daugiau kaip { $limit } kauliukai.
   *[other] Pagal šias taisykles vienu ėjimu traukiama ne daugiau kaip { $limit } kauliukų.
}
pad-must-draw = Pagal šias taisykles ir skaičiavimą prieš praleidžiant ėjimą reikia traukti kauliuką. Ar laisvų kauliukų nebėra?
pad-must-lay = Pagal šias taisykles tinkamą kauliuką čia reikia dėti.
pad-blocked-well = Pagal skaičiavimą laisvų kauliukų dar yra: { $tiles }. Raundas užblokuojamas tik tada, kai niekas nebegali traukti.
pad-blocked-passes = Pagal šias taisykles raundas užblokuojamas tik tada, kai visi vienas po kito praleidžia ėjimą.
pad-still-fits = { $tile } ({ $name }) dar kur nors tinka, todėl raundas neužblokuotas.
pad-not-counted = Pagal šias taisykles likę kauliukai čia neskaičiuojami.
pad-hand-missing = { $name }: likę kauliukai nesuskaičiuoti, todėl jų vertė laikoma 0.
pad-hand-of-out = { $name } užbaigė raundą, todėl kauliukų likti negali.
pad-hand-count = { $name }: liko kauliukų – { $tiles }, bet pagal skaičiavimą turėtų būti { $expected }. Ar trūksta eilutės?
pad-hand-sum = { $name }: suma { $value } neįmanoma; kai kauliukų yra { $tiles }, ji būna nuo { $low } iki { $high }.
pad-line-round = Prasideda raundas: { $names }.
pad-line-hands = Likusių kauliukų vertė: { $hands }.
pad-line-end = Raundas baigtas.
pad-asks-hands = Raundas baigtas. Kokie kauliukai kam liko?
pad-asks-round = Raundas baigtas. Pradėk kitą.
pad-asks-nothing = Partija baigta.
pad-asks-opener = { $who ->
    [youngest] Pradeda jauniausias žaidėjas. Kas jis?
    [highest-tile] Pradeda turintis didžiausios vertės kauliuką. Kas jį turi?
   *[highest-triple] Pradeda turintis didžiausią trigubą kauliuką, o jei tokio nėra – didžiausios vertės kauliuką. Kas jį turi?
}
pad-asks-turn = { $phase ->
    [opening] Raundą pradeda { $name }.
    [follow-up] { $name } po 0-0-0 gali padėti dar vieną kauliuką.
    [new-field] { $name } gali pradėti naują lauką.
   *[turn] Eina { $name }.
}
pad-no-such-line = { $line } eilutės nėra. Paskutinė yra { $lines }.
pad-first-line = Pirma eilutė pradeda pirmą raundą: ją galima keisti, bet ne perkelti ar ištrinti.
pad-nothing-to-undo = Šioje taškų lentoje nėra ko atsiimti.
pad-name-missing = Kiekvienam žaidėjui reikia vardo.
pad-name-twice = Du žaidėjai turi tą patį vardą: { $name }. Vieną iš jų įrašyk kitaip.
pad-too-many-players = Žaidėjų per daug: { $number }. Žaisti gali ne daugiau kaip { $most }.
pad-no-field-kept = { $round } raundo laukas neišsaugotas: kiekvienas kauliukas turi būti įrašytas su vieta. Be jos įrašo nėra.
pad-hands-not-told = { $round } raunde likę kauliukai užrašyti kaip sumos. Įrašui reikia pačių kauliukų.
pad-players-changed = Tarp raundų keitėsi žaidėjai, o įrašas to parodyti negali.
pad-not-a-record = { $round } raundo taip sužaisti nebuvo galima, todėl įrašo nėra. { $why }
evening-bad-link = Šioje nuorodoje ne visas vakaras. Nukopijuok ją visą.
evening-plot = Sumos per vakarą
evening-wins = Laimėti vakarai
evening-rounds-won = Laimėti raundai
evening-of = iš { $count }
evening-best-round = Geriausias raundas
evening-lowest-round = Geriausias raundas, kai mažiau yra geriau
evening-bridges = Tiltai
evening-doubles = Dvigubos jungtys
evening-all-hexagons = Šešiakampiai
pad-totals = sumos
evening-round = { $round } raundas

## Print

rules-house = Namų taisyklės · { $sheet }
print-tiles = Iškerpami kauliukai
print-sheet = taškų lapas
print-ruler = Spausdink 100 % masteliu, be pritaikymo prie lapo: ši linija yra { $length } mm ilgio.
print-column-tile = kauliukas
print-column-bonus = papildomi
print-column-cost = bauda
print-column-points = taškai
print-column-total = iš viso
print-date = Data
print-signed = { SIGNED($points) }
print-card-shortened = Tai svarbiausia. Visos taisyklės – programėlės puslapyje „Taisyklės“ arba su komanda trimino rules.
