// Owns the music of the Python Lab: calm enough to think by.
/** E flat major, 4/4 at 75, 20 bars (64 s): the motif in slow motion, five phrases of four bars; no drums. */
import type { Song } from '../core/types.ts';
import { bass, electricPiano, pad } from '../instruments/pitched.ts';
import { celesta, harp } from '../instruments/struck.ts';
import { bassLine, pattern, sustain } from '../music/arrange.ts';
import { band, concatTunes } from '../music/parts.ts';
import { chords, notes, shift, soften } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';

const PROGRESSION = chords(`
  Ebadd9:4 | Abadd9:4 | Gm7:4 | Bb:4 |
  Abadd9:4 | Bb:4 | Gm7:4 | Cm7:4 |
  Fm7:4 | Bb7sus4:4 | Ebadd9:4 | Cm7:4 |
  Ebadd9:4 | Abadd9:4 | Gm7:4 | Bb:4 |
  Abadd9:4 | Gm7:4 | Fm7:4 | Bb7sus4:4`);

const slow = notes('Eb4:2 G4:1 Bb4:1 | C5:3 Bb4:1 | G4:2 Bb4:2 | F4:4');
const higher = notes('Ab4:2 C5:1 Eb5:1 | D5:3 C5:1 | Bb4:4 | r:4');
const aside = notes('C5:2 Ab4:1 C5:1 | Bb4:3 F4:1 | G4:2 Bb4:2 | C5:4');
const falling = notes('Eb5:2 C5:2 | D5:2 Bb4:2 | C5:2 Ab4:2 | Bb4:3 r:1');
const drops = notes('r:4 | r:4 | r:4 | r:2 D6:1 F6:1 | r:4 | r:4 | r:2 D6:1 Bb5:1 | r:1 G5:1 Bb5:1 Eb6:1');

const { part } = band({
  beatsPerBar: 4,
  bars: 20,
  curve: [
    0.84, 0.88, 0.88, 0.84, 0.9, 0.94, 0.9, 0.86, 0.9, 0.92, 0.92, 0.9, 0.86, 0.9, 0.9, 0.86, 0.94, 0.92, 0.88, 0.82,
  ],
});
const voiced = voiceLead(PROGRESSION, { low: 53, high: 72, voices: 4 });

export const lab: Song = {
  name: 'lab',
  tempo: 75,
  beats: 80,
  swing: 0,
  seed: 'lab-1',
  space: { t60: 2.6, damping: 0.55 },
  layers: {
    main: {
      loudness: -18,
      kbps: 32,
      mp3Kbps: 24,
      tracks: [
        part('keys', electricPiano, concatTunes(16, slow, higher, aside, slow, falling), {
          gain: 0.46,
          pan: 0.08,
          send: 0.36,
          chorus: true,
          timing: 0.01,
        }),
        part('pad', pad, sustain(voiced, 0.5), { gain: 0.3, spread: 0.6, send: 0.4, chorus: true }),
        part('harp', harp, pattern(voiced, '0:1 2:1 1:1 3:1', { velocity: 0.42 }), {
          gain: 0.26,
          pan: -0.26,
          send: 0.34,
        }),
        part('drops', celesta, soften([...drops, ...shift(drops, 48)], 0.7), { gain: 0.28, pan: 0.34, send: 0.5 }),
        part('bass', bass, bassLine(PROGRESSION, 'r:4', { velocity: 0.54 }), { gain: 0.44, send: 0.05 }),
      ],
    },
  },
  mix: { main: { main: 1 } },
};
