// Owns the room: a feedback delay network.
import { SAMPLE_RATE } from '../core/constants.ts';
import { createStereo } from '../core/stereo.ts';
import type { Stereo } from '../core/types.ts';

/** Mutually prime delays in samples, 30 to 75 ms: no audible flutter. */
const DELAYS = [1433, 1601, 1867, 2053, 2251, 2399, 2927, 3547];

/**
 * Feedback delay network with eight lines and a Householder mix. Wet signal only.
 * `damping` 0..1 darkens the tail; `preDelay` keeps attacks clear.
 */
export function reverb(
  input: Stereo,
  { t60 = 1.8, damping = 0.45, preDelay = 0.018 }: { t60?: number; damping?: number; preDelay?: number } = {},
): Stereo {
  const out = createStereo(input.length);
  const lines = DELAYS.map((size) => ({
    memory: new Float32Array(size),
    size,
    position: 0,
    gain: 10 ** ((-3 * size) / (t60 * SAMPLE_RATE)),
    damped: 0,
  }));
  const offset = Math.round(preDelay * SAMPLE_RATE);
  const taps = new Float32Array(lines.length);
  for (let i = 0; i < input.length; i++) {
    const left = i >= offset ? (input.left[i - offset] ?? 0) : 0;
    const right = i >= offset ? (input.right[i - offset] ?? 0) : 0;
    let sum = 0;
    for (const [k, line] of lines.entries()) {
      line.damped += ((line.memory[line.position] ?? 0) - line.damped) * (1 - damping);
      const tap = line.damped * line.gain;
      taps[k] = tap;
      sum += tap;
    }
    const shared = (sum * 2) / lines.length;
    for (const [k, line] of lines.entries()) {
      line.memory[line.position] = (k % 2 ? right : left) * 0.35 + (taps[k] ?? 0) - shared;
      line.position = line.position + 1 === line.size ? 0 : line.position + 1;
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = taps;
    out.left[i] = a - c + e - g;
    out.right[i] = b - d + f - h;
  }
  return out;
}
