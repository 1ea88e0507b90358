// Limits of groups and invitations, the states of a parent's answer to a class, and the format of join codes.

export const GROUP_NAME_MAX = 60;
/** Maximum number of children in one group. */
export const GROUP_MEMBERS_MAX = 150;
/** Maximum number of groups that one teacher owns, including archived ones; co-taught groups do not count. */
export const GROUPS_PER_TEACHER = 200;
/** Maximum number of co-teachers of a group, including invited ones. */
export const CO_TEACHERS_MAX = 20;
/** Maximum number of accounts that a teacher creates at once. */
export const CLASS_ACCOUNTS_MAX = 60;
/** Maximum number of classes in the list that a licence can open. */
export const CLASSES_WITH_LICENCES = 200;
export const CHILD_NAME_MAX = 40;
/** Why a line of a class list becomes no account; `taken`: the class has an account of this name. */
export const ROSTER_PROBLEMS = ['no-letter', 'too-long', 'e-mail', 'rude', 'same-name', 'too-many', 'taken'] as const;
/** What a parent said about one class; `declined` and `withdrawn` bind until that parent or an Admin lifts them. */
export const CLASS_CONSENT_STATES = ['asked', 'given', 'declined', 'withdrawn'] as const;
/** Maximum number of classes at once for which a child waits for a parent. */
export const WAITING_CLASSES_MAX = 5;
/** Maximum number of active invitations of a group. */
export const OPEN_INVITATIONS_MAX = 10;
/** Allowed lifetimes of an invitation in days; the first is the default. */
export const INVITATION_DAYS = [14, 1, 7, 30, 90] as const;

/** Without 0 O, 1 I L, 2 Z, 5 S, 8 B, because children copy codes from a board; without vowels, so that no words occur. */
export const JOIN_CODE_ALPHABET = 'CDFGHJKMNPQRTVWXY34679';
export const JOIN_CODE_LENGTH = 8;

const JOIN_CODE_PATTERN = new RegExp(`^[${JOIN_CODE_ALPHABET}]{${JOIN_CODE_LENGTH}}$`);
/** As many letters and digits as a code has, whether or not they occur in codes. */
export const isAsLongAsJoinCode = (plain: string): boolean =>
  plain.length === JOIN_CODE_LENGTH && /^[A-Z0-9]+$/.test(plain);
export const isJoinCode = (plain: string): boolean => JOIN_CODE_PATTERN.test(plain);

/** Formats a code in two halves, which are easier to read. */
export const formatJoinCode = (code: string): string =>
  `${code.slice(0, JOIN_CODE_LENGTH / 2)}-${code.slice(JOIN_CODE_LENGTH / 2)}`;
