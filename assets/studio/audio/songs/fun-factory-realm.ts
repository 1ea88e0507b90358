// Owns the music of Fun Factory Realm: a bouncy machine with tuba, muted brass, xylophone and clanking plates.
/** B flat major with ragtime turns, 4/4 at 120, swung, 32 bars (64 s): A A' B A''. */
import type { Song } from '../core/types.ts';
import { brushTap, kick } from '../instruments/drums.ts';
import { clarinet, mutedBrass, tuba } from '../instruments/held.ts';
import { clank, hat, steam, tick } from '../instruments/machines.ts';
import { marimba, pad } from '../instruments/pitched.ts';
import { pizzicato, toyPiano, xylophone } from '../instruments/struck.ts';
import { bassLine, pattern, sustain } from '../music/arrange.ts';
import { band, CALM_AND_BUSY, concatTunes, twoLayers } from '../music/parts.ts';
import { chords, notes, shift, soften, transpose } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';

const HARMONY_A = 'Bb6:4 | Bb/D:2 F:2 | Eb:2 F:2 | Bb:4 | Bb6:4 | Gm:4 |';
const PROGRESSION = chords(`
  ${HARMONY_A} C7:2 Bb/F:2 | F7:2 Bb:2 |
  ${HARMONY_A} F:4 | Bb:4 |
  Gm:4 | D7:4 | Gm:4 | C7:4 | Cm7:4 | F7:4 | Dm7:2 G7:2 | C7:2 F7:2 |
  ${HARMONY_A} C7:2 Bb/F:2 | F7:2 Bb:2`);

/** The motif in short steps, with a stumble at the end. */
const motif = notes(`
  Bb4:1 D5:.5 F5:.5 G5:1! r:.5 F5:.5 | D5:1 F5:1 C5:1 r:1 | Eb5:1 G5:.5 Bb5:.5 A5:1! r:.5 G5:.5 | F5:1 E5:.5 F5:.5 r:2`);
const answer = notes(`
  Bb4:1 D5:.5 F5:.5 G5:1! r:.5 F5:.5 | D5:1 F5:1 Bb5:1! r:1 |
  G5:.5 A5:.5 G5:.5 E5:.5 F5:.5 G5:.5 F5:.5 D5:.5 | C5:1 A4:1 Bb4:1 r:1`);
const tuneTurned = notes(`
  Bb4:.5 Bb4:.5 D5:.5 F5:.5 G5:.5! G5:.5 F5:1 | D5:.5 D5:.5 F5:.5 F5:.5 C5:1 r:1 |
  Eb5:.5 Eb5:.5 G5:.5 Bb5:.5 A5:.5! A5:.5 G5:1 | F5:.5 E5:.5 Eb5:.5 D5:.5 F5:1 r:1 |
  Bb4:.5 Bb4:.5 D5:.5 F5:.5 G5:1! F5:1 | D5:.5 F5:.5 G5:.5 Bb5:.5 D6:1! r:1 |
  C6:.5 Bb5:.5 A5:.5 G5:.5 F5:.5 G5:.5 A5:.5 C6:.5 | Bb5:1 F5:1 Bb4:1 r:1`);
const bridge = notes(`
  G4:1 Bb4:.5 D5:.5 G5:1! r:1 | F#5:1 D5:.5 A4:.5 C5:1 r:1 | Bb4:1 D5:.5 G5:.5 Bb5:1! r:1 | G5:.5 A5:.5 E5:1 C5:1 r:1 |
  Eb5:1 C5:.5 Eb5:.5 G5:1! F5:.5 Eb5:.5 | F5:1 A4:.5 C5:.5 F5:1 Eb5:1 |
  D5:.5 F5:.5 A5:1 G5:.5 F5:.5 D5:1 | E5:.5 G5:.5 Bb5:1! A5:.5 F5:.5 C5:1`);
const tuneA = [...motif, ...shift(answer, 16)];

/** Toots in the rests of the tune. */
const toots = notes(`
  r:4 | r:3 A4:.5 C5:.5 | r:4 | r:2 D5:.5 F5:.5 D5:1 | r:4 | r:3 G4:.5 Bb4:.5 | r:4 | r:3 D5:.5 Bb4:.5`);
const bridgeToots = notes(`
  r:3 D5:.5 Bb4:.5 | r:3 A4:.5 F#4:.5 | r:3 D5:.5 G5:.5 | r:3 Bb4:.5 G4:.5 |
  G4:2 Eb4:2 | A4:2 C5:2 | A4:2 B4:2 | Bb4:2 A4:2`);

const { part, drums } = band({
  beatsPerBar: 4,
  bars: 32,
  curve: [
    0.86, 0.86, 0.92, 0.88, 0.88, 0.94, 0.94, 0.88, 0.9, 0.9, 0.96, 0.92, 0.94, 1.02, 1, 0.94, 0.86, 0.88, 0.92, 0.94,
    0.96, 1, 1.04, 1, 0.9, 0.9, 0.96, 0.9, 0.92, 0.98, 0.96, 0.88,
  ],
});
const voiced = voiceLead(PROGRESSION, { low: 54, high: 72, voices: 3 });

export const funFactoryRealm: Song = {
  name: 'fun-factory-realm',
  tempo: 120,
  beats: 128,
  swing: 0.28,
  seed: 'fun-factory-realm-1',
  space: { t60: 1, damping: 0.55 },
  layers: twoLayers(
    [
      part('xylo', xylophone, concatTunes(32, tuneA, tuneTurned, [], tuneA), { gain: 0.8, pan: 0.12, send: 0.2 }),
      part('brass', mutedBrass, concatTunes(32, [], transpose(tuneTurned, -12), [], transpose(tuneA, -12)), {
        gain: 0.6,
        pan: -0.12,
        send: 0.2,
      }),
      part('clarinet', clarinet, shift(bridge, 64), { gain: 0.46, pan: 0.04, send: 0.24 }),
      part('chick', pizzicato, pattern(voiced, '.:1 012:1', { velocity: 0.62 }), { gain: 0.66, pan: -0.3, send: 0.15 }),
      part('pad', pad, sustain(voiced, 0.4), { gain: 0.14, spread: 0.4, send: 0.25, chorus: true }),
      part('tuba', tuba, bassLine(PROGRESSION, 'r:1 .:1 f:1 .:1', { velocity: 0.66, hold: 0.55 }), {
        gain: 0.5,
        send: 0.06,
      }),
      drums('belt', tick, 'o.x.', 0.5, 0.5, { gain: 0.6, pan: 0.4, send: 0.2 }),
    ],
    [
      drums('kick', kick, 'X...X...X...X.o.', 0.25, 0.7, { gain: 0.4 }),
      drums('tap', brushTap, '....x.......x..o', 0.25, 0.8, { gain: 0.62, pan: 0.1 }),
      drums('hat', hat, 'x.xo', 0.25, 0.55, { gain: 0.6, pan: 0.36 }),
      drums('clank', clank, '......x.......o.', 0.25, 0.6, { gain: 0.6, pan: -0.45, send: 0.25 }),
      drums('steam', steam, '..............................x.', 0.25, 0.7, { gain: 0.8, pan: 0.5, send: 0.25 }),
      part('wheels', marimba, pattern(voiced, '0:.5 2:.5 1:.5 2:.5', { velocity: 0.52 }), {
        gain: 0.3,
        pan: -0.36,
        send: 0.18,
      }),
      part('toots', mutedBrass, concatTunes(32, toots, toots, bridgeToots, toots), {
        gain: 0.52,
        pan: 0.34,
        send: 0.22,
      }),
      part('toy', toyPiano, soften(transpose(concatTunes(32, toots, toots, bridgeToots, toots), 12), 0.8), {
        gain: 0.36,
        pan: 0.4,
        send: 0.3,
      }),
      part('walk', pizzicato, transpose(bassLine(PROGRESSION, 'r:1 t:1 f:1 t:1', { velocity: 0.7 }), 12), {
        gain: 0.5,
        pan: -0.05,
        send: 0.05,
      }),
    ],
  ),
  mix: CALM_AND_BUSY,
};
