// What each state of a subscription means for the person, in words.

import type { SubscriptionState } from '@lanternwise/shared/constants/people';
import { formatDate } from '../../i18n/format.ts';

export interface StateWords {
  badge: string;
  colour: 'ok' | 'amber' | 'error' | 'plain';
  text: string;
}

export const dayOf = (iso: string): string => formatDate(iso, 'long');

/** `endsAt`: ISO date, where the state has one. */
export function stateWords(status: SubscriptionState, endsAt: string | null): StateWords {
  const day = endsAt ? dayOf(endsAt) : '';
  switch (status) {
    case 'active':
      return { badge: 'Active', colour: 'ok', text: `Every realm is open. Your plan runs until ${day}.` };
    case 'cancelled':
      return {
        badge: 'Cancelled',
        colour: 'amber',
        text: `Nothing more will be paid. Every realm stays open until ${day}, and your progress for good.`,
      };
    case 'past-due':
      return {
        badge: 'Payment failed',
        colour: 'error',
        text: 'The last payment did not go through, so the realms are closed for now. Your progress is safe. Choose a plan to open them again.',
      };
    case 'expired':
      return {
        badge: 'Ended',
        colour: 'plain',
        text: `Your plan ended${day ? ` on ${day}` : ''}. Your progress is safe and waits for you.`,
      };
    case 'refunded':
      return {
        badge: 'Refunded',
        colour: 'plain',
        text: 'The payment was given back, so the plan has ended. Your progress is safe.',
      };
    case 'none':
      return { badge: 'No plan', colour: 'plain', text: 'Your account has no plan at the moment.' };
  }
}
