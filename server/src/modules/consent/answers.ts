// Records what a parent answers or corrects, and its effects on the account: limits, closing and opening again.
import { CONSENT_TEXT_VERSION } from '@lanternwise/shared/constants/consent';
import { DELETION_GRACE_DAYS } from '@lanternwise/shared/contracts/account';
import type { ConsentAnswer, ConsentDecision } from '@lanternwise/shared/contracts/consent';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { deleteSessionsOf } from '../auth/sessions.ts';
import type { MailCause } from '../mail/allowance.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { isSameMailbox } from './addresses.ts';
import { setAgeBand } from './age.ts';
import { decideBackpack } from './backpackPermission.ts';
import { isClosed, possibleAnswers } from './ledger.ts';
import { consentDeclinedMail, consentGivenMail } from './mailTemplates.ts';
import { type ConsentRow, insertConsent, updateConsent } from './repository.ts';
import { ANSWERED_LINK_LIFETIME_MS, consentUrl, mailParent, newConsent } from './requestConsent.ts';
import { currentStanding, settleConsent } from './settle.ts';
import { refusalOf } from './tries.ts';
import { familyOf } from './view.ts';

export const DELETION_GRACE_MS = DELETION_GRACE_DAYS * 24 * 3_600_000;

export interface ConsentTools {
  users: UsersService;
  outbox: MailOutbox;
}

/** `row`: what the parent said so far; the caller has proven to be this parent. */
interface Deciding<Decision = ConsentDecision> {
  row: ConsentRow;
  user: UserRow;
  decision: Decision;
  cause: MailCause;
}

export async function decide(tx: Db, tools: ConsentTools, { decision, ...deciding }: Deciding) {
  const { row, user } = deciding;
  if ('ageBand' in decision) await correctAge(tx, tools.users, row, { user, ...decision });
  if ('backpack' in decision) await decideBackpack(tx, { row, user, choice: decision.backpack });
  const changed = 'answer' in decision ? await answer(tx, tools, { ...deciding, decision: decision.answer }) : row;
  return { row: changed, family: await familyOf(tx, tools.users, requireRow(await tools.users.find(tx, user.id))) };
}

async function correctAge(
  tx: Db,
  users: UsersService,
  row: ConsentRow,
  { user, ageBand }: { user: UserRow } & Extract<ConsentDecision, { ageBand: unknown }>,
): Promise<void> {
  const standing = await currentStanding(tx, user.id);
  if (row.state !== 'given' || standing.kind !== 'given') {
    throw new HttpError(409, 'consent-first', 'Please give your consent first. Then you can correct the age.');
  }
  await setAgeBand(tx, users, user, ageBand, { actor: 'parent', consentId: row.id });
}

async function answer(
  tx: Db,
  { users, outbox }: ConsentTools,
  { row, user, decision, cause }: Deciding<ConsentAnswer>,
): Promise<ConsentRow> {
  const before = await currentStanding(tx, user.id);
  if (decision === 'withdraw' && !possibleAnswers(row, before).includes('withdraw')) {
    throw new HttpError(409, 'nothing-to-withdraw', 'There is no consent to withdraw.');
  }
  if (decision === 'give' && row.parentEmail !== null && isSameMailbox(user.email, row.parentEmail)) {
    throw refusalOf('own-address-refused');
  }
  const now = Date.now();
  const changed = await record(tx, row, decision, now);
  if (changed.state === row.state) return row;
  const standing = await settleConsent(tx, user.id);
  const due = now + DELETION_GRACE_MS;
  if (decision === 'decline') await closeAccount(tx, users, user, due);
  else if (isClosed(before) && !isClosed(standing)) await reopenAccount(tx, users, user);
  const mail = await confirmation(tx, changed, user, { decision, due });
  if (mail) await mailParent(outbox, tx, changed, cause, mail);
  return changed;
}

async function confirmation(
  tx: Db,
  row: ConsentRow,
  { username }: UserRow,
  { decision, due }: { decision: ConsentAnswer; due: number },
) {
  if (decision === 'withdraw') return undefined;
  if (decision === 'give') {
    return consentGivenMail(row.locale, username, await consentUrl(tx, row, ANSWERED_LINK_LIFETIME_MS));
  }
  return consentDeclinedMail(row.locale, username, due, await consentUrl(tx, row, DELETION_GRACE_MS));
}

/** A changed answer is a new entry, so that earlier answers are kept. */
async function record(tx: Db, row: ConsentRow, decision: ConsentAnswer, now: number): Promise<ConsentRow> {
  const state = ({ give: 'given', decline: 'declined', withdraw: 'withdrawn' } as const)[decision];
  if (state === row.state) return row;
  const isFirst = row.state === 'asked' || row.state === 'replaced';
  const times = decision === 'withdraw' ? { withdrawnAt: now } : { answeredAt: now };
  if (isFirst || (decision === 'withdraw' && row.state === 'given')) {
    const change = { state, ...times, ...(isFirst && { textVersion: CONSENT_TEXT_VERSION }) };
    await updateConsent(tx, row.id, change);
    return { ...row, ...change };
  }
  const askedAt = Math.max(now, row.askedAt + 1);
  const next = { ...newConsent(row.userId, row), state, askedAt, ...times };
  await insertConsent(tx, next);
  return next;
}

/** Parents cannot lift a suspension. */
async function closeAccount(tx: Db, users: UsersService, user: UserRow, due: number): Promise<void> {
  const status = user.status === 'suspended' ? 'suspended' : 'deleted-pending';
  await users.update(tx, user.id, { status, deletionDueAt: due });
  await deleteSessionsOf(tx, user.id);
}

export async function reopenAccount(tx: Db, users: UsersService, user: UserRow): Promise<void> {
  const status = user.status === 'suspended' ? 'suspended' : 'active';
  await users.update(tx, user.id, { status, deletionDueAt: null });
}
