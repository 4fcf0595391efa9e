/** Addresses: `/`, `/new/conquest?mode=duel`, `/unconfirmed/conquest`, `/glossary/conquest`, `/t/k3v9q2m7xw`, `/t/k3v9q2m7xw/replay?move=12&seat=0`. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "unconfirmed"; game: string }
  | { page: "glossary"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "device" }
  | { page: "unknown" };

export function parsed(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "lobby" };
  if (first === "device" && parts.length === 1) return { page: "device" };
  if (first === "new" && second && parts.length === 2) return { page: "new", game: second };
  if (first === "unconfirmed" && second && parts.length === 2) return { page: "unconfirmed", game: second };
  if (first === "glossary" && second && parts.length === 2) return { page: "glossary", game: second };
  if (first === "t" && second && parts.length === 2) return { page: "table", id: second };
  if (first === "t" && second && third === "replay" && parts.length === 3) return { page: "replay", id: second };
  return { page: "unknown" };
}

class Router {
  route: Route = $state.raw(parsed(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.route = parsed(location.pathname);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
    // Whoever listens to the page should hear that it is another one.
    requestAnimationFrame(() => document.getElementById("content")?.focus());
  }

  /** Another page under this one's place in the history. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.read();
  }

  /** Clicks on links inside the page need no new page load. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
