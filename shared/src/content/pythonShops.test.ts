// Tests of the shop states and of the hint after a Python lesson.
import { describe, expect, it } from 'vitest';
import { EMPTY_REALM_STATE, type RealmState } from '../quests/state.ts';
import type { RealmContent } from './bundle.ts';
import { pythonShops } from './pythonShops.ts';

const TOPICS = ['Print Function', 'Variables', 'Functions'];
const lesson = (at: number) => `python-${at}`;

/** Content with three shops and a character without a lesson. */
const STREET = {
  realm: {
    characters: [
      { id: 'wizard' },
      ...TOPICS.map((_, at) => ({ id: `shop-${at}`, opens: { kind: 'lesson', ref: lesson(at) } })),
    ],
  },
  lessons: Object.fromEntries(TOPICS.map((topic, at) => [lesson(at), { kind: 'python', id: lesson(at), topic }])),
  quest: {
    tasks: TOPICS.map((_, at) => ({
      steps: [
        {
          id: `learned-${at}`,
          on: { kind: 'lesson-finished', ref: lesson(at) },
          needs: at === 0 ? [] : [`learned-${at - 1}`],
        },
      ],
    })),
    exit: { id: 'exit', hint: 'Step on arrow to go to next map' },
  },
} as unknown as RealmContent;

const after = (count: number): RealmState => ({
  ...EMPTY_REALM_STATE,
  entered: true,
  done: TOPICS.slice(0, count).map((_, at) => `learned-${at}`),
});
const states = (count: number) => pythonShops(STREET, after(count)).map(({ state }) => state);

describe('the shops', () => {
  it('start with the first one open; each finished lesson opens the next', () => {
    expect(states(0)).toEqual(['open', 'locked', 'locked']);
    expect(states(1)).toEqual(['done', 'open', 'locked']);
    expect(states(3)).toEqual(['done', 'done', 'done']);
  });
});
