// @vitest-environment jsdom
// Tests progress ownership: guest progress moves into an account, other tabs are merged, sign-out clears the browser.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestMergedMessage } from '../../features/progress/guestMergedMessage.ts';
import { realmAdvanced } from '../../features/progress/progressSlice.ts';
import type { ProgressSync } from '../../features/progress/progressSync.ts';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { createStore } from '../../features/store/store.ts';
import { showToast } from '../../lib/showToast.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { itemEvent } from '../../testing/questEvents.ts';
import { getProgressSync } from './progressSync.ts';

vi.mock('../../lib/showToast.ts', () => ({ showToast: vi.fn() }));

const PARK = 'ai-adventure-park';
const CACHE = 'lanternwise:progress:asha:ai-adventure-park';
const ASHA = createTestUser();
const state = (over: Partial<RealmState>): RealmState => ({ ...EMPTY_REALM_STATE, entered: true, ...over });

/** A server with one account that stores events and responds with its states. */
function fakeServer() {
  const server = { events: [] as QuestEvent[], states: {} as Record<string, RealmState>, online: true };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!server.online) throw new TypeError('offline');
    if (url.endsWith('/realm-states')) return Response.json({ success: true, states: server.states, mapProgress: {} });
    if (!url.endsWith('/quest-events')) return new Response('{}', { status: 503 });
    const { events } = JSON.parse(String(init?.body)) as { events: QuestEvent[] };
    for (const event of events) if (!server.events.some(({ id }) => id === event.id)) server.events.push(event);
    return Response.json({
      success: true,
      results: events.map(({ id }) => ({ id, status: 'applied' })),
      states: server.states,
      user: ASHA,
    });
  });
  return server;
}

let sync: ProgressSync | undefined;
function start(store: ReturnType<typeof createStore>): ProgressSync {
  sync = getProgressSync(store);
  return sync;
}

const pending = () => Object.keys(localStorage).filter((key) => key.startsWith('lanternwise:outbox'));

beforeEach(() => localStorage.clear());
afterEach(() => {
  sync?.stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('progress sync', () => {
  it.each([
    [
      429,
      'enough-for-today',
      'That was a lot for one day. What you do now is kept in this browser and saved tomorrow.',
    ],
    [413, 'account-full', 'Your account is full. Please tell your teacher or the person who runs this site.'],
  ])('keeps every event when the server answers %s %s, and shows its words', async (status, code, message) => {
    vi.stubGlobal('fetch', async () => Response.json({ success: false, code, message }, { status }));
    const store = createStore();
    store.dispatch(userVerified(ASHA));
    const running = start(store);
    await running.flush();
    running.append(itemEvent(1));
    running.append(itemEvent(2));
    expect(await running.flush()).toBe(false);
    expect(pending()).toHaveLength(2);
    expect(vi.mocked(showToast).mock.calls.filter(([, text]) => text === message)).toHaveLength(1);
  });

  it("keeps a guest's events locally and merges them into the account with a toast", async () => {
    const server = fakeServer();
    const store = createStore();
    store.dispatch(sessionEnded());
    const { append } = start(store);
    append(itemEvent(1));
    store.dispatch(realmAdvanced({ realm: PARK, state: state({ collected: ['card-1'] }) }));
    expect(server.events).toEqual([]);
    expect(pending()).toHaveLength(1);

    server.states = { [PARK]: state({ collected: ['card-9'] }) };
    store.dispatch(userVerified(ASHA));
    await sync?.ready();
    expect(await sync?.flush()).toBe(true);
    expect(server.events).toEqual([itemEvent(1)]);
    expect(pending()).toEqual([]);
    expect(store.getState().progress.realmStates[PARK]?.collected).toEqual(['card-1', 'card-9']);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', guestMergedMessage());
  });

  it("loads the account's states in a second browser", async () => {
    const server = fakeServer();
    server.states = { [PARK]: state({ done: ['one'] }) };
    const store = createStore();
    store.dispatch(userVerified(ASHA));
    await start(store).ready();
    expect(store.getState().progress.realmStates[PARK]?.done).toEqual(['one']);
  });

  it("merges another tab's state with its own", () => {
    fakeServer();
    const store = createStore();
    store.dispatch(userVerified(ASHA));
    start(store);
    store.dispatch(realmAdvanced({ realm: PARK, state: state({ done: ['mine'] }) }));
    const theirs = JSON.stringify(state({ done: ['theirs'] }));
    window.dispatchEvent(new StorageEvent('storage', { key: CACHE, newValue: theirs }));
    expect(store.getState().progress.realmStates[PARK]?.done).toEqual(['mine', 'theirs']);
    expect(JSON.parse(localStorage.getItem(CACHE) ?? '{}').done).toEqual(['mine', 'theirs']);
  });

  it('clears the cache at sign-out, but keeps unsent events', async () => {
    const server = fakeServer();
    const store = createStore();
    store.dispatch(userVerified(ASHA));
    start(store);
    store.dispatch(realmAdvanced({ realm: PARK, state: state({ done: ['one'] }) }));
    await sync?.flush();
    store.dispatch(sessionEnded());
    expect(localStorage.getItem(CACHE)).toBeNull();
    expect(store.getState().progress.realmStates).toEqual({});

    store.dispatch(userVerified(ASHA));
    await sync?.ready();
    server.online = false;
    sync?.append(itemEvent(2));
    await sync?.flush();
    store.dispatch(sessionEnded());
    expect(pending()).toHaveLength(1);
    server.online = true;
    store.dispatch(userVerified(ASHA));
    await sync?.flush();
    expect(server.events).toEqual([itemEvent(2)]);
  });
});
