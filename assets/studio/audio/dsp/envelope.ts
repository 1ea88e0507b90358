// Owns the shapes of loudness over a note.
import { samples } from '../core/constants.ts';

/** Times in seconds; sustain is a level 0 … 1. */
export interface Envelope {
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  readonly seconds: number;
}

/**
 * ADSR gain per sample. `seconds` is how long the key is held; the release comes after it.
 * Curves are exponential-ish (squared) on the way down, which sounds natural.
 */
export function adsr({ attack, decay, sustain, release, seconds }: Envelope) {
  const held = samples(seconds);
  const attackLength = Math.max(1, samples(attack));
  const decayLength = Math.max(1, samples(decay));
  const releaseLength = Math.max(1, samples(release));
  const gain = new Float32Array(held + releaseLength);
  const levelAt = (i: number) => {
    if (i < attackLength) return 0.5 - 0.5 * Math.cos((Math.PI * i) / attackLength);
    const fall = Math.min(1, (i - attackLength) / decayLength);
    return sustain + (1 - sustain) * (1 - fall) ** 2;
  };
  for (let i = 0; i < held; i++) gain[i] = levelAt(i);
  const last = levelAt(held);
  for (let i = 0; i < releaseLength; i++) gain[held + i] = last * (1 - i / releaseLength) ** 2;
  return gain;
}

/** Multiplier per sample that falls by 60 dB in t60 seconds. */
export const decayFactor = (t60: number) => 10 ** (-3 / samples(t60));

/** Bell-shaped swell: rises to 1 at `peak` (0..1 of the length), then falls. */
export function swell(length: number, peak = 0.5, sharpness = 2) {
  const gain = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const x = i / length;
    const y = x < peak ? x / peak : (1 - x) / (1 - peak);
    gain[i] = Math.sin((y * Math.PI) / 2) ** sharpness;
  }
  return gain;
}
