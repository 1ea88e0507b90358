// @vitest-environment jsdom
// Tests the child's side of a live lesson: the sign, the pause, the teacher's line, the goal, hints, and a connection that breaks.
import type { OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Hints } from '../../../activities/kit/Hints.tsx';
import { lessonChanged, placeChanged, selectLesson, selectWalk } from '../../../features/live/liveSlice.ts';
import { EMPTY_OWN_LIVE, type OwnLiveState } from '../../../features/live/liveState.ts';
import { userVerified } from '../../../features/session/sessionSlice.ts';
import { createStore } from '../../../features/store/store.ts';
import { showInHindi } from '../../../i18n/testing/showInHindi.ts';
import { showToast } from '../../../lib/showToast.ts';
import { StepHints } from '../../../python-lab/tutorial/StepHints.tsx';
import { createTestUser } from '../../../testing/createTestUser.ts';
import { createOwnTestLesson, createTestStore } from '../../../testing/liveLessons.ts';
import { stubApi } from '../../../testing/stubApi.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LessonView } from './LiveLessonHost.tsx';
import { followOwnLive } from './useOwnLive.ts';

vi.mock('../../../lib/showToast.ts', () => ({ showToast: vi.fn() }));

const LESSON = createOwnTestLesson();
const PARK = { realm: 'ai-adventure-park', task: 'learn-project-cycle' } as const;
const said = () => vi.mocked(showToast).mock.calls.map(([, text]) => text);

let path = '';
function Probe() {
  path = useLocation().pathname;
  return null;
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(first: OwnLiveLesson | null, store = createStore()) {
  stubApi({ 'GET /api/v1/user/groups': { groups: [], locks: [] } });
  store.dispatch(userVerified(createTestUser({ canOpenProtected: true })));
  const page = (lesson: OwnLiveLesson | null, isLabOpen = false) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/courses']}>
        <input aria-label="Code" />
        {isLabOpen && (
          <Dialog title="Program finished" onClose={() => undefined}>
            <button type="button">Fine</button>
          </Dialog>
        )}
        <LessonView lesson={lesson} />
        <Probe />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(page(first));
  return (lesson: OwnLiveLesson | null, isLabOpen = false) => rerender(page(lesson, isLabOpen));
}
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the sign', () => {
  it('says once what the teacher sees, and again when it is pressed', async () => {
    const change = show(null);
    expect(screen.queryByRole('button', { name: 'Live lesson' })).toBeNull();
    change(LESSON);
    expect(said()).toEqual([
      'Live lesson: Class 7B. Your teacher sees your realm and where you are in it, your task, and whether you are stuck.',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Live lesson' }));
    expect((await dialog('Live lesson')).textContent).toContain('whether you are stuck');
    cleanup();
    // The next page of the same lesson.
    show(LESSON);
    expect(said()).toHaveLength(1);
  });

  it('says that the teacher is coming, that hints changed, and that the class goes on', () => {
    const change = show(LESSON);
    change({ ...LESSON, teacherIsComing: true, hints: false });
    expect(screen.getByRole('button', { name: 'Your teacher is coming' })).toBeTruthy();
    change({ ...LESSON, paused: true });
    change(LESSON);
    expect(said().slice(1)).toEqual([
      'Your teacher has turned off hints.',
      'Your teacher is coming to you.',
      'Hints are on again.',
      'You can go on.',
    ]);
  });
});

describe('the pause', () => {
  it('covers everything, closes only by the teacher, and gives the focus back', async () => {
    const change = show(LESSON);
    const field = screen.getByLabelText('Code');
    field.focus();
    change({ ...LESSON, paused: true });
    const hold = await dialog('Your teacher has paused the lesson');
    fireEvent.keyDown(hold, { key: 'Escape' });
    expect(screen.queryByRole('dialog', { name: 'Your teacher has paused the lesson' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    change(LESSON);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it("shows the teacher's line as text, whatever it contains", async () => {
    const text = '<img src=x onerror="document.title=1">';
    show({ ...LESSON, gathering: { line: null, text } });
    const hold = await dialog('All eyes here');
    expect(hold.querySelector('img')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  it('shows a line of the list in the language of the child', async () => {
    await showInHindi('live');
    show({ ...LESSON, paused: true, gathering: { line: 'listen', text: null } });
    expect((await screen.findByRole('alert')).textContent).not.toMatch(/[A-Za-z]{2,}/);
  });

  it('lies over a dialog that opens later, such as the end of a program', async () => {
    const change = show(LESSON);
    const held = { ...LESSON, paused: true };
    change(held);
    await dialog('Your teacher has paused the lesson');
    change(held, true);
    await waitFor(() => {
      const open = [...document.querySelectorAll('[role="dialog"]')];
      expect(open).toHaveLength(2);
      expect(open.at(-1)?.querySelector('[data-lesson-hold]')).toBeTruthy();
    });
    change(LESSON, true);
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')?.textContent).toContain('Fine'));
  });
});

describe('the goal', () => {
  it('is offered after the pause, once, and leads into its realm', async () => {
    const change = show({ ...LESSON, paused: true, goal: PARK });
    await dialog('Your teacher has paused the lesson');
    expect(screen.queryByRole('dialog', { name: 'Your next task' })).toBeNull();
    change({ ...LESSON, goal: PARK });
    await waitFor(async () =>
      expect((await dialog('Your next task')).textContent).toContain('Learn the AI Project Cycle · AI Adventure Park'),
    );
    expect(path).toBe('/courses');
    fireEvent.click(await screen.findByRole('button', { name: 'Go there' }));
    await waitFor(() => expect(path).toBe('/Grassroot/ai-adventure-park'));
    expect(screen.queryByRole('dialog')).toBeNull();
    // A new page shows it behind the sign only, until the teacher sets another one.
    change({ ...LESSON, goal: { ...PARK, task: 'explore-domains' } });
    expect(await dialog('Your next task')).toBeTruthy();
  });

  it('is walked to in its own realm, at the press of the button only', async () => {
    const store = createStore();
    store.dispatch(placeChanged({ realm: 'ai-adventure-park' }));
    const walk = () => selectWalk(store.getState());
    show({ ...LESSON, goal: PARK }, store);
    const button = await screen.findByRole('button', { name: 'Walk me there' });
    expect(walk()).toBeNull();
    fireEvent.click(button);
    await waitFor(() => expect(walk()).toEqual(PARK));
    expect(path).toBe('/courses');
  });
});

it('hints that the teacher turned off say so in every lesson', () => {
  const onMore = vi.fn();
  const step = { tip: 'Tip', checks: [], solution: 'print(1)' };
  const store = createStore();
  store.dispatch(lessonChanged({ ...LESSON, hints: false }));
  render(
    <Provider store={store}>
      <Hints hints={['a', 'b', 'c']} openCount={0} onMore={onMore} />
      <StepHints step={step as never} />
    </Provider>,
  );
  const off = () => screen.queryAllByRole('button', { name: 'Your teacher has turned off hints' });
  expect(off()).toHaveLength(2);
  for (const button of off()) fireEvent.click(button);
  expect(onMore).not.toHaveBeenCalled();
  act(() => void store.dispatch(lessonChanged(LESSON)));
  expect(off()).toHaveLength(0);
});

describe('the connection', () => {
  const setUp = () => {
    const live = createTestStore<OwnLiveState>(EMPTY_OWN_LIVE);
    const store = createStore();
    const readLesson = () => selectLesson(store.getState());
    const onEnded = vi.fn();
    const onLost = vi.fn();
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => Response.json({ success: true, live: true }));
    const stop = followOwnLive(store, { onEnded, onLost }, () => live);
    const hear = (lesson: OwnLiveLesson | null) => live.set({ connection: { kind: 'live' }, cursor: 'c', lesson });
    return { live, hear, readLesson, onEnded, onLost, stop };
  };
  afterEach(() => vi.useRealTimers());

  it('keeps the lesson over a short break, and lets go after a long one', () => {
    const { live, hear, readLesson, onLost, stop } = setUp();
    const paused = { ...LESSON, paused: true };
    hear(paused);
    live.set({ connection: { kind: 'resuming' } });
    vi.advanceTimersByTime(50_000);
    expect(readLesson()).toBe(paused);
    hear(paused);
    live.set({ connection: { kind: 'resuming' } });
    vi.advanceTimersByTime(50_000);
    expect(onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(15_000);
    expect(onLost).toHaveBeenCalledOnce();
    expect(readLesson()).toBeNull();
    // The teacher still holds the class when it is heard of again.
    hear(paused);
    expect(readLesson()).toBe(paused);
    stop();
    expect(live.isStopped()).toBe(true);
    expect(readLesson()).toBeNull();
  });

  it('says that the lesson has ended when the server says so, not when the page is left', () => {
    const { hear, onEnded, stop } = setUp();
    hear(LESSON);
    hear(null);
    expect(onEnded).toHaveBeenCalledOnce();
    hear(LESSON);
    stop();
    expect(onEnded).toHaveBeenCalledOnce();
  });
});
