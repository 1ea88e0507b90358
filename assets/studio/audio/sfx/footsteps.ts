// Footsteps: heel, then toe, each a short filtered noise; the surface decides the filters.

import { samples } from '../core/constants.ts';
import type { Random } from '../core/random.ts';
import type { Effect } from '../core/types.ts';
import { bandpass, lowpass } from '../dsp/filters.ts';
import { modes, noise } from '../dsp/oscillators.ts';
import type { Recipe } from './createEffect.ts';
import { createStage, type Stage } from './stage.ts';

function puff(random: Random, seconds: number, centre: number, q: number, curve = 2, attack = 0.004): Float32Array {
  const out = bandpass(noise(samples(seconds), random), centre, q);
  for (let i = 0; i < out.length; i++)
    out[i] = (out[i] ?? 0) * Math.min(1, i / samples(attack)) * (1 - i / out.length) ** curve;
  return out;
}

const knock = (random: Random, freq: number, gain: number): Float32Array =>
  modes(samples(0.12), freq * (1 + 0.06 * random.bipolar()), [
    { ratio: 1, gain, t60: 0.09 },
    { ratio: 2.3, gain: gain * 0.35, t60: 0.05 },
  ]).map((x, i) => x * Math.min(1, i / samples(0.002)));

function crumbs(stage: Stage, random: Random, count: number, spread: number, centre: number, gain: number): void {
  for (let k = 0; k < count; k++) {
    stage.add(
      puff(random, 0.012, centre * (1 + 0.35 * random.bipolar()), 2.5, 2, 0.001),
      random.next() * spread,
      gain * random.between(0.3, 1),
    );
  }
}

const surfaces: Readonly<Record<string, Recipe>> = {
  grass: (stage, random) => {
    stage.add(puff(random, 0.13, 1900, 0.6, 1.6, 0.02), 0, 0.7);
    stage.add(puff(random, 0.09, 2600, 0.8, 1.8, 0.012), random.between(0.05, 0.07), 0.5);
    stage.add(lowpass(puff(random, 0.09, 260, 0.7), 500), 0, 0.8);
  },
  path: (stage, random) => {
    stage.add(puff(random, 0.08, 950, 0.7), 0, 0.7);
    crumbs(stage, random, 14, 0.09, 2500, 0.55);
    stage.add(puff(random, 0.05, 1300, 0.8), random.between(0.06, 0.075), 0.4);
  },
  wood: (stage, random) => {
    stage.add(knock(random, 205, 0.9));
    stage.add(knock(random, 290, 0.4), random.between(0.055, 0.07));
    stage.add(puff(random, 0.03, 1300, 0.8), 0, 0.5);
  },
  stone: (stage, random) => {
    stage.add(puff(random, 0.035, 1700, 1.1, 3, 0.0015), 0, 1);
    stage.add(knock(random, 420, 0.25));
    stage.add(puff(random, 0.03, 2400, 1.2, 3, 0.0015), random.between(0.055, 0.07), 0.5);
  },
};

export const footsteps: Readonly<Record<string, Effect>> = Object.fromEntries(
  Object.entries(surfaces).map(([surface, build]) => [
    `step-${surface}`,
    {
      variants: 3,
      target: -24,
      render: (random: Random) => {
        const stage = createStage(surface === 'stone' ? 0.28 : 0.22, {
          room: surface === 'stone' ? 0.22 : 0.06,
          t60: 0.35,
          lowpass: 5500,
        });
        build(stage, random);
        return stage.finish();
      },
    },
  ]),
);
