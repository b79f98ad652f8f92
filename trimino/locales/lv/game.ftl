### What web and terminal both say, in Latvian: the rules, the play, records, the analysis.
###
### Details are put in as they are; true, false and null are words, as in JSON. Numbers choose the
### plural and are written without grouping; SIGNED writes one with its sign. RULE
### names a field of the rules, or what it may be, as its reader knows it: in the form by its words.
### Words of the game: kauliņš (tile), virsotne (corner), cipars (value of a corner), vērtība (value
### of a tile), spēlētāja kauliņi (hand), krājums (well), laukums (field), gājiens (turn), pacelt
### (draw), izlaist gājienu (pass), tilts (bridge), dubultais savienojums (double), sešstūris
### (hexagon), sākt (open), pabeigt raundu (go out), bloķēts (blocked), raunds (round), spēle (match),
### mērķis (target), kopsumma (total).

## What may not be played

round-over = Raunds ir beidzies. Tajā vairs neko nevar izspēlēt.
not-your-turn = Tagad nav tavs gājiens.
not-an-action = Darbība ir izspēlēt kauliņu, pacelt, izlaist gājienu vai atteikties, nevis { $action }.
not-the-clocks-play = Laiks ir beidzies, tāpēc gājiens notiek noteiktā kārtībā: no piedāvātā atsakās; ja nekas nav piedāvāts, izspēlē pirmo kauliņu, kas der; ja neder neviens, paceļ; ja pacelt nevar, gājienu izlaiž.
tile-not-held = Kauliņa { $tile } tev nav. Izspēlē kādu no saviem kauliņiem.
not-the-opening-tile = { $rule ->
    [highest-triple] Raunds jāsāk ar lielāko kauliņu, kam ir trīs vienādi cipari: { $tile }.
   *[other] Raunds jāsāk ar savu lielāko kauliņu: { $tile }.
}
not-drawn-this-turn = Pēc pacelšanas drīkst izspēlēt tikai šajā gājienā paceltos kauliņus.
not-the-newest = Pēdējo tu pacēli { $tile }. Pēc pacelšanas drīkst izspēlēt tikai šo kauliņu.
no-such-field = { $fields ->
    [1] Ir tikai viens laukums. Liec kauliņu tur.
    [zero] Ir tikai { $fields } laukumu. Izvēlies vienu no tiem.
    [one] Ir tikai { $fields } laukums. Izvēlies vienu no tiem.
   *[other] Ir tikai { $fields } laukumi. Izvēlies vienu no tiem.
}
not-where-a-field-starts = { $opens ->
    [true] Tu sāc raundu: liec kauliņu tukšā galda vidū.
   *[false] Tu sāc jaunu laukumu: liec kauliņu atsevišķi no pārējiem vai atsakies.
}
not-a-new-field = { $opens ->
    [true] Uz galda vēl nekā nav: liec kauliņu vidū, kur sākas pirmais laukums.
   *[false] Šis kauliņš sāk jaunu laukumu, to nevar pielikt pie iesāktā. Liec to atsevišķi vai atsakies.
}
cell-taken = Tur jau ir kauliņš. Izvēlies tukšu lauciņu.
no-tile-beside = Šim lauciņam blakus nav neviena kauliņa. Pieliec kauliņu ar malu pie cita kauliņa malas.
not-a-turn-of-the-tile = { $tile } tā nolikt nevar. Kauliņu drīkst pagriezt, bet ne apvērst otrādi.
corners-do-not-match = { $fits ->
    [true] { $tile } šeit ir jāpagriež: virsotnēs jābūt { $needed }.
   *[false] { $tile } tur neder: virsotnēs jābūt { $needed }.
}
tile-fits-nowhere = Šis kauliņš tagad nekur neder.
must-place = Tev ir kauliņš, kas der, tāpēc tas jāizspēlē.
must-open = Tu sāc raundu. Izspēlē savu pirmo kauliņu.
must-draw = { $drew ->
    [true] { $fits ->
        [true] Tu jau pacēli: izspēlē kauliņu, kas der, vai pacel vēl.
       *[false] Tu jau pacēli, bet nekas neder: pacel vēl.
    }
   *[false] { $fits ->
        [true] Kamēr vari pacelt, gājienu izlaist nedrīkst: izspēlē kauliņu, kas der, vai pacel.
       *[false] Kamēr vari pacelt, gājienu izlaist nedrīkst: pacel kauliņu.
    }
}
well-empty = Krājums ir tukšs. Vairs nav ko pacelt.
draw-limit-reached = { $limit ->
    [0] Pēc šiem noteikumiem kauliņus nepaceļ. Ja nekas neder, izlaid gājienu.
    [zero] Tu jau pacēli { $limit } kauliņus, vairāk vienā gājienā nedrīkst. Izspēlē kauliņu, kas der, vai izlaid gājienu.
    [one] Tu jau pacēli { $limit } kauliņu, vairāk vienā gājienā nedrīkst. Izspēlē kauliņu, kas der, vai izlaid gājienu.
   *[other] Tu jau pacēli { $limit } kauliņus, vairāk vienā gājienā nedrīkst. Izspēlē kauliņu, kas der, vai izlaid gājienu.
}
nothing-offered = Tev pašlaik nekas nav piedāvāts, tāpēc nav no kā atteikties.
only-place-or-decline = Tu drīksti izspēlēt vēl vienu kauliņu. Izspēlē to vai atsakies.

## Rule sets that cannot be played

ruleset-unknown = Nav noteikumu „{ $id }”. Ir šādi: { $known }.
ruleset-field-unknown = Nav noteikuma ar nosaukumu „{ $field }”.
ruleset-bad-value = { RULE($field) } nevar būt { $value }.
ruleset-hand-missing = { RULE($field) } nepasaka, cik kauliņu katram izdala, ja spēlētāju skaits ir { $players }. Pievieno to vai maini { RULE("players") }.
ruleset-too-many-tiles = { RULE($field) }: ja spēlētāju skaits ir { $players }, jāizdala vairāk kauliņu, nekā to ir ({ $tiles }). Izdali mazāk.
ruleset-solo-too-large = { RULE($field) } prasa vairāk kauliņu, nekā to ir ({ $tiles }): spēlētājam, krājumam un sākumam uz galda. Samazini kādu no šiem skaitļiem.
ruleset-opening-tile-undecided = { RULE($field) } vērtībai jābūt { RULE("opening_tile", "any") }, ja sāk jaunākais: neviens kauliņš nav izšķīris, kurš sāk.
ruleset-never-blocked = { RULE($field) } nevar būt 0, ja { RULE("blocked_when") } ir { RULE("blocked_when", "nobody-can-place") }: krājums nekad nebūtu tukšs, un raunds varētu ilgt mūžīgi. Nomaini { RULE("blocked_when") } uz { RULE("blocked_when", "all-passed") } vai ļauj spēlētājiem pacelt.
ruleset-blocked-score-missing = { RULE($field) } vērtībai jābūt { RULE("blocked_score", "others-minus-own") }, { RULE("blocked_score", "differences") } vai { RULE("blocked_score", "nothing") }, ja { RULE("hands_left") } ir { RULE("hands_left", "to-winner") }.
ruleset-no-end = Norādi vismaz vienu no diviem, { RULE($field) } vai { RULE("rounds") }: citādi spēle nekad nebeigtos.
ruleset-target-met-missing = { RULE($field) } vērtībai jābūt { RULE("target_met", "at-once") }, { RULE("target_met", "during-round") } vai { RULE("target_met", "after-round") }, ja ir mērķis.
ruleset-nothing-scores = { RULE($field) } nekad nevarētu sasniegt: šajos noteikumos nekas nedod punktus. Ļauj kaut kam dot punktus vai norādi { RULE("rounds") }.

## Matches and deals that cannot be

seats-out-of-range = { $seats ->
    [zero] Te nevar spēlēt { $seats } spēlētāju: vismaz { $fewest }, ne vairāk kā { $most }.
    [one] Te nevar spēlēt { $seats } spēlētājs: vismaz { $fewest }, ne vairāk kā { $most }.
   *[other] Te nevar spēlēt { $seats } spēlētāji: vismaz { $fewest }, ne vairāk kā { $most }.
}
hand-size-missing = Šajos noteikumos nav teikts, cik kauliņu izdala katram, ja spēlētāju skaits ir { $players }. { $suits ->
    [null] Norādi to.
   *[other] Norādi to vai izvēlies derīgu spēlētāju skaitu: { $suits }.
}
too-few-tiles = Ja spēlētāju skaits ir { $players } un katram jāizdala { $hand }, kauliņu nepietiek: to ir tikai { $tiles }. { $suits ->
    [null] Izdali mazāk.
   *[other] Izdali mazāk vai izvēlies derīgu spēlētāju skaitu: { $suits }.
}
youngest-not-seated = { $seats ->
    [zero] Jaunākais nevar sēdēt vietā { $seat }. Spēlē ir { $seats } vietu, skaitot no 0.
    [one] Jaunākais nevar sēdēt vietā { $seat }. Spēlē ir { $seats } vieta, skaitot no 0.
   *[other] Jaunākais nevar sēdēt vietā { $seat }. Spēlē ir { $seats } vietas, skaitot no 0.
}
opener-not-seated = Vieta { $seat } nevar sākt raundu. Vietu skaits ir { $seats }, skaitot no 0.
opener-unwanted = Pēc šiem noteikumiem iepriekšējais raunds neizšķir, kurš sāk šo. Nenorādi tam vietu.
no-solo = Noteikumos { $id } solo spēles nav. Izvēlies citus vai aicini vēl kādu spēlētāju.
rounds-not-open = Pēc noteikumiem { $id } spēle beidzas, kad sasniegts mērķis. Raundu skaitu izvēlēties nevar.
rounds-out-of-range = Raundu skaits spēlē nevar būt { $rounds }: vismaz 1, ne vairāk kā { $most }.
well-size-only-solo = Krājuma lielumu var izvēlēties tikai solo spēlē.
well-size-out-of-range = Kauliņu skaits krājumā nevar būt { $size }: ne vairāk kā { $most } un vismaz 1, ja spēlētājam neko neizdala.
hand-size-wrong = Vietai { $seat }, skaitot no 0, izdalīto kauliņu skaitam jābūt { $expected }, nevis { $size }.
well-size-wrong = Krājumā kauliņu skaitam jābūt { $expected }, nevis { $size }.
start-missing = Solo spēlē vienam kauliņam jau sākumā jābūt uz galda.
start-unwanted = { $tile } nevar jau sākumā būt uz galda. Tā sākas tikai solo spēle.
tile-unknown = Šajā komplektā nav kauliņa { $tile }.
tile-twice = { $tile } ir izdalīts divreiz. Katrs kauliņš ir tikai viens.
tile-missing = { $tile } nav izdalīts. Katrs kauliņš ir kādam spēlētājam vai krājumā.
tile-not-in-well = { $tile } nav krājumā. Izvēlies kauliņu, kas tur ir.
totals-wrong = Sākuma kopsummas nav pareizas. Norādi vienu veselu skaitli katrai vietai; vietu skaits ir { $seats }.
round-not-over = Raunds nav beidzies. Izspēlē to līdz galam, pirms dali no jauna.
match-over = Spēle ir beigusies. Sāc citu.
match-endless = { $rounds ->
    [zero] Kāda spēle ilga { $rounds } raundus un tika apturēta. Maini noteikumus, lai kāds ātrāk sasniegtu mērķi.
    [one] Kāda spēle ilga { $rounds } raundu un tika apturēta. Maini noteikumus, lai kāds ātrāk sasniegtu mērķi.
   *[other] Kāda spēle ilga { $rounds } raundus un tika apturēta. Maini noteikumus, lai kāds ātrāk sasniegtu mērķi.
}
not-dealt = Kauliņi vēl nav izdalīti. Vispirms tos izdali.
nothing-to-undo = Nav ko atsaukt.
no-such-seat = Nav vietas { $seat }. Vietu skaits ir { $seats }, skaitot no 0.
impossible-view = Neviena izdale nevarētu novest pie tā, kas te redzams.
nothing-to-decide = Te nav ko izlemt. Skaties no tā spēlētāja vietas, kuram ir gājiens.

## Fields of a rule set: a short label, and what each means

field-players-label = spēlētāji
field-players = Mazākais un lielākais spēlētāju skaits.
field-hand-label = kauliņi katram
field-hand = Cik kauliņu katram izdala atkarībā no spēlētāju skaita.
field-opener-label = kurš sāk
field-opener = Kurš sāk raundu vai tikai pirmo, ja nākamos sāk citādi.
field-opening-tile-label = pirmais kauliņš
field-opening-tile = Ar kuru kauliņu sāk: ar to, kas izšķīra, kurš sāk, vai ar jebkuru.
field-tile-points-label = punkti par kauliņu
field-tile-points = Ko dod kauliņa izspēlēšana.
field-opening-bonus-label = sākuma bonuss
field-opening-bonus = Cik punktu pieskaita par raunda sākšanu.
field-opening-bonus-needs-triple-label = sākuma bonuss tikai ar trim vienādiem
field-opening-bonus-needs-triple = Vai sākuma bonuss ir tikai par kauliņu ar trim vienādiem cipariem.
field-zero-opening-bonus-label = bonuss par sākumu ar 0-0-0
field-zero-opening-bonus = Cik punktu papildus sākuma bonusam pieskaita, ja sāk ar 0-0-0.
field-zero-opening-follow-up-label = vēl viens kauliņš pēc 0-0-0
field-zero-opening-follow-up = Vai tas, kurš sāka ar 0-0-0, drīkst uzreiz izspēlēt vēl vienu kauliņu.
field-bridge-label = tilts
field-bridge = Cik punktu pieskaita par tiltu.
field-double-label = dubultais savienojums
field-double = Cik punktu pieskaita par dubulto savienojumu.
field-hexagons-label = sešstūri
field-hexagons = Cik punktu pieskaita, ja reizē noslēdz vienu, divus vai trīs sešstūrus.
field-new-field-label = jauns laukums
field-new-field = Vai tas, kurš noslēdz sešstūri, drīkst sākt jaunu laukumu.
field-free-draw-label = brīva pacelšana
field-free-draw = Vai spēlētājs drīkst pacelt arī tad, ja kāds kauliņš der.
field-draw-limit-label = pacelšanas limits gājienā
field-draw-limit = Cik kauliņu drīkst pacelt vienā gājienā; ja limita nav, drīkst pacelt kaut visu krājumu.
field-draw-cost-label = sods par pacelšanu
field-draw-cost = Cik punktu atņem par katru paceltu kauliņu.
field-after-drawing-label = ko izspēlē pēc pacelšanas
field-after-drawing = Kurus kauliņus pēc pacelšanas tajā pašā gājienā vēl drīkst izspēlēt, ja pacelšana ir brīva.
field-stop-drawing-label = pacelšanas pārtraukšana
field-stop-drawing = Vai spēlētājs, kurš ir pacēlis, drīkst izlaist gājienu, lai gan varētu pacelt vēl.
field-stop-cost-label = sods par pacelšanas pārtraukšanu
field-stop-cost = Cik punktu atņem par gājiena izlaišanu, kamēr vēl varētu pacelt.
field-stuck-cost-label = sods par izlaišanu pēc pacelšanas
field-stuck-cost = Cik punktu atņem par gājienu, kurā kauliņi tika pacelti, bet nevienu nevarēja izspēlēt.
field-empty-well-cost-label = sods par izlaišanu bez pacelšanas
field-empty-well-cost = Cik punktu atņem par gājienu, kurā nevienu kauliņu neizspēlēja un nevienu nevarēja pacelt.
field-empty-well-pass-label = izlaišana, ja krājums tukšs
field-empty-well-pass = Vai spēlētājam, kurš var izspēlēt kauliņu, tas jādara, ja pacelšana ir brīva un krājums ir tukšs.
field-blocked-when-label = bloķēts, kad
field-blocked-when = Kad raunds ir bloķēts.
field-out-bonus-label = bonuss par pabeigšanu
field-out-bonus = Cik punktu pieskaita par raunda pabeigšanu, ja vien palikušie kauliņi neskaitās katram pašam.
field-hands-left-label = spēlētājiem palikušie kauliņi
field-hands-left = Kas raunda beigās notiek ar to kauliņu vērtību, kuri palikuši spēlētājiem.
field-blocked-score-label = punkti bloķētā raundā
field-blocked-score = Ko saņem spēlētājs, kam palikusi mazākā kauliņu vērtība, ja raunds ir bloķēts un palikušie kauliņi skaitās uzvarētājam.
field-blocked-tie-label = vienāda mazākā vērtība
field-blocked-tie = Kurš saņem punktus bloķētā raundā, ja mazākā vērtība palikusi vairākiem un palikušie kauliņi skaitās uzvarētājam.
field-next-opener-label = kurš sāk nākamos raundus
field-next-opener = Kurš sāk raundus pēc pirmā. Ja to neizšķir kauliņš, sāk ar lielāko no saviem kauliņiem vai ar jebkuru.
field-target-label = mērķis
field-target = Kopsumma, ar kuru spēle beidzas.
field-target-met-label = mērķa pārbaude
field-target-met = Kad skatās, vai kāda kopsumma ir sasniegusi mērķi.
field-rounds-label = raundu skaits
field-rounds = Pēc cik raundiem spēle beidzas.
field-winner-label = uzvarētājs
field-winner = Kurš uzvar spēlē.
field-solo-label = solo spēle
field-solo = Cik kauliņu solo spēlē ir spēlētājam un cik krājumā, un cik tur atņem par pacelšanu, ja citādi nekā parasti.
field-highest-value-label = lielākais cipars
field-highest-value = Lielākais cipars virsotnē; ar mazāku ciparu komplekts ir mazāks.

## Words of a choice

choice-opener-highest-triple = spēlētājs ar lielāko trīs vienādu ciparu kauliņu, citādi ar lielāko kauliņu
choice-opener-highest-tile = spēlētājs ar lielāko kauliņu
choice-opener-youngest = jaunākais spēlētājs
choice-opening-tile-that = tas, kas izšķīra
choice-opening-tile-any = jebkurš
choice-tile-points-value = tā vērtība
choice-tile-points-one = viens punkts
choice-tile-points-none = nekas
choice-after-drawing-drawn = šajā gājienā paceltos
choice-after-drawing-any = jebkuru no saviem
choice-after-drawing-newest = tikai pēdējo pacelto
choice-empty-well-pass-forced = kas var izspēlēt, tam jāizspēlē
choice-empty-well-pass-free = izlaist drīkst jebkurš
choice-blocked-when-nobody-can-place = krājums ir tukšs un neviens nevar izspēlēt kauliņu
choice-blocked-when-all-passed = visi pēc kārtas izlaiž gājienu
choice-hands-left-to-winner = skaitās uzvarētājam
choice-hands-left-against-owner = skaitās katram pašam
choice-hands-left-ignored = neskaitās
choice-blocked-score-others-minus-own = pārējo kauliņi mīnus savējie
choice-blocked-score-differences = starpība ar katru citu spēlētāju
choice-blocked-score-nothing = punktus nedod
choice-blocked-tie-each = katrs no viņiem
choice-blocked-tie-nobody = neviens
choice-blocked-tie-fewest-tiles = tas no viņiem, kam vismazāk kauliņu
choice-next-opener-same = pēc tā paša noteikuma
choice-next-opener-round-winner = iepriekšējā raunda uzvarētājs
choice-next-opener-rotation = visi pēc kārtas
choice-target-met-at-once = uzreiz, pārtraucot arī raundu
choice-target-met-during-round = jebkurā brīdī, bet raundu izspēlē līdz galam
choice-target-met-after-round = pēc raunda
choice-winner-highest = spēlētājs ar lielāko kopsummu
choice-winner-lowest = spēlētājs ar mazāko kopsummu
choice-winner-round-winner = pēdējā raunda uzvarētājs, kas sasniedzis mērķi

## Values of fields, and what they may be

value-yes = jā
value-no = nē
value-none = nav
value-unused = neattiecas
one-number = { $number }
number-range = { $low }–{ $high }
value-hand = { $players } spēlētājiem { $tiles }
value-solo = spēlētājam { $hand }, krājumā { $well }
value-solo-draw-cost = spēlētājam { $hand }, krājumā { $well }, sods par pacelšanu { $cost }
difference = { $label }: { $value } (lapā: { $other })
difference-idle = { difference }; šajos noteikumos tas neko nemaina
allowed-flag = Var būt true vai false.
allowed-number = { $optional ->
    [true] Var būt vesels skaitlis no { $low } līdz { $high } vai null, ja tā nav.
   *[false] Var būt vesels skaitlis no { $low } līdz { $high }.
}
allowed-choice = { $optional ->
    [true] Iespējams: { $choices }, kā arī null, ja tā nav.
   *[false] Iespējams: { $choices }.
}
allowed-span = Var būt divi veseli skaitļi no { $low } līdz { $high }, mazākais vispirms: [{ $low }, { $high }].
allowed-numbers = { $count ->
    [zero] Var būt { $count } veselu skaitļu no { $low } līdz { $high }: [50, 60, 70].
    [one] Var būt { $count } vesels skaitlis no { $low } līdz { $high }: [50, 60, 70].
   *[other] Var būt { $count } veseli skaitļi no { $low } līdz { $high }: [50, 60, 70].
}
allowed-hands = Var būt kauliņu skaits no { $low } līdz { $high } katram spēlētāju skaitam: {"{"}"2": 9, "3": 7{"}"}. Kas nav nosaukts, paliek, kā bija.
allowed-solo = Var norādīt, cik kauliņu ir spēlētājam un cik krājumā, katrā vietā līdz { $high }, {"{"}"hand": 9, "well": 10{"}"}, arī ar sodu par pacelšanu līdz { $cost }, {"{"}"hand": 0, "well": 19, "draw_cost": 0{"}"}, vai null, ja solo spēles nav.

## Mācību raunds

guide-open = Tev ir lielākais kauliņš ar trim vienādiem cipariem, tāpēc sāc tu. Pieskaries { $tile }, tad vietai, kas mirdz.
guide-open-done = { SIGNED($points) }: { $worth } par kauliņu un { $opening } par sākumu ar trim vienādiem cipariem.
guide-edge = Gar kopīgo malu abu kauliņu cipariem jāsakrīt. Izspēlē { $tile } mirdzošajā vietā.
guide-edge-done = { SIGNED($points) }: kauliņš dod tik, cik ir tā ciparu summa.
guide-corner = Kur virsotnes saskaras, visās ir viens un tas pats cipars. Izspēlē { $tile } mirdzošajā vietā.
guide-corner-done = { SIGNED($points) }: tajā vietā visas virsotnes sakrīt.
guide-hexagon = Ap vienu virsotni jau ir pieci kauliņi. Noslēdz sešstūri ar { $tile }!
guide-hexagon-done = { SIGNED($points) }: sešstūris! { $worth } par kauliņu un vēl { $hexagon }.
guide-alone = Tagad bez palīdzības: der tikai viens no taviem kauliņiem, un tikai vienā vietā. Atrodi to!
guide-alone-done = { SIGNED($points) }: atrasts! Kauliņi, kas nekur neder, ir bālāki.
guide-draw = Tagad neder neviens no taviem kauliņiem. Pacel vienu no krājuma.
guide-draw-done = { SIGNED($points) }: par katru pacelto kauliņu atņem punktus.
guide-drawn = Jaunais kauliņš der! Izspēlē { $tile } mirdzošajā vietā.
guide-drawn-done = { SIGNED($points) }: pacelt atmaksājās.
guide-bridge = Izveido tiltu ar { $tile }: viena mala saskaras ar kādu kauliņu, bet pretējā virsotne – ar citu.
guide-bridge-done = { SIGNED($points) }: tilts! { $worth } par kauliņu un vēl { $bridge }.
guide-out = Tavs pēdējais kauliņš! Izspēlē { $tile }, un raunds ir pabeigts.
guide-out-done = { SIGNED($points) }: { $worth } par kauliņu, { $out } par raunda pabeigšanu un { $left } par kauliņiem, kas palikuši pretiniekam.
guide-goal = Tev ir { $total } no { $target } punktiem. Spēle turpinās, raunds pēc raunda, līdz kāds sasniedz { $target }.

## At the table, at its start and beside it: the web and the app in the terminal

table-ask-lay = Tavs gājiens: izspēlē kauliņu
table-ask-draw = Tavs gājiens: nekas neder, tāpēc pacel
table-ask-may-draw = Tavs gājiens: izspēlē kauliņu vai pacel jaunu
table-ask-draw-again = Tavs gājiens: nekas no atļautā neder, tāpēc pacel vēl
table-ask-may-draw-again = Tavs gājiens: izspēlē paceltu kauliņu vai pacel vēl
table-ask-may-draw-again-any = Tavs gājiens: izspēlē kauliņu vai pacel vēl
table-ask-stop = Tavs gājiens: nekas no atļautā neder, tāpēc pacel vēl vai izlaid gājienu
table-ask-may-stop = Tavs gājiens: izspēlē paceltu kauliņu, pacel vēl vai izlaid gājienu
table-ask-may-stop-any = Tavs gājiens: izspēlē kauliņu, pacel vēl vai izlaid gājienu
table-ask-may-pass = Tavs gājiens: izspēlē paceltu kauliņu vai izlaid gājienu
table-ask-may-pass-any = Tavs gājiens: izspēlē kauliņu vai izlaid gājienu
table-ask-pass = Tavs gājiens: nekas neder, tāpēc izlaid to
table-ask-pass-drawn = Tavs gājiens: nekas no atļautā neder, tāpēc izlaid to
pad-title = Rezultātu bloknots
pad-round = { $round }. raunds
goal-target = līdz { $target }
goal-lowest = uzvar tas, kam vismazāk punktu
goal-highest = uzvar tas, kam visvairāk punktu
goal-round-of = { $rounds ->
    [1] viens raunds
   *[other] { $round }. raunds no { $rounds }
}
goal-solo = savāc pēc iespējas vairāk punktu
pad-first = pirmais
pad-second = otrs kauliņš
pad-new-field = jauns laukums
pad-pass = izlaists
pad-drawn = { $count ->
    [zero] pacelti { $count }
    [one] pacelts { $count }
   *[other] pacelti { $count }
}
pad-clock = laiks beidzās
end-screen-round = { $round }. raunds ir beidzies
end-screen-wins = { PERSON($players) ->
    [you] Tu uzvari!
    [you-too] { $players } dalāt uzvaru!
   *[other] { $count ->
        [zero] { $players } dala uzvaru
        [one] { $players } uzvar
       *[other] { $players } dala uzvaru
    }
}
end-screen-solo = Tavs rezultāts: { $total }
hint-title = Padoms
hint-thinking = Domā…
hint-lay = Izspēlē { $tile }
hint-draw = Pacel kauliņu
hint-pass = Izlaid gājienu
hint-decline = Atsakies
hint-chance = uzvaras izredzes { $percent } no 100
hint-chance-range = uzvaras izredzes { $low }–{ $high } no 100
hint-fewer = { $fewer ->
    [zero] 100 spēlēs par { $fewer } uzvarām mazāk
    [one] 100 spēlēs par { $fewer } uzvaru mazāk
   *[other] 100 spēlēs par { $fewer } uzvarām mazāk
}
hint-result = { $points ->
    [zero] vēl apmēram { $points } punktu
    [one] vēl apmēram { $points } punkts
   *[other] vēl apmēram { $points } punkti
}
nudge-only = { $what ->
    [draw] Nekas no atļautā neder, tāpēc pacel kauliņu.
    [pass] Nekas no atļautā neder, tāpēc izlaid gājienu.
   *[lay] Izspēlēt vari tikai vienu kauliņu, un tikai vienā vietā.
}
nudge-draw = Pagaidām neizspēlē: vēl viens kauliņš te ir vērts vairāk, nekā par to atņem.
nudge-hold = Šajā gājienā vari neko neizspēlēt: pagaidīt ir izdevīgāk.
nudge-goes-out = Šajā gājienā vari pabeigt raundu.
nudge-bonus = { $where ->
    [top] Paskaties laukuma augšā. Tur ir bonuss: { $points }.
    [bottom] Paskaties laukuma apakšā. Tur ir bonuss: { $points }.
    [left] Paskaties laukuma kreisajā pusē. Tur ir bonuss: { $points }.
    [right] Paskaties laukuma labajā pusē. Tur ir bonuss: { $points }.
    [top-left] Paskaties laukuma augšā pa kreisi. Tur ir bonuss: { $points }.
    [top-right] Paskaties laukuma augšā pa labi. Tur ir bonuss: { $points }.
    [bottom-left] Paskaties laukuma apakšā pa kreisi. Tur ir bonuss: { $points }.
    [bottom-right] Paskaties laukuma apakšā pa labi. Tur ir bonuss: { $points }.
   *[middle] Paskaties laukuma vidū. Tur ir bonuss: { $points }.
}
nudge-equal-tiles = { $tiles } ir aptuveni vienlīdz labi, katrs savā labākajā vietā.
nudge-equal-places = { $all ->
    [true] Gandrīz vienalga, kur izspēlē { $tile }: visas vietas ir aptuveni vienlīdz labas.
   *[false] Kauliņam { $tile } ir vairākas aptuveni vienlīdz labas vietas.
}
nudge-shut-out = Pēc viena no taviem gājieniem nākamajam spēlētājam maz kas derēs.
nudge-points = Saskaiti punktus: viens no taviem kauliņiem dod vairāk nekā pārējie.
nudge-keep = Padomā par nākamo gājienu: kuri tavi kauliņi tad vēl derēs?
nudge-dearest = Lieli kauliņi beigās ir nasta. Vai vari no kāda atbrīvoties?
nudge-deny = Uzmanies: viens no taviem gājieniem uzdāvina nākamajam spēlētājam bonusu.
nudge-look = Paskaties, ko katrs gājiens atstāj nākamajam spēlētājam un tev.
hint-place = { $where ->
    [top] Laukuma augšā, blakus kauliņam { $tile }.
    [bottom] Laukuma apakšā, blakus kauliņam { $tile }.
    [left] Laukuma kreisajā pusē, blakus kauliņam { $tile }.
    [right] Laukuma labajā pusē, blakus kauliņam { $tile }.
    [top-left] Laukuma augšā pa kreisi, blakus kauliņam { $tile }.
    [top-right] Laukuma augšā pa labi, blakus kauliņam { $tile }.
    [bottom-left] Laukuma apakšā pa kreisi, blakus kauliņam { $tile }.
    [bottom-right] Laukuma apakšā pa labi, blakus kauliņam { $tile }.
   *[middle] Laukuma vidū, blakus kauliņam { $tile }.
}
hint-place-new = Ar to sākas jauns laukums.
hint-places = Jebkura no šīm vietām: { $places }.
hint-plan-draw = { $more ->
    [zero] Vispirms pacel kauliņu: tā 100 spēlēs ir apmēram par { $more } uzvarām vairāk nekā tad, ja izspēlē tagad.
    [one] Vispirms pacel kauliņu: tā 100 spēlēs ir apmēram par { $more } uzvaru vairāk nekā tad, ja izspēlē tagad.
   *[other] Vispirms pacel kauliņu: tā 100 spēlēs ir apmēram par { $more } uzvarām vairāk nekā tad, ja izspēlē tagad.
}
hint-plan-pass = { $more ->
    [zero] Pagaidi: tā 100 spēlēs ir apmēram par { $more } uzvarām vairāk nekā tad, ja izspēlē tagad.
    [one] Pagaidi: tā 100 spēlēs ir apmēram par { $more } uzvaru vairāk nekā tad, ja izspēlē tagad.
   *[other] Pagaidi: tā 100 spēlēs ir apmēram par { $more } uzvarām vairāk nekā tad, ja izspēlē tagad.
}
hint-plan-drain = { $more ->
    [zero] Cits plāns: turpini pacelt, līdz krājums ir gandrīz tukšs. Tā 100 spēlēs ir apmēram par { $more } uzvarām vairāk nekā tad, ja izspēlē uzreiz.
    [one] Cits plāns: turpini pacelt, līdz krājums ir gandrīz tukšs. Tā 100 spēlēs ir apmēram par { $more } uzvaru vairāk nekā tad, ja izspēlē uzreiz.
   *[other] Cits plāns: turpini pacelt, līdz krājums ir gandrīz tukšs. Tā 100 spēlēs ir apmēram par { $more } uzvarām vairāk nekā tad, ja izspēlē uzreiz.
}
hint-plan-points = { $points ->
    [zero] Tas dod apmēram par { $points } punktiem vairāk.
    [one] Tas dod apmēram par { $points } punktu vairāk.
   *[other] Tas dod apmēram par { $points } punktiem vairāk.
}
hint-if-laying = Ja izspēlē
hint-equal = tikpat labi
coach-against = Pieņemot, ka { $who }.
coach-bots = pārējie spēlē kā { $names }
coach-people = pārējie spēlē sev par prieku
coach-people-here = pārējie spēlē tāpat kā cilvēki šajā serverī
coach-perfect = visi spēlē bez kļūdām
new-players = Cik spēlētāju
new-start = Sākt
analysis-better = labāk
analysis-because = – { $reasons }
analysis-plan-draw = labāk bija vispirms pacelt vēl kauliņus
analysis-plan-lay = labāk bija izspēlēt
analysis-plan-pass = labāk bija pagaidīt
analysis-done = izdarīts
analysis-cost-chance = { $percent ->
    [zero] zaudējums: { $percent } uzvaru no 100
    [one] zaudējums: { $percent } uzvara no 100
   *[other] zaudējums: { $percent } uzvaras no 100
}
analysis-cost-points = { $points ->
    [zero] zaudējums: { $points } punktu
    [one] zaudējums: { $points } punkts
   *[other] zaudējums: { $points } punkti
}
analysis-do-decline = atteikums
analysis-do-draw = pacelšana
analysis-do-drain = pacelt, līdz krājums ir gandrīz tukšs, un tikai tad izspēlēt
analysis-do-pass = gājiena izlaišana
analysis-do-place = { $field ->
    [1] kauliņš { $tile }
   *[other] kauliņš { $tile } { $field }. laukumā
}
analysis-do-elsewhere = kauliņš { $tile } citā vietā
table-place = { $tile } { $where }
table-left-of = pa kreisi no { $tile }
table-right-of = pa labi no { $tile }
table-above-of = virs { $tile }
table-below-of = zem { $tile }
analysis-ungraded-clock = Šis gājiens notika automātiski.
analysis-ungraded-forced = Nekas cits nebija iespējams.

## The analysis of play

analysis-cancelled = Analīze tika atcelta.
analysis-nothing-played = Pierakstā nav raundu, tāpēc nav ko analizēt.
analyse-accuracy = precizitāte
analyse-grade-best = labākais
analyse-grade-best-tile = labākais no kauliņiem
analyse-grade-good = labs
analyse-grade-inaccuracy = neprecizitāte
analyse-grade-mistake = kļūda
analyse-grade-blunder = rupja kļūda
analyse-ungraded = nevērtēts
analyse-luck-match = uzvara spēlē, %
analyse-luck-points = punktu pārsvars
analyse-result = rezultāts
analyse-deal = veiksme izdalē
analyse-draws = veiksme paceļot
analyse-without-luck = bez veiksmes
analysis-plot-title = Izredzes uzvarēt spēlē
analysis-plot-chance = izredzes, %
analysis-plot-actions = darbības
reason-only = nekas cits nav iespējams
reason-goes-out = pabeidz raundu
reason-goes-out-next = noslēdz sešstūri, un { $tile } var sākt jaunu laukumu un pabeigt raundu
reason-pays-bridge = izveido tiltu ({ SIGNED($points) })
reason-pays-double = izveido dubulto savienojumu ({ SIGNED($points) })
reason-pays-hexagon = noslēdz sešstūri ({ SIGNED($points) })
reason-scores-most = no šiem dod visvairāk, { $points }
reason-dearest = atbrīvojas no lielākā kauliņa, kura vērtība ir { $value }
reason-only-place = { $tile } tagad citur neder
reason-nothing-fits = nekas neder
reason-lays-little = tas, ko tagad var izspēlēt, dod ne vairāk kā { $points }
reason-draws-for-bonus = bonusu dotu { $percent } % neredzēto kauliņu
reason-empties-well = paņem pēdējo krājuma kauliņu
reason-keeps-drawn = patur kauliņu, ko varētu izspēlēt
reason-leaves-bridge = atstāj tiltu ({ SIGNED($points) }) nākamajam spēlētājam, kam { $percent } % gadījumu ir derīgs kauliņš
reason-leaves-double = atstāj dubulto savienojumu ({ SIGNED($points) }) nākamajam spēlētājam, kam { $percent } % gadījumu ir derīgs kauliņš
reason-leaves-hexagon = atstāj sešstūri ({ SIGNED($points) }) nākamajam spēlētājam, kam { $percent } % gadījumu ir derīgs kauliņš
reason-next-bonus = patur { $tile }, kas nākamajā gājienā var dot bonusu ({ SIGNED($points) }){ $safe ->
    [0] { "" }
   *[other] ; nevienam citam tai vietai nevar būt kauliņa
}
reason-shuts-out = { $percent } % gadījumu neatstāj nākamajam spēlētājam neko derīgu
reason-keeps = { $tiles ->
    [0] nepatur nevienu kauliņu, kas der
    [zero] patur { $tiles } kauliņus, kas der { $places ->
        [zero] { $places } vietās
        [one] { $places } vietā
       *[other] { $places } vietās
    }
    [one] patur { $tiles } kauliņu, kas der { $places ->
        [zero] { $places } vietās
        [one] { $places } vietā
       *[other] { $places } vietās
    }
   *[other] patur { $tiles } kauliņus, kas der { $places ->
        [zero] { $places } vietās
        [one] { $places } vietā
       *[other] { $places } vietās
    }
}
reason-keeps-few = { $tiles ->
    [0] nepatur nevienu kauliņu, kas der
    [zero] patur tikai { $tiles } kauliņus, kas der { $places ->
        [zero] { $places } vietās
        [one] { $places } vietā
       *[other] { $places } vietās
    }
    [one] patur tikai { $tiles } kauliņu, kas der { $places ->
        [zero] { $places } vietās
        [one] { $places } vietā
       *[other] { $places } vietās
    }
   *[other] patur tikai { $tiles } kauliņus, kas der { $places ->
        [zero] { $places } vietās
        [one] { $places } vietā
       *[other] { $places } vietās
    }
}
reason-later = tagad dod mazāk, bet { $points ->
    [0] uzvar biežāk
   *[other] raundā kopā apmēram par { $points } vairāk
}
reason-wins-more = vidēji dod mazāk punktu, bet spēlē uzvar biežāk
review-won = { PERSON($player) ->
    [you] Pēc { $rounds } { $rounds ->
        [zero] raundiem
        [one] raunda
       *[other] raundiem
    } tu uzvarēji ar { $own } pret { $other }.
   *[other] Uzvara pēc { $rounds } { $rounds ->
        [zero] raundiem
        [one] raunda
       *[other] raundiem
    }: { $own } pret { $other }.
}
review-won-many = { PERSON($player) ->
    [you] Pēc { $rounds } { $rounds ->
        [zero] raundiem
        [one] raunda
       *[other] raundiem
    } tu uzvarēji: tev
   *[other] Uzvara pēc { $rounds } { $rounds ->
        [zero] raundiem
        [one] raunda
       *[other] raundiem
    }:
} { $own ->
    [zero] { $own } punktu
    [one] { $own } punkts
   *[other] { $own } punkti
}, otrajam labākajam { $other }.
review-lost = { PERSON($player) ->
    [you] Pēc { $rounds } { $rounds ->
        [zero] raundiem
        [one] raunda
       *[other] raundiem
    } tu zaudēji ar { $own } pret { $other }.
   *[other] Zaudējums pēc { $rounds } { $rounds ->
        [zero] raundiem
        [one] raunda
       *[other] raundiem
    }: { $own } pret { $other }.
}
review-lost-many = { PERSON($player) ->
    [you] Pēc { $rounds } { $rounds ->
        [zero] raundiem
        [one] raunda
       *[other] raundiem
    } tu zaudēji: tev
   *[other] Zaudējums pēc { $rounds } { $rounds ->
        [zero] raundiem
        [one] raunda
       *[other] raundiem
    }:
} { $own ->
    [zero] { $own } punktu
    [one] { $own } punkts
   *[other] { $own } punkti
}, uzvarētājam { $other }.
review-shared = Pēc { $rounds } { $rounds ->
    [zero] raundiem
    [one] raunda
   *[other] raundiem
} uzvara ir dalīta, un { PERSON($player) ->
    [you] tava kopsumma
   *[other] kopsumma
} ir { $own }.
review-unfinished = Spēle tika pārtraukta, kad { PERSON($player) ->
    [you] tava kopsumma
   *[other] kopsumma
} bija { $own }.
review-solo = { PERSON($player) ->
    [you] Tavs rezultāts
   *[other] Rezultāts
}: { $own }.
review-lowest = Te uzvar spēlētājs ar mazāko kopsummu.
review-how-last-won = Te spēlē uzvar pēdējā raunda uzvarētājs, arī ar mazāk punktiem{ $how ->
    [out] . Raundā uzvarēja tas, kurš to pabeidza
    [hand] . Raundā uzvarēja tas, kam palika mazākā kauliņu vērtība
   *[other] { "" }
}{ PERSON($player) ->
    [you] : tu.
   *[other] .
}
review-how-last-lost = Te spēlē uzvar pēdējā raunda uzvarētājs, arī ar mazāk punktiem{ $how ->
    [out] . Raundā uzvarēja tas, kurš to pabeidza
    [hand] . Raundā uzvarēja tas, kam palika mazākā kauliņu vērtība
   *[other] { "" }
}.
review-how-first = Pēdējā raunda uzvarētājs nebija sasniedzis mērķi; tad uzvar tas, kurš to sasniedza pirmais, arī ar mazāk punktiem.
review-round = { $round ->
    [1] Izšķirošais bija { $round }. raunds: { $own } pret { $other }.
   *[other] Pirms { $round }. raunda bija { $had } pret { $rival_had }, un tas bija izšķirošais: { $own } pret { $other }.
}
review-round-most = { $round ->
    [1] Lielākā starpība radās { $round }. raundā: { $own } pret { $other }.
   *[other] Pirms { $round }. raunda bija { $had } pret { $rival_had }, un tajā radās lielākā starpība: { $own } pret { $other }.
}
review-round-turned = Pirms { $round }. raunda bija { $had } pret { $rival_had }, bet šis raunds mainīja spēles gaitu: { $own } pret { $other }.
review-round-lead = { $round ->
    [1] Uzvarētāja pārsvars radās { $round }. raundā: { $own } pret { $other }.
   *[other] Pirms { $round }. raunda bija { $had } pret { $rival_had }, un tajā radās uzvarētāja pārsvars: { $own } pret { $other }.
}
review-round-many = { $largest ->
    [0] Uzvarētāja pārsvars radās { $round }. raundā
   *[other] Lielākā starpība radās { $round }. raundā
}: { $own } pret { $other } { $won ->
    [0] uzvarētājam
   *[other] ({ $rival })
}.
review-round-near = Gandrīz tikpat liela starpība bija { $round }. raundā: { $own } pret { $other }.
review-why-lucky = { $round ->
    [0] Paveicās
   *[other] Paveicās { $round }. raundā
}: { $who ->
    [own] { PERSON($player) ->
        [you] tu pacēli
       *[other] pacelts
    }
    [rival] pretinieks pacēla
    [winner] uzvarētājs pacēla
   *[other] cits spēlētājs pacēla
} { $tile }, { $fate }.{ $points ->
    [0] { "" }
    [zero] { " " }Šī veiksme deva apmēram { $points } punktus; pie šāda rezultāta tas 100 spēlēs nozīmē apmēram par { $percent } uzvarām vairāk.
    [one] { " " }Šī veiksme deva apmēram { $points } punktu; pie šāda rezultāta tas 100 spēlēs nozīmē apmēram par { $percent } uzvarām vairāk.
   *[other] { " " }Šī veiksme deva apmēram { $points } punktus; pie šāda rezultāta tas 100 spēlēs nozīmē apmēram par { $percent } uzvarām vairāk.
}
review-why-unlucky = { $round ->
    [0] Nepaveicās
   *[other] Nepaveicās { $round }. raundā
}: { $who ->
    [own] { PERSON($player) ->
        [you] tu pacēli
       *[other] pacelts
    }
    [rival] pretinieks pacēla
    [winner] uzvarētājs pacēla
   *[other] cits spēlētājs pacēla
} { $tile }, { $fate }.{ $points ->
    [0] { "" }
    [zero] { " " }Šī neveiksme maksāja apmēram { $points } punktus; pie šāda rezultāta tas 100 spēlēs nozīmē apmēram par { $percent } uzvarām mazāk.
    [one] { " " }Šī neveiksme maksāja apmēram { $points } punktu; pie šāda rezultāta tas 100 spēlēs nozīmē apmēram par { $percent } uzvarām mazāk.
   *[other] { " " }Šī neveiksme maksāja apmēram { $points } punktus; pie šāda rezultāta tas 100 spēlēs nozīmē apmēram par { $percent } uzvarām mazāk.
}
drawn-out = kas uzreiz pabeidza raundu
drawn-soon = kas tika uzreiz izspēlēts, un nākamais kauliņš pabeidza raundu
drawn-scored = kas uzreiz deva { $points ->
    [zero] { $points } punktus
    [one] { $points } punktu
   *[other] { $points } punktus
}
drawn-dead = ko tā arī neizdevās izspēlēt un kas palika līdz beigām
drawn-later = kas vēlāk deva { $points ->
    [zero] { $points } punktus
    [one] { $points } punktu
   *[other] { $points } punktus
}
drawn-by-choice = { $fate } (pacelt nebija obligāti: derēja cits kauliņš)
review-why-plan = Visvairāk būtu palīdzējis vispirms pacelt: { $round ->
    [0] tā darot
   *[other] tā darot kopš { $round }. raunda
}, no 100 šādām spēlēm uzvar apmēram { $better }, bet, izspēlējot uzreiz, { $kept }.
review-why-move = Visvairāk { PERSON($player) ->
    [you] tev kaitēja
   *[other] kaitēja
} viens gājiens { $round ->
    [0] ({ $tile })
   *[other] { $round }. raundā ({ $tile })
}: tas maksāja { $percent ->
    [zero] { $percent } uzvaras
    [one] { $percent } uzvaru
   *[other] { $percent } uzvaras
} no 100.
review-why-gift = Palīdzēja pretinieka kļūda ({ $tile }): { PERSON($player) ->
    [you] tā deva tev
   *[other] tā deva
} { $percent ->
    [zero] { $percent } uzvaras
    [one] { $percent } uzvaru
   *[other] { $percent } uzvaras
} no 100.
review-why-drew = { $round ->
    [0] Pacelto kauliņu skaits
   *[other] Pacelto kauliņu skaits { $round }. raundā
}: { PERSON($player) ->
    [you] tev { $own }, pretiniekam { $other }.
   *[other] { $own }, pretiniekam { $other }.
} Jo vairāk kauliņu, jo vairāk bonusu un jo mazāk derīga paliek otram.
review-why-stronger = { $many ->
    [0] Pret tādu pretinieku
   *[other] Pret tādiem spēlētājiem
} { PERSON($player) ->
    [you] tu uzvarētu
   *[other] izdodas uzvarēt
} apmēram { $percent ->
    [zero] { $percent } spēlēs
    [one] { $percent } spēlē
   *[other] { $percent } spēlēs
} no 100, un šī bija viena no tām.
review-why-weaker = { $many ->
    [0] Pretinieks bija ļoti spēcīgs
   *[other] Pretinieki bija ļoti spēcīgi
}: zaudējums bija gaidāms, bet no šādas spēles var daudz mācīties.
review-made-bonuses = { $round ->
    [0] Visvairāk
   *[other] { $round }. raundā visvairāk
} atšķīrās { $opened ->
    [all] sākuma bonusi
    [some] bonusi, ieskaitot sākuma bonusus
   *[none] bonusi
}: { $own } pret { $other }.
review-made-end = { $round ->
    [0] Visvairāk
   *[other] { $round }. raundā visvairāk
} atšķīrās punkti par raunda beigām (raunda pabeigšana un palikušie kauliņi): { $own } pret { $other }.
review-made-draws = { $round ->
    [0] Visvairāk
   *[other] { $round }. raundā visvairāk
} atšķīrās tas, cik maksāja pacelšana un izlaistie gājieni: { PERSON($player) ->
    [you] tev { $own }, pretiniekam { $other }.
   *[other] { $own }, pretiniekam { $other }.
}
review-made-tiles = { $round ->
    [0] Visvairāk
   *[other] { $round }. raundā visvairāk
} atšķīrās punkti par izspēlētajiem kauliņiem, bez bonusiem: { $own } pret { $other }.
review-made-next = Otrā vietā ir { $source ->
    [bonuses] bonusi
    [end] raunda beigas un palikušie kauliņi
    [draws] pacelšanas un izlaisto gājienu cena
   *[tiles] punkti par kauliņiem bez bonusiem
}: { $own } pret { $other }.
review-why-passed = Izlaistie gājieni ({ $count }) { $who ->
    [own] { PERSON($player) ->
        [you] tev maksāja
       *[other] zaudētājam maksāja
    }
   *[rival] pretiniekam maksāja
} { $points ->
    [zero] { $points } punktus
    [one] { $points } punktu
   *[other] { $points } punktus
}.
review-end-left = { $who ->
    [rival] Pretinieks
    [winner] Uzvarētājs
   *[other] Cits spēlētājs
} pabeidza { $round ->
    [0] raundu
   *[other] { $round }. raundu
}, kad { PERSON($player) ->
    [you] tev vēl bija
   *[other] vēl bija
} { $tiles ->
    [1] viens kauliņš ar vērtību { $value }.
    [zero] { $tiles } kauliņu ar kopējo vērtību { $value }.
    [one] { $tiles } kauliņš ar kopējo vērtību { $value }.
   *[other] { $tiles } kauliņi ar kopējo vērtību { $value }.
}
review-end-others = { $who ->
    [winner] Uzvarētājs
   *[other] Cits spēlētājs
} pabeidza { $round ->
    [0] raundu
   *[other] { $round }. raundu
}; pārējiem vēl bija { $tiles ->
    [zero] { $tiles } kauliņu
    [one] { $tiles } kauliņš
   *[other] { $tiles } kauliņi
} ar kopējo vērtību { $value }{ PERSON($player) ->
    [you] { " " }(tev { $own_tiles ->
        [1] viens kauliņš ar vērtību { $own }
        [zero] { $own_tiles } kauliņu ar kopējo vērtību { $own }
        [one] { $own_tiles } kauliņš ar kopējo vērtību { $own }
       *[other] { $own_tiles } kauliņi ar kopējo vērtību { $own }
    }).
   *[other] .
}
review-end-out = { PERSON($player) ->
    [you] Tu pabeidzi { $round ->
        [0] raundu
       *[other] { $round }. raundu
    }
   *[other] { $round ->
        [0] Raunds
       *[other] { $round }. raunds
    } beidzās ar pēdējo kauliņu
}; { $many ->
    [0] pretiniekam
   *[other] pārējiem
} vēl bija { $tiles ->
    [1] viens kauliņš ar vērtību { $value }.
    [zero] { $tiles } kauliņu ar kopējo vērtību { $value }.
    [one] { $tiles } kauliņš ar kopējo vērtību { $value }.
   *[other] { $tiles } kauliņi ar kopējo vērtību { $value }.
}
review-end-blocked = { $round ->
    [0] Raunds
   *[other] { $round }. raunds
} bija bloķēts. { PERSON($player) ->
    [you] Tev palika
   *[other] Palika
} { $tiles ->
    [1] viens kauliņš ar vērtību { $value }
    [zero] { $tiles } kauliņu ar kopējo vērtību { $value }
    [one] { $tiles } kauliņš ar kopējo vērtību { $value }
   *[other] { $tiles } kauliņi ar kopējo vērtību { $value }
}, { $who ->
    [rival] pretiniekam
    [winner] uzvarētājam
   *[next] spēlētājam { $rival }
} { $other_tiles ->
    [1] viens ar vērtību { $other_value }.
   *[other] { $other_tiles } ar kopējo vērtību { $other_value }.
}
review-end-drawn = Tajā raundā { $who ->
    [own] { PERSON($player) ->
        [you] tu pacēli { $drawn ->
            [zero] { $drawn } kauliņus
            [one] { $drawn } kauliņu
           *[other] { $drawn } kauliņus
        }
       *[other] pacelto kauliņu skaits bija { $drawn }
    }
   *[rival] pretinieks pacēla { $drawn ->
        [zero] { $drawn } kauliņus
        [one] { $drawn } kauliņu
       *[other] { $drawn } kauliņus
    }
}, no tiem { $free } – tad, kad bija ko izspēlēt.
review-end-count = Pabeigtie raundi (no { $rounds }): { PERSON($player) ->
    [you] tev { $own }
   *[other] { $own }
}, { $who ->
    [rival] pretiniekam
    [winner] uzvarētājam
   *[next] spēlētājam { $rival }
} { $other }.
review-left-bonuses = { $count ->
    [zero] Nepaņemti palika { $count } bonusi (kopā { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }).
    [one] Nepaņemts palika { $count } bonuss ({ $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }).
   *[other] Nepaņemti palika { $count } bonusi (kopā { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }).
}
review-left-where = { $round }. raundā bonusu būtu devis { $place }.
review-advice-out = Nākamreiz: tuvu raunda beigām vispirms paskaties, vai vari pabeigt raundu.
review-advice-bonus = Nākamreiz: pirms izspēlē kauliņu, pameklē vietu, kas dod bonusu.
review-advice-gift = Nākamreiz: pirms izspēlē kauliņu, paskaties, kādu bonusu tas atver nākamajam spēlētājam.
review-advice-prepare = Nākamreiz: domā par nākamo gājienu. Paturi kauliņu, kas var dot bonusu, un atstāj vai atver tam vietu.
review-advice-stuck = Nākamreiz: no diviem labiem gājieniem izvēlies to, pēc kura nākamajam spēlētājam der mazāk kauliņu.
review-advice-points = Nākamreiz: pirms izspēlē, salīdzini, cik katrs kauliņš dod.
review-advice-keep = Nākamreiz: pirms izspēlē kauliņu, pārbaudi, kuri no pārējiem vēl derēs.
review-advice-rid = Nākamreiz: lielus kauliņus izspēlē laikus, lai tie nepaliktu līdz beigām.
review-advice-fit = Nākamreiz: vispirms izspēlē kauliņu, kas der vismazāk vietās. Pārējie var pagaidīt.
review-advice-drain = Nākamreiz: vispirms pacel un izspēlē vēlāk. Turpini pacelt, līdz krājums ir gandrīz tukšs, { $limit ->
    [0] gājienu pēc gājiena
    [1] katrā gājienā pa vienam kauliņam
    [zero] katrā gājienā ne vairāk kā { $limit } kauliņus
    [one] katrā gājienā ne vairāk kā { $limit } kauliņu
   *[other] katrā gājienā ne vairāk kā { $limit } kauliņus
}, un tikai tad izspēlē.
review-advice-draw = Nākamreiz: ja neviens kauliņš nedod daudz un neviens netaisās pabeigt raundu, pirms izspēlēšanas pacel vēl vienu.
review-advice-lay = Nākamreiz: kad kādam palikuši tikai daži kauliņi, vairs nepacel, bet izspēlē.
review-advice-pass = Nākamreiz: ja kauliņš vēlāk var dot vairāk, paturi to un izlaid gājienu.
review-shown-tile = { $round ->
    [0] Piemērs
   *[other] Piemērs no { $round }. raunda
}: { $better }, nevis { $done }.
review-shown-place = { $round ->
    [0] Piemērs
   *[other] Piemērs no { $round }. raunda
}, pareizais kauliņš nepareizā vietā: { $better }, nevis { $done }.
review-shown-draw = { $round ->
    [0] Piemērs
   *[other] Piemērs no { $round }. raunda
}: pacelt, nevis izspēlēt { $done }.
review-shown-lay = { $round ->
    [0] Piemērs
   *[other] Piemērs no { $round }. raunda
}: izspēlēt { $better }, nevis pacelt.
review-advice-none = Neizdevīgu lēmumu nebija.
review-worked-bonuses = Kas izdevās{ $who ->
    [rival] { " " }pretiniekam
    [winner] { " " }uzvarētājam
   *[own] { "" }
}: bonusi{ $opened ->
    [some] , ieskaitot sākuma bonusus
   *[none] { "" }
} ({ $own ->
    [zero] { $own } punktu
    [one] { $own } punkts
   *[other] { $own } punkti
} pret { $other }).
review-worked-end = Kas izdevās{ $who ->
    [rival] { " " }pretiniekam
    [winner] { " " }uzvarētājam
   *[own] { "" }
}: pabeigt raundu{ $rounds ->
    [1] { "" }
    [zero] { " " }({ $count } no { $rounds } raundiem)
    [one] { " " }({ $count } no { $rounds } raunda)
   *[other] { " " }({ $count } no { $rounds } raundiem)
}.
review-worked-draws = Kas izdevās{ $who ->
    [rival] { " " }pretiniekam
    [winner] { " " }uzvarētājam
   *[own] { "" }
}: maz pacelt ({ $own ->
    [zero] { $own } kauliņu
    [one] { $own } kauliņš
   *[other] { $own } kauliņi
} pret { $other }).
review-worked-tiles = Kas izdevās{ $who ->
    [rival] { " " }pretiniekam
    [winner] { " " }uzvarētājam
   *[own] { "" }
}: punkti par izspēlētajiem kauliņiem, bez bonusiem ({ $own } pret { $other }).
review-worked-drain = Kas izdevās{ $who ->
    [rival] { " " }pretiniekam
    [winner] { " " }uzvarētājam
   *[own] { "" }
}: vispirms pacelt un izspēlēt vēlāk.
review-plan-but = Citādi ir, ja spēlē četri, ja kādam palicis tikai kauliņš vai divi vai ja pacelt drīkst tikai tad, kad nekas neder.
moment-choice = Bija labāks gājiens
moment-bonus = Te bija bonuss: { $points }
moment-gift = Tas sagatavoja bonusu nākamajam spēlētājam
moment-opened = Tas atvēra bonusu ({ $item }, { SIGNED($points) }) nākamajam spēlētājam, kurš to uzreiz paņēma
moment-rival = Pretinieka kļūda
moment-stuck = Pēc cita gājiena nākamajam spēlētājam maz kas būtu derējis
moment-points = Cits kauliņš būtu devis vairāk
moment-keep = Cits gājiens būtu atstājis vairāk derīgu kauliņu
moment-later = Cits gājiens visā raundā būtu devis vairāk
moment-plan-pass = Te bija vērts pagaidīt
moment-plan-draw = Te bija vērts vispirms pacelt vēl kauliņus
moment-plan-lay = Te bija vērts izspēlēt
moment-find = Labi pamanīts: tas deva { $points ->
    [zero] { $points } punktus
    [one] { $points } punktu
   *[other] { $points } punktus
} ({ $item })
moment-find-rival = { $seats ->
    [2] Spēcīgs pretinieka gājiens
   *[other] Spēcīgs uzvarētāja gājiens
}: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
} ({ $item })
moment-spared = Labi, ka netika izspēlēts { $other }: tas atvērtu bonusu ({ $item }, { SIGNED($points) }), un, kā izrādījās, nākamajam spēlētājam bija derīgs kauliņš
moment-out = Te varēja pabeigt raundu
moment-prepare = Cits gājiens būtu paturējis bonusu nākamajai reizei
moment-rid = Te varēja atbrīvoties no liela kauliņa
moment-fit = Vispirms bija jāizspēlē kauliņš, kas der tikai vienā vietā
moment-luck-good = Paveicās: { $who ->
    [own] pacelts
    [rival] pretinieks pacēla
    [winner] uzvarētājs pacēla
   *[other] cits spēlētājs pacēla
} { $tile }, { $fate } – 100 spēlēs apmēram par { $percent ->
    [zero] { $percent } uzvarām
    [one] { $percent } uzvaru
   *[other] { $percent } uzvarām
} vairāk
moment-luck-bad = Nepaveicās: { $who ->
    [own] pacelts
    [rival] pretinieks pacēla
    [winner] uzvarētājs pacēla
   *[other] cits spēlētājs pacēla
} { $tile }, { $fate } – 100 spēlēs apmēram par { $percent ->
    [zero] { $percent } uzvarām
    [one] { $percent } uzvaru
   *[other] { $percent } uzvarām
} mazāk
moment-plan-gain = apmēram { $better ->
    [zero] { $better } uzvaru
    [one] { $better } uzvara
   *[other] { $better } uzvaras
} no 100, nevis { $kept }
moment-why-drain = { $cost ->
    [0] jo vairāk kauliņu, jo vairāk bonusu un jo mazāk derīga paliek otram
    [zero] par pacelšanu atņem { $cost } punktus, bet, jo vairāk kauliņu, jo vairāk bonusu un jo mazāk derīga paliek otram
    [one] par pacelšanu atņem { $cost } punktu, bet, jo vairāk kauliņu, jo vairāk bonusu un jo mazāk derīga paliek otram
   *[other] par pacelšanu atņem { $cost } punktus, bet, jo vairāk kauliņu, jo vairāk bonusu un jo mazāk derīga paliek otram
}
moment-why-later = tagad dod mazāk, bet raundā kopā daudz vairāk
moment-why-shuts-out = { $often ->
    [always] nākamajam spēlētājam nekas nederēs
    [nearly] nākamajam spēlētājam gandrīz nekad nekas nederēs
    [mostly] nākamajam spēlētājam lielākoties nekas nederēs
    [half] nākamajam spēlētājam apmēram pusē gadījumu nekas nederēs
    [third] nākamajam spēlētājam apmēram trešdaļā gadījumu nekas nederēs
   *[quarter] nākamajam spēlētājam apmēram ceturtdaļā gadījumu nekas nederēs
}
moment-why-scores = tagad dod { $points }
moment-why-nearly-out = { $tiles ->
    [zero] citam spēlētājam palicis tikai { $tiles } kauliņu
    [one] citam spēlētājam palicis tikai { $tiles } kauliņš
   *[other] citam spēlētājam palikuši tikai { $tiles } kauliņi
}
moment-why-careful = neatvērtu bonusu, kuram, kā izrādījās, nākamajam spēlētājam bija kauliņš; cik varēja redzēt, tas nebija sliktāk
moment-why-ahead = pie galda to ir grūti pamanīt, tas redzams turpmākajos gājienos

## What is asked of a player

phase-opening = Tu sāc raundu: izspēlē kauliņu.
phase-turn = Izspēlē kauliņu, pacel vai izlaid gājienu.
phase-follow-up = Tu sāki ar 0-0-0: izspēlē vēl vienu kauliņu vai atsakies.
phase-new-field = Tu noslēdzi sešstūri: ar jebkuru kauliņu sāc jaunu laukumu vai atsakies.
phase-over = Raunds ir beidzies.

## What points are for, and kinds of placement

item-tile = kauliņš
item-opening = sākums
item-zero-opening = 0-0-0
item-bridge = tilts
item-double = dubultais savienojums
item-hexagon = sešstūris
item-draw = pacelšana
item-stop = pacelšana pārtraukta
item-stuck = nekas neder
item-empty-well = nav ko pacelt
item-out = raunda pabeigšana
item-others-hands = pārējo kauliņi
item-own-hand = savi kauliņi
kind-plain = parasts
kind-bridge = tilts
kind-double = dubultais savienojums
kind-hexagon = sešstūris

## Puzzles

puzzle-asks-open = Nekas nav apslēpts: visi pārējie kauliņi ir otram spēlētājam. Kurš gājiens tev dos labāko rezultātu raunda beigās?
puzzle-asks-hidden = Daļa kauliņu ir apslēpta. Kurš gājiens tev vidēji dos labāko rezultātu raunda beigās?
puzzle-theme-two-hexagons = Divi sešstūri reizē
puzzle-theme-go-out-in-three = Pabeigt trijos gājienos
puzzle-theme-lock-out = Atstāt bez gājiena
puzzle-theme-deny = Liegt bonusu
puzzle-theme-keep-tile = Paturēt kauliņu
puzzle-theme-count-well = Saskaitīt krājumu
puzzle-theme-double = Dubultais savienojums
puzzle-theme-bridge = Tilts
puzzle-theme-hexagon = Sešstūris
puzzle-theme-options = Vairāk iespēju
puzzle-theme-quiet = Kluss gājiens
puzzle-nudge-two-hexagons = Viens kauliņš var noslēgt vairāk nekā vienu sešstūri.
puzzle-nudge-go-out-in-three = Plāno līdz galam: kādā secībā tu tiksi vaļā no visiem kauliņiem?
puzzle-nudge-lock-out = Vai vari panākt, ka otram spēlētājam nekas neder?
puzzle-nudge-deny = Padomā, ko pēc katra gājiena var iegūt nākamais spēlētājs.
puzzle-nudge-keep-tile = Kauliņš, kas tagad dod visvairāk, var pagaidīt.
puzzle-nudge-count-well = Saskaiti neredzētos kauliņus: kas vēl palicis krājumā?
puzzle-nudge-double = Meklē lauciņu, kam kauliņi ir vairāk nekā vienā pusē.
puzzle-nudge-bridge = Meklē tiltu.
puzzle-nudge-hexagon = Meklē sešstūri, ko vari noslēgt.
puzzle-nudge-options = Pēc kura gājiena derēs visvairāk tavu kauliņu?
puzzle-nudge-quiet = Šoreiz bez bonusa. Paskaties, ko katrs gājiens atstāj nākamajam spēlētājam un tev.
puzzle-hint-no-tile = Neizspēlē nevienu kauliņu.
puzzle-hint-counts = Ar padomu uzdevums skaitās neatrisināts.
puzzle-answer-place = Labākais gājiens ir { $tile } ({ SIGNED($points) }).
puzzle-answer-draw = Labākais gājiens ir pacelt kauliņu.
puzzle-answer-pass = Labākais ir izlaist gājienu.
puzzle-answer-decline = Labākais ir atteikties.
puzzle-solved = Pareizi!
puzzle-not-solved = Ir labāks gājiens.
puzzle-not-solved-by = { $points ->
    [zero] Ir labāks gājiens: pēc tavējā rezultāts ir par { $points } punktiem sliktāks.
    [one] Ir labāks gājiens: pēc tavējā rezultāts ir par { $points } punktu sliktāks.
   *[other] Ir labāks gājiens: pēc tavējā rezultāts ir par { $points } punktiem sliktāks.
}
puzzle-idea-two-hexagons = Tas reizē noslēdz vairāk nekā vienu sešstūri ({ SIGNED($bonus) }).
puzzle-idea-double = Tas izveido dubulto savienojumu ({ SIGNED($bonus) }).
puzzle-idea-bridge = Tas izveido tiltu ({ SIGNED($bonus) }).
puzzle-idea-hexagon = Tas noslēdz sešstūri ({ SIGNED($bonus) }).
puzzle-idea-deny = Tas nedod nākamajam spēlētājam bonusu ({ SIGNED($bonus) }), ko dotu otrais labākais gājiens.
puzzle-idea-keep-tile = { $tile } tagad dotu { SIGNED($now) }, bet tas var pagaidīt: vēlāk tas dod { SIGNED($later) }.
puzzle-idea-go-out-in-three = { $tiles ->
    [zero] Tā var pabeigt raundu ar { $tiles } kauliņiem pareizā secībā.
    [one] Tā var pabeigt raundu ar nākamo kauliņu.
   *[other] Tā var pabeigt raundu ar { $tiles } kauliņiem pareizā secībā.
}
puzzle-idea-all-fit = Pēc tā katrs tavs atlikušais kauliņš kaut kur der; pēc otrā labākā gājiena tā nav.
puzzle-idea-lock-out = { $passes ->
    [zero] Otram spēlētājam pietrūkst derīgu kauliņu: ja abi spēlē bez kļūdām, tam jāizlaiž { $passes } gājienu.
    [one] Otram spēlētājam pietrūkst derīgu kauliņu: ja abi spēlē bez kļūdām, tam jāizlaiž { $passes } gājiens.
   *[other] Otram spēlētājam pietrūkst derīgu kauliņu: ja abi spēlē bez kļūdām, tam jāizlaiž { $passes } gājieni.
}
puzzle-idea-count-well = { $well ->
    [zero] Krājumā palicis tikai { $well } kauliņu, un tas ir izšķiroši.
    [one] Krājumā palicis tikai { $well } kauliņš, un tas ir izšķiroši.
   *[other] Krājumā palikuši tikai { $well } kauliņi, un tas ir izšķiroši.
}
puzzle-idea-draw = Vēl viens kauliņš te ir vērts vairāk nekā jebkas, ko vari izspēlēt tagad.
puzzle-idea-options = Tavi kauliņi, kas pēc tā der: { $fitting }; pēc otrā labākā gājiena: { $otherwise }.
puzzle-idea-quiet = Bonusa nav, bet gājiens ir labākais: svarīgi, ko tas atstāj tev un nākamajam spēlētājam.
puzzle-value-exact = { $margin ->
    [zero] Ja abi spēlē bez kļūdām, pēc šī gājiena tavs rezultāts ir vismaz par { $margin } punktiem labāks nekā pēc jebkura cita.
    [one] Ja abi spēlē bez kļūdām, pēc šī gājiena tavs rezultāts ir vismaz par { $margin } punktu labāks nekā pēc jebkura cita.
   *[other] Ja abi spēlē bez kļūdām, pēc šī gājiena tavs rezultāts ir vismaz par { $margin } punktiem labāks nekā pēc jebkura cita.
}
puzzle-value-sampled = { $margin ->
    [zero] Vidēji pēc šī gājiena tavs rezultāts ir aptuveni par { $margin } punktiem labāks nekā pēc otrā labākā.
    [one] Vidēji pēc šī gājiena tavs rezultāts ir aptuveni par { $margin } punktu labāks nekā pēc otrā labākā.
   *[other] Vidēji pēc šī gājiena tavs rezultāts ir aptuveni par { $margin } punktiem labāks nekā pēc otrā labākā.
}
puzzle-tempting = { $lost ->
    [zero] { $tile } uzreiz dod vairāk ({ SIGNED($points) }), bet beigās rezultāts ir par { $lost } punktiem sliktāks.
    [one] { $tile } uzreiz dod vairāk ({ SIGNED($points) }), bet beigās rezultāts ir par { $lost } punktu sliktāks.
   *[other] { $tile } uzreiz dod vairāk ({ SIGNED($points) }), bet beigās rezultāts ir par { $lost } punktiem sliktāks.
}
puzzle-unknown = Uzdevuma „{ $id }” te nav. Izvēlies citu.
puzzle-not-a-collection = Šis nav uzdevumu fails. Norādi tādu, ko uzrakstījis trimino puzzles make.
puzzle-theme-unknown = „{ $name }” nav temats. Izvēlies no šiem: { $known }.
puzzle-none-left = Tādu uzdevumu vairs nav. Izvēlies citus noteikumus, citu spēlētāju skaitu vai citu tematu.

## Lists and cells

cell = { $down ->
    [true] { $x }, { $y }, uz leju
   *[false] { $x }, { $y }, uz augšu
}

## What happened

event-opens = { PERSON($player) ->
    [you] Tu sāc ar { $tile }
   *[other] { $player } sāk ar { $tile }
}
event-lays = { PERSON($player) ->
    [you] { $field ->
        [1] Tu izspēlē { $tile }
       *[other] Tu { $field }. laukumā izspēlē { $tile }
    }
   *[other] { $field ->
        [1] { $player } izspēlē { $tile }
       *[other] { $player } { $field }. laukumā izspēlē { $tile }
    }
}
event-starts-field = { PERSON($player) ->
    [you] Tu ar { $tile } sāc { $field }. laukumu
   *[other] { $player } ar { $tile } sāk { $field }. laukumu
}
event-draws = { PERSON($player) ->
    [you] Tu pacel { $tile }
   *[other] { $player } paceļ { $tile }
}
event-draws-hidden = { PERSON($player) ->
    [you] Tu pacel kauliņu
   *[other] { $player } paceļ kauliņu
}
event-passes = { PERSON($player) ->
    [you] Tu izlaid gājienu
   *[other] { $player } izlaiž gājienu
}
event-declines = { PERSON($player) ->
    [you] { $offer ->
        [follow-up] Tu neizspēlē otru kauliņu
       *[new-field] Tu nesāc jaunu laukumu
    }
   *[other] { $offer ->
        [follow-up] { $player } neizspēlē otru kauliņu
       *[new-field] { $player } nesāk jaunu laukumu
    }
}
event-kind = { $event } ({ $kind })
event-by-clock = { $event } (laiks beidzās)
event-points = { $event }: { SIGNED($points) }
replay-undone = Šeit atsaukts: { $actions }
event-items = { $event }: { SIGNED($points) } ({ $items })
item-points = { $item } { SIGNED($points) }

## How a round ended

end-out = { PERSON($player) ->
    [you] Tu izspēlē pēdējo kauliņu.
   *[other] { $player } izspēlē pēdējo kauliņu.
}
end-blocked = { $when ->
    [all-passed] { $players ->
        [zero] Visi pēc kārtas izlaida gājienu: raunds ir bloķēts.
        [one] { PERSON($player) ->
            [you] Tu izlaid gājienu: raunds ir bloķēts.
           *[other] { $player } izlaiž gājienu: raunds ir bloķēts.
        }
       *[other] Visi pēc kārtas izlaida gājienu: raunds ir bloķēts.
    }
    [empty-well-passes] { $players ->
        [zero] Krājums ir tukšs, un visi pēc kārtas izlaida gājienu: raunds ir bloķēts.
        [one] { PERSON($player) ->
            [you] Krājums ir tukšs, un tu izlaid gājienu: raunds ir bloķēts.
           *[other] Krājums ir tukšs, un { $player } izlaiž gājienu: raunds ir bloķēts.
        }
       *[other] Krājums ir tukšs, un visi pēc kārtas izlaida gājienu: raunds ir bloķēts.
    }
   *[nobody-can-place] Krājums ir tukšs, un neviens kauliņš vairs neder: raunds ir bloķēts.
}
end-target = { PERSON($player) ->
    [you] Tu sasniedz mērķi { $target }, un raunds tiek pārtraukts: palikušos kauliņus neskaita, un raundā neviens neuzvar.
   *[other] { $player } sasniedz mērķi { $target }, un raunds tiek pārtraukts: palikušos kauliņus neskaita, un raundā neviens neuzvar.
}
end-hand = { PERSON($player) ->
    [you] Tev paliek { $tiles }: { $value }.
   *[other] { $player } paliek ar { $tiles }: { $value }.
}
end-points = { $player }: { SIGNED($points) } ({ $items }).
end-no-points = Par raunda beigām neviens punktus nesaņem.
round-won-out = { PERSON($players) ->
    [you] Tu pabeidz raundu un uzvari tajā.
   *[other] { $players } pabeidz raundu un uzvar tajā.
}
round-won-lowest = { PERSON($players) ->
    [you] Tev palikusi mazākā kauliņu vērtība, { $value }, un tu uzvari raundā.
    [you-too] { $players } dalāt uzvaru raundā: mazākā palikušo kauliņu vērtība, { $value }.
   *[other] { $count ->
        [zero] Ar mazāko palikušo kauliņu vērtību, { $value }, uzvaru raundā dala { $players }.
        [one] Ar mazāko palikušo kauliņu vērtību, { $value }, raundā uzvar { $players }.
       *[other] Ar mazāko palikušo kauliņu vērtību, { $value }, uzvaru raundā dala { $players }.
    }
}
round-won-fewest = { PERSON($players) ->
    [you] Mazākā vērtība, { $value }, palikusi vairākiem. Tev ir vismazāk kauliņu, un tu uzvari raundā.
    [you-too] Mazākā vērtība, { $value }, palikusi vairākiem. { $players } dalāt uzvaru raundā: vismazāk kauliņu.
   *[other] { $count ->
        [zero] Mazākā vērtība, { $value }, palikusi vairākiem. No viņiem ar mazāko kauliņu skaitu uzvaru raundā dala { $players }.
        [one] Mazākā vērtība, { $value }, palikusi vairākiem. No viņiem ar mazāko kauliņu skaitu raundā uzvar { $players }.
       *[other] Mazākā vērtība, { $value }, palikusi vairākiem. No viņiem ar mazāko kauliņu skaitu uzvaru raundā dala { $players }.
    }
}
round-won-nobody = Mazākā vērtība, { $value }, palikusi vairākiem, tāpēc raundā neviens neuzvar.
round-won-most = { PERSON($players) ->
    [you] Tu raundā ieguvi visvairāk, { SIGNED($points) }, un uzvari tajā.
    [you-too] { $players } raundā ieguvāt visvairāk, pa { SIGNED($points) }, un dalāt uzvaru tajā.
   *[other] { $count ->
        [zero] { $players } raundā ieguva visvairāk, pa { SIGNED($points) }, un dala uzvaru tajā.
        [one] { $players } raundā ieguva visvairāk, { SIGNED($points) }, un uzvar tajā.
       *[other] { $players } raundā ieguva visvairāk, pa { SIGNED($points) }, un dala uzvaru tajā.
    }
}
totals = { $count ->
    [zero] Kopsummas: { $totals }.
    [one] Kopsumma: { $totals }.
   *[other] Kopsummas: { $totals }.
}
total = { PERSON($player) ->
    [you] tu { $total }
   *[other] { $player } { $total }
}

## How a match ended

match-target = { PERSON($players) ->
    [you] Tu sasniedzi mērķi { $target }: spēle ir beigusies.
    [you-too] { $players } sasniedzāt mērķi { $target }: spēle ir beigusies.
   *[other] { $count ->
        [zero] { $players } sasniedza mērķi { $target }: spēle ir beigusies.
        [one] { $players } sasniedza mērķi { $target }: spēle ir beigusies.
       *[other] { $players } sasniedza mērķi { $target }: spēle ir beigusies.
    }
}
match-target-during = { PERSON($players) ->
    [you] Tu raunda laikā sasniedzi mērķi { $target }: spēle ir beigusies.
    [you-too] { $players } raunda laikā sasniedzāt mērķi { $target }: spēle ir beigusies.
   *[other] { $players } raunda laikā sasniedza mērķi { $target }: spēle ir beigusies.
}
match-rounds = { $rounds ->
    [zero] Visi { $rounds } raundi ir izspēlēti: spēle ir beigusies.
    [one] Izspēlēts { $rounds } raunds: spēle ir beigusies.
   *[other] Visi { $rounds } raundi ir izspēlēti: spēle ir beigusies.
}
match-highest = { PERSON($players) ->
    [you] Tev ir lielākā kopsumma, { $total }, un tu uzvari.
    [you-too] { $players } dalāt uzvaru: lielākā kopsumma, { $total }.
   *[other] { $count ->
        [zero] Ar lielāko kopsummu, { $total }, uzvaru dala { $players }.
        [one] Ar lielāko kopsummu, { $total }, uzvar { $players }.
       *[other] Ar lielāko kopsummu, { $total }, uzvaru dala { $players }.
    }
}
match-lowest = { PERSON($players) ->
    [you] Tev ir mazākā kopsumma, { $total }, un tu uzvari.
    [you-too] { $players } dalāt uzvaru: mazākā kopsumma, { $total }.
   *[other] { $count ->
        [zero] Ar mazāko kopsummu, { $total }, uzvaru dala { $players }.
        [one] Ar mazāko kopsummu, { $total }, uzvar { $players }.
       *[other] Ar mazāko kopsummu, { $total }, uzvaru dala { $players }.
    }
}
match-only-at-target = { PERSON($players) ->
    [you] Tikai tu sasniedzi mērķi un tāpēc uzvari.
   *[other] Tikai { $players } sasniedza mērķi un tāpēc uzvar.
}
match-round-winner = { PERSON($players) ->
    [you] Tu uzvarēji pēdējā raundā un tāpēc uzvari.
    [you-too] { $players } kopā uzvarējāt pēdējā raundā un tāpēc dalāt uzvaru.
   *[other] { $count ->
        [zero] { $players } kopā uzvarēja pēdējā raundā un tāpēc dala uzvaru.
        [one] { $players } uzvarēja pēdējā raundā un tāpēc uzvar.
       *[other] { $players } kopā uzvarēja pēdējā raundā un tāpēc dala uzvaru.
    }
}
match-round-winner-at-target = { PERSON($players) ->
    [you] No tiem, kas sasniedza mērķi, tu uzvarēji pēdējā raundā un tāpēc uzvari.
    [you-too] { $players } sasniedzāt mērķi, uzvarējāt pēdējā raundā un tāpēc dalāt uzvaru.
   *[other] { $count ->
        [zero] No tiem, kas sasniedza mērķi, { $players } uzvarēja pēdējā raundā un tāpēc dala uzvaru.
        [one] No tiem, kas sasniedza mērķi, { $players } uzvarēja pēdējā raundā un tāpēc uzvar.
       *[other] No tiem, kas sasniedza mērķi, { $players } uzvarēja pēdējā raundā un tāpēc dala uzvaru.
    }
}
match-round-winner-higher = { PERSON($players) ->
    [you] No pēdējā raunda uzvarētājiem tev ir lielākā kopsumma, { $total }, un tu uzvari.
    [you-too] { $players } dalāt uzvaru: lielākā kopsumma no pēdējā raunda uzvarētājiem, { $total }.
   *[other] { $count ->
        [zero] No pēdējā raunda uzvarētājiem ar lielāko kopsummu, { $total }, uzvaru dala { $players }.
        [one] No pēdējā raunda uzvarētājiem ar lielāko kopsummu, { $total }, uzvar { $players }.
       *[other] No pēdējā raunda uzvarētājiem ar lielāko kopsummu, { $total }, uzvaru dala { $players }.
    }
}
match-first-at-target = { PERSON($players) ->
    [you] Neviens no tiem, kas sasniedza mērķi, pēdējā raundā neuzvarēja. Tu sasniedzi mērķi agrāk par citiem un uzvari.
    [you-too] Neviens no tiem, kas sasniedza mērķi, pēdējā raundā neuzvarēja. { $players } sasniedzāt mērķi agrāk par citiem un dalāt uzvaru.
   *[other] { $count ->
        [zero] Neviens no tiem, kas sasniedza mērķi, pēdējā raundā neuzvarēja. { $players } sasniedza mērķi agrāk par citiem un dala uzvaru.
        [one] Neviens no tiem, kas sasniedza mērķi, pēdējā raundā neuzvarēja. { $players } sasniedza mērķi agrāk par citiem un uzvar.
       *[other] Neviens no tiem, kas sasniedza mērķi, pēdējā raundā neuzvarēja. { $players } sasniedza mērķi agrāk par citiem un dala uzvaru.
    }
}
match-solo = { PERSON($player) ->
    [you] Tu beidz ar rezultātu { $total }; krājuma lielums bija { $well }. Salīdzini tikai ar spēlēm, kurās krājums ir tikpat liels.
   *[other] { $player } beidz ar rezultātu { $total }; krājuma lielums bija { $well }. Salīdzini tikai ar spēlēm, kurās krājums ir tikpat liels.
}

## A rule set in words

rules-preparation = Sagatavošanās
rules-tiles = { $tiles ->
    [zero] Ir { $tiles } kauliņu ar ciparu no 0 līdz { $highest } katrā virsotnē: katra trīs ciparu kombinācija ir vienu reizi, augošā secībā pulksteņrādītāja virzienā. Kauliņa vērtība ir tā ciparu summa.
    [one] Ir { $tiles } kauliņš ar ciparu no 0 līdz { $highest } katrā virsotnē: katra trīs ciparu kombinācija ir vienu reizi, augošā secībā pulksteņrādītāja virzienā. Kauliņa vērtība ir tā ciparu summa.
   *[other] Ir { $tiles } kauliņi ar ciparu no 0 līdz { $highest } katrā virsotnē: katra trīs ciparu kombinācija ir vienu reizi, augošā secībā pulksteņrādītāja virzienā. Kauliņa vērtība ir tā ciparu summa.
}
rules-players = Spēlē { $players } spēlētāji.
rules-too-few-tiles = Ja spēlētāju skaits ir { $players }, kauliņu nepietiek, lai tos izdalītu.
rules-hand-unnamed = Ja spēlētāju skaits ir { $players }, nav teikts, cik kauliņu izdala katram, tāpēc tā spēlēt nevar.
rules-only-solo = Var spēlēt tikai solo spēli.
rules-hand = { $tiles ->
    [zero] Ja spēlē { $players } spēlētāji, katrs saņem { $tiles } kauliņus.
    [one] Ja spēlē { $players } spēlētāji, katrs saņem { $tiles } kauliņu.
   *[other] Ja spēlē { $players } spēlētāji, katrs saņem { $tiles } kauliņus.
}
rules-well = Pārējie kauliņi ar cipariem uz leju ir krājums. Ne krājumu, ne citu kauliņus neviens neredz.
rules-no-well = Izdala visus kauliņus. Citu kauliņus neviens neredz.
rules-unused-tiles = Pārējie kauliņi paliek ar cipariem uz leju; neviens tos nepaceļ. Citu kauliņus neviens neredz.

rules-opening = Raunda sākums
rules-opener-highest-triple = Katru raundu sāk spēlētājs, kam ir lielākais kauliņš ar trim vienādiem cipariem; ja tāda nav nevienam, spēlētājs, kam ir kauliņš ar lielāko vērtību.
rules-opener-highest-tile = Katru raundu sāk spēlētājs, kam ir kauliņš ar lielāko vērtību.
rules-opener-youngest = Katru raundu sāk jaunākais spēlētājs.
rules-first-opener-highest-triple = Pirmo raundu sāk spēlētājs, kam ir lielākais kauliņš ar trim vienādiem cipariem; ja tāda nav nevienam, spēlētājs, kam ir kauliņš ar lielāko vērtību.
rules-first-opener-highest-tile = Pirmo raundu sāk spēlētājs, kam ir kauliņš ar lielāko vērtību.
rules-first-opener-youngest = Pirmo raundu sāk jaunākais spēlētājs.
rules-opener-tie = No kauliņiem ar vienādu vērtību lielāks ir tas, kam lielāki cipari, salīdzinot tos no lielākā līdz mazākajam: { $higher } pirms { $lower }.
rules-next-opener-round-winner = Katru nākamo raundu sāk iepriekšējā raunda uzvarētājs; no vairākiem uzvarētājiem tas, kurš gājienu kārtībā ir pirmais, skaitot no spēlētāja, kurš to raundu sāka; ja tajā neuzvarēja neviens, spēlētājs, kurš to sāka.
rules-next-opener-rotation = Katru nākamo raundu sāk nākamais spēlētājs pulksteņrādītāja virzienā.
rules-opening-tile-that = Pirmo izspēlē kauliņu, kas to izšķir; pagriezt to drīkst pēc patikas.
rules-opening-tile-any = Pirmo drīkst izspēlēt jebkuru savu kauliņu; pagriezt to drīkst pēc patikas.
rules-opening-tile-later = Nākamajos raundos, kad kauliņš to neizšķir, pirmo izspēlē lielāko no saviem kauliņiem ar trim vienādiem cipariem; ja tāda nav, kauliņu ar lielāko vērtību.
rules-zero-follow-up = Spēlētājs, kurš sāk ar 0-0-0 un kuram ir kauliņš, kas der, drīkst uzreiz izspēlēt vēl vienu vai atteikties.

rules-turn = Gājiens
rules-turn-order = Gājieni notiek pulksteņrādītāja virzienā. Gājienā spēlētājs izspēlē vienu kauliņu.
rules-fit = Kauliņu drīkst pagriezt, bet ne apvērst otrādi. To pieliek malu pie malas kauliņam, kas jau ir uz galda. Visur, kur tā virsotnes saskaras ar citām, gar malu vai tikai vienā punktā, cipariem jābūt vienādiem.
rules-new-field = Spēlētājs, kurš izspēlē sesto kauliņu ap vienu virsotni, tā noslēdzot sešstūri, un kuram vēl ir kauliņš, drīkst ar jebkuru savu kauliņu, pagrieztu pēc patikas, sākt jaunu laukumu vai atteikties. Tad gājiens beidzas.
rules-fields = Laukumi nekad nesaskaras. Kauliņu drīkst izspēlēt jebkurā laukumā.

rules-drawing = Pacelšana un gājiena izlaišana
rules-no-draw = Kauliņus nepaceļ. Kas var izspēlēt kauliņu, tam tas jādara; kas nevar, izlaiž gājienu.
rules-no-draw-free = Kauliņus nepaceļ. Spēlētājs izspēlē kauliņu, kas der, vai izlaiž gājienu.
rules-no-draw-all-dealt = Ja pēc izdalīšanas nepaliek neviens kauliņš, izlaist gājienu drīkst arī tas, kurš var izspēlēt.
rules-free-draw = Kas kauliņu izspēlēt nevar vai negrib, paceļ no krājuma.
rules-after-drawing-drawn = Pēc tam drīkst izspēlēt tikai šajā gājienā paceltos kauliņus.
rules-after-drawing-any = Arī pēc tam drīkst izspēlēt jebkuru no saviem kauliņiem.
rules-after-drawing-newest = Pēc tam drīkst izspēlēt tikai pēdējo pacelto kauliņu.
rules-draw-limit = { $limit ->
    [null] Kauliņus paceļ pa vienam.
    [1] Vienā gājienā drīkst pacelt tikai vienu kauliņu.
    [zero] Vienā gājienā drīkst pacelt līdz { $limit } kauliņiem, pa vienam.
    [one] Vienā gājienā drīkst pacelt līdz { $limit } kauliņam, pa vienam.
   *[other] Vienā gājienā drīkst pacelt līdz { $limit } kauliņiem, pa vienam.
}
rules-free-draw-once = Pēc tam spēlētājs izspēlē kauliņu, kas der, vai izlaiž gājienu.
rules-free-draw-on = Pēc katras pacelšanas spēlētājs izspēlē kādu, kas der, vai paceļ vēl; kad vairs pacelt nevar, izspēlē kādu, kas der, vai izlaiž gājienu.
rules-free-draw-stop = Pēc katras pacelšanas spēlētājs izspēlē kādu, kas der, paceļ vēl vai vairs nepaceļ un izlaiž gājienu; kad vairs pacelt nevar, izspēlē kādu, kas der, vai izlaiž gājienu.
rules-empty-well-pass-forced = Ja krājums ir tukšs un nekas nav pacelts, spēlētājam, kurš var izspēlēt kauliņu, tas jādara; kurš nevar, izlaiž gājienu.
rules-empty-well-pass-free = Ja krājums ir tukšs un nekas nav pacelts, spēlētājs izspēlē kauliņu, kas der, vai izlaiž gājienu.
rules-duty-draw = Kas var izspēlēt kauliņu, tam tas jādara.
rules-duty-draw-limit = { $limit ->
    [null] Kas nevar, paceļ no krājuma pa vienam, un pirmais kauliņš, kas der, ir jāizspēlē.
    [1] Kas nevar, paceļ no krājuma vienu kauliņu, un, ja tas der, tas ir jāizspēlē.
    [zero] Kas nevar, paceļ no krājuma pa vienam, vienā gājienā līdz { $limit } kauliņiem, un pirmais, kas der, ir jāizspēlē.
    [one] Kas nevar, paceļ no krājuma pa vienam, vienā gājienā līdz { $limit } kauliņam, un pirmais, kas der, ir jāizspēlē.
   *[other] Kas nevar, paceļ no krājuma pa vienam, vienā gājienā līdz { $limit } kauliņiem, un pirmais, kas der, ir jāizspēlē.
}
rules-duty-draw-stop = Kas ir pacēlis un kam joprojām nekas neder, drīkst arī vairs nepacelt un izlaist gājienu, lai gan varētu pacelt vēl.
rules-duty-draw-end = Ja vairs pacelt nevar un nekas neder, spēlētājs izlaiž gājienu.
rules-draw-cost = { $cost ->
    [0] Par pacelšanu punktus neatņem.
    [zero] Par katru paceltu kauliņu atņem { $cost } punktus.
    [one] Par katru paceltu kauliņu atņem { $cost } punktu.
   *[other] Par katru paceltu kauliņu atņem { $cost } punktus.
}
rules-pass-cost = { $cost ->
    [0] Par gājiena izlaišanu punktus neatņem.
    [zero] Par gājiena izlaišanu atņem { $cost } punktus.
    [one] Par gājiena izlaišanu atņem { $cost } punktu.
   *[other] Par gājiena izlaišanu atņem { $cost } punktus.
}
rules-stop-cost = { $cost ->
    [0] Par gājiena izlaišanu, kamēr vēl varētu pacelt, punktus neatņem.
    [zero] Par gājiena izlaišanu, kamēr vēl varētu pacelt, atņem { $cost } punktus.
    [one] Par gājiena izlaišanu, kamēr vēl varētu pacelt, atņem { $cost } punktu.
   *[other] Par gājiena izlaišanu, kamēr vēl varētu pacelt, atņem { $cost } punktus.
}
rules-pass-cost-drawn = { $cost ->
    [0] Par gājiena izlaišanu pēc pacelšanas, kad vairs pacelt nevar, punktus neatņem.
    [zero] Par gājiena izlaišanu pēc pacelšanas, kad vairs pacelt nevar, atņem { $cost } punktus.
    [one] Par gājiena izlaišanu pēc pacelšanas, kad vairs pacelt nevar, atņem { $cost } punktu.
   *[other] Par gājiena izlaišanu pēc pacelšanas, kad vairs pacelt nevar, atņem { $cost } punktus.
}
rules-pass-cost-empty-well = { $cost ->
    [0] Par gājiena izlaišanu, ja krājums bija tukšs jau gājiena sākumā, punktus neatņem.
    [zero] Par gājiena izlaišanu, ja krājums bija tukšs jau gājiena sākumā, atņem { $cost } punktus.
    [one] Par gājiena izlaišanu, ja krājums bija tukšs jau gājiena sākumā, atņem { $cost } punktu.
   *[other] Par gājiena izlaišanu, ja krājums bija tukšs jau gājiena sākumā, atņem { $cost } punktus.
}
rules-pass-keeping = Kad vairs pacelt nevar, spēlētājam, kurš ir pacēlis un patur kauliņu, ko varētu izspēlēt, par gājiena izlaišanu punktus neatņem.
rules-below-zero = Kopsumma var būt mazāka par nulli.

rules-scoring = Punkti
rules-tile-points-value = Izspēlēts kauliņš dod tik, cik liela ir tā vērtība.
rules-tile-points-one = Izspēlēts kauliņš dod 1 punktu.
rules-tile-points-none = Izspēlēts kauliņš pats par sevi punktus nedod.
rules-opening-bonus = { $bonus ->
    [zero] Par raunda sākšanu pieskaita { $bonus } punktus.
    [one] Par raunda sākšanu pieskaita { $bonus } punktu.
   *[other] Par raunda sākšanu pieskaita { $bonus } punktus.
}
rules-opening-bonus-triple = { $bonus ->
    [zero] Par raunda sākšanu ar trim vienādiem cipariem pieskaita { $bonus } punktus.
    [one] Par raunda sākšanu ar trim vienādiem cipariem pieskaita { $bonus } punktu.
   *[other] Par raunda sākšanu ar trim vienādiem cipariem pieskaita { $bonus } punktus.
}
rules-zero-opening-bonus-more = { $bonus ->
    [zero] Par raunda sākšanu ar 0-0-0 pieskaita vēl { $bonus } punktus.
    [one] Par raunda sākšanu ar 0-0-0 pieskaita vēl { $bonus } punktu.
   *[other] Par raunda sākšanu ar 0-0-0 pieskaita vēl { $bonus } punktus.
}
rules-zero-opening-bonus = { $bonus ->
    [zero] Par raunda sākšanu ar 0-0-0 pieskaita { $bonus } punktus.
    [one] Par raunda sākšanu ar 0-0-0 pieskaita { $bonus } punktu.
   *[other] Par raunda sākšanu ar 0-0-0 pieskaita { $bonus } punktus.
}
rules-bridge = { $bonus ->
    [zero] Par tiltu pieskaita { $bonus } punktus: tikai viena izspēlētā kauliņa mala skar citu kauliņu, un tai pretējā virsotne skar vēl vienu.
    [one] Par tiltu pieskaita { $bonus } punktu: tikai viena izspēlētā kauliņa mala skar citu kauliņu, un tai pretējā virsotne skar vēl vienu.
   *[other] Par tiltu pieskaita { $bonus } punktus: tikai viena izspēlētā kauliņa mala skar citu kauliņu, un tai pretējā virsotne skar vēl vienu.
}
rules-double = { $bonus ->
    [zero] Par dubulto savienojumu pieskaita { $bonus } punktus: divas vai trīs izspēlētā kauliņa malas skar citus kauliņus, un sešstūris netiek noslēgts.
    [one] Par dubulto savienojumu pieskaita { $bonus } punktu: divas vai trīs izspēlētā kauliņa malas skar citus kauliņus, un sešstūris netiek noslēgts.
   *[other] Par dubulto savienojumu pieskaita { $bonus } punktus: divas vai trīs izspēlētā kauliņa malas skar citus kauliņus, un sešstūris netiek noslēgts.
}
rules-hexagon = { $bonus ->
    [zero] Par sešstūri, ko noslēdz sestais kauliņš ap vienu virsotni, pieskaita { $bonus } punktus neatkarīgi no tā, cik sešstūru noslēdz reizē.
    [one] Par sešstūri, ko noslēdz sestais kauliņš ap vienu virsotni, pieskaita { $bonus } punktu neatkarīgi no tā, cik sešstūru noslēdz reizē.
   *[other] Par sešstūri, ko noslēdz sestais kauliņš ap vienu virsotni, pieskaita { $bonus } punktus neatkarīgi no tā, cik sešstūru noslēdz reizē.
}
rules-hexagons = { $one ->
    [zero] Par sešstūri, ko noslēdz sestais kauliņš ap vienu virsotni, pieskaita { $one } punktus; par diviem reizē { $two }, par trim { $three }.
    [one] Par sešstūri, ko noslēdz sestais kauliņš ap vienu virsotni, pieskaita { $one } punktu; par diviem reizē { $two }, par trim { $three }.
   *[other] Par sešstūri, ko noslēdz sestais kauliņš ap vienu virsotni, pieskaita { $one } punktus; par diviem reizē { $two }, par trim { $three }.
}

rules-round-end = Raunda beigas
rules-out = Spēlētājs, kurš izspēlē savu pēdējo kauliņu, pabeidz raundu. Ar to raunds uzreiz beidzas.
rules-out-to-winner = { $bonus ->
    [0] Kas pabeidz raundu, saņem visu pārējiem palikušo kauliņu vērtību. Pārējie ne iegūst, ne zaudē.
    [zero] Kas pabeidz raundu, saņem { $bonus } punktus un visu pārējiem palikušo kauliņu vērtību. Pārējie ne iegūst, ne zaudē.
    [one] Kas pabeidz raundu, saņem { $bonus } punktu un visu pārējiem palikušo kauliņu vērtību. Pārējie ne iegūst, ne zaudē.
   *[other] Kas pabeidz raundu, saņem { $bonus } punktus un visu pārējiem palikušo kauliņu vērtību. Pārējie ne iegūst, ne zaudē.
}
rules-out-against-owner = Katra spēlētāja kopsummai pieskaita viņam palikušo kauliņu vērtību. Tam, kurš pabeidza raundu, neko nepieskaita.
rules-out-ignored = { $bonus ->
    [0] Spēlētājiem palikušos kauliņus neskaita.
    [zero] Par raunda pabeigšanu saņem { $bonus } punktus. Spēlētājiem palikušos kauliņus neskaita.
    [one] Par raunda pabeigšanu saņem { $bonus } punktu. Spēlētājiem palikušos kauliņus neskaita.
   *[other] Par raunda pabeigšanu saņem { $bonus } punktus. Spēlētājiem palikušos kauliņus neskaita.
}
rules-blocked-when-nobody-can-place = Raunds beidzas arī tad, ja tas ir bloķēts: gājiena beigās krājums ir tukšs, un nevienam nav derīga kauliņa.
rules-blocked-when-all-passed = Raunds beidzas arī tad, ja tas ir bloķēts: visi cits pēc cita ir izlaiduši gājienu.
rules-blocked-well-left = Krājumam tad nav jābūt tukšam.
rules-blocked-free-passes = Tas ir bloķēts arī tad, ja krājums ir tukšs un visi cits pēc cita ir izlaiduši gājienu.
rules-blocked-others-minus-own = Ja raunds ir bloķēts, tas, kam palikusi mazākā kauliņu vērtība, saņem visu pārējo kauliņu vērtību, atņemot savējo.
rules-blocked-differences = Ja raunds ir bloķēts, tas, kam palikusi mazākā kauliņu vērtība, saņem starpību ar katru citu.
rules-blocked-nothing = Ja raunds ir bloķēts, par to neviens punktus nesaņem.
rules-blocked-against-owner = Ja raunds ir bloķēts, palikušos kauliņus skaita tāpat.
rules-blocked-ignored = Ja raunds ir bloķēts, par to neviens punktus nesaņem.
rules-blocked-no-bonus = { $bonus ->
    [zero] { $bonus } punktu bonusu par raunda pabeigšanu tad nepiešķir.
    [one] { $bonus } punkta bonusu par raunda pabeigšanu tad nepiešķir.
   *[other] { $bonus } punktu bonusu par raunda pabeigšanu tad nepiešķir.
}
rules-round-winner-hand = Raundā uzvar tas, kurš to pabeidz; ja raunds ir bloķēts, tas, kam palikusi mazākā kauliņu vērtība.
rules-blocked-tie-each = Ja mazākā vērtība palikusi vairākiem, tas attiecas uz katru no viņiem.
rules-blocked-tie-nobody = Ja mazākā vērtība palikusi vairākiem, punktus par to nesaņem neviens, un raundā neviens neuzvar.
rules-blocked-tie-fewest-tiles = Ja mazākā vērtība palikusi vairākiem, tas attiecas uz to no viņiem, kam vismazāk kauliņu; ja arī tādi ir vairāki, uz katru no tiem.
rules-round-winner-most = Raundā uzvar tas, kurš tajā iegūst visvairāk punktu.

rules-match-end = Spēles beigas
rules-target-at-once = Spēle beidzas, tiklīdz kāda kopsumma ir { $target } vai lielāka. Ja raunds tad vēl nav beidzies, to pārtrauc: palikušos kauliņus neskaita, un raundā neviens neuzvar.
rules-target-during-round = Spēle beidzas ar raundu, kurā kāda kopsumma jebkurā brīdī ir { $target } vai lielāka.
rules-target-after-round = Spēle beidzas, ja pēc raunda punktu saskaitīšanas kāda kopsumma ir { $target } vai lielāka.
rules-rounds = { $rounds ->
    [zero] Spēlē ir { $rounds } raundu.
    [one] Spēlē ir { $rounds } raunds.
   *[other] Spēlē ir { $rounds } raundi.
}
rules-rounds-too = { $rounds ->
    [zero] Jebkurā gadījumā tā beidzas pēc { $rounds } raundiem.
    [one] Jebkurā gadījumā tā beidzas pēc { $rounds } raunda.
   *[other] Jebkurā gadījumā tā beidzas pēc { $rounds } raundiem.
}
rules-rounds-choice = Var vienoties par citu raundu skaitu.
rules-winner-highest = Uzvar spēlētājs ar lielāko kopsummu. Ja kopsummas ir vienādas, uzvaru dala.
rules-winner-lowest = Uzvar spēlētājs ar mazāko kopsummu. Ja kopsummas ir vienādas, uzvaru dala.
rules-winner-one-at-target = Ja tad { $target } vai vairāk ir vienam spēlētājam, viņš uzvar.
rules-winner-several-at-target = Ja tik ir vairākiem, uzvar tas no viņiem, kurš uzvarēja pēdējā raundā. Ja tajā uzvarēja vairāki no viņiem, uzvar tas, kuram no viņiem ir lielākā kopsumma; ja kopsummas ir vienādas, uzvaru dala.
rules-winner-first-at-target = Ja tajā neuzvarēja neviens no viņiem, uzvar tas, kurš spēlē pirmais sasniedza { $target }.
rules-winner-nobody-at-target = Ja tad { $target } vai vairāk nav nevienam, uzvar spēlētājs ar lielāko kopsummu; ja kopsummas ir vienādas, uzvaru dala.

rules-solo = Solo
rules-solo-start = Viens spēlētājs spēlē vienu raundu. Sākumā uz galda ir nejaušs kauliņš, par kuru punktus nedod.
rules-solo-deal = { $hand ->
    [0] Spēlētājam neko neizdala. Krājumā ir { $well ->
        [zero] { $well } kauliņu
        [one] { $well } kauliņš
       *[other] { $well } kauliņi
    }.
    [zero] Spēlētājam ir { $hand } kauliņu, krājumā { $well }.
    [one] Spēlētājam ir { $hand } kauliņš, krājumā { $well }.
   *[other] Spēlētājam ir { $hand } kauliņi, krājumā { $well }.
}
rules-solo-well = Var izvēlēties citu krājuma lielumu. Salīdzini tikai rezultātus ar vienādu krājumu.
rules-solo-turns = Gājieni, sodi un bonusi ir tie paši.
rules-solo-draw-cost = { $cost ->
    [0] Gājieni, sodi un bonusi ir tie paši, tikai par pacelšanu punktus neatņem.
    [zero] Gājieni, sodi un bonusi ir tie paši, tikai par katru paceltu kauliņu atņem { $cost } punktus.
    [one] Gājieni, sodi un bonusi ir tie paši, tikai par katru paceltu kauliņu atņem { $cost } punktu.
   *[other] Gājieni, sodi un bonusi ir tie paši, tikai par katru paceltu kauliņu atņem { $cost } punktus.
}
rules-solo-out = { $bonus ->
    [0] Līdz ar raunda pabeigšanu spēle beidzas.
    [zero] Par raunda pabeigšanu saņem { $bonus } punktus, un spēle beidzas.
    [one] Par raunda pabeigšanu saņem { $bonus } punktu, un spēle beidzas.
   *[other] Par raunda pabeigšanu saņem { $bonus } punktus, un spēle beidzas.
}
rules-solo-out-no-hand = { $bonus ->
    [0] Līdz ar raunda pabeigšanu spēle beidzas: pēdējais kauliņš ir izspēlēts, un krājums ir tukšs.
    [zero] Par raunda pabeigšanu saņem { $bonus } punktus, un spēle beidzas: pēdējais kauliņš ir izspēlēts, un krājums ir tukšs.
    [one] Par raunda pabeigšanu saņem { $bonus } punktu, un spēle beidzas: pēdējais kauliņš ir izspēlēts, un krājums ir tukšs.
   *[other] Par raunda pabeigšanu saņem { $bonus } punktus, un spēle beidzas: pēdējais kauliņš ir izspēlēts, un krājums ir tukšs.
}
rules-solo-pass-blocks = Izlaists gājiens bloķē spēli.
rules-solo-empty-well-pass-blocks = Ja krājums ir tukšs, izlaists gājiens bloķē spēli.
rules-solo-blocked = Ja spēle ir bloķēta, palikušo kauliņu vērtību atņem.
rules-solo-blocked-nothing = Ja spēle ir bloķēta, palikušos kauliņus neskaita.
rules-solo-no-target = Punktu mērķa šajā spēlē nav.

## Records

earlier-solo-draw = Spēlēts pēc agrākā noteikumu skaidrojuma un vērtēts pēc tā: šajā solo spēlē par katru paceltu kauliņu atņēma punktus.
earlier-solo-blocked = Spēlēts pēc agrākā noteikumu skaidrojuma un vērtēts pēc tā: bloķētā solo spēlē vienmēr atņēma palikušo kauliņu vērtību.
earlier-round-winner = Spēlēts pēc agrākā noteikumu skaidrojuma un vērtēts pēc tā: ja beigās neviens nebija sasniedzis mērķi, spēlē uzvarēja pēdējā raunda uzvarētājs.
# Where in a record, before a sentence; round 0 is the match, and action 0 the round itself.
record-where = { $round ->
    [0] { "" }
   *[other] { $action ->
        [0] { $round }. raunds:{ " " }
       *[other] { $round }. raunds, { $action }. darbība:{ " " }
    }
}
record-no-file = Nav faila { $path }. Pārbaudi nosaukumu.
record-is-folder = { $path } ir mape. Norādi failu tajā.
record-unreadable = { $path } nevar nolasīt. Pārbaudi, vai tas ir fails un vai tu drīksti to lasīt.
record-empty = Te nav neviena pieraksta. Pierakstu failā katrā rindā ir viens.
record-too-long = Pieraksts { $line }. rindā ir par garu: tas drīkst būt līdz { $most } MiB. Raksti katru pierakstu savā rindā.
record-extra-too-long = Vārdi un papildu atslēgas šajā pierakstā ir garāki par pašu spēli. Izmet to, kas uz to neattiecas.
record-not-utf8 = { $line }. rinda nav teksts UTF-8 kodējumā. Saglabā failu šajā kodējumā.
record-not-json = { $line }. rinda no { $column }. kolonnas nav JSON. Varbūt tā ir aprauta vai labota ar roku; paņem pierakstu no turienes, kur tas tika rakstīts.
record-bad-number = Pierakstā { $line }. rindā ir pārāk liels skaitlis vai kaut kas, kas nav skaitlis, piemēram, NaN. Punkti, vietas un lauciņi ir mazi veseli skaitļi.
record-too-deep = Pieraksts { $line }. rindā ir ligzdots pārāk dziļi, lai tas būtu pieraksts.
record-key-twice = Pierakstā { $line }. rindā { $key } vienā objektā ir divreiz. Atstāj vienu.
record-half-character = Pierakstā { $line }. rindā ir puse no zīmes, un to nevar uzrakstīt. Uzraksti tur tekstu no jauna.
record-not-an-object = { $line }. rinda ir JSON, bet nav pieraksts: pieraksts ir objekts figūriekavās.
record-wrong-format = Šādu pierakstu te nevar nolasīt: tā formāts ir { $found }, nevis { $expected }.
record-missing = { record-where }Trūkst lauka „{ $key }”. Katrā pierakstā tas šeit ir.
record-wrong-type = { record-where }Laukā „{ $key }” jābūt { $kind ->
    [object] objektam figūriekavās
    [list] sarakstam
    [text] tekstam
    [number] veselam skaitlim
    [flag] true vai false
    [cell] lauciņam, piemēram, [0, 0, "up"]
    [corners] trīs veselu skaitļu sarakstam
    [digits] 64 cipariem no 0 līdz 9 un no a līdz f
   *[rules] noteikumu id vai objektam figūriekavās
}, nevis { $found }.
record-unknown-tile = { record-where }Nav kauliņa { $found } laukam „{ $key }”. Kauliņu sauc pēc tā cipariem augošā secībā, piemēram, "3-4-4".
record-unknown-action = { record-where }Laukā „do” jābūt place, draw, pass vai decline, nevis { $found }.
record-unknown-line = { record-where }Laukā „do” jābūt round, place, draw, pass, decline vai end, nevis { $found }.
record-length = { record-where }„{ $key }” ierakstu skaits ir { $found }, bet pēc uzrakstītā tam jābūt { $expected }.
record-bad-name = Vārdu { $found } nevar parādīt. Izlaid vadības zīmes un rindu pārtraukumus.
record-bad-rules = Pieraksta noteikumus nevar spēlēt. { $why }
record-bad-setup = Pieraksta spēle nav iespējama. { $why }
record-bad-deal = { record-where }Izdale nav iespējama. { $why }
record-illegal-action = { record-where }Noteikumi to neatļauj. { $why }
record-disagrees = { record-where }„{ $key }” pierakstā ir { $found }, bet pēc noteikumiem { $expected }.
record-action-after-end = { record-where }Raunds beidzās pirms šīs darbības. Pēc beigām nekas nevar sekot.
record-round-unfinished = { record-where }Darbības apstājas, pirms raunds ir beidzies. Apraut drīkst tikai nepabeigtas spēles pēdējo raundu.
record-end-too-early = { record-where }Pierakstā ir „end”, bet raunds nav beidzies.
record-round-after-match = { record-where }Spēle beidzās pirms šī raunda.
record-match-unfinished = Pierakstā teikts, ka spēle ir pabeigta, bet tā nav beigusies.
record-match-finished = Pierakstā teikts, ka spēle tika pārtraukta, bet tā ir beigusies.
record-fair-method = „{ $key }” ir { $found }, bet izdali te var pārbaudīt tikai ar { $expected }.
record-fair-seats = Laukā „{ $key }” ir { $found ->
    [zero] { $found } ierakstu
    [one] { $found } ieraksts
   *[other] { $found } ieraksti
}, bet spēlē ir { $expected ->
    [zero] { $expected } vietu
    [one] { $expected } vieta
   *[other] { $expected } vietas
}. Katrai vietai ir viens ieraksts, null, ja no tās nekas netika sūtīts.
record-fair-secret = „{ $key }” nav tas noslēpums, ko pirms spēles apsolīja nemainīt: tā SHA-256 nav { $commitment }.
record-fair-deal = { record-where }Izdale ir sagrozīta: tā neatbilst tai, ko dod noslēpums un devumi laukā „fair”.
record-seen-unreadable = Tas nav tas, ko ierīce saglabā par spēli. Tā ir viena teksta rinda, kas sākas ar { $format }.
record-seen-no-proof = Pieraksts nepasaka, kā radusies izdale, lai gan serveris pirms spēles apsolīja tās noslēpumu nemainīt.
record-seen-commitment = Pirms spēles serveris tavai ierīcei deva solījumu par citu noslēpumu: pierakstā esošā noslēpuma SHA-256 nav { $commitment }.
record-seen-contribution = Tā, ko tava ierīce pievienoja izdalei { $seat }. vietā, pierakstā nav.
record-seen-head = Galda žurnāls nav tas, ko rādīja tavai ierīcei: versijā { $version } tam ir cita jaucējvērtība.
record-seen-lost = Serveris saka, ka ir pazaudējis sava žurnāla beigas: tā, ko tavai ierīcei rādīja versijā { $version }, tajā vairs nav.
record-seen-log = Galda žurnālā nav tas pats, kas pierakstā: tie atšķiras versijā { $version }.
record-seen-moves = Gājieni nav tie, ko rādīja tavai ierīcei: starp versijām { $after } un { $upto } žurnālā ir citi.
record-seen-no-log = Tas nav pabeigtas spēles žurnāls ar rindu tekstu.
seen-proof-deals = { $rounds ->
    [zero] Visas { $rounds } izdales izriet no noslēpuma, ko serveris pirms spēles apsolīja tavai ierīcei nemainīt, un no tā, ko pievienoja tava ierīce. Tātad serveris tās nevarēja izvēlēties.
    [one] { $rounds } izdale izriet no noslēpuma, ko serveris pirms spēles apsolīja tavai ierīcei nemainīt, un no tā, ko pievienoja tava ierīce. Tātad serveris to nevarēja izvēlēties.
   *[other] Visas { $rounds } izdales izriet no noslēpuma, ko serveris pirms spēles apsolīja tavai ierīcei nemainīt, un no tā, ko pievienoja tava ierīce. Tātad serveris tās nevarēja izvēlēties.
}
seen-proof-deals-only = { $rounds ->
    [zero] Visas { $rounds } izdales izriet no noslēpuma, ko serveris apsolīja tavai ierīcei nemainīt. Tava ierīce tām neko nepievienoja, tāpēc nevar pateikt, vai serveris tās izvēlējās.
    [one] { $rounds } izdale izriet no noslēpuma, ko serveris apsolīja tavai ierīcei nemainīt. Tava ierīce tai neko nepievienoja, tāpēc nevar pateikt, vai serveris to izvēlējās.
   *[other] Visas { $rounds } izdales izriet no noslēpuma, ko serveris apsolīja tavai ierīcei nemainīt. Tava ierīce tām neko nepievienoja, tāpēc nevar pateikt, vai serveris tās izvēlējās.
}
seen-proof-log = Spēle noritēja tā, kā to rādīja tavai ierīcei: neviens gājiens, ko tā redzēja, pēc tam nav mainīts.
seen-proof-log-part = Pēc tam, kad tavai ierīcei rādīja pēdējo stāvokli, žurnālā nekas nav mainīts. Gājieni, ko tavai ierīcei rādīja pa vienam un kas sakrīt: { $shown } no { $moves }.
seen-proof-dropped = Izdales izriet no noslēpuma, ko serveris apsolīja tavai ierīcei nemainīt. Tava ierīce skaitli pievienoja, bet tas netika ņemts vērā: kā rādīja serveris, pirms spēles sākuma tava vieta bija atbrīvota vai to bija ieņēmis kāds cits. Ja tā nebija, serveris varēja izvēlēties izdales.
seen-proof-stranger = Izdales izriet no noslēpuma, ko serveris apsolīja tavai ierīcei nemainīt, un no tā, ko pievienoja tava ierīce. Taču kaut kas pievienots arī { $seat }. vietā, kur tavai ierīcei šajā spēlē nerādīja nevienu cilvēku. Ja to pievienoja serveris, tas varēja izvēlēties izdales.
seen-proof-silent = Izdales izriet no noslēpuma, ko serveris apsolīja tavai ierīcei nemainīt, un no tā, ko pievienoja tava ierīce. Taču { $seat }. vietā, kur tavai ierīcei rādīja cilvēku, nekas nav pievienots. Ja serveris izlaida to, kas no turienes nāca, tas varēja izvēlēties starp vairākām izdalēm.
seen-proof-no-log = Nav pārbaudīts, vai spēle noritēja tā, kā to rādīja tavai ierīcei: tam vajag galda žurnālu.
seen-proof-none = Šī ierīce spēlē nepiedalījās. Tā nevar pateikt, ko serveris iepriekš apsolīja un vai šis pieraksts ir īstais.
seen-doubt-commitment = Serveris rāda citu solījumu nekā iepriekš. Varbūt ir apmainīts izdales noslēpums. Tava ierīce glabā pirmo solījumu.
seen-doubt-history = Serveris rāda citu šī galda norisi nekā iepriekš. Kaut kas pēc tam ir mainīts. Tava ierīce glabā to, ko tai rādīja vispirms.
seen-doubt-shorter = Serveris par šo galdu rāda mazāk nekā iepriekš: tas, kas jau bija noticis, ir pazudis. Tava ierīce glabā to, ko tai rādīja vispirms.
seen-doubt-lost = Serveris ir pazaudējis šīs spēles beigu daļu un pats to saka. Gājieni, ko tu redzēji, ir zuduši; spēle turpinās no vietas pirms tiem. Tava ierīce glabā to, ko tai rādīja vispirms.
record-no-round = { $expected ->
    [0] Pierakstā nav raundu, tāpēc nav arī { $found }. raunda.
    [zero] Nav { $found }. raunda. Pierakstā ir { $expected } raundu, skaitot no 1.
    [one] Nav { $found }. raunda. Pierakstā ir { $expected } raunds, skaitot no 1.
   *[other] Nav { $found }. raunda. Pierakstā ir { $expected } raundi, skaitot no 1.
}
record-no-action = { record-where }Nav brīža pēc { $found }. darbības. Izvēlies no 0, kad kauliņi ir izdalīti, līdz { $expected }.
record-names-do-not-fit = { $expected ->
    [zero] Spēlē ir { $expected } vietu, bet vārdu skaits ir { $found }. Dod pa vienam katrai vietai.
    [one] Spēlē ir { $expected } vieta, bet vārdu skaits ir { $found }. Dod pa vienam katrai vietai.
   *[other] Spēlē ir { $expected } vietas, bet vārdu skaits ir { $found }. Dod pa vienam katrai vietai.
}
record-key-taken = „{ $key }” pierakstā jau kaut ko nozīmē. Izvēlies pievienotajam citu nosaukumu.
record-not-writable = To nevar uzrakstīt kā JSON. Lieto tikai tekstu, veselus skaitļus, sarakstus un objektus, un neko neligzdo pārāk dziļi.

## Notation

notation-too-long = Šajā tekstā zīmju skaits ir { $found }, bet nevienai pozīcijai nevajag vairāk par { $most }. Kopē tikai pozīciju.
notation-not-a-tile = { $section ->
    [null] „{ $found }” nav kauliņš. Kauliņš ir trīs cipari no 0 līdz 5 augošā secībā, piemēram, 344 vai 3-4-4.
   *[other] { $section }: { $found } nav kauliņš. Kauliņš ir trīs cipari no 0 līdz 5 augošā secībā, piemēram, 344 vai 3-4-4.
}
notation-not-a-placement = { $section }: { $found } nav novietojums. Tas ir trīs virsotnes pulksteņrādītāja virzienā, u vai d (uz augšu vai uz leju) un lauciņa x un y, piemēram, 443d-1,2.
notation-not-an-action = { $section }: { $found } nav darbība. Raksti draw, pass, decline vai novietojumu, piemēram, 443d-1,2.
notation-not-a-number = { $section }: { $found } nav vesels skaitlis ar ne vairāk kā 18 cipariem.
notation-not-a-phase = { $section }: { $found } nav fāze. Ir šādas: { $expected }.
notation-wrong-section = Kur jābūt { $section }= ar tā vērtību, ir { $found }. Kopē visu pozīciju, no rules= līdz totals=.
notation-bad-rules = { $section ->
    [null] Šos noteikumus nevar spēlēt. { $why }
   *[other] { $section }: Šos noteikumus nevar spēlēt. { $why }
}
notation-field-twice = { $section ->
    [null] { $found } te ir divreiz. Atstāj vienu.
   *[other] { $section }: { $found } te ir divreiz. Atstāj vienu.
}
notation-bad-seats = { $section }: Tik daudzi nevar spēlēt. { $why }
notation-bad-opener = { $section }: Pēc šiem noteikumiem iepriekšējais raunds neizšķir, kurš sāk. Izlaid šo daļu.
notation-not-in-the-set = { $section }: Šajā komplektā nav kauliņa { $found }.
notation-tile-twice = { $section }: { $found } te ir divreiz. Katrs kauliņš ir tikai viens, uz galda vai kādam spēlētājam.
notation-does-not-fit = { $section }: { $found } tur neder blakus agrāk izspēlētajiem kauliņiem. Kauliņi ir tādā secībā, kādā tie izspēlēti.
notation-not-a-first-tile = { $section }: { $found } nevar būt laukuma pirmais kauliņš. Tā vieta ir u0,0, un solo spēlē to nepagriež.
notation-too-many-fields = { $section }: Laukumu skaits nevar būt { $found }, ne vairāk kā { $most }. Jaunu drīkst sākt tikai tas, kurš noslēdz sešstūri, ja noteikumi to ļauj.
notation-drawn-not-held = { $section }: { $found } nevar būt starp šajā gājienā paceltajiem kauliņiem. Katrs no tiem ir arī daļā hand un nosaukts vienu reizi.
notation-miscounted = { $section ->
    [hand] hand: Kauliņu skaits ir { $found }, bet pēc counts tas ir { $expected }. Skatītājam kauliņu nav.
    [totals] totals: To skaits ir { $found }, bet vietu skaits ir { $expected }.
   *[counts] counts: Uz galda, spēlētājiem un krājumā kopā ir { $found }, bet pēc noteikumiem { $expected }.
}
notation-out-of-range = { $section }: { $found } nav iespējams; vismaz { $low }, ne vairāk kā { $high }.
notation-phase-impossible = { $section }: Ar šiem kauliņiem, skaitiem un noteikumiem fāze nevar būt { $found }. Kopē pozīciju vēlreiz no turienes, kur tā bija redzama.

## What a sheet says beside the rules: the aim, the age, the box

rules-sheet-facts = Par spēli
sheet-aim-first-or-most = Mērķis: pirmajam izspēlēt visus savus kauliņus vai iegūt visvairāk punktu.
sheet-aim-first-and-most = Mērķis: tikt vaļā no saviem kauliņiem ātrāk par citiem un iegūt pēc iespējas vairāk punktu.
sheet-aim-target = { $target ->
    [zero] Mērķis: vairākos raundos sasniegt { $target } punktus.
    [one] Mērķis: vairākos raundos sasniegt { $target } punktu.
   *[other] Mērķis: vairākos raundos sasniegt { $target } punktus.
}
sheet-aim-first = Mērķis: pirmajam izspēlēt visus kauliņus no sava turētāja un tā pabeigt raundu.
sheet-aim-most = Mērķis: iegūt pēc iespējas vairāk punktu.
sheet-age = Spēlētājiem no { $years } gadu vecuma.
sheet-box = Kastē ir: { $things }.
sheet-rounds = Parasti spēlē { $low } līdz { $high } raundus un visu raundu punktus saskaita kopā.
sheet-turn-time = Ja kāds bieži domā pārāk ilgi, var vienoties par gājiena laiku, piemēram, { $low } līdz { $high } sekundes.
sheet-drawn-apart = Tikko paceltos kauliņus turi atsevišķi, lai tos un sodu par tiem varētu pareizi saskaitīt.
box-tiles = { $count ->
    [zero] { $count } kauliņu
    [one] { $count } kauliņš
   *[other] { $count } kauliņi
}
box-racks = { $count ->
    [zero] { $count } kauliņu turētāju
    [one] { $count } kauliņu turētājs
   *[other] { $count } kauliņu turētāji
}
box-score-pad = rezultātu bloknots
box-score-board = punktu skaitīšanas dēlis
box-spiral-pad = bloknots ar spirāli
box-cloth-bag = auduma maisiņš
box-bag = maisiņš
box-rules = spēles noteikumi

## Which reading of the sheets is ours, and why another is not offered

reading-ours = Mūsu skaidrojums:
reading-other = Mājas noteikumi citam skaidrojumam:
reading-fit = Visur, kur saskaras virsotnes, tajās jābūt vienādam ciparam, kaut arī vairums lapu runā tikai par abiem cipariem gar malu.
reading-fit-why = Saderība tikai gar malām nav piedāvāta: par tiltu dod punktus tāpēc, ka der arī malai pretējā virsotne, par sešstūri – tāpēc, ka vienā punktā sakrīt sešas virsotnes, un vietu starp nesaderīgām virsotnēm nekad nevarētu aizpildīt.
reading-beside-any = Kauliņu drīkst izspēlēt blakus jebkuram kauliņam uz galda, ne tikai blakus pēdējam izspēlētajam.
reading-beside-any-why = Noteikums, ka izspēlēt drīkst tikai blakus pēdējam kauliņam, nav piedāvāts: tiltam, dubultajam savienojumam un sešstūrim vajag kauliņus, kas izspēlēti jau agrāk.
reading-edge = Kauliņam ar visu malu jāsaskaras ar kādu kauliņu uz galda; ar virsotni vien nepietiek.
reading-edge-why = Izspēlēt, saskaroties tikai ar virsotni, nav piedāvāts: tajā pašā lapā kauliņu pievieno trijstūra brīvajai malai.
reading-opening-tile = Kauliņš, kas izšķir, kurš sāk, ir arī pirmais, ko izspēlē.
reading-opening-bonus = Bonusu par sākšanu dod katrā raundā, ne tikai spēles sākumā.
reading-opening-bonus-why = Bonuss tikai pirmajā raundā nav piedāvāts: šajās lapās arī raundu sauc par spēli, un Tri-Domino to dod ikreiz, kad sāk raundu.
reading-next-opener = Katru raundu sāk pēc tā paša noteikuma kā pirmo.
reading-after-drawing = Pēc pacelšanas drīksti izspēlēt tikai šajā gājienā paceltos kauliņus, nevis tos, kas tev bija iepriekš.
reading-one-by-one = Kauliņus paceļ pa vienam un katru apskata, pirms paceļ nākamo.
reading-one-by-one-why = Pacelt vairākus uzreiz nav piedāvāts: tad pirmo kauliņu, kas der, nevarētu izspēlēt uzreiz, kā šajās lapās atļauts, un Triomino saka „pa vienam”.
reading-stop-drawing = Kas sācis pacelt, turpina, līdz izspēlē paceltu kauliņu vai pacelt vairs nevar; „ne vairāk kā trīs” ir robeža, nevis atļauja apstāties agrāk.
reading-empty-well = Ja krājums ir tukšs un nekas nav pacelts, tev jāizspēlē kauliņš, kas der; gājienu izlaiž tikai tas, kam tāda nav.
reading-duty-draw = Ja kāds no taviem kauliņiem der, tev jāizspēlē kauliņš, un tā vietā pacelt nedrīksti.
reading-duty-lay = Ja paceltais kauliņš der, tev tas jāizspēlē; paturēt to nedrīksti. Mājas noteikumi citam skaidrojumam maina vēl ko: tad drīksti pacelt arī tad, ja kāds no taviem kauliņiem der.
reading-kept-tile = Ja izlaid gājienu, paturot paceltu kauliņu, kas der, punktus atņem tikai par pacelšanu.
reading-kept-tile-why = Sods par to nav piedāvāts: lapās soda tikai to, kam neviens paceltais kauliņš neder.
reading-zero-follow-up = Papildu kauliņu pēc 0-0-0 izspēlē uzreiz, tajā pašā gājienā, vai neizspēlē nemaz; atteikties var bez soda, un, ja neviens tavs kauliņš neder, tā dēļ nepaceļ.
reading-zero-follow-up-why = Atlikt to uz vēlāku gājienu nav piedāvāts: lapā tas dots kopā ar sākšanu, pirms gājienus veic pārējie spēlētāji.
reading-one-new-field = Lai cik sešstūru tu noslēgtu ar vienu kauliņu, drīksti sākt vienu jaunu laukumu, un tikai uzreiz.
reading-one-new-field-why = Pa laukumam par katru sešstūri nav piedāvāts: lapā runa ir par vēl vienu kauliņu, ko izspēlē tagad.
reading-blocked-at-once = Kad krājums ir tukšs un nevienam nav kauliņa, kas der, raunds beidzas uzreiz, pirms vēl kāds izlaiž gājienu un saņem sodu. Mājas noteikumi citam skaidrojumam maina vēl ko: raunds tad beidzas arī, ja visi pēc kārtas izlaiduši gājienu, bet krājumā vēl ir kauliņi, un solo spēle – līdz ar pirmo izlaisto gājienu.
reading-blocked-well = Triodominio raunds beidzas, tiklīdz visi pēc kārtas izlaiduši gājienu, arī ja krājumā vēl ir kauliņi.
reading-blocked-tie = Ja bloķētā raundā mazākā vērtība palikusi vairākiem, katrs no viņiem saņem tik, cik saņemtu viens uzvarētājs.
reading-reverse-hands = Kad spēlē otrādi, palikušos kauliņus neskaita, jo tur, kur uzvar spēlētājs ar lielāko kopsummu, tos skaitot, būtu izdevīgi kauliņus paturēt.
reading-target = Trimino spēle beidzas brīdī, kad kāda kopsumma sasniedz 400, Triple Domino – pēc raunda, kurā kādam kaut uz brīdi bija 400, Triomino un Tri-Domino – kad raunds saskaitīts un kādam tad ir 400 vai vairāk.
reading-last-round-winner = Ja 400 punktu ir vairākiem spēlētājiem, spēlē uzvar pēdējā raunda uzvarētājs. Ja viņa starp tiem nav, uzvar tas, kurš 400 punktus sasniedza pirmais.
reading-last-round-winner-why = Uzvarētājs, kuram ir mazāk par 400 punktiem, nav piedāvāts: teikums noteikumu lapā izšķir tikai starp tiem, kas tos sasnieguši.
reading-shared-win = Spēlētāji ar vienādu labāko kopsummu uzvaru dala.
reading-shared-win-why = Nekas cits nav piedāvāts: neviena lapa nesaka, kā izšķirt neizšķirtu spēli.
reading-solo-start = Solo spēlē par sākšanu punktus nedod: kauliņš, kas sākumā ir uz galda, nedod neko, un par pirmo izspēlēto kauliņu dod tikpat, cik par jebkuru citu.
reading-solo-start-why = Punkti par to nav piedāvāti: šo kauliņu izvēlas nejaušība, bet punktus dod par to, ko izspēlē tu.
reading-solo-one-round = Solo spēle ir viens raunds, un, sasniedzot mērķi, tā nebeidzas.
reading-solo-one-round-why = Vairāki raundi līdz mērķim nav piedāvāti: jāiegūst pēc iespējas vairāk punktu ar vienu un to pašu kauliņu skaitu.
reading-solo-hand = Solo spēlē tev ir 9 kauliņi, tikpat, cik katram divu spēlētāju spēlē, kaut arī lapā skaits vienam spēlētājam nav nosaukts.
reading-solo-tiles = Solo spēles 20 kauliņi ir visi tās kauliņi kopā ar to, kas sākumā ir uz galda.
reading-solo-turns = Triple Domino solo spēlē pacelts kauliņš, kas neder, paliek tev vēlākam gājienam, un gājieni ir tādi paši kā vienmēr, arī ar sodu par izlaistu gājienu.
reading-solo-turns-why = Nolikt tādu kauliņu malā nav piedāvāts: visur, kur kauliņus paceļ, tos arī patur.
reading-solo-draw-cost = Triple Domino solo spēlē par pacelšanu punktus neatņem, jo šī spēle ir tikai pacelšana un katrs rezultāts būtu par tiem pašiem 95 punktiem mazāks.
reading-solo-held = Ja solo spēle ir bloķēta, palikušo kauliņu vērtību atņem, tāpat kā bloķēta raunda uzvarētājam. Mājas noteikumi citam skaidrojumam maina vēl ko: tad arī par bloķētu raundu vairāku spēlētāju spēlē neviens punktus nesaņem.
reading-bridge-double = Ja divas kauliņa malas skar citus kauliņus, tas ir tikai dubultais savienojums, kaut arī katrai no tām pretējā virsotne pieskaras kauliņam tāpat kā tiltā.
reading-three-edges = Ja citus kauliņus skar trīs kauliņa malas, tas ir dubultais savienojums, tāpat kā ar divām.
reading-three-edges-why = Nekas cits nav piedāvāts: trīs malas ir divas un vēl viena, un nevienā lapā par labāku saderību nedod mazāk.
reading-hexagon-double = Kauliņam, kas noslēdz sešstūri, vienmēr arī divas malas skar citus kauliņus, bet punktus dod tikai par sešstūri, arī ja lapā tas nav pateikts.
reading-several-hexagons = Par diviem vai trim sešstūriem, kas noslēgti ar vienu kauliņu, dod tikpat, cik par vienu.

## House rules as text

house-rules-too-long = Šajā tekstā zīmju skaits ir { $found }, bet nekādiem mājas noteikumiem nevajag vairāk par { $most }. Kopē tikai noteikumus.
house-rules-unreadable = { $found } nav mājas noteikumi. Ielīmē visu rindu, saiti vai failu, ko saņēmi, vai uzraksti nosaukumu, kolu, noteikumu kodu un katru izmaiņu, piemēram, Omes: triomino, draw-limit=2.
house-rules-bad-name = { $found } nevar būt mājas noteikumu nosaukums. Ņem redzamas zīmes, ne vairāk par { $most }.

## The score pad: what it asks back, and what it cannot write

pad-no-such-seat = Šajā raundā nav spēlētāja ar numuru { $seat }, tāpēc šī rinda neskaitās. Izlabo to.
pad-not-playing = { $name } šajā raundā nespēlē, tāpēc šī rinda neskaitās. Kurš tas bija? Izlabo rindu.
pad-hand-of-absent = { $name } šajā raundā nespēlē. Kam palika šie kauliņi? Izlabo rindu.
pad-not-your-turn = Pēc līdzšinējām rindām gājiens pienākas citam: { $name }.
pad-not-the-opener = Pēc noteikumiem šo raundu sāk { $name }.
pad-better-opening = Raunds bija jāsāk ar { $tile }, nevis { $opened }: { $name } šajā raundā neko nepacēla, tātad šis kauliņš bija izdalīts.
pad-must-open = Raunds vēl nav sākts. Vispirms jāizspēlē pirmais kauliņš.
pad-nothing-offered = Te nekas nebija piedāvāts, tāpēc nav no kā atteikties.
pad-round-over = Raunds jau bija beidzies. Sāc nākamo vai izlabo kādu agrāku rindu.
pad-round-not-over = Iepriekšējam raundam nav beigu. Vai palikušie kauliņi ir saskaitīti?
pad-match-over = Spēle jau bija beigusies. Šis raunds vairs nemaina, kurš uzvarēja.
pad-players = { $number ->
    [1] Pēc šiem noteikumiem vienatnē spēlēt nevar
    [zero] Pēc šiem noteikumiem { $number } spēlētāju spēlēt nevar
    [one] Pēc šiem noteikumiem { $number } spēlētājs spēlēt nevar
   *[other] Pēc šiem noteikumiem { $number } spēlētāji spēlēt nevar
}. Spēlētāju kauliņi un krājums netiek skaitīti.
pad-tile-laid = { $line ->
    [0] { $tile } jau no sākuma ir uz galda. Katrs kauliņš ir tikai viens.
   *[other] { $tile } jau ir uz galda kopš { $line }. rindas. Katrs kauliņš ir tikai viens.
}
pad-tile-in-hand = { $tile } jau ir saskaitīts ({ $name }). Katrs kauliņš ir tikai viens.
pad-not-in-the-set = { $tile } šajā komplektā nav: lielākais cipars ir { $highest }.
pad-too-few-tiles = { $kind ->
    [bridge] Tilts vēl nav iespējams: pirms tā uz galda jābūt vismaz { $tiles } kauliņiem.
    [double] Dubultais savienojums vēl nav iespējams: pirms tā uz galda jābūt vismaz { $tiles } kauliņiem.
   *[hexagon] { $hexagons ->
        [zero] { $hexagons } sešstūri uzreiz vēl nav iespējami: pirms tam uz galda jābūt vismaz { $tiles } kauliņiem.
        [one] Sešstūris vēl nav iespējams: pirms tā uz galda jābūt vismaz { $tiles } kauliņiem.
       *[other] { $hexagons } sešstūri uzreiz vēl nav iespējami: pirms tam uz galda jābūt vismaz { $tiles } kauliņiem.
    }
}
pad-double-without-bridge = Dubultais savienojums iespējams tikai pēc tilta, bet šajā raundā tilta nav.
pad-starts-field = Laukuma pirmais kauliņš nekam nepieskaras, tāpēc neko izveidot nevar.
pad-does-not-fit = Tur kauliņš nevar būt, tāpēc turpmāk laukums netiek glabāts. { $why }
pad-fits-nowhere = Spriežot pēc laukuma, { $tile } nekur neder, tāpēc turpmāk laukums netiek glabāts. Varbūt kāds kauliņš pirms tam ielikts nepareizā vietā?
pad-other-kind = Savā vietā kauliņš { $kind ->
    [plain] neko neizveido
    [bridge] izveido tiltu
    [double] izveido dubulto savienojumu
   *[hexagon] { $hexagons ->
        [zero] noslēdz { $hexagons } sešstūrus
        [one] noslēdz sešstūri
       *[other] noslēdz { $hexagons } sešstūrus
    }
}. Tā arī saskaitīts.
pad-field-lost = Laukums te nav zināms, jo pie kāda kauliņa nav uzrakstīta vieta. Jāpasaka, ko kauliņš izveido.
pad-by-rule = Noteikumi { $rules } te nav citēti, jo to teksta lietotnē nav. Atbilde balstās uz mūsu noteikumu { $rule }. punktu: kauliņš vienmēr izveido tikai vienu: sešstūri; ja tā nav, dubulto savienojumu; ja nav arī tā, tiltu.
pad-last-tile = Pēc uzskaites { $name } ar to izspēlēja pēdējo kauliņu. Vai raunds ir pabeigts?
pad-out-too-early = { $name }: pēc uzskaites vēl ir palikuši kauliņi ({ $tiles }). Vai kāda pacelšana ir lieka, vai trūkst rindas?
pad-well-empty = Pēc uzskaites krājums ir tukšs, tāpēc nav ko pacelt.
pad-draw-limit = { $limit ->
    [0] Pēc šiem noteikumiem kauliņus nepaceļ.
    [zero] Pēc šiem noteikumiem vienā gājienā paceļ ne vairāk kā { $limit } kauliņus.
    [one] Pēc šiem noteikumiem vienā gājienā paceļ ne vairāk kā { $limit } kauliņu.
   *[other] Pēc šiem noteikumiem vienā gājienā paceļ ne vairāk kā { $limit } kauliņus.
}
pad-must-draw = Pēc šiem noteikumiem un pēc uzskaites pirms gājiena izlaišanas ir jāpaceļ kauliņš. Vai krājums ir tukšs?
pad-must-lay = Pēc šiem noteikumiem kauliņš, kas der, te ir jāizspēlē.
pad-blocked-well = Pēc uzskaites krājums nav tukšs: { $tiles }. Raunds ir bloķēts tikai tad, kad neviens nevar pacelt.
pad-blocked-passes = Pēc šiem noteikumiem raunds ir bloķēts tikai tad, kad visi cits pēc cita izlaiduši gājienu.
pad-still-fits = { $tile } ({ $name }) vēl kaut kur der, tāpēc raunds nav bloķēts.
pad-not-counted = Pēc šiem noteikumiem palikušie kauliņi te netiek skaitīti.
pad-hand-missing = Palikušie kauliņi nav saskaitīti un neskaitās: { $name }.
pad-hand-of-out = { $name } pabeidza raundu, tāpēc kauliņu palikt nevar.
pad-hand-count = { $name }: palikušo kauliņu skaits ir { $tiles }, bet pēc uzskaites jābūt { $expected }. Vai trūkst kādas rindas?
pad-hand-sum = { $name }: summa { $value } nav iespējama; ja kauliņu skaits ir { $tiles }, tā ir no { $low } līdz { $high }.
pad-line-round = Sākas raunds: { $names }.
pad-line-hands = Palikušo kauliņu vērtība: { $hands }.
pad-line-end = Raunds ir beidzies.
pad-asks-hands = Raunds ir beidzies. Kuri kauliņi katram palikuši?
pad-asks-round = Raunds ir beidzies. Sāc nākamo.
pad-asks-nothing = Spēle ir beigusies.
pad-asks-opener = { $who ->
    [youngest] Sāk jaunākais. Kurš tas ir?
    [highest-tile] Sāk tas, kuram ir lielākais kauliņš. Kurš tas ir?
   *[highest-triple] Sāk lielākais kauliņš ar trim vienādiem cipariem; ja tāda nav, lielākais kauliņš. Kuram tas ir?
}
pad-asks-turn = { $phase ->
    [opening] Raundu sāk { $name }.
    [follow-up] { $name } pēc 0-0-0 drīkst izspēlēt vēl vienu kauliņu.
    [new-field] { $name } drīkst sākt jaunu laukumu.
   *[turn] Tagad { $name }.
}
pad-no-such-line = Nav { $line }. rindas. Pēdējā ir { $lines }.
pad-first-line = Pirmā rinda sāk pirmo raundu: to var mainīt, bet ne pārvietot vai dzēst.
pad-nothing-to-undo = Šajā bloknotā nav ko atsaukt.
pad-name-missing = Katram spēlētājam vajag vārdu.
pad-name-twice = Divus spēlētājus sauc { $name }. Dod vienam no viņiem citu vārdu.
pad-too-many-players = Bloknotam spēlētāju ir par daudz: { $number }. Spēlēt var ne vairāk kā { $most }.
pad-no-field-kept = { $round }. raunda laukums nav saglabāts: pie katra kauliņa jāuzraksta tā vieta. Bez tās pieraksta nav.
pad-hands-not-told = { $round }. raundā palikušie kauliņi uzrakstīti kā summas. Pierakstam vajag pašus kauliņus.
pad-players-changed = Starp raundiem spēlētāji ir mainījušies, un pieraksts to nevar parādīt.
pad-not-a-record = { $round }. raundu tā nevarēja nospēlēt, tāpēc pieraksta nav. { $why }
evening-bad-link = Šajā saitē nav visa vakara. Nokopē visu saiti.
evening-plot = Kopsummas vakara gaitā
evening-wins = Uzvaras vakaros
evening-rounds-won = Uzvaras raundos
evening-of = no { $count }
evening-best-round = Labākais raunds
evening-lowest-round = Labākais raunds, ja vajag mazāk punktu
evening-bridges = Tilti
evening-doubles = Dubultie savienojumi
evening-all-hexagons = Sešstūri
pad-totals = kopsummas
evening-round = { $round }. raunds

## Print

rules-house = Mājas noteikumi · { $sheet }
print-tiles = Kauliņi izgriešanai
print-sheet = rezultātu lapa
print-ruler = Drukā 100 % mērogā, nepielāgojot lapai: šī līnija ir { $length } mm gara.
print-column-tile = kauliņš
print-column-bonus = bonuss
print-column-cost = sods
print-column-points = punkti
print-column-total = kopā
print-date = Datums
print-signed = { SIGNED($points) }
print-card-shortened = Pats svarīgākais. Visi noteikumi: lietotnē sadaļā „Noteikumi” vai ar komandu trimino rules.
