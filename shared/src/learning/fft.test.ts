// Tests the fast Fourier transform against the definition of the transform, and its way back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../testing/seed.ts';
import { fft, inverseFft } from './fft.ts';

fc.configureGlobal({ seed: seedFor('fft') });

/** The definition: size² multiplications. */
function slowTransform(values: readonly number[]): { re: number; im: number }[] {
  return values.map((_, bin) => {
    const angle = (at: number) => (-2 * Math.PI * bin * at) / values.length;
    return {
      re: values.reduce((sum, value, at) => sum + value * Math.cos(angle(at)), 0),
      im: values.reduce((sum, value, at) => sum + value * Math.sin(angle(at)), 0),
    };
  });
}

const complex = (values: readonly number[]) => ({
  re: Float64Array.from(values),
  im: new Float64Array(values.length),
});
const signal = fc
  .integer({ min: 0, max: 6 })
  .chain((power) => fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 2 ** power, maxLength: 2 ** power }));

describe('the fast Fourier transform', () => {
  it('equals the definition', () => {
    fc.assert(
      fc.property(signal, (values) => {
        const found = complex(values);
        fft(found);
        for (const [bin, { re, im }] of slowTransform(values).entries()) {
          expect(found.re[bin]).toBeCloseTo(re, 6);
          expect(found.im[bin]).toBeCloseTo(im, 6);
        }
      }),
      { numRuns: 40 },
    );
  });
  it('is undone by its inverse', () => {
    fc.assert(
      fc.property(signal, (values) => {
        const found = complex(values);
        fft(found);
        inverseFft(found);
        for (const [at, value] of values.entries()) expect(found.re[at]).toBeCloseTo(value, 8);
      }),
      { numRuns: 40 },
    );
  });
  it('puts a tone of three waves into bin 3 and its mirror', () => {
    const found = complex(Array.from({ length: 16 }, (_, at) => Math.cos((2 * Math.PI * 3 * at) / 16)));
    fft(found);
    const loud = [...found.re].map((re, bin) => Math.hypot(re, found.im[bin]!) > 1e-6);
    expect(loud.flatMap((is, bin) => (is ? [bin] : []))).toEqual([3, 13]);
  });
  it('refuses other lengths', () => {
    expect(() => fft(complex([1, 2, 3]))).toThrow('power of two');
    expect(() => fft(complex([]))).toThrow('power of two');
  });
});
