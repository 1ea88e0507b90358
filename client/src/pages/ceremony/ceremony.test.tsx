// @vitest-environment jsdom
// Tests the closing ceremony: it waits for all eight realms, lets each guide speak, and leads to the certificate.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
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
        <CeremonyPage />
      </MemoryRouter>
    </Provider>,
  );
}

const lanterns = (count: number) => screen.getByRole('img', { name: `${count} of 8 great lanterns are alight.` });

it('waits for the last realm, with the lanterns of finished realms alight', () => {
  open([...PLAY_ORDER.slice(0, 7), 'python-world']);
  expect(lanterns(7)).toBeTruthy();
  expect(screen.getByText(/The ceremony begins when you have finished all eight realms/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'To your certificate' })).toBeNull();
});

it('lets the learner light each lantern and hear its guide, and unlocks the certificate at the end', () => {
  open(PLAY_ORDER);
  expect(lanterns(0)).toBeTruthy();
  const guides = ['Merrin', 'Nova', 'Lumen', 'Nibs', 'Muse', 'Neo', 'Echo', 'Captain Shield'];
  for (const [at, guide] of guides.entries()) {
    fireEvent.click(screen.getByRole('button', { name: 'Light the next lantern' }));
    expect(lanterns(at + 1)).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${guide}`))).toBeTruthy();
  }
  fireEvent.click(screen.getByRole('button', { name: 'All are alight!' }));
  expect(screen.getByRole('link', { name: 'To your certificate' }).getAttribute('href')).toBe('/certificates');
});

it('can be cut short and seen again', () => {
  open(PLAY_ORDER);
  fireEvent.click(screen.getByRole('button', { name: 'Light them all' }));
  expect(lanterns(8)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Once more' }));
  expect(lanterns(0)).toBeTruthy();
});
