// Rules of a user's own subscription: its state, cancellation, resumption and expiry.
import { formatLicenceCode } from '@lanternwise/shared/constants/licenceCode';
import type { Subscription } from '@lanternwise/shared/contracts/subscriptions';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { syncAllSchools } from './confirmations.ts';
import { endOverdue, resumeEndedInFuture } from './licences.ts';
import { codeKindOf } from './planCode.ts';
import type { PaymentProvider } from './provider.ts';
import {
  licencesOfSubscription,
  licenceUsernames,
  type SubscriptionRow,
  subscriptionById,
  subscriptionsOf,
  updateSubscription,
} from './repository.ts';
import { updateUserPlan } from './userPlan.ts';

/** Expiry is computed and not stored: a clock that was wrong for a while leaves no trace. */
const statusOf = ({ status, endsAt }: SubscriptionRow, now: number): SubscriptionRow['status'] =>
  (status === 'active' || status === 'cancelled') && endsAt <= now ? 'expired' : status;

export class SubscriptionsService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly provider: PaymentProvider,
  ) {}

  async current(caller: Caller): Promise<Subscription | null> {
    const [row] = await subscriptionsOf(this.store.db, caller.id);
    if (!row) return null;
    const codes = await licencesOfSubscription(this.store.db, row.id);
    // One that became larger has a code of the smaller plan too.
    const code = codes.find(({ kind }) => kind === codeKindOf(row.plan)) ?? codes[0];
    return {
      plan: row.plan,
      provider: row.provider,
      status: statusOf(row, Date.now()),
      endsAt: new Date(row.endsAt).toISOString(),
      code: code ? formatLicenceCode(code.code) : null,
      staffCode: code?.staffCode ? formatLicenceCode(code.staffCode) : null,
      places: code?.places ?? 1,
      members: code ? await licenceUsernames(this.store.db, code.id) : [],
    };
  }

  async cancel(caller: Caller): Promise<Subscription | null> {
    const [row] = await subscriptionsOf(this.store.db, caller.id);
    if (!row || statusOf(row, Date.now()) !== 'active')
      throw new HttpError(404, 'nothing-to-cancel', 'You have no plan to cancel.');
    if (row.provider === this.provider.name) await this.provider.cancel(row.reference);
    await this.store.write(async (tx) => {
      await updateSubscription(tx, row.id, { status: 'cancelled' });
      await updateUserPlan(tx, this.users, caller.id, Date.now());
    });
    return this.current(caller);
  }

  /** Takes the cancellation of a plan back that still runs. */
  async resume(caller: Caller): Promise<Subscription | null> {
    const [row] = await subscriptionsOf(this.store.db, caller.id);
    // Another provider has no more say in whether it is charged.
    const isResumable = row?.provider === this.provider.name && statusOf(row, Date.now()) === 'cancelled';
    if (!isResumable) throw new HttpError(404, 'nothing-to-resume', 'You have no cancelled plan to resume.');
    await this.provider.resume(row.reference);
    await this.store.write(async (tx) => {
      // An event of the provider may have ended it meanwhile.
      if ((await subscriptionById(tx, row.id))?.status === 'cancelled')
        await updateSubscription(tx, row.id, { status: 'active' });
      await updateUserPlan(tx, this.users, caller.id, Date.now());
    });
    return this.current(caller);
  }

  /** Takes back the role that a licence code gave until now, and the confirmation that rested on it. Plans need no such job: whether they have expired is computed from their dates. */
  endOverdueLicences(now = Date.now()): Promise<void> {
    return this.store.write(async (tx) => {
      await resumeEndedInFuture(tx, this.users, now);
      await endOverdue(tx, this.users, now);
      await syncAllSchools(tx, now);
    });
  }
}
