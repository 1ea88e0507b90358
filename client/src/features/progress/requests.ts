// The requests of progress: sending events (also while the page goes away), reading realm states and programs, leaving a map.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { readToken } from '../session/token.ts';
import type { MapProgress } from './mapProgress.ts';
import type { Send, Sent } from './outbox.ts';
import type { RealmStates } from './progressSlice.ts';

const UNREADABLE: readonly number[] = [400, 413, 422];

function headers(): Record<string, string> {
  const token = readToken();
  return { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
}

function later(reply: Response): Sent {
  const seconds = Number(reply.headers.get('retry-after'));
  return seconds > 0 ? { kind: 'later', waitMs: seconds * 1000 } : { kind: 'later' };
}

interface EventsReply {
  states: RealmStates;
  results: readonly { id: string; status: 'applied' | 'duplicate' | 'refused' }[];
}

export const sendEvents: Send = async (events, { leaving }) => {
  try {
    const reply = await fetch('/api/v1/user/quest-events', {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({ events }),
      keepalive: leaving,
    });
    if (UNREADABLE.includes(reply.status)) return { kind: 'unreadable' };
    if (!reply.ok) return later(reply);
    const { states, results } = (await reply.json()) as EventsReply;
    const refused = results.filter(({ status }) => status === 'refused').map(({ id }) => id);
    return { kind: 'stored', states, refused };
  } catch {
    return { kind: 'later' };
  }
};

/** Everything the account knows of its realms; undefined where the server cannot say now. */
export async function fetchRealmStates(): Promise<RealmStates | undefined> {
  try {
    const reply = await fetch('/api/v1/user/realm-states', { headers: headers() });
    if (!reply.ok) return undefined;
    return ((await reply.json()) as { states: Partial<Record<MapId, RealmState>> }).states;
  } catch {
    return undefined;
  }
}

export interface NewestProgram {
  realm: string;
  ref: string;
  code: string;
  ranAt: number;
}

/** The newest program of each task that the account has; undefined where the server cannot say now. */
export async function fetchPrograms(): Promise<readonly NewestProgram[] | undefined> {
  try {
    const reply = await fetch('/api/v1/user/programs', { headers: headers() });
    if (!reply.ok) return undefined;
    return ((await reply.json()) as { programs: readonly NewestProgram[] }).programs;
  } catch {
    return undefined;
  }
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
  const reply = await fetch('/api/v1/user/map-progress', {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (reply?.status !== 200) throw new Error('Failed to update map progress');
}
