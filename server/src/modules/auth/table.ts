// The tables of sessions (hashes only, never a token) and of failed sign-ins.
import type { Kit, OwnerTable } from '../../db/kit.ts';

export function authTables(k: Kit, users: OwnerTable) {
  const sessions = k.table(
    'sessions',
    {
      /** sha256 of the bearer token. */
      tokenHash: k.text('token_hash').primaryKey(),
      userId: k
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** sha256 of the cookie half; null where an API client asked for a token that works alone. */
      bindHash: k.text('bind_hash'),
      createdAt: k.when('created_at').notNull(),
      expiresAt: k.when('expires_at').notNull(),
      remembered: k.bool('remembered').notNull(),
    },
    (t) => [
      k.index('sessions_user').on(t.userId),
      k.index('sessions_bind').on(t.bindHash),
      k.index('sessions_expires').on(t.expiresAt),
    ],
  );
  const signInFailures = k.table('sign_in_failures', {
    /** sha256 of the account's id, or of the identifier where there is no such account. */
    key: k.text('key').primaryKey(),
    count: k.int('count').notNull(),
    lastAt: k.when('last_at').notNull(),
  });
  return { sessions, signInFailures };
}
