// Tests of the shop states and of the hint after a Python lesson.
import { describe, expect, it } from 'vitest';
import { EMPTY_REALM_STATE, type RealmState } from '../quests/state.ts';
import type { RealmContent } from './bundle.ts';
import { hintAfterPython, pythonShops } from './pythonShops.ts';

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

  it("hint at the lesson's topic while it is unfinished, then at the next topic, and at the exit in the end", () => {
    const hint = (count: number, at: number) => hintAfterPython(STREET, after(count), lesson(at));
    expect(hint(0, 0)).toEqual({ kind: 'shop', topic: 'Print Function' });
    expect(hint(1, 0)).toEqual({ kind: 'shop', topic: 'Variables' });
    expect(hint(2, 0)).toEqual({ kind: 'shop', topic: 'Functions' });
    expect(hint(3, 2)).toEqual({ kind: 'exit', text: 'Step on arrow to go to next map' });
  });

  it('give no hint for other lessons', () => {
    expect(hintAfterPython(STREET, after(0), 'project-cycle')).toBeUndefined();
  });
});
