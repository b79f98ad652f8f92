### What the first page of the web app says, in Lithuanian; much of it is said elsewhere, too.
###
### The browser fetches the other files when another page needs them.

## Everywhere

ui-close = Uždaryti
ui-guest = Svečias
ui-home = Į pradžios puslapį
ui-loading = Įkeliama…
ui-trouble = Nepavyko
ui-try-again = Bandyti vėl
ui-quoted = „{ $words }“
ui-seat = Žaidėjas { $seat }
ui-unreachable = Serveris nepasiekiamas. Patikrink ryšį ir bandyk vėl.
ui-broken = Puslapis sustojo dėl programėlės klaidos. Tavo žaidimai išsaugoti.
ui-cookies-off = Ši naršyklė neišsaugo šio puslapio slapukų, todėl serveris negali tavęs atpažinti. Leisk čia slapukus ir bandyk vėl.
settings-title = Nustatymai
settings-language = Kalba

## The first page

home-away = Nėra ryšio. Gali žaisti šiame įrenginyje: solo, su kitais perduodant įrenginį arba prieš paprastus botus. Žaidimai su draugais tęsis, kai ryšys atsiras.
home-all-running = Visos pradėtos partijos ({ $games })
home-between-rounds = Tarp dviejų raundų
home-change = keisti
home-device = Viename įrenginyje
home-device-about = Perduok jį kitam; tavo kauliukai lieka uždengti
home-free-seats = { $seats ->
    [one] { $seats } laisva vieta
    [few] { $seats } laisvos vietos
   *[other] { $seats } laisvų vietų
}
home-friends = Su draugais
home-friends-about = Nusiųsk nuorodą arba parodyk QR kodą
home-given-up = Pasiduota
home-new = Partija savaip
home-new-about = Namų taisyklės, botai, laiko ribos
home-new-about-away = Namų taisyklės ir botai
home-offers = Žaidimo būdai
home-open = Atviri stalai
home-opening = Ruošiamas stalas…
home-over = { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
   *[other] { $rounds } raundų
}
home-play-now = Žaisti dabar
home-play-now-first = Prieš botą, pagal taisykles „{ $rules }“
home-play-now-how = { $rules }, varžovas: { $bot }
home-print-about = Kauliukai, taškų lapai ir taisyklės PDF faile
home-puzzles = Užduotys
home-puzzles-about = Rask geriausią ėjimą ir pasimokyk iš savo klaidų
home-replays = Peržiūros
home-replays-about = Pažiūrėk partiją dar kartą, ėjimas po ėjimo
home-rules = Taisyklės
home-rules-about = Su pavyzdžiais, kuriuos gali išbandyti
home-rules-changed = Kartu su kalba pasikeitė ir taisyklės.
home-rules-keep = Likti prie „{ $rules }“
home-running = Tavo partijos
home-solo = Solo
home-solo-about = Pranok geriausius rezultatus
home-waiting = Laukiama žaidėjų
home-watch = Galima stebėti
home-pad = Taškų lenta
home-pad-about = Žaidimui tikrais kauliukais
print-title = Spausdinti
new-rules = Taisyklės
new-bot = Botas
new-other-rules = Kitos paskelbtos taisyklės
new-other-bots = Kitokie botai
new-friendly = Draugiška partija
new-friendly-about = Iki partijos pabaigos galima atsiimti viską, net traukimus ir botų ėjimus. Jei juos atsiimi, partija nebeįskaitoma.

## Offers to somebody new

guide-offer = Čia pirmą kartą? Išmok žaisti per dvi minutes
guide-offer-about = Vienas raundas su draugišku varžovu, žingsnis po žingsnio
guide-show = Parodyk kaip
guide-dismiss = Ne, ačiū
box-ask = Kuri dėžutė stovi tavo lentynoje?
box-ask-about = Kiekviena dėžutė turi savo taisykles. Pasirink savąją, ir žaisi pagal jos taisykles.
box-choose = Pasirinkti dėžutę
box-none = Neturiu jokios
box-of-rules = { $rules } · dėžutė: { $box }

## Games on the first page

table-to-play = { PERSON($player) ->
    [you] Tavo ėjimas
   *[other] Eina { $player }
}
table-house = { $rules }, namų taisyklės
end-screen-given-up = Ši partija nutraukta
remove-label = { $what ->
    [closed] Uždaryti stalą
    [left] Palikti stalą
    [unlisted] Ištrinti partiją
   *[other] Pasiduoti partijoje
}: { $players }
list-comma = { $first }, { $next }
list-and = { $first } ir { $last }
player-you = Tu
remove-closed-do = Uždaryti stalą
remove-closed-means = Prie stalo dar niekas kitas nesėdi. Stalo nuoroda nebeveiks.
remove-closed-sure = Uždaryti šį stalą?
remove-ended-do = Pasiduoti
remove-ended-means = Partija baigsis be laimėtojo.
remove-ended-sure = Pasiduoti šioje partijoje?
remove-handed-over-do = Pasiduoti
remove-handed-over-means = Tavo vietą užims botas ir žais iki galo, kad kiti galėtų tęsti. Grįžti nebegalėsi.
remove-handed-over-sure = Pasiduoti šioje partijoje?
remove-left-do = Išeiti
remove-left-means = Tavo vieta atsilaisvins kam nors kitam.
remove-left-sure = Palikti šį stalą?
remove-not = Ne, nereikia
remove-unlisted-do = Ištrinti
remove-unlisted-means = Partija dings iš tavo sąrašo. Kitiems žaidėjams ji liks.
remove-unlisted-means-alone = Partija dings iš tavo sąrašo.
remove-unlisted-sure = Ištrinti šią partiją?
remove-won-do = Pasiduoti
remove-won-means = Partija baigsis, ir laimės { $players }.
remove-won-sure = Pasiduoti šioje partijoje?

## The published rule sets

ruleset-trimino = Trimino
ruleset-trimino-about = Latviškas „Trimino“ taisyklių lapas: traukti galima laisvai; kas pirmas surenka 400, iš karto užbaigia partiją.
ruleset-triple-domino = Trigubas Domino
ruleset-triple-domino-about = Lietuviškas „Trigubo Domino“ taisyklių lapas: raundas, kuriame suma pasiekia 400, yra paskutinis.
ruleset-triomino = Triomino
ruleset-triomino-about = Rusiškas „Триомино“ taisyklių lapas: partija baigiasi, kai raundo pabaigoje suma siekia 400.
ruleset-tri-domino = Tri-Domino
ruleset-tri-domino-about = Čekiškas „Tri-Domino“ taisyklių lapas: kas negali dėti, traukia, kol kauliukas tiks.
ruleset-triodominio = Triodominio
ruleset-triodominio-about = Rusiškas „Тримино (Triodominio)“ taisyklių lapas: skaičiuojami tik likę kauliukai, laimi turintis mažiausią sumą.
ruleset-triodominio-reverse = Triodominio atvirkščiai
ruleset-triodominio-reverse-about = „Игра Наоборот“ iš to paties rusiško lapo: skaičiuojami tik padėti kauliukai, laimi turintis didžiausią sumą.
ruleset-pressman = Pressman
ruleset-pressman-about = „Pressman“ žaidimo instrukcija ir „Deluxe“ lapas: kas negali dėti, traukia, kol kauliukas tiks, o už pradžią kauliuku 0-0-0 – dar 30 taškų.
ruleset-goliath = Goliath
ruleset-goliath-about = „Goliath“ rinkinių „De Luxe“ ir „XXL“ taisyklės: nieko už dvigubas jungtis, daugiau už kelis šešiakampius iš karto.
ruleset-goliath-kids = Goliath vaikams
ruleset-goliath-kids-about = Paskutinis „Goliath XXL“ taisyklių puslapis: skaičiavimas vaikams, po tašką už kauliuką.
ruleset-wikipedia = Vikipedija
ruleset-wikipedia-about = Angliškos Vikipedijos straipsnis „Triominoes“: traukiama iki trijų kartų, už kelis šešiakampius iš karto – po 50.

## Bots

bot-random = Žaidžia bet ką, kas leidžiama.
bot-greedy = Deda kauliuką, kuris dabar duoda daugiausia taškų, ir toliau nežiūri.
bot-novice = Galvoja mažai ir dažnai nepastebi tiltų bei šešiakampių: įveiks ir vaikas.
bot-casual = Galvoja į priekį, nepastebi kas antro tilto ar šešiakampio ir traukia tik tada, kai privalo.
bot-keen = Nepastebi dviejų tiltų ar šešiakampių iš penkių ir retai turi kantrybės traukti geresnių kauliukų.
bot-seasoned = Nepastebi trijų tiltų ar šešiakampių iš dešimties, o kai kuriose partijose kantriai traukia geresnių kauliukų.
bot-club = Nepastebi vieno tilto ar šešiakampio iš penkių, o daugumoje partijų kantriai traukia geresnių kauliukų.
bot-tournament = Nepastebi vieno tilto ar šešiakampio iš dešimties ir beveik visada žino, kada verta traukti.
bot-heuristic = Sveria, kiek taškų gauna ir ką palieka kitiems, bet į priekį negalvoja.
bot-expert = Mintyse žaidžia toliau su daugybe kauliukų, kuriuos gali turėti kiti.
bot-master = Žaidžia kaip ekspertas, tik galvoja dešimt kartų ilgiau: pats stipriausias.
bot-easygoing = Deda kauliuką, kuris duoda daugiausia taškų, ir daugumos tiltų bei šešiakampių nepastebi. Žaidžia be serverio.
bot-solid = Sveria savo taškus ir tai, ką palieka kitiems, galvodamas vienu ėjimu į priekį. Žaidžia be serverio; maždaug tokio pat stiprumo kaip Gobšuolis arba kiek stipresnis.

## Levels of bots, in a word

bot-name-random = Laimės kūdikis
bot-name-greedy = Gobšuolis
bot-name-novice = Naujokas
bot-name-casual = Ramuolis
bot-name-keen = Entuziastas
bot-name-seasoned = Prityręs žaidėjas
bot-name-club = Klubo žaidėjas
bot-name-tournament = Turnyro žaidėjas
bot-name-heuristic = Greituolis
bot-name-expert = Ekspertas
bot-name-master = Meistras
bot-name-easygoing = Lengvabūdis
bot-name-solid = Tvirtuolis

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
character-donna = Dona
character-mia = Mija
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
character-vera = Vera
character-pia = Pija
character-felix = Feliksas
character-alma = Alma
character-oskar = Oskaras
character-lucia = Liucija
character-bento = Bento
character-elsa = Elza
character-viktor = Viktoras
character-amanda = Amanda
character-gustav = Gustavas
character-paula = Paula
character-ramon = Ramonas
character-ida = Ida
character-leo = Leo
character-clara = Klara
character-arno = Arno
character-stella = Stela
character-marco = Marko
character-diana = Diana
character-magnus = Magnusas
character-helena = Helena
character-silvio = Silvio
character-marta = Marta
character-ovidio = Ovidio
character-gina = Džina
character-paco = Pako
character-vita = Vita
character-rocco = Roko
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
character-sofia = Sofija
character-lorenzo = Lorenco
