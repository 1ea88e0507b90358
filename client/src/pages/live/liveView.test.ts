// Tests order, numbers and counts of the board, and that a class fits on a laptop and can be read from a projector.
import { describe, expect, it } from 'vitest';
import { createTestLearner } from '../../testing/liveLessons.ts';
import { boardSize } from './boardLayout.ts';
import {
  countStates,
  groupByRealm,
  keepOrder,
  minutesSince,
  movedIds,
  numberLearners,
  orderLearners,
} from './liveView.ts';

const learner = createTestLearner;
const byId = (...all: ReturnType<typeof learner>[]) => Object.fromEntries(all.map((each) => [each.id, each]));

const CLASS = byId(
  learner({ id: 'a', name: 'Zoya', state: 'working' }),
  learner({ id: 'b', name: 'Asha', state: 'stuck', since: 500 }),
  learner({ id: 'c', name: 'Ravi', state: 'away', since: null }),
  learner({ id: 'd', name: 'Bina', state: 'stuck', since: 100 }),
  learner({ id: 'e', name: 'Dev', state: 'finished' }),
);
const NUMBERS = numberLearners(CLASS, new Map());

describe('order', () => {
  it('puts who is stuck longest first, then the others by their state', () => {
    expect(orderLearners(CLASS, NUMBERS, 'need')).toEqual(['d', 'b', 'a', 'e', 'c']);
  });
  it('sorts by name, and by number', () => {
    expect(orderLearners(CLASS, NUMBERS, 'name')).toEqual(['b', 'd', 'e', 'c', 'a']);
    expect(orderLearners(CLASS, NUMBERS, 'number')).toEqual(['b', 'd', 'e', 'c', 'a']);
  });
  it('numbers never change: who leaves takes theirs along, who comes gets the next one', () => {
    const { b: _left, ...rest } = CLASS;
    const later = numberLearners({ ...rest, ...byId(learner({ id: 'f', name: 'Aarav' })) }, NUMBERS);
    expect(later.get('d')).toBe(2);
    expect(later.get('f')).toBe(6);
    expect(numberLearners(CLASS, NUMBERS)).toBe(NUMBERS);
  });
  it('is kept while the board is held: who left is gone, who came stands at the end', () => {
    const order = ['a', 'b', 'c'];
    expect(keepOrder(order, byId(learner({ id: 'c' }), learner({ id: 'x' }), learner({ id: 'a' })))).toEqual([
      'a',
      'c',
      'x',
    ]);
    expect(keepOrder(order, byId(learner({ id: 'b' }), learner({ id: 'c' }), learner({ id: 'a' })))).toBe(order);
  });
});

describe('a new order', () => {
  const moved = (before: string, next: string, anchor?: string) =>
    [...movedIds([...before], [...next], anchor)].join('');

  it('moves as few as possible', () => {
    expect(moved('abcdef', 'abcdef')).toBe('');
    expect(moved('abcdef', 'fabcde'), 'one overtakes all').toBe('f');
    expect(moved('abcdef', 'bcdefa'), 'one falls behind all').toBe('a');
    expect(moved('abcdef', 'bacdfe')).toHaveLength(2);
    expect(moved('abcdef', 'fedcba')).toHaveLength(5);
  });
  it('takes no account of who came or left', () => {
    expect(moved('abcd', 'xacdy')).toBe('');
    expect(moved('', 'ab')).toBe('');
  });
  it('never moves the one who is asked to stay', () => {
    expect(moved('abcdef', 'fabcde', 'f')).toBe('abcde');
    expect(moved('abcdef', 'fabcde', 'b')).toBe('f');
    expect(moved('abcdef', 'fabcde', 'nobody')).toBe('f');
  });
});

it('counts each state, and knows who is where', () => {
  expect(countStates(CLASS)).toEqual({ stuck: 2, working: 1, finished: 1, away: 1 });
  const groups = groupByRealm(CLASS, NUMBERS);
  expect([...groups]).toEqual([
    ['ai-adventure-park', ['b', 'd', 'e', 'a']],
    [null, ['c']],
  ]);
});

it("measures minutes by the server's clock", () => {
  expect(minutesSince(60_000, 30_000, 270_000)).toBe(4);
  expect(minutesSince(null, 0)).toBe(0);
  expect(minutesSince(10_000, -60_000, 20_000)).toBe(0);
});

describe('size of the tiles', () => {
  it.each([
    ['forty on a laptop', 40, 1334, 560, 14.5],
    ['forty on a low laptop', 40, 1334, 440, 13],
    ['sixty on a laptop', 60, 1334, 560, 12.5],
    ['thirty on a projector', 30, 1840, 860, 24],
    ['forty on a projector', 40, 1840, 860, 21],
    ['six on a projector', 6, 1840, 860, 30],
  ])('%s fit without scrolling', (_name, tiles, width, height, font) => {
    const size = boardSize(tiles, width, height);
    const rows = Math.ceil(tiles / size.columns);
    expect(rows * size.tileHeight + (rows - 1) * 8).toBeLessThanOrEqual(height);
    expect(size.fontSize).toBeGreaterThanOrEqual(font);
  });
  it.each([
    [2, 2],
    [3, 3],
    [6, 3],
  ])('%s children stand side by side, in %s columns on a projector', (tiles, columns) => {
    expect(boardSize(tiles, 1840, 860).columns).toBe(columns);
  });
  it('a phone scrolls instead of shrinking the words', () => {
    const size = boardSize(40, 358, 500);
    expect(size.columns).toBeLessThanOrEqual(2);
    expect(size.fontSize).toBeGreaterThanOrEqual(12.5);
  });
});
