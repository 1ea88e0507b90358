// Owns the music of Think Tank Park: clockwork under a dry, curious clarinet.
/** C dorian, 4/4 at 120, straight, 32 bars (64 s): A A' B A''. The clock ticks in both layers. */
import type { Song } from '../core/types.ts';
import { kick } from '../instruments/drums.ts';
import { clarinet } from '../instruments/held.ts';
import { hat, softSnare, tick, tock } from '../instruments/machines.ts';
import { bass, electricPiano, glock, marimba, pad } from '../instruments/pitched.ts';
import { neonBell, pizzicato, xylophone } from '../instruments/struck.ts';
import { bassLine, pattern, sustain } from '../music/arrange.ts';
import { band, CALM_AND_BUSY, concatTunes, twoLayers } from '../music/parts.ts';
import { chords, degrees, notes, shift, soften, transpose } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';
import { MOTIF_4_4 } from './motif.ts';

const BAR = 4;
const PROGRESSION = chords(`
  Cm:4 | Eb:2 Gm:2 | F:2 Bb:2 | Gm:4 | Cm:4 | Eb:2 Cm:2 | Bb:2 F:2 | Gm:4 |
  Cm:4 | Eb:2 Gm:2 | F:2 Bb:2 | Gm:4 | Eb:4 | Cm:4 | Bb:2 F:2 | Gm:4 |
  Eb:4 | F:4 | Gm7:4 | Cm7:4 | Eb:4 | F:4 | Dm7:4 | G7sus4:2 G7:2 |
  Cm:4 | Eb:2 Gm:2 | F:2 Bb:2 | Gm:4 | Cm:4 | Eb:2 Cm:2 | Bb:2 Gm:2 | Cm:4`);

const motif = degrees(MOTIF_4_4, { tonic: 60, scale: 'dorian' });
const first = notes('C4:1 Eb4:.5 G4:.5 A4:1.5! G4:.5 | Eb4:1 G4:1 C5:2!');
const answer = [...first, ...shift(notes('Bb4:1 A4:.5 G4:.5 F4:1 A4:1 | G4:1 D4:1 G4:2'), 8)];
const answerLast = [...first, ...shift(notes('Bb4:1 A4:.5 G4:.5 Bb4:1 D4:1 | C4:3 r:1'), 8)];
const tuneTurned = notes(`
  C4:.5 D4:.5 Eb4:.5 G4:.5 A4:1! G4:.5 F4:.5 | Eb4:.5 F4:.5 G4:1 D4:2 |
  F4:.5 G4:.5 A4:.5 C5:.5 Bb4:1! A4:.5 F4:.5 | G4:2 r:1 G4:.5 A4:.5 |
  Bb4:1 G4:.5 Eb4:.5 G4:1.5! F4:.5 | Eb4:1 G4:1 C5:2! | D5:1 C5:.5 Bb4:.5 A4:1 F4:1 | G4:3 r:1`);
const bridge = notes(`
  Bb4:2 G4:1 Bb4:1 | C5:3 A4:1 | D5:1.5 C5:.5 Bb4:1 D5:1 | Eb5:3! D5:.5 C5:.5 |
  Bb4:2 Eb5:1 Bb4:1 | A4:1 C5:1 F5:2! | F5:1 D5:1 A4:1 C5:1 | D5:1 C5:1 B4:2`);
const tuneA = [...motif, ...shift(answer, 16)];
const tuneLast = [...motif, ...shift(answerLast, 16)];

/** The thought that comes after: the last steps of the tune again, higher. */
const after = notes(`
  r:4 | r:2 r:1 D5:.5 F5:.5 | r:4 | r:1 Bb5:.5 A5:.5 G5:.5 F5:.5 D5:1 |
  r:4 | r:3 C5:.5 Eb5:.5 | r:4 | r:2 D5:.5 F5:.5 G5:1`);
const above = notes('Eb5:2 r:2 | F5:2 r:2 | r:2 G5:1 F5:1 | r:2 G5:2 | G5:2 r:2 | F5:2 A5:2 | r:4 | G5:2 F5:2');
const gong = notes('C5:4 | r:4 | r:4 | r:4 | r:4 | r:4 | r:4 | r:4');

const { part, drums } = band({
  beatsPerBar: BAR,
  bars: 32,
  curve: [
    0.82, 0.84, 0.9, 0.86, 0.86, 0.92, 0.9, 0.84, 0.88, 0.9, 0.95, 0.9, 0.94, 1, 0.96, 0.9, 0.92, 0.95, 1, 1.02, 1,
    1.08, 1.02, 0.9, 0.84, 0.86, 0.92, 0.88, 0.88, 0.94, 0.88, 0.8,
  ],
});
const voiced = voiceLead(PROGRESSION, { low: 53, high: 70, voices: 3 });

export const thinkTankPark: Song = {
  name: 'think-tank-park',
  tempo: 120,
  beats: 128,
  swing: 0,
  seed: 'think-tank-park-1',
  space: { t60: 1.3, damping: 0.5 },
  layers: twoLayers(
    [
      part('clarinet', clarinet, concatTunes(32, tuneA, tuneTurned, [], tuneLast), {
        gain: 0.56,
        pan: 0.06,
        send: 0.25,
      }),
      part('piano', electricPiano, shift(bridge, 64), { gain: 0.5, pan: 0.1, send: 0.3, chorus: true }),
      part('pizz', pizzicato, pattern(voiced, '0:.5 2:.5 1:.5 2:.5', { velocity: 0.6 }), {
        gain: 0.62,
        pan: -0.28,
        send: 0.2,
        timing: 0.002,
      }),
      part('pad', pad, sustain(voiced, 0.45), { gain: 0.2, spread: 0.5, send: 0.3, chorus: true }),
      part('bass', bass, bassLine(PROGRESSION, 'r:1.5 r:.5 f:2', { velocity: 0.62, hold: 0.6 }), {
        gain: 0.5,
        send: 0.03,
      }),
      drums('tick', tick, 'x...', 0.5, 0.6, { gain: 0.75, pan: 0.4, send: 0.22, timing: 0 }),
      drums('tock', tock, '..x.', 0.5, 0.6, { gain: 0.8, pan: 0.25, send: 0.22, timing: 0 }),
    ],
    [
      drums('kick', kick, 'X.....x.x.......', 0.25, 0.72, { gain: 0.48 }),
      drums('snare', softSnare, '....x.......x..o', 0.25, 0.55, { gain: 0.42, pan: 0.06 }),
      drums('hat', hat, 'o.xo', 0.25, 0.6, { gain: 0.75, pan: 0.35 }),
      drums('ratchet', tick, '.............ooo', 0.25, 0.6, { gain: 0.7, pan: -0.45, send: 0.3 }),
      part('wheels', marimba, pattern(voiced, '0:.25 2:.25 1:.25 2:.25 .:.5 2:.25 1:.25', { velocity: 0.48 }), {
        gain: 0.36,
        pan: -0.36,
        send: 0.2,
        timing: 0.003,
      }),
      part('after', glock, concatTunes(32, after, after, [], after), { gain: 0.3, pan: 0.38, send: 0.4 }),
      part('above', xylophone, soften(shift(above, 64), 0.85), { gain: 0.42, pan: 0.32, send: 0.3 }),
      part('gong', neonBell, concatTunes(32, gong, gong, transpose(gong, -2), gong), {
        gain: 0.3,
        pan: -0.2,
        send: 0.5,
      }),
      part('walk', bass, transpose(bassLine(PROGRESSION, 'r:1 t:1 f:1 t:1', { velocity: 0.58, hold: 0.6 }), 12), {
        gain: 0.36,
        send: 0.05,
      }),
    ],
  ),
  mix: CALM_AND_BUSY,
};
