// Owns the music of Wonder Vision Valley: a glassy waltz for celesta over rubbed glass.
/** D lydian (the raised fourth is the prism), 3/4 at 96, 32 bars (60 s): A A' B A''. */
import type { Song } from '../core/types.ts';
import { brushSwish, brushTap, kick } from '../instruments/drums.ts';
import { triangle } from '../instruments/machines.ts';
import { bass, flute, glock, pad } from '../instruments/pitched.ts';
import { celesta, glass, harp, pizzicato } from '../instruments/struck.ts';
import { bassLine, pattern, sustain } from '../music/arrange.ts';
import { band, CALM_AND_BUSY, concatTunes, twoLayers } from '../music/parts.ts';
import { chords, degrees, notes, shift, soften, transpose } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';
import { MOTIF_3_4 } from './motif.ts';

const BAR = 3;
const HARMONY_A = 'Dadd9:3 | F#m7:3 | E/D:3 | A6:3 | Dadd9:3 | Bm7:3 | E9:3 |';
const PROGRESSION = chords(
  `${HARMONY_A} A6:3 | ${HARMONY_A} A6:3 |
   Bm7:3 | F#m7:3 | Gmaj7:3 | D/F#:3 | Bm7:3 | E:3 | E9:3 | A6:3 |
   ${HARMONY_A} A7sus4:3`,
  BAR,
);

const motif = degrees(MOTIF_3_4, { tonic: 74, scale: 'lydian', beatsPerBar: BAR });
const answer = notes('D5:1 F#5:.5 A5:.5 B5:1! | A5:.5 F#5:.5 D6:2! | B5:1 A5:.5 G#5:.5 F#5:1 | E5:2 r:1', BAR);
const tuneTurned = notes(
  `D5:.5 E5:.5 F#5:.5 A5:.5 B5:1! | A5:1 F#5:.5 E5:1.5 | G#5:.5 A5:.5 B5:.5 D6:.5 C#6:1! | B5:.5 A5:2.5 |
   D5:.5 E5:.5 F#5:.5 A5:.5 B5:1! | A5:.5 F#5:.5 D6:2! | B5:1 C#6:.5 D6:.5 E6:1! | C#6:2 r:1`,
  BAR,
);
const bridge = notes(
  `D5:2 C#5:1 | A4:2 C#5:1 | B4:1 D5:1 F#5:1 | A5:2 F#5:1 |
   F#5:2! D5:1 | E5:1 G#5:1 B5:1 | B5:1.5 A5:.5 G#5:1 | E5:2 r:1`,
  BAR,
);
const answerLast = notes('D5:1 F#5:.5 A5:.5 B5:1! | A5:.5 F#5:.5 D6:2! | F#5:1 G#5:.5 A5:.5 B5:1 | A5:3', BAR);
const tuneA = [...motif, ...shift(answer, 12)];

/** Drops of light in the gaps, mostly falling. */
const drops = notes(
  `r:3 | r:2 C#6:.5 A5:.5 | r:3 | r:1 E6:.5 C#6:.5 A5:1 | r:3 | r:2 B5:.5 F#5:.5 | r:3 | r:1 C#6:.5 A5:.5 E5:1`,
  BAR,
);
const low = notes('F#4:3 | E4:3 | D4:3 | F#4:3 | D4:2 F#4:1 | G#4:3 | G#4:2 F#4:1 | E4:3', BAR);

const { part, drums } = band({
  beatsPerBar: BAR,
  bars: 32,
  curve: [
    0.82, 0.84, 0.9, 0.86, 0.86, 0.94, 0.9, 0.82, 0.88, 0.9, 0.95, 0.9, 0.92, 1, 1.02, 0.94, 0.9, 0.9, 0.94, 0.98, 1.04,
    1.06, 1, 0.88, 0.84, 0.86, 0.92, 0.88, 0.88, 0.94, 0.86, 0.78,
  ],
});
const voiced = voiceLead(PROGRESSION, { low: 54, high: 73, voices: 4 });

export const wonderVisionValley: Song = {
  name: 'wonder-vision-valley',
  tempo: 96,
  beats: 96,
  swing: 0.06,
  seed: 'wonder-vision-valley-1',
  space: { t60: 2.6, damping: 0.38 },
  layers: twoLayers(
    [
      part('celesta', celesta, concatTunes(24, tuneA, tuneTurned, [], [...motif, ...shift(answerLast, 12)]), {
        gain: 0.5,
        pan: 0.1,
        send: 0.42,
      }),
      part('glass tune', glass, [...shift(bridge, 48), ...soften(shift(transpose(motif, -12), 72), 0.6)], {
        gain: 0.4,
        pan: -0.08,
        send: 0.45,
      }),
      part('bridge', celesta, soften(shift(bridge, 48), 0.55), { gain: 0.34, pan: 0.2, send: 0.45 }),
      part('pad', pad, sustain(voiced, 0.5), { gain: 0.24, spread: 0.6, send: 0.4, chorus: true }),
      part('harp', harp, pattern(voiced, '0:.5 1:.5 2:.5 3:.5 2:.5 1:.5', { velocity: 0.5, barBeats: BAR }), {
        gain: 0.26,
        pan: -0.3,
        spread: 0.2,
        send: 0.32,
      }),
      part('bass', bass, bassLine(PROGRESSION, 'r:3', { velocity: 0.58 }), { gain: 0.46, send: 0.05 }),
    ],
    [
      drums('kick', kick, 'x.....o.....', 0.5, 0.6, { gain: 0.42 }),
      drums('tap', brushTap, '..o.x.', 0.5, 0.65, { gain: 0.6, pan: 0.15 }),
      drums('swish', brushSwish, 'x.....', 0.5, 0.6, { gain: 0.5, pan: -0.25 }),
      drums('triangle', triangle, 'x...........', 0.5, 0.6, { gain: 0.4, pan: 0.45, send: 0.35 }),
      part('drops', glock, concatTunes(24, drops, drops, [], drops), { gain: 0.34, pan: 0.36, send: 0.45 }),
      part('pizz', pizzicato, pattern(voiced, '.:1 13:.5 2:.5 13:.5 2:.5', { velocity: 0.55, barBeats: BAR }), {
        gain: 0.6,
        pan: -0.36,
        send: 0.25,
      }),
      part(
        'spark',
        celesta,
        transpose(pattern(voiced, '3:.5 2:.5 1:.5 2:.5 3:.5 2:.5', { velocity: 0.4, barBeats: BAR }), 12),
        {
          gain: 0.24,
          pan: 0.3,
          send: 0.4,
        },
      ),
      part('flute', flute, shift(low, 48), { gain: 0.24, pan: -0.18, send: 0.4 }),
      part('walk', bass, transpose(bassLine(PROGRESSION, 'r:1 f:1 t:1', { velocity: 0.5, hold: 0.6 }), 12), {
        gain: 0.3,
        send: 0.06,
      }),
    ],
  ),
  mix: CALM_AND_BUSY,
};
