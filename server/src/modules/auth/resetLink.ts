// Password reset functions for other modules: creating a link and ending sessions.
import type { Db } from '../../db/db.ts';
import { deleteLinks, issueLink } from './links.ts';

export { passwordResetMail } from './mailTemplates.ts';
export { deleteSessionsOf } from './repository.ts';

/**
 * Creates a reset link and invalidates older ones; returns its path. `to` is the address to which it is mailed; empty if the link is shown.
 * It works for an hour, or for `lifetimeMs`.
 */
export async function makeResetLink(tx: Db, userId: string, to: string, lifetimeMs?: number): Promise<`/${string}`> {
  await deleteLinks(tx, 'reset-password', userId);
  const token = await issueLink(tx, {
    purpose: 'reset-password',
    userId,
    subject: to,
    ...(lifetimeMs !== undefined && { lifetimeMs }),
  });
  return `/reset-password?token=${token}`;
}
