// Owns the music of Safety Star City: a soft synthesizer night with arpeggios and a glowing lead.
/** A aeolian, 4/4 at 90 with a half-time drum, 24 bars (64 s): A A' (four bars each) B A'' (eight each). */
import type { Song } from '../core/types.ts';
import { kick } from '../instruments/drums.ts';
import { arp, glowLead, nightPad, synthBass } from '../instruments/held.ts';
import { clap, hat, softSnare } from '../instruments/machines.ts';
import { electricPiano } from '../instruments/pitched.ts';
import { neonBell } from '../instruments/struck.ts';
import { bassLine, pattern, sustain } from '../music/arrange.ts';
import { band, CALM_AND_BUSY, twoLayers } from '../music/parts.ts';
import { chords, degrees, notes, shift, soften, transpose } from '../music/score.ts';
import { voiceLead } from '../music/voicing.ts';
import { MOTIF_4_4 } from './motif.ts';

const PROGRESSION = chords(`
  Am:2 F:2 | C:2 G:2 | Dm:2 G:2 | Em7:4 |
  Am:2 F:2 | C:2 G:2 | Dm7:2 F:2 | E7sus4:2 Em:2 |
  Fmaj7:4 | G6:4 | Am7:4 | Em7:4 | Fmaj7:4 | G6:4 | C:4 | E7sus4:2 E7:2 |
  Am:2 F:2 | C:2 G:2 | Dm:2 G:2 | Em7:4 | Am:2 F:2 | C:2 Em:2 | Dm:2 G:2 | Am:4`);

const motif = degrees(MOTIF_4_4, { tonic: 69, scale: 'aeolian' });
const turned = notes('A4:1 C5:.5 E5:.5 A5:1.5! G5:.5 | E5:1 C5:1 D5:2 | F5:1 E5:.5 D5:.5 C5:1 A4:1 | B4:3 r:1');
const bridge = notes(`
  A4:2 C5:2 | B4:3 D5:1 | C5:2 E5:2 | D5:1 B4:1 G4:2 | A4:1 C5:1 E5:2! | D5:3 G5:1 | E5:2 G5:1 E5:1 | A4:1 B4:1 B4:1 G#4:1`);
const last = notes('A4:1 C5:.5 E5:.5 F5:1.5! E5:.5 | C5:1 E5:1 G5:2! | F5:1 E5:.5 D5:.5 D5:1 B4:1 | A4:3 r:1');
const tune = [...motif, ...shift(turned, 16), ...shift(motif, 64), ...shift(last, 80)];

/** Windows that light up: bells in the rests. */
const lights = notes('r:4 | r:3 D6:.5 B5:.5 | r:4 | r:1 B5:.5 D6:.5 G6:1 E6:1');
const bridgeLights = notes(`
  r:2 E6:1 C6:1 | r:2 D6:1 B5:1 | r:2 G5:1 C6:1 | r:2 B5:1 E6:1 | r:2 C6:1 A5:1 | r:2 B5:1 D6:1 | r:2 C6:1 G5:1 | r:2 B5:1 E6:1`);

const { part, drums } = band({
  beatsPerBar: 4,
  bars: 24,
  curve: [
    0.84, 0.86, 0.92, 0.86, 0.88, 0.9, 0.94, 0.9, 0.92, 0.94, 0.98, 0.96, 1.02, 1.06, 1.02, 0.92, 0.86, 0.88, 0.94,
    0.88, 0.9, 0.96, 0.92, 0.82,
  ],
});
const voiced = voiceLead(PROGRESSION, { low: 53, high: 72, voices: 4 });

export const safetyStarCity: Song = {
  name: 'safety-star-city',
  tempo: 90,
  beats: 96,
  swing: 0,
  seed: 'safety-star-city-1',
  space: { t60: 2.4, damping: 0.5 },
  layers: twoLayers(
    [
      part('lead', glowLead, tune, { gain: 0.48, pan: 0.05, send: 0.4, chorus: true }),
      part('piano', electricPiano, shift(bridge, 32), { gain: 0.38, pan: 0.1, send: 0.36, chorus: true }),
      part('pad', nightPad, sustain(voiced, 0.55), { gain: 0.3, spread: 0.6, send: 0.35, chorus: true }),
      part('arp', arp, pattern(voiced, '0:.5 1:.5 2:.5 3:.5 2:.5 1:.5 3:.5 2:.5', { velocity: 0.5, hold: 0.9 }), {
        gain: 0.42,
        pan: -0.28,
        spread: 0.3,
        send: 0.34,
        timing: 0.002,
      }),
      part('lights', neonBell, [...soften(lights, 0.8), ...shift(lights, 64)], { gain: 0.2, pan: 0.42, send: 0.55 }),
      part('bass', synthBass, bassLine(PROGRESSION, 'r:1.5 r:.5', { velocity: 0.62, hold: 0.85 }), {
        gain: 0.42,
        send: 0.03,
      }),
    ],
    [
      drums('kick', kick, 'X.......o.x.....', 0.25, 0.8, { gain: 0.54, timing: 0.001 }),
      drums('snare', softSnare, '........x.......', 0.25, 0.7, { gain: 0.5, send: 0.3 }),
      drums('clap', clap, '........x......o', 0.25, 0.6, { gain: 0.5, pan: 0.12, send: 0.3 }),
      drums('hat', hat, 'o.xoo.xo', 0.25, 0.55, { gain: 0.6, pan: 0.32, timing: 0.002 }),
      part(
        'pulse',
        synthBass,
        transpose(bassLine(PROGRESSION, 'r:.5 r:.5 o:.5 r:.5', { velocity: 0.55, hold: 0.55 }), 12),
        {
          gain: 0.3,
          send: 0.05,
          timing: 0.002,
        },
      ),
      part(
        'run',
        arp,
        transpose(pattern(voiced, '3:.25 1:.25 2:.25 0:.25 3:.25 2:.25 1:.25 2:.25', { velocity: 0.42 }), 12),
        {
          gain: 0.42,
          pan: 0.36,
          send: 0.35,
          timing: 0.001,
        },
      ),
      part('bells', neonBell, [...shift(bridgeLights, 32), ...shift(lights, 16), ...shift(lights, 80)], {
        gain: 0.28,
        pan: -0.36,
        send: 0.5,
      }),
    ],
  ),
  mix: CALM_AND_BUSY,
};
