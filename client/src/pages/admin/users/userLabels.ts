// Labels and colours of account states, ages and plans.
import type { AccountState, AgeBand } from '@lanternwise/shared/constants/users';
import type { ListedUser } from '@lanternwise/shared/contracts/admin-users';
import type { BadgeColour } from '../../../ui/Badge.tsx';
import { humanize } from '../formatAdmin.ts';

export const STATE_LABELS: Record<AccountState, string> = {
  active: 'Active',
  suspended: 'Suspended',
  'deleted-pending': 'Deleted by its owner',
};

export const STATE_COLOURS: Record<AccountState, BadgeColour> = {
  active: 'ok',
  suspended: 'error',
  'deleted-pending': 'amber',
};

export const AGE_LABELS: Record<AgeBand, string> = {
  'under-12': 'under 12',
  '12-13': '12 or 13',
  '14-15': '14 or 15',
  '16-17': '16 or 17',
  '18+': '18 or older',
};

/** "Learner yearly, active"; "No plan". */
export function formatPlan({ subscriptionPlan, subscriptionStatus }: ListedUser): string {
  if (subscriptionPlan === null) return 'No plan';
  return `${humanize(subscriptionPlan)}, ${humanize(subscriptionStatus).toLowerCase()}`;
}
