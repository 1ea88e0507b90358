// Rules of parental consent: requests of a child, and what the parent of a mailed link sees and decides.

import type { Language } from '@lanternwise/shared/constants/languages';
import type { ConsentDecision, ConsentView } from '@lanternwise/shared/contracts/consent';
import type { User } from '@lanternwise/shared/contracts/user';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { findLink, requireValidLink } from '../auth/links.ts';
import { assertSent } from '../mail/allowance.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { addressProblem } from './addresses.ts';
import { decide } from './answers.ts';
import { answerTime, currentAnswers, isClosed, saidNo, voiceOf } from './ledger.ts';
import { consentRequestMail } from './mailTemplates.ts';
import { type ConsentRow, consentsOf, eventsOf, findConsent } from './repository.ts';
import { consentUrl, mailParent, requestConsent, tellOfTry } from './requestConsent.ts';
import { currentStanding } from './settle.ts';
import { refuseTry, writeOrRefuse } from './tries.ts';
import { consentView, familyOf } from './view.ts';

/** The address of a parent whose consent counts; used for children without their own address. */
export async function guardianEmail(db: Db, userId: string): Promise<string | null> {
  if ((await currentStanding(db, userId)).kind !== 'given') return null;
  const given = [...currentAnswers(await consentsOf(db, userId)).values()].filter(
    ({ state, parentEmail }) => state === 'given' && parentEmail !== null,
  );
  return given.sort((a, b) => answerTime(b) - answerTime(a))[0]?.parentEmail ?? null;
}

/**
 * The parents whose word counts for this child, who was asked last first: those who said no to the account, else those who agreed to it,
 * else all that were asked.
 */
export async function parentVoices(db: Db, userId: string): Promise<Array<{ parentEmail: string; locale: Language }>> {
  const asked = [...currentAnswers(await consentsOf(db, userId)).values()].reverse();
  const refusing = asked.filter(saidNo);
  const agreeing = asked.filter(({ state }) => state === 'given');
  const voices = [refusing, agreeing, asked].map(ofParents).find((rows) => rows.length > 0) ?? [];
  return voices.map(({ parentEmail, locale }) => ({ parentEmail, locale }));
}

const ofParents = (rows: readonly ConsentRow[]) =>
  rows.flatMap(({ parentEmail, ...row }) => (parentEmail === null ? [] : [{ ...row, parentEmail }]));

/** Whether a parent declined, so that the child cannot keep the account. */
export async function declinedByParent(db: Db, userId: string): Promise<boolean> {
  return isClosed(await currentStanding(db, userId));
}

export class ConsentService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
  ) {}

  /** The child's view: the no that stands, else the address that was asked last; null if there is none. */
  async forChild(userId: string) {
    const rows = [...currentAnswers(await consentsOf(this.store.db, userId)).values()];
    const events = await eventsOf(this.store.db, userId);
    const lastAsked = ({ id, askedAt }: ConsentRow) =>
      Math.max(askedAt, ...events.filter(({ consentId }) => consentId === id).map(({ at }) => at));
    const open = rows.filter(({ method, state }) => method === 'mailed-link' && state !== 'lifted');
    const row = rows.find(saidNo) ?? open.sort((a, b) => lastAsked(b) - lastAsked(a))[0];
    if (!row || row.state === 'replaced' || row.state === 'lifted') return null;
    return { parentEmail: row.parentEmail, state: row.state, askedAt: new Date(lastAsked(row)).toISOString() };
  }

  request(userId: string, parentEmail: string, context: RequestContext): Promise<User> {
    return writeOrRefuse(this.store, async (tx) => {
      const user = requireRow(await this.users.find(tx, userId));
      if (!this.users.isLimited(user)) {
        throw new HttpError(409, 'no-consent-needed', 'Your account is not limited. No consent is needed.');
      }
      const problem = await addressProblem(tx, user, parentEmail);
      if (problem === 'other-address-refused') await tellOfTry(this.outbox, tx, user, context.cause);
      if (problem) return refuseTry(tx, user.id, problem);
      assertSent(await requestConsent(this.outbox, tx, user, parentEmail, context));
      return this.users.toUser(user);
    });
  }

  async read(token: string): Promise<ConsentView> {
    const { row, user } = await this.#resolveLink(this.store.db, token);
    return consentView(await familyOf(this.store.db, this.users, user), row);
  }

  /** What the parent of a link decides; an answer can be changed with the same link while the account exists. */
  decide(token: string, decision: ConsentDecision, { cause }: RequestContext): Promise<ConsentView> {
    return this.store.write(async (tx) => {
      const { row, user } = await this.#resolveLink(tx, token);
      const decided = await decide(tx, { users: this.users, outbox: this.outbox }, { row, user, decision, cause });
      return consentView(decided.family, decided.row);
    });
  }

  /** Mails a new link to the same mailbox; the caller does not get it. */
  renew(token: string, { cause }: RequestContext): Promise<void> {
    return this.store.write(async (tx) => {
      const link = await findLink(tx, 'consent', token);
      const row = link && (await findConsent(tx, link.subject));
      const user = row && (await this.users.find(tx, row.userId));
      if (!row || !user || row.parentEmail === null) throw unknownLinkError();
      const message = consentRequestMail(row.locale, user.username, await consentUrl(tx, row));
      // The caller has a link that was mailed to this address.
      assertSent(await mailParent(this.outbox, tx, row, cause, message), 'own');
    });
  }

  /** Resolves a link to what its address says now, whatever other addresses were asked since. */
  async #resolveLink(db: Db, token: string): Promise<{ row: ConsentRow; user: UserRow }> {
    const known = await findLink(db, 'consent', token);
    if (!known) throw unknownLinkError();
    const { subject } = await requireValidLink(db, 'consent', token).catch(() => {
      throw new HttpError(410, 'link-over', 'This link is too old. We can send you a new one.');
    });
    const first = await findConsent(db, subject);
    const user = first && (await this.users.find(db, first.userId));
    if (!first || !user) throw unknownLinkError();
    return { row: currentAnswers(await consentsOf(db, user.id)).get(voiceOf(first)) ?? first, user };
  }
}

const unknownLinkError = () =>
  new HttpError(
    404,
    'link-unknown',
    'This link does not belong to an account. The account may be gone, or there is a newer e-mail.',
  );
