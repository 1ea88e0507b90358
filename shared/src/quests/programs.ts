// Statuses and size limit of stored program runs.
import { isStorableText } from '../contracts/storable.ts';

export const PROGRAM_STATUSES = ['passed', 'failed', 'error', 'stopped'] as const;
/** `failed`: it ran, but a case or check failed. `error`: Python raised an error. */
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];

/** Longer programs are not sent to the server. */
export const PROGRAM_MAX_BYTES = 20 * 1024;

/** Characters of one test case's output, and test cases, that a run carries. */
export const RUN_OUTPUT_MAX = 2000;
export const RUN_OUTPUTS_MAX = 20;
/** Characters of Python's error text that a run carries: the end, where Python names the error. */
export const RUN_ERROR_MAX = 1000;

/** Length in UTF-8. */
export function programByteLength(code: string): number {
  let bytes = 0;
  for (const sign of code) {
    const point = sign.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Whether a program can be stored as evidence. */
export const isStorableProgram = (code: string): boolean =>
  programByteLength(code) <= PROGRAM_MAX_BYTES && isStorableText(code);
