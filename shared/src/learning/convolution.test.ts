// Tests of 3×3 filters: sums by hand, a separable blur, and the explanation against the filtered picture.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../testing/seed.ts';
import { convolve, explainConvolution, FILTER_PRESETS, type Filter, type Picture } from './convolution.ts';

fc.configureGlobal({ seed: seedFor('convolution') });

const grey = (width: number, ...values: number[]): Picture => ({
  width,
  height: values.length / width,
  channels: 1,
  data: new Uint8ClampedArray(values),
});
const valuesOf = ({ data }: Picture) => [...data];

const pictures: fc.Arbitrary<Picture> = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    channels: fc.constantFrom(1 as const, 3 as const, 4 as const),
    bytes: fc.boolean(),
    seed: fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 324, maxLength: 324 }),
  })
  .map(({ width, height, channels, bytes, seed }) => {
    const values = seed.slice(0, width * height * channels);
    return { width, height, channels, data: bytes ? new Uint8Array(values) : new Float32Array(values) };
  });
const filters: fc.Arbitrary<Filter> = fc.record({
  weights: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 9, maxLength: 9 }),
  divisor: fc.constantFrom(1, 2, 9, 16, -1),
  offset: fc.integer({ min: -128, max: 128 }),
});
const edgeHandling = fc.constantFrom('repeat-edge' as const, 'black' as const);

describe('a 3×3 filter', () => {
  const bright = grey(3, 10, 20, 30, 40, 50, 60, 70, 80, 90);

  it('is not flipped: the first weight belongs to the pixel above left', () => {
    const aboveLeft = { weights: [1, 0, 0, 0, 0, 0, 0, 0, 0], divisor: 1, offset: 0 };
    expect(valuesOf(convolve(bright, aboveLeft, 'black'))).toEqual([0, 0, 0, 0, 10, 20, 0, 40, 50]);
    expect(valuesOf(convolve(bright, aboveLeft, 'repeat-edge'))).toEqual([10, 10, 20, 10, 10, 20, 40, 40, 50]);
  });

  it('gives the sums calculated by hand', () => {
    // Middle: 450 / 9. Corner, edge repeated: 4·10 + 2·20 + 2·40 + 50 = 210; black outside: 10 + 20 + 40 + 50 = 120.
    expect(valuesOf(convolve(bright, FILTER_PRESETS.blur, 'repeat-edge'))[4]).toBe(50);
    expect(valuesOf(convolve(bright, FILTER_PRESETS.blur, 'repeat-edge'))[0]).toBe(Math.round(210 / 9));
    expect(valuesOf(convolve(bright, FILTER_PRESETS.blur, 'black'))[0]).toBe(Math.round(120 / 9));
    // A single bright pixel of 20 on 10: edge 8·20 − 8·10, sharpen 9·20 − 8·10.
    const spot = grey(3, 10, 10, 10, 10, 20, 10, 10, 10, 10);
    expect(valuesOf(convolve(spot, FILTER_PRESETS.edge, 'repeat-edge'))[4]).toBe(80);
    expect(valuesOf(convolve(spot, FILTER_PRESETS.sharpen, 'repeat-edge'))[4]).toBe(100);
  });

  it('clamps bytes to 0–255 and keeps floating-point values', () => {
    const spot = grey(3, 0, 0, 0, 0, 255, 0, 0, 0, 0);
    expect(Math.max(...valuesOf(convolve(spot, FILTER_PRESETS.edge, 'black')))).toBe(255);
    const numbers = { ...spot, data: new Float32Array(spot.data) };
    expect(valuesOf(convolve(numbers, FILTER_PRESETS.edge, 'black'))).toEqual([
      -255, -255, -255, -255, 2040, -255, -255, -255, -255,
    ]);
  });

  it('finds no edge in a picture of one colour, and leaves it as it is otherwise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 1, max: 6 }), (value, width) => {
        const plain = grey(width, ...new Array<number>(width * 4).fill(value));
        expect(new Set(valuesOf(convolve(plain, FILTER_PRESETS.edge, 'repeat-edge')))).toEqual(new Set([0]));
        for (const filter of [FILTER_PRESETS.blur, FILTER_PRESETS.sharpen]) {
          expect(valuesOf(convolve(plain, filter, 'repeat-edge'))).toEqual(valuesOf(plain));
        }
      }),
    );
  });

  it('blurs as two passes of a mean of three, across and down, do', () => {
    fc.assert(
      fc.property(pictures, ({ width, height, data }) => {
        const values = Array.from({ length: width * height }, (_, at) => data[at]!);
        const pass = (from: readonly number[], step: 'x' | 'y') =>
          from.map((_, at) => {
            const [x, y] = [at % width, Math.floor(at / width)];
            const near = [-1, 0, 1].map((by) =>
              step === 'x'
                ? y * width + Math.min(width - 1, Math.max(0, x + by))
                : Math.min(height - 1, Math.max(0, y + by)) * width + x,
            );
            return near.reduce((sum, index) => sum + from[index]!, 0) / 3;
          });
        const expected = pass(pass(values, 'x'), 'y');
        const picture = { width, height, channels: 1 as const, data: new Float32Array(values) };
        convolve(picture, FILTER_PRESETS.blur, 'repeat-edge').data.forEach((value, at) => {
          expect(value).toBeCloseTo(expected[at]!, 2);
        });
      }),
    );
  });

  it('shows in every cell what its explanation says', () => {
    fc.assert(
      fc.property(pictures, filters, edgeHandling, (picture, filter, edges) => {
        const { width, channels } = picture;
        const filtered = convolve(picture, filter, edges);
        filtered.data.forEach((value, at) => {
          const channel = at % channels;
          if (channel === 3) {
            expect(value).toBe(picture.data[at]);
            return;
          }
          const pixel = Math.floor(at / channels);
          const place = { x: pixel % width, y: Math.floor(pixel / width), channel };
          const { products, sum, shown } = explainConvolution(picture, filter, edges, place);
          expect(products).toHaveLength(9);
          expect(sum).toBe(products.reduce((total, one) => total + one.value * one.weight, 0));
          expect(value).toBeCloseTo(shown, 2);
        });
      }),
    );
  });

  it('explains an edge: which values stand outside the picture', () => {
    const { products, exact, shown } = explainConvolution(bright, FILTER_PRESETS.edge, 'black', {
      x: 0,
      y: 0,
      channel: 0,
    });
    expect(products.map(({ inside }) => inside)).toEqual([false, false, false, false, true, true, false, true, true]);
    expect(products.map(({ product }) => product + 0)).toEqual([0, 0, 0, 0, 80, -20, 0, -40, -50]);
    expect([exact, shown]).toEqual([-30, 0]);
  });

  it('rejects pictures and filters of the wrong shape', () => {
    expect(() => convolve({ ...bright, width: 4 }, FILTER_PRESETS.blur, 'black')).toThrow('9 values');
    expect(() => convolve(bright, { ...FILTER_PRESETS.blur, weights: [1] }, 'black')).toThrow('9 weights');
    expect(() => convolve(bright, { ...FILTER_PRESETS.blur, divisor: 0 }, 'black')).toThrow('divisor');
    expect(() => convolve(bright, { ...FILTER_PRESETS.blur, offset: Number.NaN }, 'black')).toThrow('finite');
  });

  it('returns an empty picture for an empty one', () => {
    expect(
      valuesOf(convolve({ width: 0, height: 0, channels: 1, data: new Uint8Array() }, FILTER_PRESETS.blur, 'black')),
    ).toEqual([]);
  });
});
