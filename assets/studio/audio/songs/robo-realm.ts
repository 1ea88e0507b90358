// Owns the music of Robo Realm, the farm: a plucky jig for banjo, whistle and fiddle.
/** G major that leans to mixolydian, 6/8 with 96 dotted quarters a minute (a beat is an eighth), 48 bars (60 s): A A' B A C A'. */
import type { Song } from '../core/types.ts';
import { brushTap, kick, shaker, woodBlock } from '../instruments/drums.ts';
import { accordion, fiddle } from '../instruments/held.ts';
import { bass, ocarina, pluck, softLead } from '../instruments/pitched.ts';
import { banjo, pizzicato, xylophone } from '../instruments/struck.ts';
import { bassLine, pattern, sustain, within } from '../music/arrange.ts';
import { band, CALM_AND_BUSY, concatTunes, twoLayers } from '../music/parts.ts';
import { chords, degrees, notes, shift, soften, transpose } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';
import { MOTIF_6_8 } from './motif.ts';

const BAR = 6;
const HARMONY_A = 'G:6 | D/F#:6 | C:6 | G/B:6 | G:6 | Em7:6 | Am7:3 D7:3 | G:6 |';
const PROGRESSION = chords(
  `${HARMONY_A} ${HARMONY_A}
   F:6 | C:6 | G:6 | G:6 | F:6 | C:6 | Am7:6 | D7sus4:3 D7:3 |
   ${HARMONY_A}
   Em7:6 | Bm7:6 | C:6 | G:6 | Em7:6 | Bm7:6 | Am7:6 | D7:6 |
   ${HARMONY_A}`,
  BAR,
);

const motif = degrees(MOTIF_6_8, { tonic: 67, scale: 'major', beatsPerBar: BAR });
const answer = notes(
  'G4:2 B4:1 D5:2! E5:1 | D5:1 B4:1 D5:1 G5:3 | E5:1 D5:1 C5:1 A4:1 B4:1 F#4:1 | G4:3 r:1 D5:1 B4:1',
  BAR,
);
const tuneA = [...motif, ...shift(answer, 24)];
const tuneTurned = notes(
  `G4:1 A4:1 B4:1 D5:1! E5:1 D5:1 | B4:1 D5:1 B4:1 A4:3 | C5:1 D5:1 E5:1 G5:1! F#5:1 E5:1 | D5:2 B4:1 D5:3 |
   G4:1 A4:1 B4:1 D5:1! E5:1 D5:1 | B4:1 D5:1 E5:1 G5:3 | E5:1 C5:1 A4:1 D5:1 C5:1 A4:1 | G4:3 B4:1 A4:1 G4:1`,
  BAR,
);
const tuneB = notes(
  `F5:3! E5:1 D5:1 C5:1 | E5:3 C5:1 D5:1 E5:1 | D5:2 B4:1 G4:2 A4:1 | B4:3 r:1 B4:1 D5:1 |
   F5:3! E5:1 D5:1 C5:1 | E5:2 G5:1 E5:2 C5:1 | A4:1 B4:1 C5:1 E5:2 D5:1 | D5:3 A4:1 F#4:1 A4:1`,
  BAR,
);
const tuneC = notes(
  `E5:4! G5:1 E5:1 | D5:4 B4:2 | C5:2 E5:1 D5:2 C5:1 | B4:5 r:1 |
   E5:4! G5:1 A5:1 | F#5:3 D5:3 | E5:2 C5:1 A4:2 C5:1 | D5:3 A4:1 C5:1 F#4:1`,
  BAR,
);
/** Answers in the gaps of A; elsewhere long notes below the tune. */
const counterA = notes(
  'r:6 | r:3 F#5:1 A5:1 D5:1 | r:6 | r:1 G5:1 D5:1 B5:1 A5:1 G5:1 | r:6 | r:3 B4:1 D5:1 E5:1 | r:6 | r:3 B5:1 A5:1 G5:1',
  BAR,
);
const counterB = notes('A4:6 | G4:6 | r:3 D5:1 E5:1 F#5:1 | G5:3 r:3 | C5:6 | C5:3 G4:3 | E4:3 G4:3 | G4:3 F#4:3', BAR);
const counterC = notes('G4:6 | F#4:6 | E4:6 | D4:3 G4:3 | G4:6 | A4:6 | C5:3 E4:3 | F#4:6', BAR);
/** Robots at work: two-note calls, far away. */
const beeps = notes('r:6 | r:6 | r:6 | r:4 D6:.5 B5:.5 D6:1 | r:6 | r:6 | r:6 | r:4 A5:.5 D6:.5 A5:1', BAR);

const rise = [0.84, 0.86, 0.9, 0.86, 0.88, 0.94, 0.92, 0.84];
const { part, drums } = band({
  beatsPerBar: BAR,
  bars: 48,
  curve: [
    ...rise,
    ...rise.map((x) => x + 0.06),
    ...[0.96, 0.98, 1, 0.96, 1, 1.04, 1, 0.94],
    ...rise.map((x) => x + 0.08),
    ...[0.8, 0.8, 0.84, 0.8, 0.86, 0.9, 0.9, 0.86],
    ...rise.map((x) => x + 0.1),
  ],
});
const voiced = voiceLead(PROGRESSION, { low: 52, high: 69, voices: 3 });
const tune = concatTunes(48, tuneA, [], [], tuneA, [], tuneTurned);

export const roboRealm: Song = {
  name: 'robo-realm',
  tempo: 288,
  beats: 288,
  swing: 0,
  seed: 'robo-realm-1',
  space: { t60: 1.1, damping: 0.55 },
  layers: twoLayers(
    [
      part('banjo', banjo, tune, { gain: 0.86, pan: 0.12, send: 0.18 }),
      part('whistle', ocarina, transpose(concatTunes(48, [], tuneTurned, [], [], [], tuneTurned), 12), {
        gain: 0.26,
        pan: 0.18,
        send: 0.34,
        late: 0.008,
      }),
      part('fiddle', fiddle, concatTunes(48, [], [], tuneB, [], tuneC), { gain: 0.42, pan: -0.1, send: 0.28 }),
      part('box', accordion, sustain(voiced, 0.5), { gain: 0.24, spread: 0.4, send: 0.24, chorus: true }),
      part('guitar', pluck, pattern(voiced, '.:2 012:1 .:2 012:1', { velocity: 0.5, barBeats: BAR }), {
        gain: 0.3,
        pan: -0.32,
        send: 0.16,
      }),
      part('bass', bass, bassLine(PROGRESSION, 'r:3 f:3', { velocity: 0.64, hold: 0.6 }), { gain: 0.48, send: 0.03 }),
    ],
    [
      drums('kick', kick, 'X.....x...o.', 1, 0.75, { gain: 0.5, send: 0.04 }),
      drums('tap', brushTap, '...x.....x.o', 1, 0.75, { gain: 0.7, pan: 0.1, late: 0.005 }),
      drums('shaker', shaker, 'xoxxox', 1, 0.6, { gain: 0.8, pan: 0.36 }),
      drums('block', woodBlock, '..........x.....x.x.....', 1, 0.6, { gain: 0.5, pan: -0.42, send: 0.25 }),
      part('roll', banjo, transpose(pattern(voiced, '0:1 1:1 2:1 1:1 2:1 1:1', { velocity: 0.5, barBeats: BAR }), 12), {
        gain: 0.4,
        pan: -0.36,
        send: 0.15,
      }),
      part('pizz', pizzicato, concatTunes(48, counterA, counterA, [], counterA, [], counterA), {
        gain: 0.55,
        pan: 0.34,
        send: 0.25,
      }),
      part('xylo', xylophone, soften(concatTunes(48, [], counterA, counterB, [], counterC, counterA), 0.8), {
        gain: 0.4,
        pan: 0.4,
        send: 0.3,
      }),
      part('beeps', softLead, soften(concatTunes(48, [], beeps, [], beeps, beeps, beeps), 0.6), {
        gain: 0.22,
        pan: -0.5,
        send: 0.5,
      }),
      part('walk', bass, transpose(bassLine(PROGRESSION, 'r:2 t:1 f:2 t:1', { velocity: 0.6, hold: 0.7 }), 12), {
        gain: 0.34,
        send: 0.05,
      }),
      part('low', fiddle, within(concatTunes(48, [], [], counterB, [], counterC), 16, 40, BAR), {
        gain: 0.24,
        pan: -0.2,
        send: 0.3,
      }),
    ],
  ),
  mix: CALM_AND_BUSY,
};
