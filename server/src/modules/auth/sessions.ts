// Manages sessions with two halves, a bearer token and an HttpOnly cookie; both are required, and only hashes are stored.

import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import type { SessionClient } from '../../http/sessionCredentials.ts';
import type { Caller } from '../users/service.ts';
import { isOurDevice, rememberDevice } from './devices.ts';
import {
  deleteExpiredSessions,
  deleteOldestSessions,
  deleteSession,
  findSession,
  insertSession,
} from './repository.ts';
import { equalsInConstantTime, hashToken, isToken, newToken } from './tokens.ts';

/** For other modules. */
export {
  countSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  MAX_SESSIONS,
  sessionsOf,
} from './repository.ts';

const HOUR = 3_600_000;
export const SESSION_LIFETIME_MS = 12 * HOUR;
export const REMEMBERED_LIFETIME_MS = 30 * 24 * HOUR;

export interface Session {
  tokenHash: string;
  expiresAt: number;
  remembered: boolean;
  bindHash: string | null;
  user: Caller;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

export interface NewSession {
  token: string;
  /** The cookie half to set; null for API clients. */
  bind: string | null;
  expiresAt: number;
}

export class SessionsService {
  constructor(private readonly store: Store) {}

  /** The active session of this token; undefined if the cookie half does not match. */
  async find(token: string, bind: string | undefined, now = Date.now()): Promise<Session | undefined> {
    if (!isToken(token)) return undefined;
    const tokenHash = hashToken(token);
    const found = await findSession(this.store.db, tokenHash);
    // Suspended and deleted accounts have no valid sessions, even if a session row still exists.
    if (!found || found.expiresAt <= now || found.user.status !== 'active') return undefined;
    if (found.bindHash !== null && !(bind && equalsInConstantTime(found.bindHash, hashToken(bind)))) return undefined;
    return { tokenHash, ...found };
  }

  /** Creates a session in the caller's transaction; its browser is then known. */
  async create(tx: Db, userId: string, client: SessionClient, remember: boolean): Promise<NewSession> {
    const now = Date.now();
    const token = newToken();
    const bind = await this.rememberClient(tx, userId, client, now);
    const expiresAt = now + (remember ? REMEMBERED_LIFETIME_MS : SESSION_LIFETIME_MS);
    await insertSession(tx, {
      tokenHash: hashToken(token),
      userId,
      bindHash: bind === null ? null : hashToken(bind),
      createdAt: now,
      expiresAt,
      remembered: remember,
      device: client.device ?? null,
    });
    await deleteOldestSessions(tx, userId, { keep: hashToken(token), now });
    return { token, bind, expiresAt };
  }

  /** Makes a browser known to an account. Returns its cookie half; null for API clients, which are never known. */
  async rememberClient(tx: Db, userId: string, client: SessionClient, now = Date.now()): Promise<string | null> {
    if (client.kind === 'api') return null;
    const bind = await this.#reuseOrCreateBinding(tx, client.bind);
    await rememberDevice(tx, userId, hashToken(bind), now);
    return bind;
  }

  /** Ends a session. The cookie half stays: it is worth nothing without a token, and the device stays known by it. */
  end(session: Session): Promise<void> {
    return this.store.write((tx) => deleteSession(tx, session.tokenHash));
  }

  purge(now = Date.now()): Promise<void> {
    return this.store.write((tx) => deleteExpiredSessions(tx, now));
  }

  /** Keeps the cookie half of a browser that we gave it, so that other tabs stay signed in and the device stays known. */
  async #reuseOrCreateBinding(tx: Db, presented: string | undefined): Promise<string> {
    const known = presented && isToken(presented) && (await isOurDevice(tx, hashToken(presented)));
    return known ? presented : newToken();
  }
}
