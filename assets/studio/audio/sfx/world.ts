// Sounds of things in the world: doors, gates, water, wind, bells and the way from one realm to the next.
import { samples } from '../core/constants.ts';
import type { Random } from '../core/random.ts';
import type { Effect } from '../core/types.ts';
import { bandpass } from '../dsp/filters.ts';
import { modes, noise } from '../dsp/oscillators.ts';
import { woodBlock } from '../instruments/drums.ts';
import { musicBox } from '../instruments/pitched.ts';
import { air, createEffect, drop } from './createEffect.ts';
import { play, type Stage } from './stage.ts';

/** A row of small stick-slip clicks around `base` Hz: wood or iron that turns slowly. */
function creak(stage: Stage, random: Random, count: number, base: number): void {
  let at = 0.08;
  for (let k = 0; k < count; k++) {
    const freq = base + base * 0.43 * Math.sin((k / count) * Math.PI);
    const partials = [
      { ratio: 1, gain: 0.16, t60: 0.04 },
      { ratio: 2.7, gain: 0.06, t60: 0.03 },
    ];
    stage.add(modes(samples(0.05), freq, partials), at, 1, -0.1);
    at += random.between(0.014, 0.022);
  }
}

const thud = (freq: number): Float32Array =>
  modes(samples(0.25), freq, [
    { ratio: 1, gain: 0.9, t60: 0.22 },
    { ratio: 2.1, gain: 0.4, t60: 0.12 },
  ]);

export const worldSounds: Readonly<Record<string, Effect>> = {
  door: createEffect(
    0.95,
    -16,
    (stage, random) => {
      stage.add(woodBlock({ velocity: 0.5, random }), 0, 0.5);
      creak(stage, random, 22, 300);
      stage.add(thud(118), 0.56);
      stage.add(bandpass(noise(samples(0.03), random), 700, 0.8), 0.56, 0.3);
    },
    { room: 0.25, t60: 0.8, lowpass: 4500 },
  ),
  gate: createEffect(
    1.3,
    -16,
    (stage, random) => {
      creak(stage, random, 34, 520);
      const ring = [
        { ratio: 1, gain: 0.5, t60: 0.5 },
        { ratio: 2.76, gain: 0.22, t60: 0.35 },
        { ratio: 5.4, gain: 0.08, t60: 0.2 },
      ];
      stage.add(modes(samples(0.5), 392, ring), 0.76, 0.7, 0.15);
      stage.add(thud(98), 0.76);
    },
    { room: 0.3, t60: 1, lowpass: 5000 },
  ),
  unlock: createEffect(
    0.6,
    -16,
    (stage, random) => {
      stage.add(woodBlock({ velocity: 0.6, random }), 0, 0.6);
      stage.add(woodBlock({ velocity: 0.8, random }), 0.1, 0.7);
      play(
        stage,
        musicBox,
        [
          ['F5', 0.14, 0.6],
          ['C6', 0.2, 0.65],
        ],
        { random, gain: 0.7 },
      );
    },
    { room: 0.2 },
  ),
  'transition-whoosh': createEffect(
    0.9,
    -15,
    (stage, random) => {
      stage.add(air(random, 0.85, 350, 2400, 1.4, 0.55), 0, 1, -0.35);
      stage.add(air(random, 0.75, 500, 1600, 1.4, 0.6), 0.1, 0.8, 0.35);
    },
    { room: 0.2, t60: 0.8, lowpass: 5000 },
  ),
  splash: createEffect(
    0.8,
    -17,
    (stage, random) => {
      stage.add(air(random, 0.5, 2600, 700, 0.8, 0.12), 0, 1);
      for (let k = 0; k < 9; k++) {
        const from = random.between(420, 900);
        stage.add(
          drop(0.07, from, from * random.between(1.5, 2.1)),
          0.06 + random.next() * 0.4,
          random.between(0.15, 0.4),
          random.bipolar() * 0.5,
        );
      }
    },
    { room: 0.15, t60: 0.6, lowpass: 6000 },
  ),
  wind: createEffect(
    2.4,
    -22,
    (stage, random) => {
      stage.add(air(random, 2.3, 260, 620, 2.2, 0.5), 0, 1, -0.4);
      stage.add(air(random, 1.8, 700, 380, 2.4, 0.5), 0.4, 0.7, 0.4);
    },
    { room: 0.1, lowpass: 2600 },
  ),
  bell: createEffect(
    2,
    -16,
    (stage) => {
      const partials = [
        { ratio: 0.5, gain: 0.18, t60: 2.2 },
        { ratio: 1, gain: 0.5, t60: 1.8 },
        { ratio: 1.19, gain: 0.16, t60: 1.3 },
        { ratio: 2.0, gain: 0.2, t60: 1 },
        { ratio: 2.74, gain: 0.1, t60: 0.6 },
        { ratio: 4.1, gain: 0.05, t60: 0.3 },
      ];
      stage.add(modes(samples(1.9), 523.25, partials).map((x, i) => x * Math.min(1, i / samples(0.002))));
    },
    { room: 0.3, t60: 1.6 },
  ),
};
