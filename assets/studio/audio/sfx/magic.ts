// Effects of single realms: camera shutter, crystals, shields, bells and warnings.
import { SAMPLE_RATE, TWO_PI } from '../core/constants.ts';
import type { Effect } from '../core/types.ts';
import { SOFT_SAW } from '../dsp/oscillators.ts';
import { clank, tick, tock } from '../instruments/machines.ts';
import { glock, musicBox } from '../instruments/pitched.ts';
import { celesta, neonBell } from '../instruments/struck.ts';
import { air, bend, createEffect } from './createEffect.ts';
import { play } from './stage.ts';

export const magic: Readonly<Record<string, Effect>> = {
  shutter: createEffect(
    0.28,
    -18,
    (stage, random) => {
      stage.add(tick({ velocity: 0.8, random }), 0, 0.8);
      stage.add(air(random, 0.1, 3000, 1800, 1, 0.3), 0.02, 0.5);
      stage.add(tock({ velocity: 0.8, random }), 0.11, 0.8);
    },
    { room: 0.06 },
  ),
  crystal: createEffect(
    1.5,
    -16,
    (stage, random) =>
      play(
        stage,
        celesta,
        [
          ['D6', 0, 0.6],
          ['A6', 0.06, 0.6],
          ['C7', 0.14, 0.5],
          ['F6', 0.26, 0.45],
        ],
        { random },
      ),
    { room: 0.45, t60: 1.8 },
  ),
  poof: createEffect(
    0.7,
    -18,
    (stage, random) => {
      stage.add(air(random, 0.5, 700, 1600, 0.8, 0.18), 0, 1);
      play(
        stage,
        musicBox,
        [
          ['A6', 0.1, 0.4],
          ['D6', 0.2, 0.35],
        ],
        { random, gain: 0.5 },
      );
    },
    { lowpass: 4800 },
  ),
  armour: createEffect(
    0.8,
    -17,
    (stage, random) => {
      stage.add(clank({ velocity: 0.7, random }), 0, 0.6, -0.2);
      stage.add(clank({ velocity: 0.4, random }), 0.09, 0.5, 0.2);
      play(
        stage,
        glock,
        [
          ['C6', 0.14, 0.5],
          ['F6', 0.22, 0.55],
        ],
        { random, gain: 0.6 },
      );
    },
    { room: 0.25, t60: 1 },
  ),
  'shop-bell': createEffect(
    1.1,
    -18,
    (stage, random) =>
      play(
        stage,
        glock,
        [
          ['E6', 0, 0.55],
          ['C6', 0.13, 0.5],
        ],
        { random },
      ),
    { room: 0.2 },
  ),
  shield: createEffect(
    1,
    -17,
    (stage, random) => {
      const hum = bend(0.9, 196, 392, SOFT_SAW);
      stage.add(
        hum.map((x, i) => x * (0.8 + 0.2 * Math.sin((TWO_PI * 11 * i) / SAMPLE_RATE))),
        0,
        0.5,
      );
      play(
        stage,
        neonBell,
        [
          ['C6', 0.3, 0.5],
          ['F6', 0.4, 0.5],
        ],
        { random, gain: 0.6 },
      );
    },
    { room: 0.3, t60: 1 },
  ),
  dice: createEffect(
    0.7,
    -18,
    (stage, random) => {
      let at = 0;
      for (let k = 0; k < 7; k++) {
        stage.add(tock({ velocity: 0.8 - k * 0.08, random }), at, 0.8, random.bipolar() * 0.4);
        at += 0.05 + k * 0.013;
      }
    },
    { room: 0.12 },
  ),
  warning: createEffect(
    0.7,
    -20,
    (stage, random) =>
      play(
        stage,
        neonBell,
        [
          ['A4', 0, 0.5],
          ['A4', 0.2, 0.5],
        ],
        { random, gain: 0.7 },
      ),
    { lowpass: 3200 },
  ),
};
