// Makes the sounds, grain by grain, out of what every browser has: tones, noise and filters. No recording is played.
import type { Hiss, Part, Tone } from "./recipes";

const BRIGHTEST = 4_500; // hertz: nothing above, so that nothing is sharp
export const SILENT = 0.001; // where a fade ends, since it never reaches nothing
const RISE = 0.004; // seconds: what begins faster than this clicks

/** All sounds go through here. */
export function outlet(audio: BaseAudioContext): GainNode {
  const gain = audio.createGain();
  const warm = audio.createBiquadFilter();
  warm.type = "lowpass";
  warm.frequency.value = BRIGHTEST;
  gain.connect(warm).connect(audio.destination);
  return gain;
}

/** From 0 to 1, as ears measure it. */
export function loudness(volume: number): number {
  return (volume / 100) ** 2;
}

/** Puts one part of a sound that begins at `start` where it belongs; `high` makes all of it higher or lower. */
export function lay(audio: BaseAudioContext, out: AudioNode, part: Part, start: number, high = 1): void {
  const at = start + part.at;
  const end = at + part.lasts;
  const swell = audio.createGain();
  swell.gain.setValueAtTime(SILENT, at);
  swell.gain.linearRampToValueAtTime(part.loud, at + (part.rise ?? RISE));
  swell.gain.exponentialRampToValueAtTime(SILENT, end);
  swell.connect(out);
  const { source, pitch } = "tone" in part ? tone(audio, swell) : hiss(audio, swell);
  pitch.setValueAtTime(pitchOf(part) * high, at);
  if (part.to) pitch.exponentialRampToValueAtTime(part.to * high, end);
  source.start(at);
  source.stop(end);
}

const pitchOf = (part: Tone | Hiss) => ("tone" in part ? part.tone : part.hiss);

interface Voice {
  source: AudioScheduledSourceNode;
  pitch: AudioParam;
}

function tone(audio: BaseAudioContext, out: AudioNode): Voice {
  const source = audio.createOscillator();
  source.connect(out);
  return { source, pitch: source.frequency };
}

function hiss(audio: BaseAudioContext, out: AudioNode): Voice {
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  source.loop = true;
  const around = audio.createBiquadFilter();
  around.type = "bandpass";
  source.connect(around).connect(out);
  return { source, pitch: around.frequency };
}

const made = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, made once. */
function noise(audio: BaseAudioContext): AudioBuffer {
  const kept = made.get(audio);
  if (kept) return kept;
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  made.set(audio, buffer);
  return buffer;
}
