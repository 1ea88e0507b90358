// The requests of progress: sending events (also while the page goes away), reading realm states and programs, leaving a map.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { progressCalls } from '@lanternwise/shared/contracts/addresses/progress';
import type { ProgramsReply } from '@lanternwise/shared/contracts/progress';
import { call, RequestError, send } from '../http/call.ts';
import type { MapProgress } from './mapProgress.ts';
import type { Send, Sent } from './outbox.ts';
import type { RealmStates } from './progressSlice.ts';

/** Statuses after which sending the same again makes no sense. */
const UNREADABLE: readonly unknown[] = [400, 413, 422];

function unsent(error: unknown): Sent {
  if (!(error instanceof RequestError)) return { kind: 'later' };
  if (UNREADABLE.includes(error.status)) return { kind: 'unreadable' };
  return error.retryAfterMs === undefined ? { kind: 'later' } : { kind: 'later', waitMs: error.retryAfterMs };
}

export const sendEvents: Send = async (events, { leaving }) => {
  try {
    const { states, results } = await call(progressCalls.questEvents, { events: [...events] }, { keepalive: leaving });
    const refused = results.filter(({ status }) => status === 'refused').map(({ id }) => id);
    return { kind: 'stored', states, refused };
  } catch (error) {
    return unsent(error);
  }
};

/** Everything the account knows of its realms; undefined where the server cannot say now. */
export async function fetchRealmStates(): Promise<RealmStates | undefined> {
  const reply = await call(progressCalls.realmStates, undefined).catch(() => undefined);
  return reply?.states;
}

/** The newest program of each task that the account has; undefined where the server cannot say now. */
export async function fetchPrograms(): Promise<ProgramsReply['programs'] | undefined> {
  const reply = await call(progressCalls.programs, undefined).catch(() => undefined);
  return reply?.programs;
}

export interface LeavingMap {
  current_map: MapId;
  /** Last path segment of the target. */
  nextMap: string;
  /** 0–100. */
  score: number;
  progress: MapProgress | null;
}

/** Saves that a map is left. Rejects with 'Failed to update map progress' unless the server answers 200. */
export async function saveMapProgress(body: LeavingMap): Promise<void> {
  // Not `call`: nobody reads the reply, and the way to the next realm must not wait for a schema.
  const reply = await send(progressCalls.mapProgress, body).catch(() => undefined);
  if (reply?.status !== 200) throw new Error('Failed to update map progress');
}
