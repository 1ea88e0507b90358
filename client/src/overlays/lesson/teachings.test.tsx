// @vitest-environment jsdom
// Tests of the Magical Teachings against lessons.txt 2.6 and 9: ten lines, three at a time, and the words of the buttons.
import { join } from 'node:path';
import { STEP_TRANSITION_MS } from '@lanternwise/shared/constants/timings';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileContent } from '../../../../scripts/content/compile.ts';
import { getButton, isPressable, pressButton } from '../../activities/testing/renderActivity.tsx';
import { RecordProvider } from '../../features/progress/hooks.ts';
import type { NewQuestEvent } from '../../features/progress/types.ts';
import { createStore } from '../../features/store/store.ts';
import { RealmContentProvider } from '../../overlay-kit/RealmContentProvider.tsx';
import { LessonOverlay } from './LessonOverlay.tsx';

const found = compileContent(join(import.meta.dirname, '../../../..')).realms.find(
  ({ realm }) => realm.id === 'think-tank-park',
);
if (!found) throw new Error('think-tank-park does not compile');
const content = found;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openTeachings() {
  const events: NewQuestEvent[] = [];
  const close = vi.fn();
  render(
    <Provider store={createStore()}>
      <RealmContentProvider value={content}>
        <RecordProvider
          value={(event) => {
            events.push(event);
            return [];
          }}
        >
          <LessonOverlay request={{ kind: 'lesson', ref: 'magical-teachings' }} close={close} />
        </RecordProvider>
      </RealmContentProvider>
    </Provider>,
  );
  return { events, close };
}

const pressAndArrive = (name: string) => {
  pressButton(name);
  act(() => vi.advanceTimersByTime(STEP_TRANSITION_MS));
};

it('a teaching is touched: its picture goes on, and the rest of it is said', () => {
  openTeachings();
  const card = document.querySelector<HTMLElement>('[data-control="teaching:cells"]');
  const pictureOf = () => card?.querySelector('svg')?.innerHTML;
  const before = pictureOf();
  expect(card?.textContent).toBe('A machine sees cells, not a maze.');
  pressButton('A machine sees cells');
  expect(card?.textContent).toContain('It keeps a list');
  expect(pictureOf()).not.toBe(before);
});

it('The teachings show 3 lines per step: ten lines, Continue, and Start Practice on the last', () => {
  const { events, close } = openTeachings();
  const counts: number[] = [];
  for (let step = 1; step <= 3; step += 1) {
    counts.push(screen.getAllByRole('listitem').length);
    pressAndArrive('Continue');
  }
  counts.push(screen.getAllByRole('listitem').length);
  expect(counts).toEqual([3, 3, 3, 1]);
  expect(events.some(({ kind }) => kind === 'lesson-finished')).toBe(false);
  expect(isPressable(getButton('Start Practice'))).toBe(true);
  pressButton('Start Practice');
  expect(events.at(-1)).toEqual({ kind: 'lesson-finished', ref: 'magical-teachings', skipped: false });
  expect(close).toHaveBeenCalled();
});
