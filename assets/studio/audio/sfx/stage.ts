// Helpers shared by the effects: a small stage to place sounds on, with a little room.
import { midiToFreq, samples } from '../core/constants.ts';
import type { Random } from '../core/random.ts';
import { addMono, addStereo, createStereo, fadeEdges } from '../core/stereo.ts';
import type { Instrument, Stereo } from '../core/types.ts';
import { filterStereo } from '../dsp/filters.ts';
import { reverb } from '../effects/reverb.ts';
import { parseNote } from '../music/theory.ts';

/** Share of reverb, its length in s, and the band that is kept in Hz. */
export interface StageOptions {
  readonly room?: number;
  readonly t60?: number;
  readonly highpass?: number;
  readonly lowpass?: number;
}
export interface Stage {
  /** Places a mono sound at `at` seconds. */
  add(mono: Float32Array, at?: number, gain?: number, pan?: number): void;
  finish(): Stereo;
}

export function createStage(seconds: number, options: StageOptions = {}): Stage {
  const { room = 0.2, t60 = 0.7, highpass = 90, lowpass = 7500 } = options;
  const dry = createStereo(samples(seconds));
  return {
    add: (mono, at = 0, gain = 1, pan = 0) => addMono(dry, mono, samples(at), { gain, pan }),
    finish: () => {
      if (room > 0) addStereo(dry, reverb(dry, { t60, damping: 0.5, preDelay: 0.008 }), room);
      filterStereo(dry, 'highpass', highpass);
      filterStereo(dry, 'lowpass', lowpass);
      return fadeEdges(dry, samples(0.001), samples(Math.min(0.08, seconds / 4)));
    },
  };
}

/** Plays note names on an instrument: [['F5', at, velocity], ...] */
export function play(
  stage: Stage,
  instrument: Instrument,
  list: readonly (readonly [name: string, at: number, velocity: number])[],
  { random, seconds = 0.3, gain = 1, pan = 0 }: { random: Random; seconds?: number; gain?: number; pan?: number },
): void {
  for (const [name, at, velocity] of list) {
    stage.add(instrument({ freq: midiToFreq(parseNote(name)), seconds, velocity, random }), at, gain, pan);
  }
}
