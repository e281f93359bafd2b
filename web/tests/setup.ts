// What jsdom lacks and the page expects of a browser; and a language to speak.
import { webcrypto } from "node:crypto";

import { beforeEach } from "vitest";

import { speak } from "../src/lib/words.svelte";

globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;
globalThis.scrollTo = () => undefined;
if (globalThis.Element) Element.prototype.getAnimations ??= () => [];
Object.defineProperty(globalThis, "crypto", { value: webcrypto });

const dialog = globalThis.HTMLDialogElement?.prototype;
if (dialog && !("showModal" in dialog && typeof dialog.showModal === "function")) {
  Object.assign(dialog, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
}

beforeEach(async () => {
  await speak("en");
});
