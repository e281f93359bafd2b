// The letters that both languages are written with, cut out of the fonts: a third of what the whole files weigh.
// Other letters (in names, say) come from the whole files, which a browser fetches only when it meets one.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import subset from "subset-font";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../node_modules/.cache/karczma-fonts/2/", import.meta.url)); // new letters: new number
const LATIN = letters([0x20, 0x7e]) + "\u00a0§©«°·»ÓóÉéÖöÄäÜüß×–—‘’‚“”„…−•→"; // in fonts.css as a range
const POLISH = "ĄąĆćĘęŁłŃńŚśŹźŻż";
const FEATURES = ["kern", "mark", "mkmk", "liga", "locl", "ccmp", "lnum", "tnum"];

const files: Record<string, [source: string, text: string]> = {
  "grenze-gotisch-core.woff2": [
    "@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2",
    "Karczma",
  ],
  "grenze-600-core.woff2": ["@fontsource/grenze/files/grenze-latin-600-normal.woff2", LATIN],
  "grenze-600-core-pl.woff2": ["@fontsource/grenze/files/grenze-latin-ext-600-normal.woff2", POLISH],
};
for (const weight of [500, 700, 800]) {
  const source = (part: string) => `@fontsource/alegreya-sans/files/alegreya-sans-${part}-${weight}-normal.woff2`;
  files[`alegreya-sans-${weight}-core.woff2`] = [source("latin"), LATIN];
  files[`alegreya-sans-${weight}-core-pl.woff2`] = [source("latin-ext"), POLISH];
}

/** Makes the files once and lets CSS find them: `url("core-fonts/grenze-600-core.woff2")`. */
export function fonts(): Plugin {
  return {
    name: "karczma-fonts",
    config: () => ({ resolve: { alias: { "core-fonts/": FOLDER } } }),
    buildStart: process.env.VITEST ? undefined : make,
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        // What is on the screen first; the others are found in the CSS soon enough.
        const first = /(alegreya-sans-500|grenze-600)-core-[^/]*\.woff2$/;
        return Object.keys(bundle ?? {})
          .filter((name) => first.test(name) && !name.includes("-core-pl-"))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${name}` },
            injectTo: "head" as const,
          }));
      },
    },
  };
}

async function make(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, [source, text]] of Object.entries(files)) {
    if (existsSync(FOLDER + name)) continue;
    const whole = await readFile(createRequire(import.meta.url).resolve(source));
    const axes = name.startsWith("grenze-gotisch") ? { variationAxes: { wght: 600 } } : {};
    const cut = await subset(whole, text, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true, ...axes });
    await writeFile(FOLDER + name, cut);
  }
}

function letters([first, last]: [number, number]): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join("");
}
