// Calling somebody to the table: a soft tone, and a system notification while the page is out of sight.
const NOTES = [523.25, 659.25]; // a third, up
const VICTORY = [392, 523.25, 659.25, 783.99, 783.99]; // a chord, up to its fifth, held
const LENGTH = 0.28;
const LOUDNESS = 0.08;

let audio: AudioContext | null = null;

/** Two short soft notes. Before anybody has touched the page browsers keep silent, and that is fine. */
export function chime(): void {
  sound(NOTES);
}

/** Somebody has won. */
export function fanfare(): void {
  sound(VICTORY);
}

function sound(notes: number[]): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    notes.forEach((pitch, i) => note(audio as AudioContext, pitch, start + i * LENGTH * 0.55));
  } catch {
    // no sound on this machine
  }
}

function note(on: AudioContext, pitch: number, at: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}

/** A system notification, if allowed and nobody is looking at the page. */
export function notify(title: string, body: string, table: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const note = new Notification(title, { body, tag: `karczma-${table}` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow it to service workers only
  }
}

/** Asks the browser for permission; says whether it was given. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}
