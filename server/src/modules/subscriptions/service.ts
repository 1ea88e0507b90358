// Rules of a user's own subscription: its state, cancellation and expiry.
import { formatLicenceCode } from '@lanternwise/shared/constants/licenceCode';
import type { Subscription } from '@lanternwise/shared/contracts/subscriptions';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { endOverdue, syncLicencesWithSubscription } from './licences.ts';
import type { PaymentProvider } from './provider.ts';
import {
  licencesOfSubscription,
  licenceUsernames,
  overdueSubscriptions,
  subscriptionsOf,
  updateSubscription,
} from './repository.ts';
import { updateUserPlan } from './userPlan.ts';

export class SubscriptionsService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #provider: PaymentProvider;

  constructor(store: Store, users: UsersService, provider: PaymentProvider) {
    this.#store = store;
    this.#users = users;
    this.#provider = provider;
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
    if (row?.status !== 'active') throw new HttpError(404, 'nothing-to-cancel', 'You have no plan to cancel.');
    if (row.provider === this.#provider.name) await this.#provider.cancel(row.reference);
    await this.#store.write(async (tx) => {
      await updateSubscription(tx, row.id, { status: 'cancelled' });
      await updateUserPlan(tx, this.#users, caller.id, Date.now());
    });
    return this.current(caller);
  }

  /** Marks what ran out. The gate goes by dates and does not wait for this. */
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
}
