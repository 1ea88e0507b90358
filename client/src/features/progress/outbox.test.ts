// Tests that the outbox neither loses nor duplicates events: offline, crashes, two tabs, a full storage, invalid events.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { itemEvent, runEvent } from '../../testing/questEvents.ts';
import { createEventStore } from './eventStore.ts';
import { BATCH_SIZE, createOutbox, MAX_PENDING_RUNS, type SendBatch, type SendResult } from './outbox.ts';

/** A server that stores events by id and whose responses can be changed. */
interface FakeServer {
  stored: Map<string, QuestEvent>;
  calls: string[][];
  respond(events: readonly QuestEvent[]): SendResult;
  send: Mock<SendBatch>;
}

function fakeServer(): FakeServer {
  const stored = new Map<string, QuestEvent>();
  const calls: string[][] = [];
  const server: FakeServer = {
    stored,
    calls,
    respond: () => ({ kind: 'stored', states: {}, refused: [] }),
    send: vi.fn<SendBatch>(async (events) => {
      calls.push(events.map(({ id }) => id));
      const result = server.respond(events);
      if (result.kind === 'stored') for (const event of events) stored.set(event.id, event);
      return result;
    }),
  };
  return server;
}

function tab(
  storage = createFakeStorage(),
  server = fakeServer(),
  lock: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
) {
  const statuses: string[] = [];
  const onStates = vi.fn();
  const onHeld = vi.fn();
  const store = createEventStore('asha', storage);
  const outbox = createOutbox({
    store,
    send: server.send,
    onStatus: (status) => statuses.push(status),
    onStates,
    onHeld,
    withLock: lock,
  });
  return { storage, server, store, outbox, statuses, onHeld, onStates };
}

/** One lock shared by several tabs, like Web Locks. */
function sharedLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

describe('outbox', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends in order, then removes the sent events', async () => {
    const { outbox, server, storage, statuses } = tab();
    outbox.append(itemEvent(1));
    outbox.append(itemEvent(2));
    await outbox.flush();
    expect([...server.stored.keys()]).toEqual([itemEvent(1).id, itemEvent(2).id]);
    expect(storage.names()).toEqual([]);
    expect(statuses[0]).toBe('saving');
    expect(statuses.at(-1)).toBe('saved');
  });

  it('keeps events while offline and retries automatically', async () => {
    const { outbox, server, store, statuses } = tab();
    server.respond = () => ({ kind: 'later' });
    outbox.append(itemEvent(1));
    await outbox.flush();
    expect(statuses.at(-1)).toBe('offline');
    expect(store.list()).toHaveLength(1);
    server.respond = () => ({ kind: 'stored', states: {}, refused: [] });
    await vi.advanceTimersByTimeAsync(70_000);
    expect(server.stored.size).toBe(1);
    expect(statuses.at(-1)).toBe('saved');
  });

  it('respects the retry delay of a busy server', async () => {
    const { outbox, server } = tab();
    server.respond = () => ({ kind: 'later', waitMs: 9000 });
    outbox.append(itemEvent(1));
    await outbox.flush();
    const before = server.calls.length;
    await vi.advanceTimersByTimeAsync(8000);
    expect(server.calls.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1500);
    expect(server.calls.length).toBe(before + 1);
  });

  it('keeps all events while a quota holds them, says why once, and sends them afterwards', async () => {
    const { outbox, server, store, statuses, onHeld } = tab();
    server.respond = () => ({ kind: 'later', waitMs: 20 * 3_600_000, message: 'Enough for today.' });
    for (const n of [1, 2, 3]) outbox.append(itemEvent(n));
    await outbox.flush();
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    expect(store.list().map(({ id }) => id)).toEqual([1, 2, 3].map((n) => itemEvent(n).id));
    expect(onHeld.mock.calls).toEqual([['Enough for today.']]);
    expect(statuses.at(-1)).toBe('offline');
    server.respond = () => ({ kind: 'stored', states: {}, refused: [] });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([server.stored.size, store.list()]).toEqual([3, []]);
  });

  it.each([1e9, Number.MAX_SAFE_INTEGER])('does not ask at once after a wait of %s seconds', async (seconds) => {
    const { outbox, server } = tab();
    server.respond = () => ({ kind: 'later', waitMs: seconds * 1000 });
    outbox.append(itemEvent(1));
    await outbox.flush();
    const before = server.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.calls.length).toBe(before);
  });

  it('sends events stored before a crash', async () => {
    const storage = createFakeStorage();
    createEventStore('asha', storage).add(itemEvent(1));
    const { outbox, server } = tab(storage);
    await outbox.flush();
    expect(server.stored.size).toBe(1);
  });

  it('sends the same id again when the response was lost, so that the server can deduplicate', async () => {
    const storage = createFakeStorage();
    const first = tab(storage);
    first.server.send.mockImplementationOnce(async (events) => {
      for (const event of events) first.server.stored.set(event.id, event);
      throw new Error('the tab was closed before the response arrived');
    });
    first.outbox.append(itemEvent(1));
    await first.outbox.flush();
    first.outbox.stop();
    const second = tab(storage, first.server);
    await second.outbox.flush();
    expect(first.server.stored.size).toBe(1);
    expect(first.server.calls).toEqual([[itemEvent(1).id]]);
    expect(storage.names()).toEqual([]);
  });

  it('supports two tabs that append concurrently, with one request at a time', async () => {
    const storage = createFakeStorage();
    const server = fakeServer();
    const lock = sharedLock();
    const one = tab(storage, server, lock);
    const two = tab(storage, server, lock);
    one.outbox.append(itemEvent(1));
    two.outbox.append(itemEvent(2));
    one.outbox.append(itemEvent(3));
    await Promise.all([one.outbox.flush(), two.outbox.flush()]);
    await Promise.all([one.outbox.flush(), two.outbox.flush()]);
    expect(server.stored.size).toBe(3);
    expect(server.calls.flat()).toHaveLength(3);
  });

  it('splits a long queue into batches', async () => {
    const { outbox, server, store } = tab();
    for (let n = 1; n <= BATCH_SIZE + 5; n += 1) store.add(itemEvent(n));
    await outbox.flush();
    expect(server.calls.map((ids) => ids.length)).toEqual([BATCH_SIZE, 5]);
  });

  it('limits the bytes per request, however long the programs are', async () => {
    const { outbox, server, store } = tab();
    const long = '€'.repeat(6_800);
    for (let n = 1; n <= 12; n += 1) store.add({ ...runEvent(n, long), ref: `task-${n}` } as QuestEvent);
    await outbox.flush();
    expect(server.stored.size).toBe(12);
    for (const [events] of server.send.mock.calls) {
      expect(new TextEncoder().encode(JSON.stringify({ events })).length).toBeLessThan(256 * 1024);
    }
    expect(server.calls.length).toBeLessThan(4);
  });

  it('keeps only the latest pending runs per program, and all other events', () => {
    const storage = createFakeStorage();
    const store = createEventStore('guest', storage);
    const outbox = createOutbox({
      store,
      send: undefined,
      onStatus: vi.fn(),
      onStates: vi.fn(),
      onHeld: vi.fn(),
      withLock: (work) => work(),
    });
    outbox.append(itemEvent(1));
    outbox.append({ ...runEvent(2), ref: 'python-input' } as QuestEvent);
    for (let n = 3; n < 3 + MAX_PENDING_RUNS + 5; n += 1) outbox.append(runEvent(n));
    const remaining = store.list().map(({ id }) => id);
    expect(remaining).toHaveLength(MAX_PENDING_RUNS + 2);
    expect(remaining.slice(0, 3)).toEqual([itemEvent(1).id, itemEvent(2).id, itemEvent(8).id]);
  });

  it('drops only the unreadable event of a batch', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { outbox, server, store } = tab();
    server.respond = (events) =>
      events.some(({ id }) => id === itemEvent(2).id)
        ? { kind: 'unreadable' }
        : { kind: 'stored', states: {}, refused: [] };
    for (const n of [1, 2, 3]) store.add(itemEvent(n));
    await outbox.flush();
    expect([...server.stored.keys()]).toEqual([itemEvent(1).id, itemEvent(3).id]);
    expect(store.list()).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('continues in memory if the storage is full', async () => {
    const { outbox, storage, server } = tab();
    storage.full = true;
    outbox.append(itemEvent(1));
    expect(storage.names()).toEqual([]);
    await outbox.flush();
    expect(server.stored.size).toBe(1);
  });

  it('reports refused events, because the server states then override the local ones', async () => {
    const { outbox, server, onStates } = tab();
    server.respond = () => ({ kind: 'stored', states: {}, refused: [itemEvent(1).id] });
    outbox.append(itemEvent(1));
    await outbox.flush();
    expect(onStates).toHaveBeenLastCalledWith({}, true);
  });

  it('sends with keepalive when the page is hidden', () => {
    const { outbox, server, store } = tab();
    store.add(itemEvent(1));
    outbox.flushOnPageHide();
    expect(server.send).toHaveBeenCalledWith([itemEvent(1)], { keepalive: true });
    expect(store.list()).toHaveLength(1);
  });

  it("moves a guest's events to the account", async () => {
    const storage = createFakeStorage();
    const guest = createEventStore('guest', storage);
    guest.add(itemEvent(1));
    const mine = createEventStore('asha', storage);
    expect(guest.moveTo(mine)).toBe(1);
    expect(guest.list()).toEqual([]);
    expect(mine.list()).toEqual([itemEvent(1)]);
  });

  it('removes an invalid entry', () => {
    const storage = createFakeStorage();
    storage.setItem('lanternwise:outbox:asha:000000000000001:broken', '{');
    expect(createEventStore('asha', storage).list()).toEqual([]);
    expect(storage.names()).toEqual([]);
  });
});
