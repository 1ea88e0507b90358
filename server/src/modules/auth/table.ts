// Defines the tables of sessions, known devices, one-time links (hashes only) and failed sign-ins.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

/** Purposes of one-time links and codes. */
export const TOKEN_PURPOSES = [
  'verify-email',
  'reset-password',
  'consent',
  'class-consent',
  'parent-code',
  'set-up',
  'newsletter',
] as const;

export function authTables(k: ColumnBuilders, users: ReferencedTable) {
  const sessions = k.table(
    'sessions',
    {
      /** sha256 of the bearer token. */
      tokenHash: k.text('token_hash').primaryKey(),
      userId: k.belongsTo('user_id', () => users.id),
      /** sha256 of the cookie half; null for API clients, whose token works alone. */
      bindHash: k.text('bind_hash'),
      createdAt: k.timestamp('created_at').notNull(),
      expiresAt: k.timestamp('expires_at').notNull(),
      remembered: k.bool('remembered').notNull(),
      /** Browser and system, e.g. "Firefox on Windows", so that users can tell their sessions apart. */
      device: k.text('device'),
    },
    (t) => [
      k.index('sessions_user').on(t.userId),
      k.index('sessions_bind').on(t.bindHash),
      k.index('sessions_expires').on(t.expiresAt),
    ],
  );
  const signInFailures = k.table('sign_in_failures', {
    /** sha256 of what is locked, for example a typed user name. */
    key: k.text('key').primaryKey(),
    count: k.int('count').notNull(),
    lastAt: k.timestamp('last_at').notNull(),
  });
  const knownDevices = k.table(
    'known_devices',
    {
      userId: k.belongsTo('user_id', () => users.id),
      /** sha256 of the browser's cookie half. */
      deviceHash: k.text('device_hash').notNull(),
      lastUsedAt: k.timestamp('last_used_at').notNull(),
    },
    (t) => [
      k.primaryKey({ columns: [t.deviceHash, t.userId] }),
      k.index('known_devices_user').on(t.userId),
      k.index('known_devices_used').on(t.lastUsedAt),
    ],
  );
  const accountTokens = k.table(
    'account_tokens',
    {
      /** sha256 of the purpose and the secret. */
      tokenHash: k.text('token_hash').primaryKey(),
      purpose: k.textEnum('purpose', TOKEN_PURPOSES).notNull(),
      /** Id of the account; null for the set-up link of the first Admin and for the newsletter. */
      userId: k.text('user_id').references(() => users.id, { onDelete: 'cascade' }),
      /** What the link proves: an e-mail address, the id of a consent, or a class consent with the parent's address. */
      subject: k.text('subject').notNull(),
      createdAt: k.timestamp('created_at').notNull(),
      expiresAt: k.timestamp('expires_at').notNull(),
    },
    (t) => [k.index('account_tokens_user').on(t.userId, t.purpose), k.index('account_tokens_expires').on(t.expiresAt)],
  );
  return { sessions, signInFailures, knownDevices, accountTokens };
}
