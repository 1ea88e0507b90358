// Owns the music of Imagination Island: a lazy calypso for steel pan and marimba.
/** C major, 4/4 at 100 with pushed beats, 28 bars (67.2 s): A A' B (four bars) A''. */
import type { Song } from '../core/types.ts';
import { kick, shaker, woodBlock } from '../instruments/drums.ts';
import { congaHigh, congaLow } from '../instruments/machines.ts';
import { bass, flute, marimba, pad, pluck } from '../instruments/pitched.ts';
import { steelPan } from '../instruments/struck.ts';
import { bassLine, pattern, sustain } from '../music/arrange.ts';
import { band, CALM_AND_BUSY, twoLayers } from '../music/parts.ts';
import { chords, notes, shift, transpose } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';

const HARMONY_A = 'C:4 | C:2 G:2 | F:2 G:2 | C:4 | C:4 | Am:4 | F:2 G:2 |';
const PROGRESSION = chords(`
  ${HARMONY_A} C:4 |
  C:4 | Em:2 Am:2 | F:2 G:2 | C:4 | C:4 | Am:4 | Dm7:2 G:2 | C:2 C7:2 |
  F:4 | C/E:4 | Dm7:4 | G7sus4:2 G:2 |
  ${HARMONY_A} C:4`);

/** The motif with the island's push: three, three, two. */
const motif = notes(`
  C5:.75 E5:.75 G5:.5 A5:1.5! G5:.5 | E5:.75 G5:.75 E5:.5 D5:2 | F5:.75 A5:.75 C6:.5 B5:1.5! A5:.5 | G5:2.5 r:1.5`);
const answer = notes(`
  C5:.75 E5:.75 G5:.5 A5:1.5! G5:.5 | E5:.75 G5:.75 A5:.5 C6:2! |
  A5:.75 G5:.75 F5:.5 D5:.75 B4:.75 D5:.5 | C5:2.5 r:1.5`);
const tuneTurned = notes(`
  E5:.75 E5:.75 G5:.5 A5:1.5! G5:.5 | G5:.75 E5:.75 B4:.5 C5:1.5 E5:.5 |
  F5:.75 A5:.75 C6:.5 B5:.75 D6:.75! B5:.5 | G5:2.5 r:.5 G5:.5 A5:.5 |
  G5:.75 E5:.75 C5:.5 A5:1.5! G5:.5 | E5:.75 A5:.75 C6:.5 C6:2 |
  A5:.75 F5:.75 D5:.5 B4:.75 D5:.75 G5:.5 | E5:1 C5:1 r:2`);
const bridge = notes(`
  A4:1.5 C5:.5 F5:2 | G5:1.5 E5:.5 C5:2 | D5:1.5 F5:.5 A5:1.5! G5:.5 | G5:1 F5:1 D5:1 B4:1`);
const tuneA = [...motif, ...shift(answer, 16)];
const tune = [...tuneA, ...shift(tuneTurned, 32), ...shift(tuneA, 80)];

/** A second pan, a third or sixth below, where the tune rests on long notes. */
const second = notes(`
  r:2 C5:1.5 E5:.5 | r:2 B4:2 | r:2 G5:1.5 D5:.5 | E5:2.5 r:1.5 | r:2 C5:1.5 E5:.5 | r:2 E5:2 | r:4 | E5:1 G5:.5 E5:1 r:1.5`);
const calls = notes('r:4 | r:4 | r:4 | r:2 E5:.5 G5:.5 C6:1 | r:4 | r:4 | r:4 | r:2 G5:.5 E5:.5 C5:1');
const bridgeCalls = notes('r:2 A4:1 C5:1 | r:2 E5:1 G5:1 | r:2 F4:1 A4:1 | C5:2 B4:2');

const { part, drums } = band({
  beatsPerBar: 4,
  bars: 28,
  curve: [
    0.84, 0.86, 0.92, 0.88, 0.88, 0.96, 0.92, 0.84, 0.9, 0.92, 0.98, 0.92, 0.94, 1.02, 0.98, 0.92, 0.9, 0.94, 1.04,
    0.96, 0.88, 0.88, 0.94, 0.88, 0.9, 0.98, 0.92, 0.82,
  ],
});
const voiced = voiceLead(PROGRESSION, { low: 53, high: 70, voices: 3 });

export const imaginationIsland: Song = {
  name: 'imagination-island',
  tempo: 100,
  beats: 112,
  swing: 0,
  seed: 'imagination-island-1',
  space: { t60: 1.5, damping: 0.5 },
  layers: twoLayers(
    [
      part('pan', steelPan, tune, { gain: 0.66, pan: 0.1, send: 0.3 }),
      part('flute', flute, shift(bridge, 64), { gain: 0.36, pan: -0.1, send: 0.36 }),
      part('marimba', marimba, pattern(voiced, '012:.75 12:.75 02:.5 12:.75 012:.75 1:.5', { velocity: 0.5 }), {
        gain: 0.32,
        pan: -0.26,
        spread: 0.2,
        send: 0.2,
      }),
      part('pad', pad, sustain(voiced, 0.45), { gain: 0.2, spread: 0.5, send: 0.35, chorus: true }),
      part('guitar', pluck, pattern(voiced, '.:.5 012:.5 .:.5 012:.5', { velocity: 0.4, hold: 0.8 }), {
        gain: 0.22,
        pan: 0.34,
        send: 0.18,
      }),
      part('bass', bass, bassLine(PROGRESSION, 'r:1.5 f:.5 f:1 r:1', { velocity: 0.66, hold: 0.7 }), {
        gain: 0.54,
        send: 0.03,
      }),
      drums('shaker', shaker, 'o.xo', 0.25, 0.5, { gain: 0.6, pan: 0.4 }),
    ],
    [
      drums('kick', kick, 'X.....x.X.....x.', 0.25, 0.7, { gain: 0.4 }),
      drums('low', congaLow, '......x.......xx', 0.25, 0.7, { gain: 0.7, pan: -0.25, send: 0.2 }),
      drums('high', congaHigh, 'o..x..o...x.xo..', 0.25, 0.7, { gain: 0.8, pan: -0.4, send: 0.2 }),
      drums('clave', woodBlock, 'x..x..x...x.x...', 0.25, 0.55, { gain: 0.6, pan: 0.45, send: 0.25 }),
      drums('seeds', shaker, 'xoxoxoxo', 0.25, 0.6, { gain: 0.75, pan: 0.32 }),
      part('second', steelPan, [...second, ...shift(second, 80)], { gain: 0.4, pan: -0.3, send: 0.32 }),
      part('calls', flute, [...shift(calls, 32), ...shift(bridgeCalls, 64), ...shift(calls, 80)], {
        gain: 0.26,
        pan: 0.3,
        send: 0.4,
      }),
      part('roll', marimba, transpose(pattern(voiced, '0:.25 1:.25 2:.25 1:.25', { velocity: 0.42 }), 12), {
        gain: 0.24,
        pan: 0.36,
        send: 0.22,
      }),
      part(
        'walk',
        bass,
        transpose(bassLine(PROGRESSION, '.:.75 f:.75 r:.5 .:1 t:.5 f:.5', { velocity: 0.56, hold: 0.6 }), 12),
        {
          gain: 0.34,
          send: 0.05,
        },
      ),
    ],
  ),
  mix: CALM_AND_BUSY,
};
