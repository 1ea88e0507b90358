// What other modules may do about getting into an account: make a link for a new password, and end its sessions.
import type { Db } from '../../db/db.ts';
import { deleteLinks, issueLink } from './links.ts';

export { passwordResetMail } from './mailTemplates.ts';
export { deleteSessionsOf } from './repository.ts';

/** Links made before stop working. `to` is the address it is mailed to; a link that is shown proves no address. */
export async function makeResetLink(tx: Db, userId: string, to: string, site: string): Promise<string> {
  await deleteLinks(tx, 'reset-password', userId);
  const token = await issueLink(tx, { purpose: 'reset-password', userId, subject: to });
  return `${site}/reset-password?token=${token}`;
}
