### What only the terminal says, in Lithuanian, or a server to whoever runs it.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Bots from outside

bot-command-unreadable = „{ $name }“ negalima perskaityti kaip komandos. Rašyk exec: ir programą su argumentais, pavyzdžiui, exec:./mybot --fast, ir uždaryk visas kabutes.
bot-no-program = „{ $program }“ paleisti nepavyksta. Patikrink kelią, pavyzdžiui, ./mybot, jei failas šiame aplanke, ir ar jį leista vykdyti: tai padaro chmod +x.
bot-outside-not-here = „{ $name }“ čia žaisti negali: išoriniai botai veikia „Linux“ ir „macOS“ sistemose.
play-forfeit = { $player } netenka ėjimo: jis atliekamas taip, lyg laikas būtų baigęsis. { $why }
forfeit-not-started = { $name } paleisti nepavyko: { $why }.
forfeit-wrong-hello = { $name } pirmiausia turi pasakyti { $expected } ir vardą, o ne { $found }.
forfeit-given-up = { $times ->
    [one] { $name } be naudos paleistas { $times } kartą ir daugiau nebeleidžiamas.
    [few] { $name } be naudos paleistas { $times } kartus ir daugiau nebeleidžiamas.
   *[other] { $name } be naudos paleistas { $times } kartų ir daugiau nebeleidžiamas.
}
forfeit-too-late = { $name } neatsakė per { $seconds } s.
forfeit-ended = { $last ->
    [null] { $name } baigė darbą, išėjimo kodas { $code }.
   *[other] { $name } baigė darbą, išėjimo kodas { $code }. Paskutinis pranešimas: { $last }
}
forfeit-too-long = { $most ->
    [one] { $name } atsakė eilute, ilgesne nei { $most } baitas.
    [few] { $name } atsakė eilute, ilgesne nei { $most } baitai.
   *[other] { $name } atsakė eilute, ilgesne nei { $most } baitų.
}
forfeit-not-json = { $name } atsakė tuo, kas nėra JSON UTF-8 koduote: { $found }
forfeit-not-an-answer = { $name } atsakė { $found }, bet atsakymas yra objektas su id { $id } ir veiksmu kaip tekstu.
forfeit-illegal = { $name } nori { $found }. { $why }

## Aplinkos

action-unknown = { $number } nėra veiksmas. Veiksmai yra sveikieji skaičiai nuo 0 iki { $most }; dabar leidžiami veiksmų kaukėje pažymėti 1.
action-tile-not-laid = Veiksmas { $number } deda kauliuką šalia { $tile }, bet šio ant stalo nėra. Pasirink vieną iš tų, kurie veiksmų kaukėje pažymėti 1.
action-edge-taken = Veiksmas { $number } deda kauliuką prie kauliuko { $tile } briaunos, kur kitas jau guli. Pasirink vieną iš tų, kurie veiksmų kaukėje pažymėti 1.
action-other-number = Veiksmas { $number } turi kitą numerį: vieta šalia kelių kauliukų vadinama mažiausiu savo numeriu, čia tai { $known }.
action-no-such-tile = Veiksmas { $number } deda kauliuką su kampais { $corners }, skaitant pagal laikrodžio rodyklę, o tokio nėra. Pasirink vieną iš tų, kurie veiksmų kaukėje pažymėti 1.
observer-parameters = Šio žaidimo stebėtojai parametrų neturi. Praleisk { $names }.
env-not-reset = Dar nieko neišdalyta. Pirma iškviesk reset.
env-agent-unknown = Prie šio stalo nėra agento { $agent }. Yra: { $known }.
env-choice-unknown = „{ $value }“ netinka kaip { $argument }. Pasirink vieną iš šių: { $known }.
vector-action-forbidden = Veiksmas { $number } prie stalo { $table } dabar neleidžiamas, todėl prie nė vieno stalo nebuvo žaista toliau. Pasirink vieną iš tų, kurie veiksmų kaukės eilutėje šiam stalui pažymėti 1.
vector-no-such-opponent = „{ $name }“ negali žaisti stalų rinkinyje. Gali šie: { $known }.
vector-opponents-wrong = Nurodyta varžovų: { $given }; reikia: { $needed }. Nurodyk vieną vardą visiems arba po vardą kiekvienam.
vector-seed-wrong = Sėkla yra sveikasis skaičius, o { $seed } toks nėra. Nurodyk vieną skaičių arba po vieną kiekvienam stalui.
vector-rows-wrong = Kiekvienam stalui reikia vienos reikšmės, todėl forma turi būti ({ $tables },), o ne { $shape }.
vector-no-tables = „{ $number }“ nėra stalų skaičius. Nurodyk sveikąjį skaičių nuo 1.
vector-compiling = Stalų rinkinys dabar kompiliuojamas, tik šį vieną kartą. Tai trunka apie pusę minutės.

## The arena

help-arena =
    Suvesti botus vienodomis sąlygomis ir pasakyti, kuris žaidžia geriau ir kiek tai patikima.

    Pora – tie patys dalijimai, sužaisti susėdus visomis vietų tvarkomis, kad nė vienam botui nesisektų labiau nei kitam. Kai botų mažiau nei žaidėjų, likusias vietas užima paskutinis nurodytas; kai daugiau, kiekvienas jų derinys turi savo stalą. Kai biudžetas nurodytas simuliacijomis, ta pati sėkla duoda tą patį rezultatą, kad ir kas žaistų; skiriasi tik laikas.
example-arena =
    Pavyzdžiai:
      trimino arena --bots greedy,random --pairs 200 --seed 7
      trimino arena --bots greedy,random --players 4 --pairs 500 --stop
      trimino arena --bots greedy,random --pairs 50 --plot scores.png
      trimino arena --bots greedy,random --pairs 50 --dask tcp://127.0.0.1:8786
option-arena-bots = Kas susitinka: { $bots }; du ar daugiau, atskirti kableliais. Savas biudžetas rašomas po @, pavyzdžiui, greedy@10ms.
option-arena-players = Kiek žaidžia prie stalo, 1 – solo žaidimas; jei nenurodyta, tiek, kiek mažiausiai leidžia taisyklės.
option-pairs = Kiek porų žaidžiama.
option-budget = Kiek botas gali skirti sprendimui: laikas, pavyzdžiui, 10ms, arba simuliacijų skaičius, pavyzdžiui, 500sims; jei nenurodyta, paties boto.
option-single-rounds = Vietoj kiekvienos partijos žaisti vieną raundą nuo 0.
option-stop = Sustoti, kai tik dėl kiekvienų dviejų botų aišku, kuris geresnis.
option-workers = Kiek procesų žaidžia; jei nenurodyta, tiek, kiek yra branduolių.
option-dask = Tegul vietoj to žaidžia „Dask“ klasteris šiuo adresu.
option-csv = Į šį failą rašyti po eilutę kiekvienai kiekvieno žaidimo vietai; - yra standartinė išvestis.
option-plot = Nupiešti rezultatą šiame faile, .png arba .svg.
option-json = Išvesti rezultatą kaip JSON.
arena-progress = Žaidžiama
arena-done = { $pairs ->
    [one] { $pairs } pora: žaidimų – { $games }, raundų – { $rounds }, sėkla { $seed }.
    [few] { $pairs } poros: žaidimų – { $games }, raundų – { $rounds }, sėkla { $seed }.
   *[other] { $pairs } porų: žaidimų – { $games }, raundų – { $rounds }, sėkla { $seed }.
}
arena-ended-certain = Sustota anksčiau: visi skirtumai tikri.
arena-ended-interrupted = Sustabdyta su Ctrl-C: štai kas sužaista iki tol.
arena-ended-lost = Žaidę procesai dingo: štai kas sužaista iki tol.
arena-nothing-played = Iki galo nieko nesužaista.
arena-bot-idle = { $bot } pats neatliko nė vieno ėjimo: visų neteko, ir jie atlikti automatiškai. Tai, kas pasakyta aukščiau, apie jį nieko nerodo; pašalink ten nurodytą priežastį.
arena-low-wins = Pagal šias taisykles kuo mažiau taškų, tuo geriau.
arena-bot = botas
arena-points = taškai per raundą
arena-rounds-won = laimėta raundų
arena-matches-won = laimėta partijų
arena-rating = reitingas
arena-time = ms ėjimui
arena-difference = skirtumas
arena-certain = tikra
arena-minus = { $bot } − { $other }
arena-forfeits = { $times ->
    [one] { $bot } neteko { $times } ėjimo: { $why }
    [few] { $bot } neteko { $times } ėjimų, pirmą kartą dėl to: { $why }
   *[other] { $bot } neteko { $times } ėjimų, pirmą kartą dėl to: { $why }
}
arena-percent-of-rounds = laimėta raundų, %
arena-plot-scores = { $pairs ->
    [one] Taškai per raundą, { $pairs } pora
    [few] Taškai per raundą, { $pairs } poros
   *[other] Taškai per raundą, { $pairs } porų
}
arena-plot-strength = Stiprumas pagal biudžetą
arena-budget-time = procesoriaus laikas ėjimui, ms
arena-budget-simulations = simuliacijos ėjimui
arena-too-few-bots = Nėra ko lyginti. Nurodyk bent du botus, pavyzdžiui, --bots greedy,random.
arena-extra-missing = Paketas { $package } neįdiegtas, o arenai jo reikia. Įdiek „Trimino“ su priedu „arena“, pavyzdžiui: pip install 'trimino[arena]'
arena-workers-die = { $times ->
    [one] Procesai dingo { $times } kartą iš eilės, nė vienam nesužaidus žaidimo. Pažiūrėk, kas juos nutraukia, pavyzdžiui, per mažai atminties, ir bandyk vėl su mažiau: --workers 1
    [few] Procesai dingo { $times } kartus iš eilės, nė vienam nesužaidus žaidimo. Pažiūrėk, kas juos nutraukia, pavyzdžiui, per mažai atminties, ir bandyk vėl su mažiau: --workers 1
   *[other] Procesai dingo { $times } kartų iš eilės, nė vienam nesužaidus žaidimo. Pažiūrėk, kas juos nutraukia, pavyzdžiui, per mažai atminties, ir bandyk vėl su mažiau: --workers 1
}
arena-cluster-unreachable = Klasteris { $address } nepasiekiamas: { $why }. Patikrink adresą, pavyzdžiui, tcp://127.0.0.1:8786, ir ar veikia jo planuoklė.
arena-cluster-lost = Ryšys su klasteriu { $address } nutrūko. Patikrink, ar veikia jo planuoklė, ir pradėk iš naujo.
arena-cluster-empty = Klasteris { $address } neturi darbo procesų. Paleisk kelis, pavyzdžiui: dask worker { $address }
not-a-plot-file = { $path } turėtų baigtis .png arba .svg, kad būtų aišku, ką piešti.
standard-output-twice = Standartinę išvestį gali naudoti tik vienas iš --json, --record - ir --csv -. Kitiems nurodyk failą.
workers-or-cluster = Nurodyk arba --workers, arba --dask, ne abu: klasteris turi savo darbo procesų.

## Studies

help-study =
    Iš sumodeliuotų raundų atsakyti į žaidėjų klausimus ir pasakyti, kiek tai patikima.

    Klausimai: opener – kiek pirmauja tas, kuris pradeda raundą; points – kiek taškų duoda raundas; blocks – kaip dažnai raundas užblokuojamas; worth – ką galiausiai duoda tiltas, dviguba jungtis, šešiakampis, ištrauktas kauliukas ir trigubas kauliukas; hoarding – ar apsimoka traukti, nors kauliuką būtų galima padėti; sources – iš kur ta nauda; choices – ką duoda atverta ar paruošta vieta su papildomais taškais, pasilikti tinkami kauliukai, padėtas didelis kauliukas, be ėjimo palikti kiti; counting – kaip dažnai kitas žaidėjas turi tokiai vietai tinkamą kauliuką. Ta pati sėkla duoda tuos pačius atsakymus, kad ir kas žaistų. Pirmas tyrimas apie pusę minutės kompiliuojamas.
example-study =
    Pavyzdžiai:
      trimino study --rules triomino --players 2
      trimino study opener blocks --rules all --rounds 100000 --seed 7
      trimino study hoarding --players 2,4 --bot heuristic
      trimino study --plot answers --dask tcp://127.0.0.1:8786
argument-questions = Ko klausiama: { $questions }; jei nenurodyta, visko.
option-study-rules = Taisyklių rinkinių id, atskirti kableliais, arba all – visi.
option-study-players = Kiek žaidžia; keli skaičiai atskiriami kableliais. Jei nenurodyta, kiekvienas skaičius, kurį leidžia taisyklės.
option-study-rounds = Kiek raundų išdalijama prie kiekvieno stalo; kai kuriems klausimams tas pats dalijimas žaidžiamas kelis kartus.
option-study-bot = Kas sėdi visose vietose: { $bots }.
option-study-plot = Nupiešti atsakymus šiame aplanke kaip SVG, po paveikslą kiekvienam klausimui.
study-done = Raundų – { $rounds }, žaidžia { $bot }, dalijimų kiekvienam stalui ir klausimui – { $deals }, sėkla { $seed }.
study-intervals = Po ± yra 95 % intervalas: 19 kartų iš 20 jame yra tikroji reikšmė.
study-table = stalas
study-opener = Pradedančiojo pranašumas
study-about-opener = Keliais taškais pradedantysis lenkia kitų vidurkį; kiek duoda pats pirmasis kauliukas; kaip dažnai pradedantysis surenka daugiausia ir kiek tai viršija lygią dalį.
study-opener-ahead = taškų persvara
study-opener-opening = pirmasis kauliukas
study-opener-won = laimėta raundų
study-opener-more = virš lygios dalies
study-points = Taškai per raundą
study-about-points = Kiek taškų per raundą gauna viena vieta ir kiek geriausioji. Viena vieta iš dešimties gauna mažiau už „žemiausią dešimtadalį“, pusė – mažiau už „vidurį“, viena iš dešimties – daugiau už „aukščiausią dešimtadalį“; žingsnis yra 5.
study-points-seat = vieta
study-points-best = geriausia vieta
study-points-tenth = žemiausias dešimtadalis
study-points-median = vidurys
study-points-nine-tenths = aukščiausias dešimtadalis
study-blocks = Kaip baigiasi raundai
study-about-blocks = Kaip dažnai raundas užblokuojamas ir kaip dažnai jį nutraukia tikslas, o visais kitais atvejais kas nors padeda paskutinį kauliuką; kiek kauliukų padedama ir ištraukiama.
study-blocks-blocked = užblokuota
study-blocks-broken-off = nutraukta
study-blocks-laid = padėta kauliukų
study-blocks-drawn = ištraukta kauliukų
study-worth = Ką tai galiausiai duoda
study-about-worth = Ta pati akimirka žaidžiama toliau dvejopai: padedamas tiltas, dviguba jungtis ar šešiakampis arba geriausias kauliukas be jų; ištraukiamas ir apmokamas vienas kauliukas daugiau arba ne; išdalytas trigubas kauliukas arba paprastas. Kiek pirmasis kelias duoda daugiau iškart, kiek galiausiai pirmauja ir kiek dažniau laimi raundą.
study-worth-often = per raundą
study-worth-at-once = iškart
study-worth-in-the-end = galiausiai
study-worth-more = laimėta raundų
study-item = kas
study-item-bridge = tiltas
study-item-double = dviguba jungtis
study-item-hexagon = šešiakampis
study-item-draw = ištrauktas kauliukas
study-item-triple = trigubas kauliukas
study-hoarding = Ar apsimoka kaupti?
study-about-hoarding = Kaupėjas, kol yra laisvų kauliukų, verčiau traukia ar praleidžia ėjimą, nei deda kauliuką, neduodantį papildomų taškų. Tuos pačius dalijimus toje pačioje vietoje žaidžia ir kaupėjas, ir žaidėjas, kuris deda. Taip matyti, kiek kaupėjas galiausiai pirmauja ir kiek dažniau laimi raundą, kai niekas kitas nekaupia ir kai kaupia visi kiti.
study-hoarding-alone = vienas
study-hoarding-alone-more = laimėta raundų
study-hoarding-all = tarp kaupėjų
study-hoarding-all-more = laimėta ten
study-sources = Iš kur kaupimo nauda
study-about-sources = Iš ko susideda vieno kaupėjo nauda tarp žaidėjų, kurie deda: taškai už kauliukus, papildomi taškai, traukimo kaina, praleistų ėjimų kaina ir tai, ką duoda raundo pabaiga. Neigiamas skaičius yra nuostolis.
study-sources-tiles = kauliukai
study-sources-bonuses = papildomi taškai
study-sources-draws = traukimas
study-sources-passes = praleisti ėjimai
study-sources-end = raundo pabaiga
study-choices = Dviejų ėjimų palyginimas
study-about-choices = Ta pati padėtis, kurioje niekas neduoda papildomų taškų, žaidžiama toliau dviem būdais. Vienas ėjimas atveria kitiems vietą su papildomais taškais arba paruošia tokią, kuriai kauliuką turi tu; kitas yra geriausias iš tų, kurie nedaro nei vieno, nei kito. Turint keturis kauliukus ar mažiau: ėjimas, po kurio tinka daugiausia tavo kauliukų, palyginti su tuo, kuris duoda daugiausia taškų. Daugiausia taškų duodantis kauliukas, palyginti su duodančiu mažiausiai. Nelikus laisvų kauliukų: ėjimas, po kurio niekas kitas nebegali dėti, palyginti su tokiu, po kurio gali.
study-choices-often = per raundą
study-choices-at-once = iškart
study-choices-in-the-end = galiausiai
study-choices-more = laimėta raundų
study-item-opens = atveria vietą
study-item-prepares = paruošia vietą
study-item-keeps = pasilieka tinkamus
study-item-high = deda didelį kauliuką
study-item-locks = palieka kitus be ėjimo
study-counting = Kas turi tą kauliuką?
study-about-counting = Vietai, duodančiai papildomų taškų, tinka lygiai vienas kauliukas. Kiek tokių vietų būna per raundo ėjimus, pagal tai, kiek kauliukų nemato žaidėjas, kurio eilė; kaip dažnai kauliukas jau guli ant stalo; o žaidėjui ką tik atvėrus vietą, kurios kauliuko nematyti, kaip dažnai jį turi kitas žaidėjas.
study-counting-places = vietos
study-counting-dead = ant stalo
study-counting-held = turi kitas
study-item-under-10 = nematyti mažiau nei 10
study-item-from-10 = nematyti 10–19
study-item-from-20 = nematyti 20–29
study-item-from-30 = nematyti 30–39
study-item-from-40 = nematyti 40 ar daugiau
study-unit-points = taškai
study-unit-ahead = taškų persvara
study-unit-share = %
study-unit-more = % daugiau
study-low-wins = Pagal { $rules } laimi turintis mažiausią sumą; ten pirmauti reiškia turėti mažiau taškų.
study-no-hoarding = Pagal { $rules } traukti gali tik tas, kas negali dėti, todėl kaupti negali niekas.
study-question-unknown = Į klausimą „{ $name }“ tyrimas neatsako. Jis atsako į šiuos: { $known }.
study-bot-unfit = „{ $name }“ tyrime žaisti negali, jam reikia greito boto. Yra: { $known }.
study-too-few-rounds = Raundų skaičius { $rounds } per mažas, kad būtų galima pasakyti, kiek atsakymas patikimas. Išdalyk bent { $fewest }: --rounds { $fewest }
study-players-unreadable = „{ $text }“ nepasako, kiek žaidžia. Rašyk skaičius, atskirtus kableliais, pavyzdžiui, --players 2,4.

## Puzzles

help-puzzles =
    Spręsti užduotis: padėtis su vienu aiškiai geriausiu ėjimu, kurį patikrino kompiuteris.

    play (taip pat kai nieko nenurodyta) rodo tavo lygio užduotis ir saugo tavo reitingą; skaičiuojamas tik pirmas bandymas ir tik be patarimo. make ieško užduočių botų raunduose bei įrašuose ir įrodo jų atsakymus; ta pati sėkla duoda tas pačias užduotis. check įrodo atsakymus iš naujo su kelis kartus didesniu biudžetu.
example-puzzles =
    Pavyzdžiai:
      trimino puzzles
      trimino puzzles --rules triomino,tri-domino --theme deny
      trimino puzzles make --file mine.jsonl.gz --rules triomino --rounds 200 --seed 7
      trimino puzzles check --file mine.jsonl.gz --count 50 --times 10
argument-puzzles = Ką daryti: play, make arba check.
option-puzzles-file = Užduočių failas, iš kurio žaisti, į kurį rašyti ar kurį tikrinti; jei nenurodyta, imamos paketo užduotys.
option-puzzles-rules = Taisyklių rinkinių id, atskirti kableliais. Jei nenurodyta, bet kurios; make tada ima triomino.
option-puzzles-players = Kiek žaidžia; keli skaičiai atskiriami kableliais. Jei nenurodyta, bet kiek; make tada ima 2.
option-puzzles-theme = Rodyti ar kurti tik šios temos užduotis: { $themes }.
option-puzzles-rounds = Kiek raundų botai žaidžia prie kiekvieno stalo, kai naudojama make.
option-puzzles-records = Kurti užduotis iš šio failo partijų, o ne iš botų raundų.
option-puzzles-add = Imti ir užduotis iš šio failo. Galima nurodyti kelis kartus.
option-puzzles-count = Kiek užduočių patikrinti ar daugiausia palikti, po nedaug kiekvienos rūšies; jei nenurodyta, visas.
option-puzzles-times = Kiek kartų didesnį biudžetą naudoja check.
option-puzzles-seed = Skaičius, nulemiantis, kurios užduotys rodomos, kuriamos ar tikrinamos.
puzzle-title = Užduotis { $id }, reitingas { $rating }. Tavo reitingas: { $own }.
puzzle-other-holds = Kitas žaidėjas turi { $tiles }.
puzzle-key-hint = h patarimas
puzzle-key-solution = s sprendimas
puzzle-key-next = n kita
puzzle-rated = Tavo reitingas dabar { $rating } ({ SIGNED($change) }).
puzzle-go-on = Enter – kita užduotis, q – baigti:{ " " }
puzzle-making = Kuriamos užduotys
puzzle-checking = Tikrinamos užduotys
puzzle-needs-file = Nurodyk failą, į kurį rašyti: --file puzzles.jsonl.gz
puzzle-made = Rasta { $found }, palikta { $kept }, iš jų tiksliai išspręsta { $exact }, sėkla { $seed }: { $path }
puzzle-checked = Su { $times } k. didesniu biudžetu pasitvirtino { $good } iš { $count }. Mažiausia atsakymo persvara – { $margin }.
puzzle-faulty = { $id }: { $why }
puzzle-fault-not-solved = Su šiuo biudžetu jos išspręsti nepavyksta.
puzzle-fault-other-answer = Kitas ėjimas geresnis.
puzzle-fault-too-close = Kitas ėjimas beveik toks pat geras.
puzzle-fault-wrong-line = Jos vertės ar geriausia eiga nesutampa su tuo, kas rasta dabar.

## The engine

help-warm =
    Sukompiliuoti variklį dar prieš pirmą naudojimą.

    Tą patį daro pirmas į priekį galvojantis botas; tai trunka apie pusę minutės, vieną kartą. Kas sukompiliuota, laikoma naudotojo podėlyje arba aplanke, kurį nurodo TRIMINO_CACHE.
example-warm =
    Pavyzdžiai:
      trimino warm
      TRIMINO_CACHE=/var/cache/trimino trimino warm
help-bench =
    Išmatuoti, kokie greiti šiame kompiuteryje yra taisyklės ir variklis.

    Atsitiktinai žaidžiami ištisi raundai, kartu su dalijimu, vienu branduoliu. Etalonas – C programa, žaidžianti triomino; ji sukompiliuojama ir matuojama pakaitomis su varikliu.
example-bench =
    Pavyzdžiai:
      trimino bench
      trimino bench --json
      trimino bench --yardstick playouts.c
option-yardstick = Palyginti su C programa šiame faile.
option-quick = Matuoti vieną trumpą atkarpą, kad matytum, ar viskas veikia.
engine-extra-missing = Paketas { $package } neįdiegtas, o varikliui jo reikia. Įdiek „Trimino“ su priedu „engine“, pavyzdžiui: pip install 'trimino[engine]'. Botai random ir greedy žaidžia ir be jo.
engine-compiling = Dabar, vieną kartą, kompiliuojamas variklis. Tai trunka apie pusę minutės; trimino warm tai padaro iš anksto.
bots-stand-in = Botai dar ruošiasi, tik šį vieną kartą; kol kas už juos žaidžia paprastesni.
warm-begins = Kompiliuojamas variklis…
warm-progress = Kompiliuojama
warm-done = Variklis paruoštas per { $seconds } s. Jis laikomas aplanke { $folder }.
bench-progress = Matuojama
bench-table = taisyklės
bench-players = žaidėjai
bench-rules = taisyklės, žingsniai/s
bench-engine = variklis, žingsniai/s
bench-ratio = variklis : C
bench-rollouts-by = raundus žaidžia
bench-rollouts = raundai/s
bench-simulations-by = paieška pagal
bench-simulations = simuliacijos/s
bench-start-cold = Paleidimas, kai nieko nesukompiliuota: { $seconds } s.
bench-start-warm = Paleidimas, kai viskas sukompiliuota: { $seconds } s.
no-compiler = C kompiliatorius nerastas. Įdiek tokį, kuris vadinasi cc, arba matuok be --yardstick.
no-yardstick = Etalono naudoti negalima: { $why }. Jis turi susikompiliuoti su cc ir išvesti savo žingsnius per sekundę 2 ir 4 žaidėjams.

## The analysis of play

help-analyse =
    Įvertinti partijos sprendimus ir pasakyti, kiek kam sekėsi.

    Kiekvienas sprendimas vertinamas pagal tai, ką žaidėjas tada galėjo matyti, niekada – pagal paslėptus kauliukus; į juos atsižvelgiama tik vertinant sėkmę. Priverstiniai ir pasibaigus laikui automatiškai atlikti ėjimai nevertinami. Kai biudžetas nurodytas simuliacijomis, ta pati sėkla duoda tą pačią analizę. Nutrauktas įrašas analizuojamas tiek, kiek jo yra.
example-analyse =
    Pavyzdžiai:
      trimino analyse games.jsonl
      trimino analyse games.jsonl --match 2 --budget 2000sims --all
      trimino analyse games.jsonl --json analysis.json --plot course.svg
option-analyse-budget = Kiek skiriama sprendimui: laikas, pavyzdžiui, 50ms, arba simuliacijų skaičius, pavyzdžiui, 400sims.
option-analyse-seed = Skaičius, nulemiantis simuliacijas.
option-analyse-workers = Kiek procesų dirba; jei nenurodyta, tiek, kiek yra branduolių.
option-analyse-json = Viską rašyti kaip JSON į šį failą; - yra standartinė išvestis.
option-analyse-plot = Nupiešti laimėjimo tikimybių eigą šiame faile, .png arba .svg.
option-analyse-all = Rodyti kiekvieną įvertintą sprendimą, ne tik blogiausius.
option-analyse-perfect = Laikyti, kad visi žaidžia be klaidų, o ne taip, kaip šie botai ir žmonės.
analyse-progress = Analizuojama
analyse-plan-page = Kodėl taip, pažiūrėk naršyklėje: { $path }
analyse-note =
    2.17 yra 2 raundo 17 veiksmas. Kiek kiekvienas kainavo, sakoma lyginant su geriausiu:
    tikimybe laimėti partiją ir taškais; kai partija beveik nulemta, svarbūs taškai.
analyse-at = kada
analyse-player = žaidėjas
analyse-done = pasirinkta
analyse-grade = įvertis
analyse-chance = tikimybė
analyse-points = taškai
analyse-better = geriau
analyse-more = { $more ->
    [one] Kažkiek kainavo dar { $more } sprendimas; jį parodo --all.
    [few] Kažkiek kainavo dar { $more } sprendimai; juos parodo --all.
   *[other] Kažkiek kainavo dar { $more } sprendimų; juos parodo --all.
}
analyse-why-best = { $at }, geriau – { $action }: { $reasons }
analyse-why-done = { $at }, pasirinkta – { $action }: { $reasons }

## The server: how it starts, and what its environment may set

server-extra-missing = Paketas { $package } neįdiegtas, o serveriui jo reikia. Įdiek „Trimino“ su priedu „server“, pavyzdžiui: pip install 'trimino[server]'
server-port-taken = Prievadas { $port } adresu { $host } užimtas, galbūt kito serverio. Sustabdyk jį arba pasirink kitą prievadą, pavyzdžiui: trimino serve --port 8001
server-port-closed = Prievadas { $port } adresu { $host } skirtas ne visiems: mažesni nei 1024 prievadai palikti sistemai. Pasirink kitą, pavyzdžiui: trimino serve --port 8000
server-not-an-address = { $host } nėra šio kompiuterio adresas. Su --host 127.0.0.1 žaisti galima tik šiame kompiuteryje, su --host 0.0.0.0 – visiems, kas jį pasiekia.
server-no-network = Šis kompiuteris nėra jokiame tinkle, tad niekas kitas prisijungti negali. Prijunk jį, nurodyk jo adresą su --host arba paleisk be --lan.
app-not-built = Serveris veikia, bet žiniatinklio programa nesukurta. Projekto aplanke įvykdyk: python3 run.py web

help-serve =
    Paleisti serverį su stalais naršyklėms ir programoms, iki Ctrl-C.

    Nieko nustatyti nereikia. Aplinka gali pakeisti tai, ką išvardija --settings; kas parašyta komandoje, yra svarbiau.
example-serve =
    Pavyzdžiai:
      trimino serve --open
      trimino serve --lan
      trimino serve --host 0.0.0.0 --port 8080
      trimino serve --database sqlite:///games.db
      TRIMINO_BOT_PAUSE=2 trimino serve
option-lan = Leisti žaisti kitiems namų tinkle: pasakyti, kur jie ras žaidimą, ir parodyti nuskaitomą kodą.
option-open = Atverti žaidimą naršyklėje, jei yra ekranas; --no-open neatveria.
option-host = Adresas, kuriuo klausomasi; 0.0.0.0 leidžia žaisti ir kitiems tinkle.
option-port = Prievadas, kuriuo klausomasi.
option-database = Kur laikomi žaidimai, pavyzdžiui, sqlite:///games.db.
option-settings = Išvardyti, ką gali nustatyti aplinka, ir baigti.
serve-at = „Trimino“ veikia adresu { $address }
serve-others = Kiti tavo tinkle jį randa adresu { $address }
serve-data = Žaidimai laikomi čia: { $place }
serve-setting = { $meaning } Galima: { $allowed }.
serve-default = { $default ->
    [none] Numatytosios reikšmės nėra.
   *[other] Numatytoji reikšmė: { $default }.
}

setting-unknown = Nustatymo { $variable } nėra. Gal turėta omenyje { $closest }? Visus išvardija trimino serve --settings.
setting-bad = { $variable } negali būti { $found }. Galima: { $allowed }.
setting-bad-secret = { $variable } neteisinga. Galima: { $allowed }.
setting-allowed-whole = sveikasis skaičius nuo { $low } iki { $high }
setting-allowed-seconds = sekundžių skaičius nuo { $low } iki { $high }
setting-allowed-factor = on, off arba skaičius: 2 leidžia dvigubai daugiau
setting-allowed-words = viena iš reikšmių: { $words }
setting-allowed-host = šio kompiuterio vardas arba adresas; 0.0.0.0 – visi jo adresai
setting-allowed-host-names = kompiuterių vardai, atskirti kableliais; * – bet koks
setting-allowed-address = adresas, pavyzdžiui, https://games.example, žodis lan, jei tai šio kompiuterio adresas jo tinkle, arba tuščia, jei nereikia
setting-allowed-token = nuo 16 iki 200 raidžių, skaitmenų ir ženklų be tarpų arba tuščia, jei nereikia
setting-allowed-database = adresas, pavyzdžiui, sqlite:///games.db arba postgresql://name:password@host/games
setting-allowed-origins = sąrašas su kableliais, pavyzdžiui, https://games.example,http://localhost:5173
setting-allowed-networks = adresų ir tinklų sąrašas su kableliais, pavyzdžiui, 127.0.0.1,10.0.0.0/8
setting-database = Kur laikomi žaidimai.
setting-database-default = failas naudotojo duomenų aplanke
setting-host = Adresas, kuriuo klausomasi. Su 127.0.0.1 žaisti galima tik šiame kompiuteryje.
setting-port = Prievadas, kuriuo klausomasi; 0 – bet kuris laisvas.
setting-address = Kur kiti randa serverį, jei ne ten, kur rado puslapį: juo prasideda nuorodos, kuriomis dalijamasi.
setting-hosts = Vardai, kuriais serverį žino klientai, be localhost, šio kompiuterio vardų ir minėtų kitose nuostatose; reikia tik be TLS.
setting-origins = Kitos svetainės, kurių puslapiai gali naudotis šiuo serveriu.
setting-trusted-proxies = Tarpiniai serveriai, kuriais tikima, kai jie antraštėmis X-Forwarded-For ir X-Forwarded-Proto sako, kas ir kaip kreipiasi.
setting-workers = Kiek procesų skaičiuoja botų ėjimus, patarimus ir analizes.
setting-workers-default = po vieną kiekvienam procesoriui, išskyrus vieną
setting-bot-pause = Kiek sekundžių botas laukia prieš ėjimą, kad žmonės spėtų sekti.
setting-undo-pause = Kiek sekundžių botas palieka ėjimui atsiimti, išskyrus draugiškas partijas.
setting-grace = Kiek sekundžių žmogaus gali nebūti, kol už jį pradedama žaisti, jei stalas nenurodo kitaip.
setting-deal-pause = Kiek sekundžių praeina nuo raundo pabaigos iki kito dalijimo.
setting-stop-within = Per kiek sekundžių daugiausia stabdomas serveris baigia pradėtus darbus.
setting-limits = Kiek gali prašyti kiekvienas svečias ir kiekvienas adresas.
setting-log-level = Kas rašoma į žurnalą: šis lygis ir visa, kas rimčiau.
setting-log-format = Kaip rašoma žurnalo eilutė.
setting-metrics-token = Kas turi šį prieigos raktą, gali skaityti /metrics; be jo – tik šio kompiuterio programos.

## Terminal

help = Trikampis domino: žaisk, pasiskaityk taisykles, leisk žaisti botams.
help-codes =
    Pirmieji žingsniai:
      trimino play                 partija su botu
      trimino sheets               kokių taisyklių yra
      trimino play --help          visa, ką galima pasirinkti partijai

    Išėjimo kodai:
      0    viskas pavyko
      1    įrašas neteisingas
      2    komandos įvykdyti negalima arba nepavyksta atverti failo
      130  sustabdyta su Ctrl-C
help-play =
    Žaisti partiją terminale su botais arba su kitais prie vieno ekrano.

    Matai stalą, savo kauliukus ir kiek taškų duoda kiekvienas pasirinkimas. Įrašyk kauliuko numerį, paskui vietos raidę. Žaidžiant ? parodo visus klavišus.
help-sheets = Išvardyti taisykles, pagal kurias galima žaisti.
help-bots = Išvardyti botus ir kaip kiekvienas žaidžia.
help-rules = Žodžiais papasakoti, kaip žaidžiama pagal taisykles, taip pat ir namų taisykles.
help-simulate =
    Leisti botams žaisti ištisas partijas ir kiekvieną įrašyti.

    Tos pačios parinktys su ta pačia sėkla duoda tuos pačius baitus, nebent boto biudžetas yra laikas.
help-pad =
    Skaičiuoti taškus, kai žaidžiama su tikra dėžute.

    Rašyk, kas vyksta prie stalo: 345 yra kauliukas, 345 b – tiltas. Kiekviena eilutė vertinama pagal pasirinktas taisykles; jei jos ko nors neleidžia, apie tai paklausiama, bet vis tiek užrašoma. Bet kurią eilutę galima pataisyti, viską galima atsiimti. Taškų lenta išsaugoma po kiekvienos eilutės. Be vardų atveriama lenta, į kurią rašyta paskutinį kartą. Kai ji atverta, ? parodo visas galimybes.
help-verify =
    Patikrinti partijų įrašus iki paskutinio taško.

    Apie kiekvieną neteisingą įrašą pasakoma, kas pirmiausia negerai. Kai įraše yra paslaptis, iš kurios gauti jo dalijimai, patikrinami ir jie. Išėjimo kodas yra 0, jei visi įrašai teisingi, 1, jei kuris nors neteisingas, 2, jei nepavyksta atverti failo. Nukirstas įrašas ir failas be įrašų laikomi neteisingais.
help-replay =
    Peržiūrėti partijos įrašą žingsnis po žingsnio, su atverstais visų kauliukais.

    Kai įvestis ne terminalas, viskas išvedama iš karto.
help-draw =
    Nupiešti padėtį arba įrašo akimirką kaip SVG arba tekstą.

    Padėtis – teksto eilutė, kurią parašo --notation; jei jos nėra, skaitoma iš standartinės įvesties.
help-print =
    Sukurti spausdinamą PDF: iškerpamus kauliukus, tuščią taškų lapą arba taisykles viename lape.

    Viskas yra tikro dydžio: spausdink 100 % masteliu. Be --output failas vadinasi pagal turinį, pavyzdžiui, trimino-tiles.pdf.
example-play =
    Pavyzdžiai:
      trimino play
      trimino play --rules tri-domino --players 4 --bots greedy
      trimino play --names Anna,Juris --turn-seconds 60
      trimino play --rules trimino --solo
      trimino play --rules goliath --set draw_limit=2 --record games.jsonl
example-sheets =
    Pavyzdys:
      trimino sheets
example-bots =
    Pavyzdys:
      trimino bots
example-rules =
    Pavyzdžiai:
      trimino rules triomino
      trimino rules goliath --set draw_limit=2 --set 'hexagons=[50,60,80]'
      trimino rules tri-domino --fields
      trimino rules tri-domino --readings
example-simulate =
    Pavyzdžiai:
      trimino simulate --players 3 --matches 100 --seed 7 --record games.jsonl
      trimino simulate --bots greedy,random --matches 50
      trimino simulate --rules trimino --solo --record -
example-pad =
    Pavyzdžiai:
      trimino pad --rules triomino Anna Juris
      trimino pad
      trimino pad --statistics
example-verify =
    Pavyzdžiai:
      trimino verify games.jsonl
      trimino simulate --record - | trimino verify -
example-replay =
    Pavyzdys:
      trimino replay games.jsonl --match 3

    Klavišai:
      Enter arba n kitas veiksmas
      b            atgal
      g 2 17       į 2 raundo 17 veiksmą
      q            baigti
example-draw =
    Pavyzdžiai:
      trimino draw --record games.jsonl --round 1 --action 12 --output table.svg
      trimino draw --record games.jsonl --seat 1 --legal --text
      trimino draw --record games.jsonl --notation | trimino draw --text
example-print =
    Pavyzdžiai:
      trimino print tiles --face large --paper letter
      trimino print tiles --tile 3-4-5 --tile 0-0-1 --side 38
      trimino print sheet --rules tri-domino --players 4
      trimino print sheet games.jsonl --match 2
      trimino print card --rules "Močiutės: triomino, draw-limit=2" --language lt

option-help = Parodyti tai ir baigti.
option-version = Parodyti versiją ir baigti.
option-rules = Taisyklės: id, kurį išvardija trimino sheets, tavo išsaugoto rinkinio pavadinimas, failas, nuoroda arba eilutė, pavyzdžiui, Močiutės: triomino, draw-limit=2.
option-match-rules = Taisyklės: id, kurį išvardija trimino sheets, tavo išsaugoto rinkinio pavadinimas, failas, nuoroda arba eilutė, pavyzdžiui, Močiutės: triomino, draw-limit=2. Jei nenurodyta, tavo įprastos taisyklės; jos parenkamos komanda trimino rules ID --default.
option-rules-name = Suteikti taisyklėms pavadinimą.
option-rules-keep = Išsaugoti taisykles jų pavadinimu, kad jas būtų galima naudoti visur, kur prašoma taisyklių.
option-rules-default = Nuo šiol žaisti pagal šias taisykles, jei nenurodyta kitų.
option-rules-forget = Ištrinti išsaugotas taisykles šiuo pavadinimu.
option-rules-list = Išvardyti išsaugotas taisykles.
option-rules-fields = Išvardyti visas taisykles, kurias keičia --set: reikšmę, prasmę ir kokia ji gali būti.
option-rules-readings = Išvesti lapo vietas, kurias galima suprasti dvejopai: kaip suprantame mes ir kokios namų taisyklės tinka, jei suprantama kitaip.
option-rules-text = Išvesti taisykles kaip teksto eilutę, kurią galima perduoti.
option-rules-json = Išvesti taisykles kaip JSON dokumentą, kurį galima įrašyti į failą.
option-rules-link = Išvesti nuorodą, kuri atveria taisykles to serverio programėlėje.
option-set = Pakeisti vieną taisyklę, pavyzdžiui, draw_limit=2, target_met=at-once arba hexagons=[50,60,70]. Galima nurodyti kelis kartus.
option-players = Kiek žaidžia.
option-solo = Žaisti vienam.
option-youngest = Kuris žaidėjas jauniausias, skaičiuojant nuo 1, kai pradeda jauniausias.
option-rounds = Kiek raundų žaidžiama, kai raundai skaičiuojami.
option-well = Kiek laisvų kauliukų yra solo žaidime.
option-turn-seconds = Kiek sekundžių kiekvienas žmogus turi ėjimui; paskui ėjimas atliekamas automatiškai. Tri-Domino siūlo nuo 30 iki 60. Jei nenurodyta, laikas neribojamas.
option-seed = Skaičius, nulemiantis dalijimus ir botus; be jo kaskart vis kitaip.
option-bots = Kas užima kitas vietas: { $bots }; vienas vardas visoms arba po vieną kiekvienai, atskirti kableliais. Kaip kiekvienas žaidžia, sako trimino bots; expert@100ms leidžia jam tiek galvoti, o exec:KOMANDA yra tavo programa.
option-all-bots = Kas žaidžia: { $bots }; vienas vardas visoms vietoms arba po vieną kiekvienai, atskirti kableliais. Kaip kiekvienas žaidžia, sako trimino bots; expert@100ms leidžia jam tiek galvoti, o exec:KOMANDA yra tavo programa.
option-people = Kiek žmonių dalijasi ekranu; tarp jų ėjimų kauliukai paslepiami.
option-names = Žmonių vardai, atskirti kableliais.
option-record-add = Pridėti partijos įrašą prie šio failo.
option-record-new = Rašyti įrašus į šį failą; - yra standartinė išvestis.
option-matches = Kiek partijų žaidžiama.
option-match = Kuris failo įrašas, skaičiuojant nuo 1.
option-all = Išvesti viską nesustojant.
option-draw-record = Nupiešti šiame faile esančio įrašo akimirką.
option-round = Raundas, skaičiuojant nuo 1; jei nenurodyta, paskutinis.
option-action = Po kiek raundo veiksmų; 0 – kai kauliukai išdalyti; jei nenurodyta, raundo pabaiga.
option-seat = Kieno kauliukai matomi, skaičiuojant nuo 1; jei nenurodyta, niekieno.
option-output = Rašyti į šį failą, o ne į standartinę išvestį.
argument-print = Ką spausdinti: { $known }.
argument-print-file = Partijos įrašas arba taškų lenta, kuriuos spausdinti kaip užpildytą taškų lapą; - yra standartinė įvestis.
option-paper = Popierius: { $known }.
option-tile = Kauliukas, kurį spausdinti atskirai, pavyzdžiui, 3-4-5, jei kuris pasimetė. Galima nurodyti kelis kartus; nenurodžius spausdinami visi.
option-side = Kauliuko kraštinė milimetrais, nuo { $low } iki { $high }.
option-face = Kaip atrodo skaičiai: { $known }. Didelius matyti iš toli; figūros padeda, kai spalvas sunku atskirti.
option-backs = Po kiekvieno kauliukų lapo pridėti lapą su nugarėlėmis; popierius verčiamas per ilgąjį kraštą.
option-print-players = Kiek žaidėjų yra taškų lape; nenurodžius – kiek mažiausiai leidžia taisyklės.
option-print-output = Rašyti į šį failą; - yra standartinė išvestis.
option-seen = Tai, ką tavo įrenginys išsaugojo apie partiją, šiame faile po eilutę kiekvienai partijai: pasakoma, ką tiksliai tai įrodo.
option-log = Stalo žurnalas, kokį serveris duoda partijai pasibaigus; su juo patikrinamos išsaugotos maišos reikšmės.
option-text = Piešti kaip tekstą, o ne SVG.
option-notation = Užrašyti padėtį teksto eilute, kurią galima įklijuoti į žinutę ir vėl nupiešti.
option-legal = Pažymėti, kur einantis žaidėjas gali dėti kauliuką.
argument-pad = Žaidėjai ėjimų tvarka; pradedama nauja taškų lenta. Vardą su tarpu rašyk kabutėse.
option-pad-youngest = Jauniausias žaidėjas, kuris pradeda, jei taip sako taisyklės.
option-pad-start = Kauliukas, nuo kurio prasideda žaidimas vienam, pavyzdžiui, 345.
option-pad-open = Atverti taškų lentą, kurios id taip prasideda.
option-pad-list = Parodyti visas taškų lentas.
option-pad-statistics = Parodyti, kaip kiekvienam sekėsi visose lentose, ir su diagramomis.
option-pad-csv = Rašyti taškų lentą kaip CSV skaičiuoklei; - yra standartinė išvestis.
option-pad-export = Rašyti taškų lentą į failą, kurį tikrina trimino verify; - yra standartinė išvestis.
option-pad-record = Rašyti partiją kaip įrašą, jei kiekvienas kauliukas įrašytas su vieta; - yra standartinė išvestis.
option-pad-picture = Rašyti taškų lapą kaip SVG paveikslėlį; - yra standartinė išvestis.
option-pad-print = Rašyti taškų lapą kaip PDF, tokį kaip dėžutėje; - yra standartinė išvestis.
option-pad-link = Išvesti nuorodą, kurioje yra visa taškų lenta ir kuri ją atveria to serverio programėlėje.
option-pad-import = Pridėti taškų lentas iš failo arba tą, kuri yra nuorodoje. Niekas, kas čia išsaugota, nedingsta.
argument-files = Įrašų failai; - yra standartinė įvestis.
argument-file = Įrašų failas; - yra standartinė įvestis.
argument-position = Padėtis kaip tekstas; - yra standartinė įvestis.
version = Trimino { $version }

fields-known = Yra: { $fields }.
no-rules-named = Pasakyk, kurios taisyklės, pavyzdžiui: trimino rules triomino. Yra: { $known }. Daugiau apie kiekvienas pasako trimino sheets.
set-not-a-pair = „{ $text }“ nėra FIELD=VALUE pavidalo, pavyzdžiui, draw_limit=2.
rules-without-name = Šios taisyklės neturi pavadinimo, kuriuo jas išsaugoti. Suteik jį su --name.
rules-name-taken = „{ $name }“ yra paskelbtų taisyklių id. Pasirink kitą pavadinimą.
no-kept-rules = Neturi išsaugotų taisyklių „{ $name }“. Išsaugotos: { $known }.
kept-rules-wrong = { $path }, { $line } eilutė: { $why } Pakeisk eilutę arba ją pašalink.
bot-unknown = Boto „{ $name }“ nėra. Yra: { $known }.
not-a-budget = „{ $text }“ nėra biudžetas. Rašyk laiką, pavyzdžiui, 10ms arba 2s, arba simuliacijų skaičių, pavyzdžiui, 500sims.
budget-out-of-range = Biudžetas yra simuliacijų skaičius, sveikasis skaičius nuo 1 iki { $simulations }, arba sekundžių skaičius, didesnis už 0 ir ne didesnis kaip { $seconds }. Nurodyk vieną iš dviejų.
bots-do-not-fit = Botų nurodyta { $bots }, bet vietų botams yra { $free }. Nurodyk vieną vardą visoms arba po vieną kiekvienai vietai.
people-do-not-fit = Žmonių yra { $people }, bet žaidėjų – tik { $seats }. Padidink --players arba jo nerašyk.
names-do-not-fit = Vardų nurodyta { $names }, bet žmonių yra { $people }. Nurodyk kiekvienam po vardą arba nerašyk --people.
names-alike = Du žaidėjai turi tą patį vardą „{ $name }“. Su --names nurodyk kiekvienam skirtingą vardą; botai taip pat turi vardus.
no-such-player = { $player } žaidėjo nėra. Partijoje žaidėjų yra { $players }, skaičiuojant nuo 1.
solo-is-alone = Solo žaidime žaidėjas yra vienas, o ne { $players }. Nerašyk --solo arba --players.
system-refuses = To padaryti nepavyko: { $why }.
file-not-written = { $path } įrašyti nepavyksta: { $why }.
file-twice = Į { $path } norima rašyti du dalykus. Kiekvienam nurodyk savo failą.
no-such-match = { $matches ->
    [one] { $match } partijos faile { $path } nėra. Jame yra { $matches } partija.
    [few] { $match } partijos faile { $path } nėra. Jame yra { $matches } partijos.
   *[other] { $match } partijos faile { $path } nėra. Jame yra { $matches } partijų.
}
nothing-to-replay = Įraše nėra raundų, tad nėra ko peržiūrėti.
nothing-to-draw = Nėra ko piešti. Nurodyk padėtį arba įrašą su --record FILE, pavyzdžiui: trimino draw --record games.jsonl --text
wrong-ending = { $ending ->
    [pdf] { $path } turėtų baigtis .pdf: į jį rašomas PDF.
    [picture] { $path } turėtų baigtis .svg: į jį rašomas SVG paveikslas.
    [svg] { $path } turėtų baigtis .svg: į jį rašomas SVG paveikslas. --text vietoj to piešia tekstu.
   *[txt] { $path } turėtų baigtis .txt: į jį rašomas paprastas tekstas. Jei reikia SVG paveikslo, nerašyk --text ir --notation.
}
two-things-to-draw = Nurodyk arba padėtį, arba --record, ne abu.
choice-unknown = { $option } gali būti { $known }, o ne „{ $found }“.
print-option-unused = { $option } nieko nereiškia, kai spausdinama { $what }. Nerašyk to.
bad-side = --side yra ilgis milimetrais nuo { $low } iki { $high }, pavyzdžiui, 40 arba 38.5, o ne „{ $found }“.
print-done = { $path } paruoštas spausdinti.

sheets-line = { $id }: { $name }, { $fewest }–{ $most } žaidėjams
rules-kept = Išsaugota pavadinimu „{ $name }“.
rules-default-chosen = Nuo šiol žaidžiama pagal taisykles „{ $rules }“, jei nenurodyta kitų.
rules-forgotten = Taisyklės „{ $name }“ ištrintos.
rules-none-kept = Dar neturi išsaugotų taisyklių. Kad išsaugotum, suteik joms pavadinimą: trimino rules triomino --set draw_limit=2 --name Mūsų --keep.
simulate-progress = Žaidžiama
simulate-done = { $matches ->
    [one] { $matches } partija, sėkla { $seed }.
    [few] { $matches } partijos, sėkla { $seed }.
   *[other] { $matches } partijų, sėkla { $seed }.
}
simulate-player = žaidėjas
simulate-wins = pergalės
simulate-mean = vidutinė suma
verify-progress = Tikrinama
verify-wrong = { $file }:{ $line }, { $match } partija: { $why }
verify-unread = { $file }: { $why }
verify-done = { $unread ->
    [0] Teisingų – { $right }, neteisingų – { $wrong }.
   *[other] Teisingų – { $right }, neteisingų – { $wrong }, neperskaitytų – { $unread }.
}{ verify-fair }
verify-fair = { $fair ->
    [0] { "" }
    [one] { " " }{ $fair } įrašo dalijimai gauti iš jame nurodytos paslapties ir pridėtų skaičių.
    [few] { " " }{ $fair } įrašų dalijimai gauti iš juose nurodytų paslapčių ir pridėtų skaičių.
   *[other] { " " }{ $fair } įrašų dalijimai gauti iš juose nurodytų paslapčių ir pridėtų skaičių.
}
verify-seen-other = Faile { $file } apie šią partiją nieko nėra.
replay-at = { $round } raundas, { $action } veiksmas iš { $actions }
replay-begins = Kauliukai išdalyti.
replay-player = { $player }: { $total } ·
replay-unknown = „{ $entry }“ čia netinka. Spausk Enter, rašyk b, q arba g su raundu ir veiksmu, pavyzdžiui, g 2 17.
replay-ask = Enter toliau · b atgal · g RAUNDAS VEIKSMAS eiti ten · q baigti:{ " " }

player-number = Žaidėjas { $number }
player-level = { $name } ({ $level })
page-title = { $game } · { $round } raundas · { $well ->
    [0] laisvų kauliukų nebėra
    [one] { $well } laisvas kauliukas
    [few] { $well } laisvi kauliukai
   *[other] { $well } laisvų kauliukų
}
page-standing = { $reader ->
    [true] { $player } (tu): { $total }, { $tiles ->
        [one] { $tiles } kauliukas
        [few] { $tiles } kauliukai
       *[other] { $tiles } kauliukų
    }
   *[false] { $player }: { $total }, { $tiles ->
        [one] { $tiles } kauliukas
        [few] { $tiles } kauliukai
       *[other] { $tiles } kauliukų
    }
}
page-open-with = Raundą pradedi kauliuku { $tile }, tavo kauliukų eilėje jo numeris { $number }.
page-time-left = Šiam ėjimui liko: { $time }.
page-time-at-enter = Šiam ėjimui liko: { $time }. Čia laikas tikrinamas tik tada, kai paspaudi Enter.
page-drawn = { $only ->
    [drawn] * ištraukta šiuo ėjimu; dėti galima tik šiuos
    [newest] * ištraukta šiuo ėjimu; dėti galima tik paskutinį, { $tile }
   *[any] * ištraukta šiuo ėjimu
}
page-no-field = Dar nepadėtas nė vienas kauliukas.
rack-best = daugiausia taškų
rack-tile = { $places ->
    [0] { $number }  { $tile }  –
    [one] { $number }  { $tile }  { $places } vieta, iki { $best }
    [few] { $number }  { $tile }  { $places } vietos, iki { $best }
   *[other] { $number }  { $tile }  { $places } vietų, iki { $best }
}
spot-turned = { $top } viršuje, { $right } dešinėje, { $left } kairėje
spot-field = { $field } laukas
key-draw = { $points ->
    [0] d traukti
   *[other] d traukti ({ SIGNED($points) })
}
key-pass = { $points ->
    [0] p praleisti
   *[other] p praleisti ({ SIGNED($points) })
}
key-decline = p atsisakyti
key-undo = u atsiimti
key-help = ? pagalba
key-rules = r taisyklės
key-quit = q baigti
ask-tile = Kuris kauliukas? Jo numeris:{ " " }
ask-other = Nė vieno tavo kauliuko padėti negalima. Tavo pasirinkimas:{ " " }
ask-place = Kur dėti { $tile }? Vietos raidė arba Enter, jei kitas kauliukas:{ " " }
press-enter = Spausk Enter, kad tęstum.{ " " }
ask-quit = Baigti partiją? y – taip, n arba Enter – ne:{ " " }
pager-ask = { $more ->
    [true] { $page } puslapis iš { $pages } · Enter toliau · b atgal · q baigti:{ " " }
   *[false] { $page } puslapis iš { $pages } · Enter baigti · b atgal:{ " " }
}
undo-not-now = Dabar nieko atsiimti negalima: nuo to laiko jau atskleista tai, kas buvo paslėpta, arba ėjo kitas.
entry-unknown = „{ $entry }“ čia netinka. Įrašyk kauliuko numerį, paskui vietos raidę; padės ?.
hand-over = Klaviatūrą dabar gauna { $player }. Kiti tegul nežiūri.
hand-over-undo = Arba įrašyk u, kad atsiimtum paskutinį ėjimą.
play-time-out = { PERSON($player) ->
    [you] Tavo laikas baigėsi, todėl ėjimas atliktas automatiškai.
   *[other] { $player }: laikas baigėsi, todėl ėjimas atliktas automatiškai.
}
play-stopped = Partija nutraukta.
record-saved = Įrašas yra faile { $path }.
record-not-kept = Įrašas neišsaugotas. Kad išsaugotum, žaisk su --record FILE.
play-help =
    Tavo kauliukai parodyti žemiau lauko, po kiekvienu – numeris. Kauliukai, kurių dabar dėti negalima, yra blankūs arba nupiešti taškeliais. * prie numerio žymi šiuo ėjimu ištrauktą kauliuką.

    Įrašyk kauliuko numerį ir spausk Enter. Jo vietos gauna raides, ir matai, kiek kiekviena duoda taškų. Tada įrašyk raidę. 3a atlieka abu veiksmus iš karto; vien Enter grąžina prie kauliukų.

    Ant stalo:
    +   vieta, kur tinka tavo kauliukas
    { $last }   paskutinis padėtas kauliukas
    { $hole }   tuščias langelis, apsuptas kauliukų
    { $beyond }   laukas tęsiasi toliau

    Didelis laukas piešiamas mažesnis: kur kampai sueina, jų skaičius parašytas kartą.

    Klavišai:
    d   traukti laisvą kauliuką
    p   praleisti ėjimą arba atsisakyti to, kas siūloma
    u   atsiimti; jei žaidžia keli žmonės, tik kol neatskleista nieko, kas buvo paslėpta
    r   skaityti šio žaidimo taisykles
    q   baigti; pirma paklausiama

## The app in the terminal

help-tui =
    Žaisti programėlėje, kuri užima visą terminalą, klaviatūra ir pele.

    Be parinkčių pradžios ekranas klausia, ką žaisti. Su bet kuria partijos parinktimi ji prasideda iš karto. Žaidžiant ? parodo visus klavišus.
example-tui =
    Pavyzdžiai:
      trimino tui
      trimino tui --rules tri-domino --bots club,expert
      trimino tui --rules trimino --solo --no-colour
      trimino tui --replay games.jsonl --match 2
      trimino tui http://localhost:8000/table/abc123
option-tui-replay = Ne žaisti, o peržiūrėti šiame faile esantį įrašą.
option-no-colour = Nenaudoti spalvų; tą patį daro NO_COLOR aplinkoje.
tui-extra-missing = Paketas { $package } neįdiegtas, o terminalo programėlei jo reikia. Įdiek „Trimino“ su priedu „tui“, pavyzdžiui: pip install 'trimino[tui]'. Be jo veikia trimino play.
client-extra-missing = Paketas { $package } neįdiegtas, o žaidimui prie serverio stalo jo reikia. Įdiek „Trimino“ su priedu „client“, pavyzdžiui: pip install 'trimino[client]'
envs-extra-missing = Paketas { $package } neįdiegtas, o besimokančių agentų aplinkoms jo reikia. Įdiek „Trimino“ su priedu „envs“, pavyzdžiui: pip install 'trimino[envs]'
tui-no-terminal = Programėlei reikia terminalo, kurį ji galėtų užimti. Paleisk ją terminale arba žaisk eilutė po eilutės su trimino play.
tui-record-file = Programėlė užima visą ekraną, todėl įrašo ten rašyti negalima. Nurodyk parinkčiai --record failo pavadinimą.
# The name of the language in itself.
tui-language = Lietuvių
tui-engine-starts = Ruošiami skaičiavimai; patį pirmą kartą tai trunka apie pusę minutės.
tui-ghost = { $tile }: { $sum } · { $number } iš { $ways }
tui-ask-quit = Palikti šią partiją?
tui-ask-file = Kuris įrašų failas?
tui-start-bot = Botas { $number }
tui-start-replay = Peržiūrėti įrašą
# A key, a blank, and what it does, as short as can be.
tui-key-tile = ←→ kauliukas
tui-key-place = ↑↓ vieta
tui-key-turn = ↑↓ pasukti
tui-key-lay = Enter dėti
tui-key-hint = h patarimas
tui-key-where = tarpas kur
tui-key-move = tarpas ėjimas
tui-key-perfect = p prieš neklystančius
tui-key-people = p prieš šiuos žaidėjus
tui-key-pad = s taškai
tui-key-larger = + didesnis
tui-key-smaller = - mažesnis
tui-key-language = l kalba
tui-key-close = Esc užverti
tui-key-scroll = ↑↓ slinkti
tui-key-choose = Enter pasirinkti
tui-key-show = Enter parodyti
tui-key-yes = y taip
tui-key-no = n ne
tui-key-go-on = Enter toliau
tui-key-look = Esc stalas
tui-key-again = a dar kartą
tui-key-replay = v peržiūra
tui-key-fair = f sąžininga?
tui-fair-title = Ar dalyta sąžiningai?
tui-fair-checking = Tikrinami dalijimai…
tui-fair-right = Patikrinta šiame įrenginyje, ir viskas teisinga:
tui-fair-wrong = Kažkas negerai:
tui-fair-unchecked = Dalijimų dabar nepavyko patikrinti:
tui-fair-kept = Ką šis įrenginys išsaugojo, tikrinti su trimino verify --seen:
tui-fair-code = Patikrink dalijimus telefone
tui-code-small = Langas šiam kodui per mažas. Reikia { $columns } × { $rows }.
tui-key-code = c QR kodas
tui-key-new = n nauja partija
tui-key-step = → kitas
tui-key-back = ← atgal
tui-key-round = PgDn raundas
tui-key-analyse = a analizuoti
tui-key-start = F5 pradėti
tui-key-next = Tab kitas
tui-key-open = F3 peržiūra
tui-help-title = Pagalba
tui-help =
    Žaidimas:
    ← →   kitas tavo kauliukas; 1–9 ir 0 jį pasirenka pagal numerį
    ↑ ↓   kita jo vieta arba pasukti, kai jis pirmas lauke
    Enter   padėti; Esc jį paleidžia
    d   traukti laisvą kauliuką
    p   praleisti ėjimą arba atsisakyti to, kas siūloma
    u   atsiimti; jei žaidžia keli žmonės arba partija įskaitoma, tik kol neatskleista nieko, kas buvo paslėpta
    h   paklausti kompiuterio, ką jis darytų ir kodėl
    g   pasveikinti kitus, prie stalo serveryje

    Vaizdas:
    + -   piešti lauką didesnį arba mažesnį; f parodo tiek, kiek telpa
    Shift ← → ↑ ↓ arba H J K L   stumti lauką
    s   taškų lenta
    r   šio žaidimo taisyklės
    l   kita kalba
    q   palikti; pirma paklausiama

    Peržiūroje → ir ← eina žingsniais, PgDn ir PgUp raundais, Home ir End – į pradžią ir pabaigą, a analizuoja.

    Pele: spustelėk kauliuką, tada vietą; antras spustelėjimas padeda kauliuką. Velkant laukas stumiamas, ratukas jį padidina arba sumažina, o klavišus apačioje galima spustelėti.

    Ženklai:
    +   vieta, kur tinka kauliukas, arba kiek jis ten duotų
    { $bonus }   vieta, duodanti papildomų taškų
    { $last }   paskutinis padėtas kauliukas
    { $hole }   tuščias langelis, apsuptas kauliukų
    { $beyond }   laukas tęsiasi toliau
    { $turn }   kieno ėjimas
    { $tiles }   turimi kauliukai
    { $drawn }   šiuo ėjimu ištrauktas kauliukas

## The command line itself

option-language = Programos kalba: { $languages }. Jei nenurodyta, lemia TRIMINO_LANGUAGE, o be jos – šio kompiuterio kalba.
language-unknown = Kalbos „{ $language }“ čia nėra. Yra: { $known }.
# Between brackets after the name of a command, in capitals: trimino play [OPTIONS]
usage-options = PARINKTYS
usage-command = KOMANDA
usage-command-options = ARGUMENTAI
usage-line = Naudojimas:{ " " }
usage-title-arguments = Argumentai
usage-title-options = Parinktys
usage-title-commands = Komandos
usage-title-error = Klaida
usage-default = numatyta: { $value }
usage-required = privaloma
usage-try = Pagalbą parodo { $command }.
usage-missing = Trūksta { $name }. Nurodyk.
usage-not-a-number = { $low ->
    [null] { $option } turi būti sveikasis skaičius, o ne „{ $found }“.
   *[other] { $high ->
        [null] { $option } turi būti sveikasis skaičius, ne mažesnis kaip { $low }, o ne „{ $found }“.
       *[other] { $option } turi būti sveikasis skaičius nuo { $low } iki { $high }, o ne „{ $found }“.
    }
}
usage-no-value = Po { $option } reikia reikšmės.
usage-no-value-wanted = { $option } reikšmės neturi. Nerašyk jos.
usage-too-much = „{ $found }“ čia nereikalinga. Nerašyk to.
usage-no-such-command = Komandos „{ $name }“ nėra. Yra: { $known }.
usage-no-such-option = { $closest ->
    [null] Parinkties { $option } čia nėra.
   *[other] Parinkties { $option } čia nėra. Gal turėta omenyje { $closest }?
}

## The database of the server

store-bad-address = Duomenų bazė, prasidedanti „{ $address }:“, nežinoma. Nurodyk adresą, pavyzdžiui, sqlite:///trimino.db arba postgresql://user:password@host/database.
store-not-durable = SQLite neišsaugotų to, ką įrašė (journal { $journal }, synchronous { $synchronous }), tad ėjimai galėtų dingti. Laikyk duomenų bazę vietiniame diske.
store-setting-not-durable = PostgreSQL galėtų prarasti ėjimus, kuriuos jau patvirtino: { $setting } yra { $value } (nustatė: { $source }). Nustatyk ten { $setting } į on arba įvykdyk ALTER SYSTEM SET { $setting } = on, iš naujo įkelk PostgreSQL nuostatas ir paleisk vėl.
store-newer = Duomenų bazę sukūrė naujesnė „Trimino“ versija. Įdiek tą versiją arba pasirink kitą duomenų bazę.
store-in-use = { $path } naudoja kitas serveris, o failas gali priklausyti tik vienam. Sustabdyk tą serverį, su --database pasirink kitą failą arba naudok PostgreSQL, kuria gali dalytis daug serverių.
help-export =
    Įrašyti į failą visa, ką laiko serveris, – kitai duomenų bazei arba kaip atsarginę kopiją.

    Serveris tuo metu gali veikti: faile bus tai, kas buvo vieną akimirką. Jame yra ir tai, ką žinoti gali tik serveris, tad saugok jį kaip pačią duomenų bazę.
example-export =
    Pavyzdžiai:
      trimino export backup.jsonl
      trimino export - --database postgresql://trimino@db/trimino | gzip > backup.jsonl.gz
help-import =
    Sudėti tai, kas eksportuota, į tuščią duomenų bazę: viską arba nieko.

    Taip serveris persikelia iš SQLite į PostgreSQL ir atgal. Prieš eksportą jį sustabdyk, kad nedingtų nė vienas ėjimas.
example-import =
    Pavyzdžiai:
      trimino import backup.jsonl --database postgresql://trimino@db/trimino
      gunzip < backup.jsonl.gz | trimino import -
argument-export = Failas, į kurį rašoma; - yra standartinė išvestis.
argument-import = Eksportuotas failas; - yra standartinė įvestis.
export-done = { $rows ->
    [one] Eksportuota { $rows } eilutė.
    [few] Eksportuotos { $rows } eilutės.
   *[other] Eksportuota { $rows } eilučių.
}
import-done = { $rows ->
    [one] Importuota { $rows } eilutė.
    [few] Importuotos { $rows } eilutės.
   *[other] Importuota { $rows } eilučių.
}
export-nothing-there = Nėra ko eksportuoti: šios duomenų bazės joks serveris nenaudojo. Nurodyk kitą su --database arba TRIMINO_DATABASE.
export-outdated = Duomenų bazė yra kitos „Trimino“ versijos. Kartą paleisk tą serverį su šia versija, kuri bazę atnaujins, tada eksportuok.
import-not-empty = Duomenų bazėje jau yra duomenų. Importuok į tuščią, pavyzdžiui, į naują failą: --database sqlite:///new.db
import-not-an-export = Šio failo nesukūrė trimino export. Nurodyk jo sukurtą failą.
import-other-revision = Tai eksportavo kita „Trimino“ versija. Importuok su ta versija, tada paleisk šią, kuri duomenų bazę atnaujins.
import-broken-line = { $line } eilutė neteisinga, todėl nieko neimportuota. Eksportuok iš naujo ir failo nekeisk.
import-cut-off = Failas baigiasi per anksti, { $line } eilutėje, todėl nieko neimportuota. Eksportuok iš naujo arba dar kartą nukopijuok failą.
import-misfit = { $first }–{ $last } eilutėse yra tai, kas nedera su visa kita, todėl nieko neimportuota. Eksportuok iš naujo ir failo nekeisk.
file-not-read = { $path } perskaityti nepavyksta: { $why }.

## A table on a server, in the app in the terminal

option-tui-link = Nuoroda į stalą serveryje: žaisti ten.
option-tui-watch = Prie nuorodos stalo tik stebėti ir vietos neužimti.
online-not-a-link = „{ $found }“ nėra nuoroda. Nuoroda į stalą atrodo taip: http://localhost:8000/table/abc123
online-other-link = „{ $found }“ yra nuoroda, bet ne į stalą. Nuoroda į stalą atrodo taip: http://localhost:8000/table/abc123
online-own-settings = Nuorodos stalas jau turi taisykles ir vietas. Praleisk { $options }.
online-one-name = Prie nuorodos stalo žaidi vienu vardu. Nurodyk vieną su --names.
online-no-server = Adresu { $server } joks serveris neatsako: { $why }. Patikrink nuorodą ir ar serveris veikia.
online-other-server = Tai, kas atsako adresu { $server }, nėra „Trimino“ serveris: jis atsako būsena { $status }. Patikrink nuorodą.
online-other-version = Serveris sako tai, ko ši programa nesupranta. Tikriausiai jo versija kita nei šios programos ({ $version }). Atnaujink abu.
online-refused = { $why }
online-not-connected = Dar neprisijungta. Pirma iškviesk connect.
online-closed = Ryšys užbaigtas. Prisijunk iš naujo.
online-failed = Ryšys nutrauktas dėl programos klaidos: { $why }
online-not-seated = Revanšo gali prašyti tik tie, kurie sėdi prie stalo.
online-hint-lost = Patarimas laiku neatėjo. Paprašyk dar kartą.
online-identity-unreadable = { $path } perskaityti nepavyksta: { $why }. Ten laikoma, kas esi kiekviename serveryje. Pataisyk failą arba ištrink jį ir prisistatyk iš naujo.
online-coming = Jungiamasi prie { $server }…
online-over = Partija baigta. Gali ją peržiūrėti.
online-full = Visos vietos užimtos. Gali stebėti.
online-you-start = Tu esi stalo šeimininkas: pradėk partiją, kada nori.
online-ask-name = Kokiu vardu žaidi?
online-absent = nėra čia: { $players }
online-farewell = Tavo vieta laikoma. Grįžk su: trimino tui { $link }
online-farewell-over = Peržiūra: trimino tui { $link }
tui-key-try-again = t bandyti vėl
tui-key-begin = Enter pradėti
tui-key-begin-without-free = f be laisvų vietų
tui-key-move-up = m persėsti
tui-key-sit = s atsisėsti
tui-key-stand-up = u palikti vietą
tui-key-watch = w stebėti
tui-key-greet = g sveikinti

## The score pad in the terminal

pad-heading = { $rules } ({ $id })
pad-keys = Rašyk, kas vyksta; ? parodo kaip, q baigia.
pad-help =
    345         padėtas kauliukas; 345 b sudaro tiltą, d dvigubą jungtį, h šešiakampį, h2 ar h3 kelis
    345 out     paskutinis kauliukas: žaidėjas užbaigia raundą (in: neužbaigia, kad ir ką rodytų skaičiavimas)
    445u0,0     kauliukas su vieta; iš jos aišku, ką jis sudaro
    d, d3       traukia vieną kauliuką arba tris
    p           praleidžia ėjimą: niekas netinka (p e: ir laisvų kauliukų nėra)
    k           pasilieka tinkamą kauliuką ir praleidžia ėjimą
    n           ne: nededa antro kauliuko, nepradeda naujo lauko
    Anna: 345   tas pats kitam žaidėjui, pagal vardą ar numerį
    end 12 17   raundas baigtas; kas kiekvienam liko: suma, kauliukai kaip 345.011 arba -, jei nežinoma; =122 yra triženklė suma
    r           pradeda kitą raundą; r Anna Juris su šiais žaidėjais
    new         pradeda kitą taškų lentą su tais pačiais žaidėjais ir taisyklėmis
    u           atsiima paskutinį įrašą; out pažymi, kad ką tik padėtas kauliukas žaidėjui buvo paskutinis
    fix 12 345  pataiso 12 eilutę; ins 12 345 rašo eilutę prieš ją; del 12 ją ištrina
    b? d? h?    kas yra tiltas, dviguba jungtis, šešiakampis? Jei laukas žinomas: ką sudarė paskutinis kauliukas?
    445u0,0?    ką kauliukas ten sudarytų? 445? parodo visas jo vietas ir kaip jas įrašyti
    f           parodo lauką
    t           parodo taškus stulpeliais
    plot        parodo sumas per vakarą
    l           parodo visas eilutes
    q           baigia; taškų lenta išsaugota
pad-kept = Taškų lenta išsaugota: trimino pad --open { $id } ją tęsia.
pad-share = Pasidalyk: trimino pad --open { $id } --picture FAILAS, --print FAILAS arba --link SERVERIS.
pad-list-line = { $finished ->
    [true] { $id }  { $date }  { $rules }: { $totals }
   *[false] { $id }  { $date }  { $rules }: { $totals } (nebaigta)
}
pad-names = Anksčiau žaidė: { $names }.
pad-statistics = { $name }: laimėta partijų { $wins } iš { $finished }, raundų { $won } iš { $rounds }, { $best }, tiltai { $bridges }, dvigubos jungtys { $doubles }, šešiakampiai { $hexagons }
pad-best-round = geriausias raundas { $points ->
    [null] –
   *[other] { $points }
}
pad-lowest-round = geriausias raundas, kai mažiau yra geriau, { $points }
pad-table-cell = { SIGNED($points) } { $total }
pad-plot-key = { $names }; *, kur keli sutampa
pad-damaged = { $file }, { $line } eilutė sugadinta ir praleista: { $why } Niekas netrinama: prieš ką nors įrašant į šį failą, šalia išsaugoma kopija.
pad-import-damaged = { $file }, { $line } eilutė nepridėta: { $why }
pad-imported = { $count ->
    [one] Pridėta ar papildyta { $count } taškų lenta.
    [few] Pridėtos ar papildytos { $count } taškų lentos.
   *[other] Pridėta ar papildyta { $count } taškų lentų.
}
pad-ruling = { $kind ->
    [plain] Jis nieko nesudaro: { SIGNED($points) }.
    [bridge] Tiltas: { SIGNED($points) }. Jis jungia kauliukus: { $tiles }.
    [double] Dviguba jungtis: { SIGNED($points) }. Ji liečia kauliukus: { $tiles }.
   *[hexagon] { $hexagons ->
        [one] Šešiakampis: { SIGNED($points) }. Kiti jo kauliukai: { $tiles }.
        [few] Šešiakampiai, iš viso { $hexagons }: { SIGNED($points) }. Kiti jų kauliukai: { $tiles }.
       *[other] Šešiakampiai, iš viso { $hexagons }: { SIGNED($points) }. Kiti jų kauliukai: { $tiles }.
    }
}
pad-kind-unpaid = { $kind ->
    [bridge] Pagal šias taisykles už tiltą taškų nėra.
    [double] Pagal šias taisykles už dvigubą jungtį taškų nėra.
   *[hexagon] Pagal šias taisykles už šešiakampį taškų nėra.
}
no-pads = Dar neišsaugota nė viena taškų lenta. Pradėk nuo žaidėjų vardų: trimino pad Anna Juris.
pad-options = { $option } negalima naudoti kartu su { $with }. Palik tik vieną iš jų.
pad-elsewhere = Ši taškų lenta pakeista kitame lange, todėl įrašas neišsaugotas. Štai kaip yra dabar; jei įrašo trūksta, rašyk jį dar kartą.
no-such-pad = Taškų lentos, kurios id prasidėtų { $id }, nėra arba tokios kelios. Visas parodo trimino pad --list.
pad-entry-unknown = „{ $text }“ nesuprantama. ? parodo, ką galima rašyti.
pad-entry-incomplete = { $change ->
    [fix] Kas turi būti eilutėje? Rašyk po jos numerio, pavyzdžiui, fix { $line } 345. Visus numerius parodo l.
    [ins] Ką įrašyti prieš eilutę? Rašyk po jos numerio, pavyzdžiui, ins { $line } 345. Visus numerius parodo l.
   *[del] Kurią eilutę ištrinti? Rašyk tik jos numerį, pavyzdžiui, del { $line }. Visus numerius parodo l.
}
pad-entry-first-line = 1 eilutėje surašyti žaidėjai, ji lieka pirma. Taisyk ją žaidėjų vardais, pavyzdžiui, fix 1 r Anna Juris.
pad-entry-who = Kuris žaidėjas? Priekyje rašyk vardą ar numerį, pavyzdžiui, 1: 555.
pad-entry-not-a-tile = Tokio kauliuko rinkinyje nėra. { $why }
pad-entry-no-such-name = Žaidėjo, kurio vardas prasidėtų { $name }, nėra arba tokių keli.
pad-entry-no-field = Šioje taškų lentoje laukas nesaugomas. Kauliukus reikia įrašyti su vieta nuo pat raundo pradžios. b? paaiškina tiltą.
