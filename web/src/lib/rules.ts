// The rules of a game as docs/rules has them, and the guide to it in docs/guide, which is written in the same way: read
// into chapters, and searched. docs/adding-a-game.md has the form.
import { fold } from "./find";
import type { Language } from "./settings.svelte";

/** A bit of a sentence; a rule's number within it is a link to that rule. */
export type Piece = { kind: "plain" | "bold" | "code" | "link"; text: string };
export type Words = Piece[];

export type Sort = "rule" | "example" | "invariant" | "ruling";
export type Rule = { id: string; sort: Sort; words: Words; chapter: Chapter };
export type Term = { term: string; words: Words };

export type Block =
  | { kind: "paragraph"; words: Words }
  | { kind: "list"; entries: Words[]; counted: boolean }
  | Drawn
  | { kind: "rules"; rules: Rule[] }
  | { kind: "terms"; terms: Term[] }
  | { kind: "table"; head: Words[]; rows: Words[][] };

/** A picture that the page draws: which one, what is seen on it for those who cannot see it, and what is said under it. */
export type Drawn = { kind: "picture"; name: string; alt: string; words: Words };

export type Chapter = { anchor: string; title: string; blocks: Block[] };
export type Rules = { title: string; opening: Block[]; chapters: Chapter[]; rules: Map<string, Rule> };

const ID = /[A-Z]{2}-[A-Z]?\d+/;
const PIECE = new RegExp(`\\*\\*[^*]+\\*\\*|\`[^\`]+\`|\\b${ID.source}\\b`, "g");
const RULE = new RegExp(`^\\*\\*(${ID.source})\\*\\* (.*)$`, "s");
const TERM = /^\*\*([^*]+)\*\*: (.*)$/s;
const COUNTED = /^\d+\. (.*)$/s;
const PICTURE = /^!\[([^\]]+)\]\(\S+#(\S+) "(.*)"\)$/s;
const SORTS: Record<string, Sort> = { E: "example", I: "invariant", R: "ruling" };

/** The numbered rules, or the guide for whoever has never played. */
export type From = "rules" | "guide";

const files = import.meta.glob<string>("../../../docs/{rules,guide}/*.md", { query: "?raw", import: "default" });
const read = new Map<string, Promise<Rules | null>>();

/** The rules of a game in a language, fetched once; null if nobody has written them. A failed attempt is not remembered. */
export function loadRules(game: string, language: Language, from: From = "rules"): Promise<Rules | null> {
  const name = `${from}/${language === "en" ? game : `${game}.${language}`}.md`;
  const known = read.get(name);
  if (known) return known;
  const fetching = fetchRules(files[`../../../docs/${name}`]);
  read.set(name, fetching);
  fetching.catch(() => read.delete(name));
  return fetching;
}

async function fetchRules(file: (() => Promise<string>) | undefined): Promise<Rules | null> {
  return file ? parse(await file()) : null;
}

/** The games whose rules are written down; or whose guide is. */
export function gamesWithRules(from: From = "rules"): string[] {
  const written = Object.keys(files).map((path) => /\/(\w+)\/(\w+)\.md$/.exec(path));
  return written.flatMap((found) => (found?.[1] === from ? (found[2] ?? []) : []));
}

export function parse(source: string): Rules {
  const [above = "", ...rest] = source.normalize("NFC").split(/^## /m);
  const [, title = "", opening = ""] = /^# (.*)\n([^]*)$/.exec(above) ?? [];
  const chapters = rest.map((text, i) => readChapter(text, `chapter-${i + 1}`));
  const rules = new Map<string, Rule>();
  for (const chapter of chapters) for (const rule of rulesOf(chapter)) rules.set(rule.id, rule);
  return { title, opening: readChapter(`\n${opening}`, "").blocks, chapters, rules };
}

export function rulesOf(chapter: Chapter): Rule[] {
  return chapter.blocks.flatMap((block) => (block.kind === "rules" ? block.rules : []));
}

function readChapter(text: string, anchor: string): Chapter {
  const [title = "", ...lines] = text.split("\n");
  const chapter: Chapter = { anchor, title, blocks: [] };
  for (const entry of entriesOf(lines)) add(chapter, entry);
  return chapter;
}

/** Paragraphs, list entries and rows of tables, each on one line. */
function entriesOf(lines: string[]): string[] {
  const entries: string[] = [];
  let open = false; // whether the next line goes on with the last entry
  for (const line of lines) {
    const begins = /^([-|]|\d+\. |!\[)/.test(line);
    if (!line.trim()) open = false;
    else if (open && !begins) entries.push(`${entries.pop() ?? ""} ${line.trim()}`);
    else entries.push(line.trim());
    if (line.trim()) open = !line.startsWith("|");
  }
  return entries;
}

function add(chapter: Chapter, entry: string): void {
  const last = chapter.blocks.at(-1);
  const counted = COUNTED.exec(entry);
  const picture = PICTURE.exec(entry);
  const item = counted?.[1] ?? (entry.startsWith("- ") ? entry.slice(2) : null);
  const rule = item && RULE.exec(item);
  const term = item && TERM.exec(item);
  if (entry.startsWith("|")) {
    const row = entry
      .slice(1, -1)
      .split("|")
      .map((cell) => pieces(cell.trim()));
    if (last?.kind !== "table") chapter.blocks.push({ kind: "table", head: row, rows: [] });
    else if (!/^[|\s:-]+$/.test(entry)) last.rows.push(row);
  } else if (picture) {
    const [, alt = "", name = "", caption = ""] = picture;
    chapter.blocks.push({ kind: "picture", name, alt, words: pieces(caption) });
  } else if (item === null) {
    chapter.blocks.push({ kind: "paragraph", words: pieces(entry) });
  } else if (rule) {
    const [, id = "", text = ""] = rule;
    const one: Rule = { id, sort: SORTS[id.charAt(3)] ?? "rule", words: pieces(text), chapter };
    if (last?.kind === "rules") last.rules.push(one);
    else chapter.blocks.push({ kind: "rules", rules: [one] });
  } else if (term) {
    const one: Term = { term: term[1] ?? "", words: pieces(term[2] ?? "") };
    if (last?.kind === "terms") last.terms.push(one);
    else chapter.blocks.push({ kind: "terms", terms: [one] });
  } else if (last?.kind === "list") {
    last.entries.push(pieces(item));
  } else {
    chapter.blocks.push({ kind: "list", entries: [pieces(item)], counted: counted !== null });
  }
}

/** A text with its bold words, its code and the rules it names. */
export function pieces(text: string): Words {
  const found: Words = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) found.push({ kind: "plain", text: text.slice(from, match.index) });
    found.push(piece(match[0]));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
  return found;
}

function piece(text: string): Piece {
  const bare = text.replace(/^\*\*|\*\*$|^`|`$/g, "");
  if (new RegExp(`^${ID.source}$`).test(bare)) return { kind: "link", text: bare };
  return { kind: text.startsWith("`") ? "code" : "bold", text: bare };
}

export function plain(words: Words): string {
  return words.map((one) => one.text).join("");
}

/** What else to read with a rule: those it names and those that name it, in the order of the document. */
export function goesWith(rules: Rules, id: string): Rule[] {
  const named = links(rules.rules.get(id)?.words ?? []);
  const goes = (rule: Rule) => named.includes(rule.id) || links(rule.words).includes(id);
  return [...rules.rules.values()].filter((rule) => rule.id !== id && goes(rule));
}

function links(words: Words): string[] {
  return words.flatMap((one) => (one.kind === "link" ? one.text : []));
}

/** Where the guide tells of a rule: the chapter that names it, or else what goes with it, or else the rule nearest to it. */
export function toldIn(guide: Rules, rules: Rules, id: string): Chapter | null {
  const rule = rules.rules.get(id);
  if (!rule) return null;
  const beside = rulesOf(rule.chapter);
  const far = (one: Rule) => Math.abs(beside.indexOf(one) - beside.indexOf(rule));
  const near = [rule, ...goesWith(rules, id), ...beside.toSorted((a, b) => far(a) - far(b))];
  const told = guide.chapters.map((chapter) => ({ chapter, ids: namedIn(chapter) }));
  for (const one of near) {
    const found = told.find(({ ids }) => ids.includes(one.id));
    if (found) return found.chapter;
  }
  return null;
}

function namedIn(chapter: Chapter): string[] {
  return chapter.blocks.flatMap((block) => placesIn(chapter, block).flatMap(({ words }) => links(words)));
}

/** A place where something was found. `rule` or `term`, if it is one. */
export type Hit = { from: From; chapter: Chapter; words: Words; rule?: Rule; term?: string };
export type Found = { hits: Hit[]; needles: string[] };

/**
 * The places that have all the words asked for: with or without diacritics, and in another form too, so `monetami`
 * finds `moneta`. A rule's number finds it first, in any spelling (`kk7`), and then what speaks of it.
 */
export function search(rules: Rules, query: string, guide: Rules | null = null): Found {
  const asked = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const needles = asked.map(stem);
  if (!needles.length) return { hits: [], needles };
  const places = [...placesOf(rules, "rules"), ...(guide ? placesOf(guide, "guide") : [])];
  const numbered = places.filter(({ rule }) => rule && isCalled(rule.id, asked.join("")));
  const ids = numbered.flatMap(({ rule }) => rule?.id ?? []);
  const naming = places.filter(({ words }) => links(words).some((id) => ids.includes(id)));
  const wanted = needles.map(beginning);
  const found = sorted(
    places.filter((place) => wanted.every((one) => foldedOf(place).search(one) >= 0)),
    needles,
  );
  return { hits: [...new Set([...numbered, ...naming, ...found])], needles };
}

function placesOf(rules: Rules, from: From): Hit[] {
  return rules.chapters.flatMap((chapter) =>
    chapter.blocks.flatMap((block) => placesIn(chapter, block).map((place) => ({ from, ...place }))),
  );
}

function placesIn(chapter: Chapter, block: Block): Omit<Hit, "from">[] {
  if (block.kind === "list") return block.entries.map((words) => ({ chapter, words }));
  if (block.kind === "rules") return block.rules.map((rule) => ({ chapter, words: rule.words, rule }));
  if (block.kind === "terms") return block.terms.map(({ term, words }) => ({ chapter, words, term }));
  if (block.kind === "table") return block.rows.map((row) => ({ chapter, words: inOneLine(row) }));
  return [{ chapter, words: block.words }];
}

function inOneLine(row: Words[]): Words {
  return row.flatMap((cell, i) => (i ? [{ kind: "plain", text: " · " }, ...cell] : cell));
}

const folded = new WeakMap<Words, string>();

function foldedOf({ rule, term, words }: Hit): string {
  const text = folded.get(words) ?? fold(`${rule?.id ?? ""} ${term ?? ""} ${plain(words)}`);
  folded.set(words, text);
  return text;
}

/** A term that is what was asked for comes first, then the guide, then rules, then the rest, as each is written. */
function sorted(hits: Hit[], needles: string[]): Hit[] {
  const meant = ({ term }: Hit) => term !== undefined && needles.every((needle) => beginning(needle).test(fold(term)));
  const rank = (hit: Hit) => (meant(hit) ? 0 : hit.from === "guide" ? 1 : hit.rule ? 2 : 3);
  return hits.toSorted((a, b) => rank(a) - rank(b));
}

function isCalled(id: string, asked: string): boolean {
  const [, game, sort, number] = /^([a-z]{2})-([a-z]?)(\d+)$/.exec(id.toLowerCase()) ?? [];
  const [, askedGame, askedSort, askedNumber] = /^([a-z]{2})?([a-z]?)(\d+)$/.exec(asked) ?? [];
  if (askedGame !== undefined && askedGame !== game) return false;
  return sort === askedSort && Number(number) === Number(askedNumber);
}

/** A word without what may be its ending, in a language with inflections: `majstrować` and `majstruje` are one verb. */
function stem(word: string): string {
  const verb = /^(.{4,}?)(?:owa|uj)[a-z]{0,5}$/.exec(word)?.[1];
  return verb ?? (word.length > 4 ? word.slice(0, Math.max(4, word.length - 3)) : word);
}

function beginning(needle: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${needle}[\\p{L}\\p{N}]*`, "gu");
}

/** A text cut at the words found in it. */
export function marked(text: string, needles: string[]): { text: string; found: boolean }[] {
  const folded = needles.length ? fold(text) : "";
  if (folded.length !== text.length) return [{ text, found: false }]; // a letter became two, so positions do not match
  const spans = needles.flatMap((needle) => [...folded.matchAll(beginning(needle))]);
  spans.sort((a, b) => a.index - b.index);
  const parts: { text: string; found: boolean }[] = [];
  let from = 0;
  for (const span of spans) {
    if (span.index < from) continue; // two needles found the same word
    if (span.index > from) parts.push({ text: text.slice(from, span.index), found: false });
    from = span.index + span[0].length;
    parts.push({ text: text.slice(span.index, from), found: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), found: false });
  return parts;
}
