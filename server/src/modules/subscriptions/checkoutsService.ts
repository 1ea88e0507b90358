// Rules of checkouts: what is offered, how one begins, and how the sandbox settles it.
import { randomUUID } from 'node:crypto';
import { CURRENCY, PLAN_IDS, PLANS, type PlanDetails, type PlanId } from '@lanternwise/shared/constants/plans';
import type { Checkout, PlansReply } from '@lanternwise/shared/contracts/subscriptions';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { type Caller, requireRow, type UsersService } from '../users/service.ts';
import { notFoundError } from './notFoundError.ts';
import type { PaymentEventsService } from './paymentEventsService.ts';
import type { PaymentProvider } from './provider.ts';
import { type CheckoutRow, findCheckout, insertCheckout, subscriptionsOf } from './repository.ts';
import { type SandboxOutcome, SandboxProvider } from './sandboxProvider.ts';

/** What a plan costs now, as the site's settings say; null where it is not offered. */
export type ReadPrices = () => Promise<Partial<Record<PlanId, number | null>>>;

const offeredPlan = (plan: PlanId, amount: number | null | undefined): PlanDetails | undefined =>
  amount === null ? undefined : { ...PLANS[plan], ...(amount !== undefined && { amount }) };

export interface CheckoutsOptions {
  store: Store;
  users: UsersService;
  provider: PaymentProvider;
  payments: PaymentEventsService;
  prices: ReadPrices;
}

export class CheckoutsService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #provider: PaymentProvider;
  readonly #payments: PaymentEventsService;
  readonly #prices: ReadPrices;

  constructor({ store, users, provider, payments, prices }: CheckoutsOptions) {
    this.#store = store;
    this.#users = users;
    this.#provider = provider;
    this.#payments = payments;
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
    // Kept before the provider hears of it: its first event may come before its answer.
    await this.#store.write((tx) => insertCheckout(tx, row));
    const request = { checkoutId: row.id, plan, facts, currency: CURRENCY, email: user.email, site };
    const { url } = await this.#provider.createCheckout(request);
    return { checkout: toCheckout(row), url };
  }

  /** Throws 'not found' for another user's checkout too, so that its existence is not revealed. */
  async checkout(caller: Caller, id: string): Promise<Checkout> {
    const row = await findCheckout(this.#store.db, id);
    if (row?.userId !== caller.id) throw notFoundError('checkout');
    return toCheckout(row);
  }

  async settleSandboxCheckout(caller: Caller, id: string, outcome: SandboxOutcome): Promise<Checkout> {
    const sandbox = this.#requireSandbox();
    const checkout = await this.checkout(caller, id);
    if (checkout.provider !== 'sandbox') throw notFoundError('checkout');
    if (checkout.state !== 'open') throw new HttpError(409, 'checkout-settled', 'This checkout is already complete.');
    await this.#payments.apply(sandbox.createEvent(id, outcome));
    return this.checkout(caller, id);
  }

  async simulateSandboxEvent(caller: Caller, outcome: SandboxOutcome): Promise<void> {
    const sandbox = this.#requireSandbox();
    const [newest] = await subscriptionsOf(this.#store.db, caller.id);
    if (newest?.provider !== 'sandbox') throw notFoundError('subscription');
    await this.#payments.apply(sandbox.createEvent(newest.checkoutId, outcome));
  }

  #requireSandbox(): SandboxProvider {
    if (this.#provider instanceof SandboxProvider) return this.#provider;
    throw notFoundError('sandbox');
  }
}

const toCheckout = ({ id, plan, state, provider, amount, currency }: CheckoutRow): Checkout => ({
  id,
  plan,
  state,
  provider,
  amount,
  currency,
});
