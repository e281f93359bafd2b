// The pictures that icons.toml names, and no others, as modules: `virtual:icons/ui`, `virtual:icons/<game>`, and
// `virtual:icons`, which knows how to fetch each game's own.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { parse } from "smol-toml";
import type { Plugin } from "vite";

type Section = { [concept: string]: string | Section };

const MAP = fileURLToPath(new URL("../src/icons.toml", import.meta.url));
const PREFIX = "virtual:icons";
const PAGE = ["ui", "games"]; // what the page itself shows

export function icons(): Plugin {
  return {
    name: "karczma-icons",
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      this.addWatchFile(MAP);
      const map = parse(readFileSync(MAP, "utf8")) as Section;
      const which = id.slice(PREFIX.length + 2);
      return which === "" ? index(map) : one(map, which);
    },
  };
}

function index(map: Section): string {
  const games = Object.keys(map).filter((name) => !PAGE.includes(name));
  const lines = games.map((game) => `${JSON.stringify(game)}: () => import("${PREFIX}/${game}")`);
  return `export const games = {${lines.join(", ")}};`;
}

function one(map: Section, which: string): string {
  const section = which === "ui" ? Object.fromEntries(PAGE.map((name) => [name, map[name] ?? {}])) : map[which];
  if (typeof section !== "object") throw new Error(`icons.toml has no section ${which}`);
  const concepts: Record<string, string> = {};
  for (const [kind, entries] of Object.entries(section)) {
    if (typeof entries !== "object") throw new Error(`icons.toml: ${which}.${kind} must be a section`);
    for (const [concept, icon] of Object.entries(entries)) {
      if (typeof icon !== "string") throw new Error(`icons.toml: ${which}.${kind}.${concept} must name an icon`);
      concepts[`${kind}.${concept}`] = icon;
    }
  }
  const paths = Object.fromEntries([...new Set(Object.values(concepts))].map((icon) => [icon, outline(icon)]));
  return `export const concepts = ${JSON.stringify(concepts)};\nexport const paths = ${JSON.stringify(paths)};`;
}

let known: Record<string, { body: string }> | undefined;

/** The one path that every picture of this set consists of. */
function outline(icon: string): string {
  known ??= (createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as { icons: typeof known }).icons;
  const d = known?.[icon]?.body.match(/^<path fill="currentColor" d="([^"]*)"\/>$/)?.[1];
  if (d === undefined) throw new Error(`icons.toml: there is no icon ${icon}, or it is not a single path`);
  return d;
}
