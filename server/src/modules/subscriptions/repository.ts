// Database queries of checkouts, subscriptions, payment events and licence codes.
import { LICENCE_PAGE } from '@lanternwise/shared/contracts/subscriptions';
import { and, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { type Db, preparePerConnection, type Row } from '../../db/db.ts';
import { deleteBy, findBy, insertInto, listBy, updateBy } from '../../db/rows.ts';

export type CheckoutRow = Row<'checkouts'>;
export type SubscriptionRow = Row<'subscriptions'>;
export type LicenceRow = Row<'licenceCodes'>;
export type LicenceUseRow = Row<'licenceUses'>;

export const isOver = ({ revokedAt, expiresAt }: LicenceRow, now: number): boolean =>
  revokedAt !== null || expiresAt <= now;

const placeholder = sql.placeholder;

const checkoutById = preparePerConnection((db, { checkouts }) =>
  db
    .select()
    .from(checkouts)
    .where(eq(checkouts.id, placeholder('id')))
    .prepare(),
);
const licenceByCode = preparePerConnection((db, { licenceCodes }) =>
  db
    .select()
    .from(licenceCodes)
    .where(or(eq(licenceCodes.code, placeholder('code')), eq(licenceCodes.staffCode, placeholder('code'))))
    .prepare(),
);

export async function findCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await checkoutById(db).execute({ id });
  return row;
}

export const insertCheckout = insertInto('checkouts');

export const updateCheckout = updateBy('checkouts', 'id');

/** A user's open checkouts, newest first; older versions could leave several. */
export const openCheckoutsOf = (db: Db, userId: string): Promise<CheckoutRow[]> =>
  listBy('checkouts', ['userId', 'state'], ['-createdAt', '-id'])(db, userId, 'open');

/** What a subscription costs each term: the price of the checkout that was paid for it last. */
export async function priceOfSubscription(db: Db, { id, checkoutId }: SubscriptionRow): Promise<number> {
  const { checkouts } = db.tables;
  const [row] = await db
    .select({ price: checkouts.price, amount: checkouts.amount })
    .from(checkouts)
    .where(and(eq(checkouts.state, 'paid'), or(eq(checkouts.id, checkoutId), eq(checkouts.changes, id))))
    .orderBy(desc(checkouts.settledAt))
    .limit(1);
  return row ? (row.price ?? row.amount) : 0;
}

export const settleCheckout = (tx: Db, id: string, state: CheckoutRow['state'], now: number): Promise<void> =>
  updateCheckout(tx, id, { state, settledAt: now });

/** Newest first. */
export const subscriptionsOf = listBy('subscriptions', ['userId'], ['-createdAt', '-id']);

export const subscriptionById = findBy('subscriptions', 'id');

/** The subscription of an event: by checkout, else by the provider's references. */
export async function findSubscription(
  db: Db,
  by: { checkoutId?: string; reference?: string; customer?: string },
): Promise<SubscriptionRow | undefined> {
  const { subscriptions } = db.tables;
  for (const key of ['checkoutId', 'reference', 'customer'] as const) {
    const value = by[key];
    if (value === undefined) continue;
    // A customer may have had another subscription: the reference, where it is told, is the only one meant.
    if (key === 'customer' && by.reference !== undefined) continue;
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions[key], value))
      .orderBy(desc(subscriptions.createdAt))
      .limit(1);
    if (row) return row;
  }
  return undefined;
}

export const insertSubscription = insertInto('subscriptions');

export const updateSubscription = updateBy('subscriptions', 'id');

export const findEvent = findBy('paymentEvents', 'id');

export const insertPaymentEvent = insertInto('paymentEvents');

/** By the code for pupils, or the one for staff. */
export async function findLicenceByCode(db: Db, code: string): Promise<LicenceRow | undefined> {
  const [row] = await licenceByCode(db).execute({ code });
  return row;
}

export async function requireLicence(db: Db, id: string): Promise<LicenceRow> {
  const row = await findLicence(db, id);
  if (!row) throw new Error('a use without its licence');
  return row;
}

export const findLicence = findBy('licenceCodes', 'id');

/** Newest first: a plan that became larger has a code of each size. */
export const licencesOfSubscription = listBy('licenceCodes', ['subscriptionId'], ['-createdAt']);

export const insertLicence = insertInto('licenceCodes');

export const updateLicence = updateBy('licenceCodes', 'id');

export const usesOfLicence = listBy('licenceUses', ['codeId']);

export const findUse = findBy('licenceUses', 'codeId', 'userId');

/** How many persons use these licences now, by licence and part. */
export async function countUses(db: Db, codeIds: readonly string[]) {
  const { licenceUses } = db.tables;
  if (codeIds.length === 0) return [];
  const rows = await db
    .select({ codeId: licenceUses.codeId, part: licenceUses.part, persons: count() })
    .from(licenceUses)
    .where(and(inArray(licenceUses.codeId, codeIds), isNull(licenceUses.endedAt)))
    .groupBy(licenceUses.codeId, licenceUses.part);
  return rows.map((row) => ({ ...row, persons: Number(row.persons) }));
}

export async function licenceUsernames(db: Db, codeId: string): Promise<string[]> {
  const { users, licenceUses } = db.tables;
  const rows = await db
    .select({ username: users.username })
    .from(licenceUses)
    .innerJoin(users, eq(users.id, licenceUses.userId))
    .where(and(eq(licenceUses.codeId, codeId), isNull(licenceUses.endedAt)))
    .orderBy(licenceUses.usedAt, users.usernameKey);
  return rows.map(({ username }) => username);
}

/** A user's active code uses, with the codes. */
export async function activeUsesOfUser(
  db: Db,
  userId: string,
): Promise<Array<{ use: LicenceUseRow; code: LicenceRow }>> {
  const { licenceUses, licenceCodes } = db.tables;
  return db
    .select({ use: licenceUses, code: licenceCodes })
    .from(licenceUses)
    .innerJoin(licenceCodes, eq(licenceCodes.id, licenceUses.codeId))
    .where(and(eq(licenceUses.userId, userId), isNull(licenceUses.endedAt)));
}

export const insertLicenceUse = insertInto('licenceUses');

/** @param endedAt null if the use goes on */
export const endLicenceUse = (tx: Db, { codeId, userId }: LicenceUseRow, endedAt: number | null): Promise<void> =>
  updateLicenceUse(tx, codeId, userId, { endedAt });

export const updateLicenceUse = updateBy('licenceUses', 'codeId', 'userId');

export const deleteLicenceUse = deleteBy('licenceUses', 'codeId', 'userId');

/** The seats that a class took for its students. */
export const usesOfGroup = listBy('licenceUses', ['groupId']);

export async function licenceUsesEndedAfter(db: Db, time: number): Promise<LicenceUseRow[]> {
  const { licenceUses } = db.tables;
  return db.select().from(licenceUses).where(gt(licenceUses.endedAt, time));
}

/** Active uses of expired codes. */
export async function overdueLicenceUses(
  db: Db,
  now: number,
): Promise<Array<{ use: LicenceUseRow; code: LicenceRow }>> {
  const { licenceUses, licenceCodes } = db.tables;
  return db
    .select({ use: licenceUses, code: licenceCodes })
    .from(licenceUses)
    .innerJoin(licenceCodes, eq(licenceCodes.id, licenceUses.codeId))
    .where(and(isNull(licenceUses.endedAt), lte(licenceCodes.expiresAt, now)));
}

export async function licencePage(db: Db, page: number): Promise<{ total: number; rows: LicenceRow[] }> {
  const { licenceCodes } = db.tables;
  const rows = await db
    .select()
    .from(licenceCodes)
    .orderBy(desc(licenceCodes.createdAt), desc(licenceCodes.id))
    .limit(LICENCE_PAGE)
    .offset((page - 1) * LICENCE_PAGE);
  return { total: await db.$count(licenceCodes), rows };
}
