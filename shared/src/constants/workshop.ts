// Limits of the programs that a learner saves in the Workshop, in the browser and in the account.
export const WORKSHOP_PROGRAMS_MAX = 30;
/** As UTF-8. */
export const WORKSHOP_PROGRAM_BYTES = 20 * 1024;
export const WORKSHOP_NAME_MAX = 40;
