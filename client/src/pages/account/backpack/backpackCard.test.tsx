// @vitest-environment jsdom
// Tests the words of the account's section about the backpack in each state, and that nothing is asked of a browser that cannot encrypt.
import { BACKPACK_TEXT_VERSION } from '@lanternwise/shared/constants/backpack';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../../features/store/store.ts';
import { createTestUser } from '../../../testing/createTestUser.ts';
import { type StubbedReply, stubApi } from '../../../testing/stubApi.ts';
import { BackpackCard } from './BackpackCard.tsx';

const READ = 'GET /api/v1/user/backpack';
const ASK = 'POST /api/v1/user/backpack/question';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(reply: StubbedReply): string[] {
  const requests = stubApi({ [READ]: reply, [ASK]: {} });
  render(
    <MemoryRouter>
      <Provider store={createStore()}>
        <BackpackCard user={createTestUser()} />
      </Provider>
    </MemoryRouter>,
  );
  return requests;
}

const packed = (more = {}) => ({
  right: 'yes',
  backpack: {
    ...{ revision: 1, lock: { salt: 'AA', iterations: 600_000, wrappedKey: 'AA' }, bytes: 9 },
    ...{ packedAt: '2026-12-01T10:00:00.000Z', textVersion: BACKPACK_TEXT_VERSION, ...more },
  },
});

it.each([
  ['limited', /as soon as a parent has agreed to your account/],
  ['no-parent', /only a parent can agree to a backpack/],
  ['parent-said-no', /Only that parent can change it/],
])('says why there is none: %s', async (right, words) => {
  show({ right, backpack: null });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks the parent', async () => {
  const requests = show({ right: 'ask-parent', backpack: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask my parent' }));
  expect(await screen.findByText('An e-mail with the question will be sent to your parent.')).toBeTruthy();
  expect(requests).toContain(ASK);
});

it('shows the words once, and asks one back before anything is sent', async () => {
  const requests = show({ right: 'yes', backpack: null });
  expect(await screen.findByText(/If you lose the five words/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Yes, show me my five words' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'I have written them down' }));
  const field = screen.getByLabelText(/Which is word number \d\?/);
  fireEvent.change(field, { target: { value: 'none' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make my backpack' }));
  expect(await screen.findByText(/That is not word number \d\. Look at your note\./)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(requests).toEqual([READ]);
});

it('names a misspelt word before it tries', async () => {
  const requests = show(packed());
  fireEvent.change(await screen.findByLabelText('Your five words'), {
    target: { value: 'lamp rivver comet plum owl' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Open my backpack' }));
  expect(await screen.findByText('Not a word of any backpack: rivver. Is it spelt right?')).toBeTruthy();
  expect(requests).toEqual([READ]);
});

it('asks again where the question has changed since', async () => {
  show(packed({ textVersion: '2025-01' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, my things may travel' }));
  expect(screen.getByLabelText('Your five words')).toBeTruthy();
});

it('is not offered without Web Crypto, in words', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const requests = show({ right: 'yes', backpack: null });
  expect(screen.getByText(/a browser encrypts only at addresses that begin with https/)).toBeTruthy();
  expect([screen.queryByRole('button'), requests]).toEqual([null, []]);
});
