// Computes the fast Fourier transform: which frequencies a piece of sound consists of, and back.
// Radix-2 decimation in time, after J. Cooley and J. Tukey, "An algorithm for the machine calculation of complex Fourier series",
// Mathematics of Computation 19 (1965).

export interface Complex {
  re: Float64Array;
  im: Float64Array;
}

const isPowerOfTwo = (size: number): boolean => size > 0 && (size & (size - 1)) === 0;

function reverseBits({ re, im }: Complex): void {
  const size = re.length;
  for (let at = 1, other = 0; at < size; at += 1) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (at >= other) continue;
    for (const part of [re, im]) {
      const kept = part[at] ?? 0;
      part[at] = part[other] ?? 0;
      part[other] = kept;
    }
  }
}

/** Cosines and sines by size, computed once. */
const twiddles = new Map<number, Complex>();

function twiddlesOf(size: number): Complex {
  const known = twiddles.get(size);
  if (known) return known;
  const made = {
    re: Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size)),
    im: Float64Array.from({ length: size / 2 }, (_, at) => -Math.sin((2 * Math.PI * at) / size)),
  };
  twiddles.set(size, made);
  return made;
}

/** Transforms in place. The length must be a power of two. */
export function fft(values: Complex): void {
  const { re, im } = values;
  const size = re.length;
  if (!isPowerOfTwo(size)) throw new Error(`The length must be a power of two, not ${size}.`);
  reverseBits(values);
  const turn = twiddlesOf(size);
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let at = 0; at < half; at += 1) {
        const upper = start + at;
        const lower = upper + half;
        const cos = turn.re[at * stride] ?? 0;
        const sin = turn.im[at * stride] ?? 0;
        const lowRe = re[lower] ?? 0;
        const lowIm = im[lower] ?? 0;
        const upRe = re[upper] ?? 0;
        const upIm = im[upper] ?? 0;
        const turnedRe = lowRe * cos - lowIm * sin;
        const turnedIm = lowRe * sin + lowIm * cos;
        re[upper] = upRe + turnedRe;
        im[upper] = upIm + turnedIm;
        re[lower] = upRe - turnedRe;
        im[lower] = upIm - turnedIm;
      }
    }
  }
}

/** Undoes `fft`, in place: with real and imaginary parts exchanged it is the same calculation. */
export function inverseFft({ re, im }: Complex): void {
  fft({ re: im, im: re });
  for (const part of [re, im]) for (let at = 0; at < part.length; at += 1) part[at] = (part[at] ?? 0) / part.length;
}
