// Plays the sounds: never before somebody is there, never the same twice at once, and asleep while there is nothing to
// hear.
import { settings } from "../lib/settings.svelte";
import { length, recipe, type Sound, TUNED } from "./recipes";
import { lay, loudness, outlet } from "./synth";

const LATE = 500; // milliseconds: what could not begin by then is about something long past
const AFTER = 0.2; // seconds by which a call waits for what has just begun
const IDLE = 8_000; // milliseconds of silence, and the audio sleeps: on a phone it costs power
const STRAY = 0.04; // how far a pitch strays: no card falls twice alike

export interface How {
  /** How many things it is. */
  count?: number;
  /** Seconds until it is heard. */
  after?: number;
}

export class Player {
  #audio: AudioContext | null = null;
  #out: GainNode | null = null;
  #ends = new Map<Sound, number>(); // when each is over, in the audio's own time
  #begun = -Infinity; // when the one played last begins
  #sleep: ReturnType<typeof setTimeout> | undefined;
  #pressed = false; // for browsers that do not say themselves whether anybody was there

  /** Somebody has clicked or pressed something. Some browsers let a page sound only if it asks at such a moment. */
  wake(): void {
    this.#pressed = true;
    const audio = this.#open();
    if (audio && audio.state !== "running") void this.#resume(audio);
  }

  /** One sound, unless the same is still heard. On a page that nobody looks at only the call to one's turn is. */
  play(sound: Sound, how: How = {}): void {
    if (document.hidden && sound !== "turn") return;
    const audio = this.#open();
    if (!audio) return;
    if (audio.state === "running") return this.#sound(audio, sound, how);
    const asked = performance.now();
    void this.#resume(audio).then((awake) => {
      if (awake && performance.now() - asked < LATE) this.#sound(audio, sound, how);
    });
  }

  /** Null where there is no audio, or nobody has touched the page yet: browsers complain if it is asked for then. */
  #open(): AudioContext | null {
    const told = navigator.userActivation as UserActivation | undefined; // not every browser has it
    if (!(told ? told.hasBeenActive : this.#pressed)) return null;
    try {
      return (this.#audio ??= new AudioContext());
    } catch {
      return null; // no sound on this machine
    }
  }

  async #resume(audio: AudioContext): Promise<boolean> {
    this.#rest(audio, IDLE);
    await audio.resume().catch(() => undefined);
    return audio.state === "running";
  }

  #sound(audio: AudioContext, sound: Sound, { count = 1, after = 0 }: How): void {
    const now = audio.currentTime;
    const at = sound === "turn" ? Math.max(now, this.#begun + AFTER) : now + after;
    if (at < (this.#ends.get(sound) ?? 0)) return;
    const parts = recipe(sound, count);
    const high = TUNED.has(sound) ? 1 : 1 + STRAY * (Math.random() * 2 - 1);
    const out = (this.#out ??= outlet(audio));
    out.gain.value = loudness(settings.volume);
    for (const part of parts) lay(audio, out, part, at, high);
    const end = at + length(parts);
    this.#begun = at;
    this.#ends.set(sound, end);
    this.#rest(audio, (end - now) * 1_000 + IDLE);
  }

  #rest(audio: AudioContext, wait: number): void {
    clearTimeout(this.#sleep);
    this.#sleep = setTimeout(() => void audio.suspend().catch(() => undefined), wait);
  }
}
