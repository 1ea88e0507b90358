// Owns the music of Python World, the market town: a jaunty music box with accordion, and a snake in the middle.
/** D dorian, a quick waltz at 144, 48 bars (60 s): A A' B A C A'. */
import type { Song } from '../core/types.ts';
import { brushTap, kick, shaker } from '../instruments/drums.ts';
import { accordion, clarinet, tuba } from '../instruments/held.ts';
import { tick } from '../instruments/machines.ts';
import { bass, glock, musicBox, pluck } from '../instruments/pitched.ts';
import { pizzicato, toyPiano } from '../instruments/struck.ts';
import { bassLine, pattern, sustain } from '../music/arrange.ts';
import { band, CALM_AND_BUSY, concatTunes, twoLayers } from '../music/parts.ts';
import { chords, notes, transpose } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';

const BAR = 3;
const HARMONY_A = 'Dm:3 | G:3 | F:3 | Am:3 | G:3 | C:3 | Am:3 | A7:3 |';
const HARMONY_TURNED = 'Dm:3 | G:3 | F:3 | C:3 | Dm:3 | G:3 | A7:3 | Dm:3 |';
const PROGRESSION = chords(
  `${HARMONY_A} ${HARMONY_TURNED}
   F:3 | C/E:3 | Dm:3 | Am:3 | Bb:3 | F/A:3 | G7:3 | C:3 |
   ${HARMONY_A}
   Gm:3 | Dm:3 | Gm:3 | Dm:3 | Bb:3 | F:3 | A7:3 | A7:3 |
   ${HARMONY_TURNED}`,
  BAR,
);

/** The motif, a bar for every step of it. */
const tuneA = notes(
  `D5:1 F5:1 A5:1 | B5:2! A5:1 | F5:1 A5:1 F5:1 | E5:3 | G5:1 B5:1 D6:1 | C6:2! B5:1 | A5:1 G5:1 E5:1 | A5:3`,
  BAR,
);
const tuneTurned = notes(
  `D5:1 F5:1 A5:1 | B5:1 C6:.5 B5:.5 A5:1 | F5:1 G5:.5 F5:.5 C5:1 | E5:2 G5:1 |
   F5:1 A5:1 D6:1! | D6:1 C6:.5 B5:.5 G5:1 | A5:1 G5:.5 F5:.5 E5:1 | D5:2 r:1`,
  BAR,
);
const tuneB = notes(
  `A5:2 C6:1 | G5:2 E5:1 | F5:1 A5:1 D6:1 | C6:2 A5:1 | D6:2! Bb5:1 | C6:1 A5:1 F5:1 | B5:1 G5:1 D5:1 | E5:2 G5:1`,
  BAR,
);
/** The snake: small steps round one note, low. */
const tuneC = notes(
  `Bb4:1 D5:.5 C5:.5 Bb4:1 | A4:3 | Bb4:1 D5:.5 E5:.5 G5:1 | F5:3 |
   D5:1 F5:.5 E5:.5 D5:1 | C5:2 A4:1 | C#5:1 E5:.5 D5:.5 C#5:1 | E5:1 G5:1 C#5:1`,
  BAR,
);
const replies = notes('r:3 | r:3 | r:3 | r:1 C6:.5 A5:.5 E5:1 | r:3 | r:3 | r:3 | r:1 C#6:.5 E6:.5 G6:1', BAR);
const repliesTurned = notes('r:3 | r:3 | r:3 | r:1 C6:1 r:1 | r:3 | r:3 | r:3 | r:1 A5:.5 F5:.5 D6:1', BAR);
const repliesB = notes('F5:3 | r:1 C5:1 G5:1 | A4:3 | E5:3 | F5:3 | F5:1 C5:1 A4:1 | D5:2 F5:1 | G5:3', BAR);
const repliesC = notes('r:3 | r:1 D5:.5 F5:.5 A5:1 | r:3 | r:1 A5:.5 F5:.5 D5:1 | F4:3 | F4:3 | E4:3 | G4:3', BAR);

const curve = [0.86, 0.88, 0.9, 0.88, 0.9, 0.95, 0.92, 0.88];
const { part, drums } = band({
  beatsPerBar: BAR,
  bars: 48,
  curve: [
    ...curve,
    ...curve.map((x) => x + 0.04),
    ...curve.map((x) => x + 0.1),
    ...curve.map((x) => x + 0.04),
    ...curve.map((x) => x - 0.02),
    ...curve.map((x) => x + 0.06),
  ],
});
const voiced = voiceLead(PROGRESSION, { low: 53, high: 70, voices: 3 });

export const pythonWorld: Song = {
  name: 'python-world',
  tempo: 144,
  beats: 144,
  swing: 0.12,
  seed: 'python-world-1',
  space: { t60: 1.4, damping: 0.5 },
  layers: twoLayers(
    [
      part('box', musicBox, concatTunes(24, tuneA, tuneTurned, [], tuneA, [], tuneTurned), {
        gain: 0.5,
        pan: 0.12,
        send: 0.36,
      }),
      part('accordion', accordion, concatTunes(24, [], [], transpose(tuneB, -12)), {
        gain: 0.62,
        pan: -0.08,
        send: 0.26,
        chorus: true,
      }),
      part('top', musicBox, concatTunes(24, [], [], tuneB), { gain: 0.26, pan: 0.2, send: 0.36 }),
      part('snake', clarinet, concatTunes(24, [], [], [], [], tuneC), { gain: 0.5, pan: 0.05, send: 0.3 }),
      part('chords', accordion, sustain(voiced, 0.4), { gain: 0.24, spread: 0.4, send: 0.25, chorus: true }),
      part('guitar', pluck, pattern(voiced, '.:1 012:1 012:1', { velocity: 0.46, barBeats: BAR, hold: 0.8 }), {
        gain: 0.32,
        pan: -0.3,
        send: 0.18,
      }),
      part('bass', bass, bassLine(PROGRESSION, 'r:3', { velocity: 0.62, hold: 0.5 }), { gain: 0.52, send: 0.03 }),
    ],
    [
      drums('kick', kick, 'X.....', 0.5, 0.7, { gain: 0.46 }),
      drums('tap', brushTap, '..x.x.', 0.5, 0.75, { gain: 0.6, pan: 0.1 }),
      drums('shaker', shaker, 'x.ooxo', 0.5, 0.65, { gain: 0.65, pan: 0.36 }),
      drums('stall', tick, '..........x.....x.x.....', 0.5, 0.6, { gain: 0.5, pan: -0.42, send: 0.25 }),
      part('glock', glock, concatTunes(24, replies, repliesTurned, [], replies, [], repliesTurned), {
        gain: 0.3,
        pan: 0.4,
        send: 0.4,
      }),
      part('toy', toyPiano, concatTunes(24, [], [], repliesB, [], repliesC), { gain: 0.36, pan: 0.34, send: 0.3 }),
      part('pizz', pizzicato, pattern(voiced, '0:.5 2:.5 1:.5 2:.5 1:.5 2:.5', { velocity: 0.6, barBeats: BAR }), {
        gain: 0.5,
        pan: -0.36,
        send: 0.2,
      }),
      part('tuba', tuba, transpose(bassLine(PROGRESSION, 'r:1 f:1 t:1', { velocity: 0.5, hold: 0.5 }), 12), {
        gain: 0.4,
        send: 0.05,
      }),
    ],
  ),
  mix: CALM_AND_BUSY,
};
