// @vitest-environment jsdom
// Tests who is led to the sign-in page, and that a broken line or a filter leads nobody there who has signed in.
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { noteForeignReply, noteReply } from '../../features/offline/connection.ts';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { clearToken, storeToken } from '../../features/session/token.ts';
import { createStore } from '../../features/store/store.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { SignedInGate } from './SignedInGate.tsx';

const SignIn = () => <p>sign in{useLocation().search}</p>;

// Its code is compiled when it is first imported.
beforeAll(() => import('./OutOfReach.tsx'));
afterEach(() => {
  cleanup();
  clearToken();
  noteReply(new Response());
});

const NOTHING = () => undefined;

it.each<[string, boolean, 'signed-in' | 'guest', () => void, RegExp]>([
  ['the page opens', true, 'signed-in', NOTHING, /the account/],
  ['a guest signs in', false, 'guest', NOTHING, /sign in\?returnUrl=%2Faccount/],
  ['who was signed out signs in', true, 'guest', NOTHING, /sign in\?returnUrl/],
  ['a guest without a line signs in', false, 'guest', () => noteReply(undefined), /sign in\?returnUrl/],
  ['without a line the page waits', true, 'guest', () => noteReply(undefined), /Check your internet connection/],
  ['behind a filter the page says so', true, 'guest', noteForeignReply, /school's filter.*allow localhost/],
])('%s', async (_story, hasToken, status, connect, shown) => {
  const store = createStore();
  if (hasToken) storeToken('t1', false);
  store.dispatch(status === 'signed-in' ? userVerified(createTestUser()) : sessionEnded());
  act(connect);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/account']}>
        <Routes>
          <Route path="/account" element={<SignedInGate>the account</SignedInGate>} />
          <Route path="/sign-in" element={<SignIn />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByText(shown)).toBeTruthy();
});
