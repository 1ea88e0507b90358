// Sends waiting events to the server in order, again and again until it has them; ids make a second sending harmless.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { EventStore } from './eventStore.ts';
import type { RealmStates } from './progressSlice.ts';
import type { SaveStatus } from './types.ts';

export type SendResult =
  /** The server has them. `refused` ids broke a rule there: its states then replace ours. */
  | { kind: 'stored'; states: RealmStates; refused: readonly string[] }
  /** No answer, or the server is busy: later. `waitMs` where it said when. */
  | { kind: 'later'; waitMs?: number }
  /** The server cannot read this batch at all. */
  | { kind: 'unreadable' };

export type SendBatch = (events: readonly QuestEvent[], options: { keepalive: boolean }) => Promise<SendResult>;

export interface OutboxOptions {
  store: EventStore;
  /** Undefined for a guest: events wait for an account. */
  send: SendBatch | undefined;
  onStatus(status: SaveStatus): void;
  onStates(states: RealmStates, refused: boolean): void;
  onMemoryOnly(): void;
  /** Lets one tab send at a time where the browser can (Web Locks). */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

export interface Outbox {
  append(event: QuestEvent): void;
  /** Tries now. Resolves when nothing waits (true) or sending has to wait (false). */
  flush(): Promise<boolean>;
  /** The page is going: one last sending that outlives it. */
  flushOnPageHide(): void;
  stop(): void;
}

/** Events in one request. */
export const BATCH_SIZE = 40;
/** Bytes of events in one request: the server takes 256 KB, and a page that goes away may send 64 KB after itself. */
const BATCH_MAX_BYTES = 200_000;
const KEEPALIVE_MAX_BYTES = 60_000;
/** Runs of one program that wait; a guest's could otherwise fill the browser's storage. */
export const MAX_WAITING_RUNS = 20;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

/** The first events that fit into one request together; at least one. */
function nextBatch(waiting: readonly QuestEvent[], bytes: number): readonly QuestEvent[] {
  const encoder = new TextEncoder();
  let size = 0;
  const fits = waiting.slice(0, BATCH_SIZE).findIndex((event, at) => {
    size += encoder.encode(JSON.stringify(event)).length + 1;
    return at > 0 && size > bytes;
  });
  return waiting.slice(0, fits === -1 ? BATCH_SIZE : fits);
}

/** The waiting runs that a newer run of the same program pushes out. */
function evictedRuns(waiting: readonly QuestEvent[], event: QuestEvent & { kind: 'program-run' }): string[] {
  const isSameProgram = (one: QuestEvent) =>
    one.kind === 'program-run' && one.realm === event.realm && one.ref === event.ref;
  const runs = waiting.filter(isSameProgram);
  return runs.slice(0, Math.max(0, runs.length - MAX_WAITING_RUNS)).map(({ id }) => id);
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { store, send, onStatus, onStates } = options;
  let flushing: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;

  const retryLater = (waitMs: number | undefined) => {
    onStatus('offline');
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
    failures += 1;
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), waitMs ?? backoff);
  };

  /** Sends one batch; an unreadable one is taken apart so that one bad event never holds up the others. */
  async function sendBatch(batch: readonly QuestEvent[], sendNow: SendBatch): Promise<boolean> {
    const sent = await sendNow(batch, { keepalive: false });
    if (sent.kind === 'later') {
      retryLater(sent.waitMs);
      return false;
    }
    if (sent.kind === 'unreadable' && batch.length > 1) {
      for (const event of batch) if (!(await sendBatch([event], sendNow))) return false;
      return true;
    }
    if (sent.kind === 'unreadable') console.warn('An event was dropped: the server cannot read it', batch[0]?.kind);
    store.remove(batch.map((event) => event.id));
    if (sent.kind === 'stored') onStates(sent.states, sent.refused.length > 0);
    return true;
  }

  async function sendAll(sendNow: SendBatch): Promise<boolean> {
    for (;;) {
      const waiting = store.list();
      if (waiting.length === 0 || stopped) {
        if (!stopped) onStatus('saved');
        return waiting.length === 0;
      }
      onStatus('saving');
      if (!(await sendBatch(nextBatch(waiting, BATCH_MAX_BYTES), sendNow))) return false;
      failures = 0;
    }
  }

  function flush(): Promise<boolean> {
    if (!send) {
      onStatus('saved');
      return Promise.resolve(true);
    }
    clearTimeout(timer);
    flushing ??= options
      .withLock(() => sendAll(send))
      .catch(() => {
        retryLater(undefined);
        return false;
      })
      .finally(() => {
        flushing = undefined;
      });
    return flushing;
  }

  return {
    append(event) {
      if (!store.add(event)) options.onMemoryOnly();
      if (event.kind === 'program-run') store.remove(evictedRuns(store.list(), event));
      if (!send) return;
      onStatus('saving');
      if (failures === 0) void flush();
    },
    flush,
    flushOnPageHide() {
      const waiting = nextBatch(store.list(), KEEPALIVE_MAX_BYTES);
      if (send && waiting.length > 0) void send(waiting, { keepalive: true }).catch(() => undefined);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
