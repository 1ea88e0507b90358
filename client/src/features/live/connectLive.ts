// Connects a page to a live lesson: the teacher's view of a class, or the learner's view of a lesson in any of their classes.
import type { BoardMessage, OwnLiveMessage } from '@lanternwise/shared/contracts/liveMessages';
import { request } from '../http/request.ts';
import { type LiveStore, runConnection } from './connection.ts';
import {
  type BoardState,
  boardReducer,
  EMPTY_BOARD,
  EMPTY_OWN_LIVE,
  type OwnLiveState,
  ownLiveReducer,
} from './liveState.ts';

export const connectBoard = (groupId: string): LiveStore<BoardState> =>
  runConnection<BoardState, BoardMessage>({
    send: (query, signal) => request('GET /groups/:groupId/live/stream', { groupId, ...query }, { signal }),
    reduce: boardReducer,
    initial: EMPTY_BOARD,
  });

/**
 * Connect it while the learner is in a class and the page is visible: browsers allow a site six connections over HTTP/1.1, and a hidden
 * page needs none. A lesson that starts later arrives on the same connection.
 */
export const connectOwnLive = (): LiveStore<OwnLiveState> =>
  runConnection<OwnLiveState, OwnLiveMessage>({
    send: (query, signal) => request('GET /user/live/stream', { ...query }, { signal }),
    reduce: ownLiveReducer,
    initial: EMPTY_OWN_LIVE,
  });
