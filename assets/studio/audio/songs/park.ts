// Owns the music of AI Adventure Park: a calm layer, complete alone, and a busy one.
/**
 * AI Adventure Park. F major, 96 BPM, light swing, 32 bars (80 s): A A' B A''.
 * `calm` is complete on its own; `busy` adds drums, walking bass, marimba and a counter-melody.
 */

import type { NoteEvent, Song } from '../core/types.ts';
import { brushSwish, brushTap, kick, shaker, woodBlock } from '../instruments/drums.ts';
import { bass, flute, glock, marimba, musicBox, pad, pluck } from '../instruments/pitched.ts';
import { bassLine, drumLine, pattern, sustain, within } from '../music/arrange.ts';
import { chords, degrees, dynamics, notes, shift, soften, transpose } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';
import { MOTIF_4_4 } from './motif.ts';

const BAR = 4;
const KEY = { tonic: 65, scale: 'major' } as const;

const HARMONY_A =
  'Fmaj7:4 | Am7:2 D7sus4:2 | Gm7:4 | 9sus@C:2 C7:2 | Fmaj7/A:4 | Dm7:2 F7/C:2 | Bbmaj7:2 Bbm6:2 |'.replace(
    '9sus@C',
    'C9sus',
  );
const PROGRESSION = chords(`
  ${HARMONY_A} C7:2 F6:2 |
  ${HARMONY_A} Gm7:2 F9:2 |
  Bbmaj7:4 | C/Bb:4 | Am7:4 | D7:4 | Gm9:4 | Eb9:4 | Fmaj7/C:4 | C9sus:2 C7:2 |
  ${HARMONY_A} F6:2 C9sus:2`);

const motif = degrees(MOTIF_4_4, KEY);
const answerA = notes('F4:1 A4:.5 C5:.5 D5:1.5! C5:.5 | A4:1 C5:1 F5:2! | D5:1.5 C5:.5 Bb4:1 G4:1 | G4:1 E4:1 F4:2');
/** A': the same tune with little turns, ending open so that B feels like stepping outside. */
const motifTurned = notes(
  'F4:1 A4:.5 C5:.5 D5:1 E5:.5 C5:.5 | A4:.5 Bb4:.5 C5:1 G4:2 | Bb4:1 D5:.5 F5:.5 E5:1! D5:.5 E5:.5 | C5:2 r:1 E4:.5 G4:.5',
);
const answerTurned = notes(
  'F4:1 A4:.5 C5:.5 D5:1 E5:.5 C5:.5 | A4:.5 Bb4:.5 C5:1 F5:2! | D5:1.5 C5:.5 Bb4:.5 A4:.5 G4:1 | Bb4:1 A4:1 G4:1 A4:1',
);
const bridge = notes(`
  D5:2 F5:1 D5:1 | E5:3 C5:1 | E5:1 C5:.5 A4:.5 G4:1.5 A4:.5 | F#4:3 A4:1 |
  Bb4:1 D5:.5 F5:.5 A5:1.5! G5:.5 | F5:2 G5:1 F5:1 | E5:1.5 D5:.5 C5:1 A4:1 | D5:1 Bb4:1 G4:1 r:1`);
const answerLast = notes('F4:1 A4:.5 C5:.5 D5:1.5! C5:.5 | A4:1 C5:1 F5:2! | D5:1.5 C5:.5 Bb4:1 G4:1 | F4:3 r:1');

const melodyA = [...motif, ...shift(answerA, 16)];
const melodyA2 = shift([...motifTurned, ...shift(answerTurned, 16)], 32);
const melodyB = shift(bridge, 64);
const melodyA3 = shift([...motif, ...shift(answerLast, 16)], 96);

/** Sings against the tune in its gaps: mostly contrary motion, long notes resolving down by step. */
const counter = notes(`
  r:4 | r:2 F#4:1 A4:1 | r:4 | r:1 E5:.5 D5:.5 Bb4:1 G4:1 | r:4 | r:3 A4:1 | r:4 | r:2 A4:.5 C5:.5 F5:1 |
  r:4 | r:2 A4:1 F#4:1 | r:4 | r:2 D5:.5 Bb4:.5 r:1 | r:4 | r:3 Eb5:1 | r:4 | r:2 C5:1 Eb5:1 |
  r:2 A4:1 Bb4:1 | C5:2 G4:2 | r:4 | C5:2 A4:1 F#4:1 | r:4 | Bb4:2 Db5:2 | r:4 | F4:1 G4:1 E4:2 |
  r:4 | r:2 F#4:1 A4:1 | r:4 | r:1 E5:.5 D5:.5 Bb4:1 G4:1 | r:4 | r:3 A4:1 | r:4 | r:2 G4:1 Bb4:1`);

/** One value a bar: quiet start, B grows to its peak in bar 21, then home. */
const CURVE = [
  0.82, 0.84, 0.9, 0.84, 0.86, 0.94, 0.88, 0.82, 0.88, 0.9, 0.95, 0.9, 0.92, 1, 0.95, 0.9, 0.9, 0.94, 0.96, 1, 1.12,
  1.08, 0.98, 0.86, 0.84, 0.86, 0.92, 0.86, 0.86, 0.92, 0.84, 0.78,
];

const voiced = voiceLead(PROGRESSION, { low: 53, high: 72, voices: 4 });
const shaped = (events: readonly NoteEvent[]) => dynamics(events, CURVE, BAR);

export const park: Song = {
  name: 'park',
  tempo: 96,
  beats: 128,
  swing: 0.16,
  seed: 'park-1',
  space: { t60: 1.9, damping: 0.5 },
  layers: {
    calm: {
      loudness: -18,
      kbps: 36,
      tracks: [
        {
          name: 'pad',
          instrument: pad,
          events: shaped(sustain(voiced, 0.55)),
          gain: 0.3,
          spread: 0.5,
          send: 0.35,
          chorus: true,
        },
        {
          name: 'harp',
          instrument: pluck,
          events: shaped(pattern(voiced, '0:.5 2:.5 1:.5 3:.5 2:.5 1:.5 3:.5 2:.5', { velocity: 0.5, hold: 2 })),
          gain: 0.34,
          pan: -0.28,
          spread: 0.15,
          send: 0.25,
          timing: 0.007,
        },
        {
          name: 'box',
          instrument: musicBox,
          events: shaped([
            ...transpose(melodyA, 12),
            ...soften(transpose(within(melodyA2, 8, 16, BAR), 12), 0.55),
            ...transpose(melodyA3, 12),
          ]),
          gain: 0.36,
          pan: 0.16,
          send: 0.4,
        },
        {
          name: 'mallet',
          instrument: marimba,
          events: shaped([...soften(melodyA, 0.75), ...soften(melodyA3, 0.9)]),
          gain: 0.42,
          pan: 0.1,
          send: 0.22,
        },
        {
          name: 'flute',
          instrument: flute,
          events: shaped([...melodyA2, ...melodyB]),
          gain: 0.46,
          pan: 0.08,
          send: 0.38,
          late: 0.008,
        },
        {
          name: 'bass',
          instrument: bass,
          events: shaped(bassLine(PROGRESSION, 'r:3 f:1', { velocity: 0.62 })),
          gain: 0.5,
          send: 0.04,
        },
      ],
    },
    busy: {
      loudness: -23,
      kbps: 27,
      tracks: [
        {
          name: 'kick',
          instrument: kick,
          events: shaped(drumLine('X... ..o. x... ....', 0.25, 128, 0.75)),
          gain: 0.5,
          send: 0.05,
          timing: 0.003,
        },
        {
          name: 'tap',
          instrument: brushTap,
          events: shaped(drumLine('....x..o....x.o.', 0.25, 128, 0.75)),
          gain: 0.5,
          pan: 0.1,
          send: 0.15,
          timing: 0.005,
          late: 0.006,
        },
        {
          name: 'swish',
          instrument: brushSwish,
          events: shaped(drumLine('x.o.x.o.', 0.5, 128, 0.6)),
          gain: 0.42,
          pan: -0.2,
          send: 0.12,
        },
        {
          name: 'shaker',
          instrument: shaker,
          events: within(shaped(drumLine('o.xo', 0.25, 128, 0.65)), 8, 32, BAR),
          gain: 0.45,
          pan: 0.35,
          send: 0.12,
        },
        {
          name: 'block',
          instrument: woodBlock,
          events: shaped(drumLine('...... x. ........ ...... x. ..x..x..', 0.5, 128, 0.6)),
          gain: 0.22,
          pan: -0.4,
          send: 0.3,
        },
        {
          name: 'walk',
          instrument: bass,
          events: shaped(transpose(bassLine(PROGRESSION, 'r:1 t:1 f:1 a:1', { velocity: 0.6, hold: 0.7 }), 12)),
          gain: 0.4,
          pan: -0.05,
          send: 0.06,
        },
        {
          name: 'ostinato',
          instrument: marimba,
          events: shaped(pattern(voiced, '.:.5 13:.5 .:.5 02:.5 .:.5 13:.5 2:.5 3:.5', { velocity: 0.5 })),
          gain: 0.34,
          pan: -0.35,
          send: 0.2,
        },
        {
          name: 'counter',
          instrument: glock,
          events: shaped(transpose(counter, 12)),
          gain: 0.28,
          pan: 0.38,
          send: 0.42,
        },
        { name: 'pizz', instrument: pluck, events: shaped(soften(counter, 0.85)), gain: 0.42, pan: 0.3, send: 0.25 },
      ],
    },
  },
  /** Gains the game sets for each state (crossfade over about two seconds). */
  mix: { calm: { calm: 1, busy: 0 }, busy: { calm: 0.85, busy: 1 } },
};
