// Rules of checkouts: what is offered, how one begins, and how the sandbox settles it.
import { CURRENCY, PLAN_IDS, PLANS, type PlanDetails, type PlanId } from '@lanternwise/shared/constants/plans';
import type { Checkout, PlansReply } from '@lanternwise/shared/contracts/subscriptions';
import type { Store } from '../../db/openStore.ts';
import { askYourTeacherError, HttpError } from '../../http/errors.ts';
import { addressFor, type Caller, requireRow, type UsersService } from '../users/service.ts';
import { changeRequest, isOfferOver, offerTo, type Quote, reserveCheckout } from './checkoutOffers.ts';
import { notFoundError } from './notFoundError.ts';
import type { PaymentEventsService } from './paymentEventsService.ts';
import type { CheckoutRequest, PaymentProvider } from './provider.ts';
import {
  type CheckoutRow,
  findCheckout,
  settleCheckout,
  subscriptionById,
  subscriptionsOf,
  updateCheckout,
} from './repository.ts';
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
  isSiteOpen: boolean;
}

export class CheckoutsService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #provider: PaymentProvider;
  readonly #payments: PaymentEventsService;
  readonly #prices: ReadPrices;
  readonly #isSiteOpen: boolean;
  /** Requests to the provider under way, by checkout: the same checkout begun twice at once asks once. */
  readonly #opening = new Map<string, Promise<string>>();

  constructor({ store, users, provider, payments, prices, isSiteOpen }: CheckoutsOptions) {
    this.#store = store;
    this.#users = users;
    this.#provider = provider;
    this.#payments = payments;
    this.#prices = prices;
    this.#isSiteOpen = isSiteOpen;
  }

  async plans(): Promise<Omit<PlansReply, 'success'>> {
    const prices = await this.#prices();
    const plans = PLAN_IDS.flatMap((id) => {
      const facts = offeredPlan(id, prices[id]);
      return facts ? [{ id, ...facts }] : [];
    });
    return { provider: this.#provider.name, isSiteOpen: this.#isSiteOpen, currency: CURRENCY, plans };
  }

  /** One person has one open checkout: the same plan continues it, another plan closes it. */
  async beginCheckout(caller: Caller, plan: PlanId, site: string): Promise<{ checkout: Checkout; url: string }> {
    const user = requireRow(await this.#users.find(this.#store.db, caller.id));
    if (caller.isClassAccount) throw askYourTeacherError();
    const facts = offeredPlan(plan, (await this.#prices())[plan]);
    if (!facts) throw new HttpError(409, 'not-offered', `The plan "${PLANS[plan].name}" is not offered at the moment.`);
    const quote = await this.#quote(caller, plan, facts);
    const { row, closed } = await this.#store.write((tx) =>
      reserveCheckout(tx, { userId: caller.id, provider: this.#provider.name, plan, quote }),
    );
    for (const { session } of closed) if (session !== null) await this.#provider.closeCheckout(session);
    const request = { checkoutId: row.id, plan, facts, currency: CURRENCY, email: addressFor('payment', user), site };
    return {
      checkout: await this.#toCheckout(row),
      url: row.changes ? `/checkout/${row.id}` : await this.#open(row, request),
    };
  }

  /** What the caller would pay now for a plan: its price, or the difference to the plan that runs. */
  async #quote(caller: Caller, plan: PlanId, facts: PlanDetails): Promise<Quote> {
    const now = Date.now();
    const running = await offerTo(this.#store.db, caller.id, { plan, provider: this.#provider.name, now });
    if (!running) return { price: facts.amount, amount: facts.amount, changes: null, now };
    const request = await changeRequest(this.#store.db, running, facts, now);
    const { due } = await this.#provider.previewChange(request);
    return { price: facts.amount, amount: due, changes: running.id, now };
  }

  #open(row: CheckoutRow, request: CheckoutRequest): Promise<string> {
    if (row.url !== null) return Promise.resolve(row.url);
    const running = this.#opening.get(row.id);
    if (running) return running;
    const opening = this.#openAtProvider(row, request).finally(() => this.#opening.delete(row.id));
    this.#opening.set(row.id, opening);
    return opening;
  }

  async #openAtProvider({ id }: CheckoutRow, request: CheckoutRequest): Promise<string> {
    const page = await this.#provider.createCheckout(request).catch(async (error: unknown) => {
      // The next attempt is a new checkout: providers answer a repeated request as they answered the first.
      await this.#store.write((tx) => settleCheckout(tx, id, 'expired', Date.now()));
      throw error;
    });
    const isStillOpen = await this.#store.write(async (tx) => {
      await updateCheckout(tx, id, page);
      return (await findCheckout(tx, id))?.state === 'open';
    });
    if (!isStillOpen && page.session !== null) await this.#provider.closeCheckout(page.session);
    return page.url;
  }

  async checkout(caller: Caller, id: string): Promise<Checkout> {
    return this.#toCheckout(await this.#ownCheckout(caller, id));
  }

  /** Exchanges the plan at the provider and charges the difference. */
  async confirmChange(caller: Caller, id: string): Promise<Checkout> {
    const row = await this.#requireOpen(caller, id);
    const running = row.changes === null ? undefined : await subscriptionById(this.#store.db, row.changes);
    if (!running || row.provider === 'sandbox' || row.provider !== this.#provider.name) throw notFoundError('checkout');
    // The price of the offer, even if an Admin has changed it since.
    const facts = { ...PLANS[row.plan], amount: row.price ?? row.amount };
    const request = await changeRequest(this.#store.db, running, facts, row.createdAt);
    const changed = await this.#provider.changePlan(request, row.id).catch(async (error: unknown) => {
      const isDeclined = error instanceof HttpError && error.code === 'payment-declined';
      if (isDeclined) await this.#store.write((tx) => settleCheckout(tx, row.id, 'declined', Date.now()));
      throw error;
    });
    // Providers count in seconds; their own event about this must not look older.
    const at = Math.floor(Date.now() / 1000) * 1000;
    await this.#payments.apply({ id: `change_${row.id}`, kind: 'paid', at, checkoutId: row.id, ...changed });
    return this.checkout(caller, id);
  }

  async settleSandboxCheckout(caller: Caller, id: string, outcome: SandboxOutcome): Promise<Checkout> {
    const sandbox = this.#requireSandbox();
    const checkout = await this.#requireOpen(caller, id);
    if (checkout.provider !== 'sandbox') throw notFoundError('checkout');
    await this.#payments.apply(sandbox.createEvent(id, outcome));
    return this.checkout(caller, id);
  }

  async simulateSandboxEvent(caller: Caller, outcome: SandboxOutcome): Promise<void> {
    const sandbox = this.#requireSandbox();
    const [newest] = await subscriptionsOf(this.#store.db, caller.id);
    if (newest?.provider !== 'sandbox') throw notFoundError('subscription');
    await this.#payments.apply(sandbox.createEvent(newest.checkoutId, outcome));
  }

  /** Throws 'not found' for another user's checkout too, so that its existence is not revealed. */
  async #ownCheckout(caller: Caller, id: string): Promise<CheckoutRow> {
    const row = await findCheckout(this.#store.db, id);
    if (row?.userId !== caller.id) throw notFoundError('checkout');
    return row;
  }

  async #requireOpen(caller: Caller, id: string): Promise<CheckoutRow> {
    const row = await this.#ownCheckout(caller, id);
    if (row.state !== 'open') throw new HttpError(409, 'checkout-settled', 'This checkout is already complete.');
    if (isOfferOver(row, Date.now())) {
      await this.#store.write((tx) => settleCheckout(tx, id, 'expired', Date.now()));
      throw new HttpError(409, 'checkout-over', 'This offer has expired. Please choose the plan again.');
    }
    return row;
  }

  async #toCheckout(row: CheckoutRow): Promise<Checkout> {
    const { id, plan, state, provider, amount, currency } = row;
    const running = row.changes === null ? undefined : await subscriptionById(this.#store.db, row.changes);
    const from = running && running.plan !== plan ? running.plan : null;
    return { id, plan, state, provider, amount, price: row.price ?? amount, currency, from };
  }

  #requireSandbox(): SandboxProvider {
    if (this.#provider instanceof SandboxProvider) return this.#provider;
    throw notFoundError('sandbox');
  }
}
