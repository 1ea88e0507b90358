// @vitest-environment jsdom
// Tests the one line of the HUD: the keyboard first, then hints, then what is next with its way, and the quest log behind it.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TEST_CONTENT } from '../app/listeners/realm/testing/testRealm.ts';
import { createBus } from '../bridge/bus.ts';
import { hintGiven, messageAdded, messagePassed, selectSummary } from '../features/messages/messagesSlice.ts';
import { overlayRequested, overlaysCleared } from '../features/overlays/overlaysSlice.ts';
import { realmAdvanced } from '../features/progress/progressSlice.ts';
import { createStore } from '../features/store/store.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { NextLine } from './NextLine.tsx';

const HINT = 'Click the world to walk';
let hasKeyboard: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  hasKeyboard = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasKeyboard);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.querySelector('iframe')?.remove();
});

const content = structuredClone(TEST_CONTENT) as RealmContent;
content.realm.goal = 'Find out how a machine learns.';
const realm = content.realm.id;
for (const step of content.quest.tasks[0]?.steps ?? []) Object.assign(step, { target: 'wizard', title: 'Ask him' });

function showLine() {
  const store = createStore();
  const bus = createBus();
  const walk = vi.fn();
  bus.on('walk/requested', walk);
  render(
    <Provider store={store}>
      <RealmContentProvider value={content}>
        <WorldProvider value={bus}>
          <NextLine />
        </WorldProvider>
      </RealmContentProvider>
    </Provider>,
  );
  return { store, bus, walk };
}
const words = () => screen.getByRole('status').textContent;
const log = () => screen.getByRole('button', { name: /^Quest log/ });
const isLogOpen = () => log().getAttribute('aria-expanded') === 'true';

function setKeyboard(isHere: boolean) {
  hasKeyboard = isHere;
  fireEvent(window, new Event(isHere ? 'focus' : 'blur'));
  act(() => vi.advanceTimersByTime(0));
}

it('asks for a click while another window has the keyboard, before any other hint', () => {
  const { store } = showLine();
  act(() => void store.dispatch(hintGiven('notice', 'Talk to Nova')));
  setKeyboard(false);
  expect(screen.queryByText('Talk to Nova')).toBeNull();
  expect(screen.getByText(HINT)).toBeTruthy();
  // The other hint still has its time to be read.
  act(() => vi.advanceTimersByTime(60_000));
  setKeyboard(true);
  expect(screen.queryByText(HINT)).toBeNull();
  expect(screen.getByText('Talk to Nova')).toBeTruthy();
});

it('asks for a click while a frame has the keyboard', () => {
  showLine();
  const frame = document.body.appendChild(document.createElement('iframe'));
  act(() => {
    frame.focus();
    vi.advanceTimersByTime(0);
  });
  expect(screen.getByText(HINT)).toBeTruthy();
});

it('keeps silent under a window', () => {
  const { store } = showLine();
  act(() => void store.dispatch(overlayRequested({ kind: 'map' })));
  setKeyboard(false);
  expect(screen.queryByText(HINT)).toBeNull();
  act(() => void store.dispatch(overlaysCleared()));
  expect(screen.getByText(HINT)).toBeTruthy();
});

it('keeps silent after a touch', () => {
  showLine();
  fireEvent.touchStart(window);
  setKeyboard(false);
  expect(screen.queryByText(HINT)).toBeNull();
});

it('says what is next and walks there, and a hint only for as long as it takes to read it', () => {
  const { store, bus, walk } = showLine();
  act(() => bus.emit('world/ready', { realm, places: [{ id: 'wizard', kind: 'npc', x: 1, y: 1 }] }));
  const next = words();
  expect(next).toMatch(/^Next: /);
  fireEvent.click(screen.getByRole('button', { name: /^Walk me there: / }));
  act(() => vi.advanceTimersByTime(1000));
  expect(walk.mock.calls).toEqual([[{ target: 'wizard' }]]);
  act(() => void store.dispatch(hintGiven('fixed', 'Interact With .....')));
  expect(words()).toBe('Interact With .....');
  expect(screen.queryByRole('button', { name: /^Walk me there: / })).toBeNull();
  act(() => vi.advanceTimersByTime(10_000));
  expect(words()).toBe(next);
});

it('says nothing under a window, and a hint that was seen before it is not said again after it', () => {
  const { store } = showLine();
  act(() => void store.dispatch(hintGiven('fixed', 'Interact With .....')));
  act(() => vi.advanceTimersByTime(1500));
  act(() => void store.dispatch(overlayRequested({ kind: 'map' })));
  expect(words()).toBe('');
  act(() => void store.dispatch(overlaysCleared()));
  expect(words()).toMatch(/^Next: /);
});

it('leads to the exit at the end, after the summary, however often the way is taken', () => {
  const { store, walk } = showLine();
  const done = content.quest.tasks.flatMap(({ steps }) => steps.map(({ id }) => id));
  act(() => void store.dispatch(realmAdvanced({ realm, state: { ...EMPTY_REALM_STATE, entered: true, done } })));
  act(() => void store.dispatch(messageAdded({ subject: 'summary' })));
  expect(screen.queryByRole('button', { name: 'To the arrow!' })).toBeNull();
  act(() => void store.dispatch(messagePassed(selectSummary(store.getState())?.key ?? 0)));
  expect(words()).toBe(`Next: ${content.quest.exit.hint}`);
  for (let times = 0; times < 2; times += 1) fireEvent.click(screen.getByRole('button', { name: 'To the arrow!' }));
  expect(walk.mock.calls).toEqual(Array(2).fill([{ target: content.quest.exit.id, pan: true }]));
});

it('opens the quest log by its key and by a press, and closes it when the learner walks or a window opens', () => {
  const { store, bus } = showLine();
  const walkTo = (x: number) => act(() => bus.emit('player/moved', { x, y: 0, facing: 'right' }));
  const [task] = content.quest.tasks;
  expect(isLogOpen()).toBe(false);
  expect(screen.queryByText(content.realm.goal)).toBeNull();
  act(() => bus.emit('action/pressed', { action: 'tasks' }));
  expect(isLogOpen()).toBe(true);
  expect(screen.getByText(content.realm.goal)).toBeTruthy();
  expect(screen.getByText(task?.title ?? '')).toBeTruthy();
  walkTo(0);
  walkTo(40);
  expect(isLogOpen()).toBe(true);
  walkTo(140);
  expect(isLogOpen()).toBe(false);
  fireEvent.click(log());
  walkTo(150);
  expect(isLogOpen()).toBe(true);
  act(() => void store.dispatch(overlayRequested({ kind: 'map' })));
  act(() => void store.dispatch(overlaysCleared()));
  expect(isLogOpen()).toBe(false);
});
