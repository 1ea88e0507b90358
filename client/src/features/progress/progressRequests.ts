// Sends the progress requests: quest events, realm states, programs and map exits.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { Contracts } from '@lanternwise/shared/contracts/calls';
import type { ErrorCode } from '@lanternwise/shared/contracts/error-codes';
import type { ProgramsReply } from '@lanternwise/shared/contracts/progress';
import { errorCode, errorMessage, isForeignReply } from '../api.ts';
import { type ArgsOf, type ReplyOf, RequestError, request } from '../http/request.ts';
import type { MapProgress } from './mapProgress.ts';
import type { SendBatch, SendResult } from './outbox.ts';
import type { RealmStates } from './progressSlice.ts';

/** Statuses after which a retry is pointless. */
const UNREADABLE_STATUSES: readonly unknown[] = [400, 413, 422];

/** Codes of an account that may store nothing more, today or ever: its events stay in this browser. */
const QUOTA_CODES: readonly unknown[] = ['account-full', 'enough-for-today'] satisfies ErrorCode[];
/** How long to wait where the server does not say it. */
const QUOTA_WAIT_MS = 3_600_000;

function resultFromError(error: unknown): SendResult {
  if (!(error instanceof RequestError)) return { kind: 'later' };
  if (isForeignReply(error)) return { kind: 'later', message: errorMessage(error) };
  if (QUOTA_CODES.includes(errorCode(error))) {
    return { kind: 'later', waitMs: error.retryAfterMs ?? QUOTA_WAIT_MS, message: errorMessage(error) };
  }
  if (UNREADABLE_STATUSES.includes(error.status)) return { kind: 'unreadable' };
  return error.retryAfterMs === undefined ? { kind: 'later' } : { kind: 'later', waitMs: error.retryAfterMs };
}

export const sendEvents: SendBatch = async (events, { keepalive }) => {
  try {
    const reply = await request('POST /user/quest-events', { events: [...events] }, { keepalive });
    const { states, results } = await reply.json();
    const refused = results.filter(({ status }) => status === 'refused').map(({ id }) => id);
    return { kind: 'stored', states, refused };
  } catch (error) {
    return resultFromError(error);
  }
};

/** Undefined if the request fails. */
async function read<K extends 'GET /user/realm-states' | 'GET /user/programs'>(
  call: K,
): Promise<ReplyOf<Contracts[K]> | undefined> {
  const reply = await request<K>(call, undefined as ArgsOf<Contracts[K]>).catch(() => undefined);
  return reply?.json().catch(() => undefined);
}

/** All realm states of the account; undefined if the request fails. */
export async function fetchRealmStates(): Promise<RealmStates | undefined> {
  return (await read('GET /user/realm-states'))?.states;
}

/** The account's newest program of each task; undefined if the request fails. */
export async function fetchPrograms(): Promise<ProgramsReply['programs'] | undefined> {
  return (await read('GET /user/programs'))?.programs;
}

/** The account's newest program of blocks for this activity, anywhere; undefined if there is none or the request fails. */
export async function fetchBlocks(activity: string): Promise<{ answer: unknown; at: number } | undefined> {
  const reply = await read('GET /user/programs');
  const found = reply?.blocks.find(({ ref }) => ref === activity);
  return found && { answer: found.answer, at: found.answeredAt };
}

export interface MapExitReport {
  current_map: MapId;
  /** Last path segment of the target. */
  nextMap: string;
  /** 0–100. */
  score: number;
  progress: MapProgress | null;
}

/** Reports a map exit. Rejects with 'Failed to update map progress' unless the server itself says 200. */
export async function saveMapProgress(body: MapExitReport): Promise<void> {
  const reply = await request('POST /user/map-progress', body)
    .then(async (good) => good.status === 200 && (await good.json()))
    .catch(() => undefined);
  if (!reply) throw new Error('Failed to update map progress');
}
