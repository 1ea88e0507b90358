// @vitest-environment jsdom
// Tests what every page has: toasts for 3000 ms, one after the other and at most 20 of them, and scrolling to the top on each navigation.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../features/store/store.ts';
import { showToast } from '../lib/showToast.ts';
import { RootLayout } from './RootLayout.tsx';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={['/one']}>
        <Routes>
          <Route element={<RootLayout />}>
            <Route
              path="*"
              element={
                <main>
                  <Link to="/two">Next page</Link>
                  <Link to="/two?page=2">Next list</Link>
                  <Link to="/two#part">A part</Link>
                </main>
              }
            />
          </Route>
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
});
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => [...screen.getByRole('region', { name: 'Messages' }).children];
const leaving = () => shown().filter((each) => each.hasAttribute('data-leaving'));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it.each(['success', 'error', 'info'] as const)('a toast of kind %s stays for 3000 ms', async (kind) => {
  act(() => showToast(kind, 'Saved'));
  await wait(2999);
  expect([shown().length, leaving().length]).toEqual([1, 0]);
  await wait(1);
  expect(leaving()).toHaveLength(1);
});

it('shows toasts one after the other, of 25 the newest 20', async () => {
  act(() => {
    for (let n = 1; n <= 25; n += 1) showToast('info', `Message ${n}`);
  });
  for (let n = 6; n <= 25; n += 1) {
    expect(shown().map(({ textContent }) => textContent)).toEqual([`Message ${n}`]);
    await wait(3200);
  }
  expect(shown()).toHaveLength(0);
});

it('merges equal toasts', () => {
  act(() => {
    for (let n = 0; n < 3; n += 1) showToast('error', 'The same');
  });
  expect(shown()).toHaveLength(1);
});

it('leaves the first page of a visit where it is: it may have been scrolled before its scripts ran', () => {
  expect(screen.getByRole('link', { name: 'Next page' })).toBeDefined();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('scrolls to the top on every navigation to another page, and lets an address with a part scroll there', () => {
  scrollTo.mockClear();
  fireEvent.click(screen.getByText('Next page'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  fireEvent.click(screen.getByText('Next list'));
  fireEvent.click(screen.getByText('A part'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
