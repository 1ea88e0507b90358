// @vitest-environment jsdom
// Tests who passes the subscription gate, and the redirect and message for everyone else.
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_AT_HEADER, TOO_OLD_STATUS } from '../../features/offline/answers.ts';
import { noteReply } from '../../features/offline/connection.ts';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { Toasts } from '../Toasts.tsx';
import { ProtectedGate } from './ProtectedGate.tsx';

type Verified = Parameters<typeof userVerified>[0];
const REFUSAL = 'Please subscribe to access this content';

let isSiteOpen = false;
beforeEach(() => {
  isSiteOpen = false;
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, provider: 'sandbox', isSiteOpen, currency: 'INR', plans: [] }),
  );
});
afterEach(() => {
  cleanup();
});

const SignInAddress = () => `sign in${useLocation().search}`;

function visit(who: 'unknown' | 'guest' | { canOpenProtected: boolean; isClassAccount?: boolean }) {
  const store = createStore({ settings: DEFAULT_SETTINGS });
  if (who === 'guest') store.dispatch(sessionEnded());
  else if (who !== 'unknown') store.dispatch(userVerified({ id: 'u1', settings: {}, ...who } as Verified));
  const router = createMemoryRouter(
    [
      { path: '/Grassroot/:slug', element: <ProtectedGate>the realm</ProtectedGate> },
      { path: '/pricing', element: 'the plans' },
      { path: '/sign-in', element: <SignInAddress /> },
    ],
    { initialEntries: ['/Grassroot/ai-adventure-park'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <Toasts />
    </Provider>,
  );
  return store;
}

it('renders nothing protected while the session is unknown', () => {
  visit('unknown');
  expect(screen.queryByText('the realm')).toBeNull();
  expect(screen.queryByText('the plans')).toBeNull();
});

it('renders the content for a user who may open protected content', () => {
  visit({ canOpenProtected: true });
  expect(screen.getByText('the realm')).toBeTruthy();
  expect(screen.queryByText(REFUSAL)).toBeNull();
});

it.each(['guest', { canOpenProtected: false }] as const)(
  'redirects everyone else to the plans with a message: %j',
  async (who) => {
    visit(who);
    expect(await screen.findByText('the plans')).toBeTruthy();
    expect(await screen.findAllByText(REFUSAL)).toHaveLength(1);
  },
);

it('asks a guest of a site that is open to everyone to sign in, and leads back', async () => {
  isSiteOpen = true;
  visit('guest');
  expect(await screen.findByText('sign in?returnUrl=%2FGrassroot%2Fai-adventure-park')).toBeTruthy();
  expect(screen.queryByText(REFUSAL)).toBeNull();
});

it('sends a class account to its teacher, never to a subscription', async () => {
  visit({ canOpenProtected: false, isClassAccount: true });
  expect(await screen.findAllByText(/Please ask your teacher/)).toHaveLength(1);
  expect(screen.queryByText(REFUSAL)).toBeNull();
});

describe('without internet', () => {
  afterEach(() => {
    noteReply(new Response());
    localStorage.clear();
  });
  const visitOffline = async (who: Parameters<typeof visit>[0]) => {
    noteReply(undefined);
    visit(who);
    await screen.findByText(/the realm|This realm cannot open without internet/);
  };

  it('opens what the last word of the server allows', async () => {
    await visitOffline({ canOpenProtected: true });
    expect(screen.getByText('the realm')).toBeTruthy();
  });

  it('explains an unknown access state and what to do, and does not ask for payment', async () => {
    await visitOffline('guest');
    expect(screen.getByText(/nobody is signed in here with “Remember me on this computer”/)).toBeTruthy();
    expect(screen.queryByText('the plans')).toBeNull();
    expect(screen.queryByText(REFUSAL)).toBeNull();
  });

  it('tells a remembered person what was not taken along', async () => {
    localStorage.setItem('token', 'mine');
    await visitOffline('guest');
    expect(screen.getByText(/Go online once and take this realm along/)).toBeTruthy();
  });

  it('says that the last word of the server is too old', async () => {
    localStorage.setItem('token', 'mine');
    noteReply(new Response('{}', { status: TOO_OLD_STATUS, headers: { [KEPT_AT_HEADER]: '1000' } }));
    visit('guest');
    expect(await screen.findByText(/has not reached its server for a long time/)).toBeTruthy();
  });
});
