// Tonal effects of interactions, finds and answers. All use F G A C D, which belong to every key of the realms' music.
import type { Effect } from '../core/types.ts';
import { flute, glock, marimba, musicBox, pad, pluck } from '../instruments/pitched.ts';
import { tonal } from './createEffect.ts';
import { play } from './stage.ts';

export const answers: Readonly<Record<string, Effect>> = {
  'e-interact': tonal(0.35, -17, (s, random) =>
    play(
      s,
      marimba,
      [
        ['C5', 0, 0.6],
        ['F5', 0.06, 0.7],
      ],
      { random },
    ),
  ),
  'pick-up': tonal(0.6, -15, (s, random) => {
    play(
      s,
      pluck,
      [
        ['F5', 0, 0.7],
        ['A5', 0.055, 0.75],
        ['D6', 0.11, 0.8],
      ],
      { random, seconds: 0.35 },
    );
    play(s, musicBox, [['D6', 0.11, 0.6]], { random, gain: 0.5 });
  }),
  discovery: tonal(
    2.2,
    -14,
    (s, random) => {
      // The motif itself, sped up, over an opening chord.
      play(
        s,
        pad,
        [
          ['F3', 0, 0.6],
          ['C4', 0, 0.6],
          ['G4', 0.1, 0.6],
          ['A4', 0.1, 0.6],
        ],
        { random, seconds: 1.1, gain: 0.4 },
      );
      play(
        s,
        glock,
        [
          ['F5', 0, 0.6],
          ['A5', 0.11, 0.65],
          ['C6', 0.22, 0.75],
          ['D6', 0.33, 0.85],
          ['C6', 0.55, 0.6],
          ['F6', 0.72, 0.8],
        ],
        { random, gain: 0.7, pan: 0.15 },
      );
      play(
        s,
        pluck,
        [
          ['F4', 0, 0.6],
          ['C5', 0.11, 0.6],
          ['F5', 0.22, 0.65],
          ['G5', 0.33, 0.7],
          ['A5', 0.44, 0.6],
        ],
        { random, seconds: 0.8, gain: 0.6, pan: -0.25 },
      );
    },
    { t60: 1.6 },
  ),
  right: tonal(0.75, -14, (s, random) => {
    play(
      s,
      marimba,
      [
        ['C5', 0, 0.7],
        ['F5', 0.1, 0.75],
        ['A5', 0.2, 0.8],
      ],
      { random },
    );
    play(s, musicBox, [['C6', 0.2, 0.6]], { random, gain: 0.6 });
  }),
  wrong: tonal(
    0.6,
    -20,
    (s, random) => {
      play(
        s,
        marimba,
        [
          ['A3', 0, 0.5],
          ['G3', 0.14, 0.42],
        ],
        { random },
      );
      play(
        s,
        flute,
        [
          ['A3', 0, 0.3],
          ['G3', 0.14, 0.28],
        ],
        { random, seconds: 0.14, gain: 0.35 },
      );
    },
    { lowpass: 2200 },
  ),
};
