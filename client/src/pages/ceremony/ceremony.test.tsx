// @vitest-environment jsdom
// Tests the closing ceremony: it waits for all eight realms, and then leads to the night garden.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { CeremonyPage } from './CeremonyPage.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  const noMotion = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => noMotion);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(completed: readonly string[]): void {
  const store = createStore({ settings: DEFAULT_SETTINGS });
  const progress = { current_map: 'safety-star-city', completed_maps: [...completed], progress: 0 };
  store.dispatch(userVerified(createTestUser({ user_game_progress: progress })));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/ceremony']}>
        <Routes>
          <Route path="/ceremony" element={<CeremonyPage />} />
          <Route path="/Grassroot/night-garden" element="The night garden" />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

const lanterns = (count: number) => screen.getByRole('img', { name: `${count} of 8 great lanterns are alight.` });

it('waits for the last realm, with the lanterns of finished realms alight', () => {
  open([...PLAY_ORDER.slice(0, 7), 'python-world']);
  expect(lanterns(7)).toBeTruthy();
  expect(screen.getByText(/The ceremony begins when you have finished all eight realms/)).toBeTruthy();
  expect(screen.queryByText('The night garden')).toBeNull();
});

it('leads who has finished all eight to the night garden', () => {
  open(PLAY_ORDER);
  expect(screen.getByText('The night garden')).toBeTruthy();
});
