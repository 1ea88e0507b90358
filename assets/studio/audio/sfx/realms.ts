// Effects of single realms: the farm, machines and vehicles, animals and plants.
import { samples } from '../core/constants.ts';
import type { Random } from '../core/random.ts';
import type { Effect } from '../core/types.ts';
import { lowpass } from '../dsp/filters.ts';
import { noise, SOFT_SAW } from '../dsp/oscillators.ts';
import { clank, steam, tick, tock } from '../instruments/machines.ts';
import { glock, marimba } from '../instruments/pitched.ts';
import { celesta, neonBell } from '../instruments/struck.ts';
import { air, bend, bump, createEffect } from './createEffect.ts';
import { magic } from './magic.ts';
import { play, type Stage } from './stage.ts';

/** An engine: bumps whose distance shrinks as it picks up speed. */
function engine(stage: Stage, random: Random, count: number, from: number, to: number): void {
  let at = 0;
  for (let k = 0; k < count; k++) {
    stage.add(bump(random, 104, 0.09), at, k % 2 ? 0.6 : 0.9, k % 2 ? 0.15 : -0.15);
    at += from + ((to - from) * k) / count;
  }
}

const farm: Readonly<Record<string, Effect>> = {
  tractor: createEffect(1.7, -18, (stage, random) => engine(stage, random, 17, 0.13, 0.075), {
    room: 0.12,
    lowpass: 2400,
  }),
  plough: createEffect(
    0.9,
    -19,
    (stage, random) => {
      stage.add(air(random, 0.85, 500, 260, 0.9, 0.4), 0, 1);
      for (let k = 0; k < 12; k++)
        stage.add(
          bump(random, random.between(180, 320), 0.05),
          0.08 + random.next() * 0.6,
          0.25,
          random.bipolar() * 0.4,
        );
    },
    { lowpass: 2600 },
  ),
};

const machines: Readonly<Record<string, Effect>> = {
  conveyor: createEffect(
    1.6,
    -21,
    (stage, random) => {
      for (let k = 0; k < 8; k++) {
        stage.add(tick({ velocity: 0.5, random }), k * 0.19, 0.7, -0.3);
        stage.add(bump(random, 150, 0.07), k * 0.19 + 0.06, 0.5, 0.2);
      }
      stage.add(
        lowpass(noise(samples(1.5), random), 420).map((x, i, all) => x * 0.12 * Math.sin((Math.PI * i) / all.length)),
      );
    },
    { room: 0.12, lowpass: 3800 },
  ),
  'steam-whistle': createEffect(
    1.1,
    -17,
    (stage, random) => {
      stage.add(bend(0.8, 523, 587, SOFT_SAW), 0.05, 0.35);
      stage.add(bend(0.8, 659, 740, SOFT_SAW), 0.05, 0.25, 0.2);
      stage.add(air(random, 0.9, 2200, 3000, 1, 0.3), 0, 0.35);
    },
    { room: 0.25, lowpass: 4200 },
  ),
  clockwork: createEffect(0.9, -19, (stage, random) => {
    for (let k = 0; k < 7; k++) {
      const hit = k % 2 ? tock : tick;
      stage.add(hit({ velocity: 0.7 - k * 0.04, random }), k * 0.07 + k * k * 0.004, 0.8, k % 2 ? 0.3 : -0.3);
    }
    play(stage, marimba, [['C6', 0.74, 0.5]], { random, gain: 0.5 });
  }),
  repair: createEffect(0.9, -17, (stage, random) => {
    stage.add(clank({ velocity: 0.7, random }), 0, 0.8, -0.2);
    stage.add(clank({ velocity: 0.5, random }), 0.17, 0.7, 0.2);
    stage.add(clank({ velocity: 0.8, random }), 0.4, 0.8);
    stage.add(steam({ velocity: 0.8, random }), 0.5, 0.8, 0.25);
  }),
  'robot-beep': createEffect(0.4, -19, (stage, random) => {
    play(stage, neonBell, [['F5', 0, 0.4]], { random, gain: 0.5 });
    stage.add(bend(0.09, 698, 880, SOFT_SAW), 0.02, 0.5);
    stage.add(bend(0.12, 1047, 1047, SOFT_SAW), 0.14, 0.45);
  }),
  tram: createEffect(
    2,
    -18,
    (stage, random) => {
      stage.add(bend(1.7, 150, 290, SOFT_SAW), 0.1, 0.4, -0.2);
      stage.add(bend(1.7, 226, 437, SOFT_SAW), 0.1, 0.2, 0.2);
      play(
        stage,
        glock,
        [
          ['A5', 0, 0.7],
          ['A5', 0.2, 0.6],
        ],
        { random, gain: 0.7, pan: 0.2 },
      );
      stage.add(air(random, 1.6, 400, 900, 1.2, 0.5), 0.2, 0.4);
    },
    { room: 0.25, t60: 0.9, lowpass: 4500 },
  ),
};

/** A bat's call: a chirp, then the same chirp from the cliff, each time further away. */
function chirps(stage: Stage): void {
  [0, 0.32, 0.62, 0.9].forEach((at, k) => {
    const soft = 0.55 ** k;
    stage.add(bend(0.08, 2500 - 250 * k, 1350 - 120 * k), at, 0.7 * soft, k % 2 ? 0.6 : -0.3);
    stage.add(bend(0.07, 2300 - 250 * k, 1250 - 120 * k), at + 0.09, 0.5 * soft, k % 2 ? 0.6 : -0.3);
  });
}

const nature: Readonly<Record<string, Effect>> = {
  'bat-echo': createEffect(1.6, -19, (stage) => chirps(stage), { room: 0.45, t60: 1.4, lowpass: 5200 }),
  'tree-grow': createEffect(
    1.5,
    -17,
    (stage, random) => {
      for (let k = 0; k < 14; k++) {
        const freq = 190 * 1.11 ** k;
        stage.add(bump(random, freq, 0.06), 0.05 + k * 0.06, 0.5, random.bipolar() * 0.3);
      }
      stage.add(air(random, 1.2, 500, 2600, 0.9, 0.75), 0.1, 0.7);
      play(
        stage,
        celesta,
        [
          ['F5', 0.75, 0.5],
          ['A5', 0.85, 0.55],
          ['C6', 0.95, 0.6],
        ],
        { random, gain: 0.6 },
      );
    },
    { room: 0.25, t60: 1 },
  ),
  waves: createEffect(
    2.6,
    -22,
    (stage, random) => {
      stage.add(air(random, 2.4, 420, 1500, 0.7, 0.42), 0, 1, -0.3);
      stage.add(air(random, 1.9, 1800, 700, 0.7, 0.35), 0.6, 0.7, 0.35);
    },
    { room: 0.1, lowpass: 3600 },
  ),
  squawk: createEffect(
    0.4,
    -19,
    (stage) => {
      stage.add(bend(0.16, 900, 1250, SOFT_SAW), 0, 0.6);
      stage.add(bend(0.2, 1150, 640, SOFT_SAW), 0.15, 0.7);
    },
    { lowpass: 4200 },
  ),
};

export const realmSounds: Readonly<Record<string, Effect>> = { ...farm, ...machines, ...nature, ...magic };
