// @vitest-environment jsdom
// Tests that the account menu stays open while the next page loads, and when it closes.
import type { User } from '@lanternwise/shared/contracts/user';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { useSession } from '../../features/session/useSession.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { Navbar } from './Navbar.tsx';

const user = { id: 'u1', username: 'asha', role: 'User', avatar: 'milo', settings: {} } as unknown as User;

/** Redirects a signed-in user, as the sign-in page does. */
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
    finishLoading: () => act(async () => resolvePage()),
  };
}

const button = () => screen.getByRole('button', { name: /asha/ });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

async function openMenu() {
  const navbar = renderNavbar();
  await navbar.signIn();
  fireEvent.click(await screen.findByRole('button', { name: /asha/ }));
  expect(isOpen()).toBe(true);
  return navbar;
}

it('stays open when a page finishes loading, so that Sign out can still be pressed', async () => {
  const { finishLoading } = await openMenu();
  await finishLoading();
  expect(screen.getByText('Your dashboard')).toBeTruthy();
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
});

it('closes when one of its links is followed', async () => {
  const { finishLoading } = await openMenu();
  await finishLoading();
  fireEvent.click(screen.getByRole('link', { name: 'My account' }));
  expect(await screen.findByText('Another page')).toBeTruthy();
  expect(isOpen()).toBe(false);
});

it('closes on Escape, on a click outside, on a link outside and on going back', async () => {
  const { finishLoading } = await openMenu();
  await finishLoading();
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
  const actions = [
    () => fireEvent.pointerDown(screen.getByText('Your dashboard')),
    () => fireEvent.click(screen.getByRole('link', { name: /start page/ })),
    () => fireEvent.popState(window),
  ];
  for (const action of actions) {
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    action();
    expect(isOpen()).toBe(false);
  }
});
