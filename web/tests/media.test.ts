// Style sheets and scripts mean the same by a phone.
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { DESKTOP, DESKTOP_TALL_QUERY, PHONE_QUERY } from "../src/lib/media";

const list = readFileSync("src/style/media.css", "utf8");
const meaning = (name: string) => new RegExp(`@custom-media ${name} ([^;]*);`).exec(list)?.[1];

it("scripts ask for the screens that style sheets are written for", () => {
  expect(meaning("--phone")).toBe(PHONE_QUERY);
  expect(meaning("--desktop")).toBe(`(min-width: ${DESKTOP}px)`);
  expect(meaning("--desktop-tall")).toBe(DESKTOP_TALL_QUERY);
});
