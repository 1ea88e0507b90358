// Grants a role, or a plan for a year, from the command line.
import { ROLES, type Role } from '@lanternwise/shared/constants/users';
import type { Store } from '../../db/openStore.ts';
import { confirmSchool } from '../subscriptions/confirmations.ts';
import { setRole } from '../subscriptions/userPlan.ts';
import { type AccountChange, UsersService } from '../users/service.ts';
import { deleteSessionsOf } from './repository.ts';

export const GRANTABLE_PLANS = ['learner', 'family', 'school', 'none'] as const;
export type GrantablePlan = (typeof GRANTABLE_PLANS)[number];
export type Grant = { kind: 'role'; role: Role } | { kind: 'plan'; plan: GrantablePlan };

const YEAR_MS = 365 * 24 * 3_600_000;

/** Parses `Pilot` or `plan=learner`; returns undefined for any other text. */
export function parseGrant(text: string): Grant | undefined {
  const role = ROLES.find((known) => known.toLowerCase() === text.toLowerCase());
  if (role) return { kind: 'role', role };
  const plan = GRANTABLE_PLANS.find((known) => `plan=${known}` === text.toLowerCase());
  return plan && { kind: 'plan', plan };
}

function planChange(plan: GrantablePlan, now: number): AccountChange {
  if (plan === 'none') return { subscriptionStatus: 'none', subscriptionPlan: null, subscriptionEndDate: null };
  return {
    subscriptionStatus: 'active',
    subscriptionPlan: plan,
    subscriptionEndDate: now + YEAR_MS,
    paymentProvider: 'grant',
    paymentId: null,
  };
}

/** Returns false if the account does not exist. Ends all sessions if the role has access to other users' data. */
export function applyGrant(store: Store, username: string, grant: Grant, now = Date.now()): Promise<boolean> {
  const users = new UsersService(store, 'subscription');
  return store.write(async (tx) => {
    const account = await users.findCredentials(tx, username);
    if (!account) return false;
    if (grant.kind === 'role') await setRole(tx, users, account.id, { role: grant.role });
    else await users.update(tx, account.id, planChange(grant.plan, now));
    if (grant.kind === 'role' && grant.role === 'Teacher') await confirmSchool(tx, account.id, null, now);
    if (grant.kind === 'role' && (grant.role === 'Admin' || grant.role === 'Teacher')) {
      await deleteSessionsOf(tx, account.id);
    }
    return true;
  });
}
