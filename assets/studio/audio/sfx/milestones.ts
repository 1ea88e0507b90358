// Tonal effects of finished steps, tasks, quests and awards. All use F G A C D, which belong to every key of the realms' music.
import type { Effect } from '../core/types.ts';
import { bass, flute, glock, marimba, musicBox, pad, pluck, softLead } from '../instruments/pitched.ts';
import { tonal } from './createEffect.ts';
import { play } from './stage.ts';

export const milestones: Readonly<Record<string, Effect>> = {
  celebration: tonal(
    0.8,
    -14,
    (s, random) => {
      const brass = (
        list: readonly (readonly [name: string, at: number, velocity: number])[],
        gain: number,
        pan: number,
      ) => play(s, softLead, list, { random, seconds: 0.1, gain, pan });
      brass(
        [
          ['C5', 0, 0.7],
          ['F5', 0.09, 0.75],
          ['A5', 0.18, 0.8],
        ],
        0.8,
        -0.1,
      );
      play(
        s,
        softLead,
        [
          ['F4', 0.28, 0.8],
          ['C5', 0.28, 0.8],
          ['F5', 0.28, 0.85],
          ['C6', 0.28, 0.85],
        ],
        { random, seconds: 0.24, gain: 0.55 },
      );
      play(
        s,
        glock,
        [
          ['F6', 0.28, 0.7],
          ['A6', 0.34, 0.5],
        ],
        { random, gain: 0.4, pan: 0.2 },
      );
      play(s, bass, [['F3', 0.28, 0.7]], { random, seconds: 0.25, gain: 0.5 });
    },
    { t60: 0.5 },
  ),
  'task-done': tonal(0.9, -15, (s, random) => {
    play(
      s,
      pluck,
      [
        ['F4', 0, 0.65],
        ['C5', 0.07, 0.7],
        ['G5', 0.14, 0.7],
        ['A5', 0.25, 0.8],
      ],
      { random, seconds: 0.5 },
    );
    play(s, marimba, [['F5', 0.25, 0.6]], { random, gain: 0.7 });
  }),
  badge: tonal(
    1.6,
    -14,
    (s, random) => {
      play(
        s,
        pad,
        [
          ['F4', 0, 0.7],
          ['A4', 0, 0.7],
          ['C5', 0, 0.7],
          ['D5', 0, 0.6],
        ],
        { random, seconds: 0.8, gain: 0.35 },
      );
      play(
        s,
        musicBox,
        [
          ['F5', 0, 0.7],
          ['A5', 0.09, 0.7],
          ['C6', 0.18, 0.75],
          ['F6', 0.3, 0.85],
        ],
        { random, gain: 0.8 },
      );
      play(
        s,
        marimba,
        [
          ['F4', 0, 0.6],
          ['C5', 0.18, 0.6],
          ['F5', 0.3, 0.7],
        ],
        { random, gain: 0.7 },
      );
    },
    { t60: 1.4 },
  ),
  'arrow-appear': tonal(0.5, -17, (s, random) =>
    play(
      s,
      musicBox,
      [
        ['A5', 0, 0.5],
        ['C6', 0.07, 0.6],
        ['A5', 0.2, 0.35],
        ['C6', 0.27, 0.4],
      ],
      { random },
    ),
  ),
  'step-done': tonal(0.45, -17, (s, random) =>
    play(
      s,
      pluck,
      [
        ['C5', 0, 0.6],
        ['F5', 0.08, 0.7],
      ],
      { random, seconds: 0.3 },
    ),
  ),
  'fail-soft': tonal(
    0.8,
    -21,
    (s, random) => {
      play(
        s,
        marimba,
        [
          ['C4', 0, 0.45],
          ['A3', 0.15, 0.42],
          ['F3', 0.3, 0.4],
        ],
        { random },
      );
      play(
        s,
        pad,
        [
          ['F3', 0.1, 0.4],
          ['C4', 0.1, 0.4],
        ],
        { random, seconds: 0.4, gain: 0.3 },
      );
    },
    { lowpass: 2000 },
  ),
  'quest-accepted': tonal(1.1, -15, (s, random) => {
    play(
      s,
      pluck,
      [
        ['F4', 0, 0.65],
        ['C5', 0.09, 0.65],
        ['F5', 0.18, 0.7],
      ],
      { random, seconds: 0.5, pan: -0.15 },
    );
    play(
      s,
      flute,
      [
        ['C5', 0.18, 0.6],
        ['F5', 0.36, 0.65],
      ],
      { random, seconds: 0.22, gain: 0.5, pan: 0.15 },
    );
    play(s, glock, [['A6', 0.36, 0.45]], { random, gain: 0.4 });
  }),
  trophy: tonal(
    1.9,
    -14,
    (s, random) => {
      play(
        s,
        softLead,
        [
          ['F4', 0, 0.7],
          ['F4', 0.16, 0.6],
          ['A4', 0.24, 0.7],
          ['C5', 0.32, 0.75],
        ],
        { random, seconds: 0.12, gain: 0.6 },
      );
      play(
        s,
        softLead,
        [
          ['F4', 0.48, 0.75],
          ['A4', 0.48, 0.7],
          ['C5', 0.48, 0.75],
          ['F5', 0.48, 0.85],
        ],
        { random, seconds: 0.6, gain: 0.45 },
      );
      play(
        s,
        glock,
        [
          ['F6', 0.48, 0.6],
          ['A6', 0.58, 0.5],
          ['C7', 0.68, 0.5],
        ],
        { random, gain: 0.45, pan: 0.2 },
      );
      play(s, bass, [['F3', 0.48, 0.7]], { random, seconds: 0.6, gain: 0.5 });
    },
    { t60: 1.2 },
  ),
  star: tonal(
    1.5,
    -16,
    (s, random) => {
      const names = ['F5', 'A5', 'C6', 'D6', 'F6', 'G6', 'A6'];
      names.forEach((name, k) => {
        play(s, musicBox, [[name, k * 0.085 + random.next() * 0.015, 0.45 + 0.05 * k]], {
          random,
          gain: 0.7,
          pan: random.bipolar() * 0.6,
        });
      });
    },
    { t60: 1.5 },
  ),
};
