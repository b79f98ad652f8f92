### What the first page of the web app says, in Latvian; much of it is said elsewhere, too.
###
### The browser fetches the other files when another page needs them.

## Everywhere

ui-close = Aizvērt
ui-guest = Viesis
ui-home = Uz sākumlapu
ui-loading = Ielādē…
ui-trouble = Neizdevās
ui-try-again = Mēģināt vēlreiz
ui-quoted = „{ $words }”
ui-seat = { $seat }. vieta
ui-unreachable = Serveris nav sasniedzams. Pārbaudi savienojumu un mēģini vēlreiz.
ui-broken = Lapa apstājās lietotnes kļūdas dēļ. Tavas spēles ir saglabātas.
ui-cookies-off = Šī pārlūkprogramma šai lapai neglabā sīkdatnes, tāpēc serveris nevar zināt, kas tu esi. Atļauj šeit sīkdatnes un mēģini vēlreiz.
settings-title = Iestatījumi
settings-language = Valoda

## The first page

home-away = Nav savienojuma. Vari spēlēt šajā ierīcē: vienatnē, nododot ierīci cits citam vai pret vienkāršiem botiem. Spēles ar draugiem turpināsies, kad savienojums atjaunosies.
home-all-running = Visas iesāktās spēles ({ $games })
home-between-rounds = Starp diviem raundiem
home-change = mainīt
home-device = Vienā ierīcē
home-device-about = Padod to tālāk; tavi kauliņi paliek aizklāti
home-free-seats = { $seats ->
    [zero] { $seats } brīvu vietu
    [one] { $seats } brīva vieta
   *[other] { $seats } brīvas vietas
}
home-friends = Ar draugiem
home-friends-about = Nosūti saiti vai parādi QR kodu
home-given-up = Pārtraukta
home-new = Pielāgota spēle
home-new-about = Mājas noteikumi, boti, laika limiti
home-new-about-away = Mājas noteikumi un boti
home-offers = Kā spēlēt
home-open = Atvērtie galdi
home-opening = Tiek atvērts galds…
home-over = { $rounds ->
    [zero] { $rounds } raundu
    [one] { $rounds } raunds
   *[other] { $rounds } raundi
}
home-play-now = Spēlēt tūlīt
home-play-now-first = Pret botu, pēc noteikumiem „{ $rules }”
home-play-now-how = { $rules }, pretinieks: { $bot }
home-print-about = Kauliņi, rezultātu lapas un noteikumi PDF failā
home-puzzles = Uzdevumi
home-puzzles-about = Atrodi labāko gājienu un mācies no savām kļūdām
home-replays = Atkārtojumi
home-replays-about = Noskaties spēli vēlreiz, gājienu pa gājienam
home-rules = Noteikumi
home-rules-about = Ar piemēriem, ko var izmēģināt
home-rules-changed = Līdz ar valodu mainījās arī noteikumi.
home-rules-keep = Palikt pie „{ $rules }”
home-running = Tavas spēles
home-solo = Solo
home-solo-about = Pārspēj labākos rezultātus
home-waiting = Gaida spēlētājus
home-watch = Var skatīties
home-pad = Rezultātu bloknots
home-pad-about = Spēlei ar īstajiem kauliņiem
print-title = Drukāt
new-rules = Noteikumi
new-bot = Bots
new-other-rules = Citi publicētie noteikumi
new-other-bots = Citi boti
new-friendly = Draudzīga spēle
new-friendly-about = Līdz spēles beigām var atsaukt visu, arī pacelšanu un botu gājienus. Ja tos atsauc, spēle vairs neskaitās.

## Offers to somebody new

guide-offer = Pirmo reizi šeit? Iemācies spēlējot – divās minūtēs
guide-offer-about = Viens raunds ar draudzīgu pretinieku, soli pa solim
guide-show = Parādi, kā
guide-dismiss = Nē, paldies
box-ask = Kura kaste ir tavā plauktā?
box-ask-about = Katrai kastei ir savi noteikumi. Izvēlies savējo, un tavas spēles notiks pēc tiem.
box-choose = Izvēlēties kasti
box-none = Man tādas nav
box-of-rules = { $rules } · kaste: { $box }

## Games on the first page

table-to-play = { PERSON($player) ->
    [you] Tavs gājiens
   *[other] Gājiens: { $player }
}
table-house = { $rules }, mājas noteikumi
end-screen-given-up = Šī spēle ir pārtraukta
remove-label = { $what ->
    [closed] Slēgt galdu
    [left] Aiziet no galda
    [unlisted] Dzēst spēli
   *[other] Padoties spēlē
}: { $players }
list-comma = { $first }, { $next }
list-and = { $first } un { $last }
player-you = Tu
remove-closed-do = Slēgt galdu
remove-closed-means = Pie galda vēl neviens cits nesēž. Galda saite vairs nedarbosies.
remove-closed-sure = Slēgt šo galdu?
remove-ended-do = Padoties
remove-ended-means = Spēle ar to beidzas bez uzvarētāja.
remove-ended-sure = Padoties šajā spēlē?
remove-handed-over-do = Padoties
remove-handed-over-means = Tavu vietu ieņem bots un spēlē līdz galam, lai pārējie var turpināt. Atgriezties vairs nevarēsi.
remove-handed-over-sure = Padoties šajā spēlē?
remove-left-do = Aiziet
remove-left-means = Tava vieta kļūst brīva kādam citam.
remove-left-sure = Aiziet no šī galda?
remove-not = Tomēr nē
remove-unlisted-do = Dzēst
remove-unlisted-means = Spēle pazūd no tava saraksta. Citiem spēlētājiem tā paliek.
remove-unlisted-means-alone = Spēle pazūd no tava saraksta.
remove-unlisted-sure = Dzēst šo spēli?
remove-won-do = Padoties
remove-won-means = Spēle beidzas, un uzvar { $players }.
remove-won-sure = Padoties šajā spēlē?

## The published rule sets

ruleset-trimino = Trimino
ruleset-trimino-about = Latviešu Trimino noteikumu lapa: pacelt drīkst brīvi; spēle beidzas, tiklīdz kāds sasniedz 400 punktus.
ruleset-triple-domino = Triple Domino
ruleset-triple-domino-about = Lietuviešu Trigubas Domino noteikumu lapa: raunds, kurā kāda kopsumma sasniedz 400, ir pēdējais.
ruleset-triomino = Triomino
ruleset-triomino-about = Krievu Триомино noteikumu lapa: spēle beidzas, ja raunda beigās kādam ir 400.
ruleset-tri-domino = Tri-Domino
ruleset-tri-domino-about = Čehu Tri-Domino noteikumu lapa: kas nevar izspēlēt kauliņu, tas paceļ, līdz kāds der.
ruleset-triodominio = Triodominio
ruleset-triodominio-about = Krievu Тримино (Triodominio) noteikumu lapa: skaitās tikai spēlētājiem palikušie kauliņi, un uzvar spēlētājs ar mazāko kopsummu.
ruleset-triodominio-reverse = Triodominio, spēle otrādi
ruleset-triodominio-reverse-about = Игра Наоборот tajā pašā krievu lapā: skaitās tikai izspēlētie kauliņi, un uzvar spēlētājs ar lielāko kopsummu.
ruleset-pressman = Pressman
ruleset-pressman-about = Pressman spēles pamācība un Deluxe lapa: kas nevar izspēlēt kauliņu, tas paceļ, līdz kāds der, un par sākumu ar 0-0-0 ir vēl 30 punkti.
ruleset-goliath = Goliath
ruleset-goliath-about = Goliath De Luxe un XXL pamācības: par dubultajiem savienojumiem papildu punktu nav, par vairākiem sešstūriem reizē to ir vairāk.
ruleset-goliath-kids = Goliath bērniem
ruleset-goliath-kids-about = Goliath XXL pamācības pēdējā lapa: punkti bērniem, par kauliņu viens punkts.
ruleset-wikipedia = Vikipēdija
ruleset-wikipedia-about = Angļu Vikipēdijas raksts par Triominoes: līdz trim pacelšanām, vienlaikus noslēgti sešstūri dod pa 50.

## Bots

bot-random = Spēlē jebko, kas ir atļauts.
bot-greedy = Izspēlē kauliņu, kas tagad dod visvairāk, un tālāk neskatās.
bot-novice = Mazliet padomā un bieži nepamana tiltus un sešstūrus: bērns to var uzvarēt.
bot-casual = Domā uz priekšu, nepamana katru otro tiltu vai sešstūri un paceļ tikai tad, kad vajag.
bot-keen = Nepamana divus tiltus vai sešstūrus no pieciem, un reti tam pietiek pacietības pacelt, gaidot labākus kauliņus.
bot-seasoned = Nepamana trīs tiltus vai sešstūrus no desmit un dažās spēlēs pacietīgi paceļ, gaidot labākus kauliņus.
bot-club = Nepamana vienu tiltu vai sešstūri no pieciem un vairumā spēļu pacietīgi paceļ, gaidot labākus kauliņus.
bot-tournament = Nepamana vienu tiltu vai sešstūri no desmit un gandrīz vienmēr zina, kad ir vērts pacelt.
bot-heuristic = Salīdzina savus punktus ar to, ko gājiens atstāj citiem, bet uz priekšu nedomā.
bot-expert = Domās izspēlē turpinājumu ar dažādiem kauliņiem, kādi citiem varētu būt.
bot-master = Spēlē kā Eksperts, bet domā desmitreiz ilgāk: pats stiprākais.
bot-easygoing = Izspēlē kauliņu, kas dod visvairāk punktu, un lielāko daļu tiltu un sešstūru nepamana. Spēlē bez servera.
bot-solid = Salīdzina savus punktus ar to, ko gājiens atstāj citiem, un domā vienu gājienu uz priekšu. Spēlē bez servera; apmēram tikpat stiprs kā Mantrausis vai mazliet stiprāks.

## Levels of bots, in a word

bot-name-random = Laimes lācis
bot-name-greedy = Mantrausis
bot-name-novice = Iesācējs
bot-name-casual = Omulīgais
bot-name-keen = Aizrautīgais
bot-name-seasoned = Rūdītais
bot-name-club = Kluba spēlētājs
bot-name-tournament = Turnīra spēlētājs
bot-name-heuristic = Ātrais
bot-name-expert = Eksperts
bot-name-master = Meistars
bot-name-easygoing = Nesteidzīgais
bot-name-solid = Nosvērtais

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
character-emma = Emma
character-nico = Niko
character-bruno = Bruno
character-nora = Nora
character-hugo = Hugo
character-lena = Lena
character-otto = Oto
character-vera = Vera
character-pia = Pija
character-felix = Felikss
character-alma = Alma
character-oskar = Oskars
character-lucia = Lūcija
character-bento = Bento
character-elsa = Elza
character-viktor = Viktors
character-amanda = Amanda
character-gustav = Gustavs
character-paula = Paula
character-ramon = Ramons
character-ida = Ida
character-leo = Leo
character-clara = Klāra
character-arno = Arno
character-stella = Stella
character-marco = Marko
character-diana = Diāna
character-magnus = Magnuss
character-helena = Helēna
character-silvio = Silvio
character-marta = Marta
character-ovidio = Ovidio
character-gina = Džīna
character-paco = Pako
character-vita = Vita
character-rocco = Roko
character-dora = Dora
character-zeno = Zeno
character-ada = Ada
character-ivo = Ivo
character-greta = Grēta
character-mario = Mario
character-irma = Irma
character-dario = Dario
character-minerva = Minerva
character-arturo = Arturo
character-aurora = Aurora
character-galileo = Galileo
character-sofia = Sofija
character-lorenzo = Lorenco
