// @vitest-environment jsdom
// The account menu stays under the pointer while the next page arrives, and closes when the visitor is done with it.
import type { User } from '@lanternwise/shared/contracts/user';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createStore } from '../../app/store.ts';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { useSession } from '../../features/session/useSession.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { Navbar } from './Navbar.tsx';

afterEach(cleanup);

const user = { id: 'u1', username: 'asha', role: 'User', avatar: 'milo', settings: {} } as unknown as User;

/** As the sign-in page does: whoever is signed in goes on. */
function SignIn() {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-in') void navigate('/dashboard', { replace: true });
  }, [status, navigate]);
  return <p>Sign in here</p>;
}

function renderNavbar() {
  let resolvePage = () => {};
  const Dashboard = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        resolvePage = () => resolve({ default: () => <p>Your dashboard</p> });
      }),
  );
  const store = createStore({ settings: DEFAULT_SETTINGS });
  store.dispatch(sessionEnded());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/sign-in']}>
        <Navbar />
        <Suspense>
          <Routes>
            <Route path="/sign-in" element={<SignIn />} />
            <Route path="/dashboard" element={<Dashboard />} />
            <Route path="*" element={<p>Another page</p>} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </Provider>,
  );
  return {
    signIn: () => act(async () => void store.dispatch(userVerified(user))),
    arrive: () => act(async () => resolvePage()),
  };
}

const button = () => screen.getByRole('button', { name: /asha/ });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

async function openMenu() {
  const visit = renderNavbar();
  await visit.signIn();
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  return visit;
}

it('stays open when the page that was on its way arrives, so that Sign out can still be pressed', async () => {
  const { arrive } = await openMenu();
  await arrive();
  expect(screen.getByText('Your dashboard')).toBeTruthy();
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
});

it('closes when one of its links is followed', async () => {
  const { arrive } = await openMenu();
  await arrive();
  fireEvent.click(screen.getByRole('link', { name: 'My account' }));
  expect(await screen.findByText('Another page')).toBeTruthy();
  expect(isOpen()).toBe(false);
});

it('closes by Escape, by a press elsewhere, by a link elsewhere and by going back', async () => {
  const { arrive } = await openMenu();
  await arrive();
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
  const ways = [
    () => fireEvent.pointerDown(screen.getByText('Your dashboard')),
    () => fireEvent.click(screen.getByRole('link', { name: /start page/ })),
    () => fireEvent.popState(window),
  ];
  for (const leave of ways) {
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    leave();
    expect(isOpen()).toBe(false);
  }
});
