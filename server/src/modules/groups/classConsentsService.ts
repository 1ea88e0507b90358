// Rules of a parent's yes to one class of teachers whom nobody confirmed: asking, answering by letter or account, an Admin's lifting.
import { randomUUID } from 'node:crypto';
import { GROUP_MEMBERS_MAX, WAITING_CLASSES_MAX } from '@lanternwise/shared/constants/groups';
import type { ClassConsent } from '@lanternwise/shared/contracts/class-consents';
import type { ConsentAnswer } from '@lanternwise/shared/contracts/consent';
import type { WaitingGroup } from '@lanternwise/shared/contracts/invitations';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { isoTime } from '../../http/isoTime.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { issueLink, requireValidLink } from '../auth/links.ts';
import { parentVoices } from '../consent/service.ts';
import { assertSent, mailboxOf } from '../mail/allowance.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { linksOf } from '../parents/service.ts';
import { NAMELESS_CLASS, shownClassNames } from '../teacher-texts/shown.ts';
import { requireRow, type UsersService } from '../users/service.ts';
import { classConsentMail } from './classConsentMail.ts';
import {
  type ClassConsentRow,
  classConsentOf,
  classConsentsOf,
  classTeachers,
  countWaiting,
  findClassConsent,
  insertClassConsent,
  updateClassConsent,
} from './classConsentsRepository.ts';
import { seatNewMembers, unseatMembers } from './classSeats.ts';
import { enter, entryInto } from './entry.ts';
import { countMembers, deleteMember, findGroup, isMember } from './repository.ts';
import type { JoinedBy } from './table.ts';

const DAY_MS = 24 * 3_600_000;

/** Who answers; the mailbox is proven by the letter's link or by the account. */
interface Voice {
  mailbox: string;
}

export class ClassConsentsService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
  ) {}

  /** Asks the parents of a limited child about a class, in the transaction of the child's joining. A day later the child may ask again. */
  async ask(tx: Db, userId: string, group: { id: string; name: string }, joinedBy: JoinedBy, context: RequestContext) {
    const voices = await parentVoices(tx, userId);
    if (voices.length === 0) throw noParentError();
    if ((await countWaiting(tx, userId, group.id)) >= WAITING_CLASSES_MAX) throw tooManyWaitingError();
    const now = Date.now();
    const before = await classConsentOf(tx, group.id, userId);
    if (before?.state === 'asked' && now - before.askedAt < DAY_MS) return;
    const teachers = await classTeachers(tx, group.id);
    const asked = {
      state: 'asked' as const,
      teachers: teachers.map(({ id }) => id),
      joinedBy,
      locale: voices[0]?.locale ?? context.locale,
      askedAt: now,
      answeredAt: null,
      answeredBy: null,
    };
    const id = before?.id ?? randomUUID();
    if (before) await updateClassConsent(tx, id, asked);
    else await insertClassConsent(tx, { id, groupId: group.id, userId, ...asked });
    const { username } = requireRow(await this.users.find(tx, userId));
    const names = teachers.map((teacher) => teacher.username);
    for (const { parentEmail, locale } of voices) {
      const link = { purpose: 'class-consent', userId, subject: `${id} ${parentEmail}` } as const;
      const url = siteLink(`/class-consent/${await issueLink(tx, link, now)}`);
      const message = classConsentMail(locale, { child: username, className: group.name, teachers: names, url });
      assertSent(await this.outbox.enqueue(tx, { to: parentEmail, userId, locale, message, cause: context.cause }));
    }
  }

  /** The classes that a child wishes to join, or of which a parent took the child out. */
  async waiting(userId: string): Promise<WaitingGroup[]> {
    const { db } = this.store;
    const rows = (await classConsentsOf(db, [userId])).filter(({ state }) => state !== 'given');
    const found = await Promise.all(
      rows.map(async ({ groupId, state, askedAt }) => {
        const group = await findGroup(db, groupId);
        if (!group || group.archivedAt !== null || (await isMember(db, groupId, userId))) return [];
        const teachers = (await classTeachers(db, groupId)).map(({ username }) => username);
        return [{ id: groupId, name: await shownName(db, groupId), teachers, state, askedAt }];
      }),
    );
    return found.flat();
  }

  async read(token: string) {
    const { row, voice } = await this.#ofLink(this.store.db, token);
    return { consent: await this.#view(this.store.db, row, voice), locale: row.locale };
  }

  answer(token: string, answer: ConsentAnswer) {
    return this.store.write(async (tx) => {
      const { row, voice } = await this.#ofLink(tx, token);
      const answered = await this.#record(tx, row, voice, answer);
      return { consent: await this.#view(tx, answered, voice), locale: row.locale };
    });
  }

  async ofParent(parentId: string): Promise<ClassConsent[]> {
    const { db } = this.store;
    const children = (await linksOf(db, parentId, 'children')).map(({ userId }) => userId);
    const voice = await this.#voiceOf(db, parentId);
    const rows = await classConsentsOf(db, children);
    return Promise.all(rows.map((row) => this.#view(db, row, voice)));
  }

  answerAsParent(parentId: string, id: string, answer: ConsentAnswer): Promise<ClassConsent> {
    return this.store.write(async (tx) => {
      const row = await findClassConsent(tx, id);
      const children = (await linksOf(tx, parentId, 'children')).map(({ userId }) => userId);
      if (!row || !children.includes(row.userId)) throw unknownError();
      const voice = await this.#voiceOf(tx, parentId);
      if (!voice || !(await isAsked(tx, row.userId, voice))) throw notAskedError();
      return this.#view(tx, await this.#record(tx, row, voice, answer), voice);
    });
  }

  async ofChild(userId: string): Promise<ClassConsent[]> {
    const { db } = this.store;
    return Promise.all((await classConsentsOf(db, [userId])).map((row) => this.#view(db, row, undefined)));
  }

  /** An Admin takes a no back; the child still needs a parent's yes. */
  lift(actorId: string, id: string, reason: string): Promise<ClassConsent> {
    return this.store.write(async (tx) => {
      const row = await findClassConsent(tx, id);
      if (!row) throw unknownError();
      if (!isNo(row)) throw new HttpError(409, 'class-not-refused', 'No parent has said no to this class.');
      const lifted = { state: 'asked', answeredAt: null, answeredBy: null } as const;
      await updateClassConsent(tx, id, lifted);
      const detail = { groupId: row.groupId, was: row.state };
      await recordAudit(tx, actorId, 'class-refusal-lifted', ['user', row.userId], detail, reason);
      return this.#view(tx, { ...row, ...lifted }, undefined);
    });
  }

  async #record(tx: Db, row: ClassConsentRow, voice: Voice, answer: ConsentAnswer): Promise<ClassConsentRow> {
    const isOthersNo = isNo(row) && row.answeredBy !== voice.mailbox;
    if (answer === 'give' && isOthersNo) throw otherParentError();
    if (answer === 'withdraw' && row.state !== 'given') {
      throw new HttpError(409, 'nothing-to-withdraw', 'There is no consent to withdraw.');
    }
    // The first no is the one that its parent takes back.
    if (answer !== 'give' && isOthersNo) return row;
    const state = ({ give: 'given', decline: 'declined', withdraw: 'withdrawn' } as const)[answer];
    const change = { state, answeredAt: Date.now(), answeredBy: voice.mailbox };
    const teachers = (await classTeachers(tx, row.groupId)).map(({ id }) => id);
    const answered = { ...row, ...change, ...(state === 'given' && { teachers }) };
    await updateClassConsent(tx, row.id, answered);
    await (state === 'given' ? this.#letIn(tx, answered) : this.#takeOut(tx, answered));
    return answered;
  }

  /** Where the class is archived or full by now, the child joins later, with the class's code. */
  async #letIn(tx: Db, { groupId, userId, joinedBy }: ClassConsentRow): Promise<void> {
    const group = await findGroup(tx, groupId);
    if (!group || group.archivedAt !== null || (await isMember(tx, groupId, userId))) return;
    if ((await countMembers(tx, groupId)) >= GROUP_MEMBERS_MAX) return;
    const entry = await entryInto(tx, this.users, groupId, { id: userId });
    if (entry.kind !== 'open') return;
    await enter(tx, entry.admission, joinedBy);
    await seatNewMembers(tx, this.users, groupId, [userId]);
  }

  async #takeOut(tx: Db, { groupId, userId }: ClassConsentRow): Promise<void> {
    if (!(await isMember(tx, groupId, userId))) return;
    await deleteMember(tx, groupId, userId);
    await unseatMembers(tx, this.users, groupId, [userId]);
  }

  async #view(db: Db, row: ClassConsentRow, voice: Voice | undefined): Promise<ClassConsent> {
    const teachers = await classTeachers(db, row.groupId);
    const isAnother = isNo(row) && row.answeredBy !== voice?.mailbox;
    return {
      id: row.id,
      username: requireRow(await this.users.find(db, row.userId)).username,
      className: await shownName(db, row.groupId),
      teachers: teachers.map(({ username }) => username),
      state: row.state,
      isForTheseTeachers: teachers.every(({ id, isConfirmed }) => isConfirmed || row.teachers.includes(id)),
      isMember: await isMember(db, row.groupId, row.userId),
      mayAgree: voice !== undefined && !isAnother && (await isAsked(db, row.userId, voice)),
      askedAt: isoTime(row.askedAt),
      answeredAt: row.answeredAt === null ? null : isoTime(row.answeredAt),
    };
  }

  async #ofLink(db: Db, token: string): Promise<{ row: ClassConsentRow; voice: Voice }> {
    const { subject } = await requireValidLink(db, 'class-consent', token);
    const [id = '', address = ''] = subject.split(' ');
    const row = await findClassConsent(db, id);
    if (!row) throw unknownError();
    return { row, voice: { mailbox: mailboxOf(address) } };
  }

  /** A linked account answers for its address once that is verified. */
  async #voiceOf(db: Db, parentId: string): Promise<Voice | undefined> {
    const { email, emailVerifiedAt } = requireRow(await this.users.find(db, parentId));
    return email === null || emailVerifiedAt === null ? undefined : { mailbox: mailboxOf(email) };
  }
}

const shownName = async (db: Db, groupId: string) =>
  (await shownClassNames(db, [groupId])).get(groupId) ?? NAMELESS_CLASS;

const isNo = ({ state }: ClassConsentRow) => state === 'declined' || state === 'withdrawn';

/** The link between accounts proves nothing: a child can make an account that calls itself a parent. */
const isAsked = async (db: Db, childId: string, { mailbox }: Voice): Promise<boolean> =>
  (await parentVoices(db, childId)).some(({ parentEmail }) => mailboxOf(parentEmail) === mailbox);

const unknownError = () => new HttpError(404, 'no-class-consent', 'There is no such question any more.');
const notAskedError = () =>
  new HttpError(
    403,
    'not-asked',
    'Your e-mail address was not asked for consent. Verify the address to which the letter went, or use the link in it.',
  );
const otherParentError = () =>
  new HttpError(
    403,
    'other-parent-refused',
    'The other parent said no to this class. Only that parent or the people who run this site can change that.',
  );
const noParentError = () =>
  new HttpError(
    409,
    'parent-unknown',
    "A parent has to agree to this class first. Write a parent's e-mail address on your account page, then enter the code again.",
  );
const tooManyWaitingError = () =>
  new HttpError(
    409,
    'too-many-waiting',
    `You wait for your parent in ${WAITING_CLASSES_MAX} classes already. Take one back on your account page first.`,
    undefined,
    { most: WAITING_CLASSES_MAX },
  );
