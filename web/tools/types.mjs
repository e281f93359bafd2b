// Makes src/lib/wire.ts and src/lib/openapi.ts from the server's schemas; with --check says whether they are current.
import { readFile, writeFile } from "node:fs/promises";

import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const DOCS = new URL("../../docs/", import.meta.url);
const LIB = new URL("../src/lib/", import.meta.url);
const HEAD = "// Made by `npm run types` from the schemas in docs/: change the server, then run that.\n\n";

const files = { "wire.ts": await wire(), "openapi.ts": await http() };
if (process.argv.includes("--check")) {
  const old = [];
  for (const [name, text] of Object.entries(files)) {
    const found = await readFile(new URL(name, LIB), "utf8").catch(() => "");
    if (found !== text) old.push(name);
  }
  if (old.length) {
    console.error(`${old.join(", ")}: not what docs/ says; run \`npm run types\``);
    process.exit(1);
  }
} else {
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, LIB), text);
}

async function wire() {
  const schema = JSON.parse(await readFile(new URL("protocol.schema.json", DOCS), "utf8"));
  // Only what the definitions say: a whole of its own would be one more type that nobody needs.
  const whole = {
    title: "Messages",
    type: "object",
    additionalProperties: false,
    required: ["client", "server"],
    properties: { client: { $ref: "#/$defs/FromClient" }, server: { $ref: "#/$defs/FromServer" } },
    $defs: prepared(schema.$defs),
  };
  return compile(whole, "Messages", { additionalProperties: false, bannerComment: HEAD.trim(), format: true });
}

/** Unions get their names, bounds on lists would become unwieldy tuples, and a free object is not an empty one. */
function prepared(defs) {
  const copy = structuredClone(defs);
  for (const name of ["FromClient", "FromServer"]) copy[name].title = name;
  loosen(copy);
  return copy;
}

function loosen(node) {
  if (node === null || typeof node !== "object") return;
  if (node.type === "object" && !node.properties && node.additionalProperties === undefined) {
    node.additionalProperties = true;
  }
  delete node.minItems;
  delete node.maxItems;
  for (const child of Object.values(node)) loosen(child);
}

async function http() {
  const page = JSON.parse(await readFile(new URL("openapi.json", DOCS), "utf8"));
  loosen(page.components.schemas);
  return HEAD + astToString(await openapi(page, { alphabetize: true, defaultNonNullable: false }));
}
