// Whether the server can be reached, judged by its answers: those from the browser's cache carry the time at which they were kept.
import { useSyncExternalStore } from 'react';
import { KEPT_AT_HEADER, TOO_OLD_STATUS } from './answers.ts';

export interface Connection {
  isOffline: boolean;
  /** When the server last answered, in ms since 1970, if it is known. */
  lastAnswerAt: number | undefined;
  /** What is kept of the server's answers is too old to count. */
  isTooOld: boolean;
}

let connection: Connection = { isOffline: false, lastAnswerAt: undefined, isTooOld: false };
const listeners = new Set<() => void>();

function set(next: Connection): void {
  const { isOffline, isTooOld, lastAnswerAt } = connection;
  // While the server answers, the time of its last answer is kept without telling anybody.
  const isSameTime = lastAnswerAt === next.lastAnswerAt || !next.isOffline;
  const isSame = isOffline === next.isOffline && isTooOld === next.isTooOld && isSameTime;
  connection = next;
  if (!isSame) for (const listener of listeners) listener();
}

/** Every answer of the API is told here; undefined if there was none. */
export function noteReply(reply: Response | undefined): void {
  const keptAt = Number(reply?.headers.get(KEPT_AT_HEADER));
  if (!reply) set({ ...connection, isOffline: true });
  else if (keptAt > 0) set({ isOffline: true, lastAnswerAt: keptAt, isTooOld: reply.status === TOO_OLD_STATUS });
  else set({ isOffline: false, lastAnswerAt: Date.now(), isTooOld: false });
}

/** The browser itself says so, before any request fails. */
export const noteOffline = (): void => set({ ...connection, isOffline: true });

export const readConnection = (): Connection => connection;

export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConnection = (): Connection => useSyncExternalStore(watchConnection, readConnection, readConnection);
