// Rules of certificates: generation, visibility, verification and sharing.

import { randomBytes, randomUUID } from 'node:crypto';
import {
  courseCompleted,
  courseScore,
  encodeVerificationId,
  parseFullName,
  parseVerificationId,
  verifyPath,
} from '@lanternwise/shared/certificates/certificate';
import type { Language } from '@lanternwise/shared/constants/languages';
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import {
  ALREADY_GENERATED_MESSAGE,
  CERTIFICATE_NAME_MESSAGE,
  type Certificate,
  NOT_COMPLETED_MESSAGE,
  type OwnCertificate,
  PERMISSION_MESSAGE,
} from '@lanternwise/shared/contracts/certificates';
import { AI_ADVENTURE, courseTitle } from '@lanternwise/shared/courses/titles';
import { completedRealms } from '@lanternwise/shared/quests/progress';
import { isUniqueViolation } from '../../db/dbErrors.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { courseText } from '../content/translatedWords.ts';
import { teachesLearner } from '../groups/access.ts';
import { assertSent } from '../mail/allowance.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { addressFor, type Caller, requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { certificateSharedMail } from './mailTemplates.ts';
import {
  type CertificateRow,
  certificatesOf,
  countSharesSince,
  findByVerificationId,
  findOwnCertificate,
  insertCertificate,
  insertShare,
  setVisibility,
} from './repository.ts';

/** For parents' reports. */
export { certificatesOf } from './repository.ts';

const DAY_MS = 24 * 3_600_000;
/** Mails per day and certificate. */
const MAX_SHARES_PER_DAY = 5;

const CONSENT_MESSAGE =
  'Anybody can look at a certificate, so a parent has to agree first. Ask your parent to open the link in our letter.';
const UNKNOWN_MESSAGE = 'There is no certificate with this ID. Please check every letter and digit.';

const childAddressError = () =>
  new HttpError(403, 'child-address', 'Your e-mail address stays hidden on your certificate until you are 18.');
const duplicate = () => new HttpError(409, 'duplicate-key', ALREADY_GENERATED_MESSAGE);
const unknownCertificate = () => new HttpError(404, 'not-found', UNKNOWN_MESSAGE);

export class CertificatesService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
  ) {}

  async list(caller: Caller, userId = caller.id): Promise<OwnCertificate[]> {
    const owner = await this.#requireVisibleOwner(caller, userId);
    const rows = await certificatesOf(this.store.db, userId);
    return rows.map((row) => toOwnCertificate(this.#shownTo(caller, row, owner), ownerAsSeenBy(caller, owner)));
  }

  async completion(caller: Caller, userId = caller.id) {
    const owner = await this.#requireVisibleOwner(caller, userId);
    const done = completedRealms(owner.completedMaps).length;
    const completed = courseCompleted(owner.completedMaps);
    return {
      completed,
      message: completed
        ? 'All eight realms are completed.'
        : `${done} of ${PLAY_ORDER.length} realms are completed. You need to complete all course modules first`,
      mayPublish: this.#canPublish(owner),
    };
  }

  /** Generates the caller's certificate: one per course, never changed afterwards. */
  generate(caller: Caller, userId: string, wanted: string): Promise<OwnCertificate> {
    if (userId !== caller.id) throw new HttpError(403, 'row-level-security', PERMISSION_MESSAGE);
    const name = parseFullName(wanted);
    if (!name) throw new HttpError(400, 'invalid-input', CERTIFICATE_NAME_MESSAGE);
    const made = this.store.write(async (tx) => {
      const owner = requireRow(await this.users.find(tx, userId));
      const before = await certificatesOf(tx, userId);
      if (before.some(({ course }) => course === AI_ADVENTURE)) throw duplicate();
      if (!courseCompleted(owner.completedMaps)) throw new HttpError(403, 'not-completed', NOT_COMPLETED_MESSAGE);
      if (!this.#canPublish(owner)) throw new HttpError(403, 'consent-needed', CONSENT_MESSAGE);
      const row: CertificateRow = {
        id: randomUUID(),
        userId,
        course: AI_ADVENTURE,
        name,
        verificationId: encodeVerificationId(randomBytes(24)),
        completion: 100,
        score: courseScore(owner.gameScores),
        showUsername: false,
        showEmail: false,
        generatedAt: Date.now(),
      };
      await insertCertificate(tx, row);
      return toOwnCertificate(row, ownerAsSeenBy(caller, owner));
    });
    // Two processes with the same database may generate it concurrently.
    return made.catch((error: unknown) => {
      throw isUniqueViolation(error) ? duplicate() : error;
    });
  }

  /** Returns the certificate; account data only to permitted callers, or if the owner shows it. */
  async verify(caller: Caller | null, typed: string): Promise<Certificate> {
    const id = parseVerificationId(typed);
    const row = id && (await findByVerificationId(this.store.db, id));
    if (!row) throw unknownCertificate();
    const owner = requireRow(await this.users.find(this.store.db, row.userId));
    const known = caller !== null && (await this.#canView(caller, owner));
    // Withdrawn consent hides the certificate from the public, not from its owner.
    if (!known && !(this.#canPublish(owner) && owner.status === 'active')) throw unknownCertificate();
    return toCertificate(this.#shownTo(caller, row, owner), {
      username: known || row.showUsername ? owner.username : null,
      email: shownAddress(known ? caller : null, row, owner),
    });
  }

  setVisibility(
    caller: Caller,
    id: string,
    input: { showUsername?: boolean | undefined; showEmail?: boolean | undefined },
  ) {
    return this.store.write(async (tx) => {
      const row = await findOwnCertificate(tx, caller.id, id);
      if (!row) throw unknownCertificate();
      const owner = requireRow(await this.users.find(tx, caller.id));
      if ((input.showUsername || input.showEmail) && !this.#canPublish(owner)) {
        throw new HttpError(403, 'consent-needed', CONSENT_MESSAGE);
      }
      if (input.showEmail && owner.email !== null && addressFor('anybody', owner) === null) throw childAddressError();
      const shown = {
        showUsername: input.showUsername ?? row.showUsername,
        showEmail: input.showEmail ?? row.showEmail,
      };
      await setVisibility(tx, id, shown);
      return toOwnCertificate({ ...row, ...shown }, ownerAsSeenBy(caller, owner));
    });
  }

  /** Mails the link to an address; `ip` is the sender's. */
  share(caller: Caller, input: { certificateId: string; email: string; locale: Language }, ip: string): Promise<void> {
    return this.store.write(async (tx) => {
      const row = await findOwnCertificate(tx, caller.id, input.certificateId);
      if (!row) throw unknownCertificate();
      if (!this.#canPublish(requireRow(await this.users.find(tx, caller.id)))) {
        throw new HttpError(403, 'consent-needed', CONSENT_MESSAGE);
      }
      const now = Date.now();
      const sent = await countSharesSince(tx, row.id, now - DAY_MS);
      if (sent >= MAX_SHARES_PER_DAY) {
        const message = `A certificate can be sent ${MAX_SHARES_PER_DAY} times a day. Please go on tomorrow.`;
        throw new HttpError(429, 'too-many-requests', message, DAY_MS / 1000);
      }
      await insertShare(tx, { id: randomUUID(), certificateId: row.id, sharedAt: now });
      const url = siteLink(verifyPath(row.verificationId));
      const course = courseText(courseTitle(row.course), input.locale);
      const message = certificateSharedMail(input.locale, { name: row.name, course, url });
      const cause = { ip, userId: caller.id };
      const { email: to, locale } = input;
      assertSent(await this.outbox.enqueue(tx, { to, userId: caller.id, locale, message, cause }));
      await recordAudit(tx, caller.id, 'certificate-shared', ['certificate', row.id], { sentToday: sent + 1 });
    });
  }

  /** A child's certificate is public only with consent of a parent or the school. */
  #canPublish(owner: UserRow): boolean {
    return !this.users.isLimited(owner);
  }

  /** The name on it was typed by the owner: others see the user name of a limited child. */
  #shownTo(caller: Caller | null, row: CertificateRow, owner: UserRow): CertificateRow {
    return caller?.id === owner.id || this.#canPublish(owner) ? row : { ...row, name: owner.username };
  }

  /** A person who is suspended or in deletion grace is visible to Admins only. */
  async #canView(caller: Caller, owner: UserRow): Promise<boolean> {
    if (caller.id === owner.id || caller.role === 'Admin') return true;
    if (caller.role !== 'Teacher' || owner.status !== 'active') return false;
    return teachesLearner(this.store.db, caller.id, owner.id);
  }

  /** The account whose certificates the caller may list; throws the same 403 for forbidden and unknown ids. */
  async #requireVisibleOwner(caller: Caller, userId: string): Promise<UserRow> {
    const owner = await this.users.find(this.store.db, userId);
    if (!owner || !(await this.#canView(caller, owner)))
      throw new HttpError(403, 'not-allowed', 'You can only see your own certificates here.');
    return owner;
  }
}

function toCertificate(row: CertificateRow, user: Certificate['user']): Certificate {
  return {
    id: row.id,
    name: row.name,
    generatedAt: new Date(row.generatedAt).toISOString(),
    verificationId: row.verificationId,
    course: { title: courseTitle(row.course) },
    user,
    completion: row.completion,
    score: row.score,
  };
}

/** How a person who may see the account stands to it; only teachers come otherwise. */
function readerOf(caller: Caller, owner: UserRow): 'owner' | 'admin' | 'teacher' {
  if (caller.id === owner.id) return 'owner';
  return caller.role === 'Admin' ? 'admin' : 'teacher';
}

const ownerAsSeenBy = (caller: Caller, owner: UserRow): Certificate['user'] => ({
  username: owner.username,
  email: addressFor(readerOf(caller, owner), owner),
});

/** What the owner shows to anybody, teachers see too. */
const shownAddress = (caller: Caller | null, row: CertificateRow, owner: UserRow): string | null =>
  (caller && addressFor(readerOf(caller, owner), owner)) ?? (row.showEmail ? addressFor('anybody', owner) : null);

const toOwnCertificate = (row: CertificateRow, user: Certificate['user']): OwnCertificate => ({
  ...toCertificate(row, user),
  showUsername: row.showUsername,
  showEmail: row.showEmail,
});
