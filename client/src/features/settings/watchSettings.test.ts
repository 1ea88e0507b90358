// @vitest-environment jsdom
// Tests that settings are applied and stored locally, debounced to the account, and loaded from it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionEnded, userVerified } from '../session/sessionSlice.ts';
import { createStore } from '../store/store.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { settingsChanged } from './settingsSlice.ts';
import { watchSettings } from './watchSettings.ts';

type Verified = Parameters<typeof userVerified>[0];
const createUser = (id: string, preferences?: object): Verified =>
  ({ id, settings: preferences ? { preferences } : {} }) as Verified;

let sent: unknown[];
let stop: () => void;

function start() {
  const store = createStore({ settings: DEFAULT_SETTINGS });
  stop = watchSettings(store, 50);
  return store;
}
const saved = () => JSON.parse(localStorage.getItem('lanternwise:settings') ?? '{}');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).settings.preferences);
    return Promise.reject(new TypeError('no network'));
  });
});
afterEach(async () => {
  stop();
  await vi.advanceTimersByTimeAsync(10);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('applies and stores a change immediately, without a request for a guest', async () => {
  const store = start();
  store.dispatch(settingsChanged({ theme: 'light', font: 'lexend' }));
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', font: 'lexend' });
  expect(saved()).toMatchObject({ theme: 'light', font: 'lexend' });
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([]);
});

it('sends several changes of a signed-in user as one', async () => {
  const store = start();
  store.dispatch(userVerified(createUser('u1')));
  store.dispatch(settingsChanged({ textSpeed: 'fast' }));
  store.dispatch(settingsChanged({ narrationLanguage: 'hi' }));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ textSpeed: 'fast', narrationLanguage: 'hi' });
});

it('applies the settings of the account without sending them back', async () => {
  const store = start();
  store.dispatch(userVerified(createUser('u1', { theme: 'light', alwaysBright: true })));
  expect(store.getState().settings).toMatchObject({ theme: 'light', alwaysBright: true });
  expect(document.documentElement.dataset.theme).toBe('light');
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([]);
});

it('does not undo a change when the same account is verified again', () => {
  const store = start();
  store.dispatch(userVerified(createUser('u1', { theme: 'light' })));
  store.dispatch(settingsChanged({ theme: 'dark' }));
  store.dispatch(userVerified(createUser('u1', { theme: 'light' })));
  expect(store.getState().settings.theme).toBe('dark');
});

it('sends nothing after a sign-out', async () => {
  const store = start();
  store.dispatch(userVerified(createUser('u1')));
  store.dispatch(settingsChanged({ textSpeed: 'slow' }));
  store.dispatch(sessionEnded());
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([]);
});
