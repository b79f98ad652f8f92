### What only the web app says, in Czech.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Everywhere

ui-reload = Načíst znovu
ui-percent = { $value } %

## The table: field and hand

table-fit = Ukázat celé pole
table-hand = { $tiles ->
    [one] V ruce máš jeden kámen
    [few] V ruce máš { $tiles } kameny
   *[other] V ruce máš { $tiles } kamenů
}
table-tile-fits = { $tile }, hodí se
table-tile-elsewhere = { $tile }, hodí se jinam
table-tile-refused = { $tile }: { $why }
table-tile-drawn = { $tile }, vzatý v tomto tahu
table-bonus-example = Ukázat příklad

## The first page, a new game, the lobby, the settings

box-chosen = Tvoje hry se teď řídí pravidly { $rules }.
box-none-about = Tvoje hry se řídí pravidly { $rules }.
box-unchosen = Není vybraná. Tvoje hry se řídí pravidly { $rules }.
box-setting = Tvoje krabice
box-differs-trimino = Brát smíš, i když se některý kámen hodí. Hra končí, jakmile někdo dosáhne 400 bodů.
box-differs-triple-domino = Brát smíš, i když se některý kámen hodí. Kolo, ve kterém někdo dosáhne 400 bodů, je poslední.
box-differs-triomino = Brát smíš, i když se některý kámen hodí. Hra končí, když má někdo na konci kola 400 bodů.
box-differs-tri-domino = Když se nic nehodí, bereš, dokud nevezmeš kámen, který se hodí. Zahájení kamenem 0-0-0 přinese 30 bodů navíc a smíš hned přiložit další kámen.
box-differs-triodominio = Bonusy nejsou. Počítají se jen zbylé kameny a po třech kolech vyhrává hráč s nejnižším skóre.
box-differs-pressman = Když se nic nehodí, bereš, dokud nevezmeš kámen, který se hodí. Zahájení kamenem 0-0-0 přinese 30 bodů navíc.
box-differs-goliath = Za dvojspoj bonus není, za dva nebo tři šestiúhelníky najednou je vyšší.

lobby-away-bot = Za nepřítomné hraje bot: { $bot }
lobby-away-clock = Za nepřítomné se tahy odehrají automaticky
lobby-bot = Bot: { $bot }
lobby-bots-come = { $bots ->
    [one] Volné místo obsadí bot
    [few] { $bots } volná místa obsadí boti
   *[other] { $bots } volných míst obsadí boti
}
lobby-free = Volné místo
lobby-free-seat = Uvolnit místo: { $player }
lobby-hide-name = Skrýt jméno: { $name }
lobby-full = Všechna místa jsou obsazená. Až hra začne, můžeš se dívat.
lobby-here = Je tady
lobby-hints = Rady jsou povolené
lobby-host-starts = Hru začne hostitel.
lobby-invite = Pozvi ostatní
lobby-kept = Čeká na tebe
lobby-leave = Opustit místo
lobby-link = Odkaz na tento stůl
lobby-no-hints = Bez rad
lobby-no-time = Bez časového limitu
lobby-not-here = Bez připojení
lobby-only-here = Tento odkaz funguje jen na tomto počítači. Aby šlo hrát i z telefonů doma, hru ukonči, k příkazu, kterým ji spouštíš, přidej --lan a vrať se k tomuto stolu.
lobby-open = Kdokoli, nebo bot
lobby-open-about = Když nikdo nepřijde, sedne si bot
lobby-person = Člověk
lobby-person-about = Čeká na člověka
lobby-public = Stůl vidí všichni na tomto serveru
lobby-rounds = { $rounds ->
    [one] Jedno kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
lobby-seat-for = Kdo hraje na místě { $seat }
lobby-seats = Kdo hraje
lobby-sit = Sednout si
lobby-start = Začít
lobby-start-without-free = { $free ->
    [1] Začít bez volného místa
   *[other] Začít bez volných míst
}
lobby-players = Hráčů: { $count }
lobby-move-up = Přesednout si na místo { $seat }
lobby-move-first = { $free ->
    [1] Chceš-li začít bez volného místa, ať si nejdřív přesedne { $names }.
   *[other] Chceš-li začít bez volných míst, ať si nejdřív přesedne { $names }.
}
lobby-take-seat = Sedni si na své místo
lobby-terms = Co se hraje
lobby-time = Na tah: { $time }
lobby-title = Před hrou
lobby-waits = Ještě se čeká na hráče
lobby-watching = { $people ->
    [one] Dívá se ještě jeden člověk.
    [few] Dívají se ještě { $people } lidé.
   *[other] Dívá se ještě { $people } lidí.
}
lobby-your-name = Tvoje jméno

new-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
}
new-hours = { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
new-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
new-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}

ui-code-of = { $title }, QR kód
ui-copied = Zkopírováno.
ui-copy = Kopírovat
ui-copy-yourself = Odkaz je označený. Zkopíruj ho odtamtud.
ui-share = Sdílet

lobby-expired = Tento stůl je zavřený
lobby-expired-about = Nikdo hru včas nezačal, takže tu není nic k vidění. Otevři jiný stůl, nebo požádej o nový odkaz.
lobby-new-table = Otevřít stůl

new-at-once = { $count ->
    [one] jeden
    [few] { $count } najednou
   *[other] { $count } najednou
}
new-away = Tahy za nepřítomného
new-away-bot = Odehraje bot
new-away-clock = Odehrají se automaticky
new-best = Žebříček pro zásobu { $well ->
    [one] { $well } kamene
    [few] { $well } kamenů
   *[other] { $well } kamenů
}
new-best-empty = Tohle ještě nikdo nehrál. Buď první!
new-best-earlier = Podle dřívějších pravidel, kdy se za každý vzatý kámen odečítaly body
new-changed = { $count ->
    [one] Změněno jedno pravidlo
    [few] Změněna { $count } pravidla
   *[other] Změněno { $count } pravidel
}
new-differences = { $count ->
    [one] Jeden rozdíl oproti návodu „{ $sheet }“
    [few] { $count } rozdíly oproti návodu „{ $sheet }“
   *[other] { $count } rozdílů oproti návodu „{ $sheet }“
}
new-fewest = nejnižší počet
new-hand-of = pro { $players }
new-hints = Rady jsou povolené
new-friendly-solo = Do konce hry můžeš vrátit všechno. Když vrátíš vzatý kámen, hra se do žebříčku nedostane.
new-house-rules = Domácí pravidla
new-house-rules-about = Změň kterékoli pravidlo z návodu
new-idle = Při současném nastavení ostatních pravidel to nic nemění.
new-more = Další volby
new-more-about = Čas, rady a kdo vidí stůl
new-most = nejvyšší počet
new-name-of = Jméno hráče { $seat }
new-open-seats = Místa, která jsou na začátku ještě volná, obsadí boti, nebo začneš bez nich.
new-open-table = Otevřít stůl
new-public = Ukazovat stůl všem
new-public-about = Jinak ho najde jen ten, kdo má odkaz
new-read-rules = Přečíst tato pravidla
new-reset = Zpět na: { $value }
new-reset-all = Vše podle návodu
new-rounds = Počet kol
new-seat-here = Na tomto zařízení
new-seat-person = Člověk s odkazem
new-solo-hand = v ruce
new-solo-other = Pravidla { $rules } neznají hru pro jednoho, proto se tady hraje podle jiných.
new-solo-own-cost = vlastní trestné body za vzatý kámen
new-solo-well = v zásobě
new-somebody = Někdo
new-time = Čas na tah
new-well = Kamenů v zásobě
new-well-about = { $hand ->
    [0] Začínáš bez kamenů.
    [one] Na začátku máš v ruce jeden kámen.
    [few] Na začátku máš v ruce { $hand } kameny.
   *[other] Na začátku máš v ruce { $hand } kamenů.
}
new-youngest = Kdo je nejmladší?

my-rules-based-on = Jako { $sheet }, ale:
my-rules-bring = Pravidla od někoho jiného
my-rules-bring-about = Otevři soubor, odkaz nebo řádek textu, který ti přišel.
my-rules-change = Změnit
my-rules-copy-text = Zkopírovat text
my-rules-forget = Smazat
my-rules-forgotten = Pravidla „{ $name }“ jsou smazaná.
my-rules-keep = Uložit
my-rules-keep-about = Zůstanou v tomto zařízení a můžeš je zvolit pro kteroukoli hru.
my-rules-keep-title = Uložit tato pravidla
my-rules-kept = Uložená pravidla
my-rules-link = Odkaz na tato pravidla
my-rules-make = Vytvořit pravidla
my-rules-manage = Uložená a přijatá pravidla
my-rules-name = Název pravidel
my-rules-name-example = Babiččina
my-rules-none = Zatím nemáš uložená žádná pravidla. Vytvoř si vlastní, nebo otevři ta, která ti přišla.
my-rules-open = Otevřít
my-rules-paste = Odkaz nebo text
my-rules-play = Hrát podle těchto pravidel
my-rules-refused = Tato pravidla nejdou otevřít
my-rules-replaces = Pod tímto názvem máš uložená jiná pravidla. Tato je nahradí.
my-rules-same = Přesně jako { $sheet }.
my-rules-save-file = Uložit do souboru
my-rules-saved = Pravidla „{ $name }“ jsou uložená.
my-rules-share = Sdílet
my-rules-text = Tato pravidla jako text
my-rules-title = Tvoje pravidla

ui-less = Méně: { $label }
ui-more = Více: { $label }

settings-colours = Každé číslo má svou barvu
settings-confirm = Ptát se před přiložením
settings-confirm-about = První klepnutí kámen ukáže, druhé přiloží
settings-device = I na jiném zařízení
settings-device-about = Vezmi si s sebou jméno a hry, třeba z telefonu na počítač.
settings-device-link = Odkaz pro druhé zařízení
settings-device-make = Vytvořit odkaz
settings-device-minutes = { $minutes ->
    [one] Funguje jednou, do { $minutes } minuty. Nikomu ho nedávej: kdo ho otevře, hraje jako ty.
    [few] Funguje jednou, do { $minutes } minut. Nikomu ho nedávej: kdo ho otevře, hraje jako ty.
   *[other] Funguje jednou, do { $minutes } minut. Nikomu ho nedávej: kdo ho otevře, hraje jako ty.
}
settings-devices = Tvoje zařízení
settings-devices-about = Kdo má některé z těchto zařízení, může hrát pod tvým jménem. Odeber ta, která se ztratila nebo jsou půjčená.
settings-devices-remove = Odebrat: { $device }
settings-devices-removed = Zařízení je odebrané.
settings-devices-seen = Naposledy použito { $date }
settings-devices-this = Toto zařízení
settings-devices-unknown = Nějaké zařízení
settings-forget = Smazat moje údaje
settings-forget-about = Server smaže tvoje jméno.
settings-forget-do = Smazat natrvalo
settings-forget-means = Tvoje jméno zmizí ze všech her a seznamů na serveru a hry, které tam máš rozehrané, už nedohraješ. Ostatním hry zůstanou. Vrátit to nejde.
settings-forget-not = Nechat všechno
settings-forget-sure = Smazat tvoje údaje natrvalo?
settings-forgotten = Tvoje údaje jsou smazané.
settings-left-handed = Pro leváky
settings-left-handed-about = Tlačítka jsou vlevo
settings-look = Na tomto zařízení
settings-renamed = Jméno je změněné.
settings-save = Uložit
settings-sorted = Řadit kameny v ruce
settings-sorted-about = Jinak zůstanou tam, kam je dáš
settings-sounds = Zvuky
settings-theme = Světlý, nebo tmavý vzhled
settings-theme-dark = Tmavý
settings-theme-light = Světlý
settings-theme-system = Podle zařízení

device-about = Tento odkaz je z tvého druhého zařízení. Když ho přijmeš, bude tu stejné jméno a stejné hry.
device-done = I tady teď jsi { $name }.
device-not = Raději ne
device-replaces = Na tomto zařízení jsi zatím { $name }. Hry pod tímto jménem zůstanou, ale už ne na tomto zařízení.
device-take = Přijmout
device-title = Pokračovat na tomto zařízení?

missing-about = V odkazu je možná překlep, nebo stránka, na kterou vedl, už neexistuje.

## Výukové kolo

guide-title = Výukové kolo
guide-rules = { $rules }, méně kamenů
guide-start = Začít výukové kolo
guide-skip = Přeskočit
guide-step = Krok { $step } z { $steps }
guide-tile = { $tile }, svítí
guide-place = Svítící místo: { $place }
guide-other-tile = Tentokrát ne { $tile }. Vyber svítící kámen.
guide-no-fit = { $tile } se teď nikam nehodí. Zkus kámen, který není vybledlý.
guide-look-on = { $tile } se teď nikam nehodí. Zkus jiný kámen.
guide-draw-first = { $tile } se teď nikam nehodí. Vezmi si kámen ze zásoby.
guide-by-sheet = Toto kolo se hrálo podle pravidel „{ $rules }“. Tvoje první hra bude podle pravidel „{ $own }“, která se v něčem liší.
guide-other-sheet = Toto kolo se hraje podle pravidel „{ $rules }“. Pravidla „{ $own }“ se v něčem liší.
guide-own-match = Zahrát si první hru
guide-again = Zahrát výukové kolo znovu

## The rules, explained

learn-title = Pravidla
learn-lead = V každé krabici může být jiný návod. Vyber si ten svůj: všechno se tu jím řídí, do posledního bodu.
learn-choose = Návod
learn-parts = Části této stránky
learn-part-sheet = Návod slovy
learn-part-try = Vyzkoušej si
learn-part-differences = Srovnání
learn-part-silences = O čem návody mlčí
learn-differences = Srovnání návodů
learn-again = Ještě jednou
learn-try-about = Přetáhni kámen na místo, které se rozsvítí. Body jsou podle návodu „{ $sheet }“.
ideas-title = Tipy
ideas-lead = Krátké lekce, jak vyhrávat, každá s obrázkem a pozicí na vyzkoušení. Čísla jsou z kol, která odehrál počítač podle návodu Triomino.
ideas-studies = Stejná čísla dá tento příkaz:
ideas-all = Všechny tipy
ideas-next = Další:
idea-right = Správně!
idea-wrong = Tentokrát ne.
idea-exercise = Pozice { $number } z { $count }
idea-around = Hráčů: { $number } · v zásobě: { $well } · { $number ->
    [2] druhý hráč má
   *[other] ostatní mají
}: { $others }
idea-percent = { $percent } %
idea-ranges = Tenká čára ukazuje, jak spolehlivé to číslo je.
idea-bar-players = hráčů: { $number }
idea-bar-tiles = přiložené kameny
idea-bar-bonuses = bonusy
idea-bar-draws = braní
idea-bar-passes = pasy
idea-bar-end = konec kola
idea-bar-hidden = skrytých { $least }–{ $most }
idea-lay-or-draw = Přiložit, nebo brát?
idea-lay-or-draw-about = Ve dvou se vyplatí nejdřív vyprázdnit zásobu.
idea-lay-or-draw-text = Braní stojí body, a tak se zdá lepší přikládat hned. Ve dvou to neplatí: když bereš, dokud není zásoba skoro prázdná, máš na konci kola náskok o { $gain ->
    [one] { $gain } bod
    [few] { $gain } body
   *[other] { $gain } bodů
} větší. Všechno to braní stojí { $draws ->
    [one] { $draws } bod
    [few] { $draws } body
   *[other] { $draws } bodů
}. S více kameny ale získáš víc bonusů, za { $bonuses ->
    [one] { $bonuses } bod
    [few] { $bonuses } body
   *[other] { $bonuses } bodů
}. A když je zásoba prázdná, druhému hráči se častěji než tobě nic nehodí a za pasy platí: { $passes ->
    [one] { $passes } bod
    [few] { $passes } body
   *[other] { $passes } bodů
} ve tvůj prospěch.
idea-lay-or-draw-but = Má to svou cenu: zbude ti víc kamenů a na konci to stojí { $end ->
    [one] { $end } bod
    [few] { $end } body
   *[other] { $end } bodů
}. A funguje to jen tam, kde se smí brát, i když se kámen hodí. Kde pas s prázdnou zásobou nic nestojí, získá tím jen ten, kdo myslí dopředu. S více hráči, nebo když někomu zbývá kámen nebo dva, prostě přikládej. Tahle čísla platí pro hráče, kteří vždy přikládají to, co přinese nejvíc. Kdo myslí dopředu, získá z mnoha kamenů víc, a s tím počítají rady i rozbor: uvádějí větší zisk.
idea-lay-or-draw-plot = Odkud jsou body, když ve dvou vyprázdníš zásobu
idea-lay-or-draw-yes = Tenhle plán tu vyhrává častěji: ve dvou brát, ve čtyřech přikládat.
idea-lay-or-draw-no = Druhý plán tu vyhrává častěji: ve dvou brát, ve čtyřech přikládat.
idea-more-players = Víc hráčů, míň braní
idea-more-players-about = Co vyhrává ve dvou, prohrává ve čtyřech.
idea-more-players-text = Vyprázdnit zásobu přinese ve dvou { $two ->
    [one] { $two } bod
    [few] { $two } body
   *[other] { $two } bodů
} za kolo. Ve třech to stojí { $three }, ve čtyřech { $four }: ostatní přikládají dál a dřív nebo později se někdo z nich zbaví posledního kamene, zatímco ty jich máš ještě spoustu.
idea-more-players-but = Ve čtyřech i jediný kámen navíc stojí do konce kola { $drawn ->
    [one] { $drawn } bod
    [few] { $drawn } body
   *[other] { $drawn } bodů
}. Snaž se proto nechávat si kameny, které se hodí na různá místa.
idea-more-players-plot = Kolik bodů za kolo přinese vyprázdnit zásobu
idea-more-players-yes = S tolika hráči vyhrává přikládání.
idea-more-players-no = S tolika hráči častěji vyhrává přikládání.
idea-take-it = Ber bonus
idea-take-it-about = Mostu nebo šestiúhelníku se hned tak něco nevyrovná.
idea-take-it-text = Když můžeš uzavřít šestiúhelník, udělej to. Oproti nejlepšímu obyčejnému kameni přinese do konce kola o { $hexagon ->
    [one] { $hexagon } bod
    [few] { $hexagon } body
   *[other] { $hexagon } bodů
} víc, most o { $bridge }. To je míň, než kolik dávají hned: co teď necháš být, můžeš někdy využít později.
idea-take-it-but = Takže když ti bonus právě utekl, podívej se příští tah znovu. Třeba tam ještě je.
idea-take-it-plot = Co to ve dvou přinese do konce kola, v bodech
idea-take-it-yes = Nic jiného tu nemá takovou cenu.
idea-take-it-no = Je tu bonus k mání. Hledej mezeru mezi kameny, kterou jeden z tvých vyplní.
idea-prepare = Připrav si vlastní bonus
idea-prepare-about = Otevři místo pro kámen, který máš jen ty.
idea-prepare-text = Na místo, které dává bonus, se hodí právě jeden kámen. Když ho máš v ruce ty, nikdo jiný to místo nevyužije. Hledej proto tah, který takové místo vytvoří pro jiný tvůj kámen. Teď to skoro nic nestojí a do konce kola to přinese { $two ->
    [one] { $two } bod
    [few] { $two } body
   *[other] { $two } bodů
} ve dvou, { $four } ve čtyřech.
idea-prepare-but = Nejdřív zkontroluj všechny tři rohy: kámen musí sedět v každém z nich.
idea-prepare-plot = Co přinese otevřít místo pro svůj kámen, v bodech
idea-prepare-yes = Teď se jiný tvůj kámen hodí tam, kde je bonus, a nikdo jiný ho nemá.
idea-prepare-no = Jiný tah otevře místo s bonusem pro kámen, který máš.
idea-open-door = Pozor, co otevíráš
idea-open-door-about = Někdy má další hráč ten pravý kámen.
idea-open-door-text = Mnoho tahů otevře místo s bonusem, na které kámen nemáš. Ve dvou ho soupeř na začátku kola má { $early }krát ze 100, a když je skrytých kamenů málo, { $late }krát ze 100. Do konce kola to stojí průměrně { $two ->
    [one] { $two } bod
    [few] { $two } body
   *[other] { $two } bodů
}.
idea-open-door-but = Ze dvou zhruba stejně dobrých tahů proto vyber ten, který nic neotevře. Vzdát se kvůli tomu vlastního bonusu se nevyplatí.
idea-open-door-plot = Co stojí otevřít místo ostatním, v bodech
idea-open-door-yes = Dalšímu hráči nic nenecháváš.
idea-open-door-no = Je tu tah, který dalšímu hráči otevře míň.
idea-count = Počítej kameny
idea-count-about = Většina míst, která vypadají na bonus, je mrtvá.
idea-count-text = Každý kámen je jen jeden a na místo s bonusem se hodí právě jeden. Podívej se proto, jestli už neleží na stole. Na začátku kola to tak je u { $early } ze 100 takových míst, později u { $middle }, ke konci u { $late }.
idea-count-but = Zaplnit takové místo něčím jiným taky nejde: jiný kámen se nehodí. Bezpečné je, jen když jeho kámen leží jinde.
idea-count-plot = Místa s bonusem, jejichž kámen už leží na stole, ve dvou
idea-count-yes = Místo, které otevíráš, je mrtvé: jeho kámen leží na stole.
idea-count-no = Porovnej místa, která otevíráš: u jednoho už kámen leží na stole.
idea-keep-ways = Nech si víc možností
idea-keep-ways-about = Když zbývá málo kamenů, nech si ty, které se hodí.
idea-keep-ways-text = Když zbývá jen pár kamenů, je důležitější, co se ještě hodí, než kolik bodů kámen dá. Přikládej tak, aby se co nejvíc zbylých někam hodilo: teď to stojí { $price ->
    [one] { $price } bod
    [few] { $price } body
   *[other] { $price } bodů
}, ale na konci kola jsi na tom líp, ve dvou o { $two ->
    [one] { $two } bod
    [few] { $two } body
   *[other] { $two } bodů
}, ve čtyřech o { $four }.
idea-keep-ways-but = Zisk je malý, takže bonus má pořád přednost.
idea-keep-ways-plot = Co přinese nechat si kameny, které se hodí, v bodech
idea-keep-ways-yes = Víc tvých kamenů se pořád hodí.
idea-keep-ways-no = Podívej se, po kterém tahu má místo nejvíc tvých kamenů.
idea-lock-out = Nech ostatní bez tahu
idea-lock-out-about = S prázdnou zásobou počítej, co můžou přiložit.
idea-lock-out-text = Když je zásoba prázdná, jsou všechny kameny, které nevidíš, v rukou ostatních. Když přiložíš tak, že se žádný z nich nehodí, ostatní musí hlásit pas, a kde pas stojí body, tam za něj zaplatí. Ve dvou to do konce kola přinese { $two ->
    [one] { $two } bod
    [few] { $two } body
   *[other] { $two } bodů
}.
idea-lock-out-but = Taková příležitost je vzácná. Hledej ji, když zbývá jen pár míst.
idea-lock-out-plot = Co přinese nenechat ostatním nic, v bodech
idea-lock-out-yes = Žádný z kamenů, které nevidíš, se teď nehodí.
idea-lock-out-no = Je tu tah, po kterém nikdo jiný nemůže přiložit.
learn-plain = Jedna strana
learn-plain-about = Obě čísla na společné straně musí být stejná jako na sousedním kameni. Většinou získáš hodnotu kamene.
learn-fit = Každý roh
learn-fit-about = Kdekoli se rohy setkají, musí mít všechny stejné číslo. Jeden z těchto kamenů se hodí tam, kam se druhý nehodí.
learn-in-english = anglicky:
learn-bridge = Most
learn-bridge-about = Jedna strana přiléhá ke kameni a protilehlý roh se dotýká dalšího.
learn-double = Dvojspoj
learn-double-about = Dvě nebo tři strany přiléhají ke kamenům a šestiúhelník se neuzavře.
learn-hexagon = Šestiúhelník
learn-hexagon-about = Šestý kámen kolem společného rohu uzavře šestiúhelník.
learn-two-hexagons = Dva šestiúhelníky
learn-two-hexagons-about = Jeden kámen může uzavřít dva šestiúhelníky najednou a podle některých návodů je za to víc bodů.
learn-three-hexagons = Tři šestiúhelníky
learn-three-hexagons-about = To nejvzácnější: tři šestiúhelníky jedním kamenem.
learn-silences-about = O těchto věcech návody neříkají nic, příliš málo, nebo něco, co se dá vyložit dvojím způsobem. Takhle je to vyřešeno tady, pro všechny stejně. Pokud jinému výkladu odpovídá domácí pravidlo, je uvedeno.
learn-readings-all = Ukázat i poznámky k ostatním návodům
learn-readings-some = Poznámky se týkají slov návodu „{ $sheet }“.
learn-silence-tiles = Kameny
learn-silence-tiles-settled = Každá trojice čísel od 0 do 5 je právě na jednom kameni: celkem 56 kamenů. Čísla rostou po směru hodinových ručiček a žádný kámen nemá zrcadlový protějšek.
learn-silence-corners = Co se hodí
learn-silence-corners-settled = Všechny rohy, které se setkají, musí mít stejné číslo, i když se setkají jen rohy. Shoda podél stran nestačí.
learn-silence-turns = Tahy
learn-silence-turns-settled = Hraje se po směru hodinových ručiček. V tahu se přikládá jeden kámen, pokud není nabídnut další.
learn-silence-opener = Kdo zahajuje
learn-silence-opener-settled = Když nikdo nemá trojitý kámen, rozhodne kámen s nejvyšší hodnotou. Při stejné hodnotě se porovnávají rohy, od nejvyššího dolů: 2-5-5 je před 3-4-5.
learn-silence-free-draw = Volné braní
learn-silence-free-draw-settled = Kdo bere, vzdává se kamenů, které už měl: v tomto tahu smí přiložit jen vzatý. Kdo začal brát, bere dál, dokud brát smí a dokud vzatý kámen nepřiloží.
learn-silence-duty-draw = Povinné braní
learn-silence-duty-draw-settled = Kdo může přiložit, musí. Kdo nemůže, bere a musí přiložit první vzatý kámen, který se hodí.
learn-silence-pass = Pas
learn-silence-pass-settled = Pas je tah, ve kterém se nic nepřiloží. Nechat si vzatý kámen, i když se hodí, nestojí nic navíc.
learn-silence-zero = Další kámen po 0-0-0
learn-silence-zero-settled = Je to běžný kámen v témže tahu; odmítnout ho jde bez trestných bodů.
learn-silence-new-field = Nové pole
learn-silence-new-field-settled = Kdo uzavře šestiúhelník, smí libovolným kamenem z ruky založit nové pole. Získá za něj běžné body za kámen, ale ne bonus za zahájení, a tah tím končí.
learn-silence-out = Poslední kámen
learn-silence-out-settled = Kdo přiloží poslední kámen z ruky, ihned tím ukončí kolo, dřív než se nabídne cokoli dalšího.
learn-silence-blocked = Zablokované kolo
learn-silence-blocked-settled = Když je zásoba prázdná a nikdo nemá kámen, který se hodí, podle některých návodů kolo končí ještě před dalším tahem a za pas se už nikomu nic neodečte. Jiné návody čekají, až po sobě ohlásí pas všichni.
learn-silence-tie = Zablokované kolo a shoda
learn-silence-tie-settled = Když mají nejnižší hodnotu v ruce dva nebo víc hráčů, každý z nich získá tolik, kolik by získal vítěz.
learn-silence-round-winner = Kdo vyhrál kolo
learn-silence-round-winner-settled = Kdo se zbavil posledního kamene; v zablokovaném kole ten, komu zbyla v ruce nejnižší hodnota. Kde se zbylé kameny nepočítají, ten, kdo získal nejvíc bodů.
learn-silence-target = Cíl
learn-silence-target-settled = Podle některých návodů hra končí ve chvíli, kdy někdo dosáhne cíle; podle jiných se kolo nejdřív dohraje.
learn-silence-winner = Kdo vyhrál hru
learn-silence-winner-settled = Hráč s nejlepším skóre. Kde vyhrává vítěz posledního kola, musí mít splněný cíl; když kola dojdou a nesplnil ho nikdo, vyhrává hráč s nejvyšším skóre. Při shodě se o výhru dělí.
learn-silence-below-zero = Pod nulou
learn-silence-below-zero-settled = Skóre smí být záporné.
learn-silence-solo = Sólo
learn-silence-solo-settled = Jedno kolo, obvykle s trestnými body podle návodu. Co zbude v ruce, když se už nic nehodí, se odečte. Porovnávej jen výsledky se stejným počtem kamenů.
learn-silence-shown = Co se ukazuje
learn-silence-shown-settled = Když se zbylé kameny počítají, vidí je všichni. Zásoba a kameny, které se nepočítají, zůstanou skryté do konce hry.
learn-silence-clock = Když vyprší čas
learn-silence-clock-settled = Tah se odehraje za tebe: nabídka se odmítne; není-li žádná, přiloží se první kámen, který se hodí; když se nehodí žádný, vezme se kámen ze zásoby; když brát nejde, ohlásí se pas.
learn-silence-kinds = Most, dvojspoj, šestiúhelník
learn-silence-kinds-settled = Přiložený kámen se počítá jen jako jedno z nich: přednost má šestiúhelník, pak dvojspoj, pak most.
learn-reading-words = Doslovné znění návodů

## The table: around field and hand

table-title = Trimino
table-title-your-turn = Jsi na tahu – Trimino
table-field = { $tiles ->
    [0] Pole, zatím prázdné
    [one] Pole s jedním kamenem
    [few] Pole, kameny: { $tiles }
   *[other] Pole, kamenů: { $tiles }
}
table-players = Hráči
table-bot = bot
table-away = pryč
table-not-here = není tu
table-away-bot = { $player } je pryč. Zatím hraje bot.
table-away-bot-later = { $player } je pryč. Až bude na tahu, začne za { $time } hrát bot.
table-away-bot-soon = { $player } je pryč. Za { $time } začne hrát bot.
table-away-clock = { $player } je pryč. Zatím se tahy odehrávají automaticky.
table-away-clock-later = { $player } je pryč. Až bude na tahu, tah se za { $time } odehraje automaticky.
table-away-clock-soon = { $player } je pryč. Za { $time } se tah odehraje automaticky.
table-away-waits = { $player } je pryč. Hra počká.
table-total-of = { $total } z { $target }
table-held = { $tiles ->
    [one] v ruce jeden kámen
    [few] v ruce { $tiles } kameny
   *[other] v ruce { $tiles } kamenů
}
table-held-word = { $tiles ->
    [one] kámen
    [few] kameny
   *[other] kamenů
}
table-days = { $days } d
table-hours = { $hours } h
table-minutes = { $minutes }:{ $seconds }
table-seconds = { $seconds } s
table-cut = Spojení se přerušilo. Zkouší se znovu…
table-you-away = Než se vrátíš, hraje se za tebe.
table-come-back = Hrát dál
table-watching = Díváš se. V zásobě: { $tiles }
table-sending = Odesílá se…
table-pass-device = Předej zařízení, hraje { $player }
table-uncover = Já jsem { $player }: ukázat moje kameny
table-pad = Zápis skóre
table-rules = Pravidla
table-rules-now = Teď
table-actions = Co můžeš udělat
table-lay = Přiložit
table-turn = Otočit
table-draw = Vzít
table-draw-sure = Vzít kámen?
table-draw-costs = { table-draw }: { $what }.
table-draw-gives-up = { $what } · { $well }
table-gives-up-tiles = { $tiles ->
    [one] v tomto tahu už nepřiložíš kámen, který se teď hodí
    [few] v tomto tahu už nepřiložíš ty { $tiles } kameny, které se teď hodí
   *[other] v tomto tahu už nepřiložíš těch { $tiles } kamenů, které se teď hodí
}
table-gives-up = { $points ->
    [0] { table-gives-up-tiles }
   *[other] { $tiles ->
        [0] { SIGNED($points) }, i když máš co přiložit
       *[other] { SIGNED($points) } a { table-gives-up-tiles }
    }
}
table-confirm-no-more = Příště se neptat
table-confirm-cancel = Zrušit
table-pass = Pas
table-decline = Odmítnout
table-take-back = Vrátit tah
table-undo-left = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
table-undo-offer = Teď to ještě můžeš vrátit: stiskni U.
table-undo-sure = Přesto vrátit?
table-undo-costs = Mezitím se ukázalo něco skrytého. Když teď tah vrátíš, hra se do žebříčku nedostane.
table-undo-first = Vrátit tah?
table-undo-first-means = V přátelské hře můžeš až do konce vrátit všechno, i braní kamenů a tahy botů. Když je vrátíš, hra se už nepočítá.
table-hint = Rada
table-sort = Řadit kameny v ruce
table-sort-now = Seřadit kameny v ruce
table-coming = Stůl se načítá…
table-more = Více
table-confirm = Ptát se před přiložením
table-confirm-draw = Ptát se před braním, když se kámen hodí
table-confirm-draw-about = Pokud to stojí body nebo pak nepůjde přiložit kameny, které se hodí
table-sounds = Zvuky
table-left-handed = Pro leváky
table-settings = Nastavení
table-friendly = Přátelská hra: můžeš až do konce vrátit všechno, i braní kamenů a tahy botů. Když je vrátíš, hra se už nepočítá.
table-friendly-solo = Přátelská hra: můžeš až do konce vrátit všechno. Když vrátíš vzatý kámen, hra se do žebříčku nedostane.
table-counts = Tato hra se počítá: tah můžeš vrátit, jen dokud se neukázalo nic skrytého.
table-undo-with-others = Svůj tah můžeš vrátit, dokud netáhl někdo další a neukázalo se nic skrytého. Ostatní to uvidí.
table-left-out = Tahy se vracely i poté, co se ukázalo něco skrytého, proto se tato hra už nepočítá.
table-uncounted = s vrácenými tahy
table-leave = Odejít na chvíli
table-leave-note = Než se vrátíš, hraje se za tebe
table-leave-waits = Hra na tebe počká
table-give-up = Vzdát se
table-places = Kam se kameny hodí
table-all-places = { $places ->
    [2] Ukázat obě místa, kam se něco hodí
    [one] Ukázat jediné místo, kam se něco hodí
    [few] Ukázat všechna { $places } místa, kam se něco hodí
   *[other] Ukázat všech { $places } míst, kam se něco hodí
}
table-place-free = { $tile }, otočený tak, že od hrotu po směru hodinových ručiček má { $corners }
table-place-scores = { $place }: { $points }
table-words = Pole slovy
table-words-how = Políčko určuje sloupec, řada a to, kam míří hrot. Rohy jdou od hrotu po směru hodinových ručiček. Nejnovější kámen je poslední.
table-field-number = Pole { $field }
table-lies = { $tile } na políčku { $cell }, rohy { $corners }, { $where }
table-lies-alone = { $tile } na políčku { $cell }, rohy { $corners }
table-log = Co se stalo
table-keys = Klávesy
table-keys-how = Mezi svými kameny a mezi místy se pohybuješ šipkami a vybíráš klávesou Enter, Shift se šipkou kámen přesune. Když je vybrané pole, posouvají šipky pole.
table-keys-on = Jednoklávesové zkratky
table-keys-on-note = Vypni je, pokud používáš hlasové ovládání.
table-key-draw = vzít
table-key-pass = pas, nebo odmítnout
table-key-turn = otočit kámen
table-key-take-back = vrátit tah
table-key-hint = rada
table-key-pad = zápis skóre
table-key-next-tile = další kámen, který se hodí
table-key-places = seznam míst
table-key-words = pole slovy
table-key-fit = celé pole
table-key-closer = přiblížit
table-key-farther = oddálit
table-key-keys = tyto klávesy
table-key-clear = zrušit výběr
table-well = { $tiles ->
    [0] nic nezbývá
    [one] zbývá { $tiles }
    [few] zbývají { $tiles }
   *[other] zbývá { $tiles }
}
table-draw-note = { $points ->
    [0] { table-well }
   *[other] { SIGNED($points) } · { table-well }
}
table-points = { SIGNED($points) }
table-over = Hra skončila.
table-dealt = Kolo { $round }: kameny jsou rozdané
table-taken-back = { PERSON($player) ->
    [you] { $actions ->
        [one] Vracíš poslední tah
        [few] Vracíš poslední { $actions } tahy
       *[other] Vracíš posledních { $actions } tahů
    }
   *[other] { $actions ->
        [one] { $player } vrací poslední tah
        [few] { $player } vrací poslední { $actions } tahy
       *[other] { $player } vrací posledních { $actions } tahů
    }
}
table-event-sat = { PERSON($player) ->
    [you] Sedáš si ke stolu
   *[other] { $count ->
        [one] { $player } si sedá ke stolu
        [few] { $player } si sedají ke stolu
       *[other] { $player } si sedají ke stolu
    }
}
table-event-left = { PERSON($player) ->
    [you] Odcházíš od stolu
   *[other] { $count ->
        [one] { $player } odchází od stolu
        [few] { $player } odcházejí od stolu
       *[other] { $player } odcházejí od stolu
    }
}
table-event-gave-up = { PERSON($player) ->
    [you] Vzdáváš se
   *[other] { $count ->
        [one] { $player } se vzdává
        [few] { $player } se vzdávají
       *[other] { $player } se vzdávají
    }
}
table-event-came-back = { PERSON($player) ->
    [you] Jsi zpátky
   *[other] { $count ->
        [one] { $player } je zpátky
        [few] { $player } jsou zpátky
       *[other] { $player } jsou zpátky
    }
}
table-event-went-away = { PERSON($player) ->
    [you] Jsi pryč, hraje se za tebe
   *[other] { $count ->
        [one] { $player } je pryč, hra zatím běží dál
        [few] { $player } jsou pryč, hra zatím běží dál
       *[other] { $player } jsou pryč, hra zatím běží dál
    }
}
table-event-freed = { PERSON($player) ->
    [you] Tvoje místo je volné
   *[other] Místo je volné: { $player }
}
table-event-name-hidden = { PERSON($player) ->
    [you] Hostitel u tohoto stolu skryl tvoje jméno
   *[other] Hostitel skryl jméno: teď { $player }
}
table-event-end-lost = Server ztratil poslední tahy. Hra pokračuje odsud
table-event-hinted = { PERSON($player) ->
    [you] Žádáš o radu
   *[other] { $count ->
        [one] { $player } žádá o radu
        [few] { $player } žádají o radu
       *[other] { $player } žádají o radu
    }
}

## The score pad, ends, hints, greetings

pad-waiting = Zápis skóre se načítá…
pad-carried = převod
pad-turn = tah { $turn }
pad-end = konec kola

end-screen-place = { $place ->
    [1] Nejlepší ze všech her se zásobou { $well ->
        [one] { $well } kamene
        [few] { $well } kamenů
       *[other] { $well } kamenů
    }!
   *[other] { $place }. místo v žebříčku pro zásobu { $well ->
        [one] { $well } kamene
        [few] { $well } kamenů
       *[other] { $well } kamenů
    }.
}
end-screen-place-low = Tentokrát to nevyšlo. Zkusíš to znovu? Kameny budou jiné a v zásobě jich bude zase { $well }.
end-screen-no-place = Do žebříčku pro zásobu { $well ->
    [one] { $well } kamene
    [few] { $well } kamenů
   *[other] { $well } kamenů
} to nestačí. Hry s radou se nepočítají.
end-screen-left-out = Tahy se vracely i poté, co se ukázalo něco skrytého, takže tato hra v žebříčku není.
end-screen-list-missing = Žebříček teď nejde načíst.
end-screen-look = Jak to skončilo
end-screen-given-up-why = Dlouho nikdo nehrál, takže se stůl zavřel.
end-screen-no-winner = Hra skončila bez vítěze.
end-screen-player = hráč
end-screen-this-round = toto kolo
end-screen-total = skóre
end-screen-next = Další kolo
end-screen-ready = Čeká se na ostatní
end-screen-dealt = Kameny na další kolo jsou rozdané.
end-screen-others-ready = Kdo už je připraven: { $players }.
end-screen-next-in = Další kolo za { $time }
end-screen-no-hurry = Nespěchej: další kolo začne, až stiskneš tlačítko.
end-screen-rematch = Odveta
end-screen-join-rematch = K odvetě
end-screen-again = Hrát znovu
end-screen-replay = Přehrání a rozbor
end-screen-new = Nová hra

hint-late = Žádná rada nepřišla. Zkus to znovu.

greetings-open = Říct něco
greetings-title = Říct něco všem

## Replays, and the analysis beside them

replay-back = O krok zpět
replay-bots = Ostatní
replay-dealt = Kolo { $round }: kameny jsou rozdané
replay-decided = Tady hra končí
replay-download = Stáhnout záznam
replay-fair-apart = Toto zařízení u toho nebylo
replay-fair-apart-about = Rozdání vycházejí z tajemství a čísel uvedených v záznamu. Víc se tu ověřit nedá.
replay-fair-brought = Ověřeno tady, s tím, co si uchovalo jiné zařízení.
replay-fair-check = Bylo rozdání férové?
replay-fair-checking = Rozdání se ověřují…
replay-fair-kept = Co si toto zařízení uchovalo
replay-fair-kept-about = Slib serveru, podíl tohoto zařízení na rozdáních a poslední stav zápisu. S tímto odkazem může hru ověřit jiné zařízení. Na vlastním počítači ověří stažený záznam s jeho pomocí { $command }.
replay-fair-link = Odkaz s tím, co si toto zařízení uchovalo
replay-fair-part = Žádná chyba se nenašla, ale toto zařízení nemohlo ověřit všechno
replay-fair-proven = Fér: toto zařízení to ověřilo
replay-fair-refuted = Něco není v pořádku
replay-fair-stranger = Žádná chyba se nenašla, ale server mohl rozdání ovlivnit
replay-fair-unproven = Bez důkazu
replay-fair-unproven-about = Záznam neříká, odkud se jeho rozdání vzala, takže se o nich nedá nic říct.
replay-fair-watched = Žádná chyba se nenašla, ale toto zařízení se jen dívalo
replay-first = Na začátek
replay-forward = O krok dál
replay-hand = { $count ->
    [one] Jeden kámen: { $tiles }
    [few] { $count } kameny: { $tiles }
   *[other] { $count } kamenů: { $tiles }
}
replay-hand-empty = Žádné kameny
replay-hands = { $solo ->
    [yes] Kameny v ruce
   *[no] Kameny všech
}
replay-last = Na konec
replay-match-ended = Konec hry
replay-moment = { $action ->
    [0] Kolo { $round }, rozdání
   *[other] Kolo { $round }, akce { $action } z { $actions }
}
replay-more = A co teď?
replay-new-game = Nová hra
replay-nothing = U tohoto stolu se nic neodehrálo, takže není co přehrát.
replay-only-here = Tento odkaz funguje jen na tomto počítači. Aby šel otevřít i na telefonech doma, hru ukonči, k příkazu, kterým ji spouštíš, přidej --lan a pošli odkaz znovu.
replay-opening = Stůl se chystá…
replay-pause = Pauza
replay-play = Přehrát
replay-play-on = Hrát dál odtud
replay-play-on-about = { $solo ->
    [yes] Jen ty, se stejnými kameny
   *[no] Ty a boti, se stejnými kameny
}
replay-play-on-now = Hrát dál
replay-round = Kolo { $round }
replay-round-ended = Konec kola
replay-rounds = Kola
replay-rule = Ukázat pravidlo
replay-share = Odkaz na tento okamžik
replay-share-link = Odkaz na tento okamžik
replay-share-sent = Tato hra byla jen v tomto zařízení. Teď je i na serveru, aby odkaz fungoval každému, kdo ho má.
replay-slider = Okamžik
replay-speed = Rychlost: { $speed } ×
replay-title = Přehrávání
replay-to-replays = K přehrávání her
replay-to-table = Ke stolu
replay-to-table-about = { $solo ->
    [yes] Tam si můžeš zahrát znovu
   *[no] Tam můžeš požádat o odvetu
}
replay-unfinished = Tato hra se nedohrála.
replay-well = { $tiles ->
    [0] Zásoba je prázdná
    [one] V zásobě je jeden kámen
    [few] V zásobě jsou { $tiles } kameny
   *[other] V zásobě je { $tiles } kamenů
}
replay-when-over = Dokud se hraje, zůstávají kameny ostatních skryté.
replay-your-seat = Tvoje místo
replay-your-seat-about = Vidíš kameny tohoto hráče; za ostatní hrají boti.

replays-bring = Otevřít záznam hry
replays-bring-about = Přetáhni sem soubor, vyber ho, nebo vlož jeho text. Ověří se tah po tahu.
replays-choose-about = Vyber soubor, nebo vlož jeho text. Ověří se tah po tahu.
replays-away = Není spojení. Tvoje hry na serveru se tu ukážou, až se spojení obnoví.
replays-choose = Vybrat soubor
replays-finished = Tvoje dohrané hry
replays-none = Ještě nemáš žádnou dohranou hru. Až nějakou budeš mít, můžeš si ji tu přehrát, s odkrytými kameny všech hráčů.
replays-paste = Text záznamu
replays-play = Zahrát si
replays-reading = Ověřuje se…
replays-refused = Tento záznam nejde ukázat
replays-show = Ukázat
replays-title = Přehrávání her
replays-unreadable = Soubor nešel přečíst. Vyber ho znovu, nebo vlož jeho text.

analysis-about = { $solo ->
    [yes] Počítač posuzuje každé rozhodnutí jen podle toho, co bylo v tu chvíli vidět: kolik bodů slibovalo, co by bylo lepší a kolik v tom bylo štěstí.
   *[no] Počítač se na každé rozhodnutí dívá očima hráče: jakou mělo cenu, co by bylo lepší a kolik v tom bylo štěstí.
}
analysis-accuracy = Přesnost
analysis-accuracy-about = { $solo ->
    [yes] Přesnost hodnotí volby, ne skóre: 100 % znamená, že oproti volbám počítače nestály ani bod. O zbytku rozhodly kameny.
   *[no] Přesnost: 100 % znamená žádnou ztrátu oproti volbám počítače; rozhodnutí, které stojí 10 výher ze 100, se počítá za 65 %.
}
analysis-after = { $action ->
    [0] Kolo { $round }, rozdání
   *[other] Kolo { $round }, akce { $action }
}
analysis-as-table = Totéž v číslech
analysis-ask = Rozebrat hru
analysis-cancel = Zrušit
analysis-chance = { $percent } % na výhru
analysis-chart = Šance na výhru ve hře
analysis-chart-solo = Očekávané body
analysis-deal = Rozdání
analysis-deal-about = { $solo ->
    [yes] Rozdání: kolik bodů přinesly tyto kameny oproti jiným rozdáním, při stejné hře.
   *[no] Rozdání: jak tyto kameny změnily šanci na výhru oproti jiným rozdáním, při stejné hře.
}
analysis-draws = Braní
analysis-draws-about = { $solo ->
    [yes] Braní: totéž pro každý vzatý kámen, oproti ostatním, které ještě byly v zásobě.
   *[no] Braní: totéž pro každý vzatý kámen, oproti ostatním, které ještě byly v zásobě; počítá se i to, co bere někdo jiný.
}
analysis-expected = očekávané body: { $points }
analysis-faults = { $count ->
    [0] Žádné ztrátové rozhodnutí se nenašlo
    [one] Jedno ztrátové rozhodnutí
    [few] { $count } ztrátová rozhodnutí
   *[other] { $count } ztrátových rozhodnutí
}
analysis-left = { $minutes ->
    [0] Zbývá méně než minuta
    [one] Zbývá asi minuta
    [few] Zbývají asi { $minutes } minuty
   *[other] Zbývá asi { $minutes } minut
}
analysis-moment = Okamžik
analysis-player = Hráč
analysis-players = Hra a štěstí
analysis-queued = Čeká na řadu
analysis-sends = Tato hra je jen v tomto zařízení; kvůli rozboru se pošle na server
analysis-show-better = Ukázat lepší kámen na poli
analysis-thorough = Podívat se důkladněji
analysis-thorough-about = Trvá asi osmkrát déle a najde i menší chyby
analysis-title = Rozbor
analysis-under-way = Průběh rozboru
analysis-verdict = Co o tom říká rozbor
coach-switch = Soupeři bez chyb
review-title = { PERSON($player) ->
    [you] Jak ti to šlo
   *[other] Jak to šlo: { $player }
}
review-plan-title = Přiložit, nebo brát?
review-plan-page = Podívej se proč
review-try = Zkus to
review-for = Hráč
hint-show-place = Ukaž kde
hint-show-move = Ukaž tah
review-moments = { $count ->
    [2] Dva rozhodující okamžiky
    [one] Rozhodující okamžik
    [few] Tři rozhodující okamžiky
   *[other] Tři rozhodující okamžiky
}

## Puzzles and training

try-verdict = Otázka a hodnocení
try-opponent = { $count ->
    [2] Soupeř
   *[other] Hráč { $seat }
}
try-find = Jsi na tahu. Najdi nejlepší tah.
try-right = Správně!
try-right-second = Správně na druhý pokus.
try-wrong = To není nejlepší tah. Zkus to ještě jednou.
try-best = Nejlepší tah: { $action }.
try-show = Ukázat řešení
puzzles-title = Úlohy
puzzles-find = Najdi nejlepší tah
puzzles-rating = Tvůj rating: { $rating }
puzzles-rating-open = Tvůj rating se ukáže po několika dalších úlohách
puzzles-rated = Tvůj rating: { $rating } ({ SIGNED($change) })
puzzles-difficulty = Obtížnost: { $rating }
puzzles-next = Další úloha
puzzles-choose = Jaké úlohy?
puzzles-theme = Téma
puzzles-any-theme = Všechna témata
puzzles-rules = Pravidla
puzzles-any-rules = Všechna pravidla
puzzles-start = Začít
puzzles-all-tried = Tyhle úlohy už máš všechny za sebou.
training-title = Trénink
training-about = Tvoje chyby z rozebraných her se sem vracejí, dokud nenajdeš lepší tah, nejvýš pět denně. Zůstávají jen na tomto zařízení.
training-none = Zatím žádná cvičení
training-none-about = Otevři přehrávání hry a nech ji rozebrat: z nejdražších chyb se stanou cvičení.
training-today = { $count ->
    [0] Na dnešek už nic nezbývá
    [one] Na dnešek jedno cvičení
    [few] Na dnešek { $count } cvičení
   *[other] Na dnešek { $count } cvičení
}
training-next-in = { $days ->
    [1] Další se vrátí zítra.
    [one] Další se vrátí za { $days } den.
    [few] Další se vrátí za { $days } dny.
   *[other] Další se vrátí za { $days } dní.
}
training-start = Začít
training-next = Další cvičení
training-end = Zpět na seznam
training-find = Jsi znovu na tahu. Najdi lepší tah než ve hře.
training-same = To je přesně tvůj tah ze hry.
training-played = Ve hře: { $action } ({ $cost }).
training-played-other = Ve hře: { $action }, ale jinak ({ $cost }).
training-list = Tvoje cvičení
training-item = { $rules }: { $cost }
training-from = Přidáno { $day }
training-due = { $days ->
    [0] na dnešek
    [1] vrátí se zítra
    [one] vrátí se za { $days } den
    [few] vrátí se za { $days } dny
   *[other] vrátí se za { $days } dní
}
training-known = zvládnuté
training-moment = Ukázat v přehrávání
training-delete = Smazat tohle cvičení
training-delete-all = Smazat všechna
training-delete-sure = Smazat všechna cvičení?
training-delete-means = Jsou jen na tomto zařízení a nepůjde je vrátit.
training-waiting = { $count ->
    [one] Jednu chybu z téhle hry teď máš jako cvičení.
    [few] { $count } chyby z téhle hry teď máš jako cvičení.
   *[other] { $count } chyb z téhle hry teď máš jako cvičení.
}
training-add = Trénovat tyhle chyby
training-add-about = Vrátí se jako cvičení na tomto zařízení
training-added-none = Tady není co trénovat.

## Printing

print-about = Všechno je v PDF ve skutečné velikosti: tiskni v měřítku 100 %, bez přizpůsobení stránce.
print-paper = Papír
print-paper-a4 = A4
print-paper-letter = Letter
print-face = Čísla
print-face-plain = obvyklá
print-face-large = velká
print-face-shapes = s tvarem u každého
print-side = Strana kamene v mm
print-side-note = Chceš-li nahradit ztracený kámen, změř některý ze svých s přesností na půl milimetru, například 38,5.
print-only = Jen tyto kameny
print-only-note = Například 3-4-5 0-0-1. Pro všech 56 nech prázdné.
print-backs = Rubové strany
print-backs-note = Pro oboustranný tisk s obracením podél delší strany.
print-make-tiles = Kameny v PDF
print-rules-title = Pravidla a list na body
print-make-card = Pravidla na jedné stránce
print-make-sheet = Prázdný list na body
print-match = List s body v PDF
print-table-note = Tato pravidla na jedné stránce, listy na body a kameny v PDF.

## Without a network

offline-title = Hra bez připojení
offline-about = Když jsou v tomto zařízení pravidla a jednodušší boti, můžeš hrát kdekoli. Tito boti jsou slabší než boti na serveru.
offline-fetching = Stahuje se vše potřebné, { $size } MB
offline-get = Uložit do tohoto zařízení ({ $size } MB)
offline-failed = Všechno se stáhnout nepodařilo. Zkontroluj připojení a zkus to znovu.
offline-ready = Všechno je stažené: můžeš hrát i bez připojení.
offline-impossible = Prohlížeč si z této stránky nemůže nic uložit. Stránka musí mít bezpečnou adresu (https), nebo běžet přímo na tomto počítači.
offline-install = Nainstalovat aplikaci
offline-install-safari = Aplikaci nainstaluješ v Safari přes Sdílet a Přidat na plochu. Jinak může Safari po týdnu bez návštěvy tvoje hry smazat.
local-elsewhere = Tato hra je otevřená na jiné kartě nebo v jiném okně. Pokračuj tam, nebo ji tady otevři znovu.
local-fault = Hra na tomto zařízení se zasekla. Nic z odehraného se neztratilo: otevři stůl znovu.
local-no-rules = Pravidla se v tomto zařízení nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
local-not-kept = Zařízení nedokázalo uložit tvůj tah, proto se nepočítá. Uvolni v něm paměť, nebo opusť anonymní režim, a otevři stůl znovu.
local-no-answer = Zařízení teď nic neukládá. Aplikace to zkouší dál; když se nic neděje, načti stránku znovu, a pokud poslední tah chybí, zahraj ho ještě jednou.

## The score pad for the real box

evening-new = Nový večer
evening-list = Večery
evening-goes-on = ještě neskončil
evening-family = Rodina
evening-family-none = Zatím není co ukázat. Nejdřív dohraj kolo.
evening-save-all = Uložit vše do souboru
evening-bring = Otevřít soubor
evening-brought = { $count ->
    [0] Nic nového: všechno ze souboru už tu je.
    [one] Přidán { $count } večer.
    [few] Přidány { $count } večery.
   *[other] Přidáno { $count } večerů.
}
evening-brought-damaged = { $count ->
    [one] Data { $count } večera jsou v souboru poškozená, nebyl přidán.
    [few] Data { $count } večerů jsou v souboru poškozená, nebyly přidány.
   *[other] Data { $count } večerů jsou v souboru poškozená, nebyly přidány.
}
evening-brought-damaged-lines = { $count ->
    [one] Řádek { $numbers } souboru je poškozený, nebyl přidán.
    [few] Řádky { $numbers } souboru jsou poškozené, nebyly přidány.
   *[other] Řádky { $numbers } souboru jsou poškozené, nebyly přidány.
}
evening-no-pads = V tomto souboru není žádný zápis skóre.
evening-kept-here = Večery jsou uložené jen na tomto zařízení. Ulož si soubor, ať máš kopii i jinde.
evening-kept-safe = Tento prohlížeč je sám nesmaže.
evening-delete = Smazat tento večer
evening-delete-ask = Všechny jeho řádky zmizí, i ze statistik.
evening-delete-sure = Smazat tento večer?
evening-cancel = Zrušit
evening-by-rules = Pravidla
evening-who = Kdo hraje?
evening-order = Čísla ukazují pořadí tahů.
evening-players-lines = Každému zůstává, co má zapsané. Kdo hraje místo někoho jiného, převezme jeho řádky.
evening-add-name = Jméno hráče
evening-add = Přidat toto jméno
evening-youngest = Kdo je nejmladší?
evening-youngest-later = Řeknu to při zahájení
evening-first-on-table = První kámen na stole
evening-first-unknown = Nezapsaný
evening-begin = { $count ->
    [0] Začít
    [one] Začít: { $count } hráč
    [few] Začít: { $count } hráči
   *[other] Začít: { $count } hráčů
}
evening-holds = { $tiles ->
    [one] { $tiles } kámen
    [few] { $tiles } kameny
   *[other] { $tiles } kamenů
}
evening-well = Zásoba: { $tiles }
evening-lines = Řádky
evening-entry = Zapiš, co se děje
evening-tiles = Všechny kameny
evening-tile-laid = { $tile }, na stole
evening-typed = Zadaná čísla
evening-erase = Smazat číslo
evening-other-tile = Jiný kámen
evening-made = Co vytvořil kámen { $tile }?
evening-made-nothing = Bez bonusu
evening-lays-first = První kámen
evening-hexagons = { $count ->
    [one] { $count } šestiúhelník
    [few] { $count } šestiúhelníky
   *[other] { $count } šestiúhelníků
}
evening-out = Byl to hráčův poslední kámen
evening-who-laid = Čí to byl tah?
evening-who-opens = Kdo zahajuje? Klepni nahoře na jméno a pak na kámen.
evening-first-tile = Klepni na kámen, kterým se začalo.
evening-more = Další možnosti
evening-ask = Je to most?
evening-undo = Vrátit
evening-no-second = Druhý kámen nebude
evening-no-field = Nové pole nebude
evening-declines = odmítnutí
evening-keeps = nechá si kámen, který se hodí
evening-pass-empty = Pas: zásoba je prázdná
evening-pass-keep = Pas a nechat si kámen, který se hodí
evening-end-round = Konec kola
evening-hands-about = Co komu zbylo: součet čísel, nebo samotné kameny.
evening-sum = Součet
evening-hand-tiles = Vybrat kameny: { $name }
evening-write-hands = Zapsat
evening-next-round = Další kolo
evening-other-players = Někdo přichází nebo odchází
evening-join-leave = Kdo přijde, začíná na 0. Kdo odejde, body si nechá, ale vyhrát už nemůže.
evening-play-on = Přesto hrát ještě jedno kolo
evening-correct = Opravit
evening-insert = Vložit před
evening-remove = Smazat řádek
evening-corrected = opraveno
evening-correcting = Oprav řádek { $line }
evening-inserting = Nový řádek před řádkem { $line }
evening-next-player = další hráč
evening-pending = Uloženo, za chvíli se spočítá
evening-starting = Načítají se pravidla. Zapisovat můžeš už teď.
evening-scoring = Uloženo. Za chvíli se spočítá.
evening-no-rules = Pravidla se nepodařilo načíst, body zatím nejsou spočítané. Co zapíšeš, zůstane uložené. Zkontroluj připojení a zkus to znovu.
evening-old-rules = Pravidla v tomto zařízení jsou starší než tento večer. Nic se neztratilo: v nastavení stáhni nová a zkus to znovu.
evening-rules-asked = Aby se počítaly body, potřebuje toto zařízení pravidla. Mobilní data můžou být omezená, proto se stáhnou jen na tvé přání; co do té doby zapíšeš, zůstane uložené.
evening-get-rules = Stáhnout pravidla ({ $size } MB)
evening-fault = V zápisu se něco pokazilo, body zatím nejsou spočítané. Co je zapsané, zůstává uložené. Zkus to znovu; když to nepomůže, vrať poslední řádek.
evening-damaged = Data tohoto večera jsou v zařízení poškozená a body se nedají spočítat. Máš-li ho v souboru nebo jako odkaz, přidej ho odtud znovu. { $why }
evening-not-read = Zařízení nedokázalo načíst tvoje večery. Zavři ostatní karty s touto stránkou a načti ji znovu.
evening-family-damaged = { $count ->
    [one] Data { $count } večera jsou poškozená a tady se nepočítá. Otevři ho a uvidíš, co je špatně.
    [few] Data { $count } večerů jsou poškozená a tady se nepočítají. Otevři je a uvidíš, co je špatně.
   *[other] Data { $count } večerů jsou poškozená a tady se nepočítají. Otevři je a uvidíš, co je špatně.
}
evening-not-kept = Zařízení to nedokázalo uložit, takže se to nepočítá. Uvolni v něm paměť, nebo opusť anonymní režim.
evening-elsewhere = Tento večer se změnil na jiné kartě. Takhle vypadá teď.
evening-missing = Na tomto zařízení takový večer není.
evening-big = Velké písmo
evening-write = Zapisovat dál
evening-menu = Tento večer
evening-rules = Pravidla večera
evening-rules-about = Všechny řádky zůstanou, jak jsou, a spočítají se znovu podle těchto pravidel.
evening-referee = Rozhodčí
evening-referee-about = Od začátku kola pokládej kameny na obrazovce stejně jako na stole a aplikace ti spočítá bonusy.
evening-number-keys = Číselné klávesy
evening-number-keys-about = Tři klepnutí na velké číslice místo výběru z 56 kamenů.
evening-turn-tile = Otočit
evening-lay = Přiložit
evening-lies-elsewhere = Leží jinde
evening-lies-anyway = Na stole přesto leží
evening-field-lost = Pole končí řádkem { $line }: pro jeho kámen v něm není místo. Když ten řádek vrátíš nebo opravíš, bude pole pokračovat; jinak začne znovu v příštím kole.
evening-field-later = Toto kolo začalo bez pole. Rozhodčí začne s příštím kolem.
evening-these-rules = Podle těchto pravidel
evening-sheet-words = Slova z návodu „{ $sheet }“
evening-unpaid = Body navíc za to nejsou.
evening-share = Sdílet, tisknout nebo uložit
evening-share-link = Sdílet jako odkaz
evening-share-about = Celý večer je v odkazu. Žádný server ho neukládá.
evening-share-picture = Sdílet jako obrázek
evening-print = Vytisknout list s body
evening-save = Uložit do souboru
evening-save-csv = Uložit pro tabulku (CSV)
evening-save-record = Uložit záznam k přehrání
evening-keep = Uložit na tomto zařízení
