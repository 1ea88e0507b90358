// Computes a spectrogram: short overlapping pieces of a sound, each split into its frequencies.
import { fft } from './fft.ts';

/** Samples in a second of all sounds of the course. */
export const SAMPLE_RATE = 16_000;
/** 32 ms, moved on by 10 ms. */
const FRAME = 512;
const HOP = 160;

/** After R. Blackman and J. Tukey, "The Measurement of Power Spectra" (1958): fades each piece in and out, so that its ends add no false tones. */
const HANN_WINDOW = Float64Array.from(
  { length: FRAME },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (FRAME - 1)),
);

/** Of each piece, the power at 0, 31.25, 62.5 … 8000 Hz. A sound shorter than one piece is filled up with silence. */
export function spectrogram(samples: Float32Array): Float64Array[] {
  const count = Math.max(1, Math.floor((samples.length - FRAME) / HOP) + 1);
  const [re, im] = [new Float64Array(FRAME), new Float64Array(FRAME)];
  return Array.from({ length: count }, (_, frame) => {
    for (let at = 0; at < FRAME; at += 1) re[at] = (samples[frame * HOP + at] ?? 0) * (HANN_WINDOW[at] ?? 0);
    im.fill(0);
    fft({ re, im });
    return Float64Array.from({ length: FRAME / 2 + 1 }, (_, bin) => (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2);
  });
}

export const frequencyOfBin = (bin: number): number => (bin * SAMPLE_RATE) / FRAME;
