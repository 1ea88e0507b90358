// What is kept of a program that a learner ran: how it ended, and how long it may be.

export const PROGRAM_STATUSES = ['passed', 'failed', 'error', 'stopped'] as const;
/** `failed`: it ran, but a case or check says no. `error`: Python could not run it to its end. */
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];

/** A longer program stays with the learner only. */
export const PROGRAM_MAX_BYTES = 20 * 1024;

/** Length in UTF-8, as it travels and is stored. */
export function programByteLength(code: string): number {
  let bytes = 0;
  for (const sign of code) {
    const point = sign.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** What evidence may hold; NUL is nothing a data base of text can keep. */
export const isStorableProgram = (code: string): boolean =>
  programByteLength(code) <= PROGRAM_MAX_BYTES && !code.includes('\u0000');
