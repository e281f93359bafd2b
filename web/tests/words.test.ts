// Both languages say the same things, everything said is there, and nothing is there that nobody says.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { compose, duration, say, speak, t } from "../src/lib/words.svelte";

const SRC = join(import.meta.dirname, "../src");
const texts = Object.fromEntries(
  (["en", "pl"] as const).map((language) => [language, readFileSync(join(SRC, `text/${language}.ftl`), "utf8")]),
) as Record<"en" | "pl", string>;

/** Every key of a file, with its attributes as `key.attribute`. */
function keys(source: string): string[] {
  return new FluentResource(source).body
    .filter((entry) => !entry.id.startsWith("-"))
    .flatMap((entry) => [
      ...(entry.value === null ? [] : [entry.id]),
      ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`),
    ])
    .sort();
}

function facts(source: string): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  let key = "";
  for (const row of source.split("\n")) {
    key = /^([a-z][\w-]*) *=/.exec(row)?.[1] ?? key;
    if (row.startsWith("#")) continue;
    for (const [, name = ""] of row.matchAll(/\$([\w-]+)/g)) (found[key] ??= new Set()).add(name);
  }
  return Object.fromEntries(Object.entries(found).map(([name, set]) => [name, [...set].sort()]));
}

function sources(folder = SRC): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

const code = sources()
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const known = keys(texts.en);
// Every string in the code that looks like a key, and the fixed beginning of every key that is put together.
const PREFIXES = [...new Set(known.map((key) => key.split("-")[0]))];
const SAID = new RegExp(`["'\`]((?:${PREFIXES.join("|")})-[a-z0-9-]*(?:\\.[a-z-]+)?)(["'\`]|\\$\\{)`, "g");
const said = [...code.matchAll(SAID)].map(([, key = "", end]) => ({ key, whole: end !== "${" }));
const whole = new Set(said.filter((one) => one.whole).map((one) => one.key));
const beginnings = [...new Set(said.filter((one) => !one.whole).map((one) => one.key))];

describe("the two languages", () => {
  test("have the same keys", () => {
    expect(keys(texts.pl)).toEqual(known);
  });

  test("tell the same facts", () => {
    expect(facts(texts.pl)).toEqual(facts(texts.en));
  });

  test.each(["en", "pl"] as const)("%s can be read without a slip", (language) => {
    expect(() => compose(language, texts[language])).not.toThrow();
    const junk = texts[language].split("\n").filter((row) => row && !/^(#|\s|[a-z-][\w-]* *=|\})/.test(row));
    expect(junk).toEqual([]);
  });

  test.each(["en", "pl"] as const)("%s says each key once", (language) => {
    const ids = [...texts[language].matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test("Polish counts in one, few and many, or has one form for all but one", () => {
    const counted = [...texts.pl.matchAll(/\[one\][\s\S]*?\n\s*\}/g)].map(([block]) => block);
    const forms = (block: string) => [...block.matchAll(/\[(few|many|other)\]/g)].map(([, form]) => form).join(" ");
    expect(counted.filter((block) => !["few many", "other"].includes(forms(block)))).toEqual([]);
  });
});

describe("the code and the texts", () => {
  test("everything said is there", () => {
    const called = [...code.matchAll(/\bt\(\s*["']([^"']+)["']/g)].map(([, key = ""]) => key);
    expect(called.filter((key) => !known.includes(key))).toEqual([]);
    expect(beginnings.filter((start) => !known.some((key) => key.startsWith(start)))).toEqual([]);
  });

  test("everything there is said", () => {
    const unsaid = known.filter((key) => !whole.has(key) && !beginnings.some((start) => key.startsWith(start)));
    expect(unsaid).toEqual([]);
  });
});

describe("saying", () => {
  const bundle = compose("pl", "hi = Witaj, { $name }!\n    .title = Tytuł\n");

  test("a missing text or fact is a mistake, not a key on the screen", () => {
    expect(say(bundle, "hi", { name: "Ola" })).toBe("Witaj, Ola!");
    expect(say(bundle, "hi.title")).toBe("Tytuł");
    expect(() => say(bundle, "hi")).toThrow(/name/);
    expect(() => say(bundle, "ho")).toThrow(/ho/);
    expect(() => say(bundle, "hi.help")).toThrow(/hi.help/);
  });

  test("the language is switched without a reload", async () => {
    expect(t("ui-close")).toBe("Close");
    await speak("pl");
    expect(t("ui-close")).toBe("Zamknij");
    expect(document.documentElement.lang).toBe("pl");
  });

  test("clocks", () => {
    expect(duration(245_000)).toBe("4:05");
    expect(duration(3_600_000)).toBe("1:00:00");
    expect(duration(-5)).toBe("0:00");
  });
});
