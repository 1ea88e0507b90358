// Owns the menu theme: the motif alone, like opening a music box.
/** Menu theme. B flat major, 80 BPM, 8 bars (24 s): the motif alone, like opening a music box. */
import type { NoteEvent, Song } from '../core/types.ts';
import { bass, flute, musicBox, pad, pluck } from '../instruments/pitched.ts';
import { bassLine, pattern, sustain } from '../music/arrange.ts';
import { chords, degrees, dynamics, notes, shift, soften } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';
import { MOTIF_4_4 } from './motif.ts';

const PROGRESSION = chords(`
  Bbmaj7:4 | Gm7:4 | Cm7:2 Ebmaj7/Bb:2 | F9sus:2 F7:2 |
  Bbmaj7/D:4 | Gm7:2 Bb7/F:2 | Ebmaj7:2 Ebm6:2 | Bb/F:2 F9sus:2`);
const motif = degrees(MOTIF_4_4, { tonic: 70, scale: 'major' });
const answer = notes('Bb4:1 D5:.5 F5:.5 G5:1.5! F5:.5 | D5:1 F5:1 Bb5:2! | G5:1.5 F5:.5 Eb5:1 C5:1 | Bb4:3 r:1');
const tune = [...motif, ...shift(answer, 16)];
const low = notes('r:4 | r:2 D4:1 F4:1 | r:4 | A4:2 G4:1 A4:1 | F4:4 | G4:2 Ab4:2 | G4:2 Gb4:2 | F4:2 G4:2');

const CURVE = [0.84, 0.88, 0.94, 0.9, 0.92, 1.05, 0.94, 0.8];
const voiced = voiceLead(PROGRESSION, { low: 53, high: 72, voices: 4 });
const shaped = (events: readonly NoteEvent[]) => dynamics(events, CURVE, 4);

export const menu: Song = {
  name: 'menu',
  tempo: 80,
  beats: 32,
  swing: 0.1,
  seed: 'menu-1',
  space: { t60: 2.2, damping: 0.5 },
  layers: {
    main: {
      loudness: -18,
      kbps: 48,
      tracks: [
        {
          name: 'pad',
          instrument: pad,
          events: shaped(sustain(voiced, 0.55)),
          gain: 0.32,
          spread: 0.5,
          send: 0.4,
          chorus: true,
        },
        { name: 'box', instrument: musicBox, events: shaped(tune), gain: 0.5, pan: 0.12, send: 0.42 },
        { name: 'flute', instrument: flute, events: shaped(soften(low, 0.8)), gain: 0.3, pan: -0.15, send: 0.4 },
        {
          name: 'harp',
          instrument: pluck,
          events: shaped(pattern(voiced, '0:.5 1:.5 2:.5 3:.5 2:1 1:1', { velocity: 0.45, hold: 2 })),
          gain: 0.3,
          pan: -0.3,
          send: 0.3,
        },
        {
          name: 'bass',
          instrument: bass,
          events: shaped(bassLine(PROGRESSION, 'r:4', { velocity: 0.58 })),
          gain: 0.44,
          send: 0.05,
        },
      ],
    },
  },
  mix: { main: { main: 1 } },
};
