// Tests of k nearest neighbours: a case computed by hand, and properties for generated examples.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyByNeighbours, nearestNeighbours } from './knn.ts';

const coordinate = fc.integer({ min: -50, max: 50 });
const example = fc.record({
  features: fc.array(coordinate, { minLength: 3, maxLength: 3 }),
  label: fc.constantFrom('a', 'b', 'c'),
});
const examples = fc.array(example, { minLength: 1, maxLength: 25 });
const query = fc.array(coordinate, { minLength: 3, maxLength: 3 });
const k = fc.integer({ min: 1, max: 30 });

describe('k nearest neighbours', () => {
  it('predicts the most frequent label of the nearest examples', () => {
    const prediction = classifyByNeighbours(
      [
        { features: [0, 0], label: 'cat' },
        { features: [3, 4], label: 'dog' },
        { features: [6, 8], label: 'dog' },
        { features: [30, 40], label: 'cat' },
      ],
      [0, 0],
      3,
    );
    expect(prediction.neighbours.map(({ distance }) => distance)).toEqual([0, 5, 10]);
    expect(prediction.votes).toEqual([
      { label: 'dog', count: 2 },
      { label: 'cat', count: 1 },
    ]);
    expect(prediction.label).toBe('dog');
  });

  it('resolves a tie by the nearest neighbour and predicts nothing without examples', () => {
    const pair = [
      { features: [2], label: 'far' },
      { features: [1], label: 'near' },
    ];
    expect(classifyByNeighbours(pair, [0], 2).label).toBe('near');
    expect(classifyByNeighbours([], [0], 3)).toEqual({ label: undefined, neighbours: [], votes: [], tied: [] });
  });

  it('names the labels that share the most votes, the nearer first, and none if one label wins', () => {
    const row = ['b', 'a', 'c', 'a', 'b'].map((label, at) => ({ features: [at], label }));
    expect(classifyByNeighbours(row, [0], 5)).toMatchObject({ label: 'b', tied: ['b', 'a'] });
    expect(classifyByNeighbours(row, [0], 3)).toMatchObject({ label: 'b', tied: ['b', 'a', 'c'] });
    expect(classifyByNeighbours(row, [0], 4)).toMatchObject({ label: 'a', tied: [] });
  });

  it('takes the earlier of two equally distant examples', () => {
    const pair = ['left', 'right'].map((label, at) => ({ features: [at * 2], label }));
    expect(classifyByNeighbours(pair, [1], 1).label).toBe('left');
    expect(classifyByNeighbours([...pair].reverse(), [1], 1).label).toBe('right');
  });

  it('votes as a count by hand over all distances does', () => {
    fc.assert(
      fc.property(examples, query, k, (all, point, count) => {
        const squared = all.map(({ features }) =>
          features.reduce((sum, value, at) => sum + (value - point[at]!) ** 2, 0),
        );
        // An example is among the nearest if fewer than `count` others come before it.
        const near = all.filter(
          (_, at) => squared.filter((d, i) => d < squared[at]! || (d === squared[at]! && i < at)).length < count,
        );
        const votesFor = (label: string) => near.filter((one) => one.label === label).length;
        const most = Math.max(...['a', 'b', 'c'].map(votesFor));
        const leaders = ['a', 'b', 'c'].filter((label) => votesFor(label) === most);
        const { label, tied } = classifyByNeighbours(all, point, count);
        expect(leaders).toContain(label);
        expect([...tied].sort()).toEqual(leaders.length > 1 ? leaders : []);
      }),
    );
  });

  it('throws if the number of features differs', () => {
    expect(() => nearestNeighbours([{ features: [1, 2], label: 'a' }], [1], 1)).toThrow('2 features');
  });

  it('returns the nearest examples', () => {
    fc.assert(
      fc.property(examples, query, k, (all, point, count) => {
        const found = nearestNeighbours(all, point, count);
        expect(found).toHaveLength(Math.min(count, all.length));
        const far = Math.max(...found.map(({ distance }) => distance));
        const named = new Set(found.map(({ index }) => index));
        const others = nearestNeighbours(all, point, all.length).filter(({ index }) => !named.has(index));
        for (const { distance } of others) expect(distance).toBeGreaterThanOrEqual(far);
      }),
    );
  });

  it('counts every neighbour once and predicts the label of a known example', () => {
    fc.assert(
      fc.property(examples, query, k, (all, point, count) => {
        const { votes, neighbours } = classifyByNeighbours(all, point, count);
        expect(votes.reduce((sum, vote) => sum + vote.count, 0)).toBe(neighbours.length);
        const first = all[0];
        const again = all.find(({ features }) => String(features) === String(first?.features));
        if (first) expect(classifyByNeighbours(all, first.features, 1).label).toBe(again?.label);
      }),
    );
  });

  it('does not depend on the origin', () => {
    fc.assert(
      fc.property(examples, query, k, coordinate, (all, point, count, shift) => {
        const moved = (values: readonly number[]) => values.map((value) => value + shift);
        const there = all.map(({ features, label }) => ({ features: moved(features), label }));
        expect(classifyByNeighbours(there, moved(point), count)).toEqual(classifyByNeighbours(all, point, count));
      }),
    );
  });
});
