// @vitest-environment jsdom
// Tests that signing out asks about work that only this browser holds, and only then.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProgressSync } from '../../features/progress/progressSync.ts';
import { createStore } from '../../features/store/store.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { useSignOut } from './useSignOut.tsx';

const DRAWING = 'lanternwise:draft:asha:canteen';
const STEP = 'lanternwise:outbox:asha:000000000000001:00000000-0000-4000-8000-000000000001';

beforeEach(() => {
  localStorage.setItem('lanternwise:person', 'asha');
  stubApi({ 'POST /api/v1/auth/sign-out': {} });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function press(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

async function signOut() {
  const after = vi.fn();
  function Page() {
    const { begin, question } = useSignOut({ after });
    return (
      <>
        <button type="button" onClick={() => void begin()}>
          Sign out
        </button>
        {question}
      </>
    );
  }
  const store = createStore();
  store.sync = { flush: async () => false } as ProgressSync;
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  await press('Sign out');
  return after;
}

it('signs out at once where nothing would be left', async () => {
  const after = await signOut();
  await vi.waitFor(() => expect(after).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names what only this browser holds, and leaves it to the person', async () => {
  localStorage.setItem(DRAWING, '{}');
  localStorage.setItem(STEP, '{"id":"00000000-0000-4000-8000-000000000001","kind":"realm-entered","at":1}');
  localStorage.setItem('lanternwise:workshop:asha', '{"version":1,"programs":[{"id":"a"},{"id":"b"}]}');
  const after = await signOut();
  const question = await screen.findByRole('dialog', { name: 'Some of your work is only here' });
  expect([...question.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '1 step that could not be sent, because the server cannot be reached',
    '2 programs of the Workshop',
    'drawings, texts or programs that you began',
  ]);
  await press('Stay signed in');
  expect(after).not.toHaveBeenCalled();
  expect(localStorage.getItem(DRAWING)).not.toBeNull();
});

it.each([
  ['Sign out and keep it here', true],
  ['Sign out and delete it', false],
] as const)('does as it was told: %s', async (button, isKept) => {
  localStorage.setItem(DRAWING, '{}');
  const after = await signOut();
  await screen.findByRole('dialog', { name: 'Some of your work is only here' });
  await press(button);
  await vi.waitFor(() => expect(after).toHaveBeenCalledOnce());
  expect(localStorage.getItem(DRAWING) !== null).toBe(isKept);
});
