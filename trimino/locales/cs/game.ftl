### What web and terminal both say, in Czech: the rules, the play, records, the analysis.
###
### Details are put in as they are; true, false and null are words, as in JSON. Numbers choose the
### plural and are written without grouping; SIGNED writes one with its sign. RULE
### names a field of the rules, or what it may be, as its reader knows it: in the form by its words.
### Words of the game: kámen, roh, číslo, hodnota, v ruce, zásoba, pole, tah, braní, pas, most,
### dvojspoj, šestiúhelník, zahájení, poslední kámen, zablokované kolo, kolo, hra, cíl, skóre.

## What may not be played

round-over = Kolo skončilo. Už se v něm nedá nic zahrát.
not-your-turn = Teď nejsi na tahu.
not-an-action = Akcí je přiložit kámen, vzít si kámen, ohlásit pas nebo odmítnout, ne { $action }.
not-the-clocks-play = Čas vypršel, takže se tah odehraje automaticky: nabídka se odmítne; není-li žádná, přiloží se první kámen, který se hodí; když se nehodí žádný, vezme se kámen ze zásoby; když brát nejde, ohlásí se pas.
tile-not-held = Kámen { $tile } nemáš v ruce. Přilož některý ze svých kamenů.
not-the-opening-tile = { $rule ->
    [highest-triple] Zahájit musíš svým nejvyšším trojitým kamenem: { $tile }.
   *[other] Zahájit musíš svým nejvyšším kamenem: { $tile }.
}
not-drawn-this-turn = Po braní se smí přiložit jen kámen vzatý v tomto tahu.
not-the-newest = Naposledy vzatý kámen je { $tile }. Po braní se smí přiložit jen ten.
no-such-field = { $fields ->
    [one] Je tu jen jedno pole. Přilož kámen do něj.
    [few] Jsou tu jen { $fields } pole. Vyber jedno z nich.
   *[other] Je tu jen { $fields } polí. Vyber jedno z nich.
}
not-where-a-field-starts = { $opens ->
    [true] Zahajuješ kolo: polož kámen doprostřed prázdného stolu.
   *[false] Začínáš nové pole: polož kámen stranou od ostatních, nebo odmítni.
}
not-a-new-field = { $opens ->
    [true] Na stole ještě nic neleží: polož kámen doprostřed, kde začíná první pole.
   *[false] Tento kámen zakládá nové pole, k rozehranému ho přiložit nejde. Polož ho zvlášť, nebo odmítni.
}
cell-taken = Tam už kámen leží. Vyber prázdné políčko.
no-tile-beside = Vedle toho políčka žádný kámen neleží. Přilož kámen stranou k jinému.
not-a-turn-of-the-tile = Kámen { $tile } takto ležet nemůže. Kámen se smí otáčet, ale ne převrátit.
corners-do-not-match = { $fits ->
    [true] Kámen { $tile } se tu musí otočit: v rozích musí být { $needed }.
   *[false] Kámen { $tile } se tam nehodí: v rozích musí být { $needed }.
}
tile-fits-nowhere = Tento kámen se teď nikam nehodí.
must-place = Některý kámen se hodí, takže musíš přiložit.
must-open = Zahajuješ kolo. Polož svůj první kámen.
must-draw = { $drew ->
    [true] { $fits ->
        [true] Máš vzatý kámen: přilož takový, který se hodí, nebo si vezmi další.
       *[false] Máš vzatý kámen, ale nic se nehodí: vezmi si další.
    }
   *[false] { $fits ->
        [true] Dokud smíš brát, pas ohlásit nemůžeš: přilož kámen, který se hodí, nebo si vezmi ze zásoby.
       *[false] Dokud smíš brát, pas ohlásit nemůžeš: vezmi si kámen.
    }
}
well-empty = Zásoba je prázdná. Není co brát.
draw-limit-reached = { $limit ->
    [0] Podle těchto pravidel se nebere. Pokud se nic nehodí, ohlas pas.
    [one] V tomto tahu už máš svůj jeden vzatý kámen. Přilož kámen, který se hodí, nebo ohlas pas.
    [few] Máš už { $limit } vzaté kameny, víc se v jednom tahu nebere. Přilož kámen, který se hodí, nebo ohlas pas.
   *[other] Máš už { $limit } vzatých kamenů, víc se v jednom tahu nebere. Přilož kámen, který se hodí, nebo ohlas pas.
}
nothing-offered = Teď nemáš žádnou nabídku, takže není co odmítnout.
only-place-or-decline = Můžeš přiložit ještě jeden kámen. Přilož ho, nebo odmítni.

## Rule sets that cannot be played

ruleset-unknown = Sada pravidel „{ $id }“ neexistuje. K dispozici jsou: { $known }.
ruleset-field-unknown = Pravidlo „{ $field }“ neexistuje.
ruleset-bad-value = { RULE($field) }: hodnota nemůže být { $value }.
ruleset-hand-missing = Pravidlo { RULE($field) } neříká, kolik kamenů dostane každý ve hře { $players } hráčů. Doplň to, nebo změň { RULE("players") }.
ruleset-too-many-tiles = Pravidlo { RULE($field) } rozdává ve hře { $players } hráčů víc kamenů, než kolik jich je ({ $tiles }). Rozdej méně.
ruleset-solo-too-large = Pravidlo { RULE($field) } potřebuje víc kamenů, než kolik jich je ({ $tiles }): do ruky, do zásoby a jako první kámen. Něco z toho sniž.
ruleset-opening-tile-undecided = { RULE($field) } musí být { RULE("opening_tile", "any") }, když zahajuje nejmladší: o zahájení nerozhodl žádný kámen.
ruleset-never-blocked = { RULE($field) } nemůže být 0, když je u pravidla { RULE("blocked_when") } zvoleno { RULE("blocked_when", "nobody-can-place") }: zásoba by se nikdy nevyprázdnila a kolo by mohlo trvat věčně. Nastav { RULE("blocked_when") } na { RULE("blocked_when", "all-passed") }, nebo dovol brát.
ruleset-blocked-score-missing = { RULE($field) } musí být { RULE("blocked_score", "others-minus-own") }, { RULE("blocked_score", "differences") } nebo { RULE("blocked_score", "nothing") }, když je u pravidla { RULE("hands_left") } zvoleno { RULE("hands_left", "to-winner") }.
ruleset-no-end = Zadej { RULE($field) } nebo { RULE("rounds") }: jinak by hra nikdy neskončila.
ruleset-target-met-missing = { RULE($field) } musí být { RULE("target_met", "at-once") }, { RULE("target_met", "during-round") } nebo { RULE("target_met", "after-round") }, když má hra cíl.
ruleset-nothing-scores = { RULE($field) } nejde nikdy splnit: podle těchto pravidel se za nic nezískávají body. Dej za něco body, nebo zadej { RULE("rounds") }.

## Matches and deals that cannot be

seats-out-of-range = { $seats ->
    [one] Jeden hráč tu hrát nemůže: nejméně { $fewest }, nejvíce { $most }.
    [few] { $seats } hráči tu hrát nemohou: nejméně { $fewest }, nejvíce { $most }.
   *[other] { $seats } hráčů tu hrát nemůže: nejméně { $fewest }, nejvíce { $most }.
}
hand-size-missing = Tato pravidla neříkají, kolik kamenů dostane každý ve hře { $players } hráčů. { $suits ->
    [null] Doplň to.
   *[other] Doplň to, nebo zvol počet hráčů, který vyhovuje: { $suits }.
}
too-few-tiles = Ve hře { $players } hráčů nejde dát každému { $hand ->
    [one] jeden kámen
    [few] { $hand } kameny
   *[other] { $hand } kamenů
}: celkem jich je jen { $tiles }. { $suits ->
    [null] Rozdej méně.
   *[other] Rozdej méně, nebo zvol počet hráčů, který vyhovuje: { $suits }.
}
youngest-not-seated = Nejmladší nemůže sedět na místě { $seat }. Počet míst je { $seats } a počítají se od 0.
opener-not-seated = Místo { $seat } nemůže zahájit kolo. Počet míst je { $seats } a počítají se od 0.
opener-unwanted = Podle těchto pravidel předchozí kolo nerozhoduje o tom, kdo zahajuje toto. Místo pro to nezadávej.
no-solo = Pravidla { $id } nemají sólovou hru. Vyber jiná, nebo ať hraje víc lidí.
rounds-not-open = Podle pravidel { $id } hra končí dosažením cíle. Počet kol nejde zvolit.
rounds-out-of-range = { $rounds ->
    [one] Hra nemůže mít { $rounds } kolo: nejméně 1, nejvíce { $most }.
    [few] Hra nemůže mít { $rounds } kola: nejméně 1, nejvíce { $most }.
   *[other] Hra nemůže mít { $rounds } kol: nejméně 1, nejvíce { $most }.
}
well-size-only-solo = Velikost zásoby jde zvolit jen v sólové hře.
well-size-out-of-range = { $size ->
    [one] Zásoba nemůže mít { $size } kámen: nejvíce { $most }, a nejméně 1, když se do ruky nerozdává.
    [few] Zásoba nemůže mít { $size } kameny: nejvíce { $most }, a nejméně 1, když se do ruky nerozdává.
   *[other] Zásoba nemůže mít { $size } kamenů: nejvíce { $most }, a nejméně 1, když se do ruky nerozdává.
}
hand-size-wrong = { $expected ->
    [one] Hráč na místě { $seat }, počítáno od 0, musí mít { $expected } kámen, ne { $size }.
    [few] Hráč na místě { $seat }, počítáno od 0, musí mít { $expected } kameny, ne { $size }.
   *[other] Hráč na místě { $seat }, počítáno od 0, musí mít { $expected } kamenů, ne { $size }.
}
well-size-wrong = { $expected ->
    [one] Zásoba musí mít { $expected } kámen, ne { $size }.
    [few] Zásoba musí mít { $expected } kameny, ne { $size }.
   *[other] Zásoba musí mít { $expected } kamenů, ne { $size }.
}
start-missing = Sólová hra potřebuje kámen, který leží na stole od začátku.
start-unwanted = Kámen { $tile } nemůže ležet na stole od začátku. Tak začíná jen sólová hra.
tile-unknown = Kámen { $tile } v této sadě není.
tile-twice = Kámen { $tile } je rozdán dvakrát. Každý kámen je jen jednou.
tile-missing = Kámen { $tile } není rozdán. Každý kámen je u některého hráče nebo v zásobě.
tile-not-in-well = Kámen { $tile } není v zásobě. Vyber některý, který tam leží.
totals-wrong = Počáteční skóre není v pořádku. Zadej jedno celé číslo pro každé místo; počet míst je { $seats }.
round-not-over = Kolo ještě neskončilo. Před dalším rozdáním ho dohraj.
match-over = Hra skončila. Začni další.
match-endless = { $rounds ->
    [one] Hra byla po { $rounds } kole zastavena. Změň pravidla tak, aby někdo dosáhl cíle dřív.
    [few] Hra byla po { $rounds } kolech zastavena. Změň pravidla tak, aby někdo dosáhl cíle dřív.
   *[other] Hra byla po { $rounds } kolech zastavena. Změň pravidla tak, aby někdo dosáhl cíle dřív.
}
not-dealt = Ještě není rozdáno. Nejdřív rozdej.
nothing-to-undo = Není co vrátit.
no-such-seat = Místo { $seat } neexistuje. Počet míst je { $seats } a počítají se od 0.
impossible-view = K tomu, co je tu vidět, nemohlo vést žádné rozdání.
nothing-to-decide = Tady není co rozhodovat. Podívej se očima hráče, který je na tahu.

## Fields of a rule set: a short label, and what each means

field-players-label = hráči
field-players = Kolik hráčů smí hrát nejméně a nejvíce.
field-hand-label = kamenů do ruky
field-hand = Kolik kamenů každý dostane podle počtu hráčů.
field-opener-label = kdo zahajuje
field-opener = Kdo zahajuje kolo, nebo jen první, pokud se další zahajují jinak.
field-opening-tile-label = zahajovací kámen
field-opening-tile = Kterým kamenem se zahajuje: tím, který o zahájení rozhodl, nebo libovolným.
field-tile-points-label = body za kámen
field-tile-points = Kolik bodů je za přiložení kamene.
field-opening-bonus-label = bonus za zahájení
field-opening-bonus = Kolik se přičítá za zahájení kola.
field-opening-bonus-needs-triple-label = bonus za zahájení jen s trojitým kamenem
field-opening-bonus-needs-triple = Zda je bonus za zahájení jen za trojité kameny.
field-zero-opening-bonus-label = bonus za zahájení kamenem 0-0-0
field-zero-opening-bonus = Kolik se přičítá za zahájení kamenem 0-0-0, kromě bonusu za zahájení.
field-zero-opening-follow-up-label = další kámen po 0-0-0
field-zero-opening-follow-up = Zda hráč po zahájení kamenem 0-0-0 smí hned přiložit ještě jeden kámen.
field-bridge-label = most
field-bridge = Kolik se přičítá za most.
field-double-label = dvojspoj
field-double = Kolik se přičítá za dvojspoj.
field-hexagons-label = šestiúhelníky
field-hexagons = Kolik se přičítá za uzavření jednoho, dvou nebo tří šestiúhelníků najednou.
field-new-field-label = nové pole
field-new-field = Zda hráč, který uzavře šestiúhelník, smí založit nové pole.
field-free-draw-label = volné braní
field-free-draw = Zda si hráč smí vzít kámen, i když má co přiložit.
field-draw-limit-label = limit braní v tahu
field-draw-limit = Kolik kamenů se smí v tahu nejvíce vzít; bez limitu třeba celá zásoba.
field-draw-cost-label = trestné body za vzatý kámen
field-draw-cost = Kolik se odečítá za každý vzatý kámen.
field-after-drawing-label = co se smí přiložit po braní
field-after-drawing = Které kameny se po braní smějí v témže tahu ještě přiložit, když je braní volné.
field-stop-drawing-label = předčasný konec braní
field-stop-drawing = Zda hráč, který bral, smí ohlásit pas, i když by ještě mohl brát.
field-stop-cost-label = trestné body za předčasný konec braní
field-stop-cost = Kolik se odečítá za pas, dokud by se ještě dalo brát.
field-stuck-cost-label = trestné body za pas po braní
field-stuck-cost = Kolik se odečítá za tah, ve kterém se bralo, ale nic se nedalo přiložit.
field-empty-well-cost-label = trestné body za pas bez braní
field-empty-well-cost = Kolik se odečítá za tah, ve kterém se nic nepřiložilo a nedalo se brát.
field-empty-well-pass-label = pas při prázdné zásobě
field-empty-well-pass = Zda při volném braní a prázdné zásobě musí přiložit každý, kdo může.
field-blocked-when-label = kolo je zablokované, když
field-blocked-when = Kdy je kolo zablokované.
field-out-bonus-label = bonus za poslední kámen
field-out-bonus = Kolik se přičítá tomu, kdo se zbaví posledního kamene, pokud se zbylé kameny nepřičítají ke skóre svých majitelů.
field-hands-left-label = kameny zbylé v rukou
field-hands-left = Co se na konci kola stane s hodnotami, které zbyly v rukou.
field-blocked-score-label = zisk za zablokované kolo
field-blocked-score = Kolik získá hráč s nejnižší hodnotou v ruce, když je kolo zablokované a zbylé kameny se počítají vítězi.
field-blocked-tie-label = shoda nejnižších hodnot
field-blocked-tie = Kdo získává body v zablokovaném kole, když má nejnižší hodnotu víc hráčů a zbylé kameny se počítají vítězi.
field-next-opener-label = kdo zahajuje další kola
field-next-opener = Kdo zahajuje kola po prvním. Když o tom nerozhoduje kámen, zahajuje hráč nejvyšším ze svých kamenů, nebo libovolným.
field-target-label = cíl
field-target = Skóre, kterým hra končí.
field-target-met-label = dosažení cíle
field-target-met = Kdy se zjišťuje, zda skóre dosáhlo cíle.
field-rounds-label = počet kol
field-rounds = Po kolika kolech hra končí.
field-winner-label = vítěz
field-winner = Kdo vyhrává hru.
field-solo-label = sólová hra
field-solo = Kolik kamenů je v sólové hře v ruce a v zásobě a kolik se tam odečítá za vzatý kámen, pokud je to jinak než obvykle.
field-highest-value-label = nejvyšší číslo
field-highest-value = Nejvyšší číslo v rohu; nižší dává menší sadu kamenů.

## Words of a choice

choice-opener-highest-triple = kdo má nejvyšší trojitý kámen, jinak nejvyšší kámen
choice-opener-highest-tile = kdo má nejvyšší kámen
choice-opener-youngest = nejmladší hráč
choice-opening-tile-that = ten, který rozhodl
choice-opening-tile-any = libovolný
choice-tile-points-value = jeho hodnota
choice-tile-points-one = jeden bod
choice-tile-points-none = nic
choice-after-drawing-drawn = jen kameny vzaté v tomto tahu
choice-after-drawing-any = libovolný kámen z ruky
choice-after-drawing-newest = jen naposledy vzatý kámen
choice-empty-well-pass-forced = kdo může přiložit, musí
choice-empty-well-pass-free = pas smí ohlásit každý
choice-blocked-when-nobody-can-place = nikdo nemůže přiložit a zásoba je prázdná
choice-blocked-when-all-passed = všichni po sobě ohlásí pas
choice-hands-left-to-winner = počítají se vítězi
choice-hands-left-against-owner = přičítají se ke skóre svých majitelů
choice-hands-left-ignored = nepočítají se
choice-blocked-score-others-minus-own = kameny ostatních minus vlastní
choice-blocked-score-differences = rozdíl proti každému jinému hráči
choice-blocked-score-nothing = žádné body
choice-blocked-tie-each = každý z nich
choice-blocked-tie-nobody = nikdo
choice-blocked-tie-fewest-tiles = ten z nich, kdo má nejméně kamenů
choice-next-opener-same = podle stejného pravidla
choice-next-opener-round-winner = vítěz předchozího kola
choice-next-opener-rotation = všichni po řadě
choice-target-met-at-once = ihned, a kolo se přeruší
choice-target-met-during-round = kdykoli, ale kolo se dohraje
choice-target-met-after-round = po kole
choice-winner-highest = hráč s nejvyšším skóre
choice-winner-lowest = hráč s nejnižším skóre
choice-winner-round-winner = z těch, kdo splnili cíl, vítěz posledního kola

## Values of fields, and what they may be

value-yes = ano
value-no = ne
value-none = není
value-unused = nepoužije se
one-number = { $number }
number-range = { $low } až { $high }
value-hand = { $tiles } pro { $players }
value-solo = v ruce { $hand }, v zásobě { $well }
value-solo-draw-cost = v ruce { $hand }, v zásobě { $well }, za vzatý kámen { $cost }
difference = { $label }: { $value } (původně: { $other })
difference-idle = { difference }; při těchto pravidlech to nic nemění
allowed-flag = Může to být true nebo false.
allowed-number = { $optional ->
    [true] Může to být celé číslo od { $low } do { $high }, nebo null pro žádné.
   *[false] Může to být celé číslo od { $low } do { $high }.
}
allowed-choice = { $optional ->
    [true] Může to být jedna z hodnot { $choices }, nebo null pro žádnou.
   *[false] Může to být jedna z hodnot { $choices }.
}
allowed-span = Mohou to být dvě celá čísla od { $low } do { $high }, menší první: [{ $low }, { $high }].
allowed-numbers = { $count ->
    [one] Může to být { $count } celé číslo od { $low } do { $high }: [50, 60, 70].
    [few] Mohou to být { $count } celá čísla od { $low } do { $high }: [50, 60, 70].
   *[other] Může to být { $count } celých čísel od { $low } do { $high }: [50, 60, 70].
}
allowed-hands = Může to být počet kamenů od { $low } do { $high } pro každý počet hráčů: {"{"}"2": 9, "3": 7{"}"}. Co není uvedeno, zůstane, jak bylo.
allowed-solo = Může to být počet kamenů v ruce a v zásobě, každý nejvýše { $high }, {"{"}"hand": 9, "well": 10{"}"}, také s trestnými body za vzatý kámen, nejvýše { $cost }, {"{"}"hand": 0, "well": 19, "draw_cost": 0{"}"}, nebo null bez sólové hry.

## The guided round

guide-open = Máš nejvyšší trojitý kámen (tři stejná čísla), a proto začínáš. Klepni na { $tile } a pak na svítící místo.
guide-open-done = { SIGNED($points) }: { $worth } za kámen a { $opening } za zahájení trojitým kamenem.
guide-edge = Obě čísla na společné straně musí být stejná jako na sousedním kameni. Přilož { $tile } na svítící místo.
guide-edge-done = { SIGNED($points) }: kámen přinese součet svých čísel.
guide-corner = Kde se setkají rohy, mají všechny stejné číslo. Přilož { $tile } na svítící místo.
guide-corner-done = { SIGNED($points) }: tam, kde se rohy setkaly, mají všechny stejné číslo.
guide-hexagon = Kolem společného rohu leží pět kamenů. Uzavři šestiúhelník kamenem { $tile }!
guide-hexagon-done = { SIGNED($points) }: šestiúhelník! { $worth } za kámen a { $hexagon } navíc.
guide-alone = Teď bez pomoci: hodí se jen jeden tvůj kámen a jen na jedno místo. Najdi ho!
guide-alone-done = { SIGNED($points) }: správně! Kameny, které se nikam nehodí, jsou vybledlé.
guide-draw = Teď se nehodí žádný tvůj kámen. Vezmi si jeden ze zásoby.
guide-draw-done = { SIGNED($points) }: za každý vzatý kámen jsou trestné body.
guide-drawn = Nový kámen se hodí! Přilož { $tile } na svítící místo.
guide-drawn-done = { SIGNED($points) }: vyplatilo se to.
guide-bridge = Postav most kamenem { $tile }: jedna strana přiléhá ke kameni a protilehlý roh se dotýká dalšího.
guide-bridge-done = { SIGNED($points) }: most! { $worth } za kámen a { $bridge } navíc.
guide-out = Tvůj poslední kámen! Přilož { $tile } a kolo končí.
guide-out-done = { SIGNED($points) }: { $worth } za kámen, { $out } za poslední kámen a { $left } za kameny, které zbyly soupeři.
guide-goal = Máš skóre { $total }, cíl je { $target } bodů. Hrají se další kola, dokud někdo nedosáhne { $target }.

## At the table, at its start and beside it: the web and the app in the terminal

table-ask-lay = Jsi na tahu: přilož kámen
table-ask-draw = Jsi na tahu: nic se nehodí, vezmi si kámen
table-ask-may-draw = Jsi na tahu: přilož kámen, nebo si vezmi nový
table-ask-draw-again = Jsi na tahu: nic, co smíš přiložit, se nehodí, vezmi si další
table-ask-may-draw-again = Jsi na tahu: přilož vzatý kámen, nebo ber dál
table-ask-may-draw-again-any = Jsi na tahu: přilož kámen, nebo ber dál
table-ask-stop = Jsi na tahu: nic, co smíš přiložit, se nehodí, ber dál, nebo ohlas pas
table-ask-may-stop = Jsi na tahu: přilož vzatý kámen, ber dál, nebo ohlas pas
table-ask-may-stop-any = Jsi na tahu: přilož kámen, ber dál, nebo ohlas pas
table-ask-may-pass = Jsi na tahu: přilož vzatý kámen, nebo ohlas pas
table-ask-may-pass-any = Jsi na tahu: přilož kámen, nebo ohlas pas
table-ask-pass = Jsi na tahu: nic se nehodí, ohlas pas
table-ask-pass-drawn = Jsi na tahu: nic, co smíš přiložit, se nehodí, ohlas pas
pad-title = Zápis skóre
pad-round = kolo { $round }
goal-target = do { $target }
goal-lowest = cíl: nejméně bodů
goal-highest = cíl: nejvíc bodů
goal-round-of = { $rounds ->
    [1] jedno kolo
   *[other] kolo { $round } z { $rounds }
}
goal-solo = získej co nejvíc bodů
pad-first = zahájení
pad-second = druhý kámen
pad-new-field = nové pole
pad-pass = pas
pad-drawn = { $count ->
    [one] 1 vzatý
    [few] { $count } vzaté
   *[other] { $count } vzatých
}
pad-clock = vypršel čas
end-screen-round = Kolo { $round } skončilo
end-screen-wins = { PERSON($players) ->
    [you] Vyhráváš!
    [you-too] { $players } se dělíte o výhru!
   *[other] { $count ->
        [one] { $players } vyhrává
        [few] { $players } se dělí o výhru
       *[other] { $players } se dělí o výhru
    }
}
end-screen-solo = Tvůj výsledek: { $total }
hint-title = Rada
hint-thinking = Přemýšlí…
hint-lay = Přilož { $tile }
hint-draw = Vezmi si kámen
hint-pass = Ohlas pas
hint-decline = Odmítni
hint-chance = { $percent ->
    [one] { $percent } výhra ze 100
    [few] { $percent } výhry ze 100
   *[other] { $percent } výher ze 100
}
hint-chance-range = { $low } až { $high } výher ze 100
hint-fewer = { $fewer ->
    [one] o { $fewer } výhru ze 100 méně
    [few] o { $fewer } výhry ze 100 méně
   *[other] o { $fewer } výher ze 100 méně
}
hint-result = { $points ->
    [one] ještě asi { $points } bod
    [few] ještě asi { $points } body
   *[other] ještě asi { $points } bodů
}
nudge-only = { $what ->
    [draw] Nic, co smíš přiložit, se nehodí: vezmi si kámen.
    [pass] Nic, co smíš přiložit, se nehodí: ohlas pas.
   *[lay] Položit můžeš jen jeden kámen, a to jen na jedno místo.
}
nudge-draw = Ještě nepřikládej: další kámen ti tady přinese víc, než kolik stojí.
nudge-hold = V tomto tahu přikládat nemusíš: počkat je výhodnější.
nudge-goes-out = V tomto tahu se můžeš zbavit posledního kamene.
nudge-bonus = { $where ->
    [top] Podívej se na horní část pole: něco tam přinese bonus ({ SIGNED($points) }).
    [bottom] Podívej se na dolní část pole: něco tam přinese bonus ({ SIGNED($points) }).
    [left] Podívej se na levou část pole: něco tam přinese bonus ({ SIGNED($points) }).
    [right] Podívej se na pravou část pole: něco tam přinese bonus ({ SIGNED($points) }).
    [top-left] Podívej se na levou horní část pole: něco tam přinese bonus ({ SIGNED($points) }).
    [top-right] Podívej se na pravou horní část pole: něco tam přinese bonus ({ SIGNED($points) }).
    [bottom-left] Podívej se na levou dolní část pole: něco tam přinese bonus ({ SIGNED($points) }).
    [bottom-right] Podívej se na pravou dolní část pole: něco tam přinese bonus ({ SIGNED($points) }).
   *[middle] Podívej se doprostřed pole: něco tam přinese bonus ({ SIGNED($points) }).
}
nudge-equal-tiles = { $tiles } jsou zhruba stejně dobré, každý na svém nejlepším místě.
nudge-equal-places = { $all ->
    [true] Je skoro jedno, kam přiložíš { $tile }: všechna místa jsou zhruba stejně dobrá.
   *[false] { $tile } má několik zhruba stejně dobrých míst.
}
nudge-shut-out = Jeden z tvých tahů nenechá dalšímu hráči skoro nic, co se hodí.
nudge-points = Spočítej body: jeden z tvých kamenů přinese víc než ostatní.
nudge-keep = Mysli na svůj další tah: které kameny se budou ještě hodit?
nudge-dearest = Vysoké kameny jsou na konci přítěž. Můžeš se nějakého zbavit?
nudge-deny = Pozor: jeden z tvých tahů daruje dalšímu hráči bonus.
nudge-look = Podívej se, co každý tah nechá dalšímu hráči a tobě.
hint-place = { $where ->
    [top] V horní části pole, vedle { $tile }.
    [bottom] V dolní části pole, vedle { $tile }.
    [left] V levé části pole, vedle { $tile }.
    [right] V pravé části pole, vedle { $tile }.
    [top-left] V levé horní části pole, vedle { $tile }.
    [top-right] V pravé horní části pole, vedle { $tile }.
    [bottom-left] V levé dolní části pole, vedle { $tile }.
    [bottom-right] V pravé dolní části pole, vedle { $tile }.
   *[middle] Uprostřed pole, vedle { $tile }.
}
hint-place-new = Začíná jím nové pole.
hint-places = Kterékoli z těchto míst: { $places }.
hint-plan-draw = Nejdřív si vezmi kámen: ze 100 her tak vyhraješ asi o { $more } víc, než když přiložíš hned.
hint-plan-pass = Počkej: ze 100 her tak vyhraješ asi o { $more } víc, než když přiložíš hned.
hint-plan-drain = Jiný plán: ber dál, dokud nebude zásoba skoro prázdná. Ze 100 her tak vyhraješ asi o { $more } víc, než když budeš hned přikládat.
hint-plan-points = { $points ->
    [one] Vynese to asi o { $points } bod víc.
    [few] Vynese to asi o { $points } body víc.
   *[other] Vynese to asi o { $points } bodů víc.
}
hint-if-laying = Když přiložíš
hint-equal = stejně dobré
coach-against = Počítá se s tím, že { $who }.
coach-bots = ostatní hrají jako { $names }
coach-people = ostatní hrají jen tak pro radost
coach-people-here = ostatní hrají jako lidé na tomto serveru
coach-perfect = všichni hrají bez chyb
new-players = Kolik hráčů
new-start = Začít
analysis-better = lépe
analysis-because = – { $reasons }
analysis-plan-draw = lepší bylo nejdřív brát další kameny
analysis-plan-lay = lepší bylo přiložit
analysis-plan-pass = lepší bylo počkat
analysis-done = zahráno
analysis-cost-chance = { $percent ->
    [one] ztráta { $percent } výhry ze 100
    [few] ztráta { $percent } výher ze 100
   *[other] ztráta { $percent } výher ze 100
}
analysis-cost-points = { $points ->
    [one] ztráta { $points } bodu
    [few] ztráta { $points } bodů
   *[other] ztráta { $points } bodů
}
analysis-do-decline = odmítnutí
analysis-do-draw = braní
analysis-do-drain = brát, dokud nebude zásoba skoro prázdná, a teprve potom přikládat
analysis-do-pass = pas
analysis-do-place = { $field ->
    [1] kámen { $tile }
   *[other] kámen { $tile } do pole { $field }
}
analysis-do-elsewhere = kámen { $tile } na jiném místě
table-place = { $tile } { $where }
table-left-of = vlevo od { $tile }
table-right-of = vpravo od { $tile }
table-above-of = nad { $tile }
table-below-of = pod { $tile }
analysis-ungraded-clock = Tento tah se odehrál automaticky.
analysis-ungraded-forced = Nic jiného nebylo možné.

## The analysis of play

analysis-cancelled = Rozbor byl zrušen.
analysis-nothing-played = Záznam nemá žádná kola, takže není co rozebírat.
analyse-accuracy = přesnost
analyse-grade-best = nejlepší
analyse-grade-best-tile = nejlepší z kamenů
analyse-grade-good = dobré
analyse-grade-inaccuracy = nepřesnost
analyse-grade-mistake = chyba
analyse-grade-blunder = hrubá chyba
analyse-ungraded = bez hodnocení
analyse-luck-match = výhra ve hře, %
analyse-luck-points = bodový náskok
analyse-result = výsledek
analyse-deal = štěstí při rozdání
analyse-draws = štěstí při braní
analyse-without-luck = bez štěstí
analysis-plot-title = Šance na výhru ve hře
analysis-plot-chance = šance, %
analysis-plot-actions = akce
reason-only = nic jiného není možné
reason-goes-out = zbaví se posledního kamene
reason-goes-out-next = uzavře šestiúhelník a { $tile } pak může jako poslední kámen začít nové pole
reason-pays-bridge = vytvoří most ({ SIGNED($points) })
reason-pays-double = vytvoří dvojspoj ({ SIGNED($points) })
reason-pays-hexagon = uzavře šestiúhelník ({ SIGNED($points) })
reason-scores-most = přinese ze všech nejvíc bodů ({ $points })
reason-dearest = zbaví se nejvyššího kamene, s hodnotou { $value }
reason-only-place = { $tile } se teď jinam nehodí
reason-nothing-fits = nic se nehodí
reason-lays-little = přiložit se teď dá nejvýš za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
reason-draws-for-bonus = { $percent } % skrytých kamenů by přineslo bonus
reason-empties-well = vezme poslední kámen ze zásoby
reason-keeps-drawn = nechává si kámen, který by šel přiložit
reason-leaves-bridge = nechá most ({ SIGNED($points) }) dalšímu hráči, který má vhodný kámen v { $percent } % možných případů
reason-leaves-double = nechá dvojspoj ({ SIGNED($points) }) dalšímu hráči, který má vhodný kámen v { $percent } % možných případů
reason-leaves-hexagon = nechá šestiúhelník ({ SIGNED($points) }) dalšímu hráči, který má vhodný kámen v { $percent } % možných případů
reason-next-bonus = nechá si { $tile }, který může příštím tahem přinést bonus ({ SIGNED($points) }){ $safe ->
    [0] { "" }
   *[other] ; nikdo jiný na to místo kámen mít nemůže
}
reason-shuts-out = v { $percent } % možných případů se dalšímu hráči nebude nic hodit
reason-keeps = { $tiles ->
    [0] nezbude kámen, který se hodí
    [one] zbude jeden kámen, který se hodí { $places ->
        [one] na jedno místo
        [few] na { $places } místa
       *[other] na { $places } míst
    }
    [few] zbudou { $tiles } kameny, které se hodí celkem { $places ->
        [one] na jedno místo
        [few] na { $places } místa
       *[other] na { $places } míst
    }
   *[other] zbude { $tiles } kamenů, které se hodí celkem { $places ->
        [one] na jedno místo
        [few] na { $places } místa
       *[other] na { $places } míst
    }
}
reason-keeps-few = { $tiles ->
    [0] nezbude kámen, který se hodí
    [one] zbude jen jeden kámen, který se hodí { $places ->
        [one] na jedno místo
        [few] na { $places } místa
       *[other] na { $places } míst
    }
    [few] zbudou jen { $tiles } kameny, které se hodí celkem { $places ->
        [one] na jedno místo
        [few] na { $places } místa
       *[other] na { $places } míst
    }
   *[other] zbude jen { $tiles } kamenů, které se hodí celkem { $places ->
        [one] na jedno místo
        [few] na { $places } místa
       *[other] na { $places } míst
    }
}
reason-later = teď přinese méně bodů, ale { $points ->
    [0] vyhrává častěji
   *[other] za celé kolo asi o { $points } víc
}
reason-wins-more = v průměru přinese méně bodů, ale hru vyhrává častěji
review-won = { PERSON($player) ->
    [you] Tvoje výhra
   *[other] Výhra
} { $own } : { $other } po { $rounds ->
    [one] jednom kole
    [few] { $rounds } kolech
   *[other] { $rounds } kolech
}.
review-won-many = { PERSON($player) ->
    [you] Tvoje výhra
   *[other] Výhra
} po { $rounds ->
    [one] jednom kole
    [few] { $rounds } kolech
   *[other] { $rounds } kolech
}, skóre { $own }; druhý nejlepší měl { $other }.
review-lost = { PERSON($player) ->
    [you] Tvoje prohra
   *[other] Prohra
} { $own } : { $other } po { $rounds ->
    [one] jednom kole
    [few] { $rounds } kolech
   *[other] { $rounds } kolech
}.
review-lost-many = { PERSON($player) ->
    [you] Tvoje prohra
   *[other] Prohra
} po { $rounds ->
    [one] jednom kole
    [few] { $rounds } kolech
   *[other] { $rounds } kolech
}, skóre { $own }; vítěz měl { $other }.
review-shared = { PERSON($player) ->
    [you] Dělíš se o výhru
   *[other] Dělená výhra
} po { $rounds ->
    [one] jednom kole
    [few] { $rounds } kolech
   *[other] { $rounds } kolech
}, skóre { $own }.
review-unfinished = Hra skončila předčasně. { PERSON($player) ->
    [you] Tvoje skóre
   *[other] Skóre
}: { $own }.
review-solo = { PERSON($player) ->
    [you] Tvoje skóre
   *[other] Skóre
}: { $own }.
review-lowest = Tady vyhrává hráč s nejnižším skóre.
review-how-last-won = Tady vyhrává hru vítěz posledního kola, i když má méně bodů{ $how ->
    [out] . Kolo vyhrává ten, kdo se zbaví posledního kamene
    [hand] . Zablokované kolo vyhrává ten, komu v ruce zbude nejnižší hodnota
   *[other] { "" }
}{ PERSON($player) ->
    [you] : to jsi ty.
   *[other] .
}
review-how-last-lost = Tady vyhrává hru vítěz posledního kola, i když má méně bodů{ $how ->
    [out] . Kolo vyhrává ten, kdo se zbaví posledního kamene
    [hand] . Zablokované kolo vyhrává ten, komu v ruce zbude nejnižší hodnota
   *[other] { "" }
}.
review-how-first = Vítěz posledního kola cíle nedosáhl; pak vyhrává ten, kdo ho dosáhl jako první, i když má méně bodů.
review-round = { $round ->
    [1] Rozhodlo { $round }. kolo: { $own } : { $other }.
   *[other] Před { $round }. kolem to bylo { $had } : { $rival_had } a rozhodlo právě ono: { $own } : { $other }.
}
review-round-most = { $round ->
    [1] Největší rozdíl přineslo { $round }. kolo: { $own } : { $other }.
   *[other] Před { $round }. kolem to bylo { $had } : { $rival_had } a největší rozdíl přineslo právě ono: { $own } : { $other }.
}
review-round-turned = Před { $round }. kolem to bylo { $had } : { $rival_had } a právě ono hru obrátilo: { $own } : { $other }.
review-round-lead = { $round ->
    [1] Vítězný náskok přineslo { $round }. kolo: { $own } : { $other }.
   *[other] Před { $round }. kolem to bylo { $had } : { $rival_had } a vítězný náskok přineslo právě ono: { $own } : { $other }.
}
review-round-many = { $largest ->
    [0] Vítězný náskok přineslo { $round }. kolo
   *[other] Největší rozdíl přineslo { $round }. kolo
}: { $own }, { $won ->
    [0] vítěz
   *[other] { $rival }
} { $other }.
review-round-near = Skoro stejný rozdíl přineslo { $round }. kolo: { $own } : { $other }.
review-why-lucky = { $round ->
    [0] Štěstí
   *[other] Štěstí během { $round }. kola
}: { $who ->
    [own] { PERSON($player) ->
        [you] přišel ti
       *[other] přišel
    }
    [rival] soupeři přišel
    [winner] vítězi přišel
   *[other] jinému hráči přišel
} kámen { $tile }, { $fate }.{ $points ->
    [0] { "" }
    [one] { " " }Vyneslo to asi { $points } bod; při takovém stavu je to asi o { $percent } výher ze 100 víc.
    [few] { " " }Vyneslo to asi { $points } body; při takovém stavu je to asi o { $percent } výher ze 100 víc.
   *[other] { " " }Vyneslo to asi { $points } bodů; při takovém stavu je to asi o { $percent } výher ze 100 víc.
}
review-why-unlucky = { $round ->
    [0] Smůla
   *[other] Smůla během { $round }. kola
}: { $who ->
    [own] { PERSON($player) ->
        [you] přišel ti
       *[other] přišel
    }
    [rival] soupeři přišel
    [winner] vítězi přišel
   *[other] jinému hráči přišel
} kámen { $tile }, { $fate }.{ $points ->
    [0] { "" }
    [one] { " " }Stálo to asi { $points } bod; při takovém stavu je to asi o { $percent } výher ze 100 méně.
    [few] { " " }Stálo to asi { $points } body; při takovém stavu je to asi o { $percent } výher ze 100 méně.
   *[other] { " " }Stálo to asi { $points } bodů; při takovém stavu je to asi o { $percent } výher ze 100 méně.
}
drawn-out = který šel hned přiložit jako poslední
drawn-soon = který šel hned přiložit, a další byl poslední
drawn-scored = který hned přinesl { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
drawn-dead = který se na tahu svého majitele nikam nehodil a zbyl do konce
drawn-later = který později přinesl { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
drawn-by-choice = { $fate } (brát nebylo nutné: hodil se jiný kámen)
review-why-plan = Nejvíc by pomohlo nejdřív brát: { $round ->
    [0] kdo nejdřív bere
   *[other] kdo od { $round }. kola nejdřív bere
}, vyhrává asi { $better } ze 100 takových her, a kdo hned přikládá, { $kept }.
review-why-move = Nejvíc { PERSON($player) ->
    [you] ti uškodil
   *[other] uškodil
} tah kamenem { $tile }{ $round ->
    [0] { "" }
   *[other] { " " }během { $round }. kola
}: stál { PERSON($player) ->
    [you] tě{ " " }
   *[other] { "" }
}{ $percent ->
    [one] { $percent } výhru
    [few] { $percent } výhry
   *[other] { $percent } výher
} ze 100.
review-why-gift = Pomohla chyba soupeře ({ $tile }): { PERSON($player) ->
    [you] dala ti
   *[other] přinesla
} { $percent ->
    [one] { $percent } výhru
    [few] { $percent } výhry
   *[other] { $percent } výher
} ze 100 navíc.
review-why-drew = { $round ->
    [0] Kolik kamenů kdo vzal
   *[other] Kolik kamenů kdo vzal během { $round }. kola
}: { PERSON($player) ->
    [you] ty { $own }, soupeř { $other }.
   *[other] { $own }, soupeř { $other }.
} Víc kamenů znamená víc bonusů a soupeři se pak hodí méně kamenů.
review-why-stronger = { $many ->
    [0] Proti takovému soupeři
   *[other] Proti takovým hráčům
} { PERSON($player) ->
    [you] vyhraješ
   *[other] se vyhrává
} asi v { $percent } ze 100 her a tohle byla jedna z nich.
review-why-weaker = { $many ->
    [0] Soupeř byl velmi silný
   *[other] Soupeři byli velmi silní
}: prohra se dala čekat, ale z takové hry se dá hodně naučit.
review-made-bonuses = { $round ->
    [0] Nejvíc se lišily
   *[other] Během { $round }. kola se nejvíc lišily
} { $opened ->
    [all] bonusy za zahájení
    [some] bonusy včetně bonusů za zahájení
   *[none] bonusy
}: { $own } : { $other }.
review-made-end = { $round ->
    [0] Nejvíc se lišily
   *[other] Během { $round }. kola se nejvíc lišily
} body na konci kola, za poslední kámen a za kameny, které zbyly: { $own } : { $other }.
review-made-draws = { $round ->
    [0] Nejvíc se lišily
   *[other] Během { $round }. kola se nejvíc lišily
} body ztracené za braní a pasy: { PERSON($player) ->
    [you] tebe to stálo { $own }, soupeře { $other }.
   *[other] { $own }, soupeř { $other }.
}
review-made-tiles = { $round ->
    [0] Nejvíc se lišily
   *[other] Během { $round }. kola se nejvíc lišily
} body za přiložené kameny, bez bonusů: { $own } : { $other }.
review-made-next = Potom { $source ->
    [bonuses] bonusy
    [end] konec kola a kameny, které zbyly
    [draws] body ztracené za braní a pasy
   *[tiles] body za kameny bez bonusů
}: { $own } : { $other }.
review-why-passed = Za { $count ->
    [one] { $count } pas
    [few] { $count } pasy
   *[other] { $count } pasů
} { $who ->
    [own] { PERSON($player) ->
        [you] ztrácíš
       *[other] poražený ztrácí
    }
   *[rival] soupeř ztrácí
} { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
review-end-left = { $who ->
    [rival] Soupeř
    [winner] Vítěz
   *[other] Jiný hráč
} přiložil{ $round ->
    [0] { "" }
   *[other] { " " }během { $round }. kola
} poslední kámen, když { PERSON($player) ->
    [you] ti ještě
   *[other] ještě
} { $tiles ->
    [one] zbýval { $tiles } kámen
    [few] zbývaly { $tiles } kameny
   *[other] zbývalo { $tiles } kamenů
} v hodnotě { $value }.
review-end-others = { $who ->
    [winner] Vítěz
   *[other] Jiný hráč
} přiložil{ $round ->
    [0] { "" }
   *[other] { " " }během { $round }. kola
} poslední kámen; ostatním { $tiles ->
    [one] zbýval { $tiles } kámen
    [few] zbývaly { $tiles } kameny
   *[other] zbývalo { $tiles } kamenů
} v hodnotě { $value }{ PERSON($player) ->
    [you] { " " }(tobě { $own_tiles ->
        [one] { $own_tiles } kámen
        [few] { $own_tiles } kameny
       *[other] { $own_tiles } kamenů
    } v hodnotě { $own }).
   *[other] .
}
review-end-out = { $round ->
    [0] Kolo
   *[other] { $round }. kolo
} skončilo { PERSON($player) ->
    [you] tvým posledním kamenem
   *[other] posledním kamenem
}; { $many ->
    [0] soupeři
   *[other] ostatním
} { $tiles ->
    [one] zbýval { $tiles } kámen
    [few] zbývaly { $tiles } kameny
   *[other] zbývalo { $tiles } kamenů
} v hodnotě { $value }.
review-end-blocked = { $round ->
    [0] Kolo
   *[other] { $round }. kolo
} skončilo zablokované. { PERSON($player) ->
    [you] Tobě
   *[other] Zde
} { $tiles ->
    [one] zbyl { $tiles } kámen
    [few] zbyly { $tiles } kameny
   *[other] zbylo { $tiles } kamenů
} v hodnotě { $value }, { $who ->
    [rival] soupeři
    [winner] vítězi
   *[next] hráči { $rival }
} { $other_tiles } v hodnotě { $other_value }.
review-end-drawn = { $who ->
    [own] { PERSON($player) ->
        [you] Kolik kamenů ti v tom kole přišlo
       *[other] Kolik kamenů v tom kole přišlo
    }
   *[rival] Kolik kamenů v tom kole přišlo soupeři
}: { $drawn }, z toho { $free }, i když se nějaký kámen hodil.
review-end-count = Kola skončená posledním kamenem (z { $rounds }): { PERSON($player) ->
    [you] ty { $own }
   *[other] { $own }
}, { $who ->
    [rival] soupeř
    [winner] vítěz
   *[next] { $rival }
} { $other }.
review-left-bonuses = { $count ->
    [one] Nevyužitý zůstal jeden bonus za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
    [few] Nevyužité zůstaly { $count } bonusy, celkem za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
   *[other] Nevyužitých zůstalo { $count } bonusů, celkem za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
}
review-left-where = Během { $round }. kola by bonus přinesl { $place }.
review-advice-out = Příště: ke konci kola se nejdřív podívej, jestli se můžeš zbavit posledního kamene.
review-advice-bonus = Příště: než přiložíš, hledej místo, které přinese bonus.
review-advice-gift = Příště: než přiložíš, podívej se, jaký bonus to otevře dalšímu hráči.
review-advice-prepare = Příště: mysli na další tah. Nech si kámen, který může přinést bonus, a nech nebo otevři pro něj místo.
review-advice-stuck = Příště: ze dvou dobrých tahů vyber ten, po kterém se dalšímu hráči hodí méně kamenů.
review-advice-points = Příště: než přiložíš, porovnej, kolik bodů který kámen přinese.
review-advice-keep = Příště: než přiložíš, ověř, které z ostatních kamenů se budou ještě hodit.
review-advice-rid = Příště: vysoké kameny přikládej včas, ať nezbudou do konce.
review-advice-fit = Příště: nejdřív přilož kámen, který se hodí na nejméně míst. Ostatní počkají.
review-advice-drain = Příště: nejdřív ber, přikládej později. Ber, dokud nebude zásoba skoro prázdná, { $limit ->
    [0] tah po tahu
    [one] nejvýš { $limit } kámen za tah
    [few] nejvýš { $limit } kameny za tah
   *[other] nejvýš { $limit } kamenů za tah
}, a teprve potom přikládej.
review-advice-draw = Příště: když žádný kámen nepřinese moc bodů a nikomu nezbývá jen kámen nebo dva, vezmi si před přiložením ještě jeden.
review-advice-lay = Příště: jakmile někomu zbývá jen pár kamenů, už neber a přikládej.
review-advice-pass = Příště: když může kámen později přinést víc, nech si ho a ohlas pas.
review-shown-tile = { $round ->
    [0] Příklad
   *[other] Příklad z { $round }. kola
}: { $better }, a ne { $done }.
review-shown-place = { $round ->
    [0] Příklad
   *[other] Příklad z { $round }. kola
}, správný kámen na špatném místě: { $better }, a ne { $done }.
review-shown-draw = { $round ->
    [0] Příklad
   *[other] Příklad z { $round }. kola
}: brát, a ne přiložit { $done }.
review-shown-lay = { $round ->
    [0] Příklad
   *[other] Příklad z { $round }. kola
}: přiložit { $better }, a ne brát.
review-advice-none = Žádná drahá chyba.
review-worked-bonuses = Co se povedlo{ $who ->
    [rival] { " " }soupeři
    [winner] { " " }vítězi
   *[own] { "" }
}: bonusy{ $opened ->
    [some] { " " }včetně bonusů za zahájení
   *[none] { "" }
}, { $own } : { $other }.
review-worked-end = Co se povedlo{ $who ->
    [rival] { " " }soupeři
    [winner] { " " }vítězi
   *[own] { "" }
}: přiložit poslední kámen{ $rounds ->
    [1] { "" }
   *[other] { " " }(kola: { $count } z { $rounds })
}.
review-worked-draws = Co se povedlo{ $who ->
    [rival] { " " }soupeři
    [winner] { " " }vítězi
   *[own] { "" }
}: brát málo, { $own } : { $other }.
review-worked-tiles = Co se povedlo{ $who ->
    [rival] { " " }soupeři
    [winner] { " " }vítězi
   *[own] { "" }
}: přiložené kameny, jejich body bez bonusů, { $own } : { $other }.
review-worked-drain = Co se povedlo{ $who ->
    [rival] { " " }soupeři
    [winner] { " " }vítězi
   *[own] { "" }
}: nejdřív brát a přikládat později.
review-plan-but = Jinak je to ve čtyřech, když někomu zbývá jen kámen nebo dva, a tam, kde se smí brát jen tehdy, když se nic nehodí.
moment-choice = Byl tu lepší tah
moment-bonus = Byl tu bonus za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
moment-gift = Tohle připravilo bonus dalšímu hráči
moment-opened = Tohle otevřelo bonus ({ $item }, { SIGNED($points) }) dalšímu hráči a ten si ho hned vzal
moment-rival = Chyba soupeře
moment-stuck = Po jiném tahu by se dalšímu hráči hodilo jen málo kamenů
moment-points = Jiný kámen by přinesl víc bodů
moment-keep = Po jiném tahu by zbylo víc kamenů, které se hodí
moment-later = Jiný tah by za celé kolo přinesl víc
moment-plan-pass = Tady by se vyplatilo počkat
moment-plan-draw = Tady by se vyplatilo nejdřív brát další kameny
moment-plan-lay = Tady by se vyplatilo přiložit
moment-find = Dobrý postřeh: vyneslo to { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $item })
moment-find-rival = { $seats ->
    [2] Silný tah soupeře
   *[other] Silný tah vítěze
}: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $item })
moment-spared = Dobře, že nepřišel tah { $other }: otevřel by bonus ({ $item }, { SIGNED($points) }) a další hráč na něj, jak se ukázalo, měl kámen
moment-out = Tady šlo zbavit se posledního kamene
moment-prepare = Po jiném tahu by bonus zůstal na příště
moment-rid = Tady šlo zbavit se vysokého kamene
moment-fit = Přednost měl mít kámen, který se hodí jen na jedno místo
moment-luck-good = Štěstí: { $who ->
    [own] přišel
    [rival] soupeři přišel
    [winner] vítězi přišel
   *[other] jinému hráči přišel
} kámen { $tile }, { $fate }; asi o { $percent } výher ze 100 víc
moment-luck-bad = Smůla: { $who ->
    [own] přišel
    [rival] soupeři přišel
    [winner] vítězi přišel
   *[other] jinému hráči přišel
} kámen { $tile }, { $fate }; asi o { $percent } výher ze 100 méně
moment-plan-gain = { $better ->
    [one] asi { $better } výhra
    [few] asi { $better } výhry
   *[other] asi { $better } výher
} ze 100 místo { $kept }
moment-why-drain = { $cost ->
    [0] víc kamenů znamená víc bonusů a soupeři se pak hodí méně kamenů
    [one] vzatý kámen stojí { $cost } bod, ale víc kamenů znamená víc bonusů a soupeři se pak hodí méně kamenů
    [few] vzatý kámen stojí { $cost } body, ale víc kamenů znamená víc bonusů a soupeři se pak hodí méně kamenů
   *[other] vzatý kámen stojí { $cost } bodů, ale víc kamenů znamená víc bonusů a soupeři se pak hodí méně kamenů
}
moment-why-later = teď přinese méně bodů, ale za celé kolo mnohem víc
moment-why-shuts-out = { $often ->
    [always] dalšímu hráči se nebude nic hodit
    [nearly] dalšímu hráči se skoro nikdy nebude nic hodit
    [mostly] dalšímu hráči se většinou nebude nic hodit
    [half] asi v polovině případů se dalšímu hráči nebude nic hodit
    [third] asi ve třetině případů se dalšímu hráči nebude nic hodit
   *[quarter] asi ve čtvrtině případů se dalšímu hráči nebude nic hodit
}
moment-why-scores = { $points ->
    [one] teď přinese { $points } bod
    [few] teď přinese { $points } body
   *[other] teď přinese { $points } bodů
}
moment-why-nearly-out = { $tiles ->
    [one] jinému hráči zbývá jen { $tiles } kámen
    [few] jinému hráči zbývají jen { $tiles } kameny
   *[other] jinému hráči zbývá jen { $tiles } kamenů
}
moment-why-careful = neotevřel by bonus, na který měl další hráč, jak se ukázalo, kámen; podle toho, co bylo vidět, nebyl ten tah horší
moment-why-ahead = u stolu je to těžké vidět, ukáže se to v dalších tazích

## What is asked of a player

phase-opening = Zahajuješ kolo: polož kámen.
phase-turn = Přilož kámen, vezmi si ze zásoby, nebo ohlas pas.
phase-follow-up = Zahájení kamenem 0-0-0: přilož ještě jeden kámen, nebo odmítni.
phase-new-field = Šestiúhelník je uzavřený: založ libovolným kamenem nové pole, nebo odmítni.
phase-over = Kolo skončilo.

## What points are for, and kinds of placement

item-tile = kámen
item-opening = zahájení
item-zero-opening = 0-0-0
item-bridge = most
item-double = dvojspoj
item-hexagon = šestiúhelník
item-draw = braní
item-stop = konec braní
item-stuck = nic se nehodí
item-empty-well = není co brát
item-out = poslední kámen
item-others-hands = kameny ostatních
item-own-hand = vlastní kameny
kind-plain = běžné
kind-bridge = most
kind-double = dvojspoj
kind-hexagon = šestiúhelník

## Puzzles

puzzle-asks-open = Nic není skryté: všechny ostatní kameny má druhý hráč. Po kterém tahu na tom budeš na konci kola nejlíp?
puzzle-asks-hidden = Některé kameny jsou skryté. Po kterém tahu na tom budeš na konci kola v průměru nejlíp?
puzzle-theme-two-hexagons = Dva šestiúhelníky najednou
puzzle-theme-go-out-in-three = Dohrát třemi kameny
puzzle-theme-lock-out = Soupeř bez tahu
puzzle-theme-deny = Překazit bonus
puzzle-theme-keep-tile = Nechat si kámen
puzzle-theme-count-well = Spočítat zásobu
puzzle-theme-double = Dvojspoj
puzzle-theme-bridge = Most
puzzle-theme-hexagon = Šestiúhelník
puzzle-theme-options = Víc možností
puzzle-theme-quiet = Tichý tah
puzzle-nudge-two-hexagons = Jeden kámen může uzavřít víc než jeden šestiúhelník.
puzzle-nudge-go-out-in-three = Plánuj až do konce: v jakém pořadí se zbavíš všech kamenů?
puzzle-nudge-lock-out = Dokážeš to zařídit tak, aby se druhému hráči nic nehodilo?
puzzle-nudge-deny = Mysli na to, co po každém tahu může získat další hráč.
puzzle-nudge-keep-tile = Kámen, který teď přinese nejvíc, může počkat.
puzzle-nudge-count-well = Spočítej kameny, které nevidíš: co zbývá v zásobě?
puzzle-nudge-double = Hledej místo, u kterého leží kameny na víc než jedné straně.
puzzle-nudge-bridge = Hledej most.
puzzle-nudge-hexagon = Hledej šestiúhelník, který můžeš uzavřít.
puzzle-nudge-options = Po kterém tahu se ti bude hodit nejvíc kamenů?
puzzle-nudge-quiet = Tentokrát bez bonusu. Podívej se, co každý tah nechá dalšímu hráči a tobě.
puzzle-hint-no-tile = Nepřikládej žádný kámen.
puzzle-hint-counts = S radou se úloha počítá jako nevyřešená.
puzzle-answer-place = Nejlepší tah je { $tile } ({ SIGNED($points) }).
puzzle-answer-draw = Nejlepší je vzít si kámen.
puzzle-answer-pass = Nejlepší je ohlásit pas.
puzzle-answer-decline = Nejlepší je odmítnout.
puzzle-solved = Správně!
puzzle-not-solved = Je tu lepší tah.
puzzle-not-solved-by = { $points ->
    [one] Je tu lepší tah: po tvém skončíš o { $points } bod hůř.
    [few] Je tu lepší tah: po tvém skončíš o { $points } body hůř.
   *[other] Je tu lepší tah: po tvém skončíš o { $points } bodů hůř.
}
puzzle-idea-two-hexagons = Uzavře najednou víc než jeden šestiúhelník ({ SIGNED($bonus) }).
puzzle-idea-double = Vytvoří dvojspoj ({ SIGNED($bonus) }).
puzzle-idea-bridge = Vytvoří most ({ SIGNED($bonus) }).
puzzle-idea-hexagon = Uzavře šestiúhelník ({ SIGNED($bonus) }).
puzzle-idea-deny = Nedá dalšímu hráči bonus ({ SIGNED($bonus) }), který by mu dal druhý nejlepší tah.
puzzle-idea-keep-tile = { $tile } by teď přinesl { SIGNED($now) }, ale může počkat: později přinese { SIGNED($later) }.
puzzle-idea-go-out-in-three = { $tiles ->
    [one] Vede k tomu, že se příštím tahem zbavíš posledního kamene.
    [few] Vede k tomu, že se zbavíš posledního kamene: stačí přiložit { $tiles } kameny ve správném pořadí.
   *[other] Vede k tomu, že se zbavíš posledního kamene: stačí přiložit { $tiles } kamenů ve správném pořadí.
}
puzzle-idea-all-fit = Po něm se každý tvůj zbylý kámen někam hodí; po druhém nejlepším tahu ne každý.
puzzle-idea-lock-out = { $passes ->
    [one] Druhému hráči se nebude nic hodit: při nejlepší hře musí jednou ohlásit pas.
    [few] Druhému hráči se nebude nic hodit: při nejlepší hře musí { $passes }krát ohlásit pas.
   *[other] Druhému hráči se nebude nic hodit: při nejlepší hře musí { $passes }krát ohlásit pas.
}
puzzle-idea-count-well = { $well ->
    [one] V zásobě zbývá už jen { $well } kámen, a to rozhoduje.
    [few] V zásobě zbývají už jen { $well } kameny, a to rozhoduje.
   *[other] V zásobě zbývá už jen { $well } kamenů, a to rozhoduje.
}
puzzle-idea-draw = Další kámen má tady větší cenu než cokoli, co můžeš přiložit teď.
puzzle-idea-options = { $fitting ->
    [one] Po něm se ti bude hodit { $fitting } kámen, po druhém nejlepším tahu { $otherwise }.
    [few] Po něm se ti budou hodit { $fitting } kameny, po druhém nejlepším tahu { $otherwise }.
   *[other] Po něm se ti bude hodit { $fitting } kamenů, po druhém nejlepším tahu { $otherwise }.
}
puzzle-idea-quiet = Bonus nepřinese. Nejlepší je díky tomu, co nechá tobě a dalšímu hráči.
puzzle-value-exact = { $margin ->
    [one] Když oba hrají nejlépe, skončíš takhle aspoň o { $margin } bod líp než po jiném tahu.
    [few] Když oba hrají nejlépe, skončíš takhle aspoň o { $margin } body líp než po jiném tahu.
   *[other] Když oba hrají nejlépe, skončíš takhle aspoň o { $margin } bodů líp než po jiném tahu.
}
puzzle-value-sampled = { $margin ->
    [one] V průměru takhle skončíš asi o { $margin } bod líp než po druhém nejlepším tahu.
    [few] V průměru takhle skončíš asi o { $margin } body líp než po druhém nejlepším tahu.
   *[other] V průměru takhle skončíš asi o { $margin } bodů líp než po druhém nejlepším tahu.
}
puzzle-tempting = { $lost ->
    [one] { $tile } přinese hned víc ({ SIGNED($points) }), ale skončíš o { $lost } bod hůř.
    [few] { $tile } přinese hned víc ({ SIGNED($points) }), ale skončíš o { $lost } body hůř.
   *[other] { $tile } přinese hned víc ({ SIGNED($points) }), ale skončíš o { $lost } bodů hůř.
}
puzzle-unknown = Úloha „{ $id }“ tady není. Vyber jinou.
puzzle-not-a-collection = To není soubor s úlohami. Uveď takový, který zapsal příkaz trimino puzzles make.
puzzle-theme-unknown = „{ $name }“ není téma. Vyber z těchto: { $known }.
puzzle-none-left = Žádná taková úloha už nezbývá. Zvol jiná pravidla, jiný počet hráčů nebo jiné téma.

## Lists and cells

cell = { $down ->
    [true] { $x }, { $y }, hrotem dolů
   *[false] { $x }, { $y }, hrotem nahoru
}

## What happened

event-opens = { PERSON($player) ->
    [you] Zahajuješ kamenem { $tile }
   *[other] { $player } zahajuje kamenem { $tile }
}
event-lays = { PERSON($player) ->
    [you] { $field ->
        [1] Přikládáš { $tile }
       *[other] Přikládáš { $tile } do pole { $field }
    }
   *[other] { $field ->
        [1] { $player } přikládá { $tile }
       *[other] { $player } přikládá { $tile } do pole { $field }
    }
}
event-starts-field = { PERSON($player) ->
    [you] Zakládáš pole { $field } kamenem { $tile }
   *[other] { $player } zakládá pole { $field } kamenem { $tile }
}
event-draws = { PERSON($player) ->
    [you] Bereš { $tile }
   *[other] { $player } bere { $tile }
}
event-draws-hidden = { PERSON($player) ->
    [you] Bereš kámen
   *[other] { $player } bere kámen
}
event-passes = { PERSON($player) ->
    [you] Hlásíš pas
   *[other] { $player } hlásí pas
}
event-declines = { PERSON($player) ->
    [you] { $offer ->
        [follow-up] Nepřikládáš druhý kámen
       *[new-field] Nezakládáš nové pole
    }
   *[other] { $offer ->
        [follow-up] { $player } nepřikládá druhý kámen
       *[new-field] { $player } nezakládá nové pole
    }
}
event-kind = { $event } ({ $kind })
event-by-clock = { $event } (vypršel čas)
event-points = { $event }: { SIGNED($points) }
replay-undone = Zde vráceno: { $actions }
event-items = { $event }: { SIGNED($points) } ({ $items })
item-points = { $item } { SIGNED($points) }

## How a round ended

end-out = { PERSON($player) ->
    [you] Zbavuješ se posledního kamene.
   *[other] { $player } se zbavuje posledního kamene.
}
end-blocked = { $when ->
    [all-passed] { $players ->
        [one] { PERSON($player) ->
            [you] Hlásíš pas: kolo je zablokované.
           *[other] { $player } hlásí pas: kolo je zablokované.
        }
        [few] Všichni po sobě hlásí pas: kolo je zablokované.
       *[other] Všichni po sobě hlásí pas: kolo je zablokované.
    }
    [empty-well-passes] { $players ->
        [one] { PERSON($player) ->
            [you] Zásoba je prázdná a hlásíš pas: kolo je zablokované.
           *[other] Zásoba je prázdná a { $player } hlásí pas: kolo je zablokované.
        }
        [few] Zásoba je prázdná a všichni po sobě hlásí pas: kolo je zablokované.
       *[other] Zásoba je prázdná a všichni po sobě hlásí pas: kolo je zablokované.
    }
   *[nobody-can-place] Zásoba je prázdná a žádný zbylý kámen se nehodí: kolo je zablokované.
}
end-target = { PERSON($player) ->
    [you] Dosahuješ cíle { $target } a kolo se přerušuje: zbylé kameny se nepočítají a nikdo ho nevyhrává.
   *[other] { $player } dosahuje cíle { $target } a kolo se přerušuje: zbylé kameny se nepočítají a nikdo ho nevyhrává.
}
end-hand = { PERSON($player) ->
    [you] Máš ještě v ruce { $tiles }: { $value }.
   *[other] { $player } má ještě v ruce { $tiles }: { $value }.
}
end-points = { $player }: { SIGNED($points) } ({ $items }).
end-no-points = Za konec kola nikdo body nezískává.
round-won-out = { PERSON($players) ->
    [you] Nemáš v ruce žádný kámen a vyhráváš kolo.
   *[other] { $players } nemá v ruce žádný kámen a vyhrává kolo.
}
round-won-lowest = { PERSON($players) ->
    [you] Máš v ruce nejnižší hodnotu, { $value }, a vyhráváš kolo.
    [you-too] { $players } máte v ruce nejnižší hodnotu, { $value }, a dělíte se o výhru v kole.
   *[other] { $count ->
        [one] { $players } má v ruce nejnižší hodnotu, { $value }, a vyhrává kolo.
        [few] { $players } mají v ruce nejnižší hodnotu, { $value }, a dělí se o výhru v kole.
       *[other] { $players } mají v ruce nejnižší hodnotu, { $value }, a dělí se o výhru v kole.
    }
}
round-won-fewest = { PERSON($players) ->
    [you] Nejnižší hodnotu, { $value }, má víc hráčů. Ty máš z nich nejméně kamenů a vyhráváš kolo.
    [you-too] Nejnižší hodnotu, { $value }, má víc hráčů. { $players } máte z nich nejméně kamenů a dělíte se o výhru v kole.
   *[other] { $count ->
        [one] Nejnižší hodnotu, { $value }, má víc hráčů. { $players } má z nich nejméně kamenů a vyhrává kolo.
        [few] Nejnižší hodnotu, { $value }, má víc hráčů. { $players } mají z nich nejméně kamenů a dělí se o výhru v kole.
       *[other] Nejnižší hodnotu, { $value }, má víc hráčů. { $players } mají z nich nejméně kamenů a dělí se o výhru v kole.
    }
}
round-won-nobody = Nejnižší hodnotu, { $value }, má víc hráčů, takže kolo nikdo nevyhrává.
round-won-most = { PERSON($players) ->
    [you] Máš v kole nejvíc bodů, { SIGNED($points) }, a vyhráváš ho.
    [you-too] { $players } máte v kole nejvíc bodů, shodně { SIGNED($points) }, a dělíte se o výhru.
   *[other] { $count ->
        [one] { $players } má v kole nejvíc bodů, { SIGNED($points) }, a vyhrává ho.
        [few] { $players } mají v kole nejvíc bodů, shodně { SIGNED($points) }, a dělí se o výhru.
       *[other] { $players } mají v kole nejvíc bodů, shodně { SIGNED($points) }, a dělí se o výhru.
    }
}
totals = { $count ->
    [one] Skóre: { $totals }.
    [few] Stav: { $totals }.
   *[other] Stav: { $totals }.
}
total = { PERSON($player) ->
    [you] ty { $total }
   *[other] { $player } { $total }
}

## How a match ended

match-target = { PERSON($players) ->
    [you] Máš splněný cíl { $target }: hra končí.
    [you-too] { $players } máte splněný cíl { $target }: hra končí.
   *[other] { $count ->
        [one] { $players } má splněný cíl { $target }: hra končí.
        [few] { $players } mají splněný cíl { $target }: hra končí.
       *[other] { $players } mají splněný cíl { $target }: hra končí.
    }
}
match-target-during = { PERSON($players) ->
    [you] V průběhu kola dosahuješ cíle { $target }: hra končí.
    [you-too] { $players } v průběhu kola dosahujete cíle { $target }: hra končí.
   *[other] V průběhu kola byl splněn cíl { $target } ({ $players }): hra končí.
}
match-rounds = { $rounds ->
    [2] Obě kola jsou odehrána: hra končí.
    [one] Jediné kolo je odehráno: hra končí.
    [few] Všechna { $rounds } kola jsou odehrána: hra končí.
   *[other] Všech { $rounds } kol je odehráno: hra končí.
}
match-highest = { PERSON($players) ->
    [you] Máš nejvyšší skóre, { $total }, a vyhráváš.
    [you-too] { $players } máte nejvyšší skóre, { $total }, a dělíte se o výhru.
   *[other] { $count ->
        [one] { $players } má nejvyšší skóre, { $total }, a vyhrává.
        [few] { $players } mají nejvyšší skóre, { $total }, a dělí se o výhru.
       *[other] { $players } mají nejvyšší skóre, { $total }, a dělí se o výhru.
    }
}
match-lowest = { PERSON($players) ->
    [you] Máš nejnižší skóre, { $total }, a vyhráváš.
    [you-too] { $players } máte nejnižší skóre, { $total }, a dělíte se o výhru.
   *[other] { $count ->
        [one] { $players } má nejnižší skóre, { $total }, a vyhrává.
        [few] { $players } mají nejnižší skóre, { $total }, a dělí se o výhru.
       *[other] { $players } mají nejnižší skóre, { $total }, a dělí se o výhru.
    }
}
match-only-at-target = { PERSON($players) ->
    [you] Splněný cíl máš jen ty a vyhráváš.
   *[other] Splněný cíl má jen { $players } a vyhrává.
}
match-round-winner = { PERSON($players) ->
    [you] Vyhráváš poslední kolo, a tím i hru.
    [you-too] { $players } vyhráváte společně poslední kolo a dělíte se o výhru.
   *[other] { $count ->
        [one] { $players } vyhrává poslední kolo, a tím i hru.
        [few] { $players } vyhrávají společně poslední kolo a dělí se o výhru.
       *[other] { $players } vyhrávají společně poslední kolo a dělí se o výhru.
    }
}
match-round-winner-at-target = { PERSON($players) ->
    [you] Z těch, kdo splnili cíl, vyhráváš poslední kolo ty, a tím i hru.
    [you-too] { $players } máte splněný cíl, vyhráváte poslední kolo a dělíte se o výhru.
   *[other] { $count ->
        [one] Z těch, kdo splnili cíl, vyhrává poslední kolo { $players }, a tím i hru.
        [few] Z těch, kdo splnili cíl, vyhrávají poslední kolo { $players } a dělí se o výhru.
       *[other] Z těch, kdo splnili cíl, vyhrávají poslední kolo { $players } a dělí se o výhru.
    }
}
match-round-winner-higher = { PERSON($players) ->
    [you] Z vítězů posledního kola máš nejvyšší skóre, { $total }, a vyhráváš.
    [you-too] { $players } máte z vítězů posledního kola nejvyšší skóre, { $total }, a dělíte se o výhru.
   *[other] { $count ->
        [one] Z vítězů posledního kola má { $players } nejvyšší skóre, { $total }, a vyhrává.
        [few] Z vítězů posledního kola mají { $players } nejvyšší skóre, { $total }, a dělí se o výhru.
       *[other] Z vítězů posledního kola mají { $players } nejvyšší skóre, { $total }, a dělí se o výhru.
    }
}
match-first-at-target = { PERSON($players) ->
    [you] Nikdo z těch, kdo splnili cíl, nevyhrál poslední kolo. Jako první dosahuješ cíle ty a vyhráváš.
    [you-too] Nikdo z těch, kdo splnili cíl, nevyhrál poslední kolo. { $players } dosahujete cíle jako první a dělíte se o výhru.
   *[other] { $count ->
        [one] Nikdo z těch, kdo splnili cíl, nevyhrál poslední kolo. Jako první dosahuje cíle { $players } a vyhrává.
        [few] Nikdo z těch, kdo splnili cíl, nevyhrál poslední kolo. Jako první dosahují cíle { $players } a dělí se o výhru.
       *[other] Nikdo z těch, kdo splnili cíl, nevyhrál poslední kolo. Jako první dosahují cíle { $players } a dělí se o výhru.
    }
}
match-solo = { PERSON($player) ->
    [you] Končíš se skóre { $total } při zásobě { $well ->
        [one] { $well } kamene
        [few] { $well } kamenů
       *[other] { $well } kamenů
    }. Porovnávej jen hry se stejnou zásobou.
   *[other] { $player } končí se skóre { $total } při zásobě { $well ->
        [one] { $well } kamene
        [few] { $well } kamenů
       *[other] { $well } kamenů
    }. Porovnávej jen hry se stejnou zásobou.
}

## A rule set in words

rules-preparation = Příprava
rules-tiles = { $tiles ->
    [one] Hraje se s jediným kamenem, který má v každém rohu číslo od 0 do { $highest }: každá trojice čísel jednou, vzestupně po směru hodinových ručiček. Hodnota kamene je součet čísel v jeho rozích.
    [few] Ve hře jsou { $tiles } kameny, které mají v každém rohu číslo od 0 do { $highest }: každá trojice čísel jednou, vzestupně po směru hodinových ručiček. Hodnota kamene je součet čísel v jeho rozích.
   *[other] Ve hře je { $tiles } kamenů, které mají v každém rohu číslo od 0 do { $highest }: každá trojice čísel jednou, vzestupně po směru hodinových ručiček. Hodnota kamene je součet čísel v jeho rozích.
}
rules-players = Počet hráčů: { $players }.
rules-too-few-tiles = Ve hře { $players } hráčů kameny na rozdání nestačí.
rules-hand-unnamed = Kolik kamenů dostane každý ve hře { $players } hráčů, není řečeno, a proto jich tolik hrát nemůže.
rules-only-solo = Hrát se dá jen sólová hra.
rules-hand = { $tiles ->
    [one] Ve hře { $players } hráčů dostane každý jeden kámen.
    [few] Ve hře { $players } hráčů dostane každý { $tiles } kameny.
   *[other] Ve hře { $players } hráčů dostane každý { $tiles } kamenů.
}
rules-well = Ostatní kameny, čísly dolů, tvoří zásobu. Kameny v zásobě ani kameny ostatních hráčů nikdo nevidí.
rules-no-well = Rozdají se všechny kameny. Kameny ostatních hráčů nikdo nevidí.
rules-unused-tiles = Ostatní kameny zůstanou ležet čísly dolů; nikdo nebere. Kameny ostatních hráčů nikdo nevidí.

rules-opening = Zahájení
rules-opener-highest-triple = Každé kolo zahajuje ten, kdo má nejvyšší trojitý kámen, tedy kámen se třemi stejnými čísly; pokud trojitý kámen nikdo nemá, zahajuje ten, kdo má kámen s nejvyšší hodnotou.
rules-opener-highest-tile = Každé kolo zahajuje ten, kdo má kámen s nejvyšší hodnotou.
rules-opener-youngest = Každé kolo zahajuje nejmladší hráč.
rules-first-opener-highest-triple = První kolo zahajuje ten, kdo má nejvyšší trojitý kámen, tedy kámen se třemi stejnými čísly; pokud trojitý kámen nikdo nemá, zahajuje ten, kdo má kámen s nejvyšší hodnotou.
rules-first-opener-highest-tile = První kolo zahajuje ten, kdo má kámen s nejvyšší hodnotou.
rules-first-opener-youngest = První kolo zahajuje nejmladší hráč.
rules-opener-tie = Z kamenů se stejnou hodnotou je vyšší ten, který má vyšší čísla v rozích, porovnávaná od nejvyššího dolů: { $higher } před { $lower }.
rules-next-opener-round-winner = Každé další kolo zahajuje vítěz předchozího; z více vítězů ten, kdo je první v pořadí tahů, počítáno od hráče, který to kolo zahájil; pokud ho nikdo nevyhrál, ten, kdo ho zahájil.
rules-next-opener-rotation = Každé další kolo zahajuje následující hráč po směru hodinových ručiček.
rules-opening-tile-that = Kámen, který o zahájení rozhodl, se položí jako první, libovolně otočený.
rules-opening-tile-any = Jako první se smí položit libovolný kámen z ruky, libovolně otočený.
rules-opening-tile-later = V dalších kolech, kde o zahájení nerozhoduje kámen, se jako první položí nejvyšší trojitý kámen z ruky, tedy kámen se třemi stejnými čísly; pokud ho hráč nemá, kámen s nejvyšší hodnotou.
rules-zero-follow-up = Hráč, který zahájí kamenem 0-0-0 a má kámen, který se hodí, smí hned přiložit ještě jeden, nebo odmítnout.

rules-turn = Tah
rules-turn-order = Hraje se po směru hodinových ručiček. V tahu hráč přiloží jeden kámen.
rules-fit = Kámen se smí otáčet, ale ne převrátit, a přikládá se stranou ke straně kamene, který už leží. Kdekoli se jeho rohy dotknou jiných, podél strany nebo jen v bodě, musí být čísla stejná.
rules-new-field = Hráč, který přiloží šestý kámen kolem společného rohu, a tím uzavře šestiúhelník, a má ještě kámen v ruce, smí libovolným kamenem z ruky, libovolně otočeným, založit nové pole, nebo odmítnout. Pak jeho tah končí.
rules-fields = Pole se nikdy nespojí. Kámen se smí přiložit do kteréhokoli pole.

rules-drawing = Braní a pas
rules-no-draw = Nikdo nebere. Kdo může přiložit, musí; kdo nemůže, hlásí pas.
rules-no-draw-free = Nikdo nebere. Hráč přiloží kámen, který se hodí, nebo ohlásí pas.
rules-no-draw-all-dealt = Pokud po rozdání žádný kámen nezbude, smí ohlásit pas i ten, kdo může přiložit.
rules-free-draw = Hráč, který nemůže nebo nechce přiložit, bere ze zásoby.
rules-after-drawing-drawn = Potom smí přiložit jen kámen vzatý v tomto tahu.
rules-after-drawing-any = I potom smí přiložit libovolný kámen z ruky.
rules-after-drawing-newest = Potom smí přiložit jen naposledy vzatý kámen.
rules-draw-limit = { $limit ->
    [null] Kameny se berou po jednom.
    [one] V tahu se smí vzít jen jeden kámen.
    [few] V tahu se smí vzít nejvýše { $limit } kameny, po jednom.
   *[other] V tahu se smí vzít nejvýše { $limit } kamenů, po jednom.
}
rules-free-draw-once = Hráč pak přiloží kámen, který se hodí, nebo ohlásí pas.
rules-free-draw-on = Po každém vzatém kameni hráč přiloží kámen, který se hodí, nebo bere dál; když už brát nemůže, přiloží kámen, který se hodí, nebo ohlásí pas.
rules-free-draw-stop = Po každém vzatém kameni hráč přiloží kámen, který se hodí, bere dál, nebo s braním skončí a ohlásí pas; když už brát nemůže, přiloží kámen, který se hodí, nebo ohlásí pas.
rules-empty-well-pass-forced = Když je zásoba prázdná a nic se nebralo, hráč, který může přiložit, musí; kdo nemůže, hlásí pas.
rules-empty-well-pass-free = Když je zásoba prázdná a nic se nebralo, hráč přiloží kámen, který se hodí, nebo ohlásí pas.
rules-duty-draw = Hráč, který může přiložit, musí.
rules-duty-draw-limit = { $limit ->
    [null] Kdo nemůže, bere po jednom ze zásoby a musí přiložit první kámen, který se hodí.
    [one] Kdo nemůže, vezme si ze zásoby jeden kámen a musí ho přiložit, pokud se hodí.
    [few] Kdo nemůže, bere po jednom ze zásoby, nejvýše { $limit } kameny v tahu, a musí přiložit první, který se hodí.
   *[other] Kdo nemůže, bere po jednom ze zásoby, nejvýše { $limit } kamenů v tahu, a musí přiložit první, který se hodí.
}
rules-duty-draw-stop = Kdo už bral a stále se mu nic nehodí, smí také s braním skončit a ohlásit pas, i když by ještě mohl brát.
rules-duty-draw-end = Když už brát nemůže a nic se nehodí, hlásí hráč pas.
rules-draw-cost = { $cost ->
    [0] Braní nic nestojí.
    [one] Za každý vzatý kámen se odečítá { $cost } bod.
    [few] Za každý vzatý kámen se odečítají { $cost } body.
   *[other] Za každý vzatý kámen se odečítá { $cost } bodů.
}
rules-pass-cost = { $cost ->
    [0] Pas nic nestojí.
    [one] Za pas se odečítá { $cost } bod.
    [few] Za pas se odečítají { $cost } body.
   *[other] Za pas se odečítá { $cost } bodů.
}
rules-stop-cost = { $cost ->
    [0] Dokud se ještě dá brát, pas nic nestojí.
    [one] Dokud se ještě dá brát, odečítá se za pas { $cost } bod.
    [few] Dokud se ještě dá brát, odečítají se za pas { $cost } body.
   *[other] Dokud se ještě dá brát, odečítá se za pas { $cost } bodů.
}
rules-pass-cost-drawn = { $cost ->
    [0] Když se po braní už další kámen vzít nedá, pas nic nestojí.
    [one] Když se po braní už další kámen vzít nedá, odečítá se za pas { $cost } bod.
    [few] Když se po braní už další kámen vzít nedá, odečítají se za pas { $cost } body.
   *[other] Když se po braní už další kámen vzít nedá, odečítá se za pas { $cost } bodů.
}
rules-pass-cost-empty-well = { $cost ->
    [0] Je-li zásoba prázdná už na začátku tahu, pas nic nestojí.
    [one] Je-li zásoba prázdná už na začátku tahu, odečítá se za pas { $cost } bod.
    [few] Je-li zásoba prázdná už na začátku tahu, odečítají se za pas { $cost } body.
   *[other] Je-li zásoba prázdná už na začátku tahu, odečítá se za pas { $cost } bodů.
}
rules-pass-keeping = Když už brát nejde, hráč, který bral a nechá si kámen, který by mohl přiložit, hlásí pas bez trestných bodů.
rules-below-zero = Skóre smí klesnout pod nulu.

rules-scoring = Bodování
rules-tile-points-value = Za přiložený kámen se získává jeho hodnota.
rules-tile-points-one = Za přiložený kámen se získává 1 bod.
rules-tile-points-none = Za přiložený kámen samotný se nic nezískává.
rules-opening-bonus = { $bonus ->
    [one] Za zahájení se přičítá { $bonus } bod.
    [few] Za zahájení se přičítají { $bonus } body.
   *[other] Za zahájení se přičítá { $bonus } bodů.
}
rules-opening-bonus-triple = { $bonus ->
    [one] Za zahájení trojitým kamenem se přičítá { $bonus } bod.
    [few] Za zahájení trojitým kamenem se přičítají { $bonus } body.
   *[other] Za zahájení trojitým kamenem se přičítá { $bonus } bodů.
}
rules-zero-opening-bonus-more = { $bonus ->
    [one] Za zahájení kamenem 0-0-0 se přičítá navíc { $bonus } bod.
    [few] Za zahájení kamenem 0-0-0 se přičítají navíc { $bonus } body.
   *[other] Za zahájení kamenem 0-0-0 se přičítá navíc { $bonus } bodů.
}
rules-zero-opening-bonus = { $bonus ->
    [one] Za zahájení kamenem 0-0-0 se přičítá { $bonus } bod.
    [few] Za zahájení kamenem 0-0-0 se přičítají { $bonus } body.
   *[other] Za zahájení kamenem 0-0-0 se přičítá { $bonus } bodů.
}
rules-bridge = { $bonus ->
    [one] Za most se přičítá { $bonus } bod: kámen přiléhá k jinému jen jednou stranou a protilehlým rohem se dotýká dalšího.
    [few] Za most se přičítají { $bonus } body: kámen přiléhá k jinému jen jednou stranou a protilehlým rohem se dotýká dalšího.
   *[other] Za most se přičítá { $bonus } bodů: kámen přiléhá k jinému jen jednou stranou a protilehlým rohem se dotýká dalšího.
}
rules-double = { $bonus ->
    [one] Za dvojspoj se přičítá { $bonus } bod: kámen přiléhá k jiným dvěma nebo třemi stranami a neuzavírá šestiúhelník.
    [few] Za dvojspoj se přičítají { $bonus } body: kámen přiléhá k jiným dvěma nebo třemi stranami a neuzavírá šestiúhelník.
   *[other] Za dvojspoj se přičítá { $bonus } bodů: kámen přiléhá k jiným dvěma nebo třemi stranami a neuzavírá šestiúhelník.
}
rules-hexagon = { $bonus ->
    [one] Za uzavření šestiúhelníku (šestý kámen kolem společného rohu) se přičítá { $bonus } bod bez ohledu na to, kolik šestiúhelníků kámen uzavře najednou.
    [few] Za uzavření šestiúhelníku (šestý kámen kolem společného rohu) se přičítají { $bonus } body bez ohledu na to, kolik šestiúhelníků kámen uzavře najednou.
   *[other] Za uzavření šestiúhelníku (šestý kámen kolem společného rohu) se přičítá { $bonus } bodů bez ohledu na to, kolik šestiúhelníků kámen uzavře najednou.
}
rules-hexagons = { $one ->
    [one] Za uzavření šestiúhelníku (šestý kámen kolem společného rohu) se přičítá { $one } bod; za dva najednou { $two }, za tři { $three }.
    [few] Za uzavření šestiúhelníku (šestý kámen kolem společného rohu) se přičítají { $one } body; za dva najednou { $two }, za tři { $three }.
   *[other] Za uzavření šestiúhelníku (šestý kámen kolem společného rohu) se přičítá { $one } bodů; za dva najednou { $two }, za tři { $three }.
}

rules-round-end = Konec kola
rules-out = Když se hráč zbaví posledního kamene v ruce, kolo ihned končí.
rules-out-to-winner = { $bonus ->
    [0] Kdo se zbaví posledního kamene, získává hodnoty zbylé v rukou všech ostatních. Ostatní nic nezískávají ani neztrácejí.
    [one] Kdo se zbaví posledního kamene, získává { $bonus } bod a hodnoty zbylé v rukou všech ostatních. Ostatní nic nezískávají ani neztrácejí.
    [few] Kdo se zbaví posledního kamene, získává { $bonus } body a hodnoty zbylé v rukou všech ostatních. Ostatní nic nezískávají ani neztrácejí.
   *[other] Kdo se zbaví posledního kamene, získává { $bonus } bodů a hodnoty zbylé v rukou všech ostatních. Ostatní nic nezískávají ani neztrácejí.
}
rules-out-against-owner = Ke skóre každého hráče se přičte hodnota kamenů, které mu zbyly v ruce. Kdo se zbavil posledního kamene, nepřičítá nic.
rules-out-ignored = { $bonus ->
    [0] Kameny zbylé v rukou se nepočítají.
    [one] Kdo se zbaví posledního kamene, získává { $bonus } bod. Kameny zbylé v rukou se nepočítají.
    [few] Kdo se zbaví posledního kamene, získává { $bonus } body. Kameny zbylé v rukou se nepočítají.
   *[other] Kdo se zbaví posledního kamene, získává { $bonus } bodů. Kameny zbylé v rukou se nepočítají.
}
rules-blocked-when-nobody-can-place = Kolo končí také tehdy, když je zablokované: na konci tahu je zásoba prázdná a nikomu se nehodí žádný kámen v ruce.
rules-blocked-when-all-passed = Kolo končí také tehdy, když je zablokované: všichni po sobě ohlásili pas.
rules-blocked-well-left = Zásoba přitom nemusí být prázdná.
rules-blocked-free-passes = Zablokované je i tehdy, když je zásoba prázdná a všichni po sobě ohlásili pas.
rules-blocked-others-minus-own = V zablokovaném kole získává hráč s nejnižší hodnotou v ruce hodnoty všech ostatních minus svou.
rules-blocked-differences = V zablokovaném kole získává hráč s nejnižší hodnotou v ruce svůj rozdíl proti každému jinému.
rules-blocked-nothing = Za zablokované kolo nikdo body nezískává.
rules-blocked-against-owner = V zablokovaném kole se zbylé kameny počítají stejně.
rules-blocked-ignored = Za zablokované kolo nikdo body nezískává.
rules-blocked-no-bonus = { $bonus ->
    [one] Bonus { $bonus } bod za poslední kámen se pak nedává.
    [few] Bonus { $bonus } body za poslední kámen se pak nedává.
   *[other] Bonus { $bonus } bodů za poslední kámen se pak nedává.
}
rules-round-winner-hand = Kolo vyhrává ten, kdo se zbaví posledního kamene; je-li zablokované, hráč s nejnižší hodnotou v ruce.
rules-blocked-tie-each = Má-li nejnižší hodnotu víc hráčů, platí to pro každého z nich.
rules-blocked-tie-nobody = Má-li nejnižší hodnotu víc hráčů, nikdo za to body nezískává a kolo nikdo nevyhrává.
rules-blocked-tie-fewest-tiles = Má-li nejnižší hodnotu víc hráčů, platí to pro toho z nich, kdo má nejméně kamenů; je-li i takových víc, pro každého z těchto.
rules-round-winner-most = Kolo vyhrává ten, kdo v něm získá nejvíc bodů.

rules-match-end = Konec hry
rules-target-at-once = Hra končí, jakmile má někdo skóre { $target } nebo víc. Pokud kolo ještě neskončilo, přeruší se: zbylé kameny se nepočítají a nikdo ho nevyhrává.
rules-target-during-round = Hra končí po kole, v jehož průběhu někdo aspoň na chvíli dosáhne skóre { $target } nebo víc.
rules-target-after-round = Hra končí, když má někdo po spočítání kola skóre { $target } nebo víc.
rules-rounds = { $rounds ->
    [one] Hra má jedno kolo.
    [few] Hra má { $rounds } kola.
   *[other] Hra má { $rounds } kol.
}
rules-rounds-too = { $rounds ->
    [one] V každém případě končí po jednom kole.
    [few] V každém případě končí po { $rounds } kolech.
   *[other] V každém případě končí po { $rounds } kolech.
}
rules-rounds-choice = Hráči se mohou dohodnout na jiném počtu kol.
rules-winner-highest = Vyhrává hráč s nejvyšším skóre. Při stejném skóre se hráči dělí o výhru.
rules-winner-lowest = Vyhrává hráč s nejnižším skóre. Při stejném skóre se hráči dělí o výhru.
rules-winner-one-at-target = Pokud má tehdy skóre { $target } nebo víc jediný hráč, vyhrává.
rules-winner-several-at-target = Je-li jich víc, vyhrává ten z nich, kdo vyhrál poslední kolo. Pokud ho vyhrálo víc z nich, vyhrává ten z nich, kdo má nejvyšší skóre; při stejném skóre se dělí o výhru.
rules-winner-first-at-target = Pokud ho nevyhrál nikdo z nich, vyhrává ten, kdo ve hře dosáhl { $target } jako první.
rules-winner-nobody-at-target = Pokud tehdy nikdo nemá skóre { $target } nebo víc, vyhrává hráč s nejvyšším skóre; při stejném skóre se hráči dělí o výhru.

rules-solo = Sólo
rules-solo-start = Jeden hráč hraje jedno kolo. Na začátku leží na stole náhodný kámen, za který se nic nezískává.
rules-solo-deal = { $hand ->
    [0] Do ruky se nerozdává. Počet kamenů v zásobě: { $well }.
   *[other] Počet kamenů v ruce: { $hand }, v zásobě: { $well }.
}
rules-solo-well = Smí se zvolit jiná velikost zásoby. Výsledky porovnávej jen při stejné velikosti.
rules-solo-turns = Tahy, trestné body a bonusy jsou stejné.
rules-solo-draw-cost = { $cost ->
    [0] Tahy, trestné body a bonusy jsou stejné, jen braní nic nestojí.
    [one] Tahy, trestné body a bonusy jsou stejné, jen za každý vzatý kámen se odečítá { $cost } bod.
    [few] Tahy, trestné body a bonusy jsou stejné, jen za každý vzatý kámen se odečítají { $cost } body.
   *[other] Tahy, trestné body a bonusy jsou stejné, jen za každý vzatý kámen se odečítá { $cost } bodů.
}
rules-solo-out = { $bonus ->
    [0] Poslední kámen ukončí hru.
    [one] Za poslední kámen se získává { $bonus } bod a hra končí.
    [few] Za poslední kámen se získávají { $bonus } body a hra končí.
   *[other] Za poslední kámen se získává { $bonus } bodů a hra končí.
}
rules-solo-out-no-hand = { $bonus ->
    [0] Hra končí, když je poslední kámen přiložený a zásoba prázdná.
    [one] Hra končí a získává se { $bonus } bod, když je poslední kámen přiložený a zásoba prázdná.
    [few] Hra končí a získávají se { $bonus } body, když je poslední kámen přiložený a zásoba prázdná.
   *[other] Hra končí a získává se { $bonus } bodů, když je poslední kámen přiložený a zásoba prázdná.
}
rules-solo-pass-blocks = Pas hru zablokuje.
rules-solo-empty-well-pass-blocks = Při prázdné zásobě pas hru zablokuje.
rules-solo-blocked = Je-li hra zablokovaná, hodnoty zbylé v ruce se odečtou.
rules-solo-blocked-nothing = Je-li hra zablokovaná, kameny zbylé v ruce se nepočítají.
rules-solo-no-target = Bodový cíl tu není.

## Records

earlier-solo-draw = Hráno podle dřívějšího výkladu pravidel a podle něj i hodnoceno: v této sólové hře se za každý vzatý kámen odečítaly body.
earlier-solo-blocked = Hráno podle dřívějšího výkladu pravidel a podle něj i hodnoceno: v zablokované sólové hře se vždy odečetly hodnoty zbylých kamenů.
earlier-round-winner = Hráno podle dřívějšího výkladu pravidel a podle něj i hodnoceno: když na konci nikdo nedosáhl cíle, hru vyhrál vítěz posledního kola.
# Where in a record, before a sentence; round 0 is the match, and action 0 the round itself.
record-where = { $round ->
    [0] { "" }
   *[other] { $action ->
        [0] Kolo { $round }:{ " " }
       *[other] Kolo { $round }, akce { $action }:{ " " }
    }
}
record-no-file = Soubor { $path } neexistuje. Zkontroluj jméno.
record-is-folder = { $path } je složka. Zadej soubor v ní.
record-unreadable = Soubor { $path } nejde přečíst. Zkontroluj, že to je soubor a že ho smíš číst.
record-empty = Žádný záznam tu není. V souboru záznamů je na každém řádku jeden.
record-too-long = Záznam na řádku { $line } je příliš dlouhý: smí mít nejvýše { $most } MiB. Zapiš každý záznam na vlastní řádek.
record-extra-too-long = Jména a další klíče tohoto záznamu jsou delší než sama hra. Vynech, co k ní nepatří.
record-not-utf8 = Řádek { $line } není text v UTF-8. Ulož soubor v tomto kódování.
record-not-json = Řádek { $line } není platný JSON, chyba začíná ve sloupci { $column }. Možná je useknutý nebo ručně změněný; vezmi záznam odtamtud, kde vznikl.
record-bad-number = V záznamu na řádku { $line } je číslo příliš velké, nebo to číslo vůbec není, například NaN. Body, místa a políčka jsou malá celá čísla.
record-too-deep = Záznam na řádku { $line } je vnořený příliš hluboko, než aby to byl záznam.
record-key-twice = Záznam na řádku { $line } má v jednom objektu dvakrát { $key }. Ponech jen jedno.
record-half-character = Záznam na řádku { $line } obsahuje půlku znaku, kterou nejde zapsat. Napiš tam text znovu.
record-not-an-object = Řádek { $line } je JSON, ale ne záznam, což je objekt ve složených závorkách.
record-wrong-format = Tohle není záznam, který se tu dá číst: má formát { $found }, ne { $expected }.
record-missing = { record-where }Chybí „{ $key }“. Každý záznam to tu má.
record-wrong-type = { record-where }„{ $key }“ musí být { $kind ->
    [object] objekt ve složených závorkách
    [list] seznam
    [text] text
    [number] celé číslo
    [flag] true nebo false
    [cell] políčko, například [0, 0, "up"]
    [corners] seznam tří celých čísel
    [digits] 64 číslic 0 až 9 a písmen a až f
   *[rules] id sady pravidel nebo objekt ve složených závorkách
}, ne { $found }.
record-unknown-tile = { record-where }Kámen { $found } pro „{ $key }“ neexistuje. Kámen se zapisuje svými čísly, vzestupně, například "3-4-4".
record-unknown-action = { record-where }„do“ musí být place, draw, pass nebo decline, ne { $found }.
record-unknown-line = { record-where }„do“ musí být round, place, draw, pass, decline nebo end, ne { $found }.
record-length = { record-where }„{ $key }“ má položek { $found }, ale podle zapsaného jich má být { $expected }.
record-bad-name = Jméno { $found } nejde zobrazit. Vynech řídicí znaky a konce řádků.
record-bad-rules = Podle pravidel záznamu nejde hrát. { $why }
record-bad-setup = Hra v záznamu není možná. { $why }
record-bad-deal = { record-where }Rozdání není možné. { $why }
record-illegal-action = { record-where }Tohle pravidla nedovolují. { $why }
record-disagrees = { record-where }„{ $key }“ je v záznamu { $found }, ale podle pravidel to je { $expected }.
record-action-after-end = { record-where }Kolo skončilo už před touto akcí. Po jeho konci nemůže nic následovat.
record-round-unfinished = { record-where }Akce se zastaví dřív, než kolo skončí. Přerušit se smí jen poslední kolo nedohrané hry.
record-end-too-early = { record-where }Záznam má „end“, ale kolo neskončilo.
record-round-after-match = { record-where }Hra skončila už před tímto kolem.
record-match-unfinished = Záznam říká, že je hra dohraná, ale ta neskončila.
record-match-finished = Záznam říká, že hra byla přerušena, ale ta skončila.
record-fair-method = „{ $key }“ je { $found }, ale rozdání se tu dají ověřit jen pomocí { $expected }.
record-fair-seats = „{ $key }“ má { $found ->
    [one] jednu položku
    [few] { $found } položky
   *[other] { $found } položek
}, ale hra má { $expected ->
    [one] jedno místo
    [few] { $expected } místa
   *[other] { $expected } míst
}. Každé místo má jednu položku, null, pokud nic neposlalo.
record-fair-secret = „{ $key }“ není tajemství, které server zvolil před hrou: jeho SHA-256 není { $commitment }.
record-fair-deal = { record-where }S rozdáním někdo manipuloval: neodpovídá tajemství a příspěvkům ve „fair“.
record-seen-unreadable = Tohle není to, co si zařízení o hře uchovává. To by byl jeden řádek textu a začínal by { $format }.
record-seen-no-proof = Záznam neříká, odkud se jeho rozdání vzala, ačkoli server o nich před hrou dal slib.
record-seen-commitment = Slib, který server před hrou dal tvému zařízení, se týkal jiného tajemství: SHA-256 tajemství v záznamu není { $commitment }.
record-seen-contribution = To, co tvoje zařízení přidalo k rozdáním na místě { $seat }, v záznamu není.
record-seen-head = Zápis stolu není ten, který se ukazoval tvému zařízení: ve verzi { $version } má jiný otisk.
record-seen-lost = Server říká, že ztratil konec svého zápisu: co se tvému zařízení ukazovalo ve verzi { $version }, v něm už není.
record-seen-log = Zápis stolu neříká to, co záznam: liší se ve verzi { $version }.
record-seen-moves = Tahy nejsou ty, které se ukazovaly tvému zařízení: mezi verzemi { $after } a { $upto } má zápis jiné.
record-seen-no-log = To není zápis dohrané hry s textem řádků.
seen-proof-deals = { $rounds ->
    [2] Obě rozdání vycházejí z tajemství, o kterém server před hrou tvému zařízení slíbil, že ho nezmění, a z toho, co přidalo tvoje zařízení. Server je tedy nemohl vybrat.
    [one] Rozdání vychází z tajemství, o kterém server před hrou tvému zařízení slíbil, že ho nezmění, a z toho, co přidalo tvoje zařízení. Server ho tedy nemohl vybrat.
    [few] Všechna { $rounds } rozdání vycházejí z tajemství, o kterém server před hrou tvému zařízení slíbil, že ho nezmění, a z toho, co přidalo tvoje zařízení. Server je tedy nemohl vybrat.
   *[other] Všech { $rounds } rozdání vychází z tajemství, o kterém server před hrou tvému zařízení slíbil, že ho nezmění, a z toho, co přidalo tvoje zařízení. Server je tedy nemohl vybrat.
}
seen-proof-deals-only = { $rounds ->
    [2] Obě rozdání vycházejí z tajemství, o kterém server tvému zařízení slíbil, že ho nezmění. Tvoje zařízení k nim nic nepřidalo, takže nepozná, jestli je server vybral.
    [one] Rozdání vychází z tajemství, o kterém server tvému zařízení slíbil, že ho nezmění. Tvoje zařízení k němu nic nepřidalo, takže nepozná, jestli ho server vybral.
    [few] Všechna { $rounds } rozdání vycházejí z tajemství, o kterém server tvému zařízení slíbil, že ho nezmění. Tvoje zařízení k nim nic nepřidalo, takže nepozná, jestli je server vybral.
   *[other] Všech { $rounds } rozdání vychází z tajemství, o kterém server tvému zařízení slíbil, že ho nezmění. Tvoje zařízení k nim nic nepřidalo, takže nepozná, jestli je server vybral.
}
seen-proof-log = Hra probíhala tak, jak se ukazovala tvému zařízení: žádný ukázaný tah se potom nezměnil.
seen-proof-log-part = Od chvíle, kdy se tvému zařízení ukázal poslední stav, se v zápisu nic nezměnilo. Tahy, které se tvému zařízení ukazovaly jeden po druhém a které souhlasí: { $shown } z { $moves }.
seen-proof-dropped = Rozdání vycházejí z tajemství, o kterém server tvému zařízení slíbil, že ho nezmění. Tvoje zařízení číslo přidalo, ale nezapočítalo se: podle toho, co server ukázal, bylo tvoje místo před začátkem hry volné, nebo ho obsadil někdo jiný. Pokud to tak nebylo, mohl server rozdání vybrat.
seen-proof-stranger = Rozdání vycházejí z tajemství, o kterém server tvému zařízení slíbil, že ho nezmění, a z toho, co přidalo tvoje zařízení. Něco se ale přidalo i na místě { $seat }, kde se tvému zařízení v této hře žádný člověk neukázal. Pokud to přidal server, mohl rozdání vybrat.
seen-proof-silent = Rozdání vycházejí z tajemství, o kterém server tvému zařízení slíbil, že ho nezmění, a z toho, co přidalo tvoje zařízení. Na místě { $seat }, kde se tvému zařízení ukázal člověk, se ale nic nepřidalo. Pokud server vynechal, co odtud přišlo, mohl si vybrat z několika rozdání.
seen-proof-no-log = Jestli hra probíhala tak, jak se ukazovala tvému zařízení, se neověřilo: k tomu je potřeba zápis stolu.
seen-proof-none = Toto zařízení se hry neúčastnilo. Nepozná, co server předtím slíbil, ani jestli je tento záznam pravý.
seen-doubt-commitment = Server ukazuje jiný slib než předtím. Možná vyměnil tajemství, z něhož se rozdává. Tvoje zařízení si uchovává první slib.
seen-doubt-history = Server ukazuje jiný průběh hry u tohoto stolu než předtím. Něco se potom změnilo. Tvoje zařízení si uchovává to, co mu bylo ukázáno nejdřív.
seen-doubt-shorter = Server ukazuje z tohoto stolu méně než předtím: co se už stalo, je pryč. Tvoje zařízení si uchovává to, co mu bylo ukázáno nejdřív.
seen-doubt-lost = Server ztratil konec této hry a sám to říká. Tahy, které už byly vidět, jsou pryč; hra pokračuje od chvíle před nimi. Tvoje zařízení si uchovává to, co mu bylo ukázáno nejdřív.
record-no-round = { $expected ->
    [0] Záznam nemá žádná kola, takže nemá ani kolo { $found }.
    [one] Kolo { $found } neexistuje. Záznam má jedno, počítáno od 1.
    [few] Kolo { $found } neexistuje. Záznam má { $expected }, počítáno od 1.
   *[other] Kolo { $found } neexistuje. Záznam má { $expected }, počítáno od 1.
}
record-no-action = { record-where }Okamžik po akci { $found } neexistuje. Zvol některý od 0, kdy je rozdáno, do { $expected }.
record-names-do-not-fit = { $expected ->
    [one] Hra má jedno místo, ale počet jmen je { $found }. Zadej jedno jméno.
    [few] Hra má { $expected } místa, ale počet jmen je { $found }. Zadej jedno pro každé místo.
   *[other] Hra má { $expected } míst, ale počet jmen je { $found }. Zadej jedno pro každé místo.
}
record-key-taken = „{ $key }“ už v záznamu něco znamená. Zvol pro to, co přidáváš, jiné jméno.
record-not-writable = Tohle nejde zapsat jako JSON. Použij jen text, celá čísla, seznamy a objekty, a nic nevnořuj příliš hluboko.

## Notation

notation-too-long = { $found ->
    [one] Tento text má { $found } znak a žádná pozice nepotřebuje víc než { $most }. Zkopíruj jen pozici.
    [few] Tento text má { $found } znaky a žádná pozice nepotřebuje víc než { $most }. Zkopíruj jen pozici.
   *[other] Tento text má { $found } znaků a žádná pozice nepotřebuje víc než { $most }. Zkopíruj jen pozici.
}
notation-not-a-tile = { $section ->
    [null] „{ $found }“ není kámen. Kámen jsou tři čísla od 0 do 5, vzestupně, například 344 nebo 3-4-4.
   *[other] { $section }: { $found } není kámen. Kámen jsou tři čísla od 0 do 5, vzestupně, například 344 nebo 3-4-4.
}
notation-not-a-placement = { $section }: { $found } není přiložení. To jsou tři rohy po směru hodinových ručiček, u nebo d pro nahoru nebo dolů a x a y políčka, například 443d-1,2.
notation-not-an-action = { $section }: { $found } není akce. Napiš draw, pass, decline, nebo přiložení, například 443d-1,2.
notation-not-a-number = { $section }: { $found } není celé číslo s nejvýše 18 číslicemi.
notation-not-a-phase = { $section }: { $found } není fáze. K dispozici jsou: { $expected }.
notation-wrong-section = Kde má být { $section }= s hodnotou, je { $found }. Zkopíruj celou pozici, od rules= po totals=.
notation-bad-rules = { $section ->
    [null] Podle těchto pravidel nejde hrát. { $why }
   *[other] { $section }: Podle těchto pravidel nejde hrát. { $why }
}
notation-field-twice = { $section ->
    [null] { $found } je tu dvakrát. Ponech jen jedno.
   *[other] { $section }: { $found } je tu dvakrát. Ponech jen jedno.
}
notation-bad-seats = { $section }: Tolik hráčů hrát nemůže. { $why }
notation-bad-opener = { $section }: Podle těchto pravidel předchozí kolo nerozhoduje, kdo zahajuje. Tuto část vynech.
notation-not-in-the-set = { $section }: Kámen { $found } v této sadě není.
notation-tile-twice = { $section }: Kámen { $found } je tu dvakrát. Každý kámen je jen jednou, na stole nebo v ruce.
notation-does-not-fit = { $section }: { $found } se tam nehodí, vedle kamenů přiložených dříve. Kameny se píší v pořadí, v jakém byly přiloženy.
notation-not-a-first-tile = { $section }: { $found } nemůže být první kámen pole. Ten leží na u0,0 a v sólové hře není otočený.
notation-too-many-fields = { $found ->
    [one] { $section }: Nemůže tu být { $found } pole, nejvýše { $most }. Nové smí založit jen ten, kdo uzavře šestiúhelník, pokud to pravidla dovolují.
    [few] { $section }: Nemohou tu být { $found } pole, nejvýše { $most }. Nové smí založit jen ten, kdo uzavře šestiúhelník, pokud to pravidla dovolují.
   *[other] { $section }: Nemůže tu být { $found } polí, nejvýše { $most }. Nové smí založit jen ten, kdo uzavře šestiúhelník, pokud to pravidla dovolují.
}
notation-drawn-not-held = { $section }: { $found } nemůže být mezi kameny vzatými v tomto tahu. Každý z nich je v ruce a uvádí se jednou.
notation-miscounted = { $section ->
    [hand] hand: Počet kamenů je { $found }, ale podle counts je { $expected }. Divák nemá žádné kameny.
    [totals] totals: Jejich počet je { $found }, ale počet míst je { $expected }.
   *[counts] counts: Všech kamenů na stole, v rukou a v zásobě je dohromady { $found }, ale podle pravidel jich má být { $expected }.
}
notation-out-of-range = { $section }: { $found } není možné; nejméně je { $low }, nejvíce { $high }.
notation-phase-impossible = { $section }: S těmito kameny, počty a pravidly nemůže být fáze { $found }. Zkopíruj pozici znovu odtamtud, kde byla ukázána.

## What a sheet says beside the rules: the aim, the age, the box

rules-sheet-facts = O hře
sheet-aim-first-or-most = Cíl hry: jako první přiložit všechny své kameny, nebo získat nejvíc bodů.
sheet-aim-first-and-most = Cíl hry: zbavit se svých kamenů dřív než ostatní a získat co nejvíc bodů.
sheet-aim-target = { $target ->
    [one] Cíl hry: během několika kol dosáhnout { $target } bodu.
    [few] Cíl hry: během několika kol dosáhnout { $target } bodů.
   *[other] Cíl hry: během několika kol dosáhnout { $target } bodů.
}
sheet-aim-first = Cíl hry: jako první přiložit všechny kameny ze svého stojánku, a tím ukončit kolo.
sheet-aim-most = Cíl hry: získat co nejvíc bodů.
sheet-age = Pro hráče od { $years } let.
sheet-box = V krabici: { $things }.
sheet-rounds = Obvykle se hraje { $low } až { $high } kol a body ze všech kol se sčítají.
sheet-turn-time = Pokud někdo často přemýšlí příliš dlouho, dohodněte se na časovém limitu pro tah, třeba { $low } až { $high } sekund.
sheet-drawn-apart = Nově vzaté kameny drž odděleně, aby se daly přesně spočítat i s trestnými body.
box-tiles = { $count } { $count ->
    [one] kámen
    [few] kameny
    [many] kamene
   *[other] kamenů
}
box-racks = { $count } { $count ->
    [one] stojánek
    [few] stojánky
    [many] stojánku
   *[other] stojánků
}
box-score-pad = bodovací blok
box-score-board = bodovací deska
box-spiral-pad = kroužkový blok
box-cloth-bag = látkový sáček
box-bag = sáček
box-rules = pravidla hry

## Which reading of the sheets is ours, and why another is not offered

reading-ours = Náš výklad:
reading-other = Domácí pravidla pro jiný výklad:
reading-fit = Kdekoli se setkají rohy, musí mít stejné číslo, i když většina návodů mluví jen o dvou číslech podél strany.
reading-fit-why = Shoda jen podél stran se nenabízí: za most jsou body proto, že se hodí i roh naproti straně, za šestiúhelník proto, že se v jednom bodě shodne šest rohů, a mezeru mezi rohy, které se neshodují, by nikdy nešlo zaplnit.
reading-beside-any = Kámen se smí přiložit k libovolnému kameni na stole, nejen k naposledy přiloženému.
reading-beside-any-why = Přikládat jen k poslednímu kameni se nenabízí: most, dvojspoj i šestiúhelník potřebují kameny přiložené už dřív.
reading-edge = Kámen se musí celou stranou dotýkat kamene na stole; dotek rohem nestačí.
reading-edge-why = Přikládat jen rohem k rohu se nenabízí: v témže návodu se kámen přidává k volné straně trojúhelníku.
reading-opening-tile = Kámen, který rozhodne o tom, kdo zahajuje, se také položí jako první.
reading-opening-bonus = Bonus za zahájení se dává v každém kole, nejen na začátku hry.
reading-opening-bonus-why = Bonus jen za první kolo se nenabízí: v těchto návodech se i kolu říká hra a Tri-Domino ho dává pokaždé, když se zahajuje kolo.
reading-next-opener = Každé kolo se zahajuje podle stejného pravidla jako první.
reading-after-drawing = Po braní smíš přiložit jen kameny vzaté v tomto tahu, ne ty, které už předtím byly tvoje.
reading-one-by-one = Kameny se berou po jednom a na každý se podíváš, než vezmeš další.
reading-one-by-one-why = Brát jich několik najednou se nenabízí: první kámen, který se hodí, by pak nešel přiložit hned, jak tyto návody dovolují, a Triomino říká „po jednom“.
reading-stop-drawing = Kdo začal brát, bere dál, dokud brát smí a dokud vzatý kámen nepřiloží; „až tři“ je mez, ne svolení přestat dřív.
reading-empty-well = Když je zásoba prázdná a nic není vzato, musíš přiložit kámen, který se hodí; pas ohlásí jen ten, kdo takový nemá.
reading-duty-draw = Když se ti některý kámen hodí, musíš přiložit a brát místo toho nesmíš.
reading-duty-lay = Když se vzatý kámen hodí, musíš ho přiložit; nechat si ho nesmíš. Domácí pravidla pro jiný výklad mění víc: brát pak smíš i tehdy, když se ti některý kámen hodí.
reading-kept-tile = Pas se vzatým kamenem, který se hodí, nestojí nic navíc k braní.
reading-kept-tile-why = Trest za to se nenabízí: návody trestají jen toho, komu se nehodí žádný vzatý kámen.
reading-zero-follow-up = Další kámen po 0-0-0 se přikládá hned, v témže tahu, nebo vůbec; odmítnout ho jde bez trestných bodů, a když se ti žádný kámen nehodí, kvůli němu se nebere.
reading-zero-follow-up-why = Nechat si ho na pozdější tah se nenabízí: návod ho dává spolu se zahájením, dřív než přijdou na řadu ostatní hráči.
reading-one-new-field = Ať jedním kamenem uzavřeš jeden šestiúhelník, nebo víc, smíš začít jedno nové pole, a to jen hned.
reading-one-new-field-why = Pole za každý šestiúhelník se nenabízí: návod mluví o jednom dalším kameni, položeném teď.
reading-blocked-at-once = Když je zásoba prázdná a nikdo nemá kámen, který se hodí, kolo končí hned, dřív než kdokoli další ohlásí pas a přijde za něj o body. Domácí pravidla pro jiný výklad mění víc: kolo pak končí i tehdy, když všichni po sobě ohlásí pas a v zásobě ještě něco zbývá, a sólová hra prvním pasem.
reading-blocked-well = Kolo podle Triodominia končí, jakmile po sobě ohlásí pas všichni, i když v zásobě ještě něco zbývá.
reading-blocked-tie = Když v zablokovaném kole zbude nejnižší hodnota několika hráčům, každý z nich získá tolik, kolik by získal jediný vítěz.
reading-reverse-hands = Ve „hře naopak“ se zbylé kameny nepočítají, protože tam, kde vyhrává hráč s nejvyšším skóre, by se vyplácelo si je nechávat.
reading-target = Hra podle Trimina končí ve chvíli, kdy něčí skóre dosáhne 400, podle Trojitého domina po kole, ve kterém měl někdo 400 aspoň na chvíli, podle Triomina a Tri-Domina tehdy, když je kolo spočítané a někdo má 400 nebo víc.
reading-last-round-winner = Když má 400 bodů několik hráčů, vyhrává hru vítěz posledního kola. Když mezi nimi není, vyhrává ten, kdo 400 bodů dosáhl jako první.
reading-last-round-winner-why = Výhra hráče, který 400 bodů nemá, se nenabízí: věta v návodu rozhoduje jen mezi těmi, kdo jich dosáhli.
reading-shared-win = Hráči se stejným nejlepším skóre se dělí o výhru.
reading-shared-win-why = Nic jiného se nenabízí: žádný návod neříká, jak rozhodnout nerozhodnou hru.
reading-solo-start = V sólové hře za zahájení nejsou body: kámen, který na začátku leží na stole, nedává nic a první kámen, který přiložíš, dává stejně jako kterýkoli jiný.
reading-solo-start-why = Body za ně se nenabízejí: tento kámen vybírá náhoda a body jsou za to, co přiložíš ty.
reading-solo-one-round = Sólová hra je jedno kolo a dosažením cíle nekončí.
reading-solo-one-round-why = Několik kol až k cíli se nenabízí: jde o to získat co nejvíc bodů se stejným počtem kamenů.
reading-solo-hand = V sólové hře máš tolik kamenů jako každý ze dvou hráčů, tedy 9, i když návod počet pro jednoho hráče neuvádí.
reading-solo-tiles = V sólové hře je těch 20 kamenů celkem, i s tím, který na začátku leží na stole.
reading-solo-turns = V sólové hře podle Trojitého domina ti vzatý kámen, který se nehodí, zůstává na pozdější tah a tahy jsou stejné jako vždy, i s trestnými body za pas.
reading-solo-turns-why = Odložit takový kámen stranou se nenabízí: kde se kameny berou, tam si je hráč i nechává.
reading-solo-draw-cost = V sólové hře podle Trojitého domina braní nic nestojí, protože celá hra je jen braní a každý výsledek by byl nižší o týchž 95 bodů.
reading-solo-held = Když je sólová hra zablokovaná, hodnota zbylých kamenů se odečte, stejně jako vítězi zablokovaného kola. Domácí pravidla pro jiný výklad mění víc: za zablokované kolo pak nikdo nezíská body ani ve hře několika hráčů.
reading-bridge-double = Kámen, který se dotýká dvěma stranami, je jen dvojspoj, i když se roh naproti každé z nich dotýká kamene jako u mostu.
reading-three-edges = Kámen, který se ostatních dotýká třemi stranami, je dvojspoj, stejně jako ten, který se dotýká dvěma.
reading-three-edges-why = Nic jiného se nenabízí: tři strany jsou dvě a ještě jedna a žádný návod nedává za lepší shodu méně.
reading-hexagon-double = Kámen, který uzavře šestiúhelník, se vždy dotýká i dvěma stranami a body jsou jen za šestiúhelník, i když to návod neříká.
reading-several-hexagons = Za dva nebo tři šestiúhelníky uzavřené jedním kamenem je stejně bodů jako za jeden.

## House rules as text

house-rules-too-long = Počet znaků v tomto textu je { $found }, ale žádná domácí pravidla jich nepotřebují víc než { $most }. Zkopíruj jen pravidla.
house-rules-unreadable = { $found } nejsou domácí pravidla. Vlož celý řádek, odkaz nebo soubor, který ti přišel, nebo napiš název, dvojtečku, kód pravidel a každou změnu, například Babiččina: triomino, draw-limit=2.
house-rules-bad-name = { $found } nemůže být název domácích pravidel. Použij viditelné znaky, nejvýš { $most }.

## The score pad: what it asks back, and what it cannot write

pad-no-such-seat = Hráč { $seat } v tomto kole není, takže se řádek nepočítá. Oprav ho.
pad-not-playing = { $name } v tomto kole nehraje, takže se řádek nepočítá. Kdo to byl? Oprav řádek.
pad-hand-of-absent = { $name } v tomto kole nehraje. Komu ty kameny zbyly? Oprav řádek.
pad-not-your-turn = Podle předchozích řádků je na tahu { $name }.
pad-not-the-opener = Podle pravidel toto kolo zahajuje { $name }.
pad-better-opening = Zahájit se mělo kamenem { $tile }, ne { $opened }: { $name } nemá žádný vzatý kámen, takže { $tile } má už z rozdání.
pad-must-open = Kolo ještě nikdo nezahájil. Nejdřív zapiš první kámen.
pad-nothing-offered = Nic tu nabídnuto nebylo, takže není co odmítnout.
pad-round-over = Kolo už skončilo. Začni další, nebo oprav některý dřívější řádek.
pad-round-not-over = Předchozí kolo nemá konec. Jsou zbylé kameny sečtené?
pad-match-over = Hra už skončila. Toto kolo nic nemění na tom, kdo ji vyhrál.
pad-players = { $number ->
    [one] Podle těchto pravidel jeden hráč hrát nemůže
    [few] Podle těchto pravidel { $number } hráči hrát nemohou
   *[other] Podle těchto pravidel { $number } hráčů hrát nemůže
}. Kameny hráčů a zásoba se nepočítají.
pad-tile-laid = { $line ->
    [0] Kámen { $tile } leží na stole od začátku. Každý kámen je jen jednou.
   *[other] Kámen { $tile } už na stole leží, viz řádek { $line }. Každý kámen je jen jednou.
}
pad-tile-in-hand = Kámen { $tile } už má započítaný { $name }. Každý kámen je jen jednou.
pad-not-in-the-set = Kámen { $tile } v této sadě není: nejvyšší číslo je { $highest }.
pad-too-few-tiles = { $kind ->
    [bridge] Most ještě není možný: předtím musí na stole ležet aspoň { $tiles ->
        [one] { $tiles } kámen
        [few] { $tiles } kameny
       *[other] { $tiles } kamenů
    }.
    [double] Dvojspoj ještě není možný: předtím musí na stole ležet aspoň { $tiles ->
        [one] { $tiles } kámen
        [few] { $tiles } kameny
       *[other] { $tiles } kamenů
    }.
   *[hexagon] { $hexagons ->
        [one] Šestiúhelník ještě není možný: předtím musí na stole ležet aspoň { $tiles ->
            [one] { $tiles } kámen
            [few] { $tiles } kameny
           *[other] { $tiles } kamenů
        }.
        [few] { $hexagons } šestiúhelníky najednou ještě nejsou možné: předtím musí na stole ležet aspoň { $tiles ->
            [one] { $tiles } kámen
            [few] { $tiles } kameny
           *[other] { $tiles } kamenů
        }.
       *[other] { $hexagons } šestiúhelníků najednou ještě není možných: předtím musí na stole ležet aspoň { $tiles ->
            [one] { $tiles } kámen
            [few] { $tiles } kameny
           *[other] { $tiles } kamenů
        }.
    }
}
pad-double-without-bridge = Dvojspoj je možný jen po mostu, a v tomto kole žádný most není.
pad-starts-field = První kámen pole se ničeho nedotýká, takže nic vytvořit nemůže.
pad-does-not-fit = Tam kámen ležet nemůže, takže se pole dál nezapisuje. { $why }
pad-fits-nowhere = Podle pole se { $tile } nikam nehodí, takže se pole dál nezapisuje. Neleží některý dřívější kámen na špatném místě?
pad-other-kind = Na svém místě kámen { $kind ->
    [plain] nic netvoří
    [bridge] tvoří most
    [double] tvoří dvojspoj
   *[hexagon] { $hexagons ->
        [one] tvoří šestiúhelník
        [few] tvoří { $hexagons } šestiúhelníky
       *[other] tvoří { $hexagons } šestiúhelníků
    }
}. Tak je to i započítáno.
pad-field-lost = Pole tu není známé, protože u některého kamene není zapsané místo. Napiš, co kámen tvoří.
pad-by-rule = Z pravidel { $rules } tu nic necitujeme, protože jejich text v aplikaci není. Odpověď se řídí bodem { $rule } našich pravidel: kámen vždy tvoří jen jedno a přednost má šestiúhelník, pak dvojspoj, pak most.
pad-last-tile = Podle počtu to byl poslední kámen a { $name } už žádný nemá. Je kolo u konce?
pad-out-too-early = Podle počtu má { $name } ještě kameny: { $tiles }. Je některé braní navíc, nebo chybí řádek?
pad-well-empty = Podle počtu je zásoba prázdná, takže není co brát.
pad-draw-limit = { $limit ->
    [0] Podle těchto pravidel se nebere.
    [one] Podle těchto pravidel se v jednom tahu bere nejvýš { $limit } kámen.
    [few] Podle těchto pravidel se v jednom tahu berou nejvýš { $limit } kameny.
   *[other] Podle těchto pravidel se v jednom tahu bere nejvýš { $limit } kamenů.
}
pad-must-draw = Podle těchto pravidel a počtu se před pasem musí vzít kámen. Je zásoba prázdná?
pad-must-lay = Podle těchto pravidel se tu kámen, který se hodí, přiložit musí.
pad-blocked-well = Podle počtu zásoba není prázdná: { $tiles }. Kolo je zablokované, jen když nikdo nemůže brát.
pad-blocked-passes = Podle těchto pravidel je kolo zablokované, jen když všichni po sobě ohlásili pas.
pad-still-fits = Kámen { $tile } ({ $name }) se ještě někam hodí, takže kolo není zablokované.
pad-not-counted = Podle těchto pravidel se tu zbylé kameny nepočítají.
pad-hand-missing = Zbylé kameny nejsou sečtené a nepočítají se: { $name }.
pad-hand-of-out = { $name } má přiložený i poslední kámen, takže žádné zbýt nemohly.
pad-hand-count = { $name }: počet zbylých je { $tiles }, ale podle zápisu má být { $expected }. Chybí řádek?
pad-hand-sum = { $name }: součet { $value } není možný; { $tiles ->
    [one] u { $tiles } kamene
    [few] u { $tiles } kamenů
   *[other] u { $tiles } kamenů
} vychází { $low } až { $high }.
pad-line-round = Nové kolo, hrají: { $names }.
pad-line-hands = Hodnota zbylých kamenů: { $hands }.
pad-line-end = Kolo skončilo.
pad-asks-hands = Kolo skončilo. Které kameny komu zbyly?
pad-asks-round = Kolo skončilo. Začni další.
pad-asks-nothing = Hra skončila.
pad-asks-opener = { $who ->
    [youngest] Zahajuje nejmladší hráč. Kdo to je?
    [highest-tile] Zahajuje ten, kdo má nejvyšší kámen. Kdo to je?
   *[highest-triple] Zahajuje nejvyšší trojitý kámen, a není-li žádný, nejvyšší kámen. Kdo ho má?
}
pad-asks-turn = { $phase ->
    [opening] Kolo zahajuje { $name }.
    [follow-up] { $name } smí po 0-0-0 přiložit ještě jeden kámen.
    [new-field] { $name } smí začít nové pole.
   *[turn] Na tahu je { $name }.
}
pad-no-such-line = Řádek { $line } neexistuje. Poslední je { $lines }.
pad-first-line = První řádek zahajuje první kolo: dá se změnit, ale ne přesunout ani smazat.
pad-nothing-to-undo = V tomto zápisu není co vrátit.
pad-name-missing = Každý hráč potřebuje jméno.
pad-name-twice = Dva hráči se jmenují { $name }. Dej jednomu z nich jiné jméno.
pad-too-many-players = Hráčů je moc: { $number }. Hrát jich může nejvýš { $most }.
pad-no-field-kept = Pole kola { $round } není zapsané celé: u každého kamene musí být i místo. Bez toho záznam nevznikne.
pad-hands-not-told = V kole { $round } jsou zbylé kameny zapsané jako součty. Záznam potřebuje samotné kameny.
pad-players-changed = Mezi koly se měnili hráči, a to záznam neumí zachytit.
pad-not-a-record = Kolo { $round } se takhle odehrát nemohlo, takže jeho záznam nevznikne. { $why }
evening-bad-link = V tomto odkazu není celý večer. Zkopíruj celý odkaz.
evening-plot = Skóre během večera
evening-wins = Vyhrané večery
evening-rounds-won = Vyhraná kola
evening-of = z { $count }
evening-best-round = Nejlepší kolo
evening-lowest-round = Nejlepší kolo, když vyhrává nejnižší skóre
evening-bridges = Mosty
evening-doubles = Dvojspoje
evening-all-hexagons = Šestiúhelníky
pad-totals = skóre
evening-round = { $round }. kolo

## Print

rules-house = Domácí pravidla · { $sheet }
print-tiles = Kameny k vystřižení
print-sheet = list na body
print-ruler = Tiskni v měřítku 100 %, bez přizpůsobení stránce: tato čára měří { $length } mm.
print-column-tile = kámen
print-column-bonus = bonus
print-column-cost = trest
print-column-points = body
print-column-total = celkem
print-date = Datum
print-signed = { SIGNED($points) }
print-card-shortened = To nejdůležitější. Všechna pravidla: v aplikaci pod „Pravidla“, nebo příkazem trimino rules.
