// Turns a spoken word into a list of numbers of fixed length: the loudness of mel bands over the time of the word.
// Bands after S. Davis and P. Mermelstein, "Comparison of parametric representations for monosyllabic word recognition",
// IEEE Trans. ASSP 28 (1980); the mel scale 2595·log10(1 + f/700) after D. O'Shaughnessy, "Speech Communication" (1987).
import { frequencyOfBin, spectrogram } from './spectrogram.ts';

const BANDS = 18;
/** The word is divided into this many equal times, however slowly it was spoken. */
const TIMES = 12;
export const FEATURE_COUNT = BANDS * TIMES;
const LOWEST_HZ = 100;
const HIGHEST_HZ = 7000;
/** A piece belongs to the word if its power is at least this share of the loudest piece. */
const WORD_SHARE = 0.003;
/** Added to each power, so that silence has a logarithm. */
const FLOOR = 1e-4;

export const melOf = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
export const hertzOf = (mel: number): number => 700 * (10 ** (mel / 2595) - 1);

/** Weights of one band by bin: a triangle that starts and ends in the middle of its neighbours. */
export function melFilters(bins: number): Float64Array[] {
  const [low, high] = [melOf(LOWEST_HZ), melOf(HIGHEST_HZ)];
  const edge = (at: number) => hertzOf(low + ((high - low) * at) / (BANDS + 1));
  return Array.from({ length: BANDS }, (_, band) => {
    const [from, middle, to] = [edge(band), edge(band + 1), edge(band + 2)];
    return Float64Array.from({ length: bins }, (_, bin) => {
      const hertz = frequencyOfBin(bin);
      const rising = (hertz - from) / (middle - from);
      const falling = (to - hertz) / (to - middle);
      return Math.max(0, Math.min(rising, falling));
    });
  });
}

/** Weights of a band from its first to its last bin that counts. */
const FILTERS = melFilters(257).map((weights) => {
  const from = weights.findIndex((weight) => weight > 0);
  return { from, weights: weights.slice(from, weights.findLastIndex((weight) => weight > 0) + 1) };
});

const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

function bandsOf(frame: Float64Array): number[] {
  return FILTERS.map(({ from, weights }) => {
    let power = 0;
    for (let at = 0; at < weights.length; at += 1) power += (weights[at] ?? 0) * (frame[from + at] ?? 0);
    return Math.log(power + FLOOR);
  });
}

/** From the first to the last piece that is loud enough. */
function cutToWord(frames: readonly Float64Array[]): readonly Float64Array[] {
  const powers = frames.map(sum);
  const least = Math.max(...powers) * WORD_SHARE;
  const isLoud = (power: number) => power >= least;
  return frames.slice(powers.findIndex(isLoud), powers.findLastIndex(isLoud) + 1);
}

/** Time by time, each with its bands from low to high; the mean is subtracted, so that loudness does not count. */
export function melFeatures(samples: Float32Array): number[] {
  const bands = cutToWord(spectrogram(samples)).map(bandsOf);
  const features = Array.from({ length: TIMES }, (_, time) => {
    const from = Math.floor((time * bands.length) / TIMES);
    const pieces = bands.slice(from, Math.max(from + 1, Math.floor(((time + 1) * bands.length) / TIMES)));
    return Array.from({ length: BANDS }, (_, band) => sum(pieces.map((one) => one[band] ?? 0)) / pieces.length);
  }).flat();
  const mean = sum(features) / features.length;
  return features.map((value) => value - mean);
}

/** Louder than this is at the limit of what a recording can hold. */
const FULL = 0.99;
const CLIPPED_SHARE = 0.005;
/** Root mean square below which nobody spoke. */
const SILENT = 0.004;

/** Why a recording cannot be used; undefined if it can. */
export function recordingProblem(samples: Float32Array): 'silent' | 'clipped' | undefined {
  let [squares, full] = [0, 0];
  for (const value of samples) {
    squares += value * value;
    if (Math.abs(value) >= FULL) full += 1;
  }
  if (samples.length === 0 || Math.sqrt(squares / samples.length) < SILENT) return 'silent';
  return full / samples.length > CLIPPED_SHARE ? 'clipped' : undefined;
}
