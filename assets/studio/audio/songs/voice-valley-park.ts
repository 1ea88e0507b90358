// Owns the music of Voice Valley Park: slow pan flutes whose calls come back from the cliffs.
/** E dorian that darkens to aeolian, 4/4 at 75, 20 bars (64 s): A A' B A'' and a coda of calls and echoes. */
import type { Song } from '../core/types.ts';
import { shaker } from '../instruments/drums.ts';
import { panFlute } from '../instruments/held.ts';
import { congaHigh, congaLow, triangle } from '../instruments/machines.ts';
import { bass, flute, marimba, pad } from '../instruments/pitched.ts';
import { glass, harp } from '../instruments/struck.ts';
import { bassLine, pattern, sustain } from '../music/arrange.ts';
import { band, CALM_AND_BUSY, concatTunes, echo, twoLayers } from '../music/parts.ts';
import { chords, degrees, notes, shift, transpose } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';
import { MOTIF_4_4 } from './motif.ts';

const PROGRESSION = chords(`
  Em:4 | G:2 D/F#:2 | A:2 D:2 | Bm:4 |
  Em:4 | G:2 Em:2 | G:2 C:2 | Bm:4 |
  C:4 | G/B:4 | Am7:4 | Bm7:4 |
  Em:4 | G:2 D:2 | C:2 D:2 | Em:4 |
  Em7:4 | A:4 | Em7:4 | Bm7:4`);

const motif = degrees(MOTIF_4_4, { tonic: 64, scale: 'dorian' });
const answer = notes('E4:1 G4:.5 B4:.5 C#5:1.5! B4:.5 | G4:1 B4:1 E5:2! | D5:1 B4:.5 A4:.5 G4:1 E4:1 | F#4:3 r:1');
const bridge = notes('E5:2 D5:1 C5:1 | B4:3 D5:1 | C5:1 E5:1 A5:2! | F#5:2 D5:1 A4:1');
const home = notes('E4:1 G4:.5 B4:.5 C#5:1.5! B4:.5 | G4:1 B4:1 F#4:2 | G4:1 C5:.5 E5:.5 D5:1.5! A4:.5 | B4:3 r:1');
const calls = notes('r:1 B4:.5 D5:.5 E5:2 | C#5:2 r:2 | r:1 B4:.5 D5:.5 G5:2! | F#5:2 r:2');
const tune = concatTunes(16, motif, answer, bridge, home, calls);

/** What the cliffs give back: only the ends of phrases, as real cliffs seem to. */
const ends = notes(`
  r:4 | r:2 F#4:1 r:1 | r:4 | B4:1 r:3 | r:4 | r:2 E5:1 r:1 | r:4 | F#4:1 r:3 | r:4 | B4:1 r:3 | r:2 A5:1 r:1 | r:4 |
  r:4 | r:4 | r:4 | B4:1 r:3 | r:1 B4:.5 D5:.5 E5:1 r:1 | r:4 | r:1 B4:.5 D5:.5 r:2 | r:4`);
const echoes = echo(ends, { later: 1, fall: 0.62, total: 80, times: 2 });

/** A second flute, lower, in long notes. */
const lower = notes(`
  r:4 | D4:2 D4:2 | C#4:2 D4:2 | F#4:3 r:1 | r:4 | D4:2 G4:2 | G4:2 C4:2 | D4:3 r:1 |
  G4:4 | G4:2 D4:2 | E4:4 | F#4:4 | r:4 | D4:2 D4:2 | E4:2 F#4:2 | G4:3 r:1 | G4:4 | E4:4 | B4:4 | D4:4`);

const { part, drums } = band({
  beatsPerBar: 4,
  bars: 20,
  curve: [
    0.84, 0.86, 0.94, 0.88, 0.88, 0.96, 0.94, 0.88, 0.94, 0.96, 1.06, 1, 0.88, 0.88, 0.94, 0.86, 0.82, 0.8, 0.86, 0.8,
  ],
});
const voiced = voiceLead(PROGRESSION, { low: 52, high: 72, voices: 4 });

export const voiceValleyPark: Song = {
  name: 'voice-valley-park',
  tempo: 75,
  beats: 80,
  swing: 0,
  seed: 'voice-valley-park-1',
  space: { t60: 3.4, damping: 0.42 },
  layers: twoLayers(
    [
      part('pan flute', panFlute, tune, { gain: 0.46, pan: 0.1, send: 0.5, timing: 0.012 }),
      part('cliff', panFlute, echoes, { gain: 0.42, pan: -0.55, send: 0.8 }),
      part('pad', pad, sustain(voiced, 0.5), { gain: 0.26, spread: 0.6, send: 0.45, chorus: true }),
      part('harp', harp, pattern(voiced, '0:.5 1:.5 2:.5 3:.5 2:1 1:1', { velocity: 0.5 }), {
        gain: 0.3,
        pan: -0.26,
        spread: 0.25,
        send: 0.34,
      }),
      part('bass', bass, bassLine(PROGRESSION, 'r:4', { velocity: 0.6 }), { gain: 0.48, send: 0.06 }),
    ],
    [
      drums('low', congaLow, 'x.....o.x.....x.', 0.25, 0.6, { gain: 0.36, pan: -0.15, send: 0.35 }),
      drums('high', congaHigh, '....x.....o.x..o', 0.25, 0.55, { gain: 0.3, pan: 0.3, send: 0.35 }),
      drums('shaker', shaker, 'o.x.o.xo', 0.25, 0.6, { gain: 0.34, pan: 0.4, send: 0.2 }),
      drums('triangle', triangle, 'x...............................', 0.5, 0.6, { gain: 0.4, pan: 0.5, send: 0.5 }),
      part('lower', flute, lower, { gain: 0.3, pan: -0.22, send: 0.45 }),
      part(
        'drops',
        marimba,
        transpose(pattern(voiced, '3:.25 2:.25 1:.25 2:.25 3:.5 2:.5 1:.5 2:.5', { velocity: 0.44 }), 12),
        {
          gain: 0.3,
          pan: 0.36,
          send: 0.4,
        },
      ),
      part('glass', glass, transpose(shift(calls, 64), 12), { gain: 0.24, pan: 0.3, send: 0.6 }),
      part('pulse', bass, transpose(bassLine(PROGRESSION, '.:1 f:1 r:1 f:1', { velocity: 0.5, hold: 0.6 }), 12), {
        gain: 0.32,
        send: 0.1,
      }),
    ],
  ),
  mix: CALM_AND_BUSY,
};
