// @vitest-environment jsdom
// 'Magical Discovery' closes by itself after 1.5 seconds, but not under a pointer that reaches for its button.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TEST_CONTENT } from '../app/listeners/realm/testing/testRealm.ts';
import { createStore } from '../features/store/store.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { DiscoveryOverlay } from './DiscoveryOverlay.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function open() {
  const close = vi.fn();
  const Realm = ({ children }: { children: ReactNode }) => (
    <Provider store={createStore()}>
      <RealmContentProvider value={TEST_CONTENT}>{children}</RealmContentProvider>
    </Provider>
  );
  render(<DiscoveryOverlay request={{ kind: 'discovery', item: 'card' }} close={close} />, { wrapper: Realm });
  const button = screen.getByRole('button', { name: 'Continue Journey' });
  const move = (movementX: number) => fireEvent(button, new MouseEvent('pointermove', { bubbles: true, movementX }));
  return { button, close, move };
}

it('closes after 1.5 seconds, also where the pointer only lies', () => {
  const { close, move } = open();
  move(0);
  wait(1499);
  expect(close).not.toHaveBeenCalled();
  wait(1);
  expect(close).toHaveBeenCalledOnce();
});

it('stays for a pointer that moves over it, until it has pressed', () => {
  const { button, close, move } = open();
  move(4);
  wait(3000);
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(close).toHaveBeenCalledOnce();
});
