import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { speak } from "../../src/lib/words.svelte";
import Guide from "../../src/pages/Guide.svelte";
import Rules from "../../src/pages/Rules.svelte";
import RulesDrawer from "../../src/table/RulesDrawer.svelte";
import box from "../kajko/fixtures/box.en.json";

Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
afterEach(cleanup);

function entry(container: HTMLElement): HTMLElement {
  const found = container.querySelector<HTMLElement>("li[aria-current]");
  if (!found) throw new Error("no rule is marked");
  return found;
}

function linkTo(id: string, within: ParentNode): HTMLAnchorElement {
  const found = within.querySelector<HTMLAnchorElement>(`a[href$="#${id}"]`);
  if (!found) throw new Error(`no link to ${id}`);
  return found;
}

async function search(words: string): Promise<void> {
  await fireEvent.input(screen.getByLabelText("Find in the rules"), { target: { value: words } });
}

describe("the rules drawer", () => {
  it("begins with the rule of the question, then what goes with it and its chapter", async () => {
    const { container } = render(RulesDrawer, { game: "kajko", rule: "KK-07" });
    await screen.findByText("The rule for this question");
    expect(entry(container).textContent).toContain("sly chamberlain");
    expect(container.querySelectorAll("li")[0]).toBe(entry(container));
    const numbers = [...container.querySelectorAll("section:first-child li .number")];
    expect(numbers.map((one) => one.textContent?.trim())).toEqual([
      "KK-07",
      "KK-E3",
      "KK-08",
      "KK-09",
      "KK-10",
      "KK-11",
    ]);
  });

  it("follows the question", async () => {
    const { container, rerender } = render(RulesDrawer, { game: "kajko", rule: "KK-07" });
    await screen.findByText("The rule for this question");
    await rerender({ rule: "KK-21" });
    expect(entry(container).textContent).toContain("KK-21");
  });

  it("looks up a rule by its number and comes back", async () => {
    const { container } = render(RulesDrawer, { game: "kajko", rule: "KK-07" });
    await screen.findByText("The rule for this question");
    const link = linkTo("KK-E3", container);
    expect(link.getAttribute("href")).toBe("/rules/kajko#KK-E3"); // a real link, for a new tab
    await fireEvent.click(link);
    expect(entry(container).textContent).toContain("KK-E3");
    await tick();
    expect(document.activeElement?.textContent).toContain("Looked up");
    await fireEvent.click(screen.getByText("Back"));
    expect(entry(container).textContent).toContain("KK-07");
    expect(screen.queryByText("Back")).toBeNull();
  });

  it("keeps the focus when there is no rule to come back to", async () => {
    const { container } = render(RulesDrawer, { game: "kajko", rule: null });
    await screen.findByText("In short");
    await search("kk7");
    await fireEvent.click(linkTo("KK-07", container));
    await fireEvent.click(screen.getByText("Back"));
    await tick();
    expect(container.querySelector("li[aria-current]")).toBeNull();
    expect(document.activeElement?.className).toContain("content");
  });

  it("leaves a click for a new tab to the browser", async () => {
    const { container } = render(RulesDrawer, { game: "kajko", rule: "KK-07" });
    await screen.findByText("The rule for this question");
    const link = linkTo("KK-E3", container);
    let ours = true;
    document.addEventListener(
      "click",
      (event) => {
        ours = event.defaultPrevented;
        event.preventDefault(); // jsdom would try to go there
      },
      { once: true },
    );
    await fireEvent.click(link, { ctrlKey: true });
    expect(ours).toBe(false);
    expect(entry(container).textContent).toContain("KK-07");
  });

  it("searches, tells how much it found, and Escape ends it", async () => {
    const { container } = render(RulesDrawer, { game: "kajko", rule: "KK-07" });
    await screen.findByLabelText("Find in the rules");
    await search("raiders fight");
    expect(container.querySelector("[role=status]")?.textContent).toBe("3 places");
    expect(container.querySelector("mark")?.textContent).toBe("raiders");
    await search("xyzzy");
    expect(container.querySelector("[role=status]")?.textContent).toContain("“xyzzy” is nowhere");
    await fireEvent.keyDown(screen.getByLabelText("Find in the rules"), { key: "Escape" });
    expect(entry(container).textContent).toContain("KK-07");
  });

  it("has every chapter and the glossary, and speaks the page's language", async () => {
    render(RulesDrawer, { game: "kajko", rule: null });
    expect((await screen.findByText("In short")).closest("details")?.open).toBe(true);
    await speak("pl");
    const glossary = (await screen.findByText("Słowniczek")).closest("details");
    if (!glossary) throw new Error("no glossary");
    expect(glossary.open).toBe(false);
    glossary.open = true;
    await fireEvent(glossary, new Event("toggle"));
    expect(within(glossary).getByText("zbójcerze").tagName).toBe("DT");
  });

  it("says so when a game has no rules", async () => {
    render(RulesDrawer, { game: "smithy", rule: "SM-1" });
    expect(await screen.findByText("The rules of this game are not written down here yet.")).toBeTruthy();
  });
});

describe("the page of rules", () => {
  const route = (game: string) => ({ route: { page: "rules" as const, game } });

  it("has all chapters, each in the contents", async () => {
    const { container } = render(Rules, route("kajko"));
    await screen.findByText("Contents");
    const chapters = [...container.querySelectorAll("article h2")];
    expect(chapters.length).toBeGreaterThan(10);
    const contents = [...container.querySelectorAll<HTMLAnchorElement>("nav details a")];
    expect(contents.map((link) => link.textContent)).toEqual(chapters.map((chapter) => chapter.textContent));
    for (const link of contents) expect(container.querySelector(link.hash)).not.toBeNull();
    expect(new Set([...container.querySelectorAll("[id]")].map((one) => one.id)).size).toBe(
      container.querySelectorAll("[id]").length,
    );
  });

  it("lists the games when none is named", async () => {
    render(Rules, route(""));
    expect((await screen.findByText("Kajko i Kokosz: Przygody Wojów")).closest("a")?.getAttribute("href")).toBe(
      "/guide/kajko",
    );
    await screen.findByText("Roll Player");
    const numbered = screen.getAllByText("Numbered rules").map((link) => link.getAttribute("href"));
    expect(numbered).toContain("/rules/roll_player");
  });

  it("goes from a place found to the rule", async () => {
    const { container } = render(Rules, route("kajko"));
    await screen.findByLabelText("Find in the rules");
    await search("kk11");
    const found = container.querySelector(".found");
    if (!found) throw new Error("nothing found");
    await fireEvent.click(linkTo("KK-11", found));
    expect(container.querySelector(".found")).toBeNull();
    expect(location.hash).toBe("#KK-11");
    expect(entry(container).id).toBe("KK-11");
  });

  it("says so when a game has no rules, and which games have", async () => {
    render(Rules, route("smithy"));
    expect(await screen.findByText("The rules of this game are not written down here yet.")).toBeTruthy();
    expect((await screen.findByText("Kajko i Kokosz: Przygody Wojów")).getAttribute("href")).toBe("/guide/kajko");
  });

  it("leads to the guide", async () => {
    render(Rules, route("kajko"));
    expect((await screen.findByText("How to play, with pictures")).getAttribute("href")).toBe("/guide/kajko");
  });
});

describe("the guide in the drawer", () => {
  it("is one click from the rule of the question, open at the place that tells of it", async () => {
    const { container } = render(RulesDrawer, { game: "kajko", rule: "KK-20" });
    await fireEvent.click(await screen.findByText("In “How to play”: With how many"));
    await tick();
    expect(screen.getByText("How to play").getAttribute("aria-pressed")).toBe("true");
    const open = [...container.querySelectorAll("details")].filter((one) => one.open);
    expect(open.map((one) => one.querySelector("summary")?.textContent)).toEqual(["With how many"]);
    expect(document.activeElement?.id).toBe("guide-chapter-4");
    await fireEvent.click(linkTo("KK-21", container));
    expect(entry(container).textContent).toContain("KK-21"); // and back in the rules
  });

  it("is found by the search, which says where it found something", async () => {
    const { container } = render(RulesDrawer, { game: "kajko", rule: "KK-07" });
    await screen.findByLabelText("Find in the rules");
    await search("nerve");
    await search("golems");
    expect(container.querySelector("small.guide")?.textContent).toContain("how to play");
    await fireEvent.click(within(container).getByText("With how many"));
    expect(screen.getByText("How to play").getAttribute("aria-pressed")).toBe("true");
  });

  it("is not offered for a game that has none", async () => {
    render(RulesDrawer, { game: "smithy", rule: "SM-1" });
    await screen.findByText("The rules of this game are not written down here yet.");
    expect(screen.queryByText("How to play")).toBeNull();
  });
});

describe("the page of a guide", () => {
  async function guide(game: string) {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(box))));
    const { container } = render(Guide, { route: { page: "guide" as const, game } });
    await screen.findByText("Contents");
    return container;
  }

  it("draws its pictures with the parts of the board, and nothing in them is alive", async () => {
    const container = await guide("kajko");
    const drawn = () => container.querySelectorAll("[data-picture] [inert] > *").length;
    await vi.waitFor(() => expect(drawn()).toBe(4), { timeout: 60_000 }); // the parts are fetched first
    expect(container.querySelectorAll('[data-picture="stacks"] .stack')).toHaveLength(2);
    expect(container.querySelector('[data-picture="in-front"] .stake')?.textContent).toContain("16");
    for (const picture of container.querySelectorAll("[data-picture]")) {
      expect(picture.getAttribute("role")).toBe("img");
      expect(picture.getAttribute("aria-label")).not.toBe("");
      expect([...picture.querySelectorAll("button")].every((button) => button.closest("[inert]"))).toBe(true);
    }
  });

  it("leads from what it says to the rule, and to all of them", async () => {
    const container = await guide("kajko");
    expect(linkTo("KK-12", container).getAttribute("href")).toBe("/rules/kajko#KK-12");
    expect(screen.getByText("Numbered rules").getAttribute("href")).toBe("/rules/kajko");
  });

  it("says so when a game has none", async () => {
    render(Guide, { route: { page: "guide" as const, game: "smithy" } });
    expect(await screen.findByText("The rules of this game are not written down here yet.")).toBeTruthy();
  });
});
