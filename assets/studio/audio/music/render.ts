// Renders the tracks of a song to one seamless stereo loop.
import { midiToFreq, SAMPLE_RATE } from '../core/constants.ts';
import { createRandom } from '../core/random.ts';
import { addMono, addStereo, createStereo, processLoop } from '../core/stereo.ts';
import type { Song, Stereo, Track } from '../core/types.ts';
import { filterStereo } from '../dsp/filters.ts';
import { chorus } from '../effects/chorus.ts';
import { reverb } from '../effects/reverb.ts';

/** Off-beat eighths arrive late by `swing` (0 = straight, 0.33 = full triplet feel). */
function swung(beat: number, swing: number): number {
  const whole = Math.floor(beat + 1e-9);
  const rest = beat - whole;
  return whole + (rest < 0.5 ? rest * (1 + swing) : 0.5 * (1 + swing) + (rest - 0.5) * (1 - swing));
}

/**
 * Renders tracks to one seamless stereo loop of exactly `beats` beats.
 * A track: { name, instrument, events, gain, pan, send (reverb), chorus, spread, timing, late }
 */
export function renderLoop({ tempo, beats, swing, space }: Song, tracks: readonly Track[], seed: string): Stereo {
  const exact = (beats * 60 * SAMPLE_RATE) / tempo;
  const length = Math.round(exact);
  if (Math.abs(exact - length) > 1e-6) throw new Error('Choose a tempo that gives a whole number of samples');
  const dry = createStereo(length);
  const wet = createStereo(length);
  const widened = createStereo(length);
  for (const track of tracks) {
    const random = createRandom(`${seed}/${track.name}`);
    const timing = track.timing ?? 0.006;
    const bus = createStereo(length);
    for (const event of track.events) {
      const jitter = random.gaussian() * timing + (track.late ?? 0);
      const start = (swung(event.beat, swing) * 60) / tempo + jitter;
      const velocity = Math.min(1, Math.max(0.05, event.velocity * (1 + 0.06 * random.gaussian())));
      const mono = track.instrument({
        freq: midiToFreq(event.midi),
        seconds: (event.beats * 60) / tempo,
        velocity,
        random,
      });
      // Low notes sit left and high notes right, a little, like an instrument in a room.
      const pan = (track.pan ?? 0) + (track.spread ?? 0) * Math.max(-1, Math.min(1, (event.midi - 65) / 14));
      addMono(bus, mono, Math.round(start * SAMPLE_RATE), { gain: track.gain, pan, wrap: true });
    }
    addStereo(track.chorus ? widened : dry, bus);
    addStereo(wet, bus, track.send ?? 0.2);
  }
  addStereo(
    dry,
    processLoop(widened, (input) => chorus(input, { loopLength: length })),
  );
  addStereo(
    dry,
    processLoop(wet, (input) => reverb(filterStereo(input, 'highpass', 180), space)),
  );
  return dry;
}
