// Checks the recommender against figures worked out by hand and against properties that hold for any posts.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cosine, inferProfile, mainTopic, recommend } from './recommender.ts';

const vectors = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.double({ min: 0, max: 1, noNaN: true }));
const posts = fc
  .array(vectors, { maxLength: 12 })
  .map((list) => list.map((topics, at) => ({ id: `p${at}`, topics })));

it('measures the angle between two vectors', () => {
  expect(cosine({ a: 3, b: 4 }, { a: 4, b: 3 })).toBeCloseTo(24 / 25, 12);
  expect(cosine({ a: 1 }, { b: 1 })).toBe(0);
  expect(cosine({}, { a: 1 })).toBe(0);
});

it('never leaves 0–1, is symmetric, and does not depend on length', () => {
  fc.assert(
    fc.property(vectors, vectors, (a, b) => {
      const value = cosine(a, b);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(cosine(b, a)).toBeCloseTo(value, 9);
    }),
  );
  expect(cosine({ a: 2, b: 6 }, { a: 0.1, b: 0.1 })).toBeCloseTo(cosine({ a: 1, b: 3 }, { a: 5, b: 5 }), 12);
});

it('weighs newer taps more: with decay 1/2 the three weights are 1/7, 2/7 and 4/7', () => {
  const profile = inferProfile([{ a: 1 }, { b: 1 }, { c: 1 }], 0.5);
  expect([profile.a, profile.b, profile.c].map((w) => Math.round((w ?? 0) * 7))).toEqual([1, 2, 4]);
  expect(inferProfile([], 0.5)).toEqual({});
});

it('is the plain mean without decay', () => {
  expect(inferProfile([{ a: 1 }, { a: 0.5, b: 1 }], 1)).toEqual({ a: 0.75, b: 0.5 });
});

it('recommends the most similar items, the earlier first among equals', () => {
  fc.assert(
    fc.property(vectors, posts, fc.integer({ min: 0, max: 14 }), (profile, items, count) => {
      const sorted = items
        .map((item, at) => ({ item, at, value: cosine(profile, item.topics) }))
        .sort((x, y) => y.value - x.value || x.at - y.at)
        .slice(0, count);
      expect(recommend(profile, items, count).map(({ id }) => id)).toEqual(sorted.map(({ item }) => item.id));
    }),
  );
});

it('picks by maximal marginal relevance as worked out by hand', () => {
  const items = [
    { id: 'space-1', topics: { space: 1 } },
    { id: 'space-2', topics: { space: 1 } },
    { id: 'music', topics: { music: 1 } },
  ];
  // After space-1: space-2 scores 0.5 × 0.894 − 0.5 × 1 = −0.053, music 0.5 × 0.447 − 0 = 0.224.
  const profile = { space: 2, music: 1 };
  expect(recommend(profile, items, 2, 0.5).map(({ id }) => id)).toEqual(['space-1', 'music']);
  expect(recommend(profile, items, 2).map(({ id }) => id)).toEqual(['space-1', 'space-2']);
});

it('never recommends an item twice, whatever the variety', () => {
  fc.assert(
    fc.property(vectors, posts, fc.double({ min: 0, max: 1, noNaN: true }), (profile, items, relevance) => {
      const picked = recommend(profile, items, 6, relevance);
      expect(new Set(picked).size).toBe(Math.min(6, items.length));
    }),
  );
});

it('names the main topic', () => {
  expect(mainTopic({ a: 0.2, b: 0.7 })).toBe('b');
  expect(mainTopic({})).toBeUndefined();
});
