// What Admins see of revenue: subscriptions, what checkouts brought in each month, and the plans that run.
import type { PAID_SUBSCRIPTION_STATES } from '@lanternwise/shared/constants/plans';
import { and, asc, count, desc, eq, gt, isNull, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

/** A year of months for each of the two providers. */
const MONTH_ROWS = 24;
const PLAN_ROWS = 20;

interface RevenueQuery {
  page: number;
  size: number;
  state: (typeof PAID_SUBSCRIPTION_STATES)[number] | undefined;
}

export async function subscriptionsPage(db: Db, { page, size, state }: RevenueQuery) {
  const { checkouts, subscriptions, users } = db.tables;
  const where = state && eq(subscriptions.status, state);
  const { id, plan, provider, status, createdAt, endsAt } = subscriptions;
  const items = await db
    .select({
      id,
      user: { id: users.id, username: users.username },
      plan,
      provider,
      status,
      amount: checkouts.amount,
      createdAt,
      endsAt,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(checkouts, eq(checkouts.id, subscriptions.checkoutId))
    .where(where)
    .orderBy(desc(createdAt), asc(id))
    .limit(size)
    .offset((page - 1) * size);
  return { items, total: await db.$count(subscriptions, where) };
}

/** Sums of the checkouts that were paid, by month (UTC) and provider, the newest first. */
export async function revenueByMonth(db: Db) {
  const { checkouts } = db.tables;
  const { settledAt } = checkouts;
  const month: SQL<string> =
    db.engine === 'postgres'
      ? sql<string>`to_char(to_timestamp(${settledAt} / 1000.0) at time zone 'UTC', 'YYYY-MM')`
      : sql<string>`strftime('%Y-%m', ${settledAt} / 1000, 'unixepoch')`;
  const rows = await db
    .select({
      month: month.as('month'),
      provider: checkouts.provider,
      checkouts: count(),
      amount: sum(checkouts.amount),
    })
    .from(checkouts)
    .where(and(eq(checkouts.state, 'paid'), gt(checkouts.settledAt, 0)))
    .groupBy(sql`1`, checkouts.provider)
    .orderBy(sql`1 desc`, asc(checkouts.provider))
    .limit(MONTH_ROWS);
  return rows.map((row) => ({ ...row, checkouts: Number(row.checkouts), amount: Number(row.amount ?? 0) }));
}

/** How many accounts have each plan now, bought or granted. */
export async function runningPlans(db: Db, now: number) {
  const { users } = db.tables;
  const isRunning = or(eq(users.subscriptionStatus, 'active'), eq(users.subscriptionStatus, 'cancelled'));
  const rows = await db
    .select({ plan: users.subscriptionPlan, accounts: count() })
    .from(users)
    .where(and(isRunning, or(isNull(users.subscriptionEndDate), gt(users.subscriptionEndDate, now))))
    .groupBy(users.subscriptionPlan)
    .orderBy(users.subscriptionPlan)
    .limit(PLAN_ROWS);
  return rows.flatMap(({ plan, accounts }) => (plan === null ? [] : [{ plan, accounts: Number(accounts) }]));
}
