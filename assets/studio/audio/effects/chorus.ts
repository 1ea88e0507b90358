// Owns the chorus that widens pads.
import { SAMPLE_RATE, TWO_PI } from '../core/constants.ts';
import { createStereo } from '../core/stereo.ts';
import type { Stereo } from '../core/types.ts';

/** Reads `memory` `delay` samples (fractional) before index i. */
function tap(memory: Float32Array, i: number, delay: number) {
  const at = i - delay;
  if (at < 0) return 0;
  const whole = Math.floor(at);
  const next = Math.min(whole + 1, memory.length - 1);
  const here = memory[whole] ?? 0;
  return here + ((memory[next] ?? 0) - here) * (at - whole);
}

/**
 * Two slow taps in opposite phase. In a loop, pass the loop length: the rate is then
 * rounded to a whole number of cycles, so the sweep also meets itself at the seam.
 */
export function chorus(
  input: Stereo,
  {
    rate = 0.5,
    depthMs = 3,
    delayMs = 14,
    mix = 0.4,
    loopLength = 0,
  }: { rate?: number; depthMs?: number; delayMs?: number; mix?: number; loopLength?: number } = {},
): Stereo {
  const out = createStereo(input.length);
  const hertz = loopLength
    ? Math.max(1, Math.round((rate * loopLength) / SAMPLE_RATE)) / (loopLength / SAMPLE_RATE)
    : rate;
  const toSamples = SAMPLE_RATE / 1000;
  for (let i = 0; i < input.length; i++) {
    const sweep = Math.sin((TWO_PI * hertz * i) / SAMPLE_RATE) * depthMs;
    out.left[i] = (input.left[i] ?? 0) * (1 - mix / 2) + tap(input.left, i, (delayMs + sweep) * toSamples) * mix;
    out.right[i] = (input.right[i] ?? 0) * (1 - mix / 2) + tap(input.right, i, (delayMs - sweep) * toSamples) * mix;
  }
  return out;
}
