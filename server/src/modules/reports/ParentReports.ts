// Builds parents' reports about linked children and queues the weekly mails.
import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import { currentSession } from '@lanternwise/shared/quests/progress';
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, NewRow, Row, Tables } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { isoTime } from '../../http/isoTime.ts';
import { expiredLink } from '../auth/links.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import type { ContentService } from '../content/service.ts';
import type { Locale, MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { rememberedByRealm } from '../review/remembered.ts';
import type { UsersService } from '../users/service.ts';
import { weeklyDigestMail } from './mailTemplates.ts';
import { type PlaceLookup, placeLookup } from './placeContent.ts';
import { evidenceOf } from './repository.ts';
import { conversationStarters, describeWeek, summarizeWeek, WEEK_MS, type WeekSummary } from './weekSummary.ts';

/** Mails per run; the rest is queued an hour later. */
const DIGEST_BATCH_SIZE = 500;

const childColumns = (tables: Tables) => ({
  id: tables.users.id,
  // The parent's link comes from the child's account; the class list belongs to the school.
  name: tables.users.username,
  avatar: tables.users.avatar,
  currentMap: tables.users.currentMap,
  completedMaps: tables.users.completedMaps,
  overallProgress: tables.users.overallProgress,
  lastActiveAt: tables.users.lastActiveAt,
  ageBand: tables.users.ageBand,
  parentalConsent: tables.users.parentalConsent,
});
type Child = Pick<
  Row<'users'>,
  'id' | 'avatar' | 'currentMap' | 'completedMaps' | 'overallProgress' | 'lastActiveAt' | 'ageBand' | 'parentalConsent'
> & { name: string };

interface DueDigest {
  linkId: string;
  parentId: string;
  child: Child;
  email: string;
  locale: Locale;
}

export class ParentReports {
  readonly #store: Store;
  readonly #outbox: MailOutbox;
  readonly #contents: PlaceLookup;
  readonly #users: UsersService;

  constructor(store: Store, content: ContentService, outbox: MailOutbox, users: UsersService) {
    this.#users = users;
    this.#store = store;
    this.#outbox = outbox;
    this.#contents = placeLookup(content);
  }

  async children(parentId: string, now = Date.now()): Promise<ChildReport[]> {
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
        ...(await this.#report(child, now)),
        digest: wants ?? true,
        childAllowsDigest: allows ?? true,
      })),
    );
  }

  async #report(child: Child, now: number): Promise<Omit<ChildReport, 'digest' | 'childAllowsDigest'>> {
    const { db } = this.#store;
    const week = await this.#week(child, now);
    const review = await rememberedByRealm(db, child.id);
    return {
      id: child.id,
      name: child.name,
      avatar: child.avatar,
      overallProgress: child.overallProgress,
      currentSession: currentSession(child.currentMap, child.completedMaps),
      lastActive: child.lastActiveAt === null ? null : isoTime(child.lastActiveAt),
      summary: describeWeek(child.name, week, 'en', child.lastActiveAt !== null),
      minutes: week.minutes,
      days: week.days,
      review: {
        asked: review.reduce((sum, { asked }) => sum + asked, 0),
        remembered: review.reduce((sum, { remembered }) => sum + remembered, 0),
      },
      badges: child.completedMaps.flatMap((realm) => {
        const badge = this.#contents(realm)?.realm.badge;
        return badge ? [{ realm, name: badge.name }] : [];
      }),
      starters: conversationStarters(child.currentMap, child.completedMaps, this.#contents),
    };
  }

  async #week(child: Child, now: number): Promise<WeekSummary> {
    const owner = { id: child.id, ownWordsHidden: this.#users.isLimited(child) };
    return summarizeWeek(await evidenceOf(this.#store.db, owner, now - WEEK_MS), this.#contents, now);
  }

  async setDigest(parentId: string, childId: string, parentWants: boolean): Promise<void> {
    await this.#store.write(async (tx) => {
      const { parentLinks } = tx.tables;
      const [link] = await tx
        .select({ id: parentLinks.id })
        .from(parentLinks)
        .where(and(eq(parentLinks.parentId, parentId), eq(parentLinks.childId, childId)));
      if (!link) throw new HttpError(404, 'unknown-child', 'There is no such child linked to your account.');
      await setDigest(tx, link.id, { parentWants });
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
      const { parentLinks } = tx.tables;
      const links = await tx.select({ id: parentLinks.id }).from(parentLinks).where(eq(parentLinks.childId, childId));
      for (const { id } of links) await setDigest(tx, id, { childAllows });
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
    const week = await this.#week(child, now);
    const token = newToken();
    const message = weeklyDigestMail(locale, {
      name: child.name,
      sentences: describeWeek(child.name, week, locale, child.lastActiveAt !== null),
      starters: conversationStarters(child.currentMap, child.completedMaps, this.#contents, locale),
      // The sign-in page redirects signed-in users; the progress page would redirect others to the start page.
      progressUrl: siteLink('/sign-in?returnUrl=%2Fparent%2Fprogress'),
      stopUrl: siteLink(`/digest/stop/${token}`),
    });
    await this.#store.write(async (tx) => {
      if (!(await claimDigest(tx, linkId, hashToken(token), now))) return;
      await this.#outbox.enqueue(tx, { to: email, userId: parentId, locale, message, cause: 'job' }, now);
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
      const locale: Locale = chosenLanguage(parent.settings) ?? 'en';
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

type DigestChange = Partial<Omit<NewRow<'digests'>, 'linkId'>>;

async function setDigest(tx: Db, linkId: string, change: DigestChange): Promise<void> {
  const { digests } = tx.tables;
  await tx
    .insert(digests)
    .values({ linkId, ...change })
    .onConflictDoUpdate({ target: digests.linkId, set: change });
}
