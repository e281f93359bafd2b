import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/wire.ts", "src/lib/openapi.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "no-console": ["error", { allow: ["error", "warn"] }],
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["tools/*.mjs"],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: 'SvelteElement[kind="html"] SvelteAttribute[key.name="style"]',
          message:
            "The server's policy forbids style attributes; a `style:` directive goes through the CSSOM and is fine.",
        },
      ],
      "svelte/prefer-svelte-reactivity": "off", // most maps and sets here are nobody's to watch
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off", // that is for SvelteKit
    },
  },
);
