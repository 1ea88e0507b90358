// Converts an account row to the user object of the API.

import { mayOpenProtected, type SiteAccess } from '@lanternwise/shared/access/playAccess';
import { needsConsent } from '@lanternwise/shared/constants/consent';
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { SubscriptionState } from '@lanternwise/shared/constants/users';
import type { User } from '@lanternwise/shared/contracts/user';
import { completedRealms } from '@lanternwise/shared/quests/progress';
import { isSchoolConfirmed } from '../consent/schoolConsent.ts';
import type { Caller, UserRow } from './repository.ts';

export type AccessMode = SiteAccess;

/** Site-wide rules for accounts. */
export interface AccountRules {
  access: AccessMode;
  /** Below this age parental consent is required. */
  consentAge: number;
}

/**
 * True below the age of consent without parental consent: no free text is shared and certificates are not
 * public.
 */
export const isLimited = (row: Pick<Caller, 'ageBand' | 'parentalConsent'>, consentAge: number): boolean =>
  !row.parentalConsent && needsConsent(row.ageBand, consentAge);

/** The subscription state; `expired` if the end date has passed. */
export function subscriptionState(row: Caller, now: number): SubscriptionState {
  const isPast = row.subscriptionEndDate !== null && row.subscriptionEndDate <= now;
  const isRunning = row.subscriptionStatus === 'active' || row.subscriptionStatus === 'cancelled';
  return isRunning && isPast ? 'expired' : row.subscriptionStatus;
}

export function canOpenProtected(row: Caller, mode: AccessMode, now: number): boolean {
  return mayOpenProtected({ role: row.role, subscriptionStatus: subscriptionState(row, now) }, mode);
}

export function toUser(row: UserRow, rules: AccountRules, now = Date.now()): User {
  const completed = completedRealms(row.completedMaps).length;
  const limited = isLimited(row, rules.consentAge);
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    ageBand: row.ageBand,
    avatar: row.avatar,
    settings: row.settings,
    user_game_progress: {
      current_map: row.currentMap,
      completed_maps: row.completedMaps,
      progress: Math.round((completed / PLAY_ORDER.length) * 100),
    },
    game_scores: row.gameScores,
    subscriptionStatus: subscriptionState(row, now),
    subscriptionPlan: row.subscriptionPlan,
    subscriptionEndDate: row.subscriptionEndDate === null ? null : new Date(row.subscriptionEndDate).toISOString(),
    paymentProvider: row.paymentProvider,
    paymentId: row.paymentId,
    profilePicture: shownPicture(row.profilePicture, limited),
    coverPhoto: shownPicture(row.coverPhoto, limited),
    bio: row.bio,
    dateOfBirth: row.dateOfBirth,
    school: row.school,
    grade: row.grade,
    guardianName: row.guardianName,
    guardianPhone: row.guardianPhone,
    parentalConsent: row.parentalConsent,
    limited,
    emailVerified: row.emailVerifiedAt !== null,
    isClassAccount: row.isClassAccount,
    isSchoolConfirmed: isSchoolConfirmed(row),
    roleWish: row.roleWish,
    canOpenProtected: canOpenProtected(row, rules.access, now),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** Pictures that a limited child uploaded are not served; those of the site are nobody's. */
const shownPicture = (address: string | null, limited: boolean): string | null =>
  limited && address?.startsWith('/api/') ? null : address;
