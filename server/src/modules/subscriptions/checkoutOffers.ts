// Which offers a person may get: a first plan, the exchange for a larger one, and how long an offer is valid.
import { randomUUID } from 'node:crypto';
import { CURRENCY, isLargerPlan, PLANS, type PlanDetails, type PlanId } from '@lanternwise/shared/constants/plans';
import type { Db } from '../../db/db.ts';
import { busyError, HttpError } from '../../http/errors.ts';
import type { ChangeRequest, PaymentProvider } from './provider.ts';
import {
  type CheckoutRow,
  insertCheckout,
  openCheckoutsOf,
  priceOfSubscription,
  type SubscriptionRow,
  settleCheckout,
  subscriptionsOf,
} from './repository.ts';

const HOUR_MS = 3_600_000;
/** Shorter than the 24 hours that Stripe keeps a payment page and the answer to a repeated request. */
const CHECKOUT_MS = 12 * HOUR_MS;
/** The difference to the running plan shrinks with the time. */
const CHANGE_MS = HOUR_MS / 2;

/** Whether a checkout can no longer be continued or confirmed. */
const isOld = ({ changes, createdAt }: CheckoutRow, now: number): boolean =>
  now - createdAt > (changes === null ? CHECKOUT_MS : CHANGE_MS);

/** Whether the difference that a checkout names no longer holds. */
export const isOfferOver = (row: CheckoutRow, now: number): boolean => row.changes !== null && isOld(row, now);

export const isRunning = ({ status, endsAt }: SubscriptionRow, now: number): boolean =>
  (status === 'active' || status === 'cancelled') && endsAt > now;

interface Wish {
  plan: PlanId;
  provider: PaymentProvider['name'];
  now: number;
}

/** The running subscription that the wished plan would replace; undefined if the plan would be a new one. Throws 409 if neither is possible. */
export async function offerTo(
  db: Db,
  userId: string,
  { plan, provider, now }: Wish,
): Promise<SubscriptionRow | undefined> {
  const running = (await subscriptionsOf(db, userId)).filter((row) => row.provider === provider && isRunning(row, now));
  const current = running.find(({ status }) => status === 'active') ?? running[0];
  if (!current || isLargerPlan(plan, current.plan)) return current;
  // A cancelled plan may be followed by any other.
  if (current.status === 'cancelled') return undefined;
  if (current.plan === plan)
    throw new HttpError(409, 'plan-running', `You have the plan "${PLANS[plan].name}" already.`);
  throw new HttpError(
    409,
    'smaller-plan',
    'Your plan already includes more. Cancel it, and choose this one when it ends.',
  );
}

export async function changeRequest(
  db: Db,
  running: SubscriptionRow,
  to: PlanDetails,
  at: number,
): Promise<ChangeRequest> {
  const { reference, plan: from, endsAt } = running;
  return { reference, from, fromPrice: await priceOfSubscription(db, running), endsAt, to, currency: CURRENCY, at };
}

export interface Quote {
  price: number;
  amount: number;
  /** The subscription whose plan is exchanged. */
  changes: string | null;
  now: number;
}

interface Reservation {
  userId: string;
  provider: PaymentProvider['name'];
  plan: PlanId;
  quote: Quote;
}

/**
 * The person's one open checkout: the one that stands, or a new one. Other open ones are closed and returned. It is kept before the
 * provider hears of it, because the provider's first event may come before its answer.
 */
export async function reserveCheckout(
  tx: Db,
  { userId, provider, plan, quote }: Reservation,
): Promise<{ row: CheckoutRow; closed: CheckoutRow[] }> {
  const { price, amount, changes, now } = quote;
  const running = await offerTo(tx, userId, { plan, provider, now });
  // Another request has changed the plan since the difference was computed.
  if ((running?.id ?? null) !== changes) throw busyError();
  const open = await openCheckoutsOf(tx, userId);
  const same = open.find(
    (row) =>
      row.plan === plan &&
      row.provider === provider &&
      row.changes === changes &&
      (row.price ?? row.amount) === price &&
      !isOld(row, now),
  );
  const closed = open.filter((row) => row !== same);
  for (const { id } of closed) await settleCheckout(tx, id, 'expired', now);
  if (same) return { row: same, closed };
  const row: CheckoutRow = {
    id: randomUUID(),
    userId,
    plan,
    provider,
    state: 'open',
    amount,
    price,
    currency: CURRENCY,
    changes,
    session: null,
    url: null,
    createdAt: now,
    settledAt: null,
  };
  await insertCheckout(tx, row);
  return { row, closed };
}
