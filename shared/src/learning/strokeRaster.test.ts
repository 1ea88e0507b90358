// Tests of stroke drawings: rasterised against a count of sample points, recognised by their nearest neighbours.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../testing/seed.ts';
import { classifyByNeighbours, type LabelledExample } from './knn.ts';
import { seededRandom } from './random.ts';
import { DRAWING_SIZE, type RasterisedDrawing, rasteriseStrokes, type Stroke } from './strokeRaster.ts';

fc.configureGlobal({ seed: seedFor('strokes') });

const featuresOf = (drawing: RasterisedDrawing): number[] => {
  if (drawing.kind !== 'drawing') throw new Error(`Expected a drawing, got ${drawing.kind}.`);
  return drawing.features;
};
const circle = (x: number, y: number, radius: number): Stroke =>
  Array.from({ length: 33 }, (_, at) => ({
    x: x + radius * Math.cos((at / 32) * 2 * Math.PI),
    y: y + radius * Math.sin((at / 32) * 2 * Math.PI),
  }));
const line = (...points: [number, number][]): Stroke => points.map(([x, y]) => ({ x, y }));
const scribble = (step: number): Stroke =>
  Array.from({ length: Math.ceil(1 / step) + 1 }, (_, at) => [
    { x: at % 2, y: at * step },
    { x: (at + 1) % 2, y: at * step },
  ]).flat();
const point = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});
const strokes = fc.array(fc.array(point, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 4 });

/** Share of 20×20 sample points of each cell that lie on a horizontal bar with round ends, in cells. */
function sampledBar(from: number, to: number, y: number, radius: number): number[] {
  return Array.from({ length: DRAWING_SIZE ** 2 }, (_, cell) => {
    let hits = 0;
    for (let n = 0; n < 400; n += 1) {
      const px = (cell % DRAWING_SIZE) + ((n % 20) + 0.5) / 20;
      const py = Math.floor(cell / DRAWING_SIZE) + (Math.floor(n / 20) + 0.5) / 20;
      const gap = px < from ? from - px : px > to ? px - to : 0;
      if (gap ** 2 + (py - y) ** 2 <= radius ** 2) hits += 1;
    }
    return hits / 400;
  });
}

describe('a rasterised drawing', () => {
  it('covers the cells that a count of sample points covers', () => {
    const drawn = featuresOf(rasteriseStrokes([line([0.1, 0.4], [0.6, 0.4])]));
    const sampled = sampledBar(8 - 5.5, 8 + 5.5, 8, 0.8);
    const gaps = drawn.map((value, at) => Math.abs(value - sampled[at]!));
    expect(Math.max(...gaps)).toBeLessThan(0.25);
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(0.01);
  });

  it('does not depend on place and size', () => {
    fc.assert(
      fc.property(strokes, fc.double({ min: 0.2, max: 1, noNaN: true }), point, (drawing, scale, to) => {
        const extent = (axis: 'x' | 'y') => {
          const values = drawing.flat().map((one) => one[axis]);
          return Math.max(...values) - Math.min(...values);
        };
        fc.pre(Math.max(extent('x'), extent('y')) > 0.05);
        const moved = drawing.map((stroke) =>
          stroke.map(({ x, y }) => ({ x: x * scale + to.x * (1 - scale), y: y * scale + to.y * (1 - scale) })),
        );
        const [here, there] = [rasteriseStrokes(drawing), rasteriseStrokes(moved)];
        fc.pre(here.kind === 'drawing' && there.kind === 'drawing');
        const other = featuresOf(there);
        featuresOf(here).forEach((value, at) => {
          expect(Math.abs(value - other[at]!)).toBeLessThan(1e-6);
        });
      }),
    );
  });

  it('has 256 numbers from 0 to 1 and an empty border, whatever was drawn', () => {
    const wild = fc.record({ x: fc.double({ min: -2, max: 2 }), y: fc.double({ min: -2, max: 2 }) });
    fc.assert(
      fc.property(fc.array(fc.array(wild, { maxLength: 6 }), { maxLength: 4 }), (drawing) => {
        const found = rasteriseStrokes(drawing);
        if (found.kind !== 'drawing') return;
        expect(found.features).toHaveLength(256);
        expect(found.features.every((value) => value >= 0 && value <= 1)).toBe(true);
        expect(found.features.slice(0, DRAWING_SIZE).every((value) => value === 0)).toBe(true);
      }),
    );
  });

  it('is empty without points that are numbers', () => {
    expect(rasteriseStrokes([])).toEqual({ kind: 'empty' });
    expect(rasteriseStrokes([[], []])).toEqual({ kind: 'empty' });
    expect(rasteriseStrokes([[{ x: Number.NaN, y: 0.5 }]])).toEqual({ kind: 'empty' });
  });

  it('is one-colour if the whole area is filled, and a drawing if a corner is left', () => {
    expect(rasteriseStrokes([scribble(0.03)])).toEqual({ kind: 'one-colour' });
    expect(rasteriseStrokes([scribble(0.03).map(({ x, y }) => ({ x: x * 0.8, y }))]).kind).toBe('drawing');
  });

  it('shows a dot in the middle', () => {
    const dot = featuresOf(rasteriseStrokes([[{ x: 0.9, y: 0.1 }]]));
    expect(dot.filter((value) => value > 0)).toHaveLength(4);
    expect(dot[7 * DRAWING_SIZE + 7]).toBeGreaterThan(0.5);
  });
});

describe('k nearest neighbours of drawings', () => {
  it('recognise new suns and moons that were drawn elsewhere, larger, and with a shaky hand', () => {
    const random = seededRandom(7);
    const shake = (stroke: Stroke): Stroke =>
      stroke.map(({ x, y }) => ({ x: x + (random() - 0.5) * 0.03, y: y + (random() - 0.5) * 0.03 }));
    const sun = (x: number, y: number, r: number) => [
      shake(circle(x, y, r * 0.5)),
      ...[0, 1, 2, 3, 4, 5].map((ray) => {
        const [c, s] = [Math.cos((ray * Math.PI) / 3), Math.sin((ray * Math.PI) / 3)];
        return shake(line([x + c * r * 0.7, y + s * r * 0.7], [x + c * r, y + s * r]));
      }),
    ];
    const moon = (x: number, y: number, r: number) => [
      shake(circle(x, y, r).slice(8, 25)),
      shake(circle(x + r * 0.5, y, r * 1.1).slice(11, 22)),
    ];
    const examples: LabelledExample[] = [0, 1, 2].flatMap((at) => [
      { label: 'sun', features: featuresOf(rasteriseStrokes(sun(0.4 + at * 0.1, 0.5, 0.3))) },
      { label: 'moon', features: featuresOf(rasteriseStrokes(moon(0.4 + at * 0.1, 0.5, 0.3))) },
    ]);
    for (let round = 0; round < 20; round += 1) {
      const [x, y, r] = [0.3 + random() * 0.3, 0.35 + random() * 0.3, 0.12 + random() * 0.15];
      expect(classifyByNeighbours(examples, featuresOf(rasteriseStrokes(sun(x, y, r))), 3).label).toBe('sun');
      expect(classifyByNeighbours(examples, featuresOf(rasteriseStrokes(moon(x, y, r))), 3).label).toBe('moon');
    }
  });
});
