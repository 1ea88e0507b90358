// Keeps a live connection up: streams lines, polls where streams are held back, waits and resumes after every break.
import {
  LIVE_FIRST_LINE_MS,
  LIVE_POLL_WAIT_MS,
  LIVE_RETRY_STREAM_MS,
  LIVE_SILENCE_MS,
} from '@lanternwise/shared/constants/live';
import { translateServerError } from '../../i18n/serverMessages.ts';
import { newUuid } from '../../lib/newUuid.ts';
import { createValueStore, type ReadableStore } from '../../lib/valueStore.ts';
import { type ApiError, errorMessage } from '../api.ts';
import { RequestError } from '../http/request.ts';
import type { LiveConnection, LiveEvent } from './liveState.ts';

/** The server sends no longer line: a class of 150 has 40 KB. */
const MAX_LINE = 1_000_000;

/**
 * Calls `onMessages` with the complete lines of each chunk. Resolves when the body ends; an incomplete last line is dropped.
 * Rejects if the connection breaks or a line is no JSON object.
 */
async function readLines<M>(reply: Response, onMessages: (messages: M[]) => void): Promise<void> {
  if (!reply.body) return;
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new Error('a line of the live stream is too long');
    const messages = lines.filter((line) => line !== '').map(parseLine<M>);
    if (messages.length > 0) onMessages(messages);
  }
}

/** Typed by the contract, not parsed by it, as the replies of RTK Query. */
function parseLine<M>(line: string): M {
  const message: unknown = JSON.parse(line);
  if (typeof message !== 'object' || message === null || !('type' in message))
    throw new Error('a line of the live stream is no message');
  return message as M;
}

export interface LiveStore<S> extends ReadableStore<S> {
  /** Ends the connection for good. */
  stop(): void;
}

export interface StreamQuery {
  after?: string | undefined;
  tab: string;
  /** Milliseconds; only in polls. */
  wait?: number;
}

interface ControlMessage {
  type: string;
  withinMs?: number;
  code?: string;
  message?: string;
}

/** A refusal in the reader's language. */
const translated = <M extends ControlMessage>(line: M): M =>
  line.type === 'refused'
    ? { ...line, message: translateServerError({ code: line.code ?? '', message: line.message ?? '' }) }
    : line;

interface Options<S, M> {
  /** Rejects with RequestError. */
  send: (query: StreamQuery, signal: AbortSignal) => Promise<Response>;
  reduce: (state: S, event: LiveEvent<M>) => S;
  initial: S;
}

/** How an attempt ended: as announced, cut off after lines had come, nothing in time, no lines at all, or refused for good. */
type Ending =
  | { kind: 'complete'; waitMs: number }
  | { kind: 'cut' }
  | { kind: 'silent' }
  | { kind: 'broken'; waitMs?: number }
  | { kind: 'final' };

const BACKOFF_MS = [300, 1000, 2000, 4000, 8000] as const;
/** Streams in a row that were cut off: something on the way does that. */
const CUTS_BEFORE_POLLING = 3;
/** No answer of these statuses gets better by asking again. */
const FINAL_STATUSES: readonly unknown[] = [401, 403, 404, 409];
const FINAL_CODES: readonly unknown[] = ['too-many-streams'];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one connection; each step reads how far the last came
export function runConnection<
  S extends { cursor: string | null; connection: LiveConnection },
  M extends ControlMessage,
>({ send, reduce, initial }: Options<S, M>): LiveStore<S> {
  const { getState, setState, subscribe } = createValueStore(initial);
  const stopped = new AbortController();
  let current: AbortController | undefined;
  const tab = newUuid();

  function dispatch(events: readonly LiveEvent<M>[]): void {
    if (!stopped.signal.aborted) setState(events.reduce(reduce, getState()));
  }
  const setConnection = (connection: LiveConnection) => {
    if (getState().connection.kind !== connection.kind) dispatch([{ type: 'connection', connection }]);
  };

  /** Opens one stream or sends one poll. A stream ends when it breaks. */
  async function attempt(polls: boolean): Promise<Ending> {
    const own = new AbortController();
    current = own;
    let isSilent = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expectWithin = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isSilent = true;
        own.abort();
      }, ms);
    };
    expectWithin(polls ? LIVE_POLL_WAIT_MS + LIVE_SILENCE_MS : LIVE_FIRST_LINE_MS);
    // A complete answer without lines comes from something on the way, not from the server.
    let ending: Ending = { kind: 'broken' };
    try {
      const query = { after: getState().cursor ?? undefined, tab, ...(polls && { wait: LIVE_POLL_WAIT_MS }) };
      const reply = await send(query, own.signal);
      await readLines<M>(reply, (messages) => {
        if (!polls) expectWithin(LIVE_SILENCE_MS);
        const at = Date.now();
        dispatch(messages.map((message) => ({ type: 'message', message: translated(message), at })));
        if (getState().connection.kind === 'refused') ending = { kind: 'final' };
        else {
          setConnection({ kind: polls ? 'polling' : 'live' });
          ending = polls ? { kind: 'complete', waitMs: 0 } : { kind: 'cut' };
        }
        const goodbye = messages.find(({ type }) => type === 'reconnect');
        if (goodbye) ending = { kind: 'complete', waitMs: Math.random() * (goodbye.withinMs ?? 0) };
      });
      return ending;
    } catch (error) {
      if (stopped.signal.aborted) return { kind: 'final' };
      if (isSilent) return { kind: 'silent' };
      return ending.kind === 'broken' ? endingOf(error) : ending;
    } finally {
      clearTimeout(timer);
      own.abort();
    }
  }

  function endingOf(error: unknown): Ending {
    if (!(error instanceof RequestError)) return { kind: 'broken' };
    const { code = '' } = (error.data ?? {}) as Partial<ApiError>;
    if (!FINAL_STATUSES.includes(error.status) && !FINAL_CODES.includes(code))
      return { kind: 'broken', ...(error.retryAfterMs !== undefined && { waitMs: error.retryAfterMs }) };
    dispatch([{ type: 'connection', connection: { kind: 'refused', code, message: errorMessage(error) } }]);
    return { kind: 'final' };
  }

  async function run(): Promise<void> {
    let failures = 0;
    let cuts = 0;
    let pollsUntil = 0;
    while (!stopped.signal.aborted) {
      const polls = Date.now() < pollsUntil;
      const ending = await attempt(polls);
      if (ending.kind === 'final') return;
      if (ending.kind === 'complete' || ending.kind === 'cut') failures = 0;
      if (ending.kind === 'complete') {
        cuts = 0;
        await sleep(ending.waitMs, stopped.signal);
        continue;
      }
      setConnection({ kind: getState().cursor === null ? 'connecting' : 'resuming' });
      if (ending.kind === 'cut') cuts += 1;
      if (!polls && (ending.kind === 'silent' || cuts >= CUTS_BEFORE_POLLING))
        pollsUntil = Date.now() + LIVE_RETRY_STREAM_MS;
      const backoff = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0;
      failures += 1;
      // Spread, so that a class does not come back in one moment.
      await sleep((ending.kind === 'broken' && ending.waitMs) || backoff * (0.5 + Math.random()), stopped.signal);
    }
  }
  void run();

  return {
    getState,
    subscribe,
    stop() {
      setConnection({ kind: 'stopped' });
      stopped.abort();
      current?.abort();
    },
  };
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });
}
