"""The words of the sheets about bridges, doubles and hexagons, exactly as they stand there.

Readings quote what can be read in two ways. A question about a tile wants the passage that says
what the kind is, also where that is clear.
"""

from collections.abc import Mapping

from trimino.rules.events import PlacementKind
from trimino.rules.readings import Quotation


def _quoted(**words: str) -> tuple[Quotation, ...]:
    """One quotation for each sheet; an id is written with _ in place of -."""
    return tuple(Quotation(sheet.replace("_", "-"), text) for sheet, text in words.items())


KIND_WORDS: Mapping[PlacementKind, tuple[Quotation, ...]] = {
    PlacementKind.PLAIN: (),
    PlacementKind.BRIDGE: _quoted(
        trimino="tilts tiek izveidots, ja kauliņš tiek izspēlēts tādā veidā, ka ar vienu malu tas "
        "pieskaras citam kauliņam, bet ar šai malai pretējo virsotni — vēl kādam citam kauliņam",
        triple_domino="Tiltą galite pastatyti, jei dedamas domino kauliukas sutampa su viena "
        "padėto kauliuko briauna ir priešingu kampu liečiasi su kitu domino kauliuku — 40 taškų",
        triomino="«Мост» формируется, если выложенная фишка касается стороной одной фишки, а "
        "противоположным углом — другой",
        tri_domino="Pokud hráč zahraje kámen, který vytvoří „most“, k součtu tří čísel na "
        "odehraném kamenu se připočítá navíc bonus 40 bodů. Most je tvořen přiložením jedné "
        "(a pouze jedné) strany kamene a protilehlého bodu.",
    ),
    PlacementKind.DOUBLE: _quoted(
        trimino="dubultais savienojums veidojas, ja izspēlētais kauliņš ar citiem kauliņiem "
        "saskaras ar divām malām — 40 punkti",
        triple_domino="Jei dedamas kauliukas dviem briaunom liečiasi su jau padėtais domino "
        "grandinėje — 40 taškų",
        triomino="Двойное соединение получается, если фишка выкладывается так, что она касается "
        "двух других фигур двумя своими сторонами",
        tri_domino="Také hráč, který přiloží kámen dvěma stranami (toto lze udělat pouze po "
        "předchozím vytvoření mostu), obdrží navíc 40 bonusových bodů.",
    ),
    PlacementKind.HEXAGON: _quoted(
        trimino="sešstūra izveidošana — 50 punkti (bet spēlētājs šajā gadījumā nesaņem punktus par "
        "dubulto savienojumu)",
        triple_domino="Šešiakampį „uždaręs“ žaidėjas gauna 50 papildomų taškų. Tokiu atveju "
        "netaikoma dvigubos jungties taisyklė",
        triomino="Игрок, сложивший шестиугольник, получает 50 очков, но в этом случае очки за "
        "«двойное соединение» не присуждаются.",
        tri_domino="Pokud hráč odehraje kámen tak, že přiloží všechny tři čísla a vytvoří "
        "šestiúhelník, k součtu za přiložený kámen se přičítá ještě bonus 50 bodů.",
        triodominio="если в свой ход вы закрываете шестиугольник (как в нижеприведенном примере), "
        "то у вас появляется преимущество: вы можете, как и в самом начале игры, выложить на стол "
        "отдельную фишку, создавая новое дополнительное игровое поле.",
    ),
}
"""The passage of each sheet that has one, by kind."""
