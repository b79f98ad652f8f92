### What only the terminal says, in Latvian, or a server to whoever runs it.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Bots from outside

bot-command-unreadable = „{ $name }” nevar nolasīt kā komandu. Raksti exec: un programmu ar tās argumentiem, piemēram, exec:./mybot --fast, un aizver visas pēdiņas.
bot-no-program = „{ $program }” nevar palaist. Pārbaudi ceļu, piemēram, ./mybot, ja fails ir šajā mapē, un vai to drīkst izpildīt: to panāk chmod +x.
bot-outside-not-here = „{ $name }” te nevar spēlēt: ārējie boti darbojas Linux un macOS.
play-forfeit = { $player } zaudē gājienu, un to izspēlē tā, it kā laiks būtu beidzies. { $why }
forfeit-not-started = Botu { $name } neizdevās palaist: { $why }.
forfeit-wrong-hello = Botam { $name } vispirms jāsaka { $expected } un vārds, nevis { $found }.
forfeit-given-up = { $times ->
    [zero] Botu { $name } neizdevās palaist { $times } reizes; vairāk to nemēģina.
    [one] Botu { $name } neizdevās palaist { $times } reizi; vairāk to nemēģina.
   *[other] Botu { $name } neizdevās palaist { $times } reizes; vairāk to nemēģina.
}
forfeit-too-late = Bots { $name } nav atbildējis { $seconds } s laikā.
forfeit-ended = { $last ->
    [null] Bots { $name } beidza darbu ar izejas kodu { $code }.
   *[other] Bots { $name } beidza darbu ar izejas kodu { $code }. Tā pēdējie vārdi: { $last }
}
forfeit-too-long = { $most ->
    [zero] Bots { $name } atbildēja ar rindu, kas garāka par { $most } baitiem.
    [one] Bots { $name } atbildēja ar rindu, kas garāka par { $most } baitu.
   *[other] Bots { $name } atbildēja ar rindu, kas garāka par { $most } baitiem.
}
forfeit-not-json = Bots { $name } atbildēja ar kaut ko, kas nav JSON UTF-8 kodējumā: { $found }
forfeit-not-an-answer = Bots { $name } atbildēja { $found }, bet atbilde ir objekts ar id { $id } un darbību kā tekstu.
forfeit-illegal = Bots { $name } grib { $found }. { $why }

## Vides

action-unknown = { $number } nav darbība. Darbības ir veseli skaitļi no 0 līdz { $most }; tām, kas tagad atļautas, darbību maskā ir 1.
action-tile-not-laid = Darbība { $number } liek kauliņu blakus { $tile }, bet tas nav uz galda. Izvēlies kādu no tām, kurām darbību maskā ir 1.
action-edge-taken = Darbība { $number } liek kauliņu pie { $tile } malas, kur cits jau atrodas. Izvēlies kādu no tām, kurām darbību maskā ir 1.
action-other-number = Darbībai { $number } ir cits numurs: vietu blakus vairākiem kauliņiem apzīmē mazākais no tās numuriem, un šeit tas ir { $known }.
action-no-such-tile = Darbība { $number } liek kauliņu ar virsotnēm { $corners }, lasot pulksteņrādītāja virzienā, bet tāda nav. Izvēlies kādu no tām, kurām darbību maskā ir 1.
observer-parameters = Šīs spēles novērotājiem parametru nav. Izlaid { $names }.
env-not-reset = Vēl nekas nav izdalīts. Vispirms izsauc reset.
env-agent-unknown = Pie šī galda nav aģenta { $agent }. Ir šādi: { $known }.
env-choice-unknown = „{ $value }” neder kā { $argument }. Izvēlies kādu no šiem: { $known }.
vector-action-forbidden = Darbība { $number } pie galda { $table } tagad nav atļauta, tāpēc neviens galds netika spēlēts tālāk. Izvēlies kādu no tām, kurām šī galda rindā darbību maskā ir 1.
vector-no-such-opponent = „{ $name }” nevar spēlēt pie galdu kopas. Var šie: { $known }.
vector-opponents-wrong = Nosaukto pretinieku skaits: { $given }; vajadzīgais: { $needed }. Dod vienu vārdu visiem vai katram savu.
vector-seed-wrong = Sākumvērtība ir vesels skaitlis, bet { $seed } tāds nav. Dod vienu skaitli vai katram galdam savu.
vector-rows-wrong = Katram galdam vajag vienu vērtību, tāpēc formai jābūt ({ $tables },), nevis { $shape }.
vector-no-tables = „{ $number }” nav galdu skaits. Norādi veselu skaitli, sākot no 1.
vector-compiling = Galdu kopa tagad tiek kompilēta, tikai šo vienu reizi. Tas aizņem apmēram pusminūti.

## The arena

help-arena =
    Ļauj botiem sacensties ar vienādiem nosacījumiem un pasaka, kurš spēlē labāk un cik tas ir droši.

    Pāris ir vienas un tās pašas izdales, izspēlētas ar katru vietu maiņu, lai nevienam botam neveiktos vairāk kā citam. Ja botu ir mazāk nekā spēlētāju, pēdējais nosauktais ieņem atlikušās vietas; ja to ir vairāk, katrai botu izlasei ir savs galds. Ja budžets ir simulācijās, tā pati sākumvērtība dod to pašu rezultātu, lai kas to spēlētu; atšķiras tikai laiks.
example-arena =
    Piemēri:
      trimino arena --bots greedy,random --pairs 200 --seed 7
      trimino arena --bots greedy,random --players 4 --pairs 500 --stop
      trimino arena --bots greedy,random --pairs 50 --plot scores.png
      trimino arena --bots greedy,random --pairs 50 --dask tcp://127.0.0.1:8786
option-arena-bots = Kas sacenšas: { $bots }; divi vai vairāki, atdalīti ar komatiem. Savu budžetu raksta aiz @, piemēram, greedy@10ms.
option-arena-players = Cik spēlētāju ir pie galda, 1 solo spēlei; ja nav norādīts, tik maz, cik noteikumi ļauj.
option-pairs = Cik pāru izspēlē.
option-budget = Cik bots drīkst tērēt vienam lēmumam: laiks, piemēram, 10ms, vai simulāciju skaits, piemēram, 500sims; ja nav norādīts, bota paša budžets.
option-single-rounds = Katras spēles vietā izspēlē vienu raundu no 0.
option-stop = Apstājas, tiklīdz katri divi boti ir droši atšķirti.
option-workers = Cik procesu spēlē; ja nav norādīts, tik, cik ir kodolu.
option-dask = Spēlēt ļauj Dask klasterim šajā adresē.
option-csv = Raksta šajā failā rindu par katru vietu katrā spēlē; - ir standarta izvade.
option-plot = Zīmē rezultātu šajā failā kā .png vai .svg.
option-json = Izdrukā rezultātu kā JSON.
arena-progress = Spēlē
arena-done = { $pairs ->
    [zero] { $pairs } pāru
    [one] { $pairs } pāris
   *[other] { $pairs } pāri
}: { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, { $rounds ->
    [zero] { $rounds } raundu
    [one] { $rounds } raunds
   *[other] { $rounds } raundi
}, sākumvērtība { $seed }.
arena-ended-certain = Apturēts agrāk: visas atšķirības ir drošas.
arena-ended-interrupted = Apturēts ar Ctrl-C: te ir līdz tam izspēlētais.
arena-ended-lost = Spēlējošie procesi ir zuduši: te ir līdz tam izspēlētais.
arena-nothing-played = Nekas netika izspēlēts līdz galam.
arena-bot-idle = Bots { $bot } pats neizdarīja nevienu gājienu: visi tika zaudēti un notika automātiski. Iepriekš teiktais par to neko neliecina; novērs tur minēto cēloni.
arena-low-wins = Pēc šiem noteikumiem labāk, ja punktu ir mazāk.
arena-bot = bots
arena-points = punkti raundā
arena-rounds-won = uzvaras raundos
arena-matches-won = uzvaras spēlēs
arena-rating = reitings
arena-time = ms gājienam
arena-difference = starpība
arena-certain = droši
arena-minus = { $bot } − { $other }
arena-forfeits = { $times ->
    [1] Bots { $bot } zaudēja { $times } gājienu: { $why }
    [zero] Bots { $bot } zaudēja { $times } gājienus, pirmo tāpēc: { $why }
    [one] Bots { $bot } zaudēja { $times } gājienu, pirmo tāpēc: { $why }
   *[other] Bots { $bot } zaudēja { $times } gājienus, pirmo tāpēc: { $why }
}
arena-percent-of-rounds = uzvaras raundos, %
arena-plot-scores = { $pairs ->
    [zero] Punkti raundā, { $pairs } pāru
    [one] Punkti raundā, { $pairs } pāris
   *[other] Punkti raundā, { $pairs } pāri
}
arena-plot-strength = Spēks atkarībā no budžeta
arena-budget-time = CPU laika ms gājienam
arena-budget-simulations = simulācijas gājienam
arena-too-few-bots = Nav ko salīdzināt. Nosauc vismaz divus botus, piemēram, --bots greedy,random.
arena-extra-missing = Pakotne { $package } nav instalēta, bet arēnai tā ir vajadzīga. Instalē Trimino ar papildinājumu „arena”, piemēram: pip install 'trimino[arena]'
arena-workers-die = { $times ->
    [zero] Darba procesi zuda { $times } reizes pēc kārtas, pirms kāds no tiem bija izspēlējis kaut vienu spēli. Noskaidro, kas tos aptur, piemēram, par maz atmiņas, un mēģini vēlreiz ar mazāku procesu skaitu: --workers 1
    [one] Darba procesi zuda { $times } reizi pēc kārtas, pirms kāds no tiem bija izspēlējis kaut vienu spēli. Noskaidro, kas tos aptur, piemēram, par maz atmiņas, un mēģini vēlreiz ar mazāku procesu skaitu: --workers 1
   *[other] Darba procesi zuda { $times } reizes pēc kārtas, pirms kāds no tiem bija izspēlējis kaut vienu spēli. Noskaidro, kas tos aptur, piemēram, par maz atmiņas, un mēģini vēlreiz ar mazāku procesu skaitu: --workers 1
}
arena-cluster-unreachable = Klasteris adresē { $address } nav sasniedzams: { $why }. Pārbaudi adresi, piemēram, tcp://127.0.0.1:8786, un vai tā plānotājs darbojas.
arena-cluster-lost = Savienojums ar klasteri adresē { $address } ir zudis. Pārliecinies, ka tā plānotājs darbojas, un sāc no jauna.
arena-cluster-empty = Klasterī adresē { $address } nav darba procesu. Palaid dažus, piemēram: dask worker { $address }
not-a-plot-file = Faila { $path } nosaukumam jābeidzas ar .png vai .svg, lai būtu skaidrs, ko zīmēt.
standard-output-twice = Standarta izvadi var izmantot tikai viens no --json, --record - un --csv -. Pārējiem norādi failu.
workers-or-cluster = Norādi vai nu --workers, vai --dask, ne abus: klasterim ir savi darba procesi.

## Studies

help-study =
    No simulētiem raundiem atbild uz spēlētāju jautājumiem un pasaka, cik tas ir droši.

    Jautājumi ir: opener, cik tālu priekšā ir tas, kurš sāk raundu; points, cik punktu dod raunds; blocks, cik bieži raunds beidzas bloķēts; worth, ko galu galā dod tilts, dubultais savienojums, sešstūris, pacelts kauliņš un kauliņš ar trim vienādiem cipariem; hoarding, vai atmaksājas pacelt, kaut gan kauliņu varētu izspēlēt; sources, no kā šis ieguvums rodas; choices, ko dod atvērt vai sagatavot bonusa vietu, paturēt kauliņus, kas der, izspēlēt lielu kauliņu, atstāt pārējos bez gājiena; counting, cik bieži nākamajam spēlētājam ir kauliņš vietai, kas dod bonusu. Tā pati sākumvērtība dod tās pašas atbildes, lai kas spēlētu. Pirmais pētījums apmēram pusminūti kompilē.
example-study =
    Piemēri:
      trimino study --rules triomino --players 2
      trimino study opener blocks --rules all --rounds 100000 --seed 7
      trimino study hoarding --players 2,4 --bot heuristic
      trimino study --plot answers --dask tcp://127.0.0.1:8786
argument-questions = Ko jautā: { $questions }; ja nav norādīts, visu.
option-study-rules = Noteikumu identifikatori, atdalīti ar komatiem, vai all – visi.
option-study-players = Cik spēlētāju spēlē; vairākus skaitļus atdala ar komatiem. Ja nav norādīts, katrs skaits, ko noteikumi ļauj.
option-study-rounds = Cik raundiem izdala kauliņus pie katra galda; dažos jautājumos vienu izdali izspēlē vairākas reizes.
option-study-bot = Kas sēž visās vietās: { $bots }.
option-study-plot = Zīmē atbildes šajā mapē kā SVG, katram jautājumam savu attēlu.
study-done = Raundi: { $rounds }, spēlē { $bot }; izdales katram galdam un jautājumam: { $deals }; sākumvērtība { $seed }.
study-intervals = Aiz ± ir 95 % intervāls: 19 reizes no 20 tajā ir patiesā vērtība.
study-table = galds
study-opener = Raunda sācēja priekšrocība
study-about-opener = Par cik punktiem raunda sācējs ir priekšā pārējo vidējam rezultātam; cik dod pats pirmais kauliņš; cik bieži sācējam ir labākais rezultāts un cik tas ir virs vienādas daļas.
study-opener-ahead = punkti priekšā
study-opener-opening = pirmais kauliņš
study-opener-won = uzvaras raundos
study-opener-more = virs vienādas daļas
study-points = Punkti raundā
study-about-points = Cik punktu raundā gūst viena vieta un cik labākā. Viena vieta no desmit gūst mazāk par „zemāko desmitdaļu”, puse mazāk par „vidu”, viena no desmit vairāk par „augstāko desmitdaļu”; solis ir 5.
study-points-seat = vieta
study-points-best = labākā vieta
study-points-tenth = zemākā desmitdaļa
study-points-median = vidus
study-points-nine-tenths = augstākā desmitdaļa
study-blocks = Kā raundi beidzas
study-about-blocks = Cik bieži raunds beidzas bloķēts un cik bieži to pārtrauc, jo sasniegts mērķis (pārējos kāds to pabeidz); cik kauliņu tajā izspēlē un paceļ.
study-blocks-blocked = bloķēts
study-blocks-broken-off = pārtraukts
study-blocks-laid = izspēlēti kauliņi
study-blocks-drawn = pacelti kauliņi
study-worth = Ko tas galu galā dod
study-about-worth = Vienu un to pašu brīdi spēlē tālāk divējādi: izspēlē tiltu, dubulto savienojumu vai sešstūri vai arī labāko kauliņu bez tiem; paceļ vienu kauliņu vairāk un saņem par to sodu vai ne; ir izdalīts kauliņš ar trim vienādiem cipariem vai arī parasts. Cik pirmais ceļš dod vairāk uzreiz, cik tālu priekšā tas beidzas un cik biežāk uzvar raundā.
study-worth-often = raundā
study-worth-at-once = uzreiz
study-worth-in-the-end = galu galā
study-worth-more = uzvaras raundos
study-item = kas
study-item-bridge = tilts
study-item-double = dubultais savienojums
study-item-hexagon = sešstūris
study-item-draw = pacelts kauliņš
study-item-triple = trīs vienādi cipari
study-hoarding = Vai krāt atmaksājas?
study-about-hoarding = Krājējs, kamēr krājumā ir kauliņi, drīzāk paceļ vai izlaiž gājienu nekā izspēlē kauliņu, kas nedod bonusu. Tās pašas izdales spēlē ar vietu, kas krāj, un ar to pašu vietu, kas izspēlē: cik tālu priekšā krāšana beidzas un cik biežāk tā uzvar raundā, ja neviens cits nekrāj un ja visi pārējie krāj.
study-hoarding-alone = viens
study-hoarding-alone-more = uzvaras raundos
study-hoarding-all = starp krājējiem
study-hoarding-all-more = uzvaras raundos tur
study-sources = No kā rodas krāšanas ieguvums
study-about-sources = Viena krājēja ieguvums starp tiem, kas izspēlē, pa daļām, kuru summa ir viss ieguvums: punkti par kauliņiem, bonusi, punkti, ko atņem par pacelšanu, punkti, ko atņem par izlaistiem gājieniem, un tas, ko dod raunda beigas. Negatīvs skaitlis ir zaudējums.
study-sources-tiles = kauliņi
study-sources-bonuses = bonusi
study-sources-draws = pacelšana
study-sources-passes = izlaisti gājieni
study-sources-end = raunda beigas
study-choices = Divu gājienu salīdzinājums
study-about-choices = To pašu brīdi, kurā nekas nedod bonusu, spēlē tālāk divējādi. Viens gājiens atver bonusa vietu citiem vai sagatavo tādu, kurai kauliņš ir tev; otrs ir labākais, kas nedara ne vienu, ne otru. Ar četriem vai mazāk kauliņiem: gājiens, pēc kura der visvairāk tavu kauliņu, pret to, kas dod visvairāk punktu. Kauliņš, kas dod visvairāk, pret to, kas dod vismazāk. Ar tukšu krājumu: gājiens, pēc kura neviens cits nevar izspēlēt, pret tādu, pēc kura var.
study-choices-often = raundā
study-choices-at-once = uzreiz
study-choices-in-the-end = galu galā
study-choices-more = uzvaras raundos
study-item-opens = atver bonusu
study-item-prepares = sagatavo bonusu
study-item-keeps = patur kauliņus, kas der
study-item-high = izspēlē lielu kauliņu
study-item-locks = atstāj pārējos bez gājiena
study-counting = Kam ir šis kauliņš?
study-about-counting = Vietā, kas dod bonusu, der tieši viens kauliņš. Cik tādu vietu ir raunda gājienos atkarībā no tā, cik kauliņu spēlētājam ir apslēpti; cik bieži kauliņš jau ir uz galda; un, kad spēlētājs tikko ir atvēris vietu, kuras kauliņš ir apslēpts, cik bieži tas ir nākamajam.
study-counting-places = vietas
study-counting-dead = uz galda
study-counting-held = ir nākamajam
study-item-under-10 = apslēpti mazāk par 10
study-item-from-10 = apslēpti 10–19
study-item-from-20 = apslēpti 20–29
study-item-from-30 = apslēpti 30–39
study-item-from-40 = apslēpti 40 vai vairāk
study-unit-points = punkti
study-unit-ahead = punkti priekšā
study-unit-share = %
study-unit-more = par tik % vairāk
study-low-wins = Pēc noteikumiem { $rules } uzvar spēlētājs ar mazāko kopsummu; tur būt priekšā nozīmē, ka punktu ir mazāk.
study-no-hoarding = Pēc noteikumiem { $rules } pacelt drīkst tikai tas, kurš nevar izspēlēt, tāpēc krāt nevar neviens.
study-question-unknown = Uz jautājumu „{ $name }” pētījums neatbild. Tas atbild uz šādiem: { $known }.
study-bot-unfit = „{ $name }” pētījumā spēlēt nevar, tam vajag ātru botu. Ir šādi: { $known }.
study-too-few-rounds = Raundu skaits { $rounds } ir par mazu, lai pateiktu, cik droša ir atbilde. Vajag vismaz { $fewest }: --rounds { $fewest }
study-players-unreadable = „{ $text }” nepasaka, cik spēlētāju spēlē. Raksti skaitļus, atdalītus ar komatiem, piemēram, --players 2,4.

## Puzzles

help-puzzles =
    Risina uzdevumus: pozīcijas ar vienu nepārprotami labāko gājienu, ko pierādījis dators.

    play, ko lieto, ja nekas nav norādīts, rāda tavam līmenim atbilstošus uzdevumus un saglabā tavu reitingu; skaitās tikai pirmais mēģinājums un tikai bez padoma. make meklē uzdevumus botu raundos un pierakstos un pierāda tos; tā pati sākumvērtība dod tos pašus. check pierāda tos vēlreiz ar vairākkārt lielāku budžetu.
example-puzzles =
    Piemēri:
      trimino puzzles
      trimino puzzles --rules triomino,tri-domino --theme deny
      trimino puzzles make --file mine.jsonl.gz --rules triomino --rounds 200 --seed 7
      trimino puzzles check --file mine.jsonl.gz --count 50 --times 10
argument-puzzles = Ko darīt: play, make vai check.
option-puzzles-file = Uzdevumu fails, no kura spēlē, kurā raksta vai ko pārbauda; ja nav norādīts, ņem pakotnes uzdevumus.
option-puzzles-rules = Noteikumu komplektu id, atdalīti ar komatiem. Ja nav norādīts, jebkuri; make tad ņem triomino.
option-puzzles-players = Cik spēlētāju spēlē; vairākus skaitļus atdala ar komatiem. Ja nav norādīts, jebkurš skaits; make tad ņem 2.
option-puzzles-theme = Rāda vai veido tikai šā temata uzdevumus: { $themes }.
option-puzzles-rounds = Cik raundu boti spēlē pie katra galda, kad lieto make.
option-puzzles-records = Veido uzdevumus no spēlēm šajā failā, nevis no botu raundiem.
option-puzzles-add = Ņem arī uzdevumus no šā faila. Var norādīt vairākkārt.
option-puzzles-count = Cik uzdevumu pārbaudīt vai cik daudz drīkst paturēt, no viena veida tikai dažus; ja nav norādīts, visus.
option-puzzles-times = Cik reižu lielāku budžetu lieto check.
option-puzzles-seed = Skaitlis, kas nosaka, kurus uzdevumus rāda, veido vai pārbauda.
puzzle-title = Uzdevums { $id }, reitings { $rating }. Tavs reitings: { $own }.
puzzle-other-holds = Otram spēlētājam ir { $tiles }.
puzzle-key-hint = h padoms
puzzle-key-solution = s atrisinājums
puzzle-key-next = n nākamais
puzzle-rated = Tavs reitings tagad ir { $rating } ({ SIGNED($change) }).
puzzle-go-on = Enter – nākamais uzdevums, q – iziet:{ " " }
puzzle-making = Veido uzdevumus
puzzle-checking = Pārbauda uzdevumus
puzzle-needs-file = Norādi failu, kurā rakstīt: --file puzzles.jsonl.gz
puzzle-made = Atrasti uzdevumi: { $found }, paturēti: { $kept }, no tiem precīzi atrisināti: { $exact }, sākumvērtība { $seed }: { $path }
puzzle-checked = Ar { $times } { $times ->
    [zero] reizes
    [one] reizi
   *[other] reizes
} lielāku budžetu apstiprinājās { $good } no { $count }. Mazākais atbildes pārsvars ir { $margin }.
puzzle-faulty = { $id }: { $why }
puzzle-fault-not-solved = To nevar atrisināt ar šo budžetu.
puzzle-fault-other-answer = Cits gājiens ir labāks.
puzzle-fault-too-close = Cits gājiens ir gandrīz tikpat labs.
puzzle-fault-wrong-line = Tā vērtības vai labākais turpinājums neatbilst tam, kas atrasts tagad.

## The engine

help-warm =
    Kompilē dzinēju pirms pirmās lietošanas.

    Pirmais bots, kas domā uz priekšu, dara to pašu, un tas vienreiz aizņem apmēram pusminūti. Kompilētais glabājas lietotāja kešatmiņā vai mapē, ko norāda TRIMINO_CACHE.
example-warm =
    Piemēri:
      trimino warm
      TRIMINO_CACHE=/var/cache/trimino trimino warm
help-bench =
    Izmēra, cik ātri šajā datorā ir noteikumi un dzinējs.

    Nejauši izspēlē veselus raundus, arī izdali, ar vienu kodolu. Etalons ir programma C valodā, kas spēlē triomino; to kompilē un mēra pārmaiņus ar dzinēju.
example-bench =
    Piemēri:
      trimino bench
      trimino bench --json
      trimino bench --yardstick playouts.c
option-yardstick = Salīdzina ar C programmu šajā failā.
option-quick = Ņem vienu īsu posmu, lai redzētu, ka viss darbojas.
engine-extra-missing = Pakotne { $package } nav instalēta, bet dzinējam tā ir vajadzīga. Instalē Trimino ar papildinājumu „engine”, piemēram: pip install 'trimino[engine]'. Boti random un greedy spēlē arī bez tās.
engine-compiling = Dzinēju tagad kompilē, tikai šo vienu reizi. Tas aizņem apmēram pusminūti; trimino warm to dara iepriekš.
bots-stand-in = Boti vēl gatavojas, tikai šo vienu reizi; tikmēr viņu vietā spēlē vienkāršāki.
warm-begins = Kompilē dzinēju…
warm-progress = Kompilē
warm-done = Dzinējs ir gatavs pēc { $seconds } s. Tas glabājas mapē { $folder }.
bench-progress = Mēra
bench-table = noteikumi
bench-players = spēlētāji
bench-rules = noteikumi, soļi/s
bench-engine = dzinējs, soļi/s
bench-ratio = dzinējs : C
bench-rollouts-by = raundus spēlē
bench-rollouts = raundi/s
bench-simulations-by = meklēšana pēc
bench-simulations = simulācijas/s
bench-start-cold = Starts, kad nekas nav kompilēts: { $seconds } s.
bench-start-warm = Starts, kad viss ir kompilēts: { $seconds } s.
no-compiler = C kompilators nav atrasts. Instalē tādu, ko sauc cc, vai mēri bez --yardstick.
no-yardstick = Etalonu nevar izmantot: { $why }. Tam jākompilējas ar cc un jāizdrukā savi soļi sekundē 2 un 4 spēlētājiem.

## The analysis of play

help-analyse =
    Novērtē spēles lēmumus un pasaka, cik katram veicās.

    Katru lēmumu vērtē pēc tā, ko spēlētājs tobrīd varēja redzēt, nekad pēc slēptiem kauliņiem; tos ņem vērā, tikai vērtējot veiksmi. Piespiedu gājienus un tos, kas notikuši automātiski, nevērtē. Ja budžets ir simulācijās, tā pati sākumvērtība dod to pašu analīzi. Pārtrauktu pierakstu analizē tik tālu, cik tas sniedzas.
example-analyse =
    Piemēri:
      trimino analyse games.jsonl
      trimino analyse games.jsonl --match 2 --budget 2000sims --all
      trimino analyse games.jsonl --json analysis.json --plot course.svg
option-analyse-budget = Cik tērē vienam lēmumam: laiks, piemēram, 50ms, vai simulāciju skaits, piemēram, 400sims.
option-analyse-seed = Skaitlis, kas nosaka simulācijas.
option-analyse-workers = Cik procesu strādā; ja nav norādīts, tik, cik ir kodolu.
option-analyse-json = Raksta visu kā JSON šajā failā; - ir standarta izvade.
option-analyse-plot = Zīmē uzvaras izredžu gaitu šajā failā kā .png vai .svg.
option-analyse-all = Stāsta par katru vērtēto lēmumu, ne tikai par sliktākajiem.
option-analyse-perfect = Pieņem, ka visi spēlē bez kļūdām, nevis tā, kā šie boti un cilvēki.
analyse-progress = Analizē
analyse-plan-page = Kāpēc, skaties pārlūkā: { $path }
analyse-note =
    2.17 ir 2. raunda 17. darbība. Katru salīdzina ar labāko: cik zaudēts izredžu uzvarēt
    spēlē un cik punktu; kad spēle ir gandrīz izšķirta, skaitās punkti.
analyse-at = kur
analyse-player = spēlētājs
analyse-done = izdarīts
analyse-grade = vērtējums
analyse-chance = izredzes
analyse-points = punkti
analyse-better = labāk
analyse-more = { $more ->
    [zero] Vēl { $more } neizdevīgu lēmumu; tos parāda --all.
    [one] Vēl { $more } neizdevīgs lēmums; to parāda --all.
   *[other] Vēl { $more } neizdevīgi lēmumi; tos parāda --all.
}
analyse-why-best = { $at }, labāk { $action }: { $reasons }
analyse-why-done = { $at }, izdarīts { $action }: { $reasons }

## The server: how it starts, and what its environment may set

server-extra-missing = Pakotne { $package } nav instalēta, bet serverim tā ir vajadzīga. Instalē Trimino ar papildinājumu „server”, piemēram: pip install 'trimino[server]'
server-port-taken = Ports { $port } adresē { $host } ir aizņemts; varbūt to lieto cits serveris. Apturi to vai izvēlies citu portu, piemēram: trimino serve --port 8001
server-port-closed = Ports { $port } adresē { $host } nav pieejams visiem: porti zem 1024 ir atstāti sistēmai. Izvēlies citu, piemēram: trimino serve --port 8000
server-not-an-address = { $host } nav šī datora adrese. Ar --host 127.0.0.1 var spēlēt tikai šajā datorā, ar --host 0.0.0.0 visi, kas to sasniedz.
server-no-network = Šis dators nav nevienā tīklā, tāpēc neviens cits nevar pievienoties. Pieslēdz to, norādi tā adresi ar --host vai palaid bez --lan.
app-not-built = Serveris darbojas, bet tīmekļa lietotne nav uzbūvēta. Projekta mapē ieraksti: python3 run.py web

help-serve =
    Palaiž galdu serveri pārlūkiem un programmām; to aptur Ctrl-C.

    Nekas nav jāiestata. Vide var mainīt to, ko uzskaita --settings; komandā rakstītais ir svarīgāks.
example-serve =
    Piemēri:
      trimino serve --open
      trimino serve --lan
      trimino serve --host 0.0.0.0 --port 8080
      trimino serve --database sqlite:///games.db
      TRIMINO_BOT_PAUSE=2 trimino serve
option-lan = Ļauj spēlēt citiem mājas tīklā: pasaka, kur spēli atrast, un parāda kodu, ko noskenēt.
option-open = Atver spēli pārlūkā, ja ir ekrāns; --no-open to nedara.
option-host = Adrese, kurā klausīties; 0.0.0.0 ļauj spēlēt citiem tīklā.
option-port = Ports, kurā klausīties.
option-database = Kur glabājas spēles, piemēram, sqlite:///games.db.
option-settings = Uzskaita, ko vide var iestatīt, un beidz darbu.
serve-at = Trimino adrese ir { $address }
serve-others = Citi tavā tīklā to atrod adresē { $address }
serve-data = Spēles glabājas šeit: { $place }
serve-setting = { $meaning } Var būt { $allowed }.
serve-default = { $default ->
    [none] Pēc noklusējuma nav nekā.
   *[other] Pēc noklusējuma { $default }.
}

setting-unknown = Nav iestatījuma { $variable }. Varbūt { $closest }? trimino serve --settings uzskaita visus.
setting-bad = { $variable } nevar būt { $found }. Var būt { $allowed }.
setting-bad-secret = { $variable } nav pareizs. Var būt { $allowed }.
setting-allowed-whole = vesels skaitlis no { $low } līdz { $high }
setting-allowed-seconds = sekunžu skaits no { $low } līdz { $high }
setting-allowed-factor = on, off vai skaitlis: 2 atļauj divreiz vairāk
setting-allowed-words = viens no: { $words }
setting-allowed-host = šī datora vārds vai adrese; 0.0.0.0 nozīmē visas
setting-allowed-host-names = resursdatoru vārdi, atdalīti ar komatiem; * nozīmē jebkuru
setting-allowed-address = adrese, piemēram, https://games.example, vārds lan šī datora adresei tā tīklā vai nekas, ja adreses nav
setting-allowed-token = 16–200 burti, cipari un zīmes bez atstarpēm vai nekas, ja marķiera nav
setting-allowed-database = adrese, piemēram, sqlite:///games.db vai postgresql://name:password@host/games
setting-allowed-origins = saraksts ar komatiem, piemēram, https://games.example,http://localhost:5173
setting-allowed-networks = adrešu un tīklu saraksts ar komatiem, piemēram, 127.0.0.1,10.0.0.0/8
setting-database = Kur glabājas spēles.
setting-database-default = fails lietotāja datu mapē
setting-host = Adrese, kurā klausīties. Ar 127.0.0.1 var spēlēt tikai šajā datorā.
setting-port = Ports, kurā klausīties; 0 ir jebkurš brīvs.
setting-address = Kur citi atrod serveri, ja ne tur, kur atrada lapu: ar to sākas saites, ar ko dalīties.
setting-hosts = Vārdi, ar kuriem serveri pazīst klienti, papildus localhost, šī datora vārdiem un tiem, kas minēti blakus iestatījumos; vajadzīgi tikai bez TLS.
setting-origins = Citas vietnes, kuru lapas drīkst izmantot šo serveri.
setting-trusted-proxies = Starpniekserveri, kuriem tic, kad tie ar X-Forwarded-For un X-Forwarded-Proto saka, kas un kā jautā.
setting-workers = Cik procesu rēķina botiem, padomiem un analīzēm.
setting-workers-default = viens katram procesoram, izņemot vienu
setting-bot-pause = Cik sekunžu bots gaida, pirms spēlē, lai cilvēki varētu sekot.
setting-undo-pause = Cik sekunžu bots dod, lai gājienu varētu atsaukt, izņemot draudzīgas spēles.
setting-grace = Cik sekunžu cilvēks drīkst būt prom, pirms spēlē viņa vietā, ja galds to nenosaka.
setting-deal-pause = Cik sekunžu paiet no raunda beigām līdz nākamajai izdalei.
setting-stop-within = Cik sekunžu serveris, kam likts apstāties, drīkst pabeigt iesākto.
setting-limits = Cik daudz drīkst prasīt katrs viesis un katra adrese.
setting-log-level = Ko raksta žurnālā: šo un visu, kas ir nopietnāks.
setting-log-format = Kā raksta žurnāla rindu.
setting-metrics-token = Kam ir šis marķieris, drīkst lasīt /metrics; bez tā to drīkst tikai programmas šajā datorā.

## Terminal

help = Trijstūrveida domino: spēlē, uzzini noteikumus, ļauj spēlēt botiem.
help-codes =
    Pirmie soļi:
      trimino play                 spēle pret botu
      trimino sheets               kādi noteikumi ir
      trimino play --help          viss, ko spēlei var izvēlēties

    Izejas kodi:
      0    viss izdevās
      1    kāds pieraksts nav pareizs
      2    komandu nevar izpildīt vai failu nevar atvērt
      130  apturēts ar Ctrl-C
help-play =
    Spēle terminālī pret botiem vai ar citiem pie viena ekrāna.

    Tu redzi galdu, savus kauliņus un to, cik punktu dod katra izvēle. Ieraksti kauliņa numuru, tad vietas burtu. Spēles laikā ? parāda visus taustiņus.
help-sheets = Uzskaita noteikumus, pēc kuriem var spēlēt.
help-bots = Uzskaita botus un to, kā katrs spēlē.
help-rules = Vārdos pastāsta, kā pēc noteikumiem spēlē; arī pēc mājas noteikumiem.
help-simulate =
    Ļauj botiem izspēlēt veselas spēles un katru pieraksta.

    Tās pašas opcijas ar to pašu sākumvērtību dod tos pašus baitus, ja vien kāda bota budžets nav laiks.
help-pad =
    Skaita punktus spēlei ar īstiem kauliņiem.

    Raksti, kas notiek pie galda: 345 ir kauliņš, 345 b ir tilts. Katru rindu novērtē pēc izvēlētajiem noteikumiem; ko tie neļauj, par to pajautā, bet tik un tā pieraksta. Jebkuru rindu var izlabot, un visu var atsaukt. Bloknots tiek saglabāts pēc katras rindas. Ja vārdi nav doti, atver to bloknotu, kurā rakstīts pēdējo reizi. Kad tas ir atvērts, ? parāda visas iespējas.
help-verify =
    Pārbauda spēļu pierakstus līdz pēdējam punktam.

    Par katru nepareizu pierakstu pasaka pirmo kļūdu tajā. Ja pierakstā ir noslēpums, no kura izdales veidotas, pārbauda arī tās. Izejas kods ir 0, ja visi pieraksti ir pareizi, 1, ja kāds nav, 2, ja kādu failu nevar atvērt. Aprauts pieraksts nav pareizs, un failā bez pierakstiem nav neviena pareiza.
help-replay =
    Pa soļiem pāršķirsta spēles pierakstu un rāda visu spēlētāju kauliņus.

    Ja ievade nav terminālis, visu izdrukā uzreiz.
help-draw =
    Zīmē pozīciju vai pieraksta brīdi kā SVG vai kā tekstu.

    Pozīcija ir teksta rinda, ko raksta --notation; ja tās nav, to lasa no standarta ievades.
help-print =
    Izveido PDF drukāšanai: kauliņus izgriešanai, tukšu rezultātu lapu vai noteikumus vienā lapā.

    Viss ir īstajā izmērā: drukā 100 % mērogā. Bez --output failu nosauc pēc satura, piemēram, trimino-tiles.pdf.
example-play =
    Piemēri:
      trimino play
      trimino play --rules tri-domino --players 4 --bots greedy
      trimino play --names Anna,Juris --turn-seconds 60
      trimino play --rules trimino --solo
      trimino play --rules goliath --set draw_limit=2 --record games.jsonl
example-sheets =
    Piemērs:
      trimino sheets
example-bots =
    Piemērs:
      trimino bots
example-rules =
    Piemēri:
      trimino rules triomino
      trimino rules goliath --set draw_limit=2 --set 'hexagons=[50,60,80]'
      trimino rules tri-domino --fields
      trimino rules tri-domino --readings
example-simulate =
    Piemēri:
      trimino simulate --players 3 --matches 100 --seed 7 --record games.jsonl
      trimino simulate --bots greedy,random --matches 50
      trimino simulate --rules trimino --solo --record -
example-pad =
    Piemēri:
      trimino pad --rules triomino Anna Juris
      trimino pad
      trimino pad --statistics
example-verify =
    Piemēri:
      trimino verify games.jsonl
      trimino simulate --record - | trimino verify -
example-replay =
    Piemērs:
      trimino replay games.jsonl --match 3

    Taustiņi:
      Enter vai n  nākamā darbība
      b            atpakaļ
      g 2 17       uz 2. raunda 17. darbību
      q            beigt
example-draw =
    Piemēri:
      trimino draw --record games.jsonl --round 1 --action 12 --output table.svg
      trimino draw --record games.jsonl --seat 1 --legal --text
      trimino draw --record games.jsonl --notation | trimino draw --text
example-print =
    Piemēri:
      trimino print tiles --face large --paper letter
      trimino print tiles --tile 3-4-5 --tile 0-0-1 --side 38
      trimino print sheet --rules tri-domino --players 4
      trimino print sheet games.jsonl --match 2
      trimino print card --rules "Omes: triomino, draw-limit=2" --language lv

option-help = Parāda šo un beidz darbu.
option-version = Parāda versiju un beidz darbu.
option-rules = Noteikumi: id, ko uzskaita trimino sheets, tavu saglabāto noteikumu nosaukums, fails, saite vai rinda, piemēram, Omes: triomino, draw-limit=2.
option-match-rules = Noteikumi: id, ko uzskaita trimino sheets, tavu saglabāto noteikumu nosaukums, fails, saite vai rinda, piemēram, Omes: triomino, draw-limit=2. Ja nav norādīti, tad tavi parastie noteikumi; tos izvēlas ar trimino rules ID --default.
option-rules-name = Dod noteikumiem nosaukumu.
option-rules-keep = Saglabā noteikumus ar to nosaukumu, lai tos varētu lietot visur, kur prasa noteikumus.
option-rules-default = Turpmāk spēlē pēc šiem noteikumiem, ja netiek norādīti citi.
option-rules-forget = Izdzēš noteikumus ar šo nosaukumu.
option-rules-list = Uzskaita saglabātos noteikumus.
option-rules-fields = Uzskaita visus noteikumus, ko var mainīt ar --set: vērtību, nozīmi un atļautās vērtības.
option-rules-readings = Izdrukā lapas vietas, ko var saprast divējādi, mūsu skaidrojumu un mājas noteikumus citam.
option-rules-text = Izdrukā noteikumus kā teksta rindu, ko nodot tālāk.
option-rules-json = Izdrukā noteikumus kā JSON dokumentu, ko saglabāt failā.
option-rules-link = Izdrukā saiti, kas atver noteikumus šī servera lietotnē.
option-set = Maina vienu noteikumu lauku, piemēram, draw_limit=2, target_met=at-once vai hexagons=[50,60,70]. Var norādīt vairākas reizes.
option-players = Cik spēlētāju spēlē.
option-solo = Spēlē vienatnē.
option-youngest = Kurš spēlētājs ir jaunākais, skaitot no 1, ja sāk jaunākais.
option-rounds = Cik raundu spēlē, ja raundus skaita.
option-well = Cik kauliņu ir solo spēles krājumā.
option-turn-seconds = Cik sekunžu katram cilvēkam ir gājienam; pēc tam gājiens notiek noteiktā kārtībā. Tri-Domino iesaka 30 līdz 60. Ja nav dots, laiks nav ierobežots.
option-seed = Skaitlis, kas nosaka izdales un botus; bez tā katra reize ir citāda.
option-bots = Kas ieņem pārējās vietas: { $bots }; viens vārds visām vai pa vienam katrai, atdalīti ar komatiem. trimino bots pastāsta, kā katrs spēlē; expert@100ms ļauj tam tik ilgi domāt, un exec:COMMAND ir tava programma.
option-all-bots = Kas spēlē: { $bots }; viens vārds visām vietām vai pa vienam katrai, atdalīti ar komatiem. trimino bots pastāsta, kā katrs spēlē; expert@100ms ļauj tam tik ilgi domāt, un exec:COMMAND ir tava programma.
option-people = Cik cilvēku spēlē pie viena ekrāna; starp viņu gājieniem kauliņi ir paslēpti.
option-names = Cilvēku vārdi, atdalīti ar komatiem.
option-record-add = Pievieno spēles pierakstu šim failam.
option-record-new = Raksta pierakstus šajā failā; - ir standarta izvade.
option-matches = Cik spēļu izspēlē.
option-match = Kurš faila pieraksts, skaitot no 1.
option-all = Izdrukā visu bez apstājas.
option-draw-record = Zīmē brīdi no pieraksta šajā failā.
option-round = Raunds, skaitot no 1; ja nav norādīts, pēdējais.
option-action = Pēc cik raunda darbībām; 0 ir brīdis, kad kauliņi izdalīti; ja nav norādīts, raunda beigas.
option-seat = Kura spēlētāja kauliņi ir redzami, skaitot no 1; ja nav norādīts, neviena.
option-output = Raksta šajā failā, nevis standarta izvadē.
argument-print = Ko drukāt: { $known }.
argument-print-file = Spēles pieraksts vai bloknots, ko drukāt kā aizpildītu rezultātu lapu; - ir standarta ievade.
option-paper = Papīrs: { $known }.
option-tile = Kauliņš, ko drukāt atsevišķi, piemēram, 3-4-5, ja kāds pazudis. Var norādīt vairākas reizes; ja nenorāda, drukā visus.
option-side = Kauliņa mala milimetros, no { $low } līdz { $high }.
option-face = Kā izskatās cipari: { $known }. Lielus redz no tālienes; figūras palīdz, ja krāsas grūti atšķirt.
option-backs = Aiz katras kauliņu lapas pievieno lapu ar mugurpusēm; papīrs jāapgriež pa garo malu.
option-print-players = Cik spēlētājiem ir rezultātu lapa; ja nenorāda, tik, cik noteikumi vismazāk ļauj.
option-print-output = Raksta šajā failā; - ir standarta izvade.
option-seen = Tas, ko tava ierīce saglabāja par spēli, šajā failā pa rindai katrai spēlei: pasaka, ko tieši tas pierāda.
option-log = Galda žurnāls, kādu serveris dod, kad spēle beigusies; ar to pārbauda saglabātās jaucējvērtības.
option-text = Zīmē kā tekstu, nevis SVG.
option-notation = Raksta pozīciju kā teksta rindu, ko var ielīmēt ziņā un uzzīmēt no jauna.
option-legal = Atzīmē, kur spēlētājs, kam ir gājiens, drīkst izspēlēt kauliņu.
argument-pad = Spēlētāji gājienu secībā; sākas jauns bloknots. Vārdu ar atstarpi raksti pēdiņās.
option-pad-youngest = Jaunākais spēlētājs, kurš sāk, ja tā teikts noteikumos.
option-pad-start = Kauliņš, ar kuru sākas solo spēle, piemēram, 345.
option-pad-open = Atver bloknotu, kura id sākas šādi.
option-pad-list = Parāda visus bloknotus.
option-pad-statistics = Parāda, kā katram veicies visos bloknotos, arī ar diagrammām.
option-pad-csv = Raksta bloknotu kā CSV izklājlapai; - ir standarta izvade.
option-pad-export = Raksta bloknotu failā, ko pārbauda trimino verify; - ir standarta izvade.
option-pad-record = Raksta spēli kā pierakstu, ja pie katra kauliņa ir uzrakstīta vieta; - ir standarta izvade.
option-pad-picture = Raksta rezultātu lapu kā attēlu SVG formātā; - ir standarta izvade.
option-pad-print = Raksta rezultātu lapu kā PDF, tādu kā kastē; - ir standarta izvade.
option-pad-link = Izdrukā saiti, kurā ir viss bloknots un kas to atver šī servera lietotnē.
option-pad-import = Pievieno bloknotus no faila vai to, kas ir saitē. Nekas no saglabātā nezūd.
argument-files = Pierakstu faili; - ir standarta ievade.
argument-file = Pierakstu fails; - ir standarta ievade.
argument-position = Pozīcija kā teksts; - ir standarta ievade.
version = Trimino { $version }

fields-known = Ir šādi: { $fields }.
no-rules-named = Norādi, kādi noteikumi, piemēram: trimino rules triomino. Ir šādi: { $known }. trimino sheets par katriem pastāsta vairāk.
set-not-a-pair = „{ $text }” nav formā FIELD=VALUE, piemēram, draw_limit=2.
rules-without-name = Šiem noteikumiem nav nosaukuma, ar ko tos saglabāt. Dod to ar --name.
rules-name-taken = „{ $name }” ir publicētu noteikumu id. Izvēlies citu nosaukumu.
no-kept-rules = Tev nav saglabātu noteikumu „{ $name }”. Saglabāti ir: { $known }.
kept-rules-wrong = { $path }, { $line }. rinda: { $why } Izmaini šo rindu vai izdzēs to.
bot-unknown = Nav bota „{ $name }”. Ir šādi: { $known }.
not-a-budget = „{ $text }” nav budžets. Raksti laiku, piemēram, 10ms vai 2s, vai simulāciju skaitu, piemēram, 500sims.
budget-out-of-range = Budžets ir simulāciju skaits, vesels skaitlis no 1 līdz { $simulations }, vai sekunžu skaits, lielāks par 0 un ne lielāks par { $seconds }. Norādi vienu no abiem.
bots-do-not-fit = Norādīto botu skaits ir { $bots }, bet vietu skaits botiem ir { $free }. Dod vienu vārdu visām vai pa vienam katrai vietai.
people-do-not-fit = Cilvēku skaits ir { $people }, bet spēlētāju tikai { $seats }. Palielini --players vai izlaid to.
names-do-not-fit = Norādīto vārdu skaits ir { $names }, bet cilvēku { $people }. Dod pa vienam vārdam katram vai izlaid --people.
names-alike = Diviem spēlētājiem ir vārds „{ $name }”. Ar --names dod katram savu; botiem arī ir vārdi.
no-such-player = Nav spēlētāja { $player }. Spēlētāju skaits ir { $players }, skaitot no 1.
solo-is-alone = Solo spēlē ir viens spēlētājs, nevis { $players }. Izlaid --solo vai --players.
system-refuses = To neizdevās izdarīt: { $why }.
file-not-written = Failu { $path } nevar ierakstīt: { $why }.
file-twice = Failā { $path } jāraksta divas lietas. Dod katrai savu failu.
no-such-match = { $matches ->
    [zero] Failā { $path } nav { $match }. spēles. Tajā ir { $matches } spēļu.
    [one] Failā { $path } nav { $match }. spēles. Tajā ir { $matches } spēle.
   *[other] Failā { $path } nav { $match }. spēles. Tajā ir { $matches } spēles.
}
nothing-to-replay = Pierakstā nav raundu, tāpēc nav ko pāršķirstīt.
nothing-to-draw = Nav ko zīmēt. Dod pozīciju vai pierakstu ar --record FILE, piemēram: trimino draw --record games.jsonl --text
wrong-ending = { $ending ->
    [pdf] Faila { $path } nosaukumam jābeidzas ar .pdf: tajā raksta PDF.
    [picture] Faila { $path } nosaukumam jābeidzas ar .svg: tajā raksta SVG attēlu.
    [svg] Faila { $path } nosaukumam jābeidzas ar .svg: tajā raksta SVG attēlu. --text zīmē kā tekstu.
   *[txt] Faila { $path } nosaukumam jābeidzas ar .txt: tajā raksta vienkāršu tekstu. SVG attēlam izlaid --text un --notation.
}
two-things-to-draw = Dod vai nu pozīciju, vai --record, ne abus.
choice-unknown = { $option } var būt { $known }, nevis „{ $found }”.
print-option-unused = { $option } neko nenozīmē, ja drukā { $what }. Izlaid to.
bad-side = --side ir garums milimetros no { $low } līdz { $high }, piemēram, 40 vai 38.5, nevis „{ $found }”.
print-done = { $path } ir gatavs drukāšanai.

sheets-line = { $id }: { $name }, { $fewest }–{ $most } spēlētājiem
rules-kept = Noteikumi ir saglabāti ar nosaukumu „{ $name }”.
rules-default-chosen = Turpmāk spēles notiks pēc noteikumiem „{ $rules }”, ja netiks norādīti citi.
rules-forgotten = Noteikumi „{ $name }” ir izdzēsti.
rules-none-kept = Tev vēl nav saglabātu noteikumu. Lai tos saglabātu, dod tiem nosaukumu: trimino rules triomino --set draw_limit=2 --name Mūsu --keep.
simulate-progress = Spēlē
simulate-done = { $matches ->
    [zero] { $matches } spēļu, sākumvērtība { $seed }.
    [one] { $matches } spēle, sākumvērtība { $seed }.
   *[other] { $matches } spēles, sākumvērtība { $seed }.
}
simulate-player = spēlētājs
simulate-wins = uzvaras
simulate-mean = vidējā kopsumma
verify-progress = Pārbauda
verify-wrong = { $file }:{ $line }, { $match }. spēle: { $why }
verify-unread = { $file }: { $why }
verify-done = { $unread ->
    [0] Pareizi: { $right }, nepareizi: { $wrong }.
   *[other] Pareizi: { $right }, nepareizi: { $wrong }, nenolasīti: { $unread }.
}{ verify-fair }
verify-fair = { $fair ->
    [0] { "" }
    [zero] { " " }Izdale { $fair } spēlēs izriet no pierakstā nosauktā noslēpuma un devumiem.
    [one] { " " }Izdale { $fair } spēlē izriet no pierakstā nosauktā noslēpuma un devumiem.
   *[other] { " " }Izdale { $fair } spēlēs izriet no pierakstā nosauktā noslēpuma un devumiem.
}
verify-seen-other = Failā { $file } par šo spēli nekā nav.
replay-at = { $round }. raunds, { $action }. darbība no { $actions }
replay-begins = Kauliņi ir izdalīti.
replay-player = { $player }: { $total } ·
replay-unknown = „{ $entry }” te neder. Spied Enter vai raksti b, q vai g ar raundu un darbību, piemēram, g 2 17.
replay-ask = Enter tālāk · b atpakaļ · g RAUNDS DARBĪBA uz turieni · q beigt:{ " " }

player-number = { $number }. spēlētājs
player-level = { $name } ({ $level })
page-title = { $game } · { $round }. raunds · { $well ->
    [0] krājums ir tukšs
    [zero] krājumā { $well } kauliņu
    [one] krājumā { $well } kauliņš
   *[other] krājumā { $well } kauliņi
}
page-standing = { $reader ->
    [true] { $player } (tu): { $total }, { $tiles ->
        [zero] { $tiles } kauliņu
        [one] { $tiles } kauliņš
       *[other] { $tiles } kauliņi
    }
   *[false] { $player }: { $total }, { $tiles ->
        [zero] { $tiles } kauliņu
        [one] { $tiles } kauliņš
       *[other] { $tiles } kauliņi
    }
}
page-open-with = Tu sāc raundu ar { $tile }; tā numurs ir { $number }.
page-time-left = Šim gājienam atlicis: { $time }.
page-time-at-enter = Šim gājienam atlicis: { $time }. Šeit laiku pārbauda tikai tad, kad nospied Enter.
page-drawn = { $only ->
    [drawn] * pacelts šajā gājienā; izspēlēt drīkst tikai šos
    [newest] * pacelts šajā gājienā; izspēlēt drīkst tikai pēdējo, { $tile }
   *[any] * pacelts šajā gājienā
}
page-no-field = Vēl nav izspēlēts neviens kauliņš.
rack-best = visvairāk punktu
rack-tile = { $places ->
    [0] { $number }  { $tile }  –
    [1] { $number }  { $tile }  1 vieta, { $best }
    [zero] { $number }  { $tile }  { $places } vietu, labākā { $best }
    [one] { $number }  { $tile }  { $places } vieta, labākā { $best }
   *[other] { $number }  { $tile }  { $places } vietas, labākā { $best }
}
spot-turned = { $top } augšā, { $right } pa labi, { $left } pa kreisi
spot-field = { $field }. laukums
key-draw = { $points ->
    [0] d pacelt
   *[other] d pacelt ({ SIGNED($points) })
}
key-pass = { $points ->
    [0] p izlaist
   *[other] p izlaist ({ SIGNED($points) })
}
key-decline = p atteikties
key-undo = u atsaukt
key-help = ? palīdzība
key-rules = r noteikumi
key-quit = q beigt
ask-tile = Kurš kauliņš? Tā numurs:{ " " }
ask-other = Nevienu tavu kauliņu nevar izspēlēt. Tava izvēle:{ " " }
ask-place = Kur likt { $tile }? Vietas burts vai Enter, lai ņemtu citu kauliņu:{ " " }
press-enter = Nospied Enter, lai turpinātu.{ " " }
ask-quit = Beigt spēli? y – jā, n vai Enter – nē:{ " " }
pager-ask = { $more ->
    [true] { $page }. lappuse no { $pages } · Enter tālāk · b atpakaļ · q beigt:{ " " }
   *[false] { $page }. lappuse no { $pages } · Enter beigt · b atpakaļ:{ " " }
}
undo-not-now = Tagad neko nevar atsaukt: kopš tā brīža ir atklājies kas slēpts vai spēlējis kāds cits.
entry-unknown = „{ $entry }” te neder. Ieraksti kauliņa numuru, tad vietas burtu; ? parāda palīdzību.
hand-over = Pie tastatūras tagad { $player }. Citi lai neskatās.
hand-over-undo = Vai ieraksti u, lai atsauktu pēdējo gājienu.
play-time-out = { PERSON($player) ->
    [you] Tavs laiks beidzās, tāpēc gājiens notika noteiktā kārtībā.
   *[other] { $player }: laiks beidzās, tāpēc gājiens notika noteiktā kārtībā.
}
play-stopped = Spēle tika pārtraukta.
record-saved = Pieraksts ir failā { $path }.
record-not-kept = Pieraksts netika saglabāts. Lai to saglabātu, spēlē ar --record FILE.
play-help =
    Tavi kauliņi ir redzami zem laukuma, un zem katra ir numurs. Kauliņi, ko tagad nevar izspēlēt, ir blāvi vai zīmēti ar punktiņiem. * pie numura nozīmē, ka kauliņš pacelts šajā gājienā.

    Ieraksti kauliņa numuru un nospied Enter. Tā vietas iegūst burtus, un tu redzi, ko katra dod. Tad ieraksti burtu. 3a izdara abas darbības uzreiz; Enter vien ved atpakaļ pie kauliņiem.

    Uz galda:
    +   vieta, kur der kāds tavs kauliņš
    { $last }   pēdējais izspēlētais kauliņš
    { $hole }   tukšs lauciņš, kam visapkārt ir kauliņi
    { $beyond }   tur laukums turpinās

    Lielu laukumu zīmē mazāku: kur virsotnes saskaras, cipars ir vienu reizi.

    Taustiņi:
    d   pacelt kauliņu no krājuma
    p   izlaist gājienu vai atteikties no piedāvātā
    u   atsaukt; ja spēlē vairāki cilvēki, tikai kamēr nav atklājies nekas slēpts
    r   lasīt šīs spēles noteikumus
    q   beigt; vispirms tev pajautās

## The app in the terminal

help-tui =
    Spēlē lietotnē, kas aizņem visu termināli, ar tastatūru un peli.

    Bez opcijām sākuma ekrāns jautā, ko spēlēt. Ar jebkuru spēles opciju tā sākas uzreiz. Spēles laikā ? parāda visus taustiņus.
example-tui =
    Piemēri:
      trimino tui
      trimino tui --rules tri-domino --bots club,expert
      trimino tui --rules trimino --solo --no-colour
      trimino tui --replay games.jsonl --match 2
      trimino tui http://localhost:8000/table/abc123
option-tui-replay = Nevis spēlē, bet pāršķirsta pierakstu no šī faila.
option-no-colour = Nelieto krāsas; to pašu dara NO_COLOR vidē.
tui-extra-missing = Pakotne { $package } nav instalēta, bet termināļa lietotnei tā ir vajadzīga. Instalē Trimino ar papildinājumu „tui”, piemēram: pip install 'trimino[tui]'. Bez tā darbojas trimino play.
client-extra-missing = Pakotne { $package } nav instalēta, bet spēlei pie servera galda tā ir vajadzīga. Instalē Trimino ar papildinājumu „client”, piemēram: pip install 'trimino[client]'
envs-extra-missing = Pakotne { $package } nav instalēta, bet vidēm, kurās mācās aģenti, tā ir vajadzīga. Instalē Trimino ar papildinājumu „envs”, piemēram: pip install 'trimino[envs]'
tui-no-terminal = Lietotnei vajag termināli, ko aizņemt. Palaid to terminālī vai spēlē rindu pa rindai ar trimino play.
tui-record-file = Lietotne aizņem visu ekrānu, tāpēc pierakstu tur nevar rakstīt. Norādi opcijai --record faila nosaukumu.
# The name of the language in itself.
tui-language = Latviešu
tui-engine-starts = Dzinējs sāk darbu; pirmajā reizē tas aizņem apmēram pusminūti.
tui-ghost = { $tile }: { $sum } · { $number } no { $ways }
tui-ask-quit = Pamest šo spēli?
tui-ask-file = Kurš pierakstu fails?
tui-start-bot = Bots { $number }
tui-start-replay = Skatīt pierakstu
# A key, a blank, and what it does, as short as can be.
tui-key-tile = ←→ kauliņš
tui-key-place = ↑↓ vieta
tui-key-turn = ↑↓ pagriezt
tui-key-lay = Enter izspēlēt
tui-key-hint = h padoms
tui-key-where = atstarpe kur
tui-key-move = atstarpe gājiens
tui-key-perfect = p pret nekļūdīgiem
tui-key-people = p pret šiem spēlētājiem
tui-key-pad = s bloknots
tui-key-larger = + lielāks
tui-key-smaller = - mazāks
tui-key-language = l valoda
tui-key-close = Esc aizvērt
tui-key-scroll = ↑↓ ritināt
tui-key-choose = Enter izvēlēties
tui-key-show = Enter parādīt
tui-key-yes = y jā
tui-key-no = n nē
tui-key-go-on = Enter tālāk
tui-key-look = Esc galds
tui-key-again = a vēlreiz
tui-key-replay = v atkārtojums
tui-key-fair = f godīgi?
tui-fair-title = Vai izdale bija godīga?
tui-fair-checking = Pārbauda izdali…
tui-fair-right = Pārbaudīts šajā ierīcē, un viss ir pareizi:
tui-fair-wrong = Kaut kas nav kārtībā:
tui-fair-unchecked = Izdales pašlaik nevarēja pārbaudīt:
tui-fair-kept = Ko šī ierīce saglabāja, lai pārbaudītu ar trimino verify --seen:
tui-fair-code = Pārbaudi izdali telefonā
tui-code-small = Logs šim kodam ir par mazu. Vajag { $columns } × { $rows }.
tui-key-code = c QR kods
tui-key-new = n jauna spēle
tui-key-step = → nākamais
tui-key-back = ← atpakaļ
tui-key-round = PgDn raunds
tui-key-analyse = a analizēt
tui-key-start = F5 sākt
tui-key-next = Tab nākamais
tui-key-open = F3 atkārtojums
tui-help-title = Palīdzība
tui-help =
    Spēle:
    ← →   cits tavs kauliņš; 1 līdz 9 un 0 to izvēlas pēc numura
    ↑ ↓   cita vieta tam, vai pagriezt, ja tas ir laukuma pirmais
    Enter   izspēlēt; Esc to atlaiž
    d   pacelt kauliņu no krājuma
    p   izlaist gājienu vai atteikties no piedāvātā
    u   atsaukt; ja spēlē vairāki cilvēki vai spēle skaitās, tikai kamēr nav atklājies nekas slēpts
    h   jautāt datoram, ko tas darītu un kāpēc
    g   sveicināt pārējos (pie galda serverī)

    Skats:
    + -   zīmēt laukumu lielāku vai mazāku; f parāda, cik vien satilpst
    Shift ← → ↑ ↓ vai H J K L   pārvietot laukumu
    s   rezultātu bloknots
    r   šīs spēles noteikumi
    l   cita valoda
    q   pamest; vispirms tev pajautās

    Atkārtojumā → un ← šķir soļus, PgDn un PgUp raundus, Home un End ved uz sākumu un beigām, a analizē.

    Ar peli: noklikšķini uz kauliņa, tad uz vietas; otrs klikšķis uz tās izspēlē kauliņu. Velkot pārvieto laukumu, ritenītis to palielina vai samazina, un uz taustiņiem apakšā var klikšķināt.

    Zīmes:
    +   vieta, kur der kāds kauliņš, vai punkti, ko tas tur dotu
    { $bonus }   vieta, kas dod bonusu
    { $last }   pēdējais izspēlētais kauliņš
    { $hole }   tukšs lauciņš, kam visapkārt ir kauliņi
    { $beyond }   tur laukums turpinās
    { $turn }   kura gājiens
    { $tiles }   cik spēlētājam ir kauliņu
    { $drawn }   šajā gājienā pacelts kauliņš

## The command line itself

option-language = Valoda, kurā runāt: { $languages }. Ja nav norādīts, izšķir TRIMINO_LANGUAGE, citādi šī datora valoda.
language-unknown = Valodas „{ $language }” te nav. Ir šādas: { $known }.
# Between brackets after the name of a command, in capitals: trimino play [OPTIONS]
usage-options = OPCIJAS
usage-command = KOMANDA
usage-command-options = ARGUMENTI
usage-line = Lietojums:{ " " }
usage-title-arguments = Argumenti
usage-title-options = Opcijas
usage-title-commands = Komandas
usage-title-error = Kļūda
usage-default = noklusējums: { $value }
usage-required = obligāts
usage-try = Palīdzību parāda { $command }.
usage-missing = Trūkst { $name }. Norādi to.
usage-not-a-number = { $low ->
    [null] { $option } ir vesels skaitlis, nevis „{ $found }”.
   *[other] { $high ->
        [null] { $option } ir vesels skaitlis, vismaz { $low }, nevis „{ $found }”.
       *[other] { $option } ir vesels skaitlis no { $low } līdz { $high }, nevis „{ $found }”.
    }
}
usage-no-value = Aiz { $option } vajag vērtību.
usage-no-value-wanted = Opcijai { $option } vērtības nav. Izlaid to.
usage-too-much = „{ $found }” te ir lieks. Izlaid to.
usage-no-such-command = Nav komandas „{ $name }”. Ir šādas: { $known }.
usage-no-such-option = { $closest ->
    [null] Te nav opcijas { $option }.
   *[other] Te nav opcijas { $option }. Varbūt { $closest }?
}

## The database of the server

store-bad-address = Datubāze, kas sākas ar „{ $address }:”, nav zināma. Dod adresi, piemēram, sqlite:///trimino.db vai postgresql://user:password@host/database.
store-not-durable = SQLite nepaturētu to, ko ir uzrakstījis (journal { $journal }, synchronous { $synchronous }), tāpēc gājieni varētu zust. Liec datubāzi vietējā diskā.
store-setting-not-durable = PostgreSQL varētu pazaudēt gājienus, ko jau apstiprinājis: { $setting } ir { $value } (iestatījis: { $source }). Iestati tur { $setting } uz on vai izpildi ALTER SYSTEM SET { $setting } = on, pārlādē PostgreSQL iestatījumus un sāc vēlreiz.
store-newer = Datubāzi ir veidojis jaunāks Trimino. Instalē to versiju vai izvēlies citu datubāzi.
store-in-use = { $path } lieto cits serveris, un fails var piederēt tikai vienam. Apturi to serveri, izvēlies citu failu ar --database vai izmanto PostgreSQL, ko var kopīgi lietot daudzi serveri.
help-export =
    Raksta failā visu, ko serveris glabā, citai datubāzei vai kā rezerves kopiju.

    Serveris tikmēr var strādāt tālāk: failā ir tas, kas bija vienā brīdī. Tajā ir arī tas, ko drīkst zināt tikai serveris, tāpēc glabā to tikpat droši kā datubāzi.
example-export =
    Piemēri:
      trimino export backup.jsonl
      trimino export - --database postgresql://trimino@db/trimino | gzip > backup.jsonl.gz
help-import =
    Ieliek eksportēto tukšā datubāzē, visu vai neko.

    Tā serveris pāriet no SQLite uz PostgreSQL un atpakaļ. Pirms eksporta apturi to, lai neviens gājiens nepazustu.
example-import =
    Piemēri:
      trimino import backup.jsonl --database postgresql://trimino@db/trimino
      gunzip < backup.jsonl.gz | trimino import -
argument-export = Fails, ko rakstīt; - ir standarta izvade.
argument-import = Eksportētais fails; - ir standarta ievade.
export-done = Eksportēto rindu skaits: { $rows }.
import-done = Importēto rindu skaits: { $rows }.
export-nothing-there = Nav ko eksportēt: šo datubāzi nav lietojis neviens serveris. Norādi citu ar --database vai TRIMINO_DATABASE.
export-outdated = Datubāze ir no citas Trimino versijas. Vienreiz palaid to serveri ar šo versiju, kas datubāzi atjaunina, un tad eksportē.
import-not-empty = Datubāzē jau kaut kas ir. Importē tukšā, piemēram, jaunā failā: --database sqlite:///new.db
import-not-an-export = Tas nav tas, ko raksta trimino export. Dod failu, ko tas ir uzrakstījis.
import-other-revision = Tas ir eksportēts ar citu Trimino versiju. Importē to ar to versiju, tad palaid šo, kas datubāzi atjaunina.
import-broken-line = { $line }. rinda nav pareiza, tāpēc nekas netika importēts. Eksportē vēlreiz un failu nemaini.
import-cut-off = Fails beidzas par agru, { $line }. rindā, tāpēc nekas netika importēts. Eksportē vēlreiz vai kopē failu no jauna.
import-misfit = Rindās { $first }–{ $last } ir kaut kas, kas neder pie pārējā, tāpēc nekas netika importēts. Eksportē vēlreiz un failu nemaini.
file-not-read = Failu { $path } nevar nolasīt: { $why }.

## A table on a server, in the app in the terminal

option-tui-link = Saite uz galdu serverī: spēlē tur.
option-tui-watch = Tikai skatās pie galda, uz kuru ved saite, un vietu neieņem.
online-not-a-link = „{ $found }” nav saite. Saite uz galdu izskatās šādi: http://localhost:8000/table/abc123
online-other-link = „{ $found }” ir saite, bet ne uz galdu. Saite uz galdu izskatās šādi: http://localhost:8000/table/abc123
online-own-settings = Galdam, uz kuru ved saite, noteikumi un vietas jau ir. Izlaid { $options }.
online-one-name = Pie galda, uz kuru ved saite, tu spēlē ar vienu vārdu. Norādi vienu ar --names.
online-no-server = Adresē { $server } neviens serveris neatbild: { $why }. Pārbaudi saiti un to, vai serveris darbojas.
online-other-server = Tas, kas atbild adresē { $server }, nav Trimino serveris: tas atbild ar statusu { $status }. Pārbaudi saiti.
online-other-version = Serveris saka ko tādu, ko šī programma nesaprot. Droši vien tam ir cita versija nekā šai programmai ({ $version }). Atjaunini abus.
online-refused = { $why }
online-not-connected = Savienojuma vēl nav. Vispirms izsauc connect.
online-closed = Savienojums ir aizvērts. Savienojies no jauna.
online-failed = Savienojums pārtraukts programmas kļūdas dēļ: { $why }
online-not-seated = Revanšu var lūgt tikai tie, kas sēž pie galda.
online-hint-lost = Padoms laikus neatnāca. Palūdz vēlreiz.
online-identity-unreadable = Failu { $path } nevar nolasīt: { $why }. Tur glabājas tas, kas tu esi katrā serverī. Salabo failu vai izdzēs to un sāc no jauna.
online-coming = Savienojas ar { $server }…
online-over = Spēle ir beigusies. Vari skatīties tās atkārtojumu.
online-full = Visas vietas ir aizņemtas. Vari skatīties.
online-you-start = Tu esi galda saimnieks: sāc spēli, kad vēlies.
online-ask-name = Ar kādu vārdu tu spēlē?
online-absent = nav klāt: { $players }
online-farewell = Tava vieta ir rezervēta. Atgriezies ar: trimino tui { $link }
online-farewell-over = Atkārtojums: trimino tui { $link }
tui-key-try-again = t mēģināt vēlreiz
tui-key-begin = Enter sākt
tui-key-begin-without-free = f bez brīvajām vietām
tui-key-move-up = m pārsēsties
tui-key-sit = s apsēsties
tui-key-stand-up = u atstāt vietu
tui-key-watch = w skatīties
tui-key-greet = g sveikt

## The score pad in the terminal

pad-heading = { $rules } ({ $id })
pad-keys = Raksti, kas notiek; ? parāda, kā, q beidz.
pad-help =
    345         izspēlēts kauliņš; 345 b izveido tiltu, d dubulto savienojumu, h sešstūri, h2 vai h3 vairākus
    345 out     pēdējais kauliņš: spēlētājs pabeidz raundu (in: nepabeidz, lai ko rādītu uzskaite)
    445u0,0     kauliņš ar vietu; ko tas izveido, izriet no tās
    d, d3       paceļ vienu kauliņu vai trīs
    p           izlaiž gājienu: nekas neder (p e: un krājums ir tukšs)
    k           patur kauliņu, kas der, un izlaiž gājienu
    n           nē: neizspēlē otru kauliņu, nesāk jaunu laukumu
    Anna: 345   tas pats citam spēlētājam, pēc vārda vai numura
    end 12 17   raunds beidzies; kas katram palicis: summa, kauliņi kā 345.011 vai -, ja nav zināms; =122 ir trīsciparu summa
    r           sāk nākamo raundu; r Anna Juris ar šiem spēlētājiem
    new         sāk citu bloknotu ar tiem pašiem spēlētājiem un noteikumiem
    u           atsauc pēdējo ierakstu; out saka, ka tikko izspēlētais kauliņš bija pēdējais
    fix 12 345  izlabo 12. rindu; ins 12 345 raksta rindu pirms tās; del 12 to dzēš
    b? d? h?    kas ir tilts, dubultais savienojums, sešstūris? Ja laukums zināms: ko izveidoja pēdējais kauliņš?
    445u0,0?    ko kauliņš tur izveidotu? 445? parāda visas tā vietas un kā tās rakstīt
    f           parāda laukumu
    t           parāda punktus ailēs
    plot        parāda kopsummas vakara gaitā
    l           parāda visas rindas
    q           beidz; bloknots ir saglabāts
pad-kept = Bloknots ir saglabāts: trimino pad --open { $id } to turpina.
pad-share = Dalies ar to: trimino pad --open { $id } --picture FAILS, --print FAILS vai --link SERVERIS.
pad-list-line = { $finished ->
    [true] { $id }  { $date }  { $rules }: { $totals }
   *[false] { $id }  { $date }  { $rules }: { $totals } (nav pabeigta)
}
pad-names = Līdzšinējie spēlētāji: { $names }.
pad-statistics = { $name }: uzvaras spēlēs { $wins } no { $finished }, raundos { $won } no { $rounds }, { $best }, tilti { $bridges }, dubultie savienojumi { $doubles }, sešstūri { $hexagons }
pad-best-round = labākais raunds { $points ->
    [null] –
   *[other] { $points }
}
pad-lowest-round = labākais raunds, ja vajag mazāk punktu, { $points }
pad-table-cell = { SIGNED($points) } { $total }
pad-plot-key = { $names }; *, kur vairāki ir kopā
pad-damaged = { $file }, { $line }. rinda ir bojāta un izlaista: { $why } Nekas netiek dzēsts: pirms šajā failā kaut ko ieraksta, blakus tiek saglabāta kopija.
pad-import-damaged = { $file }, { $line }. rinda nav pievienota: { $why }
pad-imported = { $count ->
    [zero] Pievienoti vai papildināti { $count } bloknoti.
    [one] Pievienots vai papildināts { $count } bloknots.
   *[other] Pievienoti vai papildināti { $count } bloknoti.
}
pad-ruling = { $kind ->
    [plain] Tas neko neizveido: { SIGNED($points) }.
    [bridge] Tilts: { SIGNED($points) }. Tas savieno kauliņus: { $tiles }.
    [double] Dubultais savienojums: { SIGNED($points) }. Tas pieskaras kauliņiem: { $tiles }.
   *[hexagon] { $hexagons ->
        [zero] Sešstūri, kopā { $hexagons }: { SIGNED($points) }. Pārējie to kauliņi: { $tiles }.
        [one] Sešstūris: { SIGNED($points) }. Pārējie tā kauliņi: { $tiles }.
       *[other] Sešstūri, kopā { $hexagons }: { SIGNED($points) }. Pārējie to kauliņi: { $tiles }.
    }
}
pad-kind-unpaid = { $kind ->
    [bridge] Pēc šiem noteikumiem par tiltu punktu nav.
    [double] Pēc šiem noteikumiem par dubulto savienojumu punktu nav.
   *[hexagon] Pēc šiem noteikumiem par sešstūri punktu nav.
}
no-pads = Neviens bloknots vēl nav saglabāts. Sāc ar spēlētāju vārdiem: trimino pad Anna Juris.
pad-options = { $option } nevar lietot kopā ar { $with }. Atstāj tikai vienu no tiem.
pad-elsewhere = Šo bloknotu mainīja citā logā, tāpēc ieraksts nav saglabāts. Tagad tas izskatās šādi; ja ieraksta trūkst, raksti to vēlreiz.
no-such-pad = Nav viena noteikta bloknota, kura id sāktos ar { $id }. Visus parāda trimino pad --list.
pad-entry-unknown = „{ $text }” nav saprotams. ? parāda, ko var rakstīt.
pad-entry-incomplete = { $change ->
    [fix] Kas jāraksta rindā? Raksti to aiz rindas numura, piemēram, fix { $line } 345. Visus numurus parāda l.
    [ins] Kas jāieraksta pirms rindas? Raksti to aiz rindas numura, piemēram, ins { $line } 345. Visus numurus parāda l.
   *[del] Kuru rindu dzēst? Raksti tikai tās numuru, piemēram, del { $line }. Visus numurus parāda l.
}
pad-entry-first-line = 1. rindā ir spēlētāji, un tā paliek pirmā. Labo to ar spēlētāju vārdiem, piemēram, fix 1 r Anna Juris.
pad-entry-who = Kurš tas ir? Raksti priekšā vārdu vai numuru, piemēram, 1: 555.
pad-entry-not-a-tile = Tāda kauliņa komplektā nav. { $why }
pad-entry-no-such-name = Nav viena noteikta spēlētāja, kura vārds sāktos ar { $name }.
pad-entry-no-field = Šajā bloknotā laukums netiek glabāts. Pie kauliņiem jāraksta vieta jau no raunda sākuma. b? paskaidro tiltu.
