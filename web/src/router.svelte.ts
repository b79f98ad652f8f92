/** Client-side router: the current route, and navigation without a page load. */
import { routeOf, type Route } from "./routes";
import { dismissAll } from "./ui/toasts.svelte";

let current = $state.raw<Route>(here());
let navigated = false;

export function route(): Route {
    return current;
}

/** Whether the user has left the page that the app was opened with. */
export function hasNavigated(): boolean {
    return navigated;
}

export function navigate(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    show(here());
    if (!path.includes("#")) scrollTo(0, 0);
}

/** Handles links inside the app and the browser's history. */
export function startRouter(): void {
    addEventListener("popstate", () => show(here()));
    addEventListener("hashchange", () => show(here()));
    document.addEventListener("click", follow);
}

function show(next: Route): void {
    if (next.page !== current.page) dismissAll();
    navigated = true;
    current = next;
}

function here(): Route {
    return routeOf(location.pathname, location.hash);
}

function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download"))
        return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
}
