### What a server tells those who play on it, in Czech: refusals and greetings.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Thinking on the server

thinking-busy = { $seconds ->
    [one] Server je teď přetížený. Zkus to znovu za sekundu.
    [few] Server je teď přetížený. Zkus to znovu za { $seconds } sekundy.
   *[other] Server je teď přetížený. Zkus to znovu za { $seconds } sekund.
}
thinking-failed = Výpočet se nepodařilo dokončit. Zkus to znovu.

## What the server refuses at its edge

server-fault = Na serveru se něco pokazilo. Je to tam zapsáno pod { $id }. Zkus to znovu.
foreign-origin = Tento požadavek přichází ze stránky jiného webu, { $origin }. Otevři hru na její vlastní adrese.
foreign-host = Tento server se nejmenuje { $host }. Otevři ho na jeho vlastní adrese; kdo ho spravuje, může jméno přidat pomocí TRIMINO_HOSTS.
body-too-large = Tohle je příliš velké: nejvyšší počet bajtů je { $most }. Pošli méně.
query-too-long = Tato adresa je příliš dlouhá: za otazníkem smí mít nejvýše { $most } KiB.
too-many = To bylo příliš mnoho najednou. Zkus to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
name-empty = Jméno potřebuje aspoň jeden viditelný znak. Napiš ho.
name-too-long = { $most ->
    [one] Toto jméno je příliš dlouhé. Smí mít nejvýše { $most } znak.
    [few] Toto jméno je příliš dlouhé. Smí mít nejvýše { $most } znaky.
   *[other] Toto jméno je příliš dlouhé. Smí mít nejvýše { $most } znaků.
}
name-unreadable = Toto jméno obsahuje znaky, které nejde zobrazit. Použij písmena, číslice, interpunkci a mezery.
name-mixed = V tomto jménu se míchají písmena různých abeced, nebo taková, která jiná jen napodobují. Napiš ho jednou abecedou.
name-marks = Toto jméno má nad písmeny nebo pod nimi příliš mnoho znamének. Některá vynech.
link-gone = { $minutes ->
    [one] Tento odkaz už byl použit, nebo je starší než minuta. Vytvoř na druhém zařízení nový.
    [few] Tento odkaz už byl použit, nebo je starší než { $minutes } minuty. Vytvoř na druhém zařízení nový.
   *[other] Tento odkaz už byl použit, nebo je starší než { $minutes } minut. Vytvoř na druhém zařízení nový.
}
metrics-closed = Měření jsou jen pro ty, kdo mají token. Pošli ho v hlavičce Authorization za slovem Bearer.

## The database of the server

store-unavailable = Databáze teď není dostupná ({ $why }). Zkus to za chvíli znovu.
store-unstorable = Takovou hodnotu databáze neuloží: text s poškozenými znaky, nebo příliš velké číslo.

## Tables of the server

nobody-asks = Server tě ještě nezná. Nejdřív mu řekni své jméno.
no-such-table = Takový stůl neexistuje. Možná už je zavřený; požádej o nový odkaz.
no-such-record = Takový záznam neexistuje.
no-such-device = Takové zařízení nemáš, nebo už bylo odebráno.
no-such-analysis = Takový rozbor neexistuje.
analysis-not-yours = Rozbor smí zastavit jen ten, kdo hrál nebo záznam nahrál.
analysis-too-long = Tato hra je pro rozbor příliš dlouhá: tahů smí být nejvýše { $most }.
no-such-page = Na této adrese nic není.
one-record = Zadej jeden záznam: záznam stolu, nebo nahraný.
practice-too-long = { $rounds ->
    [one] Ve hře jde pokračovat jen z prvního kola.
    [few] Ve hře jde pokračovat jen z prvních { $rounds } kol.
   *[other] Ve hře jde pokračovat jen z prvních { $rounds } kol.
}
bad-request = Požadavek nejde přečíst: { $why }
bad-frame = Zprávu nejde přečíst: { $why }
form-at = { $place }: { $why }
form-missing = chybí
form-too-small = musí to být aspoň { $least }
form-too-large = smí to být nejvýše { $most }
form-too-few = nejmenší počet je { $least }
form-too-many = největší počet je { $most }
form-text-too-long = { $most ->
    [one] smí to mít nejvýše { $most } znak
    [few] smí to mít nejvýše { $most } znaky
   *[other] smí to mít nejvýše { $most } znaků
}
server-stopping = Server se právě zastavuje. Zkus to za chvíli znovu.

table-stale = Stůl se mezitím změnil. Podívej se a rozhodni se znovu.
table-not-seated = U tohoto stolu nesedíš. Nejdřív si sedni.
table-already-seated = U tohoto stolu už sedíš.
table-seat-taken = To místo je obsazené. Vyber jiné.
table-seat-twice = Některé místo je uvedeno dvakrát. Uveď každé jen jednou.
table-no-such-seat = { $seats ->
    [one] Takové místo neexistuje. U stolu je jedno.
    [few] Takové místo neexistuje. U stolu jsou { $seats }.
   *[other] Takové místo neexistuje. U stolu je jich { $seats }.
}
table-seats-do-not-fit = Počet hráčů ve hře z tohoto záznamu je { $seats }. Otevři stůl se stejným počtem míst.
table-names-do-not-fit = Zadej jedno jméno pro každé místo, nebo vůbec žádné.
table-contribution-missing = Chybí tvůj díl míchání. Pošli 64 šestnáctkových číslic podle vlastní volby.
table-only-one-seat = Během hry jde obsadit jen jedno místo.
table-not-the-host = To smí jen hostitel stolu.
table-not-started = Hra ještě nezačala.
table-already-started = Hra už začala a žádné místo není volné. Můžeš se dívat.
table-match-over = Hra skončila.
table-match-not-over = Hra ještě neskončila.
table-seats-empty = Některé místo je ještě prázdné. Počkej na někoho, nebo to místo dej botovi.
table-nobody-seated = U stolu nikdo nesedí. Nejdřív si sedni.
table-still-there = Kdo tam sedí, může se ještě včas vrátit. Místo jde uvolnit až potom, co se za nepřítomného musel odehrát tah.
table-not-a-person = Na tom místě nikdo nesedí.
table-only-bots-change = Během hry jde měnit jen úroveň bota.
table-not-away = Nejsi pryč.
table-not-your-turn = Nejsi na tahu.
table-no-decision = Teď není o čem rozhodovat.
table-hand-covered = Kameny jsou zakryté. Nejdřív je odkryj.
table-not-covered = Kameny nejsou zakryté.
table-clocks-turn = Čas vypršel a tento tah se odehraje automaticky.
table-round-not-over = Kolo ještě neskončilo.
table-cannot-take-back = Teď nejde nic vrátit: mezitím už někdo táhl, nebo se ukázalo něco skrytého.
table-too-late-to-take-back = Na vrácení je pozdě: další tah už se odehrál.
table-removal-changed = { $removal ->
    [closed] Mezitím všichni ostatní odešli: teď by se stůl zavřel. Podívej se a rozhodni se znovu.
    [left] Mezitím si někdo přisedl: teď by se tvoje místo uvolnilo pro někoho jiného. Podívej se a rozhodni se znovu.
    [ended] Hra se mezitím změnila: když se teď vzdáš, skončí bez vítěze. Podívej se a rozhodni se znovu.
    [won] Hra se mezitím změnila: když se teď vzdáš, vyhraje druhý hráč. Podívej se a rozhodni se znovu.
    [handed-over] Hra se mezitím změnila: když se teď vzdáš, dohraje za tebe bot. Podívej se a rozhodni se znovu.
   *[unlisted] Hra mezitím skončila. Než ji smažeš ze svého seznamu, podívej se na výsledek.
}
table-log-full = U tohoto stolu už jde jen dohrát hru. Na cokoli dalšího otevři nový stůl.
table-no-hints = U tohoto stolu nejsou rady.
table-not-guided = Tak to jde taky. Tady ale zatím sleduj, co svítí.
table-unknown-bot = Bot jménem „{ $name }“ neexistuje. K dispozici jsou: { $known }.
table-unknown-rules = Uveď jako "base" pravidla, ze kterých domácí pravidla vycházejí.
table-log-has-gap = Zápis stolu { $table } je porušený ve verzi { $version }.
player-of-seat = Hráč { $number }
player-named = { $name }

greeting-hello = Ahoj!
greeting-good-luck = Hodně štěstí!
greeting-well-played = Dobře zahráno!
greeting-thanks = Díky!
greeting-oops = Jejda!
greeting-wait-please = Moment, prosím.
greeting-good-game = Pěkná hra!
greeting-goodbye = Tak zatím!
