// Tells a child's parent and the Admins of a teacher's text that the child reports; never the person who wrote it.
import { randomUUID } from 'node:crypto';
import { REPORTS_PER_DAY } from '@lanternwise/shared/constants/helplines';
import type { Language } from '@lanternwise/shared/constants/languages';
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { parentVoices } from '../consent/service.ts';
import { type MailCause, mailboxOf } from '../mail/allowance.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { linkedParentAddresses } from '../parents/service.ts';
import { requireQuota } from '../quotas/service.ts';
import { requireRow, type UsersService } from '../users/service.ts';
import { toldAdminMail, toldParentMail } from './mailTemplates.ts';
import {
  adminsBut,
  findReport,
  insertReport,
  keepText,
  olderTextSeenBy,
  type TextRow,
  textSeenBy,
  updateReport,
} from './repository.ts';

const DAY_MS = 24 * 3_600_000;
type Seen = Pick<TextRow, 'field' | 'text'>;

/** Whom it reached. */
export interface Told {
  parent: boolean;
  admin: boolean;
}

export class TellAdultService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #outbox: MailOutbox;
  /** Without a mail server only an Admin who reads the outbox sees the mails. */
  readonly #hasMail: boolean;

  constructor(store: Store, tools: { users: UsersService; outbox: MailOutbox; hasMail: boolean }) {
    this.#store = store;
    this.#users = tools.users;
    this.#outbox = tools.outbox;
    this.#hasMail = tools.hasMail;
  }

  /** A repeated report of the same text is counted, and nobody gets a second letter. */
  tell(childId: string, seen: Seen, cause: MailCause): Promise<Told> {
    return this.#store.write(async (tx) => {
      const now = Date.now();
      await requireQuota(tx, { key: `tell-adult:${childId}`, max: REPORTS_PER_DAY, windowMs: DAY_MS }, now);
      const text = await textOf(tx, childId, seen);
      const open = await findReport(tx, text.id, childId);
      if (open) {
        await updateReport(tx, open.id, { times: open.times + 1, lastAt: now });
        return { parent: open.toldParent, admin: open.toldAdmin };
      }
      const told = {
        parent: await this.#tellParents(tx, childId, text, cause),
        admin: await this.#tellAdmins(tx, childId, text, cause),
      };
      await insertReport(tx, {
        id: randomUUID(),
        textId: text.id,
        childId,
        times: 1,
        toldParent: told.parent,
        toldAdmin: told.admin,
        openedAt: now,
        lastAt: now,
      });
      return told;
    });
  }

  /** Those whom the child named for consent; if there are none, those who are linked. Never the writer of the text. */
  async #tellParents(tx: Db, childId: string, text: TextRow, cause: MailCause): Promise<boolean> {
    const writer = await this.#users.find(tx, text.senderId);
    const named = await parentVoices(tx, childId);
    const parents = named.length > 0 ? named : await linkedParentAddresses(tx, childId, text.senderId);
    const { username: child } = requireRow(await this.#users.find(tx, childId));
    const others = parents.filter(
      ({ parentEmail }) => !writer?.email || mailboxOf(parentEmail) !== mailboxOf(writer.email),
    );
    let reached = false;
    for (const { parentEmail: to, locale } of others) {
      const message = toldParentMail(locale, { child, teacher: text.senderName, text: text.text });
      const refusal = await this.#outbox.enqueue(tx, { to, userId: childId, locale, message, cause });
      reached ||= refusal === undefined && this.#hasMail;
    }
    return reached;
  }

  /** The list of reports is enough for them to see it; the letter only says that there is one. */
  async #tellAdmins(tx: Db, childId: string, { senderId }: TextRow, cause: MailCause): Promise<boolean> {
    const admins = await adminsBut(tx, senderId);
    for (const { email, emailVerifiedAt, settings } of admins) {
      if (email === null || emailVerifiedAt === null) continue;
      const locale: Language = chosenLanguage(settings) ?? 'en';
      await this.#outbox.enqueue(tx, { to: email, userId: childId, locale, message: toldAdminMail(locale), cause });
    }
    return admins.length > 0;
  }
}

/** What the child saw, kept from now on if it is older than this table. */
async function textOf(tx: Db, childId: string, seen: Seen): Promise<TextRow> {
  const known = await textSeenBy(tx, childId, seen);
  if (known) return known;
  const older = await olderTextSeenBy(tx, childId, seen);
  if (!older) throw new HttpError(404, 'unknown-text', 'We do not find this text any more. Tell an adult you trust.');
  const row = { id: randomUUID(), ...seen, ...older };
  await keepText(tx, row);
  return row;
}
