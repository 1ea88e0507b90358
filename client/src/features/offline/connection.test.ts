// Tests what answers of the server tell about the connection.
import { afterEach, expect, it, vi } from 'vitest';
import { IN_PLACE_HEADER, KEPT_AT_HEADER, TOO_OLD_STATUS } from './answers.ts';
import { connection, noteForeignReply, noteOffline, noteReply } from './connection.ts';

const fresh = () => new Response('{}');
const kept = (at: number, status = 200) => new Response('{}', { status, headers: { [KEPT_AT_HEADER]: String(at) } });

afterEach(() => noteReply(fresh()));

it('is offline after a request without an answer, and online with the next answer', () => {
  noteReply(undefined);
  expect(connection.getState().isOffline).toBe(true);
  noteReply(fresh());
  expect(connection.getState().isOffline).toBe(false);
});

it('knows when a kept answer left the server, and whether it still counts', () => {
  noteReply(kept(1000));
  expect(connection.getState()).toEqual({ isOffline: true, lastAnswerAt: 1000, isTooOld: false, isForeign: false });
  noteReply(kept(1000, TOO_OLD_STATUS));
  expect(connection.getState()).toMatchObject({ isOffline: true, isTooOld: true });
});

it('remembers when the server last answered while it did', () => {
  vi.useFakeTimers({ now: 5000 });
  noteReply(fresh());
  vi.setSystemTime(9000);
  noteReply(fresh());
  vi.setSystemTime(20_000);
  noteReply(undefined);
  expect(connection.getState().lastAnswerAt).toBe(9000);
  vi.useRealTimers();
});

it('remembers the last answer while the browser says that it is offline', () => {
  noteReply(kept(1000));
  noteOffline();
  expect(connection.getState()).toMatchObject({ isOffline: true, lastAnswerAt: 1000 });
});

it('tells its listeners changes only, not every answer', () => {
  const listener = vi.fn();
  const stop = connection.subscribe(listener);
  noteReply(fresh());
  noteReply(fresh());
  expect(listener).not.toHaveBeenCalled();
  noteReply(undefined);
  noteReply(undefined);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

it('tells a filter from a broken line, also where a kept answer stands for it', () => {
  noteForeignReply();
  expect(connection.getState()).toMatchObject({ isOffline: true, isForeign: true });
  noteReply(undefined);
  expect(connection.getState()).toMatchObject({ isOffline: true, isForeign: false });
  const inPlace = kept(1000);
  inPlace.headers.set(IN_PLACE_HEADER, '1');
  noteReply(inPlace);
  expect(connection.getState()).toMatchObject({ isOffline: true, isForeign: true, lastAnswerAt: 1000 });
  noteReply(fresh());
  expect(connection.getState()).toMatchObject({ isOffline: false, isForeign: false });
});
