// The numbers of groups: how many children a class holds, how long invitations live, how codes look.

export const GROUP_NAME_MAX = 60;
/** Children in one group. */
export const GROUP_MEMBERS_MAX = 150;
/** Groups that one teacher leads, archived ones too. */
export const GROUPS_PER_TEACHER = 200;
/** Accounts that a teacher makes in one go. */
export const CLASS_ACCOUNTS_MAX = 60;
export const CHILD_NAME_MAX = 40;
/** Invitations of a group that work at the same time. */
export const OPEN_INVITATIONS_MAX = 10;
/** Days that an invitation may live; the first is offered. */
export const INVITATION_DAYS = [14, 1, 7, 30, 90] as const;

/** No 0 O, 1 I L, 2 Z, 5 S, 8 B: a code is read from a board and typed by a child. No vowels: it never spells a word. */
export const JOIN_CODE_ALPHABET = 'CDFGHJKMNPQRTVWXY34679';
export const JOIN_CODE_LENGTH = 8;

/** A code as it was typed, in the form that is stored: small letters, spaces and dashes do not matter. */
export const normalizeJoinCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

const JOIN_CODE_PATTERN = new RegExp(`^[${JOIN_CODE_ALPHABET}]{${JOIN_CODE_LENGTH}}$`);
export const isJoinCode = (plain: string): boolean => JOIN_CODE_PATTERN.test(plain);

/** In two halves, as it is easiest to read and to say. */
export const formatJoinCode = (code: string): string =>
  `${code.slice(0, JOIN_CODE_LENGTH / 2)}-${code.slice(JOIN_CODE_LENGTH / 2)}`;
