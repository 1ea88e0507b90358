// @vitest-environment jsdom
// Tests the page about us: its required texts, the reviews, and eight cards of the realm guides with two pictures each.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionEnded } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { AboutPage } from './AboutPage.tsx';
import { TEAM } from './team.ts';

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const store = createStore({ settings: DEFAULT_SETTINGS });
  store.dispatch(sessionEnded());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AboutPage />
      </MemoryRouter>
    </Provider>,
  );
  for (const name of ['REVIEWS', 'Meet Our Team', 'Get Started'])
    await screen.findByRole('heading', { level: 2, name }, { timeout: 8000 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('has the required texts and ends with the way to start', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'ABOUT US' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Who we are?', 'Our Mission', 'REVIEWS', 'Meet Our Team', 'Get Started']);
  expect(screen.getByText('Make AI fun, accessible and meaningful for kids aged 12 and up.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start now' }).getAttribute('href')).toBe('/dashboard');
});

it('introduces eight guides, each with a name, a designation and two pictures that exist', () => {
  expect(TEAM).toHaveLength(8);
  const cards = screen.getAllByRole('button', { name: /show the other picture$/ });
  expect(cards).toHaveLength(8);
  for (const card of cards) {
    const pictures = [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(pictures).size).toBe(2);
    expect(pictures.every((source) => source?.includes('/team/'))).toBe(true);
  }
  expect(cards[0]?.textContent).toBe('Merrin the WizardGuide in AI Adventure Park');
});

it('a press shows the second picture, another one the first again', () => {
  const card = screen.getByRole('button', { name: 'Nova: show the other picture' });
  fireEvent.click(card);
  expect(card.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(card);
  expect(card.getAttribute('aria-pressed')).toBe('false');
});
