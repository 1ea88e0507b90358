// Owns the brush kit and small hand percussion; the pitch of a note is ignored.
/** Brush kit and small hand percussion. Same call shape as pitched instruments; freq is ignored. */

import { SAMPLE_RATE, samples, TWO_PI } from '../core/constants.ts';
import type { Tone } from '../core/types.ts';
import { swell } from '../dsp/envelope.ts';
import { bandpass, highpass, lowpass } from '../dsp/filters.ts';
import { modes, noise } from '../dsp/oscillators.ts';

/** Felt beater: stays above 80 Hz, so small speakers and the low end both stay clean. */
export function kick({ velocity }: Pick<Tone, 'velocity'>): Float32Array {
  const out = new Float32Array(samples(0.28));
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / SAMPLE_RATE;
    phase += (TWO_PI * (92 + 60 * Math.exp(-t / 0.025))) / SAMPLE_RATE;
    out[i] = Math.sin(phase) * Math.exp(-t / 0.07) * Math.min(1, t / 0.003) * velocity * 0.9;
  }
  return fadeTail(out);
}

/** Circular brush stroke across the head. */
export function brushSwish({
  velocity,
  random,
  seconds = 0.3,
}: Pick<Tone, 'velocity' | 'random'> & { seconds?: number }): Float32Array {
  const out = bandpass(noise(samples(Math.max(0.2, seconds)), random), 3000 + 500 * random.bipolar(), 0.8);
  const gain = swell(out.length, 0.6, 2);
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * ((gain[i] ?? 0) * velocity * 0.4);
  return lowpass(out, 6000);
}

/** Brush tap: short, papery, with a hint of drum tone. */
export function brushTap({ velocity, random }: Pick<Tone, 'velocity' | 'random'>): Float32Array {
  const out = bandpass(noise(samples(0.18), random), 2300, 0.7);
  const tone = modes(out.length, 210, [{ ratio: 1, gain: 0.25, t60: 0.14 }]);
  for (let i = 0; i < out.length; i++) {
    const t = i / SAMPLE_RATE;
    out[i] = ((out[i] ?? 0) * 0.9 * Math.exp(-t / 0.035) + (tone[i] ?? 0)) * Math.min(1, t / 0.002) * velocity * 0.7;
  }
  return fadeTail(lowpass(out, 6500));
}

/** Seed shaker: also the snake's rattle in python-world. */
export function shaker({ velocity, random }: Pick<Tone, 'velocity' | 'random'>): Float32Array {
  const out = highpass(noise(samples(0.11), random), 2600);
  const gain = swell(out.length, 0.35, 2);
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * ((gain[i] ?? 0) * velocity * 0.3);
  return lowpass(lowpass(out, 5600), 6500);
}

export function woodBlock({ velocity, random }: Pick<Tone, 'velocity' | 'random'>): Float32Array {
  const pitch = 760 * (1 + 0.01 * random.bipolar());
  const out = modes(samples(0.16), pitch, [
    { ratio: 1, gain: 0.5, t60: 0.1 },
    { ratio: 1.54, gain: 0.25, t60: 0.07 },
  ]);
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * (Math.min(1, i / samples(0.001)) * velocity);
  return fadeTail(out);
}

function fadeTail(out: Float32Array) {
  const tail = samples(0.02);
  for (let i = 0; i < tail; i++) out[out.length - 1 - i] = (out[out.length - 1 - i] ?? 0) * (i / tail);
  return out;
}
