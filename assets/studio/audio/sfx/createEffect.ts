// Builds effects from short recipes, and synthesises the small sounds that several of them use.
import { samples } from '../core/constants.ts';
import type { Random } from '../core/random.ts';
import type { Effect } from '../core/types.ts';
import { swell } from '../dsp/envelope.ts';
import { bandpass, sweptBandpass } from '../dsp/filters.ts';
import { modes, noise, SINE, wavetable } from '../dsp/oscillators.ts';
import { createStage, type Stage, type StageOptions } from './stage.ts';

export type Recipe = (stage: Stage, random: Random) => void;

/** An effect of `seconds` at `target` LUFS; `options` also sets the room and how many variations there are. */
export function createEffect(
  seconds: number,
  target: number,
  build: Recipe,
  options: StageOptions & { variants?: number } = {},
): Effect {
  return {
    target,
    variants: options.variants ?? 1,
    render: (random) => {
      const stage = createStage(seconds, { room: 0.08, t60: 0.4, ...options });
      build(stage, random);
      return stage.finish();
    },
  };
}

/** A tonal effect: more room and a longer reverb than a noise. */
export const tonal = (seconds: number, target: number, build: Recipe, options: StageOptions = {}): Effect =>
  createEffect(seconds, target, build, { room: 0.3, t60: 1, ...options });

/** A band of air, `seconds` long, whose centre runs from one pitch to another (Hz). */
export function air(random: Random, seconds: number, from: number, to: number, q = 1.6, peak = 0.45): Float32Array {
  const length = samples(seconds);
  const out = sweptBandpass(noise(length, random), (i: number) => from * (to / from) ** (i / length), q);
  const gain = swell(length, peak, 2);
  return out.map((x: number, i: number) => x * (gain[i] ?? 0) * 0.5);
}

/** A droplet: a sine that bends quickly between two pitches (Hz). */
export function drop(seconds: number, from: number, to: number): Float32Array {
  const length = samples(seconds);
  const tone = wavetable(SINE, length, (i) => from * (to / from) ** Math.min(1, (i / length) * 1.5));
  return tone.map((x, i) => x * Math.min(1, i / samples(0.004)) * (1 - i / length) ** 2);
}

/** A soft tone that bends from one pitch to another (Hz) under a swell. */
export function bend(seconds: number, from: number, to: number, table = SINE): Float32Array {
  const length = samples(seconds);
  const gain = swell(length, 0.35, 2);
  return wavetable(table, length, (i) => from * (to / from) ** (i / length)).map((x, i) => x * (gain[i] ?? 0));
}

/** A short thump: two damped modes around `freq` (Hz) and a puff of noise. */
export const bump = (random: Random, freq: number, seconds: number): Float32Array => {
  const tone = modes(samples(seconds), freq * (1 + 0.03 * random.bipolar()), [
    { ratio: 1, gain: 0.8, t60: seconds },
    { ratio: 1.9, gain: 0.4, t60: seconds * 0.6 },
  ]);
  const puff = bandpass(noise(tone.length, random), freq * 5, 0.7);
  return tone.map((x, i) => (x + (puff[i] ?? 0) * 0.5 * (1 - i / tone.length) ** 2) * Math.min(1, i / samples(0.003)));
};
