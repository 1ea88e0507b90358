// Reads a .py file into the editor: only text in UTF-8, and no more of it than a program may have.
import { plainLineEnds } from '@lanternwise/shared/content/plainOutput';
import { t } from '@lingui/core/macro';
import { MAX_CODE_LENGTH } from '../lab/labMessages.ts';

export type ReadProgram = { ok: true; code: string } | { ok: false; why: string };

const failure = (why: string): ReadProgram => ({ ok: false, why });
/** Bytes of a file; a character may take several. */
const MAX_FILE_BYTES = MAX_CODE_LENGTH * 4;
const MAX_KILOBYTES = MAX_CODE_LENGTH / 1000;

const tooBig = (): ReadProgram =>
  failure(t`This file is too big: a program here has ${MAX_KILOBYTES},000 characters at most.`);

/** The program in a file's bytes: line ends as Python writes them, without a byte order mark. */
export function decodeProgram(bytes: Uint8Array): ReadProgram {
  if (bytes.length > MAX_FILE_BYTES) return tooBig();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return failure(t`This file is not written in UTF-8. Open it in another editor, save it as UTF-8, then try again.`);
  }
  if (text.includes('\0')) return failure(t`This file holds no text, so it cannot be a program.`);
  if (text.length > MAX_CODE_LENGTH) return tooBig();
  return { ok: true, code: plainLineEnds(text) };
}

export async function readProgramFile(file: File): Promise<ReadProgram> {
  if (!/\.(py|txt)$/i.test(file.name)) return failure(t`This is no Python file. Choose one whose name ends in .py.`);
  if (file.size > MAX_FILE_BYTES) return tooBig();
  try {
    return decodeProgram(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return failure(t`This file could not be read. Try again.`);
  }
}
