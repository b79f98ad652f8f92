"""Readings: the passages of the sheets that can be read in two ways, and which way is ours.

The messages `reading-NAME` and, where no field gives another reading, `reading-NAME-why` say it in
every language. Quotations are exact, in the language of their sheet.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Quotation(NamedTuple):
    """Words of a sheet, exactly as they stand there."""

    sheet: str
    """The id of the sheet."""
    words: str


class Reading(NamedTuple):
    """One passage, the rule that settles it, and the house rules that read it otherwise."""

    name: str
    rule: str
    """The number of the rule in docs/rules.md that holds our reading."""
    others: tuple[Mapping[str, object], ...]
    """House rules that give another reading, as JSON; empty where none is offered."""
    quotations: tuple[Quotation, ...]

    @property
    def meaning(self) -> str:
        """The name of the message that says which reading is ours."""
        return f"reading-{self.name}"

    @property
    def reason(self) -> str | None:
        """The name of the message that says why no other reading is offered."""
        return None if self.others else f"reading-{self.name}-why"


def _reading(name: str, rule: str, *others: Mapping[str, object], **quoted: str) -> Reading:
    """A reading with one quotation for each sheet; an id is written with _ in place of -."""
    quotations = (Quotation(sheet.replace("_", "-"), words) for sheet, words in quoted.items())
    return Reading(name, rule, others, tuple(quotations))


READINGS = (
    _reading(
        "fit",
        "4.2",
        trimino="Kauliņu drīkst izspēlēt tikai tad, ja abi cipari uz tā sakrīt ar cipariem uz "
        "kauliņa, pie kura šis kauliņš tiek pielikts!",
        triple_domino="jei sutampa abiejų kauliukų gretimų trikampių vertės",
        triomino="только если на смежных сторонах совпадают обе цифры",
        tri_domino="Most je tvořen přiložením jedné (a pouze jedné) strany kamene a protilehlého "
        "bodu.",
        triodominio="очки на обоих углах двух соприкасающихся треугольников должны совпадать!",
    ),
    _reading(
        "beside-any",
        "4.2",
        triple_domino="ji turi sutapti su prieš tai padėto kauliuko skaičių seka",
        triomino="Следующий игрок может положить свою фишку рядом с ранее выложенной фишкой",
    ),
    _reading(
        "edge",
        "4.2",
        triodominio="Вы можете располагать свои фишки на поле как угодно, главное требование – "
        "чтобы фишки с одинаковыми значениями углов соприкасались друг с другом.",
    ),
    _reading(
        "opening-tile",
        "4.4",
        {"opening_tile": "any"},
        trimino="Spēli uzsāk spēlētājs, kuram ir kauliņš ar vislielāko summu",
        triple_domino="žaidimą pradeda žaidėjas, turintis aukščiausios vertės kauliuką",
        triomino="то игру начинает игрок с фишкой наивысшей ценности любого вида",
    ),
    _reading(
        "opening-bonus",
        "4.4",
        trimino="pirmā kauliņa izspēlēšana spēles sākumā — 10 punkti",
        triple_domino="Domino grandinės pradžia — 10 taškų",
        triomino="Выложить в начале игры стартовую фишку: 10 очков",
    ),
    _reading(
        "next-opener",
        "4.4",
        {"next_opener": "round-winner"},
        {"next_opener": "rotation"},
        trimino="Spēli uzsāk spēlētājs, kuram ir kauliņš ar vislielāko summu",
        triple_domino="pradeda žaidimą, dėdamas šį kauliuką ant stalo",
        triomino="начинает игру, выкладывая эту фишку в центр стола",
        tri_domino="začíná kolo položením tohoto kamene",
        triodominio="Первый ход делает самый младший игрок.",
    ),
    _reading(
        "after-drawing",
        "4.5",
        {"after_drawing": "any"},
        {"after_drawing": "newest"},
        trimino="Ja kāds no paceltajiem kauliņiem ir izspēlējams pēc noteikumiem, spēlētājs to "
        "uzreiz drīkst darīt.",
        triple_domino="Jei naujai ištrauktas kauliukas gali būti prijungtas prie domino "
        "grandinės, žaidėjas gali nedelsdamas jį padėti ir baigti savo ėjimą.",
        triomino="Если взятая со стола фишка подходит, то игрок тут же может ее выложить.",
    ),
    _reading(
        "one-by-one",
        "4.5",
        trimino="viņam no vēl neizmantotajiem kauliņiem ir jāpaceļ jauni (bet ne vairāk kā trīs!)",
        triple_domino="jis traukia nuo vieno iki trijų iš užverstų laisvų kauliukų",
    ),
    _reading(
        "stop-drawing",
        "4.5",
        {"stop_drawing": True},
        {"stop_drawing": True, "stop_cost": 10},
        trimino="ir jāpaceļ jauni (bet ne vairāk kā trīs!)",
        triple_domino="jis traukia nuo vieno iki trijų iš užverstų laisvų kauliukų",
        triomino="Всего можно взять до трех фишек.",
    ),
    _reading(
        "empty-well",
        "4.5",
        {"empty_well_pass": "free"},
        trimino="ja vairs nav pieejami kauliņi, ko pacelt, spēlētājs, kuram nav, ko izspēlēt, "
        "saņem mīnus 10 punktu sodu",
        triple_domino="Jei traukimui nebelieka laisvų domino kauliukų, o žaidėjas vis dar neturi "
        "reikiamo, taip pat taikoma minus 10 taškų bauda",
        triomino="Если на столе не осталось фишек, то есть игрок больше не может добрать фишки, "
        "то он также получает дополнительные минус 10 очков, и ход переходит к следующему игроку.",
    ),
    _reading(
        "duty-draw",
        "4.6",
        {"free_draw": True},
        tri_domino="Pokud hráč nemůže některý ze svých kamenů přiložit, musí si vzít ze zásoby",
        triodominio="Следующий игрок, при наличии подходящей фишки, может выложить ее",
    ),
    _reading(
        "duty-lay",
        "4.6",
        {"free_draw": True, "stop_drawing": True},
        tri_domino="a to tolik kamenů, než se některý hodí a může ho přiložit",
    ),
    _reading(
        "kept-tile",
        "4.7",
        trimino="Ja arī trešais paceltais kauliņš nav izspēlējams, spēlētājs saņem vēl papildus "
        "mīnus 10 soda punktus",
        triple_domino="Jei žaidėjas ištraukia trečią naują domino kauliuką ir vis dar nerado "
        "tinkamo, tuomet papildomai taikoma minus 10 taškų bauda",
        triomino="Если из трех взятых со стола фишек не подошла ни одна, то игрок получает "
        "дополнительный штраф в минус 10 очков",
    ),
    _reading(
        "zero-follow-up",
        "4.8",
        tri_domino="Hráč, který začínal s kamenem se třemi nulami, získává navíc možnost přiložit "
        "ještě jeden kámen.",
    ),
    _reading(
        "one-new-field",
        "4.9",
        triodominio="вы можете, как и в самом начале игры, выложить на стол отдельную фишку, "
        "создавая новое дополнительное игровое поле",
    ),
    _reading(
        "blocked-at-once",
        "4.11",
        {"blocked_when": "all-passed"},
        trimino="Ja izveidojas situācija, kurā neviens no spēlētājiem nevar vairs izspēlēt "
        "nevienu no saviem kauliņiem, kā arī nav vairs palikuši kauliņi, ko pacelt, raunds "
        "beidzas.",
        triple_domino="raundas nedelsiant baigiamas",
        triomino="никто из игроков не может выложить фишку. В таком случае раунд тоже "
        "заканчивается",
    ),
    _reading(
        "blocked-well",
        "4.11",
        {"blocked_when": "nobody-can-place"},
        triodominio="даже после того, как каждый вытянул две дополнительные фишки из резерва, "
        "игра считается завершенной",
    ),
    _reading(
        "blocked-tie",
        "4.12",
        {"blocked_tie": "nobody"},
        {"blocked_tie": "fewest-tiles"},
        trimino="spēlētājs, kura neizspēlētajiem kauliņiem ir vismazākā ciparu summa, saņem tik "
        "punktu, cik ir summa pārējo spēlētāju neizspēlētajiem kauliņiem",
        triple_domino="žaidėjas, likęs su mažiausiu taškų skaičiumi ant turimų kauliukų, gauna "
        "bonus taškus",
        triomino="игрок с наименьшим количеством очков на оставшихся фишках получает бонус",
        tri_domino="je jako vítěz určen hráč s nejmenším součtem na nepřiložených kamenech",
    ),
    _reading(
        "reverse-hands",
        "4.13",
        {"hands_left": "against-owner"},
        triodominio_reverse="В остальном в игре действуют все те же правила.",
    ),
    _reading(
        "target",
        "4.14",
        {"target_met": "at-once"},
        {"target_met": "during-round"},
        {"target_met": "after-round"},
        trimino="Tiklīdz kādam spēlētājam ir 400 vai vairāk punktu, spēle beidzas",
        triple_domino="Žaidimas baigiasi po raundo, kurio metu vienas ar keli žaidėjai surenka "
        "400 taškų ar daugiau.",
        triomino="Когда в конце раунда кто-либо из игроков набирает 400 очков или более, игра "
        "заканчивается.",
        tri_domino="Hru vyhrává hráč, který jako první dosáhne 400 bodů. V případě, že je "
        "takových hráčů více, vyhrává hru vítěz posledního kola.",
    ),
    _reading(
        "last-round-winner",
        "4.15",
        tri_domino="V případě, že je takových hráčů více, vyhrává hru vítěz posledního kola.",
    ),
    _reading(
        "shared-win",
        "4.15",
        trimino="Par uzvarētāju kļūst spēlētājs, kuram ir visvairāk punktu.",
        triple_domino="Laimi žaidėjas, surinkęs daugiausiai taškų.",
        triomino="Игрок, набравший наибольшее количество очков, объявляется победителем.",
        triodominio="Игрок, у которого с учетом последней партии меньше всего очков, становится "
        "окончательным победителем.",
    ),
    _reading(
        "solo-start",
        "4.17",
        trimino="spēlētājam savs pirmais kauliņš ir jāizspēlē pie šī izlozētā kauliņa",
        triple_domino="nežiūrint ištraukite vieną domino kauliuką ir atverstą padėkite ant stalo",
        triomino="Стартовая фишка выбирается случайным образом.",
    ),
    _reading(
        "solo-one-round",
        "4.17",
        trimino="spēles mērķis ir iegūt pēc iespējas lielāku rezultātu",
        triple_domino="žaidimo tikslas yra kaskart pagerinti savo paties rezultatą",
        triomino="Цель игры — набрать как можно больше очков и улучшить свой результат.",
    ),
    _reading(
        "solo-hand",
        "4.17",
        {"solo": {"hand": 7, "well": 12}},
        {"solo": {"hand": 7, "well": 20}},
        trimino="Pēc tam spēle tiek spēlēta kā parasti",
        triomino="К ней игрок начинает выкладывать свою первую фишку.",
    ),
    _reading(
        "solo-tiles",
        "4.17",
        {"solo": {"hand": 9, "well": 20}},
        {"solo": {"hand": 0, "well": 20, "draw_cost": 0}},
        trimino="katrā spēlē ir vēlams izmantot fiksētu kauliņu skaitu (piemēram, 20 kauliņi)",
        triple_domino="žaidimą vertėtų riboti nustatytu pastoviu domino kauliukų skaičiumi "
        "(pavyzdžiui 20 domino)",
    ),
    _reading(
        "solo-turns",
        "4.17",
        triple_domino="Toliau po vieną traukite naujus domino kauliukus ir junkite prie jau "
        "esančiojo.",
    ),
    _reading(
        "solo-draw-cost",
        "4.17",
        {"solo": {"hand": 0, "well": 19}},
        triple_domino="Toliau po vieną traukite naujus domino kauliukus ir junkite prie jau "
        "esančiojo. Taškų skaičiavimas lieka galioti toks pats.",
    ),
    _reading(
        "solo-held",
        "4.17",
        {"blocked_score": "nothing"},
        trimino="Pēc tam spēle tiek spēlēta kā parasti",
        triple_domino="Taškų skaičiavimas lieka galioti toks pats.",
        triomino="Остальные правила игры остаются такими же.",
    ),
    _reading(
        "bridge-double",
        "4.20",
        {"double": 80},
        trimino="ar vienu malu tas pieskaras citam kauliņam, bet ar šai malai pretējo virsotni — "
        "vēl kādam citam kauliņam",
        triple_domino="dedamas domino kauliukas sutampa su viena padėto kauliuko briauna ir "
        "priešingu kampu liečiasi su kitu domino kauliuku",
        triomino="выложенная фишка касается стороной одной фишки, а противоположным углом — другой",
    ),
    _reading(
        "three-edges",
        "4.20",
        trimino="dubultais savienojums veidojas, ja izspēlētais kauliņš ar citiem kauliņiem "
        "saskaras ar divām malām",
        triple_domino="Jei dedamas kauliukas dviem briaunom liečiasi su jau padėtais",
        triomino="она касается двух других фигур двумя своими сторонами",
        tri_domino="hráč, který přiloží kámen dvěma stranami",
    ),
    _reading(
        "hexagon-double",
        "4.20",
        {"hexagons": [90, 90, 90]},
        trimino="bet spēlētājs šajā gadījumā nesaņem punktus par dubulto savienojumu",
        triple_domino="Tokiu atveju netaikoma dvigubos jungties taisyklė",
        triomino="в этом случае очки за «двойное соединение» не присуждаются",
        tri_domino="Také hráč, který přiloží kámen dvěma stranami (toto lze udělat pouze po "
        "předchozím vytvoření mostu), obdrží navíc 40 bonusových bodů.",
    ),
    _reading(
        "several-hexagons",
        "4.20",
        {"hexagons": [50, 100, 150]},
        trimino="sešstūra izveidošana — 50 punkti",
        triple_domino="Šešiakampį „uždaręs“ žaidėjas gauna 50 papildomų taškų.",
        triomino="Игрок, сложивший шестиугольник, получает 50 очков",
        tri_domino="vytvoří šestiúhelník, k součtu za přiložený kámen se přičítá ještě bonus 50 "
        "bodů",
    ),
)
"""In the order of the rules in docs/rules.md."""
