// Tests the simulated feed: variety without a profile, more of the same with one, both ways out, and runs that were never shown.
import { expect, it } from 'vitest';
import { candidatesOf, countTopics, type FeedRules, feedOf, isHonestRun, profileOf, topicOf } from './feed.ts';

const TOPICS = ['space', 'music', 'food', 'sea', 'sport', 'art'];
const posts = TOPICS.flatMap((topic) =>
  Array.from({ length: 8 }, (_, at) => ({ id: `${topic}-${at}`, topics: { [topic]: 1 } as Record<string, number> })),
);
const rules: FeedRules<(typeof posts)[number]> = { posts, shown: 6, decay: 0.85, relevance: 0.4 };

/** Taps space wherever it is shown, else the first post. */
function tapSpace(count: number): string[] {
  const taps: string[] = [];
  while (taps.length < count) {
    const feed = feedOf(rules, taps);
    taps.push((feed.find((post) => topicOf(post) === 'space') ?? feed[0])!.id);
  }
  return taps;
}

it('shows every topic before it knows anything, and one topic after a single tap', () => {
  expect(countTopics(feedOf(rules, []))).toBe(6);
  expect(countTopics(feedOf(rules, ['space-0']))).toBe(1);
});

it('never shows a tapped post again', () => {
  const taps = tapSpace(5);
  expect(feedOf(rules, taps).filter(({ id }) => taps.includes(id))).toEqual([]);
});

it('widens the feed by mixing and by a reset', () => {
  const taps = tapSpace(4);
  expect(profileOf(rules, taps)).toEqual({ space: 1 });
  expect(countTopics(feedOf(rules, taps))).toBeLessThan(countTopics(feedOf(rules, taps, 'mixed')));
  expect(countTopics(feedOf(rules, taps, 'reset'))).toBe(6);
});

it('offers the post that really comes next and two others', () => {
  const taps = tapSpace(3);
  const [next, ...others] = candidatesOf(rules, taps);
  expect(next).toEqual(feedOf(rules, taps)[0]);
  expect(others.map(topicOf)).not.toContain('space');
  expect(others).toHaveLength(2);
});

it('accepts only taps on what was shown', () => {
  expect(isHonestRun(rules, tapSpace(6))).toBe(true);
  expect(isHonestRun(rules, ['space-0', 'food-3'])).toBe(false);
  expect(isHonestRun(rules, ['space-0', 'space-0'])).toBe(false);
  expect(isHonestRun(rules, ['unknown'])).toBe(false);
});
