// The parts of the account page: their addresses, their names, and who sees them.
import type { Role } from '@lanternwise/shared/constants/users';
import type { User } from '@lanternwise/shared/contracts/user';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const ACCOUNT_PARTS = ['profile', 'security', 'game', 'family', 'data'] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

export const ACCOUNT_PATHS: Readonly<Record<AccountPart, string>> = {
  profile: '/account',
  security: '/account/security',
  game: '/account/game',
  family: '/account/family',
  data: '/account/data',
};

/** Cards that had an anchor on the one page that the account once was. */
const PART_OF_ANCHOR: Readonly<Record<string, AccountPart>> = { '#classes': 'family', '#parents': 'family' };

const LEARNER_PARTS: Readonly<Record<AccountPart, MessageDescriptor>> = {
  profile: msg`Profile`,
  security: msg`Security`,
  game: msg`Game`,
  family: msg`Classes & family`,
  data: msg`Data`,
};

/** Each part by its name for the role; a part without a name has nothing for it. */
const PARTS_OF_ROLE: Readonly<Record<Role, Partial<Record<AccountPart, MessageDescriptor>>>> = {
  User: LEARNER_PARTS,
  Pilot: LEARNER_PARTS,
  Teacher: { ...LEARNER_PARTS, game: msg`Settings`, family: msg`Classes` },
  Parent: { ...LEARNER_PARTS, game: msg`Settings`, family: msg({ context: 'account', message: 'Family' }) },
  Admin: { profile: msg`Profile`, security: msg`Security`, game: msg`Settings`, data: msg`Data` },
};

export interface NamedPart {
  part: AccountPart;
  to: string;
  label: MessageDescriptor;
}

export const partsOf = (role: Role): readonly NamedPart[] =>
  ACCOUNT_PARTS.flatMap((part) => {
    const label = PARTS_OF_ROLE[role][part];
    return label ? [{ part, to: ACCOUNT_PATHS[part], label }] : [];
  });

/** The part at an address; undefined where the role has none there. */
export const partAt = (role: Role, pathname: string): NamedPart | undefined =>
  partsOf(role).find(({ to }) => to === pathname.replace(/\/$/, ''));

/** Where an address of the one page leads now; undefined for any other. */
export function movedPath({ pathname, hash }: { pathname: string; hash: string }): string | undefined {
  const part = PART_OF_ANCHOR[hash];
  return part && pathname !== ACCOUNT_PATHS[part] ? ACCOUNT_PATHS[part] + hash : undefined;
}

/** Roles that play, or show others how to. */
export const canPlay = (role: Role): boolean => role !== 'Parent' && role !== 'Admin';

/** Adults only. The server enforces the rule. */
export const canBecomeTeacher = ({ role, ageBand, isClassAccount }: User): boolean =>
  role !== 'Teacher' && role !== 'Admin' && ageBand === '18+' && !isClassAccount;

/** Where the card for it stands. */
export const BECOME_TEACHER = { id: 'become-teacher', to: `${ACCOUNT_PATHS.family}#become-teacher` } as const;
