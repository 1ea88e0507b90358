// Manages sessions with two halves, a bearer token and an HttpOnly cookie; both are required, and only hashes are stored.

import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import type { Caller } from '../users/service.ts';
import { deleteExpiredSessions, deleteSession, findSession, insertSession, isBindingInUse } from './repository.ts';
import { equalsInConstantTime, hashToken, isToken, newToken } from './tokens.ts';

/** For other modules. */
export { deleteOtherSessions, deleteSession, deleteSessionsOf, sessionsOf } from './repository.ts';

const HOUR = 3_600_000;
export const SESSION_LIFETIME_MS = 12 * HOUR;
export const REMEMBERED_LIFETIME_MS = 30 * 24 * HOUR;

/** Client of a session: a browser sends its cookie half, an API client has none. */
export type SessionClient = ({ kind: 'browser'; bind: string | undefined } | { kind: 'api' }) & { device?: string };

export interface Session {
  tokenHash: string;
  expiresAt: number;
  remembered: boolean;
  bindHash: string | null;
  user: Caller;
}

export interface NewSession {
  token: string;
  /** The cookie half to set; null for API clients. */
  bind: string | null;
  expiresAt: number;
}

export class SessionsService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The active session of this token; undefined if the cookie half does not match. */
  async find(token: string, bind: string | undefined, now = Date.now()): Promise<Session | undefined> {
    if (!isToken(token)) return undefined;
    const tokenHash = hashToken(token);
    const found = await findSession(this.#store.db, tokenHash);
    // Suspended and deleted accounts have no valid sessions, even if a session row still exists.
    if (!found || found.expiresAt <= now || found.user.status !== 'active') return undefined;
    if (found.bindHash !== null && !(bind && equalsInConstantTime(found.bindHash, hashToken(bind)))) return undefined;
    return { tokenHash, ...found };
  }

  /** Creates a session in the caller's transaction. */
  async create(tx: Db, userId: string, client: SessionClient, remember: boolean): Promise<NewSession> {
    const now = Date.now();
    const token = newToken();
    const bind = client.kind === 'api' ? null : await this.#reuseOrCreateBinding(tx, client.bind, now);
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
    return { token, bind, expiresAt };
  }

  /** Ends a session. Resolves to true if no other session of this browser uses the cookie half. */
  end(session: Session): Promise<boolean> {
    return this.#store.write(async (tx) => {
      await deleteSession(tx, session.tokenHash);
      return session.bindHash !== null && !(await isBindingInUse(tx, session.bindHash, Date.now()));
    });
  }

  purge(now = Date.now()): Promise<void> {
    return this.#store.write((tx) => deleteExpiredSessions(tx, now));
  }

  /** Reuses the cookie half of a browser with active sessions, so that other tabs stay signed in. */
  async #reuseOrCreateBinding(tx: Db, presented: string | undefined, now: number): Promise<string> {
    const known = presented && isToken(presented) && (await isBindingInUse(tx, hashToken(presented), now));
    return known ? presented : newToken();
  }
}
