// @vitest-environment jsdom
// Tests the cookie banner to the letter: delay, locked scrolling, both views, fade, record, expiry, country rule and focus.
import type { SiteInfo } from '@lanternwise/shared/contracts/site-info';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  CONSENT_COUNTRIES,
  CONSENT_UPDATE_EVENT,
  type CookieConsentRecord,
  readCookieConsent,
} from '../../features/cookies/cookieConsent.ts';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { layerOpened } from '../../ui/layers/layerStack.ts';
import { CookieConsent } from './CookieConsent.tsx';
import './CookieBanner.tsx';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const DAY = 86_400_000;
const updates: unknown[] = [];
const remember = (event: Event) => void updates.push((event as CustomEvent).detail);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  updates.length = 0;
  window.addEventListener(CONSENT_UPDATE_EVENT, remember);
});
afterEach(() => {
  cleanup();
  window.removeEventListener(CONSENT_UPDATE_EVENT, remember);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

async function visit({ path = '/', signedIn = false, country = null as string | null } = {}) {
  const operator = { name: null, email: null, address: null };
  const site: SiteInfo = { success: true, country, siteCountry: null, operator, consentAge: 18 };
  const ask = vi.fn(async () => Response.json(site));
  vi.stubGlobal('fetch', ask);
  const store = createStore({ settings: DEFAULT_SETTINGS });
  store.dispatch(signedIn ? userVerified(createTestUser()) : sessionEnded());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Link to="/courses">Elsewhere</Link>
        <Link to="#cookie-settings">Cookie settings</Link>
        <CookieConsent />
      </MemoryRouter>
    </Provider>,
  );
  return ask;
}

const banner = () => screen.queryByRole('dialog', { name: 'Cookies: you decide' });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const stored = (): CookieConsentRecord => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null');
const isScrollLocked = () => document.body.hasAttribute('data-scroll-locked');

it('shows after 4000 ms and locks scrolling while it is shown', async () => {
  await visit();
  await wait(3999);
  expect(banner()).toBeNull();
  expect(isScrollLocked()).toBe(false);
  await wait(1);
  expect(banner()).not.toBeNull();
  expect(isScrollLocked()).toBe(true);
});

it.each([
  ['Accept', true, 'granted'],
  ['Decline', false, 'denied'],
] as const)('%s saves the choice, fades for 500 ms, and unlocks scrolling', async (name, all, state) => {
  await visit();
  await wait(4000);
  await press(name);
  expect(stored()).toMatchObject({ timestamp: '2026-11-25T10:00:04.000Z', allAccepted: all });
  expect(stored().preferences.map(({ id, required, enabled }) => [id, required, enabled])).toEqual([
    ['necessary', true, true],
    ['functional', false, all],
    ['analytics', false, all],
    ['marketing', false, all],
  ]);
  for (const { name: title, description } of stored().preferences) expect(title && description).toBeTruthy();
  expect(updates).toEqual([{ analytics_storage: state, ad_storage: state }]);
  await wait(499);
  expect(banner()).not.toBeNull();
  await wait(1);
  expect(banner()).toBeNull();
  expect(isScrollLocked()).toBe(false);
});

it('saves the switches of the preferences view; what is necessary stays on', async () => {
  await visit();
  await wait(4000);
  await press('Preferences');
  expect(screen.getByRole('switch', { name: /Strictly necessary/ })).toMatchObject({ checked: true, disabled: true });
  fireEvent.click(screen.getByRole('switch', { name: /Analytics/ }));
  await press('Save');
  expect(
    stored()
      .preferences.filter(({ enabled }) => enabled)
      .map(({ id }) => id),
  ).toEqual(['necessary', 'analytics']);
  expect(stored().allAccepted).toBe(false);
  expect(updates).toEqual([{ analytics_storage: 'granted', ad_storage: 'denied' }]);
  await wait(500);
  expect(banner()).toBeNull();
});

it('offers Accept and Decline with equal weight, and neither has the focus', async () => {
  await visit();
  await wait(4000);
  const dialog = within(screen.getByRole('dialog'));
  const accept = dialog.getByRole('button', { name: 'Accept' });
  expect(dialog.getByRole('button', { name: 'Decline' }).className).toBe(accept.className);
  expect(document.activeElement).toBe(banner());
});

it('is not answered by Escape', async () => {
  await visit();
  await wait(4000);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await wait(1000);
  expect(banner()).not.toBeNull();
  expect(stored()).toBeNull();
});

it('does not show again until 180 days have passed', async () => {
  await visit();
  await wait(4000);
  await press('Decline');
  const choice = Date.now();
  cleanup();
  vi.setSystemTime(choice + 180 * DAY - 5000);
  await visit();
  await wait(4500);
  expect(banner()).toBeNull();
  cleanup();
  vi.setSystemTime(choice + 180 * DAY);
  await visit();
  await wait(4000);
  expect(banner()).not.toBeNull();
});

it('asks again where the stored record cannot be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('cookieConsent', '{"timestamp":"never"');
  await visit();
  await wait(4000);
  expect(banner()).not.toBeNull();
  expect(console.warn).toHaveBeenCalled();
});

it('only logs that the browser refuses to store the choice, which holds for this tab', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await visit();
  await wait(4000);
  await press('Accept');
  await wait(500);
  expect(warn).toHaveBeenCalledWith('The cookie choice could not be stored in this browser');
  expect(banner()).toBeNull();
  expect(readCookieConsent()?.allAccepted).toBe(true);
  // What another tab stores replaces the choice held in memory.
  vi.mocked(Storage.prototype.setItem).mockRestore();
  localStorage.setItem('cookieConsent', 'null');
  expect(readCookieConsent()).toBeUndefined();
});

it.each([
  ['a guest, whatever the country', false, 'IN', true],
  ['a signed-in person without a country', true, null, true],
  ['a signed-in person in France', true, 'FR', true],
  ['a signed-in person in the United Kingdom', true, 'GB', true],
  ['a signed-in person in India', true, 'IN', false],
])('asks %s: %s %s', async (_who, signedIn, country, isShown) => {
  localStorage.removeItem('cookieConsent');
  const ask = await visit({ signedIn, country });
  for (const ms of [4000, 500, 500, 500]) await wait(ms);
  expect(banner() !== null).toBe(isShown);
  expect(ask).toHaveBeenCalledTimes(signedIn ? 1 : 0);
});

it('knows the 28 countries of the requirements', () => {
  expect(CONSENT_COUNTRIES.size).toBe(28);
  expect(['HR', 'CY', 'GB', 'SE'].every((country) => CONSENT_COUNTRIES.has(country))).toBe(true);
  expect(CONSENT_COUNTRIES.has('NO')).toBe(false);
});

it('waits while a window is open, and on the privacy policy that it refers to', async () => {
  const openWindow = () => layerOpened({ level: 'window', element: document.createElement('div'), opener: null });
  const closeFirst = openWindow();
  await visit({ path: '/privacy-policy' });
  await wait(5000);
  act(closeFirst);
  await wait(5000);
  expect(banner()).toBeNull();
  const closeSecond = openWindow();
  await act(async () => void fireEvent.click(screen.getByText('Elsewhere')));
  await wait(3000);
  expect(banner()).toBeNull();
  act(closeSecond);
  await wait(0);
  expect(banner()).not.toBeNull();
});

it('opens the preferences at any time from a link, and Escape leaves an earlier choice as it is', async () => {
  await visit();
  await wait(4000);
  await press('Accept');
  await wait(500);
  await act(async () => void fireEvent.click(screen.getByText('Cookie settings')));
  await wait(0);
  expect(screen.getByRole('switch', { name: /Marketing/ })).toMatchObject({ checked: true });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await wait(500);
  expect(banner()).toBeNull();
  expect(stored().allAccepted).toBe(true);
  await act(async () => void fireEvent.click(screen.getByText('Cookie settings')));
  await wait(0);
  fireEvent.click(screen.getByRole('switch', { name: /Marketing/ }));
  await press('Save');
  await wait(500);
  expect(banner()).toBeNull();
  expect(stored().allAccepted).toBe(false);
});
