// Takes back a parent's no on behalf of an Admin; the parents who said it are told, and can say it again.
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { MailCause } from '../mail/allowance.ts';
import type { UserRow } from '../users/service.ts';
import { type ConsentTools, reopenAccount } from './answers.ts';
import { currentAnswers, isClosed, saidNo } from './ledger.ts';
import { consentsOf, insertEvent, updateConsent } from './repository.ts';
import { tellParents } from './requestConsent.ts';
import { currentStanding, settleConsent } from './settle.ts';

/** Lifted is not agreed: without another consent the account stays limited where it needs one. */
export async function liftRefusal(
  tx: Db,
  { users, outbox }: ConsentTools,
  user: UserRow,
  cause: MailCause,
): Promise<void> {
  const refusing = [...currentAnswers(await consentsOf(tx, user.id)).values()].filter(saidNo);
  if (refusing.length === 0) throw new HttpError(409, 'nothing-to-lift', 'No parent has said no to this account.');
  const wasClosed = isClosed(await currentStanding(tx, user.id));
  for (const { id } of refusing) await updateConsent(tx, id, { state: 'lifted' });
  await insertEvent(tx, { userId: user.id, kind: 'lifted', actor: 'admin' });
  await settleConsent(tx, user.id);
  if (wasClosed) await reopenAccount(tx, users, user);
  await tellParents(outbox, tx, { user, cause, news: 'lifted' }, refusing);
}
