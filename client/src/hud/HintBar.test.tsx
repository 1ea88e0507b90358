// @vitest-environment jsdom
// Tests that a page without the keyboard says how to get it back, but not under a window, nor where the learner plays by touch.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TEST_CONTENT } from '../app/listeners/realm/testing/testRealm.ts';
import { createBus } from '../bridge/bus.ts';
import { hintGiven } from '../features/messages/messagesSlice.ts';
import { overlayRequested, overlaysCleared } from '../features/overlays/overlaysSlice.ts';
import { createStore } from '../features/store/store.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { HintBar } from './HintBar.tsx';

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

function showBar() {
  const store = createStore();
  render(
    <Provider store={store}>
      <RealmContentProvider value={TEST_CONTENT as RealmContent}>
        <WorldProvider value={createBus()}>
          <HintBar />
        </WorldProvider>
      </RealmContentProvider>
    </Provider>,
  );
  return store;
}

function setKeyboard(isHere: boolean) {
  hasKeyboard = isHere;
  fireEvent(window, new Event(isHere ? 'focus' : 'blur'));
  act(() => vi.advanceTimersByTime(0));
}

it('asks for a click while another window has the keyboard, before any other hint', () => {
  const store = showBar();
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
  showBar();
  const frame = document.body.appendChild(document.createElement('iframe'));
  act(() => {
    frame.focus();
    vi.advanceTimersByTime(0);
  });
  expect(screen.getByText(HINT)).toBeTruthy();
});

it('keeps silent under a window', () => {
  const store = showBar();
  act(() => void store.dispatch(overlayRequested({ kind: 'map' })));
  setKeyboard(false);
  expect(screen.queryByText(HINT)).toBeNull();
  act(() => void store.dispatch(overlaysCleared()));
  expect(screen.getByText(HINT)).toBeTruthy();
});

it('keeps silent after a touch', () => {
  showBar();
  fireEvent.touchStart(window);
  setKeyboard(false);
  expect(screen.queryByText(HINT)).toBeNull();
});
