// Measures a sound less often or with fewer steps, as a simpler machine would: what is lost can be heard and seen.
import { fft, inverseFft } from './fft.ts';
import { SAMPLE_RATE } from './spectrogram.ts';

/** Keeps what fits into fewer measures a second: nothing above half the rate (H. Nyquist 1928, C. Shannon 1949). */
export function resample(samples: Float32Array, rate: number): Float32Array {
  if (rate >= SAMPLE_RATE) return samples.slice();
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, samples.length)));
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  re.set(samples);
  fft({ re, im });
  const limit = (rate / 2 / SAMPLE_RATE) * size;
  for (let bin = 0; bin < size; bin += 1) {
    if (Math.min(bin, size - bin) <= limit) continue;
    re[bin] = 0;
    im[bin] = 0;
  }
  inverseFft({ re, im });
  return Float32Array.from(re.subarray(0, samples.length));
}

/** Rounds every measure to one of 2^bits steps between −1 and 1. */
export function quantise(samples: Float32Array, bits: number): Float32Array {
  const steps = 2 ** bits;
  const width = 2 / steps;
  return samples.map((value) => {
    const step = Math.min(steps - 1, Math.max(0, Math.floor((value + 1) / width)));
    return -1 + (step + 0.5) * width;
  });
}
