// @vitest-environment jsdom
// Tests language switching: immediate, persisted, reflected in `lang`, and without losing input.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteRoutes } from '../app/router.tsx';
import { sessionEnded } from '../features/session/sessionSlice.ts';
import { loadSettings } from '../features/settings/settingsStorage.ts';
import { watchSettings } from '../features/settings/watchSettings.ts';
import { createStore } from '../features/store/store.ts';
import { showInHindi } from './testing/showInHindi.ts';

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
});

function open(path: string) {
  const store = createStore();
  store.dispatch(sessionEnded());
  stop = watchSettings(store);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <SiteRoutes />
      </MemoryRouter>
    </Provider>,
  );
}

it('switches to Hindi and back without losing anything', async () => {
  open('/sign-in');
  const field = await screen.findByLabelText(/User name/);
  fireEvent.change(field, { target: { value: 'asha' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'हिन्दी' })[0]!);
  expect(await screen.findAllByRole('link', { name: 'साइन इन करें' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('hi');
  expect(field).toHaveProperty('value', 'asha');
  expect(field.isConnected).toBe(true);
  expect(loadSettings().language).toBe('hi');
  fireEvent.click(screen.getAllByRole('button', { name: 'English' })[0]!);
  expect(await screen.findAllByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
});

it('defaults to Hindi for a browser that prefers it, until English is chosen', () => {
  vi.stubGlobal('navigator', { ...navigator, languages: ['hi-IN', 'en'] });
  expect(loadSettings().language).toBe('hi');
  localStorage.setItem('lanternwise.settings', JSON.stringify({ language: 'en' }));
  expect(loadSettings().language).toBe('en');
});

it('renders a page opened in Hindi fully translated', async () => {
  await showInHindi();
  open('/nowhere');
  expect(await screen.findByRole('heading', { name: 'यह रास्ता जंगल में खो जाता है' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('पेज नहीं मिला | Lanternwise'));
});
