// Reads a dropped or pasted class list into tables; loaded with the first list, spreadsheets with the first of theirs.
import { type CsvTable, parseCsv } from '../../../lib/csv/parseCsv.ts';
import {
  decodeAs,
  type Encoding,
  type EncodingChoice,
  encodingChoices,
  guessEncoding,
} from '../../../lib/csv/textEncoding.ts';
import { fileKind, type UnreadableKind } from './fileKind.ts';
import { MAX_FILE_BYTES, MAX_ROWS, MAX_TEXT_BYTES } from './limits.ts';

export interface TextFile {
  kind: 'text';
  encoding: Encoding;
  /** The encodings in which the file's names look different. */
  choices: readonly EncodingChoice[];
  table(encoding: Encoding): CsvTable;
}

export interface SheetFile {
  kind: 'sheets';
  sheets: ReadonlyArray<CsvTable & { name: string }>;
}

export type RosterSource = TextFile | SheetFile;
export type FileProblem = UnreadableKind | 'too-large' | 'damaged' | 'empty';

function textFile(bytes: Uint8Array): TextFile | 'too-large' | 'empty' {
  const encoding = guessEncoding(bytes);
  const table = (chosen: Encoding) => parseCsv(decodeAs(bytes, chosen));
  if (!/[\p{L}\p{N}]/u.test(decodeAs(bytes, encoding))) return 'empty';
  const { rows } = table(encoding);
  if (rows.length > MAX_ROWS) return 'too-large';
  return { kind: 'text', encoding, choices: encodingChoices(bytes, encoding), table };
}

/** The tables of the file, or why it cannot be read. */
export async function readRosterFile(bytes: Uint8Array): Promise<RosterSource | FileProblem> {
  if (bytes.length === 0) return 'empty';
  const kind = fileKind(bytes);
  if (kind === 'text') return bytes.length > MAX_TEXT_BYTES ? 'too-large' : textFile(bytes);
  if (kind !== 'xlsx' && kind !== 'ods') return kind;
  if (bytes.length > MAX_FILE_BYTES) return 'too-large';
  const { readSheets, SheetError } = await import('./sheets.ts');
  try {
    const sheets = readSheets(bytes);
    return sheets.length === 0 ? 'empty' : { kind: 'sheets', sheets };
  } catch (error) {
    if (error instanceof SheetError) return error.problem;
    throw error;
  }
}

export const readPasted = (text: string): RosterSource | FileProblem => textFile(new TextEncoder().encode(text));
