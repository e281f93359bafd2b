// What the first load weighs: the page, the entry with all it needs, the door, one language, and the fonts that both
// languages use. Fails above the limit. What is fetched later (other pages, a game's own chunk) is not in it.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 250_000;
const OUT = new URL("../../src/karczma/web/", import.meta.url);

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", OUT), "utf8"));
const files = new Set(["index.html", "theme.js"]);
for (const start of ["index.html", "src/pages/Door.svelte", "src/text/pl.ftl?raw"]) add(start);
// Of the fonts the core files are used by every page; the rest is for letters that our texts do not have.
for (const file of [...files].filter((name) => name.endsWith(".css"))) {
  for (const [, font] of read(file)
    .toString()
    .matchAll(/url\(["']?\/?(assets\/[^"')]*core[^"')]*\.woff2)/g))
    files.add(font);
}

let sum = 0;
for (const file of files) {
  const bytes = read(file);
  const size = file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  sum += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(sum).padStart(8)}  of ${LIMIT} bytes`);
if (![...files].some((name) => name.endsWith(".woff2"))) {
  console.error("no fonts were found: they must be counted");
  process.exit(1);
}
if (sum > LIMIT) {
  console.error("The first load is too heavy.");
  process.exit(1);
}

function add(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const needed of chunk.imports ?? []) add(needed);
}

function read(file) {
  return readFileSync(new URL(file, OUT));
}
