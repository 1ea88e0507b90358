// The text and the badge of each subscription state.
import type { SubscriptionState } from '@lanternwise/shared/constants/users';
import { t } from '@lingui/core/macro';
import { formatDate } from '../../i18n/format.ts';

export interface SubscriptionStateText {
  badge: string;
  colour: 'ok' | 'amber' | 'error' | 'plain';
  text: string;
}

/** `endsAt`: ISO date, or null if the state has none. */
export function describeSubscriptionState(status: SubscriptionState, endsAt: string | null): SubscriptionStateText {
  const day = endsAt ? formatDate(endsAt, 'long') : '';
  switch (status) {
    case 'active':
      return {
        badge: t({ context: 'state', message: 'Active' }),
        colour: 'ok',
        text: t`Every realm is open. Your plan runs until ${day}.`,
      };
    case 'cancelled':
      return {
        badge: t({ context: 'state', message: 'Cancelled' }),
        colour: 'amber',
        text: t`You will not be charged again. Every realm stays open until ${day}, and your progress is kept.`,
      };
    case 'past-due':
      return {
        badge: t`Payment failed`,
        colour: 'error',
        text: t`The last payment did not go through, so the realms are closed for now. Your progress is safe. Try the payment again to open them.`,
      };
    case 'expired':
      return {
        badge: t({ context: 'state', message: 'Ended' }),
        colour: 'plain',
        text: day ? t`Your plan ended on ${day}. Your progress is saved.` : t`Your plan ended. Your progress is saved.`,
      };
    case 'refunded':
      return {
        badge: t({ context: 'state', message: 'Refunded' }),
        colour: 'plain',
        text: t`The payment was refunded, so the plan has ended. Your progress is safe.`,
      };
    case 'none':
      return { badge: t`No plan`, colour: 'plain', text: t`Your account has no plan right now.` };
  }
}
