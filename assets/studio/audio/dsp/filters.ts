// Owns the filters: biquads after the audio cookbook, in place, and a moving band-pass.
import { SAMPLE_RATE, TWO_PI } from '../core/constants.ts';
import type { Stereo } from '../core/types.ts';

type FilterType = 'lowpass' | 'highpass' | 'bandpass' | 'peak';
type BiquadCoefficients = readonly [b0: number, b1: number, b2: number, a0: number, a1: number, a2: number];

/** Biquads after the well-known cookbook forms. Each works in place and returns its input. */
function coefficients(type: FilterType, freq: number, q: number, gainDb: number): BiquadCoefficients {
  const w = (TWO_PI * Math.min(freq, SAMPLE_RATE * 0.45)) / SAMPLE_RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  switch (type) {
    case 'lowpass':
      return [(1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha];
    case 'highpass':
      return [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha];
    case 'bandpass':
      return [alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha];
    case 'peak': {
      const a = 10 ** (gainDb / 40);
      return [1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a];
    }
  }
}

export function biquad(
  signal: Float32Array,
  type: FilterType,
  freq: number,
  q = Math.SQRT1_2,
  gainDb = 0,
): Float32Array {
  const [b0, b1, b2, a0, a1, a2] = coefficients(type, freq, q, gainDb);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < signal.length; i++) {
    const x = signal[i] ?? 0;
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    signal[i] = y;
  }
  return signal;
}

export const lowpass = (signal: Float32Array, freq: number, q?: number): Float32Array =>
  biquad(signal, 'lowpass', freq, q);
export const highpass = (signal: Float32Array, freq: number, q?: number): Float32Array =>
  biquad(signal, 'highpass', freq, q);
export const bandpass = (signal: Float32Array, freq: number, q?: number): Float32Array =>
  biquad(signal, 'bandpass', freq, q);

export function filterStereo(buffer: Stereo, type: FilterType, freq: number, q?: number, gainDb?: number): Stereo {
  biquad(buffer.left, type, freq, q, gainDb);
  biquad(buffer.right, type, freq, q, gainDb);
  return buffer;
}

/** Band-pass whose centre moves: for whooshes. `freqAt(i)` gives Hz. State-variable form. */
export function sweptBandpass(signal: Float32Array, freqAt: (i: number) => number, q: number) {
  let low = 0;
  let band = 0;
  for (let i = 0; i < signal.length; i++) {
    const f = 2 * Math.sin((Math.PI * freqAt(i)) / SAMPLE_RATE);
    low += f * band;
    const high = (signal[i] ?? 0) - low - band / q;
    band += f * high;
    signal[i] = band;
  }
  return signal;
}
