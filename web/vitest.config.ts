// Apart from vite.config.ts: whoever only builds the page does not install what it is tested with.
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";

import built from "./vite.config";

export default mergeConfig(
  built,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "jsdom",
      pool: "vmThreads", // a fresh page for each file in a fraction of the time of a fresh process
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
      testTimeout: 120_000, // what hangs is ended; a slow machine is not
    },
  }),
);
