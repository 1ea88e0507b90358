// @vitest-environment jsdom
// Tests of a shop's lesson: skipping finishes it, closing shows a farewell, a later visit resumes.

import { join } from 'node:path';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { reduceQuest } from '@lanternwise/shared/quests/reducer';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileContent } from '../../../../scripts/content/compile.ts';
import { RecordProvider } from '../../features/progress/hooks.ts';
import { realmAdvanced } from '../../features/progress/progressSlice.ts';
import type { NewQuestEvent } from '../../features/progress/types.ts';
import { createStore } from '../../features/store/store.ts';
import { RealmContentProvider } from '../../overlay-kit/RealmContentProvider.tsx';
import { FakePython } from '../../python-lab/tutorial/testing/FakePython.ts';
import { GOODBYE_MS } from '../../python-lab/tutorial/tutorialMessages.ts';
import { PythonLesson } from './PythonLesson.tsx';

const page = vi.hoisted((): { python?: unknown } => ({}));
vi.mock('../../python-lab/runtime/pythonProvider.ts', () => ({ pythonProvider: { runtime: () => page.python } }));

const REALM = 'python-world';
const LESSON = 'python-print';
const content = compileContent(join(import.meta.dirname, '../../../..')).realms.find(
  ({ realm }) => realm.id === REALM,
) as RealmContent;
const lesson = content.lessons[LESSON];
if (lesson?.kind !== 'python') throw new Error('the print lesson is not part of the realm');

/** A learner whose state survives from visit to visit. */
function setupLearner() {
  const store = createStore();
  let state: RealmState = { ...EMPTY_REALM_STATE, entered: true };
  const events: NewQuestEvent[] = [];
  const close = vi.fn();
  const python = new FakePython();
  python.state = 'ready';
  python.ready = () => Promise.resolve();
  const record = (event: NewQuestEvent) => {
    const full = { ...event, id: crypto.randomUUID(), at: 1, realm: REALM } as QuestEvent;
    const result = reduceQuest(createQuestContext(content, gradeActivity), state, full);
    state = result.state;
    events.push(event);
    store.dispatch(realmAdvanced({ realm: REALM, state }));
    return result.effects;
  };
  const enter = async (isCompleted = false) => {
    cleanup();
    page.python = python;
    render(
      <Provider store={store}>
        <RealmContentProvider value={content}>
          <RecordProvider value={record}>
            {lesson?.kind === 'python' && <PythonLesson lesson={lesson} isCompleted={isCompleted} close={close} />}
          </RecordProvider>
        </RealmContentProvider>
      </Provider>,
    );
    await act(async () => undefined);
  };
  const waiting = () => store.getState().messages.queue;
  return { enter, events, close, python, waiting, done: () => state.done };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a shop', () => {
  it('completes on Skip, records that it was skipped, leaves, and says what was learned when it comes back', async () => {
    const { enter, events, close, done, waiting } = setupLearner();
    await enter();
    await press('Skip');
    expect(events.at(-1)).toEqual({ kind: 'lesson-finished', ref: LESSON, skipped: true });
    expect(done()).toContain('print-learned');
    expect(close).toHaveBeenCalledOnce();
    expect(waiting()).toMatchObject([{ subject: 'completion', lesson: LESSON }]);
    await enter(true);
    expect(screen.getByRole('dialog', { name: 'You can print!' })).toBeTruthy();
    await press('Back to the street');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('offers the Free Lab at the end of the first lesson already', async () => {
    const { enter, close } = setupLearner();
    await enter();
    await press('Skip');
    await enter(true);
    await press('Free Lab: write what you like');
    expect(screen.getByRole('dialog', { name: 'Python Lab' })).toBeTruthy();
    expect(close).toHaveBeenCalledOnce();
  });

  it('reopens with a choice of the Lab, with or without a task, and the lesson', async () => {
    const { enter, events } = setupLearner();
    await enter();
    await press('Skip');
    await enter();
    expect(screen.queryByRole('dialog', { name: 'Python Tutorial' })).toBeNull();
    await press('Practise again');
    expect(screen.getByRole('dialog', { name: 'Python Lab' })).toBeTruthy();
    expect(screen.getAllByText(lesson.arena.title).length).toBeGreaterThan(0);
    await enter();
    await press('Free Lab: write what you like');
    expect(screen.getByRole('dialog', { name: 'Python Lab' })).toBeTruthy();
    expect(screen.queryByText('Test Cases')).toBeNull();
    await enter();
    await press('Go through the lesson again');
    expect(screen.getByText('1/8')).toBeTruthy();
    expect(events.filter(({ kind }) => kind === 'lesson-finished')).toHaveLength(1);
  });

  it("stops Python, shows 'See you next time!' for 600 ms on close, and does not finish the lesson", async () => {
    const { enter, events, close, python } = setupLearner();
    await enter();
    await press('Close');
    expect(screen.getAllByText('See you next time!').length).toBeGreaterThan(0);
    expect(python.stops).toBeGreaterThan(0);
    await wait(GOODBYE_MS - 100);
    expect(close).not.toHaveBeenCalled();
    await wait(200);
    expect(close).toHaveBeenCalledOnce();
    expect(events.some(({ kind }) => kind === 'lesson-finished')).toBe(false);
  });

  it('records each run of a program', async () => {
    const { enter, events, python } = setupLearner();
    await enter();
    for (let step = 0; step < 3; step += 1) {
      await press('Continue');
      await wait(400);
    }
    python.load();
    await press('Run');
    await wait(50);
    expect(events.find(({ kind }) => kind === 'program-run')).toMatchObject({
      ref: 'python-print-first-words',
      code: expect.any(String),
      ms: expect.any(Number),
    });
  });

  it('resumes at the furthest step after a reload', async () => {
    const { enter, events } = setupLearner();
    await enter();
    await press('Continue');
    await wait(400);
    await press('Continue');
    await wait(400);
    expect(screen.getByText('3/8')).toBeTruthy();
    expect(events.at(-1)).toEqual({ kind: 'lesson-page', ref: LESSON, page: 2 });
    await enter();
    expect(screen.getByText('3/8')).toBeTruthy();
  });
});
