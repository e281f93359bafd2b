// The address is the state: which page, and of what. Links are real links; a plain click on one stays in the page.
export type Route =
  | { page: "door" }
  | { page: "invitation"; code: string }
  | { page: "device"; code: string }
  | { page: "watch"; id: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; position: number }
  | { page: "cards"; game: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "guide"; game: string }
  | { page: "sheet"; game: string }
  | { page: "play" }
  | { page: "about" }
  | { page: "picture" }
  | { page: "nowhere"; path: string };

type Groups = Record<string, string>;

const ROUTES: [RegExp, (groups: Groups) => Route][] = [
  [/^\/$/, () => ({ page: "door" })],
  [/^\/i\/(?<code>[^/]+)$/, ({ code = "" }) => ({ page: "invitation", code })],
  [/^\/d\/(?<code>[^/]+)$/, ({ code = "" }) => ({ page: "device", code })],
  [/^\/w\/(?<id>[A-Za-z0-9]+)$/, ({ id = "" }) => ({ page: "watch", id })],
  [/^\/t\/(?<id>[A-Za-z0-9]+)$/, ({ id = "" }) => ({ page: "table", id })],
  [
    /^\/t\/(?<id>[A-Za-z0-9]+)\/at\/(?<at>\d{1,6})$/,
    ({ id = "", at = "" }) => ({ page: "replay", id, position: Number(at) }),
  ],
  [/^\/cards(?:\/(?<game>[a-z0-9_-]+))?$/, ({ game = "" }) => ({ page: "cards", game })],
  [/^\/rules(?:\/(?<game>[a-z0-9_-]+))?$/, ({ game = "" }) => ({ page: "rules", game })],
  [/^\/learn(?:\/(?<game>[a-z0-9_-]+))?$/, ({ game = "" }) => ({ page: "learn", game })],
  [/^\/guide(?:\/(?<game>[a-z0-9_-]+))?$/, ({ game = "" }) => ({ page: "guide", game })],
  [/^\/sheet(?:\/(?<game>[a-z0-9_-]+))?$/, ({ game = "" }) => ({ page: "sheet", game })],
  [/^\/me\/play$/, () => ({ page: "play" })],
  [/^\/about$/, () => ({ page: "about" })],
  [/^\/picture$/, () => ({ page: "picture" })],
];

/** Which page an address is; an extra slash at the end does no harm. */
export function read(path: string): Route {
  const tidy = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, make] of ROUTES) {
    const found = pattern.exec(tidy);
    if (found) return make(unescaped(found.groups ?? {}));
  }
  return { page: "nowhere", path };
}

function unescaped(groups: Groups): Groups {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value && plain(value)]));
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  #path = $state("/");
  #hash = $state("");
  #route: Route = $derived(read(this.#path));

  constructor() {
    this.#look();
  }

  get route(): Route {
    return this.#route;
  }
  get path(): string {
    return this.#path;
  }
  /** What follows `#`, without it. */
  get hash(): string {
    return this.#hash;
  }

  /** Goes to an address of the page; `replace` leaves no step in the history. */
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    const before = this.#path;
    this.#look();
    if (!replace && before !== this.#path) scrollTo(0, 0);
  }

  /** Listens to links and to the browser's own back and forward; returns a function that ends it. */
  listen(): () => void {
    const look = () => this.#look();
    const click = (event: MouseEvent) => this.#click(event);
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", look);
      removeEventListener("hashchange", look);
      document.removeEventListener("click", click);
    };
  }

  #look(): void {
    this.#path = location.pathname;
    this.#hash = location.hash.slice(1);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
    if (to.pathname === location.pathname && to.hash) return; // the browser jumps there by itself
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
export const go = router.go.bind(router);
