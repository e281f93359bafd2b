// What is a guest's own: their finished games are given away only if they say so, and the switch says what is so.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import MyData from "../../src/door/MyData.svelte";
import { guest } from "../../src/door/guest.svelte";

let answers: boolean;
let said: unknown[];

beforeEach(() => {
  answers = true;
  said = [];
  guest.me = { id: "1", name: "Ola", language: "en", shares: false };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { shares: boolean };
    said.push([url, body]);
    if (!answers) return Response.json({ type: "karczma:storage", title: "Not now.", status: 503 }, { status: 503 });
    return Response.json({ ...guest.me, ...body });
  });
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => vi.unstubAllGlobals());

const agree = () => screen.getByRole<HTMLInputElement>("switch", { name: /I agree/ });

test("nobody agrees until they say so, and may change their mind", async () => {
  render(MyData, { onleft: vi.fn() });
  expect(agree().checked).toBe(false);
  await fireEvent.click(agree());
  await vi.waitFor(() => expect(guest.me?.shares).toBe(true));
  await vi.waitFor(() => expect(agree().disabled).toBe(false));
  await fireEvent.click(agree());
  await vi.waitFor(() => expect(guest.me?.shares).toBe(false));
  expect(said).toEqual([true, false].map((shares) => ["/api/v1/me/shares", { shares }]));
});

test("what was not written does not look as if it were", async () => {
  answers = false;
  render(MyData, { onleft: vi.fn() });
  await fireEvent.click(agree());
  await vi.waitFor(() => expect(agree().disabled).toBe(false));
  expect(said).toHaveLength(1);
  expect(agree().checked).toBe(false);
});
