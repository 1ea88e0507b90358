// Prepares a recording of the learner for the model: the second in which most was said.
import { recordingProblem } from '../learning/melFeatures.ts';
import { SAMPLE_RATE } from '../learning/spectrogram.ts';

const STEP = SAMPLE_RATE / 50;

/** One second at `SAMPLE_RATE`; a shorter recording is filled up with silence. */
export function loudestSecond(samples: Float32Array): Float32Array {
  let [best, most] = [0, -1];
  for (let from = 0; from === 0 || from + SAMPLE_RATE <= samples.length; from += STEP) {
    let power = 0;
    for (const value of samples.subarray(from, from + SAMPLE_RATE)) power += value * value;
    if (power > most) [best, most] = [from, power];
  }
  const clip = new Float32Array(SAMPLE_RATE);
  clip.set(samples.subarray(best, best + SAMPLE_RATE));
  return clip;
}

/** The spoken second of a recording, or why it cannot be used. */
export function readRecording(samples: Float32Array): Float32Array | 'silent' | 'clipped' {
  const clip = loudestSecond(samples);
  return recordingProblem(clip) ?? clip;
}
