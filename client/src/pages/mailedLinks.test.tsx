// @vitest-environment jsdom
// Tests that the pages behind mailed links show their form only for a link that works.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../features/settings/settings.ts';
import { createStore } from '../features/store/store.ts';
import { type StubbedReply, stubApi } from '../testing/stubApi.ts';
import { DigestStopPage } from './DigestStopPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OVER: StubbedReply = { refused: { status: 404, code: 'link-over', message: 'This link has expired.' } };

function open(address: string, path: string, page: ReactNode) {
  render(
    <Provider store={createStore({ settings: DEFAULT_SETTINGS })}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={path} element={page} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}
const openReset = () => open('/reset-password?token=abc', '/reset-password', <ResetPasswordPage />);
const openDigest = () => open('/digest/stop/abc', '/digest/stop/:token', <DigestStopPage />);

it('a nonsense link to a new password says so instead of asking for one', async () => {
  stubApi({ 'GET /api/v1/auth/reset-password/abc': OVER });
  openReset();
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
});

it('a good link to a new password shows the form, and one that cannot be checked offers to try again', async () => {
  let reply: StubbedReply = { refused: { status: 503, code: 'busy', message: 'Please try again.' } };
  stubApi({ 'GET /api/v1/auth/reset-password/abc': () => reply });
  openReset();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByLabelText('New password')).toBeNull();
  reply = {};
  fireEvent.click(again);
  expect(await screen.findByLabelText('New password')).toBeTruthy();
});

it('a nonsense link of a weekly e-mail offers nothing to press', async () => {
  stubApi({ 'GET /api/v1/digest/stop/abc': OVER });
  openDigest();
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a good link of a weekly e-mail stops them, and the answer takes the focus', async () => {
  const requests = stubApi({ 'GET /api/v1/digest/stop/abc': { digest: true }, 'POST /api/v1/digest/stop': {} });
  openDigest();
  const stop = await screen.findByRole('button', { name: 'Stop weekly e-mails' });
  stop.focus();
  fireEvent.click(stop);
  const answer = await screen.findByText(/You will get no more weekly e-mails/);
  await waitFor(() => expect(document.activeElement).toBe(answer));
  expect(requests).toContain('POST /api/v1/digest/stop');
});

it('the link of e-mails that are stopped already says so', async () => {
  stubApi({ 'GET /api/v1/digest/stop/abc': { digest: false } });
  openDigest();
  expect(await screen.findByText(/You will get no more weekly e-mails/)).toBeTruthy();
});
