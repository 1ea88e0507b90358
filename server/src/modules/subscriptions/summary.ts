// What all of a person's subscriptions and codes come to, written to the account, where the gate reads it.
import type { SubscriptionState } from '@lanternwise/shared/constants/people';
import type { Db } from '../../db/db.ts';
import type { UsersService } from '../users/service.ts';
import { subscriptionsOf, usesBy } from './repository.ts';

interface Claim {
  status: SubscriptionState;
  plan: string;
  endsAt: number;
  provider: string;
  id: string;
}

/** Providers whose plans this module gave, and may therefore take back; an Admin's own grant stays. */
const OURS: ReadonlySet<string | null> = new Set(['sandbox', 'stripe', 'licence']);

const isOpen = ({ status, endsAt }: Claim, now: number): boolean =>
  (status === 'active' || status === 'cancelled') && endsAt > now;

/** The claim that opens longest; where none is open, the newest own one, which says why. */
function best(claims: readonly Claim[], now: number): Claim | undefined {
  const open = claims.filter((claim) => isOpen(claim, now)).sort((a, b) => b.endsAt - a.endsAt);
  return open[0] ?? claims[0];
}

export async function summarise(tx: Db, users: UsersService, userId: string, now: number): Promise<void> {
  const user = await users.find(tx, userId);
  if (!user) return;
  const own = (await subscriptionsOf(tx, userId)).map(
    ({ status, plan, endsAt, provider, id }): Claim => ({ status, plan, endsAt, provider, id }),
  );
  const given = (await usesBy(tx, userId))
    .filter(({ use }) => use.gave === 'plan')
    .map(
      ({ code }): Claim => ({
        status: code.expiresAt > now ? 'active' : 'expired',
        plan: code.kind,
        endsAt: code.expiresAt,
        provider: 'licence',
        id: code.id,
      }),
    );
  const claim = best([...own, ...given], now);
  const granted = !OURS.has(user.paymentProvider) && user.subscriptionStatus === 'active';
  if (granted && !(claim && isOpen(claim, now))) return;
  await users.change(tx, userId, {
    subscriptionStatus: claim?.status ?? 'none',
    subscriptionPlan: claim?.plan ?? null,
    subscriptionEndDate: claim?.endsAt ?? null,
    paymentProvider: claim?.provider ?? null,
    paymentId: claim?.id ?? null,
  });
}
