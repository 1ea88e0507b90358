// Builds parents' reports about linked children and queues the weekly mails.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import { currentSession } from '@lanternwise/shared/quests/progress';
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tables } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { listBy, putInto } from '../../db/rows.ts';
import { HttpError } from '../../http/errors.ts';
import { isoTime } from '../../http/isoTime.ts';
import { expiredLink } from '../auth/links.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import type { ContentService } from '../content/service.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { linkBetween, updateParentLink } from '../parents/service.ts';
import { rememberedByRealm } from '../review/remembered.ts';
import type { UsersService } from '../users/service.ts';
import { type Child, ChildWordsService, childColumns, nameOf } from './ChildWordsService.ts';
import { describeAssignments } from './describeAssignments.ts';
import { weeklyDigestMail } from './mailTemplates.ts';
import { WEEK_MS } from './weekSummary.ts';

/** Mails per run; the rest is queued an hour later. */
const DIGEST_BATCH_SIZE = 500;
/** Learnt things that a letter lists; the page has all. */
const LEARNT_IN_LETTER = 3;

interface DueDigest {
  linkId: string;
  parentId: string;
  child: Child;
  email: string;
  locale: Language;
}

export class ParentReports {
  readonly #store: Store;
  readonly #outbox: MailOutbox;
  readonly #words: ChildWordsService;

  constructor(store: Store, content: ContentService, outbox: MailOutbox, users: UsersService) {
    this.#store = store;
    this.#outbox = outbox;
    this.#words = new ChildWordsService(store, content, users);
  }

  async children(parentId: string, language: Language = 'en', now = Date.now()): Promise<ChildReport[]> {
    const { digests, parentLinks, users } = this.#store.db.tables;
    const { db } = this.#store;
    const rows = await db
      .select({ child: childColumns(this.#store.db.tables), wants: digests.parentWants, allows: digests.childAllows })
      .from(parentLinks)
      .innerJoin(users, eq(users.id, parentLinks.childId))
      .leftJoin(digests, eq(digests.linkId, parentLinks.id))
      .where(eq(parentLinks.parentId, parentId))
      .orderBy(users.usernameKey);
    return Promise.all(
      rows.map(async ({ child, wants, allows }) => ({
        ...(await this.#report(child, language, now)),
        digest: wants ?? true,
        childAllowsDigest: allows ?? true,
      })),
    );
  }

  async #report(
    child: Child,
    language: Language,
    now: number,
  ): Promise<Omit<ChildReport, 'digest' | 'childAllowsDigest'>> {
    const { contents, ...words } = await this.#words.describe(child, language, now);
    const review = await rememberedByRealm(this.#store.db, child.id);
    return {
      id: child.id,
      name: nameOf(child),
      username: child.username,
      avatar: child.avatar,
      overallProgress: child.overallProgress,
      currentSession: currentSession(child.currentMap, child.completedMaps),
      lastActive: child.lastActiveAt === null ? null : isoTime(child.lastActiveAt),
      ...words,
      review: {
        asked: review.reduce((sum, { asked }) => sum + asked, 0),
        remembered: review.reduce((sum, { remembered }) => sum + remembered, 0),
      },
      badges: child.completedMaps.flatMap((realm) => {
        const badge = contents(realm)?.realm.badge;
        return badge ? [{ realm, name: badge.name }] : [];
      }),
    };
  }

  async updateChild(
    parentId: string,
    childId: string,
    { digest, name }: { digest?: boolean | undefined; name?: string | undefined },
  ): Promise<void> {
    await this.#store.write(async (tx) => {
      const link = await linkBetween(tx, parentId, childId);
      if (!link) throw new HttpError(404, 'unknown-child', 'There is no such child linked to your account.');
      if (name !== undefined) await updateParentLink(tx, link.id, { childName: name === '' ? null : name });
      if (digest !== undefined) await setDigest(tx, { linkId: link.id, parentWants: digest });
    });
  }

  async childDigest(childId: string): Promise<{ allowed: boolean; parents: number }> {
    const { digests, parentLinks } = this.#store.db.tables;
    const rows = await this.#store.db
      .select({ allows: digests.childAllows })
      .from(parentLinks)
      .leftJoin(digests, eq(digests.linkId, parentLinks.id))
      .where(eq(parentLinks.childId, childId));
    return { allowed: rows.every(({ allows }) => allows ?? true), parents: rows.length };
  }

  async setChildDigest(childId: string, childAllows: boolean): Promise<void> {
    await this.#store.write(async (tx) => {
      const links = await listBy('parentLinks', ['childId'])(tx, childId);
      for (const { id: linkId } of links) await setDigest(tx, { linkId, childAllows });
    });
  }

  /** Whether the parent of a mailed link gets the weekly mail. Throws 404 like `unsubscribe`. */
  async wantsDigest(token: string): Promise<boolean> {
    const { digests } = this.#store.db.tables;
    const [row] = await this.#store.db
      .select({ wants: digests.parentWants })
      .from(digests)
      .where(eq(digests.stopHash, hashToken(token)));
    if (!row) throw expiredLink();
    return row.wants;
  }

  /** Unsubscribes from the weekly mail; repeated clicks succeed too. Throws 404 for a link that is invalid or from an older mail. */
  async unsubscribe(token: string): Promise<void> {
    await this.#store.write(async (tx) => {
      const { digests } = tx.tables;
      const stopped = await tx
        .update(digests)
        .set({ parentWants: false })
        .where(eq(digests.stopHash, hashToken(token)))
        .returning({ linkId: digests.linkId });
      if (stopped.length === 0) throw expiredLink();
    });
  }

  /** Queues a mail for every link whose last mail is a week old; returns their number. One family's failure does not stop the others' mails. */
  async enqueueDueDigests(now = Date.now()): Promise<number> {
    const failures: unknown[] = [];
    let queued = 0;
    for (const digest of await this.#dueDigests(now)) {
      try {
        await this.#enqueueDigest(digest, now);
        queued += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} weekly mails could not be written`);
    return queued;
  }

  async #enqueueDigest({ linkId, email, parentId, locale, child }: DueDigest, now: number) {
    const words = await this.#words.describe(child, locale, now);
    const token = newToken();
    const message = weeklyDigestMail(locale, {
      name: nameOf(child),
      sentences: [...words.summary, words.next],
      learnt: words.learnt.slice(0, LEARNT_IN_LETTER),
      assignments: describeAssignments(words.assignments, locale),
      tryAtHome: words.tryAtHome,
      starter: words.starters[0],
      // The sign-in page redirects signed-in users; the progress page would redirect others to the start page.
      progressUrl: siteLink('/sign-in?returnUrl=%2Fparent%2Fprogress'),
      stopUrl: siteLink(`/digest/stop/${token}`),
    });
    await this.#store.write(async (tx) => {
      if (!(await claimDigest(tx, linkId, hashToken(token), now))) return;
      await this.#outbox.enqueue(
        tx,
        { to: email, userId: parentId, aboutId: child.id, locale, message, cause: 'job' },
        now,
      );
    });
  }

  async #dueDigests(now: number): Promise<DueDigest[]> {
    const { parentLinks, users, digests } = this.#store.db.tables;
    const rows = await this.#store.db
      .select({ linkId: parentLinks.id, parentId: parentLinks.parentId, child: childColumns(this.#store.db.tables) })
      .from(parentLinks)
      .innerJoin(users, eq(users.id, parentLinks.childId))
      .leftJoin(digests, eq(digests.linkId, parentLinks.id))
      .where(
        and(
          // Excluded in the query, so that unreachable parents do not use up the batch.
          inArray(parentLinks.parentId, usersWithVerifiedEmail(this.#store.db)),
          lt(parentLinks.createdAt, now - WEEK_MS),
          or(isNull(digests.parentWants), eq(digests.parentWants, true)),
          or(isNull(digests.childAllows), eq(digests.childAllows, true)),
          or(isNull(digests.sentAt), lt(digests.sentAt, now - WEEK_MS)),
        ),
      )
      .limit(DIGEST_BATCH_SIZE);
    const due: DueDigest[] = [];
    for (const row of rows) {
      const [parent] = await this.#store.db
        .select({ email: users.email, settings: users.settings })
        .from(users)
        .where(and(eq(users.id, row.parentId), hasVerifiedEmail(users)));
      if (!parent?.email) continue;
      const locale: Language = chosenLanguage(parent.settings) ?? 'en';
      due.push({ ...row, email: parent.email, locale });
    }
    return due;
  }
}

const hasVerifiedEmail = (users: Tables['users']) => and(isNotNull(users.emailVerifiedAt), isNotNull(users.email));

function usersWithVerifiedEmail(db: Db) {
  const { users } = db.tables;
  return db.select({ id: users.id }).from(users).where(hasVerifiedEmail(users));
}

/** Claims this week's mail of a link; returns false if another process has claimed it. */
async function claimDigest(tx: Db, linkId: string, stopHash: string, now: number): Promise<boolean> {
  const { digests } = tx.tables;
  const change = { stopHash, sentAt: now };
  const claimed = await tx
    .insert(digests)
    .values({ linkId, ...change })
    .onConflictDoUpdate({
      target: digests.linkId,
      set: change,
      setWhere: sql`${digests.sentAt} is null or ${digests.sentAt} < ${now - WEEK_MS}`,
    })
    .returning({ linkId: digests.linkId });
  return claimed.length > 0;
}

const setDigest = putInto('digests', 'linkId');
