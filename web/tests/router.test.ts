import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { read, router } from "../src/lib/router.svelte";

describe("addresses", () => {
  test.each([
    ["/", { page: "door" }],
    ["/i/DRAKON-7", { page: "invitation", code: "DRAKON-7" }],
    ["/d/a%20b", { page: "device", code: "a b" }],
    ["/t/k7Qm2ZxTt0cVbRs9", { page: "table", id: "k7Qm2ZxTt0cVbRs9" }],
    ["/t/k7Qm/", { page: "table", id: "k7Qm" }],
    ["/t/k7Qm/at/12", { page: "replay", id: "k7Qm", position: 12 }],
    ["/cards/kajko", { page: "cards", game: "kajko" }],
    ["/rules/roll_player", { page: "rules", game: "roll_player" }],
    ["/sheet", { page: "sheet", game: "" }],
    ["/sheet/kajko", { page: "sheet", game: "kajko" }],
    ["/about", { page: "about" }],
    ["/picture", { page: "picture" }],
    ["/t/", { page: "nowhere", path: "/t/" }],
    ["/t/k7Qm/at/x", { page: "nowhere", path: "/t/k7Qm/at/x" }],
    ["/i/%E0%A4%A", { page: "invitation", code: "%E0%A4%A" }],
  ])("%s", (path, route) => {
    expect(read(path)).toEqual(route);
  });
});

describe("links", () => {
  let end: () => void;
  beforeEach(() => {
    end = router.listen();
    router.go("/", { replace: true });
  });
  afterEach(() => {
    end();
    document.body.replaceChildren();
  });

  function click(href: string, init: MouseEventInit = {}, attributes: Record<string, string> = {}): boolean {
    const link = document.createElement("a");
    link.href = href;
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const inside = document.createElement("span");
    link.append(inside);
    document.body.append(link);
    // What we have not taken is stopped after us: jsdom cannot leave the page.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    inside.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return router.path !== "/";
  }

  test("a plain click stays in the page", () => {
    expect(click("/t/abc")).toBe(true);
    expect(router.route).toEqual({ page: "table", id: "abc" });
    expect(location.pathname).toBe("/t/abc");
  });

  test.each([
    ["another key", "/t/abc", { ctrlKey: true }, {}],
    ["another window", "/t/abc", {}, { target: "_blank" }],
    ["a download", "/t/abc", {}, { download: "" }],
    ["the server", "/api/v1/tables/abc/record", {}, {}],
    ["another house", "https://example.org/t/abc", {}, {}],
  ])("%s is the browser's", (_, href, init, attributes) => {
    expect(click(href, init, attributes)).toBe(false);
    expect(router.route).toEqual({ page: "door" });
  });

  test("what stands after the hash is told", () => {
    router.go("/sheet/kajko#abc");
    expect(router.route).toEqual({ page: "sheet", game: "kajko" });
    expect(router.hash).toBe("abc");
  });
});
