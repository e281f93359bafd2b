// Prettier breaks what it can; what stays wider than this (a long string, a picture's path) is to be broken by hand.
import { readdirSync, readFileSync } from "node:fs";

const MOST = 140; // columns
const KINDS = /\.(svelte|ts|js|mjs|css|html|json)$/;
const NOT_OURS = /^(node_modules\/|package-lock\.json|src\/lib\/(wire|openapi)\.ts|tests\/.*\/fixtures\/)/;

const home = new URL("../", import.meta.url);
const files = readdirSync(home, { recursive: true })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => KINDS.test(name) && !NOT_OURS.test(name));
const wide = files.flatMap((name) =>
  readFileSync(new URL(name, home), "utf8")
    .split("\n")
    .flatMap((line, i) => (line.length > MOST ? [`${name}:${i + 1}: ${line.length} columns, more than ${MOST}`] : [])),
);
for (const line of wide) console.error(line);
if (wide.length) process.exit(1);
