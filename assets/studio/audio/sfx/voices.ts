// Dialogue blips: a pulse through two formants, one syllable each; eighteen speakers, five vowels.
import { SAMPLE_RATE, samples, TWO_PI } from '../core/constants.ts';
import type { Random } from '../core/random.ts';
import type { Effect } from '../core/types.ts';
import { adsr } from '../dsp/envelope.ts';
import { bandpass, highpass } from '../dsp/filters.ts';
import { buildTable, noise, SOFT_SAW, TRIANGLE, wavetable } from '../dsp/oscillators.ts';
import { createStage } from './stage.ts';

/** First and second formant in Hz of a, e, o, i, u, as an adult says them. */
const VOWELS = [
  [730, 1090],
  [500, 1700],
  [450, 850],
  [320, 2200],
  [340, 900],
] as const;
const REED = buildTable([1, 0.8, 0.7, 0.55, 0.45, 0.36, 0.28, 0.22, 0.17, 0.13, 0.1, 0.07]);
const HOLLOW = buildTable([1, 0, 0.6, 0, 0.4, 0, 0.25, 0, 0.15]);

/** Pitch in Hz, formant size (a small body has high formants), glide over the syllable, length in s, and manners. */
interface Speaker {
  readonly pitch: number;
  readonly size: number;
  readonly table: Float32Array;
  readonly glide: number;
  readonly length: number;
  /** Ring modulation in Hz. */
  readonly ring?: number;
  /** Share of breath noise. */
  readonly breath?: number;
  /** Vibrato in Hz. */
  readonly tremble?: number;
  /** Cuts below this many Hz: a small loudspeaker. */
  readonly thin?: number;
  /** An echo after this many seconds: cliffs, or the inside of a helmet. */
  readonly far?: number;
}

const speakers: Readonly<Record<string, Speaker>> = {
  wizard: { pitch: 156, size: 0.95, table: REED, glide: 0.08, length: 0.085, tremble: 9 },
  owl: { pitch: 311, size: 0.8, table: TRIANGLE, glide: -0.08, length: 0.1, breath: 0.12 },
  robot: { pitch: 175, size: 1, table: HOLLOW, glide: 0, length: 0.06, ring: 70 },
  tree: { pitch: 98, size: 0.7, table: REED, glide: -0.05, length: 0.12, breath: 0.25 },
  'child-high': { pitch: 392, size: 1.35, table: REED, glide: 0.1, length: 0.055 },
  'child-low': { pitch: 294, size: 1.2, table: REED, glide: 0.04, length: 0.065 },
  elder: { pitch: 131, size: 0.88, table: SOFT_SAW, glide: -0.1, length: 0.1, tremble: 12, breath: 0.15 },
  animal: { pitch: 466, size: 1.6, table: HOLLOW, glide: 0.28, length: 0.06, breath: 0.1 },
  narrator: { pitch: 220, size: 1.05, table: SOFT_SAW, glide: 0.02, length: 0.07 },
  radio: { pitch: 208, size: 1.05, table: REED, glide: 0.03, length: 0.065, breath: 0.35, thin: 700 },
  nova: { pitch: 330, size: 1.1, table: HOLLOW, glide: 0.06, length: 0.065, ring: 45 },
  neo: { pitch: 233, size: 1.05, table: REED, glide: 0.16, length: 0.055, ring: 92 },
  muse: { pitch: 415, size: 1.45, table: REED, glide: -0.22, length: 0.075, tremble: 17, breath: 0.08 },
  echo: { pitch: 523, size: 1.7, table: TRIANGLE, glide: 0.14, length: 0.05, breath: 0.06, far: 0.085 },
  'captain-shield': { pitch: 117, size: 0.92, table: REED, glide: 0.03, length: 0.085, far: 0.05 },
  'farm-guide': { pitch: 147, size: 1, table: SOFT_SAW, glide: 0.12, length: 0.09, breath: 0.1 },
  shopkeeper: { pitch: 247, size: 1.1, table: SOFT_SAW, glide: 0.09, length: 0.07, tremble: 6 },
  'bridge-robot': {
    pitch: 110,
    size: 0.8,
    table: HOLLOW,
    glide: -0.12,
    length: 0.1,
    ring: 27,
    breath: 0.18,
    thin: 260,
  },
};

function source(speaker: Speaker, length: number, random: Random): Float32Array {
  const drift = 1 + 0.045 * random.bipolar();
  const tone = wavetable(speaker.table, length, (i) => {
    const waver = speaker.tremble ? 0.02 * Math.sin((TWO_PI * speaker.tremble * i) / SAMPLE_RATE) : 0;
    return speaker.pitch * drift * (1 + (speaker.glide * i) / length + waver);
  });
  if (!speaker.breath) return tone;
  const air = bandpass(noise(length, random), 3200, 1);
  const share = speaker.breath;
  return tone.map((x, i) => x + (air[i] ?? 0) * share);
}

function syllable(speaker: Speaker, vowel: readonly [number, number], random: Random): Float32Array {
  const gain = adsr({ attack: 0.008, decay: 0.05, sustain: 0.7, release: 0.035, seconds: speaker.length });
  const voice = source(speaker, gain.length, random);
  const first = bandpass(voice.slice(), vowel[0] * speaker.size, 4);
  const second = bandpass(voice.slice(), vowel[1] * speaker.size, 6);
  const spoken = voice.map((x, i) => {
    const ring = speaker.ring ? 0.6 + 0.4 * Math.sin((TWO_PI * speaker.ring * i) / SAMPLE_RATE) : 1;
    return (0.25 * x + (first[i] ?? 0) + 0.7 * (second[i] ?? 0)) * (gain[i] ?? 0) * ring;
  });
  return speaker.thin ? highpass(spoken, speaker.thin) : spoken;
}

function voiceOf(speaker: Speaker): Effect {
  return {
    variants: VOWELS.length,
    target: -20,
    render: (random, variant) => {
      const { far = 0 } = speaker;
      const seconds = speaker.length + samples(0.06) / SAMPLE_RATE + 0.03 + far;
      const stage = createStage(seconds, { room: 0.05, t60: 0.25, highpass: 95, lowpass: 5500 });
      const spoken = syllable(speaker, VOWELS[variant] ?? VOWELS[0], random);
      stage.add(spoken);
      if (far > 0) stage.add(spoken, far, 0.35);
      return stage.finish();
    },
  };
}

export const voices: Readonly<Record<string, Effect>> = Object.fromEntries(
  Object.entries(speakers).map(([name, speaker]) => [name, voiceOf(speaker)]),
);
