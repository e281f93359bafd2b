// A browser's audio that only keeps count.
import { vi } from "vitest";

interface Param {
  value: number;
  setValueAtTime: () => void;
  linearRampToValueAtTime: () => void;
  exponentialRampToValueAtTime: () => void;
}

export class FakeAudio {
  static all: FakeAudio[] = [];
  static asleep = false; // whether the next one begins suspended

  state: AudioContextState = FakeAudio.asleep ? "suspended" : "running";
  currentTime = 0;
  sampleRate = 44_100;
  destination = {};
  gains: Param[] = [];
  /** When each source begins. */
  starts: number[] = [];
  /** What `resume` waits for. */
  waiting: (() => void)[] = [];

  constructor() {
    FakeAudio.all.push(this);
  }

  /** How loud all of it is. */
  get master(): number | undefined {
    return this.gains[0]?.value;
  }
  resume = () =>
    new Promise<void>((done) =>
      this.waiting.push(() => {
        this.state = "running";
        done();
      }),
    );
  suspend = async () => {
    this.state = "suspended";
  };
  createGain = () => {
    const gain = param();
    this.gains.push(gain);
    return this.#node({ gain });
  };
  createBiquadFilter = () => this.#node({ type: "", frequency: param() });
  createOscillator = () => this.#node({ frequency: param(), ...this.#source() });
  createBufferSource = () => this.#node({ buffer: null, loop: false, ...this.#source() });
  createBuffer = (_channels: number, samples: number) => ({ getChannelData: () => new Float32Array(samples) });
  #source = () => ({ start: (at: number) => this.starts.push(at), stop: () => undefined });
  #node = <T extends object>(more: T) => ({ ...more, connect: (to: unknown) => to });
}

const param = (): Param => ({
  value: 0,
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
});

/** From now on the page has this audio, and nothing has been heard. */
export function quiet({ asleep = false } = {}): void {
  FakeAudio.all = [];
  FakeAudio.asleep = asleep;
  vi.stubGlobal("AudioContext", FakeAudio);
}

/** How many voices were set sounding so far. */
export function voices(): number {
  return FakeAudio.all.reduce((sum, one) => sum + one.starts.length, 0);
}
