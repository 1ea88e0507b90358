// Computes a user's plan from all subscriptions and codes and stores it in the account for access checks.
import type { SubscriptionState } from '@lanternwise/shared/constants/users';
import type { Db } from '../../db/db.ts';
import type { UsersService } from '../users/service.ts';
import { activeUsesOfUser, subscriptionsOf } from './repository.ts';

interface Entitlement {
  status: SubscriptionState;
  plan: string;
  endsAt: number;
  provider: string;
  id: string;
}

/** Providers whose plans this module manages; grants of an Admin are kept. */
const MANAGED_PROVIDERS: ReadonlySet<string | null> = new Set(['sandbox', 'stripe', 'licence']);

const isActive = ({ status, endsAt }: Entitlement, now: number): boolean =>
  (status === 'active' || status === 'cancelled') && endsAt > now;

/** The active entitlement with the latest end; else the newest one, for its status. */
function bestEntitlement(entitlements: readonly Entitlement[], now: number): Entitlement | undefined {
  const active = entitlements.filter((entitlement) => isActive(entitlement, now)).sort((a, b) => b.endsAt - a.endsAt);
  return active[0] ?? entitlements[0];
}

export async function updateUserPlan(tx: Db, users: UsersService, userId: string, now: number): Promise<void> {
  const user = await users.find(tx, userId);
  if (!user) return;
  const bought = (await subscriptionsOf(tx, userId)).map(
    ({ status, plan, endsAt, provider, id }): Entitlement => ({ status, plan, endsAt, provider, id }),
  );
  const fromLicences = (await activeUsesOfUser(tx, userId))
    .filter(({ use }) => use.gave === 'plan')
    .map(
      ({ code }): Entitlement => ({
        // Expiry is computed from `endsAt` wherever it matters.
        status: 'active',
        plan: code.kind,
        endsAt: code.expiresAt,
        provider: 'licence',
        id: code.id,
      }),
    );
  const entitlement = bestEntitlement([...bought, ...fromLicences], now);
  const granted = !MANAGED_PROVIDERS.has(user.paymentProvider) && user.subscriptionStatus === 'active';
  if (granted && !(entitlement && isActive(entitlement, now))) return;
  await users.update(tx, userId, {
    subscriptionStatus: entitlement?.status ?? 'none',
    subscriptionPlan: entitlement?.plan ?? null,
    subscriptionEndDate: entitlement?.endsAt ?? null,
    paymentProvider: entitlement?.provider ?? null,
    paymentId: entitlement?.id ?? null,
  });
}
