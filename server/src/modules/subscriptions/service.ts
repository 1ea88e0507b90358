// Rules of subscriptions: checkouts, provider events, cancellation, expiry and licence codes.
import { randomUUID } from 'node:crypto';
import { formatLicenceCode } from '@lanternwise/shared/constants/licenceCode';
import { CURRENCY, PLAN_IDS, PLANS, type PlanDetails, type PlanId } from '@lanternwise/shared/constants/plans';
import type { Checkout, Licence, PlansReply, Subscription } from '@lanternwise/shared/contracts/subscriptions';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { type Caller, requireRow, type UsersService } from '../users/service.ts';
import { createLicence, endLicence, endOverdue, redeemLicence, syncLicencesWithSubscription } from './licences.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';
import {
  type CheckoutRow,
  findCheckout,
  findLicence,
  findSubscription,
  hasEvent,
  insertCheckout,
  insertPaymentEvent,
  insertSubscription,
  licencePage,
  licencesOfSubscription,
  licenceUsernames,
  overdueSubscriptions,
  type SubscriptionRow,
  settleCheckout,
  subscriptionsOf,
  updateLicence,
  updateSubscription,
} from './repository.ts';
import { type SandboxOutcome, SandboxProvider } from './sandboxProvider.ts';
import { FAILED_CHECKOUT_STATES, subscriptionChange, termEnd } from './subscriptionChange.ts';
import { toCheckout, toLicence } from './toReply.ts';
import { updateUserPlan } from './userPlan.ts';

const DAY_MS = 24 * 3_600_000;

/** Reads the current prices; null for plans that are not offered. */
export type ReadPrices = () => Promise<Partial<Record<PlanId, number | null>>>;

const offeredPlan = (plan: PlanId, amount: number | null | undefined): PlanDetails | undefined =>
  amount === null ? undefined : { ...PLANS[plan], ...(amount !== undefined && { amount }) };

const notFoundError = (what: string) => new HttpError(404, 'not-found', `There is no such ${what}.`);

export class SubscriptionsService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #provider: PaymentProvider;
  readonly #prices: ReadPrices;

  constructor(store: Store, users: UsersService, provider: PaymentProvider, prices: ReadPrices = async () => ({})) {
    this.#store = store;
    this.#users = users;
    this.#provider = provider;
    this.#prices = prices;
  }

  async plans(): Promise<Omit<PlansReply, 'success'>> {
    const prices = await this.#prices();
    const plans = PLAN_IDS.flatMap((id) => {
      const facts = offeredPlan(id, prices[id]);
      return facts ? [{ id, ...facts }] : [];
    });
    return { provider: this.#provider.name, currency: CURRENCY, plans };
  }

  async beginCheckout(caller: Caller, plan: PlanId, site: string): Promise<{ checkout: Checkout; url: string }> {
    const user = requireRow(await this.#users.find(this.#store.db, caller.id));
    const now = Date.now();
    const activeSubscription = (await subscriptionsOf(this.#store.db, caller.id)).find(
      ({ status, endsAt }) => status === 'active' && endsAt > now,
    );
    if (activeSubscription)
      throw new HttpError(409, 'plan-running', `You have the plan "${PLANS[activeSubscription.plan].name}" already.`);
    const facts = offeredPlan(plan, (await this.#prices())[plan]);
    if (!facts) throw new HttpError(409, 'not-offered', `The plan "${PLANS[plan].name}" is not offered at the moment.`);
    const row: CheckoutRow = {
      id: randomUUID(),
      userId: caller.id,
      plan,
      provider: this.#provider.name,
      state: 'open',
      amount: facts.amount,
      currency: CURRENCY,
      createdAt: now,
      settledAt: null,
    };
    // Stored first, because the provider's first event may arrive before its reply.
    await this.#store.write((tx) => insertCheckout(tx, row));
    const request = { checkoutId: row.id, plan, facts, currency: CURRENCY, email: user.email, site };
    const { url } = await this.#provider.createCheckout(request);
    return { checkout: toCheckout(row), url };
  }

  /** Throws the same 404 for unknown checkouts and checkouts of others. */
  async checkout(caller: Caller, id: string): Promise<Checkout> {
    const row = await findCheckout(this.#store.db, id);
    if (row?.userId !== caller.id) throw notFoundError('checkout');
    return toCheckout(row);
  }

  async settleSandboxCheckout(caller: Caller, id: string, outcome: SandboxOutcome): Promise<Checkout> {
    const sandbox = this.#requireSandbox();
    const checkout = await this.checkout(caller, id);
    if (checkout.provider !== 'sandbox') throw notFoundError('checkout');
    if (checkout.state !== 'open') throw new HttpError(409, 'checkout-settled', 'This checkout is settled already.');
    await this.applyEvent(sandbox.createEvent(id, outcome));
    return this.checkout(caller, id);
  }

  async simulateSandboxEvent(caller: Caller, outcome: SandboxOutcome): Promise<void> {
    const sandbox = this.#requireSandbox();
    const [newest] = await subscriptionsOf(this.#store.db, caller.id);
    if (newest?.provider !== 'sandbox') throw notFoundError('subscription');
    await this.applyEvent(sandbox.createEvent(newest.checkoutId, outcome));
  }

  handleWebhook(body: Buffer, signature: string | undefined): Promise<'applied' | 'duplicate' | 'ignored'> {
    const event = this.#provider.handleWebhook(body, signature);
    return event ? this.applyEvent(event) : Promise.resolve('ignored');
  }

  /** Applies a provider event once; older events do not override newer ones. */
  applyEvent(event: PaymentEvent): Promise<'applied' | 'duplicate' | 'ignored'> {
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

  async current(caller: Caller): Promise<Subscription | null> {
    const [row] = await subscriptionsOf(this.#store.db, caller.id);
    if (!row) return null;
    const [code] = await licencesOfSubscription(this.#store.db, row.id);
    const over = (row.status === 'active' || row.status === 'cancelled') && row.endsAt <= Date.now();
    return {
      plan: row.plan,
      provider: row.provider,
      status: over ? 'expired' : row.status,
      endsAt: new Date(row.endsAt).toISOString(),
      code: code ? formatLicenceCode(code.code) : null,
      places: code?.places ?? 1,
      members: code ? await licenceUsernames(this.#store.db, code.id) : [],
    };
  }

  async cancel(caller: Caller): Promise<Subscription | null> {
    const [row] = await subscriptionsOf(this.#store.db, caller.id);
    if (row?.status !== 'active')
      throw new HttpError(404, 'nothing-to-cancel', 'You have no plan that could be cancelled.');
    if (row.provider === this.#provider.name) await this.#provider.cancel(row.reference);
    await this.#store.write(async (tx) => {
      await updateSubscription(tx, row.id, { status: 'cancelled' });
      await updateUserPlan(tx, this.#users, caller.id, Date.now());
    });
    return this.current(caller);
  }

  redeem(caller: Caller, code: string) {
    return this.#store.write((tx) => redeemLicence(tx, this.#users, caller, code, Date.now()));
  }

  async licences(page: number): Promise<{ licences: Licence[]; total: number }> {
    const { rows, total } = await licencePage(this.#store.db, page);
    return { total, licences: rows.map(({ licence, used }) => toLicence(licence, used)) };
  }

  makeLicence(caller: Caller, input: { kind: 'school' | 'pilot'; places: number; days: number; note: string }) {
    return this.#store.write(async (tx) => {
      const now = Date.now();
      const { kind, places, days } = input;
      const expiresAt = now + days * DAY_MS;
      const note = input.note.trim() || null;
      const newLicence = { kind, places, expiresAt, note, subscriptionId: null, createdBy: caller.id };
      const row = await createLicence(tx, newLicence, now);
      const subject = { kind: 'licence-code', id: row.id };
      await recordAudit(tx, { actorId: caller.id, action: 'licence-made', subject, detail: { kind, places, days } });
      return toLicence(row, 0);
    });
  }

  revokeLicence(caller: Caller, id: string, reason: string): Promise<void> {
    return this.#store.write(async (tx) => {
      const code = await findLicence(tx, id);
      if (!code || code.revokedAt !== null) throw notFoundError('code');
      const now = Date.now();
      await endLicence(tx, this.#users, code, now, now);
      await updateLicence(tx, id, { revokedAt: now });
      const subject = { kind: 'licence-code', id };
      await recordAudit(tx, { actorId: caller.id, action: 'licence-revoked', subject, reason });
    });
  }

  /** Marks expired subscriptions and codes; access checks use the dates and do not depend on this. */
  expireOverdue(now = Date.now()): Promise<void> {
    return this.#store.write(async (tx) => {
      for (const row of await overdueSubscriptions(tx, now)) {
        await updateSubscription(tx, row.id, { status: 'expired' });
        await syncLicencesWithSubscription(tx, this.#users, row.id, row.endsAt, now);
        await updateUserPlan(tx, this.#users, row.userId, now);
      }
      await endOverdue(tx, this.#users, now);
    });
  }

  #requireSandbox(): SandboxProvider {
    if (this.#provider instanceof SandboxProvider) return this.#provider;
    throw notFoundError('sandbox');
  }

  /** Applies an event without a subscription: settles the checkout; a payment creates the subscription. */
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
    const endsAt = event.endsAt ?? termEnd(event.at, checkout.plan);
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
      // One place of a family plan is the buyer's.
      const places = kind === 'family' ? facts.places - 1 : facts.places;
      const licence = {
        kind,
        places,
        expiresAt: endsAt,
        subscriptionId: row.id,
        createdBy: row.userId,
        note: null,
      } as const;
      await createLicence(tx, licence, now);
    }
    await updateUserPlan(tx, this.#users, row.userId, now);
    return row.id;
  }

  /** Returns the subscription's id, even if the event is outdated. */
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
