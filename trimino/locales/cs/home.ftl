### What the first page of the web app says, in Czech; much of it is said elsewhere, too.
###
### The browser fetches the other files when another page needs them.

## Everywhere

ui-close = Zavřít
ui-guest = Host
ui-home = Na úvodní stránku
ui-loading = Načítá se…
ui-trouble = To se nepovedlo
ui-try-again = Zkusit znovu
ui-quoted = „{ $words }“
ui-seat = Místo { $seat }
ui-unreachable = Server není dostupný. Zkontroluj připojení a zkus to znovu.
ui-broken = Stránka se zastavila kvůli chybě v aplikaci. Tvé hry jsou uložené.
ui-cookies-off = Prohlížeč pro tuto stránku neukládá cookies, takže server nepozná, kdo jsi. Povol je tu a zkus to znovu.
settings-title = Nastavení
settings-language = Jazyk

## The first page

home-away = Není spojení. Na tomto zařízení můžeš hrát dál: sólo, střídavě s ostatními, nebo proti jednoduchým botům. Hry s přáteli budou pokračovat, až se spojení obnoví.
home-all-running = { $games ->
    [one] Ukázat { $games } rozehranou hru
    [few] Všechny { $games } rozehrané hry
   *[other] Všech { $games } rozehraných her
}
home-between-rounds = Mezi koly
home-change = změnit
home-device = Na jednom zařízení
home-device-about = Koluje kolem stolu, kameny zůstanou zakryté
home-free-seats = { $seats ->
    [one] Jedno volné místo
    [few] { $seats } volná místa
   *[other] { $seats } volných míst
}
home-friends = S přáteli
home-friends-about = Pošli odkaz, nebo ukaž QR kód
home-given-up = Vzdáno
home-new = Vlastní hra
home-new-about = Domácí pravidla, boti, čas na tah
home-new-about-away = Domácí pravidla a boti
home-offers = Jak hrát
home-open = Otevřené stoly
home-opening = Stůl se chystá…
home-over = { $rounds ->
    [one] Jedno kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
home-play-now = Hrát
home-play-now-first = Proti botovi, podle pravidel „{ $rules }“
home-play-now-how = { $rules }, soupeř: { $bot }
home-print-about = Kameny, listy na body a pravidla v PDF
home-puzzles = Úlohy
home-puzzles-about = Najdi nejlepší tah a procvič si vlastní chyby
home-replays = Přehrávání her
home-replays-about = Podívej se na hru znovu, tah po tahu
home-rules = Pravidla
home-rules-about = S příklady k vyzkoušení
home-rules-changed = S jazykem se změnila i pravidla.
home-rules-keep = Ponechat pravidla „{ $rules }“
home-running = Tvoje hry
home-solo = Sólo
home-solo-about = Dostaň se do žebříčku
home-waiting = Čeká se na hráče
home-watch = Můžeš se dívat
home-pad = Zápis skóre
home-pad-about = Pro hru se skutečnými kameny
print-title = Tisk
new-rules = Pravidla
new-bot = Bot
new-other-rules = Jiná vydaná pravidla
new-other-bots = Jiní boti
new-friendly = Přátelská hra
new-friendly-about = Do konce hry můžeš vrátit všechno, i braní kamenů a tahy botů. Když je vrátíš, hra se už nepočítá.

## Offers to somebody new

guide-offer = Jsi tu poprvé? Nauč se hrát za dvě minuty
guide-offer-about = Jedno kolo s přátelským soupeřem, krok za krokem
guide-show = Ukaž mi jak
guide-dismiss = Ne, díky
box-ask = Kterou krabici máš na polici?
box-ask-about = V každé krabici jsou jiná pravidla. Vyber tu svoji a tvoje hry se budou řídit jejími pravidly.
box-choose = Vybrat krabici
box-none = Žádnou nemám
box-of-rules = { $rules } · krabice: { $box }

## Games on the first page

table-to-play = { PERSON($player) ->
    [you] Jsi na tahu
   *[other] Na tahu: { $player }
}
table-house = { $rules }, domácí pravidla
end-screen-given-up = Hra zůstala nedohraná
remove-label = { $what ->
    [closed] Zavřít stůl
    [left] Odejít od stolu
    [unlisted] Smazat hru
   *[other] Vzdát hru
}: { $players }
list-comma = { $first }, { $next }
list-and = { $first } a { $last }
player-you = Ty
remove-closed-do = Zavřít stůl
remove-closed-means = Nikdo jiný tu ještě nesedí. Odkaz na stůl přestane fungovat.
remove-closed-sure = Zavřít tenhle stůl?
remove-ended-do = Vzdát se
remove-ended-means = Hra tím končí bez vítěze.
remove-ended-sure = Vzdát tuhle hru?
remove-handed-over-do = Vzdát se
remove-handed-over-means = Tvoje místo převezme bot a dohraje do konce, aby ostatní mohli pokračovat. Vrátit se už nepůjde.
remove-handed-over-sure = Vzdát tuhle hru?
remove-left-do = Odejít
remove-left-means = Tvoje místo se uvolní pro někoho jiného.
remove-left-sure = Odejít od stolu?
remove-not = Raději ne
remove-unlisted-do = Smazat
remove-unlisted-means = Hra zmizí z tvého seznamu. Ostatním hráčům zůstane.
remove-unlisted-means-alone = Hra zmizí z tvého seznamu.
remove-unlisted-sure = Smazat tuhle hru?
remove-won-do = Vzdát se
remove-won-means = Hra končí a vyhrává { $players }.
remove-won-sure = Vzdát tuhle hru?

## The published rule sets

ruleset-trimino = Trimino
ruleset-trimino-about = Lotyšský návod ke hře Trimino: braní je volné a hra končí hned, jakmile má někdo skóre 400.
ruleset-triple-domino = Trojité domino
ruleset-triple-domino-about = Litevský návod ke hře Trigubas Domino: kolo, ve kterém někdo dosáhne skóre 400, je poslední.
ruleset-triomino = Triomino
ruleset-triomino-about = Ruský návod ke hře Триомино: hra končí, když má někdo na konci kola skóre 400.
ruleset-tri-domino = Tri-Domino
ruleset-tri-domino-about = Český návod ke hře Tri-Domino: kdo nemůže přiložit, bere ze zásoby, dokud se některý kámen nehodí.
ruleset-triodominio = Triodominio
ruleset-triodominio-about = Ruský návod ke hře Тримино (Triodominio): počítají se jen kameny zbylé v rukou a vyhrává hráč s nejnižším skóre.
ruleset-triodominio-reverse = Triodominio, hra naopak
ruleset-triodominio-reverse-about = Игра Наоборот ze stejného ruského návodu: počítají se jen přiložené kameny a vyhrává hráč s nejvyšším skóre.
ruleset-pressman = Pressman
ruleset-pressman-about = Návod firmy Pressman, základní i Deluxe: kdo nemůže přiložit, bere, dokud se některý kámen nehodí, a zahájení kamenem 0-0-0 přinese 30 bodů navíc.
ruleset-goliath = Goliath
ruleset-goliath-about = Návody firmy Goliath k sadám De Luxe a XXL: za dvojspoje nic, za víc šestiúhelníků najednou víc.
ruleset-goliath-kids = Goliath pro děti
ruleset-goliath-kids-about = Poslední strana návodu Goliath XXL: počítání pro děti, jeden bod za kámen.
ruleset-wikipedia = Wikipedie
ruleset-wikipedia-about = Článek Triominoes v anglické Wikipedii: nejvýše tři braní, za víc šestiúhelníků najednou 50 bodů za každý.

## Bots

bot-random = Hraje cokoli, co pravidla dovolí.
bot-greedy = Přiloží kámen, který teď dá nejvíc bodů, a dál nehledí.
bot-novice = Trochu přemýšlí a často přehlédne mosty a šestiúhelníky: porazí ho i dítě.
bot-casual = Myslí dopředu, přehlédne každý druhý most nebo šestiúhelník a bere, jen když musí.
bot-keen = Přehlédne dva mosty nebo šestiúhelníky z pěti a málokdy má trpělivost brát a čekat na lepší kameny.
bot-seasoned = Přehlédne tři mosty nebo šestiúhelníky z deseti a v některých hrách trpělivě bere a čeká na lepší kameny.
bot-club = Přehlédne každý pátý most nebo šestiúhelník a ve většině her trpělivě bere a čeká na lepší kameny.
bot-tournament = Přehlédne každý desátý most nebo šestiúhelník a skoro vždy ví, kdy se vyplatí brát.
bot-heuristic = Porovnává své body s tím, co tah nechá ostatním, ale nemyslí dopředu.
bot-expert = V duchu hru dohrává s mnoha různými kameny, které ostatní mohou mít.
bot-master = Hraje jako expert a přemýšlí desetkrát déle: nejsilnější ze všech.
bot-easygoing = Přiloží kámen, který dá nejvíc bodů, a většiny mostů a šestiúhelníků si nevšimne. Hraje bez serveru.
bot-solid = Porovná své body s tím, co tah nechá ostatním, na jeden tah dopředu. Hraje bez serveru; je zhruba stejně silný jako Nenasyta, nebo o něco silnější.

## Levels of bots, in a word

bot-name-random = Náhoda
bot-name-greedy = Nenasyta
bot-name-novice = Začátečník
bot-name-casual = Pohodář
bot-name-keen = Nadšenec
bot-name-seasoned = Zkušený hráč
bot-name-club = Klubový hráč
bot-name-tournament = Turnajový hráč
bot-name-heuristic = Rychlík
bot-name-expert = Expert
bot-name-master = Mistr
bot-name-easygoing = Flegmatik
bot-name-solid = Rozvážný

## Bots by name

character-lotta = Lota
character-kiko = Kiko
character-zita = Zita
character-momo = Momo
character-gita = Gita
character-tito = Tito
character-carlo = Karlo
character-rita = Rita
character-pedro = Pedro
character-berta = Berta
character-tino = Tino
character-donna = Donna
character-mia = Mia
character-timo = Timo
character-lola = Lola
character-milo = Milo
character-emma = Ema
character-nico = Niko
character-bruno = Bruno
character-nora = Nora
character-hugo = Hugo
character-lena = Lena
character-otto = Oto
character-vera = Věra
character-pia = Pia
character-felix = Felix
character-alma = Alma
character-oskar = Oskar
character-lucia = Lucie
character-bento = Bento
character-elsa = Elsa
character-viktor = Viktor
character-amanda = Amanda
character-gustav = Gustav
character-paula = Paula
character-ramon = Ramon
character-ida = Ida
character-leo = Leo
character-clara = Klára
character-arno = Arno
character-stella = Stela
character-marco = Marko
character-diana = Diana
character-magnus = Magnus
character-helena = Helena
character-silvio = Silvio
character-marta = Marta
character-ovidio = Ovidio
character-gina = Gina
character-paco = Paco
character-vita = Vita
character-rocco = Rocco
character-dora = Dora
character-zeno = Zeno
character-ada = Ada
character-ivo = Ivo
character-greta = Greta
character-mario = Mario
character-irma = Irma
character-dario = Dario
character-minerva = Minerva
character-arturo = Arturo
character-aurora = Aurora
character-galileo = Galileo
character-sofia = Sofie
character-lorenzo = Lorenzo
