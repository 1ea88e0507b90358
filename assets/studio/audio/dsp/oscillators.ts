// Owns the sources of sound: wave tables, decaying modes, FM and noise.

import { SAMPLE_RATE, TWO_PI } from '../core/constants.ts';
import type { Random } from '../core/random.ts';

const TABLE_SIZE = 2048;

/** A single cycle built from harmonic amplitudes: band-limited by construction. */
export function buildTable(harmonics: readonly number[]) {
  const table = new Float32Array(TABLE_SIZE + 1);
  for (let i = 0; i <= TABLE_SIZE; i++) {
    harmonics.forEach((amplitude: number, h: number) => {
      table[i] = (table[i] ?? 0) + amplitude * Math.sin((TWO_PI * (h + 1) * i) / TABLE_SIZE);
    });
  }
  const peak = table.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  return table.map((x) => x / peak);
}

/** Reads a table at a fixed or changing frequency. `freqAt` may be a number or (i) => Hz. */
export function wavetable(
  table: Float32Array,
  length: number,
  freqAt: number | ((i: number) => number),
  phase = 0,
): Float32Array {
  const out = new Float32Array(length);
  const frequency = typeof freqAt === 'function' ? freqAt : () => freqAt;
  let position = (phase % 1) * TABLE_SIZE;
  for (let i = 0; i < length; i++) {
    const whole = position | 0;
    const here = table[whole] ?? 0;
    out[i] = here + ((table[whole + 1] ?? 0) - here) * (position - whole);
    position += (frequency(i) * TABLE_SIZE) / SAMPLE_RATE;
    while (position >= TABLE_SIZE) position -= TABLE_SIZE;
  }
  return out;
}

export const SINE = buildTable([1]);
/** Eight odd harmonics are enough for a mellow triangle. */
export const TRIANGLE = buildTable([1, 0, -1 / 9, 0, 1 / 25, 0, -1 / 49]);
/** A saw with a rounded top: 1/n with an extra roll-off. */
export const SOFT_SAW = buildTable([1, 0.42, 0.24, 0.14, 0.08, 0.045, 0.025, 0.012]);

/** One mode: its pitch as a ratio of the note's, its level, and the seconds in which it falls by 60 dB. */
export interface Partial {
  readonly ratio: number;
  readonly gain: number;
  readonly t60: number;
}

/** Sum of decaying sine modes: bars, bells and boxes. */
export function modes(length: number, freq: number, partials: readonly Partial[]): Float32Array {
  const out = new Float32Array(length);
  for (const { ratio, gain, t60 } of partials) {
    const hertz = freq * ratio;
    if (hertz > 9000) continue;
    const fall = 10 ** (-3 / (t60 * SAMPLE_RATE));
    const step = (TWO_PI * hertz) / SAMPLE_RATE;
    let level = gain;
    for (let i = 0; i < length && level > 1e-5; i++) {
      out[i] = (out[i] ?? 0) + level * Math.sin(step * i);
      level *= fall;
    }
  }
  return out;
}

/** Two-operator FM; `indexAt` shapes brightness over time. */
export function fm(length: number, freq: number, ratio: number, indexAt: (i: number) => number) {
  const out = new Float32Array(length);
  const carrier = (TWO_PI * freq) / SAMPLE_RATE;
  const modulator = carrier * ratio;
  for (let i = 0; i < length; i++) out[i] = Math.sin(carrier * i + indexAt(i) * Math.sin(modulator * i));
  return out;
}

export function noise(length: number, random: Random) {
  const out = new Float32Array(length);
  for (let i = 0; i < length; i++) out[i] = random.bipolar();
  return out;
}
