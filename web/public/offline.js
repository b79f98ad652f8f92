/** Offline page: shows a text in the user's language and reloads as soon as the server answers. */
const TEXTS = {
    lv: [
        "Nav savienojuma",
        "Serveri pašlaik nevar sasniegt. Pārbaudi savienojumu: tiklīdz tas būs atjaunots, varēsi turpināt. Nekas nav zaudēts.",
        "Mēģināt vēlreiz",
    ],
    lt: [
        "Nėra ryšio",
        "Serverio dabar nepavyksta pasiekti. Patikrink ryšį: kai tik jis atsiras, galėsi tęsti. Niekas nedingo.",
        "Bandyti dar kartą",
    ],
    ru: [
        "Нет связи",
        "Сервер сейчас недоступен. Проверьте связь: как только она появится, вы сможете продолжить. Ничего не потеряно.",
        "Попробовать ещё раз",
    ],
    cs: [
        "Není spojení",
        "Server teď není dostupný. Zkontroluj připojení: jakmile se obnoví, můžeš pokračovat. Nic se neztratilo.",
        "Zkusit znovu",
    ],
};
const RETRY_MS = 5000;

function chosenLanguage() {
    try {
        return JSON.parse(localStorage.getItem("trimino-prefs") ?? "{}").language;
    } catch {
        return null;
    }
}

function showTexts() {
    const wanted = [chosenLanguage(), ...navigator.languages].filter(Boolean);
    const codes = wanted.map((code) => code.slice(0, 2));
    const language = codes.find((code) => code === "en" || code in TEXTS);
    const [title, about, again] = TEXTS[language] ?? [];
    if (!title) return;
    document.documentElement.lang = language;
    document.getElementById("title").textContent = title;
    document.getElementById("about").textContent = about;
    document.getElementById("again").textContent = again;
}

async function reloadWhenOnline() {
    try {
        const { ok } = await fetch("/health/alive", { cache: "no-store" });
        if (ok) location.reload();
    } catch {
        // Still offline.
    }
}

showTexts();
document.getElementById("again").addEventListener("click", () => location.reload());
addEventListener("online", reloadWhenOnline);
setInterval(reloadWhenOnline, RETRY_MS);
