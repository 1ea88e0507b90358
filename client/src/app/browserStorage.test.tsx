// @vitest-environment jsdom
// Tests that values under old storage keys are migrated, and that sign-out clears exactly what KEY_OWNERS declares.
import type { User } from '@lanternwise/shared/contracts/user';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { avatarChosen, storeAvatar } from '../features/avatar/avatarSlice.ts';
import type { ProgressSync } from '../features/progress/progressSync.ts';
import { userVerified } from '../features/session/sessionSlice.ts';
import { signOut } from '../features/session/sessionThunks.ts';
import { storeToken } from '../features/session/token.ts';
import { DEFAULT_SETTINGS } from '../features/settings/settings.ts';
import { loadSettings } from '../features/settings/settingsStorage.ts';
import { createStore } from '../features/store/store.ts';
import { STORAGE_KEYS, type StorageKey } from '../lib/storage/keys.ts';
import { KEY_OWNERS } from '../lib/storage/testing/keyOwners.ts';
import { MobileNotice } from './guards/MobileNotice.tsx';
import { getProgressSync } from './listeners/progressSync.ts';

let sync: ProgressSync | undefined;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  sync?.stop();
  sync = undefined;
  vi.unstubAllGlobals();
});

it('migrates settings stored under their old key', () => {
  localStorage.setItem('lanternwise.settings', JSON.stringify({ theme: 'light', volumes: { master: 0.2 } }));
  expect(loadSettings()).toMatchObject({ theme: 'light', volumes: { master: 0.2, voice: 1 }, font: 'atkinson' });
  expect(localStorage.getItem('lanternwise.settings')).toBeNull();
  expect(JSON.parse(localStorage.getItem('lanternwise:settings') ?? '{}').theme).toBe('light');
  expect(loadSettings().theme).toBe('light');
});

it('ignores corrupt settings', () => {
  vi.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
  localStorage.setItem('lanternwise:settings', '{broken');
  expect(loadSettings()).toEqual(DEFAULT_SETTINGS);
});

it('does not repeat the phone notice in a tab that accepted it under the old key', () => {
  const phone = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => phone);
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'iPhone Mobile', maxTouchPoints: 5 });
  const visit = () =>
    render(
      <MemoryRouter>
        <MobileNotice>the game</MobileNotice>
      </MemoryRouter>,
    );
  visit();
  expect(screen.queryByText('the game')).toBeNull();
  cleanup();
  sessionStorage.setItem('lanternwise.phone-is-fine', 'yes');
  visit();
  expect(screen.getByText('the game')).toBeTruthy();
  expect(Object.entries(sessionStorage)).toEqual([['lanternwise:phone-is-fine', 'yes']]);
  cleanup();
  sessionStorage.clear();
  visit();
  fireEvent.click(screen.getByRole('button', { name: 'Continue anyway' }));
  expect(screen.getByText('the game')).toBeTruthy();
});

/** Stores a value under every key, as the user `asha`; none of hers is pending. */
function fillStorage(): void {
  const program = JSON.stringify({ code: 'print(1)', at: 1, ran: true });
  const texts: Partial<Record<keyof typeof STORAGE_KEYS, [id: string, text: string]>> = {
    lastPerson: ['', 'asha'],
    progress: ['asha:ai-adventure-park', JSON.stringify({ ...EMPTY_REALM_STATE, entered: true })],
    programDrafts: ['asha:loops', program],
    outbox: ['ravi:000000000000001:00000000-0000-4000-8000-000000000001', '{"id":"1","kind":"realm-entered","at":1}'],
  };
  for (const [name, entry] of Object.entries(STORAGE_KEYS) as [keyof typeof STORAGE_KEYS, StorageKey][]) {
    const [id, text] = texts[name] ?? [entry.key.endsWith(':') ? 'asha' : '', '{}'];
    if (name !== 'token') (entry.isSessionOnly ? sessionStorage : localStorage).setItem(entry.key + id, text);
  }
}

/** Signs asha in with a value under every key, and out again; returns the keys that are left. */
async function leave(discardsWork: boolean): Promise<string[]> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, states: {}, results: [] }));
  fillStorage();
  storeToken('mine', true);
  storeAvatar('milo');
  const store = createStore();
  store.dispatch(avatarChosen('milo'));
  store.dispatch(userVerified({ id: 'asha', avatar: 'milo', settings: {} } as unknown as User));
  sync = getProgressSync(store);
  await sync.ready();
  // Programs that never ran are the only copy.
  localStorage.setItem('lanternwise:lab:asha:untried', JSON.stringify({ code: 'x', at: 1, ran: false }));
  localStorage.setItem('lanternwise:lab:ravi:loops', JSON.stringify({ code: 'x', at: 1, ran: true }));
  await store.dispatch(signOut({ discardsWork }));
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
}

const entries: [string, StorageKey][] = Object.entries(STORAGE_KEYS);
const namesOf = (keys: readonly string[]) =>
  entries
    .filter(([, { key }]) => keys.some((one) => (key.endsWith(':') ? one.startsWith(key) : one === key)))
    .map(([name]) => name);
const declared = (...fates: string[]) =>
  Object.entries(KEY_OWNERS)
    .filter(([, { atSignOut }]) => fates.includes(atSignOut))
    .map(([name]) => name);

it('clears at sign-out exactly the declared keys, and keeps what only this browser holds', async () => {
  const keys = await leave(false);
  const programs = keys.filter((key) => key.startsWith(STORAGE_KEYS.programDrafts.key));
  expect(programs.sort()).toEqual(['lanternwise:lab:asha:untried', 'lanternwise:lab:ravi:loops']);
  expect(namesOf(keys)).toEqual(declared('stays', 'asked'));
  expect(localStorage.getItem('lanternwise:person')).toBe('guest');
});

it('leaves nothing of the person on a shared computer if that was asked for, and all of others', async () => {
  const keys = await leave(true);
  const work = declared('asked').flatMap((name) => STORAGE_KEYS[name as keyof typeof STORAGE_KEYS].key);
  const left = keys.filter((key) => work.some((family) => key.startsWith(family)));
  expect(left.sort()).toEqual([
    'lanternwise:lab:ravi:loops',
    'lanternwise:outbox:ravi:000000000000001:00000000-0000-4000-8000-000000000001',
  ]);
});
