// The requests of progress: sending events (also while the page goes away), reading realm states and programs, leaving a map.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { ProgramsReply } from '@lanternwise/shared/contracts/progress';
import { progressEndpoints } from '@lanternwise/shared/contracts/routes/progress';
import { callApi, RequestError, sendRequest } from '../http/callApi.ts';
import type { MapProgress } from './mapProgress.ts';
import type { SendBatch, SendResult } from './outbox.ts';
import type { RealmStates } from './progressSlice.ts';

/** Statuses after which sending the same again makes no sense. */
const UNREADABLE_STATUSES: readonly unknown[] = [400, 413, 422];

function resultFromError(error: unknown): SendResult {
  if (!(error instanceof RequestError)) return { kind: 'later' };
  if (UNREADABLE_STATUSES.includes(error.status)) return { kind: 'unreadable' };
  return error.retryAfterMs === undefined ? { kind: 'later' } : { kind: 'later', waitMs: error.retryAfterMs };
}

export const sendEvents: SendBatch = async (events, { keepalive: leaving }) => {
  try {
    const { states, results } = await callApi(
      progressEndpoints.questEvents,
      { events: [...events] },
      { keepalive: leaving },
    );
    const refused = results.filter(({ status }) => status === 'refused').map(({ id }) => id);
    return { kind: 'stored', states, refused };
  } catch (error) {
    return resultFromError(error);
  }
};

/** Everything the account knows of its realms; undefined where the server cannot say now. */
export async function fetchRealmStates(): Promise<RealmStates | undefined> {
  const reply = await callApi(progressEndpoints.realmStates, undefined).catch(() => undefined);
  return reply?.states;
}

/** The newest program of each task that the account has; undefined where the server cannot say now. */
export async function fetchPrograms(): Promise<ProgramsReply['programs'] | undefined> {
  const reply = await callApi(progressEndpoints.programs, undefined).catch(() => undefined);
  return reply?.programs;
}

export interface MapExitReport {
  current_map: MapId;
  /** Last path segment of the target. */
  nextMap: string;
  /** 0–100. */
  score: number;
  progress: MapProgress | null;
}

/** Saves that a map is left. Rejects with 'Failed to update map progress' unless the server answers 200. */
export async function saveMapProgress(body: MapExitReport): Promise<void> {
  // Not `call`: nobody reads the reply, and the way to the next realm must not wait for a schema.
  const reply = await sendRequest(progressEndpoints.mapProgress, body).catch(() => undefined);
  if (reply?.status !== 200) throw new Error('Failed to update map progress');
}
