// @vitest-environment jsdom
// Nova's lesson against lessons.txt 4.8: the order of its pages, Continue after the typing, failed speech, a guess before the answer, the film.
import { join } from 'node:path';
import { STEP_TRANSITION_MS } from '@lanternwise/shared/constants/timings';
import { FILM_SECONDS } from '@lanternwise/shared/content/lesson';
import { conceptAt, wizardPages } from '@lanternwise/shared/content/wizardPages';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileContent } from '../../../../scripts/content/compile.ts';
import { getButton, isPressable, pressButton } from '../../activities/testing/renderActivity.tsx';
import { RecordProvider } from '../../features/progress/hooks.ts';
import type { NewQuestEvent } from '../../features/progress/types.ts';
import { createStore } from '../../features/store/store.ts';
import { NarratorProvider, type SpeechResult } from '../../narration/useNarration.ts';
import { RealmContentProvider } from '../../overlay-kit/RealmContentProvider.tsx';
import { LessonOverlay } from './LessonOverlay.tsx';

const found = compileContent(join(import.meta.dirname, '../../../..')).realms.find(
  ({ realm }) => realm.id === 'robo-realm',
);
const lesson = found?.lessons['what-is-ai'];
if (lesson?.kind !== 'wizard' || !found) throw new Error('robo-realm has no wizard');
const content = found;
const [first] = lesson.concepts;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openLesson(speech: SpeechResult = 'spoken', ref = 'what-is-ai') {
  const events: NewQuestEvent[] = [];
  const speak = vi.fn(async () => speech);
  const close = vi.fn();
  render(
    <Provider store={createStore()}>
      <RealmContentProvider value={content}>
        <NarratorProvider value={{ speak, stop() {} }}>
          <RecordProvider
            value={(event) => {
              events.push(event);
              return [];
            }}
          >
            <LessonOverlay request={{ kind: 'lesson', ref }} close={close} />
          </RecordProvider>
        </NarratorProvider>
      </RealmContentProvider>
    </Provider>,
  );
  return { events, speak, close };
}
const typed = () => act(async () => vi.advanceTimersByTime(100));
async function turn() {
  pressButton('Continue');
  await act(async () => vi.advanceTimersByTime(STEP_TRANSITION_MS));
}

it('goes from the greeting to question, answer and challenge of each of two concepts, then to the comparison', () => {
  expect(wizardPages(lesson).map(({ kind }) => kind)).toEqual([
    'greeting',
    ...['question', 'answer', 'challenge'],
    ...['question', 'answer', 'challenge'],
    'challenge',
  ]);
  expect([0, 1, 3, 4, 6, 7].map(conceptAt)).toEqual([0, 0, 0, 1, 1, 2]);
});

it('enables Continue when the typing has ended, and asks for a guess before the answer', async () => {
  const { speak } = openLesson();
  expect(isPressable(getButton('Continue'))).toBe(false);
  expect(speak).toHaveBeenCalledWith({ text: lesson.greeting });
  for (let letter = 0; letter <= lesson.greeting.length; letter += 1) await typed();
  expect(isPressable(getButton('Continue'))).toBe(true);
  await turn();
  pressButton('Show the whole text');
  expect(isPressable(getButton('Continue'))).toBe(false);
  pressButton(new RegExp(first?.guesses[1]?.text ?? ''));
  await turn();
  expect(screen.getAllByText(new RegExp(`^${first?.guesses[1]?.reply}`)).length).toBeGreaterThan(0);
});

it('has thirty decorative stars', () => {
  openLesson();
  expect(document.querySelectorAll('.stars > span')).toHaveLength(30);
});

it('is followed by cards of the three types, each fading in 0.1 s after the one before', () => {
  openLesson('spoken', 'types-of-ai');
  const cards = screen.getAllByRole('listitem');
  expect(cards.map(({ style }) => style.animationDelay)).toEqual(['0s', '0.1s', '0.2s']);
});

it('shows the whole text at once when speech fails', async () => {
  openLesson('failed');
  await act(async () => undefined);
  expect(isPressable(getButton('Continue'))).toBe(true);
});

it('returns to the grove, and its film runs, pauses and ends at 69 seconds', async () => {
  expect(lesson.film.scenes.map(({ at }) => at)).toEqual(
    lesson.film.scenes.map(({ at }) => at).toSorted((a, b) => a - b),
  );
  const { close } = openLesson('failed');
  pressButton('Learn AI by Video');
  await act(async () => vi.advanceTimersByTime(12_000));
  expect(screen.getByText(lesson.film.scenes[1]?.caption ?? '')).toBeTruthy();
  pressButton('Pause');
  await act(async () => vi.advanceTimersByTime(12_000));
  expect(screen.getByText(/^0:12 \/ 1:09$/)).toBeTruthy();
  pressButton('Play');
  await act(async () => vi.advanceTimersByTime(FILM_SECONDS * 1000));
  expect(screen.getByText(/^1:09 \/ 1:09$/)).toBeTruthy();
  expect(getButton('Watch again')).toBeTruthy();
  pressButton('Back to the lesson');
  pressButton('Return to Grove');
  expect(close).toHaveBeenCalled();
});
