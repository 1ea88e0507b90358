// Whether a child's works may travel: a parent's answer to a question of its own, which no consent to the account covers.
import { BACKPACK_TEXT_VERSION } from '@lanternwise/shared/constants/backpack';
import type { BackpackRight } from '@lanternwise/shared/contracts/backpack';
import type { Db, Row } from '../../db/db.ts';
import { findBy, putInto } from '../../db/rows.ts';
import { HttpError } from '../../http/errors.ts';
import { deleteBackpack } from '../backpack/emptied.ts';
import { type MailCause, mailboxOf } from '../mail/allowance.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import type { UserRow, UsersService } from '../users/service.ts';
import { currentAnswers, saidNo, type Voice, voiceOf } from './ledger.ts';
import { type ConsentRow, consentsOf, insertEvent } from './repository.ts';
import { tellParents } from './requestConsent.ts';

export interface BackpackTools {
  users: UsersService;
  outbox: MailOutbox;
}

const findPermission = findBy('backpackPermissions', 'userId');
const putPermission = putInto('backpackPermissions', 'userId');

/** Parents who agree to the account now; a yes from the child's own mailbox is nobody's. */
function agreeing(rows: readonly ConsentRow[], { email }: Pick<UserRow, 'email'>): Map<Voice, ConsentRow> {
  const own = email === null ? undefined : mailboxOf(email);
  const answers = currentAnswers(rows);
  const isYes = ([voice, row]: [Voice, ConsentRow]) =>
    row.state === 'given' && row.method === 'mailed-link' && voice !== own;
  return [...answers.values()].some(saidNo) ? new Map() : new Map([...answers].filter(isYes));
}

const speakerOf = ({ consentId }: Row<'backpackPermissions'>, rows: readonly ConsentRow[]): Voice | undefined => {
  const row = rows.find(({ id }) => id === consentId);
  return row && voiceOf(row);
};

/** What is known about the question: who could answer, what was said, and by whom. */
export interface BackpackQuestion {
  parents: ReadonlyMap<Voice, ConsentRow>;
  permission: Row<'backpackPermissions'> | undefined;
  speaker: Voice | undefined;
}

export async function backpackQuestion(db: Db, user: UserRow): Promise<BackpackQuestion> {
  const rows = await consentsOf(db, user.id);
  const permission = await findPermission(db, user.id);
  return { parents: agreeing(rows, user), permission, speaker: permission && speakerOf(permission, rows) };
}

const isAllowed = ({ parents, permission, speaker }: BackpackQuestion): boolean =>
  permission?.isAllowed === true &&
  permission.textVersion === BACKPACK_TEXT_VERSION &&
  speaker !== undefined &&
  parents.has(speaker);

export async function backpackRight(db: Db, users: UsersService, user: UserRow): Promise<BackpackRight> {
  if (users.isLimited(user)) return 'limited';
  if (!users.needsConsent(user)) return 'yes';
  const question = await backpackQuestion(db, user);
  if (question.parents.size === 0) return 'no-parent';
  if (question.permission?.isAllowed === false) return 'parent-said-no';
  return isAllowed(question) ? 'yes' : 'ask-parent';
}

/** What a parent sees of the question. A no is changed only by who said it. */
export function backpackView(question: BackpackQuestion, reader: Voice | undefined) {
  const { parents, permission, speaker } = question;
  const isOthersNo = permission?.isAllowed === false && speaker !== reader;
  const mayDecide = reader !== undefined && parents.has(reader) && !isOthersNo;
  return { isAllowed: isAllowed(question), mayDecide };
}

/** Records what a parent who agrees to the account says; a withdrawal deletes what was packed. */
export async function decideBackpack(
  tx: Db,
  { row, user, choice }: { row: ConsentRow; user: UserRow; choice: 'allow' | 'withdraw' },
): Promise<void> {
  const question = await backpackQuestion(tx, user);
  if (!question.parents.has(voiceOf(row))) {
    throw new HttpError(409, 'consent-first', 'Please give your consent to the account first.');
  }
  if (!backpackView(question, voiceOf(row)).mayDecide) {
    throw new HttpError(
      409,
      'backpack-parent-refused',
      'The other parent said no to the backpack. Only that parent can change it.',
    );
  }
  const isYes = choice === 'allow';
  const now = Date.now();
  await putPermission(tx, {
    userId: user.id,
    consentId: row.id,
    textVersion: BACKPACK_TEXT_VERSION,
    isAllowed: isYes,
    decidedAt: now,
  });
  const kind = isYes ? 'backpack-allowed' : 'backpack-withdrawn';
  await insertEvent(tx, { userId: user.id, kind, actor: 'parent', consentId: row.id, at: now });
  if (!isYes) await deleteBackpack(tx, user.id);
}

/** To be called when somebody became younger: whose works may not travel any more has none here. */
export async function settleBackpack(tx: Db, users: UsersService, user: UserRow): Promise<void> {
  if (users.needsConsent(user) && (await backpackRight(tx, users, user)) !== 'yes') await deleteBackpack(tx, user.id);
}

export async function tellParentsOfBackpack(
  tx: Db,
  { outbox }: BackpackTools,
  user: UserRow,
  cause: MailCause,
): Promise<void> {
  await insertEvent(tx, { userId: user.id, kind: 'backpack-asked', actor: 'child' });
  const { parents } = await backpackQuestion(tx, user);
  await tellParents(outbox, tx, { user, cause, news: 'backpack-asked' }, [...parents.values()]);
}
