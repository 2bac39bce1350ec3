import { writeFileSync } from "node:fs";
import { END_CARD, type Film } from "./films.ts";

const SAMPLES = 48_000;

/** Writes the sound of a film as WAV: rain, the hum of a room, a chord, and a hit on each cut. */
export function writeSound({ shots, sound }: Film, file: string): void {
  const cuts = shots.map((_, i) => sum(shots.slice(0, i).map(({ seconds }) => seconds)));
  const film = sum(shots.map(({ seconds }) => seconds));
  const all = film + END_CARD;
  const length = Math.round(all * SAMPLES);
  const mix = new Float32Array(length);
  const add = (from: number, seconds: number, wave: (t: number) => number) => {
    const start = Math.round(from * SAMPLES);
    for (let i = 0; i < seconds * SAMPLES && start + i < length; i++) {
      mix[start + i] = (mix[start + i] ?? 0) + wave(i / SAMPLES);
    }
  };
  const room = lowPass(noise(1), 0.01);
  add(0, all, () => room() * 0.5);
  if (sound.rain) {
    const [fall, drops] = [noise(2), noise(3)];
    const soft = lowPass(noise(4), 0.25);
    let drop = 0;
    add(0, all, () => {
      // A drop now and then, nearer than the rest.
      drop = drops() > 0.99985 ? 1 : drop * 0.996;
      return (sound.rain ?? 0) * (soft() * 0.09 + fall() * 0.012 + drop * fall() * 0.12);
    });
  }
  if (sound.hum) {
    const loudness = sound.hum * 0.035;
    add(0, all, (t) => loudness * (sine(60, t) + 0.5 * sine(120, t) + 0.2 * sine(180.4, t)));
  }
  for (const [i, note] of sound.chord.entries()) {
    // Each note swells by itself, so that the chord is never the same twice.
    add(0, all, (t) => {
      const swell = 0.55 + 0.45 * sine(0.07 + 0.023 * i, t);
      return (
        0.06 * swell * (sine(note, t) + 0.6 * sine(note * 1.003, t) + 0.15 * sine(note * 2, t))
      );
    });
  }
  for (const cut of [...cuts.slice(1), film]) {
    const crack = noise(5);
    add(cut, 1.6, (t) => 0.5 * Math.exp(-t * 4) * sine(46 + 40 * Math.exp(-t * 18), t));
    add(cut, 0.12, (t) => 0.05 * Math.exp(-t * 60) * crack());
  }
  for (const clap of sound.claps ?? []) {
    const wood = lowPass(noise(6), 0.5);
    add(clap, 0.25, (t) => 0.9 * Math.exp(-t * 45) * wood());
    add(clap + 0.06, 0.4, (t) => 0.12 * Math.exp(-t * 14) * wood());
  }
  for (const click of sound.clicks ?? []) {
    const tick = noise(7);
    add(click, 0.05, (t) => 0.22 * Math.exp(-t * 160) * (tick() + sine(2_400, t)));
  }
  writeFileSync(file, toWav(mix, all));
}

/** The same noise on every machine. */
function noise(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2_147_483_648 - 1;
  };
}

function lowPass(source: () => number, share: number): () => number {
  let last = 0;
  return () => {
    last += share * (source() - last);
    return last;
  };
}

const sine = (hertz: number, t: number) => Math.sin(2 * Math.PI * hertz * t);
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** 16-bit mono, which fades in at the start and out at the end. */
function toWav(mix: Float32Array, seconds: number): Buffer {
  const wav = Buffer.alloc(44 + mix.length * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLES, 24);
  wav.writeUInt32LE(SAMPLES * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(mix.length * 2, 40);
  for (const [i, value] of mix.entries()) {
    const t = i / SAMPLES;
    const fade = Math.min(1, t / 0.8, (seconds - t) / 1.2);
    // Loud moments are rounded off instead of cut off.
    wav.writeInt16LE(Math.round(Math.tanh(value * 1.3) * fade * 30_000), 44 + i * 2);
  }
  return wav;
}
