// Limits of the programs that a learner saves in the Workshop, in the browser and in the account.
export const WORKSHOP_PROGRAMS_MAX = 30;
/** As UTF-8. */
export const WORKSHOP_PROGRAM_BYTES = 20 * 1024;
export const WORKSHOP_NAME_MAX = 40;

/** Programs that a learner offers to one class, shown or not. */
export const CLASS_PROGRAMS_PER_LEARNER = 20;
/** `declined` before, `withdrawn` after the class could see it. */
export const CLASS_PROGRAM_STATES = ['waiting', 'shown', 'declined', 'withdrawn'] as const;
/** Why a teacher does not show a program; the child reads it in kind words. */
export const CLASS_PROGRAM_REASONS = ['unfinished', 'has-error', 'words', 'private', 'alike', 'talk'] as const;
export type ClassProgramReason = (typeof CLASS_PROGRAM_REASONS)[number];
