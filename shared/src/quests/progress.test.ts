// Tests of the progress percentages and of the current session.
import { describe, expect, it } from 'vitest';
import type { Quest } from '../content/quest.ts';
import { completedRealms, currentSession, overallProgress, realmPercent } from './progress.ts';
import { EMPTY_REALM_STATE } from './state.ts';

const step = (id: string) => ({ id, title: id, on: { kind: 'item-collected' as const, ref: id }, needs: [] });
const quest: Quest = {
  realm: 'robo-realm',
  tasks: [
    { id: 'one', title: 'One', steps: [step('a'), step('b')] },
    { id: 'two', title: 'Two', steps: [step('c')] },
  ],
  rules: [],
  exit: { id: 'gate', hint: 'Go' },
  graded: [],
};

describe("a realm's percentage", () => {
  it('counts steps and is 100 only after the exit', () => {
    expect(realmPercent(quest, EMPTY_REALM_STATE)).toBe(0);
    expect(realmPercent(quest, { ...EMPTY_REALM_STATE, done: ['a'] })).toBe(33);
    expect(realmPercent(quest, { ...EMPTY_REALM_STATE, done: ['a', 'b', 'c'] })).toBe(99);
    expect(realmPercent(quest, { ...EMPTY_REALM_STATE, completed: true })).toBe(100);
  });

  it('is averaged over the eight realms of the course', () => {
    expect(overallProgress(new Map())).toBe(0);
    expect(
      overallProgress(
        new Map([
          ['ai-adventure-park', 100],
          ['robo-realm', 20],
          ['demo', 100],
          ['python-world', 100],
        ]),
      ),
    ).toBe(15);
  });
});

it('counts as completed the realms of the course only', () => {
  expect(completedRealms(['python-world', 'robo-realm', 'demo', 'ai-adventure-park'])).toEqual([
    'ai-adventure-park',
    'robo-realm',
  ]);
});

describe('the current session', () => {
  it.each([
    ['', [], 1, 1],
    ['ai-adventure-park', [], 1, 1],
    ['robo-realm', ['ai-adventure-park'], 1, 2],
    ['safety-star-city', [], 4, 2],
    ['python-world', ['ai-adventure-park', 'robo-realm'], 2, 1],
    ['demo', ['ai-adventure-park', 'wonder-vision-valley'], 1, 2],
  ])('in "%s" with %j done is week %i, session %i', (map, completed, week, session) => {
    expect(currentSession(map, completed)).toEqual({ week, session });
  });
});
