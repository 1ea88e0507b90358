// Owns the music of the demo map: a bright, short welcome with ukulele, whistle and hand claps.
/** G major, 4/4 at 128, 32 bars (60 s): A A' B A''. */
import type { Song } from '../core/types.ts';
import { brushTap, kick, shaker } from '../instruments/drums.ts';
import { clap } from '../instruments/machines.ts';
import { bass, glock, marimba, musicBox, ocarina, pad, pluck } from '../instruments/pitched.ts';
import { toyPiano } from '../instruments/struck.ts';
import { bassLine, pattern, sustain } from '../music/arrange.ts';
import { band, CALM_AND_BUSY, concatTunes, twoLayers } from '../music/parts.ts';
import { chords, notes, shift, soften, transpose } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';

const HARMONY_A = 'G:4 | G:2 D:2 | C:2 D:2 | G:4 | G:4 | Em:4 |';
const PROGRESSION = chords(`
  ${HARMONY_A} C:2 Am:2 | D:2 G:2 |
  ${HARMONY_A} C:2 D:2 | G:4 |
  Em:4 | C:4 | G:4 | D:4 | Em:4 | C:4 | Am7:4 | D7sus4:2 D:2 |
  ${HARMONY_A} C:2 Am:2 | D:2 G:2`);

/** The motif on its toes. */
const motif = notes(`
  G4:.5 r:.5 B4:.5 D5:.5 E5:1! r:.5 D5:.5 | B4:.5 r:.5 D5:.5 B4:.5 A4:1.5 r:.5 |
  C5:.5 r:.5 E5:.5 G5:.5 F#5:1! r:.5 E5:.5 | D5:2 r:1 D5:.5 B4:.5`);
const answer = notes(`
  G4:.5 r:.5 B4:.5 D5:.5 E5:1! r:.5 D5:.5 | B4:.5 r:.5 D5:.5 E5:.5 G5:1.5! r:.5 |
  E5:1 D5:.5 E5:.5 C5:1 A4:1 | A4:.5 F#4:.5 D4:1 G4:1 r:1`);
const tuneTurned = notes(`
  D5:.5 D5:.5 r:.5 D5:.5 E5:1! D5:.5 B4:.5 | G4:.5 B4:.5 r:.5 B4:.5 A4:2 |
  E5:.5 E5:.5 r:.5 E5:.5 F#5:1! E5:.5 C5:.5 | D5:2 r:1 D5:.5 D5:.5 |
  G5:1 D5:.5 B4:.5 E5:1! D5:.5 B4:.5 | G4:1 B4:1 E5:2 | C5:.5 D5:.5 E5:1 F#5:.5 E5:.5 D5:1 | G5:1! D5:.5 D5:.5 G4:1 r:1`);
const bridge = notes(`
  B4:1 E5:1 G5:1.5! F#5:.5 | E5:2 C5:2 | D5:1 B4:1 G5:2 | F#5:3 D5:1 |
  G5:1 E5:1 B4:1.5 D5:.5 | C5:1 E5:1 G5:2! | A4:.5 C5:.5 E5:1 A5:1.5! G5:.5 | G5:1 D5:1 F#5:1 A4:1`);
const tuneA = [...motif, ...shift(answer, 16)];

const replies = notes(`
  r:4 | r:3 F#5:.5 A5:.5 | r:4 | r:1 G5:.5 B5:.5 D6:1 r:1 | r:4 | r:3 B5:.5 G5:.5 | r:4 | r:3 G5:.5 B5:.5`);
const bridgeReplies = notes('G4:4 | G4:2 E4:2 | B4:2 D4:2 | A4:4 | E4:2 G4:2 | E4:2 C5:2 | C5:4 | C5:2 A4:2');

const { part, drums } = band({
  beatsPerBar: 4,
  bars: 32,
  curve: [
    0.88, 0.88, 0.94, 0.9, 0.9, 0.96, 0.94, 0.88, 0.92, 0.92, 0.98, 0.94, 0.98, 1.02, 1, 0.94, 0.92, 0.94, 0.98, 1, 1,
    1.04, 1.08, 0.98, 0.92, 0.92, 0.98, 0.94, 0.94, 1, 0.96, 0.9,
  ],
});
const voiced = voiceLead(PROGRESSION, { low: 55, high: 74, voices: 4 });

export const demo: Song = {
  name: 'demo',
  tempo: 128,
  beats: 128,
  swing: 0.1,
  seed: 'demo-1',
  space: { t60: 1.1, damping: 0.5 },
  layers: twoLayers(
    [
      part('toy', toyPiano, concatTunes(32, tuneA, [], [], tuneA), { gain: 0.64, pan: 0.1, send: 0.26 }),
      part('whistle', ocarina, [...shift(tuneTurned, 32), ...shift(bridge, 64), ...soften(shift(tuneA, 96), 0.6)], {
        gain: 0.44,
        pan: -0.06,
        send: 0.34,
        late: 0.006,
      }),
      part(
        'ukulele',
        pluck,
        pattern(voiced, '0123:1 3210:.5 0123:.5 .:.5 3210:.5 0123:.5 3210:.5', { velocity: 0.46, hold: 0.8 }),
        {
          gain: 0.36,
          pan: -0.28,
          send: 0.15,
        },
      ),
      part('pad', pad, sustain(voiced, 0.4), { gain: 0.15, spread: 0.5, send: 0.3, chorus: true }),
      part('bass', bass, bassLine(PROGRESSION, 'r:1.5 r:.5 f:1.5 f:.5', { velocity: 0.64, hold: 0.7 }), {
        gain: 0.48,
        send: 0.03,
      }),
    ],
    [
      drums('kick', kick, 'X.....x.X.......', 0.25, 0.75, { gain: 0.5 }),
      drums('clap', clap, '....x.......x...', 0.25, 0.7, { gain: 0.85, send: 0.2 }),
      drums('tap', brushTap, '..o...o...o...oo', 0.25, 0.65, { gain: 0.6, pan: 0.2 }),
      drums('shaker', shaker, 'xoxo', 0.25, 0.6, { gain: 0.7, pan: 0.36 }),
      part('replies', glock, concatTunes(32, replies, replies, [], replies), { gain: 0.3, pan: 0.4, send: 0.4 }),
      part('hum', musicBox, transpose(shift(bridgeReplies, 64), 12), { gain: 0.3, pan: 0.34, send: 0.4 }),
      part('bounce', marimba, pattern(voiced, '.:.5 13:.5 .:.5 02:.5 .:.5 13:.5 2:.5 3:.5', { velocity: 0.52 }), {
        gain: 0.34,
        pan: -0.36,
        send: 0.2,
      }),
      part('walk', bass, transpose(bassLine(PROGRESSION, 'r:1 t:1 f:1 t:1', { velocity: 0.58, hold: 0.65 }), 12), {
        gain: 0.3,
        send: 0.05,
      }),
    ],
  ),
  mix: CALM_AND_BUSY,
};
