// Measures how a loop joins itself: the step from its last sample to its first, and how alike both sides of the join are.
import { samples } from '../core/constants.ts';
import type { Stereo } from '../core/types.ts';
import { lowpass } from '../dsp/filters.ts';

export interface Seam {
  /** The step at the join as a share of the greatest step elsewhere in the loop; above 1 it could click. */
  readonly step: number;
  /**
   * How alike the 50 ms around the loop's start and around its end are (correlation; 1 is the same). Both channels
   * together and below 1.2 kHz: above it, and between channels, a codec at this bit rate invents its own phases.
   */
  readonly similarity: number;
}

const WINDOW = 0.05;
const COMPARE_LOWPASS_HZ = 1200;

function correlation(a: Float32Array, b: Float32Array): number {
  let [both, first, second] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const x = a[i] ?? 0;
    const y = b[i] ?? 0;
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return both / Math.sqrt(Math.max(first * second, 1e-18));
}

/** `sound` is the padded file; the loop runs from `start` to `start + length` (samples). */
export function measureSeam(sound: Stereo, start: number, length: number): Seam {
  const end = start + length;
  let [most, join] = [1e-9, 0];
  for (const channel of [sound.left, sound.right]) {
    for (let i = start + 1; i < end; i++) most = Math.max(most, Math.abs((channel[i] ?? 0) - (channel[i - 1] ?? 0)));
    join = Math.max(join, Math.abs((channel[start] ?? 0) - (channel[end - 1] ?? 0)));
  }
  const half = samples(WINDOW / 2);
  const around = (at: number): Float32Array => {
    const lead = samples(WINDOW);
    const both = sound.left
      .slice(at - half - lead, at + half)
      .map((x, i) => x + (sound.right[at - half - lead + i] ?? 0));
    return lowpass(both, COMPARE_LOWPASS_HZ).subarray(lead);
  };
  return { step: join / most, similarity: correlation(around(start), around(end)) };
}
