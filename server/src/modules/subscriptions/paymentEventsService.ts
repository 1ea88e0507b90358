// Applies what happens at the payment provider to checkouts, subscriptions and the codes that belong to them.
import { randomUUID } from 'node:crypto';
import { PLANS } from '@lanternwise/shared/constants/plans';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import type { UsersService } from '../users/service.ts';
import { isRunning } from './checkoutOffers.ts';
import { syncLicencesWithSubscription } from './licences.ts';
import { giveCodeOfPlan } from './planCode.ts';
import { termEnd } from './proration.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';
import {
  type CheckoutRow,
  findCheckout,
  findEvent,
  findSubscription,
  insertPaymentEvent,
  insertSubscription,
  type SubscriptionRow,
  settleCheckout,
  subscriptionById,
  subscriptionsOf,
  updateSubscription,
} from './repository.ts';
import { subscriptionChange } from './subscriptionChange.ts';
import { updateUserPlan } from './userPlan.ts';

type Outcome = 'applied' | 'duplicate' | 'ignored';

/** What has to be done at the provider before an event may be applied, so that a person never pays for two plans. */
interface Owed {
  what: 'give-back' | 'end';
  reference: string;
}

/** Thrown out of the transaction, which has written nothing yet or is rolled back. */
class OwedFirst extends Error {
  constructor(readonly owed: Owed) {
    super('something has to be done at the payment provider first');
  }
}

/** One event on its way through the transaction. */
interface Applying {
  event: PaymentEvent;
  now: number;
  /** Ends the transaction until this is done. */
  first: (what: Owed['what'], reference: string | null | undefined) => void;
}

export class PaymentEventsService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly provider: PaymentProvider,
  ) {}

  handleWebhook(body: Buffer, signature: string | undefined): Promise<Outcome> {
    const event = this.provider.handleWebhook(body, signature);
    return event ? this.apply(event) : Promise.resolve('ignored');
  }

  /**
   * Applies what happened at the provider: once, and never an older event over a newer one. Throws if something is owed at the provider
   * and it cannot be reached; the provider then sends the event again.
   */
  async apply(event: PaymentEvent): Promise<Outcome> {
    const done = new Set<string>();
    const first: Applying['first'] = (what, reference) => {
      if (reference && !done.has(reference)) throw new OwedFirst({ what, reference });
    };
    for (;;) {
      try {
        return await this.store.write((tx) => this.#applyOnce(tx, { event, now: Date.now(), first }));
      } catch (error) {
        if (!(error instanceof OwedFirst)) throw error;
        const { what, reference } = error.owed;
        await (what === 'end' ? this.provider.end(reference) : this.provider.giveBack(reference));
        done.add(reference);
      }
    }
  }

  async #applyOnce(tx: Db, applying: Applying): Promise<Outcome> {
    const { event, now } = applying;
    if (await findEvent(tx, event.id)) return 'duplicate';
    const change = event.changeId === undefined ? undefined : await findCheckout(tx, event.changeId);
    if (change?.changes) await this.#exchangePlan(tx, change, applying);
    const subscription = await findSubscription(tx, event);
    const applied = subscription
      ? await this.#updateSubscription(tx, subscription, applying)
      : await this.#settleCheckout(tx, applying);
    await insertPaymentEvent(tx, {
      id: event.id,
      provider: this.provider.name,
      kind: event.kind,
      subscriptionId: applied ?? null,
      receivedAt: now,
    });
    return applied === undefined ? 'ignored' : 'applied';
  }

  /** An event of a checkout: a payment begins its subscription, or exchanges the plan of the one that runs. */
  async #settleCheckout(tx: Db, applying: Applying): Promise<string | null | undefined> {
    const { event, now } = applying;
    const checkout = event.checkoutId === undefined ? undefined : await findCheckout(tx, event.checkoutId);
    if (!checkout) return undefined;
    const failedState = FAILED_CHECKOUT_STATES[event.kind];
    if (failedState) {
      if (checkout.state === 'open') await settleCheckout(tx, checkout.id, failedState, now);
      return null;
    }
    if (event.kind !== 'paid') return undefined;
    // Told twice, by the checkout and by its invoice.
    if (checkout.state === 'refunded') return null;
    return checkout.changes
      ? this.#exchangePlan(tx, checkout, applying)
      : this.#beginSubscription(tx, checkout, applying);
  }

  async #beginSubscription(tx: Db, checkout: CheckoutRow, { event, now, first }: Applying): Promise<string | null> {
    const others = (await subscriptionsOf(tx, checkout.userId)).filter(({ status }) => isCharged(status));
    const rival = others.find((row) => isRival(row, checkout.provider, now));
    if (rival) {
      first('give-back', event.reference);
      await settleCheckout(tx, checkout.id, 'refunded', now);
      return null;
    }
    // Whose payment failed, or which another provider has: the new one replaces it, and must stay the only one.
    for (const other of others) {
      if (other.provider === this.provider.name) first('end', other.reference);
      await this.#change(tx, other, { status: 'expired', endsAt: Math.min(other.endsAt, now) }, now);
    }
    const { plan } = checkout;
    const row: SubscriptionRow = {
      id: randomUUID(),
      userId: checkout.userId,
      checkoutId: checkout.id,
      plan,
      provider: checkout.provider,
      reference: event.reference ?? null,
      customer: event.customer ?? null,
      status: 'active',
      endsAt: event.endsAt ?? termEnd(PLANS[plan].term, event.at),
      lastEventAt: event.at,
      createdAt: now,
    };
    await insertSubscription(tx, row);
    await settleCheckout(tx, checkout.id, 'paid', now);
    await giveCodeOfPlan(tx, row, now);
    await updateUserPlan(tx, this.users, row.userId, now);
    return row.id;
  }

  /** The subscription gets the plan of the checkout; once, although both the webhook and the return page may report it. */
  async #exchangePlan(tx: Db, checkout: CheckoutRow, { event, now }: Applying): Promise<string | null> {
    const row = checkout.changes === null ? undefined : await subscriptionById(tx, checkout.changes);
    if (!row) return null;
    if (checkout.state !== 'open' && checkout.state !== 'expired') return row.id;
    const { plan } = checkout;
    if (!isRunning(row, now)) {
      await settleCheckout(tx, checkout.id, 'expired', now);
      return row.id;
    }
    const isSameTerm = PLANS[row.plan].term === PLANS[plan].term;
    const endsAt = event.endsAt ?? (isSameTerm ? row.endsAt : termEnd(PLANS[plan].term, event.at));
    await settleCheckout(tx, checkout.id, 'paid', now);
    await this.#change(
      tx,
      row,
      { plan, status: 'active', endsAt, lastEventAt: Math.max(row.lastEventAt, event.at) },
      now,
    );
    await giveCodeOfPlan(tx, { ...row, plan, endsAt }, now);
    return row.id;
  }

  /** The subscription's id, also where the event came too late to change anything. */
  async #updateSubscription(tx: Db, row: SubscriptionRow, { event, now, first }: Applying): Promise<string> {
    const references = {
      reference: row.reference ?? event.reference ?? null,
      customer: row.customer ?? event.customer ?? null,
    };
    await updateSubscription(tx, row.id, references);
    const change = event.at < row.lastEventAt ? undefined : subscriptionChange(row, event);
    if (!change) return row.id;
    const revives = change.status === 'active' && !isRunning(row, now);
    const others = revives ? await subscriptionsOf(tx, row.userId) : [];
    if (others.some((other) => other.id !== row.id && isRival(other, row.provider, now))) {
      first('give-back', references.reference);
      await this.#change(tx, row, { status: 'refunded', lastEventAt: event.at }, now);
    } else await this.#change(tx, row, { ...change, lastEventAt: event.at }, now);
    return row.id;
  }

  /** Changes a subscription, and with it the codes and accounts that depend on it. */
  async #change(tx: Db, row: SubscriptionRow, change: Partial<SubscriptionRow>, now: number): Promise<void> {
    await updateSubscription(tx, row.id, change);
    await syncLicencesWithSubscription(tx, this.users, row.id, change.endsAt ?? row.endsAt, now);
    await updateUserPlan(tx, this.users, row.userId, now);
  }
}

/** Whether the provider charges for it again, or tries to. */
const isCharged = (status: SubscriptionRow['status']): boolean => status === 'active' || status === 'past-due';

/** Whether it is the one plan that a person may have, so that another payment has to be given back. */
const isRival = (row: SubscriptionRow, provider: SubscriptionRow['provider'], now: number): boolean =>
  row.status === 'active' && row.endsAt > now && row.provider === provider;

const FAILED_CHECKOUT_STATES: Partial<Record<PaymentEvent['kind'], CheckoutRow['state']>> = {
  'checkout-declined': 'declined',
  'payment-failed': 'declined',
  'checkout-cancelled': 'cancelled',
  'checkout-expired': 'expired',
};
