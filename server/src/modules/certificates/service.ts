// Rules of certificates: who has earned one, who sees whose, and what a stranger learns who verifies it.
import { randomBytes, randomUUID } from 'node:crypto';
import {
  courseCompleted,
  courseScore,
  readFullName,
  readVerificationId,
  verificationIdFrom,
  verifyPath,
} from '@lanternwise/shared/certificates/certificate';
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import {
  ALREADY_MADE,
  type Certificate,
  NAME_WORDS,
  NOT_COMPLETED,
  NOT_YOURS,
  type OwnCertificate,
} from '@lanternwise/shared/contracts/certificates';
import { AI_ADVENTURE, courseTitle } from '@lanternwise/shared/courses/titles';
import { isUniqueViolation } from '../../db/db-errors.ts';
import type { Store } from '../../db/open.ts';
import { HttpError } from '../../http/errors.ts';
import { audit } from '../audit/audit.ts';
import { teachesLearner } from '../groups/rights.ts';
import { enqueueMail, type Locale } from '../mail/outbox.ts';
import { type Caller, existing, type UserRow, type UsersService } from '../users/service.ts';
import { certificateLetter } from './letters.ts';
import {
  type CertificateRow,
  certificatesOf,
  findByVerificationId,
  findOwn,
  insertCertificate,
  insertShare,
  setShown,
  sharesSince,
} from './repository.ts';

const DAY_MS = 24 * 3_600_000;
/** Letters a day about one certificate. */
const SHARES_A_DAY = 5;

const CONSENT_WORDS =
  'Anybody can look at a certificate, so a parent has to agree first. Ask your parent to open the link in our letter.';
const UNKNOWN = 'There is no certificate with this ID. Please compare every letter and digit.';

const duplicate = () => new HttpError(409, 'duplicate-key', ALREADY_MADE);
const unknownCertificate = () => new HttpError(404, 'not-found', UNKNOWN);

export class CertificatesService {
  readonly #store: Store;
  readonly #users: UsersService;

  constructor(store: Store, users: UsersService) {
    this.#store = store;
    this.#users = users;
  }

  async of(caller: Caller, userId = caller.id): Promise<OwnCertificate[]> {
    const owner = await this.#visibleOwner(caller, userId);
    return (await certificatesOf(this.#store.db, userId)).map((row) => own(row, owner));
  }

  async completion(caller: Caller, userId = caller.id) {
    const owner = await this.#visibleOwner(caller, userId);
    const done = PLAY_ORDER.filter((realm) => owner.completedMaps.includes(realm)).length;
    const completed = courseCompleted(owner.completedMaps);
    return {
      completed,
      message: completed
        ? 'All eight realms are completed.'
        : `${done} of ${PLAY_ORDER.length} realms are completed. You need to complete all course modules first`,
      mayPublish: this.#mayPublish(owner),
    };
  }

  /** One a course and person, and never changed afterwards. */
  generate(caller: Caller, userId: string, wanted: string): Promise<OwnCertificate> {
    if (userId !== caller.id) throw new HttpError(403, 'row-level-security', NOT_YOURS);
    const name = readFullName(wanted);
    if (!name) throw new HttpError(400, 'invalid-input', NAME_WORDS);
    const made = this.#store.write(async (tx) => {
      const owner = existing(await this.#users.find(tx, userId));
      const before = await certificatesOf(tx, userId);
      if (before.some(({ course }) => course === AI_ADVENTURE)) throw duplicate();
      if (!courseCompleted(owner.completedMaps)) throw new HttpError(403, 'not-completed', NOT_COMPLETED);
      if (!this.#mayPublish(owner)) throw new HttpError(403, 'consent-needed', CONSENT_WORDS);
      const row: CertificateRow = {
        id: randomUUID(),
        userId,
        course: AI_ADVENTURE,
        name,
        verificationId: verificationIdFrom(randomBytes(24)),
        completion: 100,
        score: courseScore(owner.gameScores),
        showUsername: false,
        showEmail: false,
        generatedAt: Date.now(),
      };
      await insertCertificate(tx, row);
      return own(row, owner);
    });
    // Two processes on one data base may both have found none before.
    return made.catch((error: unknown) => {
      throw isUniqueViolation(error) ? duplicate() : error;
    });
  }

  /** Strangers learn that it is real and whose name is on it, and of the account only what its owner shows. */
  async verify(caller: Caller | null, typed: string): Promise<Certificate> {
    const id = readVerificationId(typed);
    const row = id && (await findByVerificationId(this.#store.db, id));
    if (!row) throw unknownCertificate();
    const owner = existing(await this.#users.find(this.#store.db, row.userId));
    const known = caller !== null && (await this.#mayWatch(caller, row.userId));
    // Consent that was taken back takes the certificate from the public, not from its owner.
    if (!known && !this.#mayPublish(owner)) throw unknownCertificate();
    return view(row, {
      username: known || row.showUsername ? owner.username : null,
      email: known || row.showEmail ? owner.email : null,
    });
  }

  show(caller: Caller, id: string, wish: { showUsername?: boolean | undefined; showEmail?: boolean | undefined }) {
    return this.#store.write(async (tx) => {
      const row = await findOwn(tx, caller.id, id);
      if (!row) throw unknownCertificate();
      const owner = existing(await this.#users.find(tx, caller.id));
      if ((wish.showUsername || wish.showEmail) && !this.#mayPublish(owner)) {
        throw new HttpError(403, 'consent-needed', CONSENT_WORDS);
      }
      const shown = {
        showUsername: wish.showUsername ?? row.showUsername,
        showEmail: wish.showEmail ?? row.showEmail,
      };
      await setShown(tx, id, shown);
      return own({ ...row, ...shown }, owner);
    });
  }

  /** Mails the link to one address; `site` is where the site lives. */
  share(caller: Caller, wish: { certificateId: string; email: string; locale: Locale }, site: string): Promise<void> {
    return this.#store.write(async (tx) => {
      const row = await findOwn(tx, caller.id, wish.certificateId);
      if (!row) throw unknownCertificate();
      if (!this.#mayPublish(existing(await this.#users.find(tx, caller.id)))) {
        throw new HttpError(403, 'consent-needed', CONSENT_WORDS);
      }
      const now = Date.now();
      const sent = await sharesSince(tx, row.id, now - DAY_MS);
      if (sent >= SHARES_A_DAY) {
        const words = `A certificate can be sent ${SHARES_A_DAY} times a day. Please go on tomorrow.`;
        throw new HttpError(429, 'too-many-requests', words, DAY_MS / 1000);
      }
      await insertShare(tx, { id: randomUUID(), certificateId: row.id, sharedAt: now });
      const url = site + verifyPath(row.verificationId);
      const letter = certificateLetter(wish.locale, { name: row.name, course: courseTitle(row.course), url });
      await enqueueMail(tx, { to: wish.email, userId: caller.id, locale: wish.locale, letter });
      await audit(tx, {
        actorId: caller.id,
        action: 'certificate-shared',
        subject: { kind: 'certificate', id: row.id },
        detail: { sentToday: sent + 1 },
      });
    });
  }

  /** A child's account shows nothing to the public before a parent, or the school, has agreed. */
  #mayPublish(owner: UserRow): boolean {
    return !this.#users.isLimited(owner);
  }

  async #mayWatch(caller: Caller, userId: string): Promise<boolean> {
    if (caller.id === userId || caller.role === 'Admin') return true;
    return caller.role === 'Teacher' && teachesLearner(this.#store.db, caller.id, userId);
  }

  /** The account whose certificates the caller may list. Whether a strange id exists at all is not told. */
  async #visibleOwner(caller: Caller, userId: string): Promise<UserRow> {
    const owner = (await this.#mayWatch(caller, userId)) && (await this.#users.find(this.#store.db, userId));
    if (!owner) throw new HttpError(403, 'not-allowed', 'You can only see your own certificates here.');
    return owner;
  }
}

function view(row: CertificateRow, user: Certificate['user']): Certificate {
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

const own = (row: CertificateRow, { username, email }: UserRow): OwnCertificate => ({
  ...view(row, { username, email }),
  showUsername: row.showUsername,
  showEmail: row.showEmail,
});
