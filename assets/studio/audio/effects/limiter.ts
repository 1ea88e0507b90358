// Owns the true-peak measure and the look-ahead limiter.
import { dbToGain, samples } from '../core/constants.ts';
import { createStereo } from '../core/stereo.ts';
import type { Stereo } from '../core/types.ts';

const TAPS = 12;
const PHASES = [0.25, 0.5, 0.75].map((phase) => {
  const weights: number[] = [];
  for (let k = 0; k < TAPS; k++) {
    const x = k - TAPS / 2 + 1 - phase;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    weights.push(sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2 + 0.5))));
  }
  return weights;
});

/** Per sample, the largest |value| at or just after it on a 4x finer grid (true peak). */
export function truePeakTrack(buffer: Stereo) {
  const track = new Float32Array(buffer.length);
  for (const channel of [buffer.left, buffer.right]) {
    for (let i = 0; i < channel.length; i++) {
      let most = Math.abs(channel[i] ?? 0);
      for (const weights of PHASES) {
        let value = 0;
        for (let k = 0; k < TAPS; k++) value += (weights[k] ?? 0) * (channel[i + k - TAPS / 2 + 1] ?? 0);
        most = Math.max(most, Math.abs(value));
      }
      track[i] = Math.max(most, track[i] ?? 0);
    }
  }
  return track;
}

/** Look-ahead limiter: gain is already down when the peak arrives, then recovers slowly. */
export function limit(
  buffer: Stereo,
  {
    ceilingDb = -1.5,
    lookAhead = 0.004,
    release = 0.12,
  }: { ceilingDb?: number; lookAhead?: number; release?: number } = {},
): Stereo {
  const ceiling = dbToGain(ceilingDb);
  const peaks = truePeakTrack(buffer);
  if (peaks.every((peak) => peak <= ceiling)) return buffer;
  const ahead = samples(lookAhead);
  const wanted = new Float32Array(buffer.length).fill(1);
  for (let i = 0; i < peaks.length; i++) {
    const peak = peaks[i] ?? 0;
    if (peak <= ceiling) continue;
    for (let k = Math.max(0, i - ahead); k <= i + 1 && k < wanted.length; k++) {
      wanted[k] = Math.min(wanted[k] ?? 1, ceiling / peak);
    }
  }
  const recover = 1 - Math.exp(-1 / samples(release));
  const approach = 1 - Math.exp(-5 / ahead);
  const out = createStereo(buffer.length);
  let gain = wanted[0] ?? 1;
  for (let i = 0; i < buffer.length; i++) {
    const goal = wanted[i] ?? 1;
    const peak = peaks[i] ?? 0;
    gain += (goal - gain) * (goal < gain ? approach : recover);
    const applied = Math.min(gain, peak > ceiling ? ceiling / peak : 1);
    out.left[i] = (buffer.left[i] ?? 0) * applied;
    out.right[i] = (buffer.right[i] ?? 0) * applied;
  }
  return out;
}
