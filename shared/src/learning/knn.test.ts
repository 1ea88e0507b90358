// k nearest neighbours: a case done by hand, and what must hold for any examples.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyByNeighbours, nearestNeighbours } from './knn.ts';

const coordinate = fc.integer({ min: -50, max: 50 });
const example = fc.record({
  features: fc.array(coordinate, { minLength: 3, maxLength: 3 }),
  label: fc.constantFrom('a', 'b', 'c'),
});
const examples = fc.array(example, { minLength: 1, maxLength: 25 });
const question = fc.array(coordinate, { minLength: 3, maxLength: 3 });
const k = fc.integer({ min: 1, max: 30 });

describe('k nearest neighbours', () => {
  it('takes the label most of the nearest have, done by hand', () => {
    const verdict = classifyByNeighbours(
      [
        { features: [0, 0], label: 'cat' },
        { features: [3, 4], label: 'dog' },
        { features: [6, 8], label: 'dog' },
        { features: [30, 40], label: 'cat' },
      ],
      [0, 0],
      3,
    );
    expect(verdict.neighbours.map(({ distance }) => distance)).toEqual([0, 5, 10]);
    expect(verdict.votes).toEqual([
      { label: 'dog', count: 2 },
      { label: 'cat', count: 1 },
    ]);
    expect(verdict.label).toBe('dog');
  });

  it('gives a tie to the label with the nearer neighbour, and says nothing without examples', () => {
    const pair = [
      { features: [2], label: 'far' },
      { features: [1], label: 'near' },
    ];
    expect(classifyByNeighbours(pair, [0], 2).label).toBe('near');
    expect(classifyByNeighbours([], [0], 3)).toEqual({ label: undefined, neighbours: [], votes: [] });
  });

  it('refuses a question with another number of features', () => {
    expect(() => nearestNeighbours([{ features: [1, 2], label: 'a' }], [1], 1)).toThrow('2 features');
  });

  it('finds nobody nearer than those it names', () => {
    fc.assert(
      fc.property(examples, question, k, (all, asked, count) => {
        const found = nearestNeighbours(all, asked, count);
        expect(found).toHaveLength(Math.min(count, all.length));
        const far = Math.max(...found.map(({ distance }) => distance));
        const named = new Set(found.map(({ index }) => index));
        const others = nearestNeighbours(all, asked, all.length).filter(({ index }) => !named.has(index));
        for (const { distance } of others) expect(distance).toBeGreaterThanOrEqual(far);
      }),
    );
  });

  it('counts every neighbour once, and knows an example again by itself', () => {
    fc.assert(
      fc.property(examples, question, k, (all, asked, count) => {
        const { votes, neighbours } = classifyByNeighbours(all, asked, count);
        expect(votes.reduce((sum, vote) => sum + vote.count, 0)).toBe(neighbours.length);
        const first = all[0];
        const again = all.find(({ features }) => String(features) === String(first?.features));
        if (first) expect(classifyByNeighbours(all, first.features, 1).label).toBe(again?.label);
      }),
    );
  });

  it('does not depend on where the origin lies', () => {
    fc.assert(
      fc.property(examples, question, k, coordinate, (all, asked, count, shift) => {
        const moved = (values: readonly number[]) => values.map((value) => value + shift);
        const there = all.map(({ features, label }) => ({ features: moved(features), label }));
        expect(classifyByNeighbours(there, moved(asked), count)).toEqual(classifyByNeighbours(all, asked, count));
      }),
    );
  });
});
