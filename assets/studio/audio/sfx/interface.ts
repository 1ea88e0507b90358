// Short sounds of the interface: mostly noise and droplets, little pitch.
import { samples } from '../core/constants.ts';
import type { Effect } from '../core/types.ts';
import { bandpass } from '../dsp/filters.ts';
import { modes, noise } from '../dsp/oscillators.ts';
import { woodBlock } from '../instruments/drums.ts';
import { marimba, musicBox, pluck } from '../instruments/pitched.ts';
import { air, createEffect, drop } from './createEffect.ts';
import { play } from './stage.ts';

export const interfaceSounds: Readonly<Record<string, Effect>> = {
  'ui-press': createEffect(
    0.09,
    -20,
    (stage, random) => {
      play(stage, marimba, [['C6', 0, 0.55]], { random, gain: 0.7 });
      stage.add(bandpass(noise(samples(0.008), random), 2200, 1), 0, 0.3);
    },
    { room: 0 },
  ),
  hover: createEffect(0.06, -27, (stage, random) => play(stage, marimba, [['F6', 0, 0.35]], { random, gain: 0.5 }), {
    room: 0,
  }),
  'ui-open': createEffect(0.32, -18, (stage, random) => {
    stage.add(drop(0.16, 392, 587), 0, 0.7);
    stage.add(drop(0.16, 587, 880), 0.07, 0.6);
    stage.add(air(random, 0.25, 700, 2000), 0, 0.35);
  }),
  'ui-close': createEffect(0.3, -19, (stage, random) => {
    stage.add(drop(0.15, 784, 523), 0, 0.6);
    stage.add(drop(0.16, 523, 349), 0.06, 0.6);
    stage.add(air(random, 0.22, 1800, 600), 0, 0.3);
  }),
  toggle: createEffect(
    0.14,
    -20,
    (stage, random) => {
      stage.add(woodBlock({ velocity: 0.5, random }), 0, 0.5);
      play(stage, marimba, [['A5', 0.035, 0.5]], { random, gain: 0.6 });
    },
    { room: 0 },
  ),
  'page-turn': createEffect(
    0.42,
    -19,
    (stage, random) => {
      stage.add(air(random, 0.3, 1500, 4200, 0.9, 0.35), 0, 0.8, -0.25);
      stage.add(air(random, 0.16, 3600, 1600, 0.9, 0.3), 0.2, 0.7, 0.25);
      stage.add(bandpass(noise(samples(0.02), random), 900, 0.8), 0.33, 0.25);
    },
    { room: 0.04 },
  ),
  'drag-pick': createEffect(
    0.16,
    -20,
    (stage, random) => {
      stage.add(drop(0.12, 330, 523), 0, 0.7);
      stage.add(bandpass(noise(samples(0.012), random), 1600, 1), 0, 0.3);
    },
    { room: 0.04 },
  ),
  'drag-drop': createEffect(
    0.18,
    -19,
    (stage, random) => {
      stage.add(drop(0.13, 440, 262), 0, 0.7);
      stage.add(bandpass(noise(samples(0.02), random), 700, 0.9), 0.01, 0.5);
    },
    { room: 0.05 },
  ),
  snap: createEffect(
    0.16,
    -18,
    (stage, random) => {
      stage.add(woodBlock({ velocity: 0.7, random }), 0, 0.7);
      play(stage, pluck, [['F5', 0.012, 0.6]], { random, seconds: 0.1, gain: 0.6 });
    },
    { room: 0.05 },
  ),
  'type-tick': createEffect(
    0.06,
    -26,
    (stage, random) => {
      const body = modes(samples(0.04), 1250 * (1 + 0.08 * random.bipolar()), [{ ratio: 1, gain: 0.4, t60: 0.025 }]);
      stage.add(body.map((x, i) => x * Math.min(1, i / samples(0.0015))));
      stage.add(bandpass(noise(samples(0.006), random), 2600, 0.9), 0, 0.4);
    },
    { room: 0, variants: 3 },
  ),
  countdown: createEffect(0.3, -18, (stage, random) => {
    stage.add(woodBlock({ velocity: 0.6, random }), 0, 0.5);
    play(stage, marimba, [['F5', 0, 0.6]], { random });
  }),
  'save-ok': createEffect(0.5, -20, (stage, random) =>
    play(
      stage,
      musicBox,
      [
        ['C6', 0, 0.5],
        ['F6', 0.08, 0.55],
      ],
      { random },
    ),
  ),
  offline: createEffect(
    0.55,
    -20,
    (stage, random) => {
      play(
        stage,
        pluck,
        [
          ['C5', 0, 0.5],
          ['G4', 0.12, 0.45],
        ],
        { random, seconds: 0.2 },
      );
      stage.add(drop(0.25, 330, 196), 0.14, 0.35);
    },
    { lowpass: 3200 },
  ),
};
