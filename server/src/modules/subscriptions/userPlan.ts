// Computes a user's plan from all subscriptions and codes and stores it in the account for access checks.
import type { Role, SubscriptionState } from '@lanternwise/shared/constants/users';
import type { Db } from '../../db/db.ts';
import { type NewUser, requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { askForConfirmation, forgetSchool } from './confirmations.ts';
import { activeUsesOfUser, endLicenceUse, subscriptionsOf } from './repository.ts';

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

/** Roles for which a code that gave the role Pilot counts as nothing else: a Pilot needs no plan, a User has lost it. */
const isPlayerRole = (role: Role): boolean => role === 'User' || role === 'Pilot';

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
    // A code that made a learner a Pilot opens the realms for a Teacher too, who is no Pilot any more.
    .filter(({ use }) => use.gave === 'plan' || !isPlayerRole(user.role))
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

const teaches = (role: Role): boolean => role === 'Teacher' || role === 'Admin';

/** Changes a role, and the plan and the school's confirmation that follow from it: the only way to change the role of an account that exists. */
export async function setRole(
  tx: Db,
  users: UsersService,
  userId: string,
  change: Pick<NewUser, 'role'> & Partial<Pick<NewUser, 'roleWish'>>,
): Promise<UserRow> {
  const now = Date.now();
  const before = requireRow(await users.find(tx, userId));
  const after = await users.updateRole(tx, userId, change);
  const uses = await activeUsesOfUser(tx, userId);
  if (teaches(before.role) && !teaches(after.role)) {
    for (const { use } of uses) if (use.part === 'staff') await endLicenceUse(tx, use, now);
    await forgetSchool(tx, userId, now);
  }
  await askForConfirmation(tx, userId, now);
  // Only a code counts by role.
  if (uses.length > 0) await updateUserPlan(tx, users, userId, now);
  return requireRow(await users.find(tx, userId));
}
