// The sounds of this page, as the settings want them.
import { settings, VOLUME } from "../lib/settings.svelte";
import { type How, Player } from "./player";
import type { Sound } from "./recipes";

export const player = new Player();

/** Whoever looks on has a switch of their own. */
export function hears(watching: boolean): boolean {
  return (watching ? settings.soundWatching : settings.sound) && settings.volume > 0;
}

/** Plays it, if it is wanted by whoever sits at a table, or looks on there. */
export function ring(sound: Sound, watching: boolean, how: How = {}): void {
  if (hears(watching)) player.play(sound, how);
}

/** What the volume is like. It is heard even where sounds are off, since somebody asks for it. */
export function sample(): void {
  player.wake();
  if (settings.volume > 0) player.play("turn");
}

/** Turns the sounds on or off, and says whether they are on now. */
export function toggleSound(watching: boolean): boolean {
  const on = !hears(watching);
  if (watching) settings.soundWatching = on;
  else settings.sound = on;
  if (on && settings.volume === 0) settings.volume = VOLUME;
  if (on) sample();
  return on;
}
