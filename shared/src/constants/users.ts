// Enumerations of user properties: avatars, roles, age bands, account and subscription states.

export const AVATARS = ['milo', 'blaze', 'adam', 'rio', 'aria', 'jax'] as const;
export type AvatarId = (typeof AVATARS)[number];
export const DEFAULT_AVATAR: AvatarId = 'milo';

export const ROLES = ['Admin', 'Teacher', 'User', 'Parent', 'Pilot'] as const;
export type Role = (typeof ROLES)[number];

export const AGE_BANDS = ['under-12', '12-13', '14-15', '16-17', '18+'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Characters of a password. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** `deleted-pending`: deleted by its owner, who can restore it until the grace period ends. */
export const ACCOUNT_STATES = ['active', 'suspended', 'deleted-pending'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const SUBSCRIPTION_STATES = ['none', 'active', 'past-due', 'cancelled', 'expired', 'refunded'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Pilots and users with an active subscription may open protected content (platform.txt section 4); a cancelled one stays valid until its end date. */
export function hasProtectedAccess(person: { role: Role; subscriptionStatus: SubscriptionState }): boolean {
  return person.role === 'Pilot' || ['active', 'cancelled'].includes(person.subscriptionStatus);
}
