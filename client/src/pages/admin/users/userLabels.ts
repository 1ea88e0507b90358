// Labels and colours of roles, account states and plans.
import type { AccountState, Role, SubscriptionState } from '@lanternwise/shared/constants/users';
import type { ListedUser } from '@lanternwise/shared/contracts/admin-users';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../../i18n/runtime.tsx';
import type { BadgeColour } from '../../../ui/Badge.tsx';
import { humanize } from '../formatAdmin.ts';

export const ROLE_LABELS: Record<Role, MessageDescriptor> = {
  Admin: msg`Admin`,
  Teacher: msg`Teacher`,
  User: msg`User`,
  Parent: msg`Parent`,
  Pilot: msg`Pilot`,
};

export const STATE_LABELS: Record<AccountState, MessageDescriptor> = {
  active: msg({ context: 'account', message: 'Active' }),
  suspended: msg`Suspended`,
  'deleted-pending': msg`Deleted by its owner`,
};

export const STATE_COLOURS: Record<AccountState, BadgeColour> = {
  active: 'ok',
  suspended: 'error',
  'deleted-pending': 'amber',
};

/** By the word with which the ids of bought and granted plans begin, and by the whole id. */
const PLAN_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  none: msg`No plan`,
  learner: msg`Learner`,
  family: msg`Family`,
  school: msg`School`,
  'learner-monthly': msg`Learner, monthly`,
  'learner-yearly': msg`Learner, yearly`,
  'family-yearly': msg`Family, yearly`,
  'school-yearly': msg`School licence, yearly`,
};

export const PLAN_STATE_LABELS: Record<SubscriptionState, MessageDescriptor> = {
  none: msg({ context: 'plan', message: 'none' }),
  active: msg({ context: 'plan', message: 'active' }),
  'past-due': msg({ context: 'plan', message: 'payment failed' }),
  cancelled: msg({ context: 'plan', message: 'cancelled' }),
  expired: msg({ context: 'plan', message: 'expired' }),
  refunded: msg({ context: 'plan', message: 'refunded' }),
};

/** Call it while rendering: it follows the language of the page. */
export const planLabel = (plan: string): string => {
  const label = PLAN_LABELS[plan];
  return label ? i18n._(label) : humanize(plan);
};

/** "Learner, yearly, active"; "No plan". */
export function formatPlan({ subscriptionPlan, subscriptionStatus }: ListedUser): string {
  if (subscriptionPlan === null) return planLabel('none');
  return `${planLabel(subscriptionPlan)}, ${i18n._(PLAN_STATE_LABELS[subscriptionStatus])}`;
}
