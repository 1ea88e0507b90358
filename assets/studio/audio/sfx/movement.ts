// Sounds of moving through the world besides footsteps: wheels that roll, the bump against a wall, and the lantern that is lit.
import { samples } from '../core/constants.ts';
import type { Random } from '../core/random.ts';
import type { Effect } from '../core/types.ts';
import { swell } from '../dsp/envelope.ts';
import { bandpass, lowpass } from '../dsp/filters.ts';
import { modes, noise } from '../dsp/oscillators.ts';
import { glock, musicBox, pad, pluck } from '../instruments/pitched.ts';
import { air, bump, createEffect, tonal } from './createEffect.ts';
import { play, type Stage } from './stage.ts';

const WHEEL_SECONDS = 0.26;

/** A short stretch of rolling that swells and fades, so that stretches which overlap join to one. */
function roll(random: Random, centre: number, q: number): Float32Array {
  const length = samples(WHEEL_SECONDS);
  const gain = swell(length, 0.5, 1.4);
  return bandpass(noise(length, random), centre, q).map((x, i) => x * (gain[i] ?? 0));
}

/** Tyres on earth: low, with a grain of sand now and then. */
function softGround(stage: Stage, random: Random): void {
  stage.add(lowpass(roll(random, 240, 0.6), 520), 0, 1);
  stage.add(roll(random, 1300, 0.8), 0, 0.22);
  for (let grain = 0; grain < 4; grain += 1)
    stage.add(bandpass(noise(samples(0.01), random), 2300, 2), random.between(0.04, 0.2), random.between(0.05, 0.14));
}

/** Tyres on slabs and boards: a hum, and the seam between two of them. */
function hardGround(stage: Stage, random: Random): void {
  stage.add(lowpass(roll(random, 330, 0.9), 800), 0, 0.9);
  stage.add(roll(random, 1900, 1), 0, 0.16);
  const seam = modes(samples(0.06), 165 * (1 + 0.05 * random.bipolar()), [
    { ratio: 1, gain: 0.3, t60: 0.05 },
    { ratio: 2.4, gain: 0.1, t60: 0.03 },
  ]).map((x, i) => x * Math.min(1, i / samples(0.003)));
  stage.add(seam, random.between(0.07, 0.15), 0.5);
}

const wheels = (build: (stage: Stage, random: Random) => void): Effect =>
  createEffect(WHEEL_SECONDS, -27, build, { variants: 3, room: 0.03, lowpass: 4000 });

export const movement: Readonly<Record<string, Effect>> = {
  'wheels-soft': wheels(softGround),
  'wheels-hard': wheels(hardGround),
  bump: createEffect(
    0.2,
    -22,
    (stage, random) => {
      stage.add(bump(random, 112, 0.16));
      stage.add(lowpass(bump(random, 205, 0.07), 900), 0.012, 0.35);
    },
    { variants: 2, room: 0.05, lowpass: 1800, highpass: 60 },
  ),
  lantern: tonal(
    2.3,
    -15,
    (s, random) => {
      // The flame catches; then the motif's notes climb as the light spreads.
      s.add(air(random, 0.5, 300, 1500, 1.1, 0.4), 0, 0.5);
      play(
        s,
        pad,
        [
          ['F3', 0.1, 0.6],
          ['C4', 0.1, 0.6],
          ['A4', 0.2, 0.5],
        ],
        { random, seconds: 1.3, gain: 0.5 },
      );
      play(
        s,
        pluck,
        [
          ['F4', 0.12, 0.6],
          ['A4', 0.24, 0.6],
          ['C5', 0.36, 0.65],
          ['F5', 0.5, 0.7],
        ],
        { random, seconds: 0.9, gain: 0.7, pan: -0.15 },
      );
      play(
        s,
        musicBox,
        [
          ['A5', 0.62, 0.6],
          ['C6', 0.74, 0.65],
          ['F6', 0.88, 0.7],
        ],
        { random, gain: 0.6, pan: 0.15 },
      );
      play(s, glock, [['C7', 1.06, 0.35]], { random, gain: 0.4, pan: 0.3 });
    },
    { t60: 1.7 },
  ),
};
