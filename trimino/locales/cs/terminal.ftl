### What only the terminal says, in Czech, or a server to whoever runs it.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Bots from outside

bot-command-unreadable = „{ $name }“ nejde přečíst jako příkaz. Napiš exec: a program s jeho argumenty, například exec:./mybot --fast, a uzavři všechny uvozovky.
bot-no-program = „{ $program }“ nejde spustit. Zkontroluj cestu, například ./mybot pro soubor v této složce, a to, že se smí spouštět: zařídí to chmod +x.
bot-outside-not-here = „{ $name }“ tu hrát nemůže: boti zvenčí běží na Linuxu a macOS.
play-forfeit = { $player } přichází o tah, který se odehraje, jako by vypršel čas. { $why }
forfeit-not-started = { $name }: program nejde spustit: { $why }.
forfeit-wrong-hello = { $name }: program musí nejdřív říct { $expected } a jméno, ne { $found }.
forfeit-given-up = { $name }: program byl { $times }krát spuštěn marně a znovu se nespustí.
forfeit-too-late = { $name }: program neodpověděl do { $seconds } s.
forfeit-ended = { $last ->
    [null] { $name }: program skončil s návratovým kódem { $code }.
   *[other] { $name }: program skončil s návratovým kódem { $code }. Naposledy vypsal: { $last }
}
forfeit-too-long = { $name }: program odpověděl příliš dlouhým řádkem; nejvyšší počet bajtů je { $most }.
forfeit-not-json = { $name }: program odpověděl něčím, co není JSON v UTF-8: { $found }
forfeit-not-an-answer = { $name }: program odpověděl { $found }, ale odpověď je objekt s id { $id } a akcí jako textem.
forfeit-illegal = { $name }: program chce { $found }. { $why }

## Prostředí

action-unknown = { $number } není akce. Akce jsou celá čísla od 0 do { $most }; ty, které jsou teď povolené, mají v masce akcí 1.
action-tile-not-laid = Akce { $number } přikládá kámen ke kameni { $tile }, který na stole neleží. Vyber některou z těch, které mají v masce akcí 1.
action-edge-taken = Akce { $number } přikládá kámen ke straně kamene { $tile }, kde už jiný leží. Vyber některou z těch, které mají v masce akcí 1.
action-other-number = Akce { $number } má jiné číslo: místo vedle více kamenů se označuje nejnižším ze svých čísel, tady je to { $known }.
action-no-such-tile = Akce { $number } přikládá kámen s rohy { $corners }, čteno po směru hodinových ručiček, a takový není. Vyber některou z těch, které mají v masce akcí 1.
observer-parameters = Pozorovatelé této hry nemají žádné parametry. Vynech { $names }.
env-not-reset = Ještě není rozdáno. Nejdřív zavolej reset.
env-agent-unknown = Agent { $agent } u tohoto stolu není. Jsou tu: { $known }.
env-choice-unknown = „{ $value }“ nelze použít jako { $argument }. Vyber z těchto možností: { $known }.
vector-action-forbidden = Akce { $number } není u stolu { $table } teď povolená, proto se u žádného stolu nehrálo dál. Vyber některou z těch, které mají v řádku tohoto stolu v masce akcí 1.
vector-no-such-opponent = „{ $name }“ nemůže hrát v sadě stolů. Mohou tito: { $known }.
vector-opponents-wrong = Počet uvedených soupeřů: { $given }; potřeba: { $needed }. Uveď jedno jméno pro všechny, nebo jméno pro každého.
vector-seed-wrong = Semínko je celé číslo, a { $seed } jím není. Uveď jedno číslo, nebo jedno pro každý stůl.
vector-rows-wrong = Každý stůl potřebuje jednu hodnotu, proto musí být tvar ({ $tables },), ne { $shape }.
vector-no-tables = „{ $number }“ není počet stolů. Uveď celé číslo od 1.
vector-compiling = Sada stolů se teď kompiluje, jen tentokrát. Trvá to asi půl minuty.

## The arena

help-arena =
    Boti se utkají za stejných podmínek; výsledek řekne, kdo hraje lépe a jak jisté to je.

    Dvojice jsou stejná rozdání odehraná s každým pootočením míst, takže žádný bot nemá víc štěstí než jiný. Je-li botů méně než hráčů, zabere zbylá místa poslední jmenovaný; je-li jich víc, má každý výběr svůj stůl. S rozpočtem v simulacích dává stejné semínko stejný výsledek, ať hraje kdokoli; liší se jen časy.
example-arena =
    Příklady:
      trimino arena --bots greedy,random --pairs 200 --seed 7
      trimino arena --bots greedy,random --players 4 --pairs 500 --stop
      trimino arena --bots greedy,random --pairs 50 --plot scores.png
      trimino arena --bots greedy,random --pairs 50 --dask tcp://127.0.0.1:8786
option-arena-bots = Kdo se utká: { $bots }; dva nebo víc, oddělení čárkami. Vlastní rozpočet se píše za @, například greedy@10ms.
option-arena-players = Kolik hráčů je u stolu, 1 pro sólovou hru; bez zadání nejméně, kolik pravidla dovolí.
option-pairs = Kolik dvojic se odehraje.
option-budget = Kolik smí bot spotřebovat na rozhodnutí, čas, například 10ms, nebo počet simulací, například 500sims; bez zadání botův vlastní.
option-single-rounds = Místo každé hry odehraje jedno kolo od 0.
option-stop = Skončí, jakmile je u každých dvou botů jisté, který je lepší.
option-workers = Kolik procesů hraje; bez zadání tolik, kolik je jader.
option-dask = Nechá místo toho hrát cluster Dask na této adrese.
option-csv = Zapíše do tohoto souboru řádek za každé místo v každé hře; - je standardní výstup.
option-plot = Nakreslí výsledek do tohoto souboru, jako .png nebo .svg.
option-json = Vypíše výsledek jako JSON.
arena-progress = Hraje se
arena-done = { $pairs ->
    [one] Jedna dvojice, her: { $games }, kol: { $rounds }, semínko: { $seed }.
    [few] { $pairs } dvojice, her: { $games }, kol: { $rounds }, semínko: { $seed }.
   *[other] { $pairs } dvojic, her: { $games }, kol: { $rounds }, semínko: { $seed }.
}
arena-ended-certain = Zastaveno dřív: každý rozdíl je jistý.
arena-ended-interrupted = Zastaveno pomocí Ctrl-C: tohle se do té doby odehrálo.
arena-ended-lost = Hrající procesy se ztratily: tohle se do té doby odehrálo.
arena-nothing-played = Nic se nedohrálo do konce.
arena-bot-idle = { $bot } sám neudělal jediný tah: o všechny přišel a odehrály se automaticky. To, co stojí výše, o něm nic neříká; odstraň příčinu, která je tam uvedena.
arena-low-wins = Podle těchto pravidel je dobré mít málo bodů.
arena-bot = bot
arena-points = bodů na kolo
arena-rounds-won = vyhraná kola
arena-matches-won = vyhrané hry
arena-rating = rating
arena-time = ms na tah
arena-difference = rozdíl
arena-certain = jisté
arena-minus = { $bot } − { $other }
arena-forfeits = { $times ->
    [one] { $bot } přichází o jeden tah: { $why }
    [few] { $bot } přichází o { $times } tahy, poprvé takto: { $why }
   *[other] { $bot } přichází o { $times } tahů, poprvé takto: { $why }
}
arena-percent-of-rounds = vyhraná kola, %
arena-plot-scores = { $pairs ->
    [one] Bodů na kolo, jedna dvojice
    [few] Bodů na kolo, { $pairs } dvojice
   *[other] Bodů na kolo, { $pairs } dvojic
}
arena-plot-strength = Síla podle rozpočtu
arena-budget-time = ms času CPU na tah
arena-budget-simulations = simulací na tah
arena-too-few-bots = Není koho porovnávat. Jmenuj aspoň dva, například --bots greedy,random.
arena-extra-missing = Balíček { $package } není nainstalovaný a aréna ho potřebuje. Nainstaluj Trimino s doplňkem „arena“, například: pip install 'trimino[arena]'
arena-workers-die = Procesy se { $times }krát po sobě ztratily dřív, než kterýkoli z nich odehrál hru. Podívej se, co je ukončuje, například málo paměti, a zkus to znovu s méně procesy: --workers 1
arena-cluster-unreachable = Cluster na adrese { $address } není dostupný: { $why }. Zkontroluj adresu, například tcp://127.0.0.1:8786, a to, že jeho scheduler běží.
arena-cluster-lost = Spojení s clusterem na adrese { $address } se ztratilo. Podívej se, zda jeho scheduler běží, a začni znovu.
arena-cluster-empty = Cluster na adrese { $address } nemá žádné pracovní procesy. Spusť nějaké, například: dask worker { $address }
not-a-plot-file = { $path } má končit na .png nebo .svg, aby bylo jasné, co kreslit.
standard-output-twice = Standardní výstup může mít jen jedno z --json, --record - a --csv -. Ostatním dej soubor.
workers-or-cluster = Zadej buď --workers, nebo --dask, ne obojí: cluster má vlastní pracovní procesy.

## Studies

help-study =
    Odpoví ze simulovaných kol na to, na co se hráči ptají, a řekne, jak jisté to je.

    Otázky jsou: opener, o kolik vede ten, kdo kolo zahájí; points, kolik bodů kolo přinese; blocks, jak často se kolo zablokuje; worth, co nakonec přinese most, dvojspoj, šestiúhelník, kámen vzatý ze zásoby a trojitý kámen; hoarding, zda se vyplatí brát si, i když jde kámen přiložit; sources, z čeho ten zisk je; choices, co přinese otevřít nebo připravit místo s bonusem, nechat si kameny, které se hodí, přiložit vysoký kámen nebo nechat ostatní bez tahu; counting, jak často má další hráč kámen na místo s bonusem. Stejné semínko dává stejné odpovědi, ať hraje kdokoli. První studie se asi půl minuty kompiluje.
example-study =
    Příklady:
      trimino study --rules triomino --players 2
      trimino study opener blocks --rules all --rounds 100000 --seed 7
      trimino study hoarding --players 2,4 --bot heuristic
      trimino study --plot answers --dask tcp://127.0.0.1:8786
argument-questions = Na co se ptáš: { $questions }; bez zadání na všechno.
option-study-rules = Sady pravidel podle id, oddělené čárkami, nebo all pro všechny.
option-study-players = Kolik hráčů hraje; víc čísel se odděluje čárkami. Bez zadání každý počet, který pravidla dovolí.
option-study-rounds = Kolik kol se rozdá u každého stolu; u některých otázek se rozdání hraje vícekrát.
option-study-bot = Kdo sedí na všech místech: { $bots }.
option-study-plot = Nakreslí odpovědi do této složky, jako SVG, obrázek pro každou otázku.
study-done = Kol: { $rounds }, hraje { $bot }, rozdání na stůl a otázku: { $deals }, semínko: { $seed }.
study-intervals = Za ± stojí interval 95 %: v 19 případech z 20 v něm leží skutečná hodnota.
study-table = stůl
study-opener = Výhoda zahajujícího
study-about-opener = O kolik bodů vede zahajující před průměrem ostatních; kolik přinese sám první kámen; jak často má zahajující nejlepší výsledek a o kolik je to víc než rovný podíl.
study-opener-ahead = bodů navíc
study-opener-opening = první kámen
study-opener-won = vyhraná kola
study-opener-more = nad rovný podíl
study-points = Bodů na kolo
study-about-points = Kolik bodů v kole získá jedno místo a kolik to nejlepší. Jedno místo z deseti získá méně než „dolní desetina“, polovina méně než „střed“, jedno z deseti víc než „horní desetina“; krok je 5.
study-points-seat = místo
study-points-best = nejlepší místo
study-points-tenth = dolní desetina
study-points-median = střed
study-points-nine-tenths = horní desetina
study-blocks = Jak kola končí
study-about-blocks = Jak často se kolo zablokuje a jak často je přeruší cíl, jinak se někdo zbaví posledního kamene; kolik kamenů se v něm přiloží a vezme.
study-blocks-blocked = zablokováno
study-blocks-broken-off = přerušeno
study-blocks-laid = přiložených kamenů
study-blocks-drawn = vzatých kamenů
study-worth = Co to nakonec přinese
study-about-worth = Stejný okamžik se dohraje dvěma způsoby: přiloží se most, dvojspoj nebo šestiúhelník, anebo nejlepší kámen bez nich; vezme a zaplatí se jeden kámen navíc, nebo ne; je rozdaný trojitý kámen, anebo obyčejný. O kolik víc přinese první způsob hned, o kolik nakonec vede a o kolik častěji vyhraje kolo.
study-worth-often = na kolo
study-worth-at-once = hned
study-worth-in-the-end = nakonec
study-worth-more = vyhraná kola
study-item = co
study-item-bridge = most
study-item-double = dvojspoj
study-item-hexagon = šestiúhelník
study-item-draw = vzatý kámen
study-item-triple = trojitý kámen
study-hoarding = Vyplatí se hromadit?
study-about-hoarding = Kdo hromadí, ten si, dokud jsou v zásobě kameny, raději bere nebo hlásí pas, než by přiložil kámen bez bonusu. Stejná rozdání se hrají s místem, které hromadí, a s týmž místem, které přikládá: o kolik hromadění nakonec vede a o kolik častěji vyhraje kolo, když nikdo jiný nehromadí a když hromadí všichni ostatní.
study-hoarding-alone = sám
study-hoarding-alone-more = vyhraná kola
study-hoarding-all = mezi hromadícími
study-hoarding-all-more = vyhraná kola tam
study-sources = Z čeho je zisk z hromadění
study-about-sources = Zisk jednoho, kdo hromadí, mezi těmi, kdo přikládají, po částech, které se sčítají: body za kameny, bonusy, cena braní, cena pasů a co přinese konec kola. Záporné číslo je ztráta.
study-sources-tiles = kameny
study-sources-bonuses = bonusy
study-sources-draws = braní
study-sources-passes = pasy
study-sources-end = konec kola
study-choices = Srovnání dvou tahů
study-about-choices = Stejná chvíle, ve které nic nedává bonus, se hraje dál dvěma způsoby. Jeden tah otevře místo s bonusem ostatním nebo připraví takové, na které máš kámen ty; druhý je nejlepší, který nedělá ani jedno. Se čtyřmi kameny a méně: tah, po kterém se hodí nejvíc tvých kamenů, proti tomu, který dá nejvíc bodů. Kámen, který dá nejvíc, proti tomu, který dá nejmíň. S prázdnou zásobou: tah, po kterém nikdo jiný nemůže přiložit, proti takovému, po kterém může.
study-choices-often = na kolo
study-choices-at-once = hned
study-choices-in-the-end = nakonec
study-choices-more = vyhraná kola
study-item-opens = otevře bonus
study-item-prepares = připraví bonus
study-item-keeps = nechá si, co se hodí
study-item-high = přiloží vysoký kámen
study-item-locks = nechá ostatní bez tahu
study-counting = Kdo má ten kámen?
study-about-counting = Na místo, které dává bonus, se hodí právě jeden kámen. Kolik takových míst je při tazích kola, podle toho, kolik kamenů hráč na tahu nevidí; jak často kámen už leží na stole; a když hráč právě otevřel místo, na které kámen není vidět, jak často ho má další.
study-counting-places = míst
study-counting-dead = na stole
study-counting-held = má ho další
study-item-under-10 = skrytých pod 10
study-item-from-10 = skrytých 10–19
study-item-from-20 = skrytých 20–29
study-item-from-30 = skrytých 30–39
study-item-from-40 = skrytých 40 a víc
study-unit-points = body
study-unit-ahead = bodů navíc
study-unit-share = %
study-unit-more = o tolik % častěji
study-low-wins = Podle pravidel { $rules } vyhrává hráč s nejnižším skóre; tam vést znamená mít méně bodů.
study-no-hoarding = Podle pravidel { $rules } si smí brát jen ten, kdo nemůže přiložit, takže hromadit nemůže nikdo.
study-question-unknown = Na otázku „{ $name }“ studie neodpovídá. Odpovídá na tyto: { $known }.
study-bot-unfit = „{ $name }“ ve studii hrát nemůže, ta potřebuje rychlého bota. K dispozici jsou: { $known }.
study-too-few-rounds = Kol ({ $rounds }) je příliš málo na to, aby šlo říct, jak jistá odpověď je. Rozdej aspoň { $fewest }: --rounds { $fewest }
study-players-unreadable = „{ $text }“ neříká, kolik hráčů hraje. Napiš čísla oddělená čárkami, například --players 2,4.

## Puzzles

help-puzzles =
    Úlohy k řešení: pozice s jedním jasně nejlepším tahem, který ověřil počítač.

    play, výchozí volba, ukazuje úlohy přiměřené tomu, jak dobře hraješ, a vede tvůj rating; počítá se jen první pokus a jen bez rady. make hledá úlohy v kolech botů a v záznamech a ověřuje je; stejné semínko dá stejné úlohy. check je ověří znovu s několikrát větším rozpočtem.
example-puzzles =
    Příklady:
      trimino puzzles
      trimino puzzles --rules triomino,tri-domino --theme deny
      trimino puzzles make --file mine.jsonl.gz --rules triomino --rounds 200 --seed 7
      trimino puzzles check --file mine.jsonl.gz --count 50 --times 10
argument-puzzles = Co dělat: play, make, nebo check.
option-puzzles-file = Soubor s úlohami, které se řeší, zapíšou nebo zkontrolují; bez něj se vezmou úlohy z balíčku.
option-puzzles-rules = Sady pravidel podle id, oddělené čárkami. Bez zadání jakékoli; make pak vezme triomino.
option-puzzles-players = Kolik hráčů hraje; několik čísel odděl čárkami. Bez zadání jakýkoli počet; make pak vezme 2.
option-puzzles-theme = Ukazuje nebo tvoří jen úlohy na toto téma: { $themes }.
option-puzzles-rounds = Kolik kol hrají boti u každého stolu, pro make.
option-puzzles-records = Místo toho vytvoří úlohy z her v tomto souboru.
option-puzzles-add = Vezme i úlohy z tohoto souboru. Lze zadat vícekrát.
option-puzzles-count = Kolik úloh zkontrolovat nebo nejvýš nechat, od každého druhu jen pár; bez zadání všechny.
option-puzzles-times = Kolikrát větší rozpočet použije check.
option-puzzles-seed = Číslo, které určuje, které úlohy se ukážou, vytvoří nebo zkontrolují.
puzzle-title = Úloha { $id }, rating { $rating }. Tvůj rating: { $own }.
puzzle-other-holds = Druhý hráč má { $tiles }.
puzzle-key-hint = h rada
puzzle-key-solution = s řešení
puzzle-key-next = n další
puzzle-rated = Tvůj rating je teď { $rating } ({ SIGNED($change) }).
puzzle-go-on = Enter další úloha, q konec:{ " " }
puzzle-making = Vytvářejí se úlohy
puzzle-checking = Kontrolují se úlohy
puzzle-needs-file = Uveď soubor, do kterého se má zapsat: --file puzzles.jsonl.gz
puzzle-made = Nalezeno { $found }, ponecháno { $kept }, z toho přesně vyřešeno { $exact }, semínko { $seed }: { $path }
puzzle-checked = Potvrzeno { $good } z { $count }, rozpočet { $times }krát větší. Nejmenší náskok odpovědi je { $margin }.
puzzle-faulty = { $id }: { $why }
puzzle-fault-not-solved = S tímto rozpočtem ji nelze vyřešit.
puzzle-fault-other-answer = Jiný tah je lepší.
puzzle-fault-too-close = Jiný tah je skoro stejně dobrý.
puzzle-fault-wrong-line = Její hodnoty nebo nejlepší pokračování neodpovídají tomu, co se našlo teď.

## The engine

help-warm =
    Zkompiluje engine dřív, než je poprvé potřeba.

    První bot, který myslí dopředu, udělá totéž, což jednou trvá asi půl minuty. Zkompilované zůstane v uživatelské mezipaměti, nebo ve složce, kterou určuje TRIMINO_CACHE.
example-warm =
    Příklady:
      trimino warm
      TRIMINO_CACHE=/var/cache/trimino trimino warm
help-bench =
    Změří, jak rychlá jsou na tomto počítači pravidla a engine.

    Hrají se náhodně celá kola, včetně rozdání, na jednom jádře. Měřítko je program v C, který hraje triomino; zkompiluje se a měří se střídavě s enginem.
example-bench =
    Příklady:
      trimino bench
      trimino bench --json
      trimino bench --yardstick playouts.c
option-yardstick = Porovná s programem v C v tomto souboru.
option-quick = Změří jeden krátký úsek, aby bylo vidět, že vše funguje.
engine-extra-missing = Balíček { $package } není nainstalovaný a engine ho potřebuje. Nainstaluj Trimino s doplňkem „engine“, například: pip install 'trimino[engine]'. Boti random a greedy hrají i bez něj.
engine-compiling = Engine se teď kompiluje, jen tentokrát. Trvá to asi půl minuty; trimino warm to udělá předem.
bots-stand-in = Boti se ještě připravují, jen tentokrát; zatím za ně hrají jednodušší.
warm-begins = Kompiluje se engine…
warm-progress = Kompiluje se
warm-done = Engine je připravený, trvalo to { $seconds } s. Je uložený ve složce { $folder }.
bench-progress = Měří se
bench-table = pravidla
bench-players = hráči
bench-rules = pravidla, kroků/s
bench-engine = engine, kroků/s
bench-ratio = engine : C
bench-rollouts-by = kola hraje
bench-rollouts = kol/s
bench-simulations-by = hledání podle
bench-simulations = simulací/s
bench-start-cold = Start bez zkompilovaného: { $seconds } s.
bench-start-warm = Start se vším zkompilovaným: { $seconds } s.
no-compiler = Nenašel se překladač C. Nainstaluj takový, který se jmenuje cc, nebo měř bez --yardstick.
no-yardstick = Měřítko nejde použít: { $why }. Musí se zkompilovat pomocí cc a vypsat své kroky za sekundu pro 2 a pro 4 hráče.

## The analysis of play

help-analyse =
    Posoudí rozhodnutí ve hře a řekne, kolik měl kdo štěstí.

    Každé rozhodnutí se posuzuje podle toho, co jeho hráč tehdy mohl vidět, nikdy podle skrytých kamenů; k těm se přihlíží jen při hodnocení štěstí. Vynucené tahy a tahy odehrané automaticky po vypršení času se nehodnotí. S rozpočtem v simulacích dává stejné semínko stejný rozbor. Přerušený záznam se rozebere, kam až sahá.
example-analyse =
    Příklady:
      trimino analyse games.jsonl
      trimino analyse games.jsonl --match 2 --budget 2000sims --all
      trimino analyse games.jsonl --json analysis.json --plot course.svg
option-analyse-budget = Kolik se spotřebuje na rozhodnutí, čas, například 50ms, nebo počet simulací, například 400sims.
option-analyse-seed = Číslo, které určuje simulace.
option-analyse-workers = Kolik procesů pracuje; bez zadání tolik, kolik je jader.
option-analyse-json = Zapíše všechno jako JSON do tohoto souboru; - je standardní výstup.
option-analyse-plot = Nakreslí průběh šancí na výhru do tohoto souboru, jako .png nebo .svg.
option-analyse-all = Ukáže každé hodnocené rozhodnutí, nejen ta nejhorší.
option-analyse-perfect = Počítá s tím, že všichni hrají bez chyb, ne jako boti a lidé, kteří tu hru hráli.
analyse-progress = Rozebírá se
analyse-plan-page = Proč, uvidíš v prohlížeči: { $path }
analyse-note =
    2.17 je akce 17 v kole 2. Co která stála, se udává proti nejlepší, v šanci na výhru
    ve hře a v bodech; jakmile je hra prakticky rozhodnutá, počítají se body.
analyse-at = kdy
analyse-player = hráč
analyse-done = zahráno
analyse-grade = známka
analyse-chance = šance
analyse-points = body
analyse-better = lépe
analyse-more = { $more ->
    [one] Ještě jedno rozhodnutí něco stálo; ukáže ho --all.
    [few] Ještě { $more } rozhodnutí něco stála; ukáže je --all.
   *[other] Ještě { $more } rozhodnutí něco stálo; ukáže je --all.
}
analyse-why-best = { $at }, lépe { $action }: { $reasons }
analyse-why-done = { $at }, zahráno { $action }: { $reasons }

## The server: how it starts, and what its environment may set

server-extra-missing = Balíček { $package } není nainstalovaný a server ho potřebuje. Nainstaluj Trimino s doplňkem „server“, například: pip install 'trimino[server]'
server-port-taken = Port { $port } na { $host } je obsazený, možná jiným serverem. Zastav ho, nebo zvol jiný port, například: trimino serve --port 8001
server-port-closed = Port { $port } na { $host } není pro každého: porty pod 1024 jsou vyhrazené systému. Zvol jiný, například: trimino serve --port 8000
server-not-an-address = { $host } není adresa tohoto počítače. S --host 127.0.0.1 může hrát jen tento počítač, s --host 0.0.0.0 všechny, které k němu mají přístup.
server-no-network = Tento počítač není v žádné síti, takže nikdo jiný nemůže přijít. Připoj ho, nebo zadej jeho adresu pomocí --host, nebo spusť server bez --lan.
app-not-built = Server běží, ale webová aplikace není sestavená. Ve složce projektu napiš: python3 run.py web

help-serve =
    Nabízí stoly prohlížečům a programům, až do Ctrl-C.

    Nic není třeba nastavovat. Prostředí může změnit to, co vypíše --settings; co stojí v příkazu, má přednost.
example-serve =
    Příklady:
      trimino serve --open
      trimino serve --lan
      trimino serve --host 0.0.0.0 --port 8080
      trimino serve --database sqlite:///games.db
      TRIMINO_BOT_PAUSE=2 trimino serve
option-lan = Nechá hrát i ostatní v domácí síti: řekne, kde hru najdou, s kódem k naskenování.
option-open = Otevře hru v prohlížeči, pokud je tu obrazovka; --no-open ne.
option-host = Adresa, na které se naslouchá; s 0.0.0.0 mohou hrát i ostatní v síti.
option-port = Port, na kterém se naslouchá.
option-database = Kde se ukládají hry, například sqlite:///games.db.
option-settings = Vypíše, co smí nastavit prostředí, a skončí.
serve-at = Trimino je na { $address }
serve-others = Ostatní v tvé síti ho najdou na { $address }
serve-data = Hry se ukládají sem: { $place }
serve-setting = { $meaning } Může to být { $allowed }.
serve-default = { $default ->
    [none] Výchozí hodnota není žádná.
   *[other] Výchozí hodnota je { $default }.
}

setting-unknown = Nastavení { $variable } neexistuje. Nemá to být { $closest }? Všechna vypíše trimino serve --settings.
setting-bad = { $variable } nemůže být { $found }. Může to být { $allowed }.
setting-bad-secret = { $variable } není v pořádku. Může to být { $allowed }.
setting-allowed-whole = celé číslo od { $low } do { $high }
setting-allowed-seconds = počet sekund od { $low } do { $high }
setting-allowed-factor = on, off, nebo číslo: 2 dovolí dvakrát tolik
setting-allowed-words = jedno z těchto slov: { $words }
setting-allowed-host = jméno nebo adresa tohoto počítače; 0.0.0.0 pro všechny
setting-allowed-host-names = jména počítačů oddělená čárkami; * pro jakékoli
setting-allowed-address = adresa, například https://games.example, slovo lan pro adresu tohoto počítače v jeho síti, nebo prázdné pro žádnou
setting-allowed-token = 16 až 200 písmen, číslic a symbolů bez mezer, nebo prázdné pro žádný
setting-allowed-database = adresa, například sqlite:///games.db nebo postgresql://name:password@host/games
setting-allowed-origins = seznam s čárkami, například https://games.example,http://localhost:5173
setting-allowed-networks = seznam adres a sítí s čárkami, například 127.0.0.1,10.0.0.0/8
setting-database = Kde se ukládají hry.
setting-database-default = soubor v uživatelské složce dat
setting-host = Adresa, na které se naslouchá. S 127.0.0.1 může hrát jen tento počítač.
setting-port = Port, na kterém se naslouchá; 0 pro libovolný volný.
setting-address = Kde server najdou ostatní, pokud ne tam, kde našli stránku: začínají tím odkazy ke sdílení.
setting-hosts = Jména, pod kterými server znají klienti, kromě localhost, jmen tohoto počítače a těch v ostatních nastaveních; potřebná jen bez TLS.
setting-origins = Jiné weby, jejichž stránky smějí používat tento server.
setting-trusted-proxies = Proxy, kterým se věří, když v X-Forwarded-For a X-Forwarded-Proto říkají, kdo se ptá a jak.
setting-workers = Kolik procesů počítá tahy botů, rady a rozbory.
setting-workers-default = jeden za každý procesor kromě jednoho
setting-bot-pause = Kolik sekund bot čeká, než zahraje, aby ho lidé mohli sledovat.
setting-undo-pause = Kolik sekund nechá bot na vrácení tahu, pokud hra není přátelská.
setting-grace = Kolik sekund smí být člověk pryč, než se začne hrát za něj, pokud to neurčuje stůl.
setting-deal-pause = Kolik sekund uplyne mezi koncem kola a dalším rozdáním.
setting-stop-within = Kolik sekund server, který se má zastavit, nejvýše dokončuje rozdělanou práci.
setting-limits = Kolik si smí vyžádat každý host a každá adresa.
setting-log-level = Co se zapisuje do logu: tohle a všechno závažnější.
setting-log-format = Jak se zapisuje řádek logu.
setting-metrics-token = Kdo má tento token, smí číst /metrics; bez něj jen programy na tomto počítači.

## Terminal

help = Trojúhelníkové domino: hraj, čti pravidla, sleduj, jak hrají boti.
help-codes =
    První kroky:
      trimino play                 hra proti botovi
      trimino sheets               jaké jsou sady pravidel
      trimino play --help          všechno, co se dá pro hru zvolit

    Návratové kódy:
      0    všechno dopadlo dobře
      1    některý záznam není v pořádku
      2    příkaz nejde provést, nebo nejde otevřít soubor
      130  zastaveno pomocí Ctrl-C
help-play =
    Hra v terminálu, proti botům nebo s ostatními u jedné obrazovky.

    Vidíš stůl, své kameny a kolik bodů přinese každá volba. Napiš číslo kamene a pak písmeno místa. Během hry ukáže ? všechny klávesy.
help-sheets = Vypíše sady pravidel, podle kterých se dá hrát.
help-bots = Vypíše, jací boti tu jsou a jak který hraje.
help-rules = Řekne slovy, jak se podle sady pravidel hraje; i podle domácích.
help-simulate =
    Boti odehrají celé hry a každá se zaznamená.

    Stejné volby se stejným semínkem dávají stejné bajty, pokud rozpočtem některého bota není čas.
help-pad =
    Zapisuje skóre, když se hraje se skutečnými kameny na stole.

    Piš, co se děje u stolu: 345 je kámen, 345 b je most. Každý řádek se počítá podle zvolených pravidel; na to, co nedovolují, se program zeptá, ale přesto to zapíše. Každý řádek se dá opravit a všechno vrátit. Zápis se po každém řádku uloží. Bez jmen se otevře ten, do kterého se psalo naposledy. Když je otevřený, ? ukáže všechny možnosti.
help-verify =
    Ověří záznamy her, do posledního bodu.

    U každého záznamu, který není v pořádku, se řekne první chyba. Obsahuje-li záznam tajemství, ze kterého vznikla jeho rozdání, ověří se i ta. Návratový kód je 0, pokud jsou všechny záznamy v pořádku, 1, pokud některý není, 2, pokud nejde otevřít soubor. Useknutý záznam ani soubor bez záznamů v pořádku není.
help-replay =
    Projde krok za krokem záznam hry, s odkrytými kameny všech hráčů.

    Není-li vstup terminál, vypíše se všechno najednou.
help-draw =
    Nakreslí pozici nebo okamžik ze záznamu jako SVG nebo jako text.

    Pozice je řádek textu, který zapisuje --notation; bez ní se čte ze standardního vstupu.
help-print =
    Vytvoří PDF k vytištění: kameny k vystřižení, prázdný list na body, nebo pravidla na jedné stránce.

    Všechno je ve skutečné velikosti: tiskni v měřítku 100 %. Bez --output se soubor jmenuje podle obsahu, například trimino-tiles.pdf.
example-play =
    Příklady:
      trimino play
      trimino play --rules tri-domino --players 4 --bots greedy
      trimino play --names Anna,Juris --turn-seconds 60
      trimino play --rules trimino --solo
      trimino play --rules goliath --set draw_limit=2 --record games.jsonl
example-sheets =
    Příklad:
      trimino sheets
example-bots =
    Příklad:
      trimino bots
example-rules =
    Příklady:
      trimino rules triomino
      trimino rules goliath --set draw_limit=2 --set 'hexagons=[50,60,80]'
      trimino rules tri-domino --fields
      trimino rules tri-domino --readings
example-simulate =
    Příklady:
      trimino simulate --players 3 --matches 100 --seed 7 --record games.jsonl
      trimino simulate --bots greedy,random --matches 50
      trimino simulate --rules trimino --solo --record -
example-pad =
    Příklady:
      trimino pad --rules triomino Anna Juris
      trimino pad
      trimino pad --statistics
example-verify =
    Příklady:
      trimino verify games.jsonl
      trimino simulate --record - | trimino verify -
example-replay =
    Příklad:
      trimino replay games.jsonl --match 3

    Klávesy:
      Enter nebo n  další akce
      b             zpět
      g 2 17        do kola 2, akce 17
      q             konec
example-draw =
    Příklady:
      trimino draw --record games.jsonl --round 1 --action 12 --output table.svg
      trimino draw --record games.jsonl --seat 1 --legal --text
      trimino draw --record games.jsonl --notation | trimino draw --text
example-print =
    Příklady:
      trimino print tiles --face large --paper letter
      trimino print tiles --tile 3-4-5 --tile 0-0-1 --side 38
      trimino print sheet --rules tri-domino --players 4
      trimino print sheet games.jsonl --match 2
      trimino print card --rules "Babiččina: triomino, draw-limit=2" --language cs

option-help = Ukáže tohle a skončí.
option-version = Ukáže verzi a skončí.
option-rules = Pravidla: id, které vypíše trimino sheets, název tvých uložených pravidel, soubor, odkaz nebo řádek, například Babiččina: triomino, draw-limit=2.
option-match-rules = Pravidla: id, které vypíše trimino sheets, název tvých uložených pravidel, soubor, odkaz nebo řádek, například Babiččina: triomino, draw-limit=2. Nejsou-li zadaná, platí tvoje obvyklá pravidla; vybírají se příkazem trimino rules ID --default.
option-rules-name = Dá pravidlům název.
option-rules-keep = Uloží pravidla pod jejich názvem, aby se dala použít všude, kde se pravidla zadávají.
option-rules-default = Vybere pravidla, podle kterých se odteď hraje, pokud nejsou zadaná jiná.
option-rules-forget = Smaže uložená pravidla s tímto názvem.
option-rules-list = Vypíše uložená pravidla.
option-rules-fields = Vypíše vše, co mění --set: hodnotu, význam a co je dovoleno.
option-rules-readings = Vypíše místa návodu, která se dají vyložit dvojím způsobem, náš výklad a domácí pravidla pro jiný.
option-rules-text = Vypíše pravidla jako řádek textu, který se dá předat dál.
option-rules-json = Vypíše pravidla jako dokument JSON, který se dá uložit do souboru.
option-rules-link = Vypíše odkaz, který otevře pravidla v aplikaci toho serveru.
option-set = Změní jednu položku pravidel, například draw_limit=2, target_met=at-once nebo hexagons=[50,60,70]. Smí se zadat vícekrát.
option-players = Kolik hráčů hraje.
option-solo = Hraje se sólo.
option-youngest = Který hráč je nejmladší, počítáno od 1, pokud zahajuje nejmladší.
option-rounds = Kolik kol se hraje, pokud se hraje na kola.
option-well = Kolik kamenů je v zásobě sólové hry.
option-turn-seconds = Kolik sekund má každý člověk na tah; pak se tah odehraje automaticky. Tri-Domino doporučuje 30 až 60. Bez této volby čas omezen není.
option-seed = Číslo, které určuje rozdání a tahy botů; bez něj je to pokaždé jinak.
option-bots = Kdo obsadí ostatní místa: { $bots }; jedno jméno pro všechna, nebo jedno pro každé, oddělená čárkami. Jak který hraje, řekne trimino bots; expert@100ms ho nechá přemýšlet tak dlouho a exec:COMMAND je tvůj vlastní program.
option-all-bots = Kdo hraje: { $bots }; jedno jméno pro všechna místa, nebo jedno pro každé, oddělená čárkami. Jak který hraje, řekne trimino bots; expert@100ms ho nechá přemýšlet tak dlouho a exec:COMMAND je tvůj vlastní program.
option-people = Kolik lidí se dělí o obrazovku; mezi tahy jsou kameny skryté.
option-names = Jména lidí, oddělená čárkami.
option-record-add = Přidá záznam hry do tohoto souboru.
option-record-new = Zapíše záznamy do tohoto souboru; - je standardní výstup.
option-matches = Kolik her se odehraje.
option-match = Který záznam v souboru, počítáno od 1.
option-all = Vypíše všechno bez zastavení.
option-draw-record = Nakreslí okamžik ze záznamu v tomto souboru.
option-round = Kolo, počítáno od 1; bez zadání poslední.
option-action = Po kolika akcích kola; 0 je, když je rozdáno, bez zadání konec kola.
option-seat = Čí kameny jsou vidět, počítáno od 1; bez zadání ničí.
option-output = Zapíše do tohoto souboru místo na standardní výstup.
argument-print = Co vytisknout: { $known }.
argument-print-file = Záznam hry nebo zápis skóre, který se vytiskne jako vyplněný list na body; - je standardní vstup.
option-paper = Papír: { $known }.
option-tile = Kámen, který vytisknout samostatně, například 3-4-5, když se ztratil. Smí se zadat vícekrát; bez zadání všechny kameny.
option-side = Strana kamene v milimetrech, od { $low } do { $high }.
option-face = Jak vypadají čísla: { $known }. Velká jsou vidět zdálky; tvary pomáhají, když se barvy těžko rozlišují.
option-backs = Za každou stránku s kameny přidá stránku s jejich rubovými stranami; papír se obrací podél delší strany.
option-print-players = Pro kolik hráčů je list na body; bez zadání pro nejmenší počet, který pravidla dovolují.
option-print-output = Zapíše do tohoto souboru; - je standardní výstup.
option-seen = Co si tvoje zařízení o hře uchovalo, v tomto souboru řádek pro každou hru: řekne přesně, co to dokazuje.
option-log = Zápis stolu, jaký server dá po skončení hry; ověří se s ním uchované otisky.
option-text = Kreslí jako text místo SVG.
option-notation = Zapíše pozici jako řádek textu, který se dá vložit do zprávy a znovu nakreslit.
option-legal = Označí, kam smí přiložit hráč, který je na tahu.
argument-pad = Hráči v pořadí tahů; začne se nový zápis. Jméno s mezerou piš v uvozovkách.
option-pad-youngest = Nejmladší hráč, který zahajuje, pokud to pravidla říkají.
option-pad-start = Kámen, kterým začíná sólová hra, například 345.
option-pad-open = Otevře zápis, jehož id takhle začíná.
option-pad-list = Ukáže všechny zápisy.
option-pad-statistics = Ukáže, jak se komu vedlo ve všech zápisech, i v grafech.
option-pad-csv = Zapíše skóre jako CSV pro tabulku; - je standardní výstup.
option-pad-export = Zapíše skóre do souboru, který ověří trimino verify; - je standardní výstup.
option-pad-record = Zapíše hru jako záznam, pokud je u každého kamene zapsané i místo; - je standardní výstup.
option-pad-picture = Zapíše list s body jako obrázek SVG; - je standardní výstup.
option-pad-print = Zapíše list s body jako PDF, takový jako v krabici; - je standardní výstup.
option-pad-link = Vypíše odkaz, ve kterém je celý zápis a který ho otevře v aplikaci toho serveru.
option-pad-import = Přidá zápisy ze souboru, nebo ten z odkazu. Nic z uloženého se neztratí.
argument-files = Soubory záznamů; - je standardní vstup.
argument-file = Soubor záznamů; - je standardní vstup.
argument-position = Pozice jako text; - je standardní vstup.
version = Trimino { $version }

fields-known = K dispozici jsou: { $fields }.
no-rules-named = Řekni, která sada pravidel, například: trimino rules triomino. K dispozici jsou: { $known }. Víc o každé řekne trimino sheets.
set-not-a-pair = „{ $text }“ nemá tvar FIELD=VALUE, například draw_limit=2.
rules-without-name = Tato pravidla nemají název, pod kterým by se uložila. Dej jim ho pomocí --name.
rules-name-taken = „{ $name }“ je id zveřejněných pravidel. Zvol jiný název.
no-kept-rules = Pravidla „{ $name }“ uložená nemáš. Uložena jsou: { $known }.
kept-rules-wrong = { $path }, řádek { $line }: { $why } Oprav řádek, nebo ho smaž.
bot-unknown = Bot „{ $name }“ neexistuje. K dispozici jsou: { $known }.
not-a-budget = „{ $text }“ není rozpočet. Napiš čas, například 10ms nebo 2s, nebo počet simulací, například 500sims.
budget-out-of-range = Rozpočet je celý počet simulací od 1 do { $simulations }, nebo počet sekund větší než 0 a nejvýš { $seconds }. Zadej jedno z toho.
bots-do-not-fit = Počet zadaných botů je { $bots }, ale míst pro ně je { $free }. Zadej jedno jméno pro všechna, nebo jedno pro každé místo.
people-do-not-fit = Počet lidí je { $people }, ale počet hráčů jen { $seats }. Zvyš --players, nebo ho vynech.
names-do-not-fit = Počet zadaných jmen je { $names }, ale počet lidí je { $people }. Zadej jedno jméno pro každého, nebo vynech --people.
names-alike = Dva hráči se jmenují „{ $name }“. Dej každému jiné jméno pomocí --names; i boti mají jména.
no-such-player = Hráč { $player } neexistuje. Počet hráčů je { $players } a počítají se od 1.
solo-is-alone = Sólová hra má jednoho hráče, ne { $players }. Vynech --solo nebo --players.
system-refuses = Tohle se nepodařilo: { $why }.
file-not-written = Soubor { $path } nejde zapsat: { $why }.
file-twice = Do souboru { $path } se mají zapsat dvě věci. Dej každé vlastní soubor.
no-such-match = { $matches ->
    [one] Hra { $match } v souboru { $path } není. Je v něm jedna.
    [few] Hra { $match } v souboru { $path } není. Jsou v něm { $matches }.
   *[other] Hra { $match } v souboru { $path } není. Je jich v něm { $matches }.
}
nothing-to-replay = Záznam nemá žádná kola, takže není co přehrávat.
nothing-to-draw = Není co kreslit. Zadej pozici, nebo záznam pomocí --record FILE, například: trimino draw --record games.jsonl --text
wrong-ending = { $ending ->
    [pdf] { $path } má končit na .pdf: zapisuje se do něj PDF.
    [picture] { $path } má končit na .svg: zapisuje se do něj obrázek SVG.
    [svg] { $path } má končit na .svg: zapisuje se do něj obrázek SVG. S --text se kreslí jako text.
   *[txt] { $path } má končit na .txt: zapisuje se do něj prostý text. Pro obrázek SVG vynech --text a --notation.
}
two-things-to-draw = Zadej buď pozici, nebo --record, ne obojí.
choice-unknown = { $option } může být { $known }, ne „{ $found }“.
print-option-unused = { $option } nemá význam, když se tiskne { $what }. Vynech to.
bad-side = --side je délka v milimetrech od { $low } do { $high }, například 40 nebo 38.5, ne „{ $found }“.
print-done = Soubor { $path } je připravený k tisku.

sheets-line = { $id }: { $name }, počet hráčů { $fewest } až { $most }
rules-kept = Uloženo pod názvem „{ $name }“.
rules-default-chosen = Odteď se hraje podle pravidel „{ $rules }“, pokud nejsou zadaná jiná.
rules-forgotten = Pravidla „{ $name }“ jsou smazaná.
rules-none-kept = Zatím nemáš uložená žádná pravidla. Aby se dala uložit, dej jim název: trimino rules triomino --set draw_limit=2 --name Naše --keep.
simulate-progress = Hraje se
simulate-done = { $matches ->
    [one] Jedna hra, semínko { $seed }.
    [few] { $matches } hry, semínko { $seed }.
   *[other] { $matches } her, semínko { $seed }.
}
simulate-player = hráč
simulate-wins = výhry
simulate-mean = průměrné skóre
verify-progress = Ověřuje se
verify-wrong = { $file }:{ $line }, hra { $match }: { $why }
verify-unread = { $file }: { $why }
verify-done = { $unread ->
    [0] V pořádku: { $right }, chybných: { $wrong }.
   *[other] V pořádku: { $right }, chybných: { $wrong }, nepřečtených: { $unread }.
}{ verify-fair }
verify-fair = { $fair ->
    [0] { "" }
    [one] { " " }Rozdání jednoho záznamu vycházejí z tajemství a příspěvků, které uvádí.
    [few] { " " }Rozdání { $fair } záznamů vycházejí z tajemství a příspěvků, které uvádějí.
   *[other] { " " }Rozdání { $fair } záznamů vycházejí z tajemství a příspěvků, které uvádějí.
}
verify-seen-other = V souboru { $file } není nic o této hře.
replay-at = Kolo { $round }, akce { $action } z { $actions }
replay-begins = Je rozdáno.
replay-player = { $player }: { $total } ·
replay-unknown = „{ $entry }“ není v nabídce. Stiskni Enter, napiš b, q, nebo g s kolem a akcí, například g 2 17.
replay-ask = Enter další · b zpět · g KOLO AKCE přejít tam · q konec:{ " " }

player-number = Hráč { $number }
player-level = { $name } ({ $level })
page-title = { $game } · kolo { $round } · { $well ->
    [0] zásoba je prázdná
    [one] v zásobě je jeden kámen
    [few] v zásobě jsou { $well } kameny
   *[other] v zásobě je { $well } kamenů
}
page-standing = { $reader ->
    [true] { $player } (ty): { $total }, { $tiles ->
        [one] 1 kámen
        [few] { $tiles } kameny
       *[other] { $tiles } kamenů
    }
   *[false] { $player }: { $total }, { $tiles ->
        [one] 1 kámen
        [few] { $tiles } kameny
       *[other] { $tiles } kamenů
    }
}
page-open-with = Zahajuješ kolo kamenem { $tile }, mezi tvými kameny má číslo { $number }.
page-time-left = Na tento tah zbývá: { $time }.
page-time-at-enter = Na tento tah zbývá: { $time }. Tady se čas kontroluje, jen když stiskneš Enter.
page-drawn = { $only ->
    [drawn] * vzatý v tomto tahu; přiložit se smí jen takový
    [newest] * vzatý v tomto tahu; přiložit se smí jen poslední, { $tile }
   *[any] * vzatý v tomto tahu
}
page-no-field = Ještě není položen žádný kámen.
rack-best = nejvíc bodů
rack-tile = { $places ->
    [0] { $number }  { $tile }  –
    [one] { $number }  { $tile }  1 místo, { $best }
    [few] { $number }  { $tile }  { $places } místa, nejvíc { $best }
   *[other] { $number }  { $tile }  { $places } míst, nejvíc { $best }
}
spot-turned = { $top } nahoře, { $right } vpravo, { $left } vlevo
spot-field = pole { $field }
key-draw = { $points ->
    [0] d vzít
   *[other] d vzít ({ SIGNED($points) })
}
key-pass = { $points ->
    [0] p pas
   *[other] p pas ({ SIGNED($points) })
}
key-decline = p odmítnout
key-undo = u vrátit
key-help = ? nápověda
key-rules = r pravidla
key-quit = q konec
ask-tile = Který kámen? Jeho číslo:{ " " }
ask-other = Žádný tvůj kámen se nedá přiložit. Tvoje volba:{ " " }
ask-place = Kam s kamenem { $tile }? Písmeno místa, nebo Enter pro jiný kámen:{ " " }
press-enter = Pokračuj stisknutím Enter.{ " " }
ask-quit = Ukončit hru? y ano / n ne, Enter znamená ne:{ " " }
pager-ask = { $more ->
    [true] Strana { $page } z { $pages } · Enter další · b zpět · q hotovo:{ " " }
   *[false] Strana { $page } z { $pages } · Enter hotovo · b zpět:{ " " }
}
undo-not-now = Teď nejde nic vrátit: mezitím se ukázalo něco skrytého, nebo hrál někdo jiný.
entry-unknown = „{ $entry }“ není v nabídce. Napiš číslo kamene a pak písmeno místa; pomůže ?.
hand-over = Předej klávesnici, na tahu je { $player }. Nikdo jiný by se neměl dívat.
hand-over-undo = Nebo napiš u a vrať poslední tah.
play-time-out = { PERSON($player) ->
    [you] Čas ti vypršel, takže se tah odehrál automaticky.
   *[other] { $player }: čas vypršel, takže se tah odehrál automaticky.
}
play-stopped = Hra byla přerušena.
record-saved = Záznam je v souboru { $path }.
record-not-kept = Záznam se neuložil. Ukládá se při hře s --record FILE.
play-help =
    Tvoje kameny jsou vidět pod polem, pod každým je číslo. Kameny, které se teď nedají přiložit, jsou bledé nebo kreslené tečkami. Znak * u čísla označuje kámen vzatý v tomto tahu.

    Napiš číslo kamene a stiskni Enter. Jeho místa dostanou písmena a uvidíš, kolik které přinese bodů. Pak napiš písmeno. 3a udělá obojí najednou; samotný Enter se vrátí ke kamenům.

    Na stole:
    +   místo, kam se hodí některý z tvých kamenů
    { $last }   naposledy přiložený kámen
    { $hole }   prázdné políčko obklopené kameny
    { $beyond }   pole pokračuje dál

    Velké pole se kreslí menší: kde se rohy stýkají, stojí jejich číslo jen jednou.

    Klávesy:
    d   vzít kámen ze zásoby
    p   pas, nebo odmítnout nabídku
    u   vrátit tah; hraje-li víc lidí, jen dokud se neukázalo nic skrytého
    r   přečíst pravidla této hry
    q   konec (hra se nejdřív zeptá)

## The app in the terminal

help-tui =
    Hraj v aplikaci přes celý terminál, klávesnicí i myší.

    Bez voleb se úvodní obrazovka zeptá, co hrát. S jakoukoli volbou hry začne hra hned. Při hře ukáže ? všechny klávesy.
example-tui =
    Příklady:
      trimino tui
      trimino tui --rules tri-domino --bots club,expert
      trimino tui --rules trimino --solo --no-colour
      trimino tui --replay games.jsonl --match 2
      trimino tui http://localhost:8000/table/abc123
option-tui-replay = Místo hraní projde záznam z tohoto souboru.
option-no-colour = Bez barev; totéž udělá NO_COLOR v prostředí.
tui-extra-missing = Balíček { $package } není nainstalovaný a aplikace v terminálu ho potřebuje. Nainstaluj Trimino s doplňkem „tui“, například: pip install 'trimino[tui]'. Bez něj funguje trimino play.
client-extra-missing = Balíček { $package } není nainstalovaný a hra u stolu na serveru ho potřebuje. Nainstaluj Trimino s doplňkem „client“, například: pip install 'trimino[client]'
envs-extra-missing = Balíček { $package } není nainstalovaný a prostředí pro učící se agenty ho potřebují. Nainstaluj Trimino s doplňkem „envs“, například: pip install 'trimino[envs]'
tui-no-terminal = Aplikace potřebuje terminál, který může celý zaplnit. Spusť ji v něm, nebo hraj řádek po řádku: trimino play.
tui-record-file = Aplikace zaplní celou obrazovku, takže záznam tam zapsat nejde. Zadej pro --record jméno souboru.
# The name of the language in itself.
tui-language = Čeština
tui-engine-starts = Výpočet se připravuje; úplně poprvé to trvá asi půl minuty.
tui-ghost = { $tile }: { $sum } · { $number } z { $ways }
tui-ask-quit = Opustit tuto hru?
tui-ask-file = Který soubor záznamů?
tui-start-bot = Bot { $number }
tui-start-replay = Přehrát záznam
# A key, a blank, and what it does, as short as can be.
tui-key-tile = ←→ kámen
tui-key-place = ↑↓ místo
tui-key-turn = ↑↓ otočit
tui-key-lay = Enter přiložit
tui-key-hint = h rada
tui-key-where = mezerník kde
tui-key-move = mezerník tah
tui-key-perfect = p soupeři bez chyb
tui-key-people = p tito soupeři
tui-key-pad = s skóre
tui-key-larger = + větší
tui-key-smaller = - menší
tui-key-language = l jazyk
tui-key-close = Esc zavřít
tui-key-scroll = ↑↓ posunout
tui-key-choose = Enter vybrat
tui-key-show = Enter ukázat
tui-key-yes = y ano
tui-key-no = n ne
tui-key-go-on = Enter dál
tui-key-look = Esc ke stolu
tui-key-again = a znovu
tui-key-replay = v přehrát
tui-key-fair = f férové?
tui-fair-title = Bylo rozdání férové?
tui-fair-checking = Rozdání se ověřují…
tui-fair-right = Ověřeno na tomto zařízení a v pořádku:
tui-fair-wrong = Něco není v pořádku:
tui-fair-unchecked = Rozdání se teď nepodařilo ověřit:
tui-fair-kept = Co si toto zařízení uchovalo, k ověření pomocí trimino verify --seen:
tui-fair-code = Ověř rozdání na telefonu
tui-code-small = Okno je pro tento kód příliš malé. Potřebuje { $columns } × { $rows }.
tui-key-code = c QR kód
tui-key-new = n nová hra
tui-key-step = → další
tui-key-back = ← zpět
tui-key-round = PgDn kolo
tui-key-analyse = a rozbor
tui-key-start = F5 začít
tui-key-next = Tab další
tui-key-open = F3 přehrát
tui-help-title = Nápověda
tui-help =
    Hra:
    ← →   jiný z tvých kamenů; 1 až 9 a 0 ho vyberou podle čísla
    ↑ ↓   jiné místo pro něj, nebo ho otočit, když je v poli první
    Enter   přiložit; Esc výběr zruší
    d   vzít kámen ze zásoby
    p   pas, nebo odmítnout nabídku
    u   vrátit tah; když hraje víc lidí nebo se hra počítá, jen dokud se neukázalo nic skrytého
    h   zeptat se počítače, co by udělal a proč
    g   pozdravit ostatní, u stolu na serveru

    Prohlížení:
    + -   kreslit pole větší nebo menší; f ukáže, co se vejde
    Shift ← → ↑ ↓ nebo H J K L   posunout pole
    s   zápis skóre
    r   pravidla této hry
    l   jiný jazyk
    q   odejít (hra se nejdřív zeptá)

    Při přehrávání → a ← jdou po krocích, PgDn a PgUp po kolech, Home a End na začátek a na konec; klávesa a spustí rozbor.

    Myší: klikni na kámen, pak na místo; druhé kliknutí na ně kámen přiloží. Tažením se pole posouvá, kolečko ho zvětší nebo zmenší a na klávesy dole se dá kliknout.

    Znaky:
    +   místo, kam se hodí kámen, nebo kolik by tam přinesl
    { $bonus }   místo, které dává bonus
    { $last }   naposledy přiložený kámen
    { $hole }   prázdné políčko obklopené kameny
    { $beyond }   pole pokračuje dál
    { $turn }   kdo je na tahu
    { $tiles }   kameny v ruce
    { $drawn }   kámen vzatý v tomto tahu

## The command line itself

option-language = Jazyk programu: { $languages }. Bez zadání rozhoduje TRIMINO_LANGUAGE, jinak jazyk tohoto počítače.
language-unknown = Jazyk „{ $language }“ tu není. K dispozici jsou: { $known }.
# Between brackets after the name of a command, in capitals: trimino play [OPTIONS]
usage-options = VOLBY
usage-command = PŘÍKAZ
usage-command-options = ARGUMENTY
usage-line = Použití:{ " " }
usage-title-arguments = Argumenty
usage-title-options = Volby
usage-title-commands = Příkazy
usage-title-error = Chyba
usage-default = výchozí: { $value }
usage-required = povinné
usage-try = Nápovědu ukáže { $command }.
usage-missing = Chybí { $name }. Doplň to.
usage-not-a-number = { $low ->
    [null] { $option } je celé číslo, ne „{ $found }“.
   *[other] { $high ->
        [null] { $option } je celé číslo aspoň { $low }, ne „{ $found }“.
       *[other] { $option } je celé číslo od { $low } do { $high }, ne „{ $found }“.
    }
}
usage-no-value = Za { $option } musí být hodnota.
usage-no-value-wanted = { $option } nemá žádnou hodnotu. Vynech ji.
usage-too-much = „{ $found }“ je tu navíc. Vynech to.
usage-no-such-command = Příkaz „{ $name }“ neexistuje. K dispozici jsou: { $known }.
usage-no-such-option = { $closest ->
    [null] Volba { $option } tu není.
   *[other] Volba { $option } tu není. Nemá to být { $closest }?
}

## The database of the server

store-bad-address = Databáze, která začíná „{ $address }:“, není známá. Zadej adresu, například sqlite:///trimino.db nebo postgresql://user:password@host/database.
store-not-durable = SQLite by nezachovalo, co zapsalo (journal { $journal }, synchronous { $synchronous }), takže by se mohly ztratit tahy. Dej databázi na místní disk.
store-setting-not-durable = PostgreSQL by mohlo ztratit tahy, které už potvrdilo: { $setting } je { $value } (nastaveno: { $source }). Nastav tam { $setting } na on, nebo proveď ALTER SYSTEM SET { $setting } = on, znovu načti nastavení PostgreSQL a spusť server znovu.
store-newer = Databázi vytvořilo novější Trimino. Nainstaluj tu verzi, nebo zvol jinou databázi.
store-in-use = Soubor { $path } používá jiný server a soubor může patřit jen jednomu. Zastav ten server, zvol jiný soubor pomocí --database, nebo použij PostgreSQL, které může sdílet víc serverů.
help-export =
    Zapíše všechno, co server uchovává, do souboru, pro jinou databázi nebo jako zálohu.

    Server může mezitím běžet dál: soubor obsahuje stav z jednoho okamžiku. Je v něm i to, co smí vědět jen server, proto ho chraň stejně jako databázi.
example-export =
    Příklady:
      trimino export backup.jsonl
      trimino export - --database postgresql://trimino@db/trimino | gzip > backup.jsonl.gz
help-import =
    Vloží exportovaná data do prázdné databáze, všechna, nebo žádná.

    Tak se server přestěhuje ze SQLite do PostgreSQL a zpět. Před exportem ho zastav, aby se žádný tah neztratil.
example-import =
    Příklady:
      trimino import backup.jsonl --database postgresql://trimino@db/trimino
      gunzip < backup.jsonl.gz | trimino import -
argument-export = Soubor, do kterého se zapíše; - je standardní výstup.
argument-import = Exportovaný soubor; - je standardní vstup.
export-done = { $rows ->
    [one] Exportován jeden řádek.
    [few] Exportovány { $rows } řádky.
   *[other] Exportováno { $rows } řádků.
}
import-done = { $rows ->
    [one] Importován jeden řádek.
    [few] Importovány { $rows } řádky.
   *[other] Importováno { $rows } řádků.
}
export-nothing-there = Není co exportovat: tuto databázi žádný server nepoužíval. Zadej jinou pomocí --database nebo TRIMINO_DATABASE.
export-outdated = Databáze je z jiné verze Trimina. Spusť ten server jednou s touto verzí, která ji aktualizuje, a pak exportuj.
import-not-empty = V databázi už něco je. Importuj do prázdné, například do nového souboru: --database sqlite:///new.db
import-not-an-export = Tohle není výstup příkazu trimino export. Zadej soubor, který zapsal.
import-other-revision = Tohle exportovala jiná verze Trimina. Importuj to tou verzí a pak spusť tuto, která databázi aktualizuje.
import-broken-line = Řádek { $line } není v pořádku, takže se nic neimportovalo. Exportuj znovu a soubor nech, jak je.
import-cut-off = Soubor končí příliš brzy, na řádku { $line }, takže se nic neimportovalo. Exportuj znovu, nebo soubor znovu zkopíruj.
import-misfit = Řádky { $first } až { $last } obsahují něco, co se nehodí ke zbytku, takže se nic neimportovalo. Exportuj znovu a soubor nech, jak je.
file-not-read = Soubor { $path } nejde přečíst: { $why }.

## A table on a server, in the app in the terminal

option-tui-link = Odkaz na stůl na serveru: hraje se tam.
option-tui-watch = U stolu z odkazu se jen dívat a místo nezabírat.
online-not-a-link = „{ $found }“ není odkaz. Odkaz na stůl vypadá takto: http://localhost:8000/table/abc123
online-other-link = „{ $found }“ je odkaz, ale ne na stůl. Odkaz na stůl vypadá takto: http://localhost:8000/table/abc123
online-own-settings = Stůl z odkazu už má pravidla i místa. Vynech { $options }.
online-one-name = U stolu z odkazu hraješ pod jedním jménem. Zadej jedno pomocí --names.
online-no-server = Na adrese { $server } žádný server neodpovídá: { $why }. Zkontroluj odkaz a to, zda server běží.
online-other-server = Na adrese { $server } neodpovídá server Trimino: stav odpovědi je { $status }. Zkontroluj odkaz.
online-other-version = Server říká něco, čemu tento program nerozumí. Nejspíš má jinou verzi než tento, { $version }. Aktualizuj oba.
online-refused = { $why }
online-not-connected = Spojení ještě není navázáno. Nejdřív zavolej connect.
online-closed = Spojení je ukončené. Připoj se znovu.
online-failed = Spojení se přerušilo kvůli chybě v programu: { $why }
online-not-seated = O odvetu mohou požádat jen ti, kdo sedí u stolu.
online-hint-lost = Rada nepřišla včas. Požádej znovu.
online-identity-unreadable = Soubor { $path } nejde přečíst: { $why }. Je v něm uloženo, kdo na kterém serveru jsi. Oprav ho, nebo ho smaž; servery tě pak budou mít za někoho nového.
online-coming = Připojování k { $server }…
online-over = Hra skončila. Můžeš si ji přehrát.
online-full = Všechna místa jsou obsazená. Můžeš se dívat.
online-you-start = Hostitel jsi ty: začni hru, kdy chceš.
online-ask-name = Pod jakým jménem hraješ?
online-absent = není tu: { $players }
online-farewell = Místo zůstává tvoje. Vrať se příkazem: trimino tui { $link }
online-farewell-over = Přehrání: trimino tui { $link }
tui-key-try-again = t znovu
tui-key-begin = Enter začít
tui-key-begin-without-free = f bez volných míst
tui-key-move-up = m přesednout si
tui-key-sit = s sednout si
tui-key-stand-up = u opustit místo
tui-key-watch = w dívat se
tui-key-greet = g pozdravit

## The score pad in the terminal

pad-heading = { $rules } ({ $id })
pad-keys = Piš, co se děje; ? ukáže jak, q skončí.
pad-help =
    345         přiložený kámen; 345 b tvoří most, d dvojspoj, h šestiúhelník, h2 nebo h3 několik
    345 out     poslední kámen: hráč kolo končí (in: nekončí, ať počet ukazuje cokoli)
    445u0,0     kámen s místem; co tvoří, z něj vyplývá
    d, d3       bere jeden kámen, nebo tři
    p           hlásí pas: nic se nehodí (p e: a zásoba je prázdná)
    k           nechá si kámen, který se hodí, a hlásí pas
    n           ne: nepřikládá druhý kámen, nezačíná nové pole
    Anna: 345   totéž pro jiného hráče, podle jména nebo čísla
    end 12 17   kolo skončilo; co komu zbylo: součet, kameny jako 345.011, nebo -, když se neví; =122 je trojciferný součet
    r           začne další kolo; r Anna Juris s těmito hráči
    new         začne další zápis se stejnými hráči a pravidly
    u           vrátí poslední řádek; out říká, že právě přiložený kámen byl hráčův poslední
    fix 12 345  opraví řádek 12; ins 12 345 napíše řádek před něj; del 12 ho smaže
    b? d? h?    co je most, dvojspoj, šestiúhelník? Je-li pole známé: co vytvořil poslední kámen?
    445u0,0?    co by tam kámen vytvořil? 445? ukáže všechna jeho místa a jak je zapsat
    f           ukáže pole
    t           ukáže skóre ve sloupcích
    plot        ukáže skóre během večera
    l           ukáže všechny řádky
    q           skončí; zápis zůstane uložený
pad-kept = Zápis je uložený: trimino pad --open { $id } v něm pokračuje.
pad-share = Sdílej ho: trimino pad --open { $id } --picture SOUBOR, --print SOUBOR nebo --link SERVER.
pad-list-line = { $finished ->
    [true] { $id }  { $date }  { $rules }: { $totals }
   *[false] { $id }  { $date }  { $rules }: { $totals } (nedohráno)
}
pad-names = Dosavadní hráči: { $names }.
pad-statistics = { $name }: vyhrané hry { $wins } z { $finished }, kola { $won } z { $rounds }, { $best }, mosty { $bridges }, dvojspoje { $doubles }, šestiúhelníky { $hexagons }
pad-best-round = nejlepší kolo { $points ->
    [null] –
   *[other] { $points }
}
pad-lowest-round = nejlepší kolo, když vyhrává nejnižší skóre, { $points }
pad-table-cell = { SIGNED($points) } { $total }
pad-plot-key = { $names }; *, kde se jich několik potkává
pad-damaged = { $file }, řádek { $line } je poškozený, a proto se vynechává: { $why } Nic se nemaže: než se do toho souboru něco zapíše, uloží se vedle něj kopie.
pad-import-damaged = { $file }, řádek { $line } se nepřidal: { $why }
pad-imported = { $count ->
    [one] Přidán nebo doplněn { $count } zápis.
    [few] Přidány nebo doplněny { $count } zápisy.
   *[other] Přidáno nebo doplněno { $count } zápisů.
}
pad-ruling = { $kind ->
    [plain] Nic netvoří: { SIGNED($points) }.
    [bridge] Most: { SIGNED($points) }. Spojuje kameny: { $tiles }.
    [double] Dvojspoj: { SIGNED($points) }. Dotýká se kamenů: { $tiles }.
   *[hexagon] { $hexagons ->
        [one] Šestiúhelník: { SIGNED($points) }. Jeho ostatní kameny: { $tiles }.
        [few] Šestiúhelníky, celkem { $hexagons }: { SIGNED($points) }. Jejich ostatní kameny: { $tiles }.
       *[other] Šestiúhelníky, celkem { $hexagons }: { SIGNED($points) }. Jejich ostatní kameny: { $tiles }.
    }
}
pad-kind-unpaid = { $kind ->
    [bridge] Podle těchto pravidel není za most nic.
    [double] Podle těchto pravidel není za dvojspoj nic.
   *[hexagon] Podle těchto pravidel není za šestiúhelník nic.
}
no-pads = Zatím není uložený žádný zápis. Začni jmény hráčů: trimino pad Anna Juris.
pad-options = { $option } a { $with } nejdou použít najednou. Nech jen jedno z nich.
pad-elsewhere = Tento zápis se změnil v jiném okně, proto se nic neuložilo. Takhle vypadá teď; jestli tvůj řádek chybí, zapiš ho znovu.
no-such-pad = Id začínající na { $id } nemá žádný zápis, nebo je má víc zápisů. Všechny ukáže trimino pad --list.
pad-entry-unknown = „{ $text }“ tu nic neznamená. Co se dá psát, ukáže ?
pad-entry-incomplete = { $change ->
    [fix] Co má na řádku být? Napiš to za jeho číslo, například fix { $line } 345. Všechna čísla ukáže l.
    [ins] Co patří před řádek? Napiš to za jeho číslo, například ins { $line } 345. Všechna čísla ukáže l.
   *[del] Který řádek smazat? Napiš jen jeho číslo, například del { $line }. Všechna čísla ukáže l.
}
pad-entry-first-line = Na řádku 1 jsou hráči, a ten zůstává první. Oprav ho jmény hráčů, například fix 1 r Anna Juris.
pad-entry-who = Kdo to hraje? Napiš nejdřív jméno nebo číslo hráče, například 1: 555.
pad-entry-not-a-tile = Takový kámen v sadě není. { $why }
pad-entry-no-such-name = Jméno začínající na { $name } nemá žádný hráč, nebo je má víc hráčů.
pad-entry-no-field = V tomto zápisu pole není. Místo se musí psát u každého kamene od začátku kola. Co je most, vysvětlí b?
