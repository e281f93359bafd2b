// Who this browser is: asked once, never two guests for one person, and a name only when there is one.
import { beforeEach, afterEach, expect, test, vi } from "vitest";

import { guest } from "../../src/door/guest.svelte";
import { Problem } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";

let known: { id: string; name: string; language: string; shares: boolean } | null;
let asked: string[];

beforeEach(() => {
  known = null;
  asked = [];
  guest.me = undefined;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const path = url.replace("/api/v1", "");
    asked.push(`${init.method} ${path}`);
    if (init.method === "POST") {
      const body = JSON.parse(String(init.body)) as { name: string; language: string };
      known = { id: known?.id ?? "1", shares: false, ...body };
    }
    if (path === "/house") return Response.json({ address: "", me: known });
    return Response.json(known);
  });
});
afterEach(() => vi.unstubAllGlobals());

test("nobody is no mistake, and is asked once", async () => {
  await guest.ask();
  await guest.ask();
  expect(guest.me).toBeNull();
  expect(asked).toEqual(["GET /house"]);
});

test("coming in tells the name, and it is kept", async () => {
  await guest.comeIn(" Ola ");
  expect(guest.name).toBe("Ola");
  expect(settings.name).toBe("Ola");
  expect(asked).toEqual(["GET /house", "POST /guests"]);
});

test("who is known already is not called by the name in the field", async () => {
  await guest.ask();
  known = { id: "7", name: "Nadia", language: "en", shares: false }; // in another tab
  await guest.comeIn("Badger");
  expect(guest.name).toBe("Nadia");
  expect(asked).not.toContain("POST /guests");
  expect(asked).not.toContain("POST /me");
});

test("another name, but never none", async () => {
  known = { id: "7", name: "Nadia", language: "en", shares: false };
  await guest.call("  ");
  expect(guest.name).toBe("Nadia");
  await guest.call("Ola");
  expect(guest.name).toBe("Ola");
  expect(asked).toEqual(["GET /house", "POST /me"]);
});

test("the language of the page, once", async () => {
  await guest.speak("pl");
  expect(asked).toEqual([]);
  known = { id: "7", name: "Nadia", language: "en", shares: false };
  await guest.ask();
  await guest.speak("pl");
  await guest.speak("pl");
  expect(guest.me?.language).toBe("pl");
  expect(asked).toEqual(["GET /house", "POST /me"]);
});

test("whose name was taken away is asked for another, and stays who they are", async () => {
  known = { id: "7", name: "", language: "en", shares: false };
  await guest.ask();
  expect(guest.known).toBe(false);
  await guest.comeIn("Ola");
  expect(guest.me).toMatchObject({ id: "7", name: "Ola" });
  expect(asked).not.toContain("POST /guests");
});

test("after signing out nobody is here, and the browser has forgotten the name", async () => {
  await guest.comeIn("Ola");
  await guest.signOut();
  expect(guest.me).toBeNull();
  expect(settings.name).toBe("");
  expect(asked).toContain("POST /me/sign_out");
});

test("who was signed out elsewhere is nobody from then on", () => {
  guest.me = { id: "7", name: "Ola", language: "en", shares: false };
  expect(guest.lost(new Problem("offline", ""))).toBe(false);
  expect(guest.lost(new Problem("no-guest", ""))).toBe(true);
  expect(guest.me).toBeNull();
  expect(guest.lost(new Problem("no-guest", ""))).toBe(false);
});
