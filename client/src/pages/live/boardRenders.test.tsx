// @vitest-environment jsdom
// Tests what the board renders again: the tile of the learner who changed, and after a sort the tiles that overtook others.
import type { LiveLearner } from '@lanternwise/shared/contracts/liveMessages';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BoardState, EMPTY_BOARD } from '../../features/live/liveState.ts';
import { createStore } from '../../features/store/store.ts';
import { createTestLearner, createTestLesson, createTestStore } from '../../testing/liveLessons.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { createBoardFrames } from './boardFrames.ts';
import { LiveBoard } from './LiveBoard.tsx';

const rendered = vi.hoisted((): string[] => []);
vi.mock('../../ui/Portrait.tsx', () => ({
  Portrait: ({ character }: { character: string }) => {
    rendered.push(character);
    return null;
  },
}));

const SORT_MS = 2500;
const IDS = Array.from({ length: 60 }, (_, number) => `child-${String(number).padStart(2, '0')}`);
/** Each has an avatar of their own, by which the test knows whose picture is rendered. */
const child = (id: string, more: Partial<LiveLearner> = {}) =>
  createTestLearner({ id, name: id, avatar: id as never, x: 5, y: 5, ...more });

let frames: (() => void)[] = [];
const nextFrame = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame();
  });

beforeEach(() => {
  frames = [];
  // An hour after the `since` of the test learners: those who work have minutes that pass, and show none.
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') });
  stubApi({});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show() {
  const lesson = createTestLesson();
  const learners = Object.fromEntries(IDS.map((id) => [id, child(id)]));
  const connection = createTestStore<BoardState>({
    ...EMPTY_BOARD,
    ...{ connection: { kind: 'live' }, cursor: 'c', lesson, learners },
  });
  const board = createBoardFrames(connection, (work) => frames.push(work));
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <LiveBoard lesson={lesson} board={board} />
      </MemoryRouter>
    </Provider>,
  );
  return (changed: LiveLearner) => {
    rendered.length = 0;
    connection.set({ learners: { ...connection.getState().learners, [changed.id]: changed } });
    nextFrame();
  };
}
const tiles = () => within(screen.getByRole('list', { name: 'Students' })).getAllByRole('button');
const shownOrder = () => tiles().map((tile) => tile.dataset.learner);

it('renders one tile for the change of one learner', () => {
  const change = show();
  expect(new Set(rendered)).toEqual(new Set(IDS));
  change(child('child-07', { state: 'finished' }));
  expect(rendered).toEqual(['child-07']);
});

it('renders the clocks of the tiles alone whose minute is over', () => {
  const change = show();
  // The last one already: no sort moves it.
  change(child('child-59', { state: 'away', since: Date.now() }));
  rendered.length = 0;
  act(() => void vi.advanceTimersByTime(30_000));
  expect(rendered).toEqual([]);
  act(() => void vi.advanceTimersByTime(35_000));
  expect(rendered).toEqual(['child-59']);
});

it('moves the tile that comes first, not the fifty that it passes', () => {
  const change = show();
  const before = tiles();
  change(child('child-50', { state: 'stuck', since: 0 }));
  rendered.length = 0;
  act(() => void vi.advanceTimersByTime(SORT_MS));
  expect(shownOrder().slice(0, 3)).toEqual(['child-50', 'child-00', 'child-01']);
  expect(tiles().filter((tile) => !before.includes(tile))).toHaveLength(1);
  // The first tile of the order is the one that Tab reaches.
  expect(new Set(rendered)).toEqual(new Set(['child-50', 'child-00']));
});

it('keeps the focus where it is when the others are sorted', () => {
  const change = show();
  tiles()[50]?.focus();
  change(child('child-50', { state: 'stuck', since: 0 }));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(shownOrder()[0]).toBe('child-50');
  expect((document.activeElement as HTMLElement).dataset.learner).toBe('child-50');
});

it('renders no avatar on the map for a step, and one for a state', () => {
  const change = show();
  fireEvent.click(screen.getByRole('button', { name: 'Map' }));
  const place = () => screen.getByRole('button', { name: /^child-07/ }).parentElement?.style.transform;
  const before = place();
  change(child('child-07', { x: 40, y: 20 }));
  expect(place()).not.toBe(before);
  expect(rendered).toEqual([]);
  change(child('child-07', { x: 40, y: 20, state: 'stuck', since: 0 }));
  expect(rendered).toEqual(['child-07']);
});
