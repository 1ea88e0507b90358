// Owns loudness after ITU-R BS.1770-4 at 48 kHz: integrated (gated) and greatest momentary.
/** Loudness after ITU-R BS.1770-4 at 48 kHz: integrated (gated) and greatest momentary. */

import { truePeakTrack } from '../effects/limiter.ts';
import { gainToDb, samples } from './constants.ts';
import type { Stereo } from './types.ts';

/** The two K-weighting stages at 48 kHz as [b0, b1, b2, a1, a2], from the tables of BS.1770-4. */
const STAGES = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
] as const;

function kWeighted(signal: Float32Array): Float64Array {
  const current = Float64Array.from(signal);
  for (const [b0, b1, b2, a1, a2] of STAGES) {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let i = 0; i < current.length; i++) {
      const x = current[i] ?? 0;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      current[i] = y;
    }
  }
  return current;
}

function runningPower(buffer: Stereo) {
  const left = kWeighted(buffer.left);
  const right = kWeighted(buffer.right);
  const sum = new Float64Array(buffer.length + 1);
  for (let i = 0; i < buffer.length; i++) sum[i + 1] = (sum[i] ?? 0) + (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
  return (from: number, to: number): number =>
    ((sum[Math.min(to, buffer.length)] ?? 0) - (sum[Math.max(0, from)] ?? 0)) / (to - from);
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
const mean = (list: readonly number[]) => list.reduce((sum: number, x: number) => sum + x, 0) / list.length;

export function integratedLoudness(buffer: Stereo) {
  const power = runningPower(buffer);
  const block = samples(0.4);
  const blocks: number[] = [];
  for (let start = 0; start + block <= buffer.length; start += samples(0.1)) blocks.push(power(start, start + block));
  const audible = blocks.filter((p) => toLufs(p) > -70);
  const gate = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((p) => toLufs(p) > gate)));
}

/** Loudest window; sounds shorter than the window are measured as if silence followed. */
export function momentaryLoudness(buffer: Stereo, window = 0.4) {
  const power = runningPower(buffer);
  const size = samples(window);
  let most = power(0, size);
  for (let start = 0; start + size <= buffer.length; start += samples(0.01))
    most = Math.max(most, power(start, start + size));
  return toLufs(most);
}

export const truePeakDb = (buffer: Stereo) => gainToDb(truePeakTrack(buffer).reduce((most, x) => Math.max(most, x), 0));
