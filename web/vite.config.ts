import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { fonts } from "./tools/fonts";
import { icons } from "./tools/icons";
import { media } from "./tools/media";

const SERVER = "http://127.0.0.1:8800";

export default defineConfig({
  base: "/",
  plugins: [icons(), fonts(), svelte()],
  css: { postcss: { plugins: media } },
  build: {
    outDir: "../src/karczma/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows no fonts or scripts from data: addresses
    manifest: true, // tools/size.mjs reads it
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true, headers: { origin: SERVER } } }, // it answers only to its own pages
    fs: { allow: [".", "../docs/rules", "../docs/guide"] }, // the rules drawer reads the pages themselves
  },
});
