// Sessions of two halves: a bearer token and an HttpOnly cookie. Each half alone is worth nothing, hashes alone are stored.

import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import type { Caller } from '../users/service.ts';
import { deleteExpiredSessions, deleteSession, findSession, insertSession, isBindingInUse } from './repository.ts';
import { equalsInConstantTime, hashToken, isToken, newToken } from './tokens.ts';

/** What other modules do with the sessions of a person. */
export { deleteOtherSessions, deleteSession, deleteSessionsOf, sessionsOf } from './repository.ts';

const HOUR = 3_600_000;
export const SESSION_LIFETIME_MS = 12 * HOUR;
export const REMEMBERED_LIFETIME_MS = 30 * 24 * HOUR;

/** Where a session is held: a browser presents its cookie half, an API client has none. */
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

  /** The live session of this token, if its other half is presented too. */
  async find(token: string, bind: string | undefined, now = Date.now()): Promise<Session | undefined> {
    if (!isToken(token)) return undefined;
    const tokenHash = hashToken(token);
    const found = await findSession(this.#store.db, tokenHash);
    // A suspended or deleted account has no session, even where one was not ended in time.
    if (!found || found.expiresAt <= now || found.user.status !== 'active') return undefined;
    if (found.bindHash !== null && !(bind && equalsInConstantTime(found.bindHash, hashToken(bind)))) return undefined;
    return { tokenHash, ...found };
  }

  /** Begins a session inside a write of the caller. */
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

  /** Ends a session. True where no other tab of this browser needs the cookie half any more. */
  end(session: Session): Promise<boolean> {
    return this.#store.write(async (tx) => {
      await deleteSession(tx, session.tokenHash);
      return session.bindHash !== null && !(await isBindingInUse(tx, session.bindHash, Date.now()));
    });
  }

  purge(now = Date.now()): Promise<void> {
    return this.#store.write((tx) => deleteExpiredSessions(tx, now));
  }

  /** A browser that holds live sessions keeps its cookie half, so that signing in here does not sign out its other tabs. */
  async #reuseOrCreateBinding(tx: Db, presented: string | undefined, now: number): Promise<string> {
    const known = presented && isToken(presented) && (await isBindingInUse(tx, hashToken(presented), now));
    return known ? presented : newToken();
  }
}
