// Whether the server can be reached, judged by its answers: those from the browser's cache carry the time at which they were kept.
import { createValueStore, useStoreValue } from '../../lib/valueStore.ts';
import { noteServerTime } from '../http/serverClock.ts';
import { IN_PLACE_HEADER, KEPT_AT_HEADER, TOO_OLD_STATUS } from './answers.ts';

export interface Connection {
  isOffline: boolean;
  /** When the server last answered, in ms since 1970, if it is known. */
  lastAnswerAt: number | undefined;
  /** What is kept of the server's answers is too old to count. */
  isTooOld: boolean;
  /** Something between browser and server answers in its place, such as a school's filter. */
  isForeign: boolean;
}

/** Beside Redux: the requests tell it, also those that are sent without a store. */
export const connection = createValueStore<Connection>(
  { isOffline: false, lastAnswerAt: undefined, isTooOld: false, isForeign: false },
  (next, before) =>
    next.isOffline === before.isOffline &&
    next.isTooOld === before.isTooOld &&
    next.isForeign === before.isForeign &&
    // While the server answers, the time of its last answer is kept without telling anybody.
    (next.lastAnswerAt === before.lastAnswerAt || !next.isOffline),
);

/** Every answer of the API is told here; undefined if there was none. */
export function noteReply(reply: Response | undefined): void {
  const keptAt = Number(reply?.headers.get(KEPT_AT_HEADER));
  if (!reply) noteOffline();
  else if (keptAt > 0) {
    const isForeign = reply.headers.has(IN_PLACE_HEADER);
    const isTooOld = reply.status === TOO_OLD_STATUS;
    connection.setState({ isOffline: true, lastAnswerAt: keptAt, isTooOld, isForeign });
  } else {
    noteServerTime(reply);
    connection.setState({ isOffline: false, lastAnswerAt: Date.now(), isTooOld: false, isForeign: false });
  }
}

/** The server is out of reach, though something answers. */
export const noteForeignReply = (): void =>
  connection.setState({ ...connection.getState(), isOffline: true, isForeign: true });

/** The browser itself says so, before any request fails. */
export const noteOffline = (): void =>
  connection.setState({ ...connection.getState(), isOffline: true, isForeign: false });

export const useConnection = (): Connection => useStoreValue(connection, (now) => now);
