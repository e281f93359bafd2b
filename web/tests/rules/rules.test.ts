import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import {
  type From,
  gamesWithRules,
  goesWith,
  loadRules,
  marked,
  parse,
  pieces,
  plain,
  type Rules,
  rulesOf,
  search,
  toldIn,
} from "../../src/lib/rules";
import { type Language, LANGUAGES } from "../../src/lib/settings.svelte";

async function told(game: string, language: Language, from: From = "rules"): Promise<Rules> {
  const rules = await loadRules(game, language, from);
  if (!rules) throw new Error(`no rules of ${game} in ${language}`);
  return rules;
}

function source(game: string, language: Language): string {
  return readFileSync(`../docs/rules/${game}${language === "en" ? "" : `.${language}`}.md`, "utf-8");
}

/** All that is read, in the order of the document, without signs. */
function everything(rules: Rules): string {
  const said: string[] = [rules.title];
  for (const { title, blocks } of [{ title: "", blocks: rules.opening }, ...rules.chapters]) {
    said.push(title);
    for (const block of blocks) {
      if (block.kind === "paragraph") said.push(plain(block.words));
      if (block.kind === "list") said.push(...block.entries.map(plain));
      if (block.kind === "rules") for (const rule of block.rules) said.push(rule.id, plain(rule.words));
      if (block.kind === "terms") for (const { term, words } of block.terms) said.push(`${term}:`, plain(words));
      if (block.kind === "table") for (const row of [block.head, ...block.rows]) said.push(...row.map(plain));
    }
  }
  return said.join(" ").replace(/\s+/g, " ");
}

/** The same of the file, made without the reader. */
function bare(text: string): string {
  return text
    .replace(/^\|[\s|-]+\|$/gm, "")
    .replace(/^(#+|-) /gm, "")
    .replace(/\||\*\*|`/g, " ")
    .replace(/\s+/g, "");
}

const written = gamesWithRules().flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

describe.each(written)("the rules of %s in %s", (game, language) => {
  it("are read to the last word", async () => {
    expect(everything(await told(game, language)).replace(/\s+/g, "")).toBe(bare(source(game, language)));
  });

  it("have all numbers of the file, each once, in its order", async () => {
    const ids = [...source(game, language).matchAll(/^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\*/gm)].map((found) => found[1]);
    expect([...(await told(game, language)).rules.keys()]).toEqual(ids);
  });

  it("link only to what is there", async () => {
    const rules = await told(game, language);
    const named = everything(rules).match(/\b[A-Z]{2}-[A-Z]?\d+\b/g) ?? [];
    for (const id of named) expect(rules.rules.has(id), id).toBe(true);
  });

  it("begin in short and end with a glossary", async () => {
    const { chapters } = await told(game, language);
    expect(chapters[0]?.blocks.map((block) => block.kind)).toEqual(["paragraph"]);
    expect(chapters.at(-1)?.blocks.at(-1)?.kind).toBe("terms");
  });

  it("find every rule by its number and every term by its name", async () => {
    const rules = await told(game, language);
    for (const id of rules.rules.keys()) expect(search(rules, id).hits[0]?.rule?.id).toBe(id);
    const glossary = rules.chapters.at(-1)?.blocks.at(-1);
    if (glossary?.kind !== "terms") throw new Error("no glossary");
    for (const { term } of glossary.terms) {
      expect(search(rules, term).hits.map((hit) => hit.term)).toContain(term);
    }
  });
});

describe("a rules file", () => {
  const SMALL = `# A game

Two lines
of one paragraph.

## In short

Play.

## Cards

- **XX-01** One rule,
  on two lines (XX-R1).
- **XX-R1** A ruling of \`coin\` and **more**.
- no rule

| a | b |
| --- | --- |
| one | XX-01 |

After.

## Words

- **stos**: a \`stack\` (XX-01)

## Pictures

![A heap of
cards](xx.json#heap "What it says. (XX-01)")

1. **First.** One
   thing.
2. Another.
`;
  const rules = parse(SMALL);

  it("has a title, an opening and chapters", () => {
    expect(rules.title).toBe("A game");
    expect(rules.opening).toEqual([{ kind: "paragraph", words: pieces("Two lines of one paragraph.") }]);
    expect(rules.chapters.map(({ anchor, title }) => [anchor, title])).toEqual([
      ["chapter-1", "In short"],
      ["chapter-2", "Cards"],
      ["chapter-3", "Words"],
      ["chapter-4", "Pictures"],
    ]);
  });

  it("has blocks of every sort", () => {
    const cards = rules.chapters[1];
    expect(cards?.blocks.map((block) => block.kind)).toEqual(["rules", "list", "table", "paragraph"]);
    expect(cards && rulesOf(cards).map(({ id, sort }) => [id, sort])).toEqual([
      ["XX-01", "rule"],
      ["XX-R1", "ruling"],
    ]);
    expect(cards?.blocks[2]).toMatchObject({ head: ["a", "b"].map(pieces), rows: [["one", "XX-01"].map(pieces)] });
  });

  it("has pictures with their words, and counted lists", () => {
    expect(rules.chapters[3]?.blocks).toEqual([
      { kind: "picture", name: "heap", alt: "A heap of cards", words: pieces("What it says. (XX-01)") },
      { kind: "list", counted: true, entries: ["**First.** One thing.", "Another."].map(pieces) },
    ]);
  });

  it("has bold, code and links in its words", () => {
    expect(rules.rules.get("XX-R1")?.words.map(({ kind, text }) => [kind, text])).toEqual([
      ["plain", "A ruling of "],
      ["code", "coin"],
      ["plain", " and "],
      ["bold", "more"],
      ["plain", "."],
    ]);
    expect(pieces("`XX-01`, (XX-E12) and XXX-1")).toEqual([
      { kind: "link", text: "XX-01" },
      { kind: "plain", text: ", (" },
      { kind: "link", text: "XX-E12" },
      { kind: "plain", text: ") and XXX-1" },
    ]);
  });

  it("is data, never markup", () => {
    expect(plain(pieces("<b onclick=x>&amp;</b>"))).toBe("<b onclick=x>&amp;</b>");
  });

  it("tells what goes with a rule, both ways", () => {
    expect(goesWith(rules, "XX-01").map((rule) => rule.id)).toEqual(["XX-R1"]);
    expect(goesWith(rules, "XX-R1").map((rule) => rule.id)).toEqual(["XX-01"]);
    expect(goesWith(rules, "XX-77")).toEqual([]);
  });
});

describe.each(written)("the guide to %s in %s", (game, language) => {
  it("is read block by block, with its pictures and the five mistakes", async () => {
    const guide = await told(game, language, "guide");
    const blocks = guide.chapters.flatMap((chapter) => chapter.blocks);
    const file = readFileSync(`../docs/guide/${game}${language === "en" ? "" : `.${language}`}.md`, "utf-8");
    const drawn = blocks.filter((block) => block.kind === "picture");
    expect(drawn.length).toBe(file.match(/^!\[/gm)?.length);
    for (const { name, alt, words } of drawn) {
      expect(name).toMatch(/^[a-z-]+$/);
      expect(alt).not.toBe("");
      expect(words).not.toEqual([]);
    }
    const last = guide.chapters.at(-1)?.blocks;
    expect(last?.map((block) => block.kind === "list" && block.counted && block.entries.length)).toEqual([5]);
    expect(plain(blocks.flatMap((block) => (block.kind === "paragraph" ? block.words : [])))).not.toMatch(/!\[|\]\(/);
  });
});

describe("searching in rules and guide", () => {
  const both = async (game: string, query: string) =>
    search(await told(game, "pl"), query, await told(game, "pl", "guide")).hits;

  it("finds in both, says in which, and needs no accents", async () => {
    const found = await both("lockup", "majstrowac");
    expect(new Set(found.map((hit) => hit.from))).toEqual(new Set(["guide", "rules"]));
    expect(found.map((hit) => hit.words)).toEqual((await both("lockup", "majstrujesz")).map((hit) => hit.words));
    expect(found.map((hit) => plain(hit.words))).toEqual(
      (await both("lockup", "majstrować")).map((hit) => plain(hit.words)),
    );
    expect(found.some((hit) => hit.from === "guide" && /majstr/i.test(plain(hit.words)))).toBe(true);
  });

  it("begins with a rule that was asked for by its number, then what names it, in the guide too", async () => {
    const found = await both("kajko", "kk11");
    expect(found[0]?.rule?.id).toBe("KK-11");
    expect(found.some((hit) => hit.from === "guide")).toBe(true);
  });

  it("finds what is said under a picture", async () => {
    const found = (await both("kajko", "przepedziliby")).filter((hit) => hit.from === "guide");
    expect(found).toHaveLength(1);
  });
});

describe("the place in the guide for a rule", () => {
  it("is the first chapter that names it, or what goes with it, or its neighbour", async () => {
    const [rules, guide] = [await told("kajko", "en"), await told("kajko", "en", "guide")];
    const at = (id: string) => toldIn(guide, rules, id)?.title;
    expect(at("KK-03")).toBe("A turn");
    expect(at("KK-20")).toBe("With how many");
    expect(at("KK-E3")).toBe("A turn"); // an example of KK-07
    expect(at("KK-02")).toBe("What it is about"); // beside KK-01
    expect(at("XX-01")).toBeUndefined();
  });
});

// Questions that come in every game.
const ASKED: Record<string, string[]> = {
  kajko: ["KK-03", "KK-07", "KK-21"],
  lockup: [
    "LK-07",
    "LK-15",
    "LK-19",
    "LK-42",
    "LK-52",
    "LK-53",
    "LK-55",
    "LK-58",
    "LK-68",
    "LK-81",
    "LK-130",
    "LK-R36",
  ],
  roll_player: ["RP-03", "RP-09", "RP-20", "RP-30", "RP-32", "RP-33", "RP-38", "RP-47", "RP-54", "RP-69", "RP-78"],
  stonespine: ["ST-12", "ST-14", "ST-22", "ST-27", "ST-31", "ST-53"],
};

it.each(Object.entries(ASKED))("the guide to %s tells of what is asked in it", async (game, ids) => {
  const [rules, guide] = [await told(game, "en"), await told(game, "en", "guide")];
  for (const id of ids) expect(toldIn(guide, rules, id), id).not.toBeNull();
});

describe("searching", () => {
  const ids = (found: ReturnType<typeof search>) => found.hits.map((hit) => hit.rule?.id ?? hit.term ?? "");

  it("does without diacritics and capitals", async () => {
    const rules = await told("kajko", "pl");
    expect(ids(search(rules, "ZBOJCERZE"))).toEqual(ids(search(rules, "zbójcerze")));
    expect(ids(search(rules, "zbojcerze"))[0]).toBe("zbójcerze");
    expect(ids(search(rules, "lupy"))).toContain("łupy");
  });

  it("wants all words, in any order", async () => {
    const rules = await told("kajko", "en");
    expect(ids(search(rules, "raiders fight"))).toContain("KK-11");
    expect(ids(search(rules, "fight raiders"))).toContain("KK-11");
    expect(ids(search(rules, "fight raiders"))).not.toContain("KK-10");
  });

  it("takes other forms of a word too", async () => {
    expect(ids(search(await told("kajko", "pl"), "monetom"))).toContain("moneta");
    expect(ids(search(await told("kajko", "en"), "chamberlains"))).toEqual(expect.arrayContaining(["KK-07", "KK-I2"]));
  });

  it("takes a number in any spelling, and lists those that name it after it", async () => {
    const rules = await told("kajko", "en");
    for (const query of ["KK-07", "kk7", "kk 07", "7"]) expect(ids(search(rules, query))[0], query).toBe("KK-07");
    expect(ids(search(rules, "e3"))[0]).toBe("KK-E3");
    expect(ids(search(rules, "kk7"))).toContain("KK-E3");
  });

  it("finds nothing in nothing, and says so", async () => {
    const rules = await told("kajko", "en");
    expect(search(rules, "  ?! ").hits).toEqual([]);
    expect(search(rules, "xyzzy").hits).toEqual([]);
  });

  it("lists rules before what is told around them", async () => {
    const hits = search(await told("kajko", "en"), "robbers").hits;
    expect(hits[0]?.term).toBe("robbers");
    const sorts = hits.slice(1).map((hit) => hit.rule !== undefined);
    expect(sorts.indexOf(false)).toBeGreaterThan(sorts.lastIndexOf(true));
  });

  it("marks what it found", () => {
    expect(marked("Zbójcerze biją, zbójcerzy nie ma", ["zbojcerz"])).toEqual([
      { text: "Zbójcerze", found: true },
      { text: " biją, ", found: false },
      { text: "zbójcerzy", found: true },
      { text: " nie ma", found: false },
    ]);
    expect(marked("nic", ["cos"])).toEqual([{ text: "nic", found: false }]);
    expect(marked("moneta", ["mon", "moneta"])).toEqual([{ text: "moneta", found: true }]);
  });
});

it("a game without rules has none, and that is no mistake", async () => {
  expect(await loadRules("smithy", "en")).toBeNull();
  expect(gamesWithRules()).toContain("kajko");
  expect(gamesWithRules()).not.toContain("kajko.pl");
});
