// Applies what happens at the payment provider to checkouts, subscriptions and the codes that belong to them.
import { randomUUID } from 'node:crypto';
import { PLANS } from '@lanternwise/shared/constants/plans';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { confirmSchool } from '../consent/schoolConsent.ts';
import { requireRow, type UsersService } from '../users/service.ts';
import { createLicence, isRealPayment, syncLicencesWithSubscription } from './licences.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';
import {
  type CheckoutRow,
  findCheckout,
  findSubscription,
  hasEvent,
  insertPaymentEvent,
  insertSubscription,
  type SubscriptionRow,
  settleCheckout,
  updateSubscription,
} from './repository.ts';
import { updateUserPlan } from './userPlan.ts';

const DAY_MS = 24 * 3_600_000;
const TERM_DAYS = { month: 31, year: 366 } as const;

export class PaymentEventsService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #provider: PaymentProvider;

  constructor(store: Store, users: UsersService, provider: PaymentProvider) {
    this.#store = store;
    this.#users = users;
    this.#provider = provider;
  }

  handleWebhook(body: Buffer, signature: string | undefined): Promise<'applied' | 'duplicate' | 'ignored'> {
    const event = this.#provider.handleWebhook(body, signature);
    return event ? this.apply(event) : Promise.resolve('ignored');
  }

  /** Applies what happened at the provider: once, and never an older event over a newer one. */
  apply(event: PaymentEvent): Promise<'applied' | 'duplicate' | 'ignored'> {
    return this.#store.write(async (tx) => {
      if (await hasEvent(tx, event.id)) return 'duplicate';
      const now = Date.now();
      const subscription = await findSubscription(tx, event);
      const applied = subscription
        ? await this.#updateSubscription(tx, subscription, event, now)
        : await this.#settleCheckout(tx, event, now);
      const subscriptionId = applied ?? null;
      await insertPaymentEvent(tx, {
        id: event.id,
        provider: this.#provider.name,
        kind: event.kind,
        subscriptionId,
        receivedAt: now,
      });
      return applied === undefined ? 'ignored' : 'applied';
    });
  }

  /** An event before there is a subscription: it settles the checkout, and a payment begins the subscription. */
  async #settleCheckout(tx: Db, event: PaymentEvent, now: number): Promise<string | null | undefined> {
    const checkout = event.checkoutId === undefined ? undefined : await findCheckout(tx, event.checkoutId);
    if (!checkout) return undefined;
    const failedState = FAILED_CHECKOUT_STATES[event.kind];
    if (failedState) {
      if (checkout.state === 'open') await settleCheckout(tx, checkout.id, failedState, now);
      return null;
    }
    if (event.kind !== 'paid') return undefined;
    const facts = PLANS[checkout.plan];
    const endsAt = event.endsAt ?? event.at + TERM_DAYS[facts.term] * DAY_MS;
    const row: SubscriptionRow = {
      id: randomUUID(),
      userId: checkout.userId,
      checkoutId: checkout.id,
      plan: checkout.plan,
      provider: checkout.provider,
      reference: event.reference ?? null,
      customer: event.customer ?? null,
      status: 'active',
      endsAt,
      lastEventAt: event.at,
      createdAt: now,
    };
    await insertSubscription(tx, row);
    await settleCheckout(tx, checkout.id, 'paid', now);
    if (facts.places > 1) {
      const kind = checkout.plan === 'school-yearly' ? 'school' : 'family';
      // In a family one of the places is the buyer's own.
      const places = kind === 'family' ? facts.places - 1 : facts.places;
      const made = {
        kind,
        places,
        expiresAt: endsAt,
        subscriptionId: row.id,
        createdBy: row.userId,
        note: null,
      } as const;
      await createLicence(tx, made, now);
      if (kind === 'school' && isRealPayment(checkout.provider)) await this.#confirmBuyer(tx, row.userId, now);
    }
    await updateUserPlan(tx, this.#users, row.userId, now);
    return row.id;
  }

  /** A teacher who paid for a school works for one. */
  async #confirmBuyer(tx: Db, userId: string, now: number): Promise<void> {
    const { role } = requireRow(await this.#users.find(tx, userId));
    if (role === 'Teacher') await confirmSchool(tx, userId, now);
  }

  /** The subscription's id, also where the event came too late to change anything. */
  async #updateSubscription(tx: Db, row: SubscriptionRow, event: PaymentEvent, now: number): Promise<string> {
    const references = {
      reference: row.reference ?? event.reference ?? null,
      customer: row.customer ?? event.customer ?? null,
    };
    const change = event.at < row.lastEventAt ? undefined : subscriptionChange(row, event);
    await updateSubscription(tx, row.id, { ...references, ...(change && { ...change, lastEventAt: event.at }) });
    if (change) {
      await syncLicencesWithSubscription(tx, this.#users, row.id, change.endsAt ?? row.endsAt, now);
      await updateUserPlan(tx, this.#users, row.userId, now);
    }
    return row.id;
  }
}

const FAILED_CHECKOUT_STATES: Partial<Record<PaymentEvent['kind'], CheckoutRow['state']>> = {
  'checkout-declined': 'declined',
  'payment-failed': 'declined',
  'checkout-cancelled': 'cancelled',
  'checkout-expired': 'expired',
};

/** What an event makes of a subscription; undefined where it changes nothing. */
function subscriptionChange(row: SubscriptionRow, event: PaymentEvent): Partial<SubscriptionRow> | undefined {
  switch (event.kind) {
    case 'paid': {
      // A first payment is often told twice, by the checkout and by its invoice: only a date further on means more time.
      const renewed =
        event.at >= row.endsAt - DAY_MS ? event.at + TERM_DAYS[PLANS[row.plan].term] * DAY_MS : row.endsAt;
      return { status: 'active', endsAt: event.endsAt ?? renewed };
    }
    case 'payment-failed':
      return { status: 'past-due' };
    case 'cancelled':
      return { status: 'cancelled', endsAt: event.endsAt ?? row.endsAt };
    case 'resumed':
      return row.status === 'cancelled' ? { status: 'active' } : undefined;
    case 'ended':
      return { status: 'expired', endsAt: Math.min(row.endsAt, event.at) };
    case 'refunded':
      return { status: 'refunded', endsAt: Math.min(row.endsAt, event.at) };
    default:
      return undefined;
  }
}
