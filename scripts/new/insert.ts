// Puts lines into the files that list things: registries, unions, routes. Pure: text in, text out, and an error where the place is not there.
import { type JsonPath, parseJson } from '../content/jsonSource.ts';
import { ScaffoldError } from './names.ts';

/** A line of an existing file: where it belongs and what it says. */
export interface Edit {
  /** Path from the project's root. */
  file: string;
  insert: string;
  position: InsertPosition;
}

export type InsertPosition =
  /** Among the import lines; biome sorts them. */
  | { kind: 'import' }
  /** Before the first line that holds this text. */
  | { kind: 'before'; line: string }
  /** As the last entry of the block that begins with the line `open` and ends with the line `close`; in its place where the block is sorted. */
  | { kind: 'list'; open: string; close: string }
  /** Right after the first `text` that comes after `from`. */
  | { kind: 'after'; from: string; text: string }
  /** In a JSON file: as the last entry of the list or object at this place; any other value is replaced. */
  | { kind: 'json'; path: JsonPath };

const missingAnchorError = (edit: Edit, what: string) =>
  new ScaffoldError(`${edit.file} has no "${what}" any more. Add this by hand, or mend scripts/new: ${edit.insert}`);

const indentOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? '';

/** What a list is sorted by: quotes around keys do not count. */
const sortKey = (line: string): string => line.trim().replaceAll("'", '');

function insertIntoList(lines: string[], edit: Edit, open: string, close: string): string[] {
  const from = lines.findIndex((line) => line.startsWith(open));
  const length = lines.slice(from + 1).findIndex((line) => line.startsWith(close));
  if (from < 0 || length < 0) throw missingAnchorError(edit, open);
  const block = lines.slice(from + 1, from + 1 + length);
  const indent = indentOf(block[0] ?? '  ');
  // An entry may go over several lines: those after its first stand further in or close a bracket.
  const entries = block.flatMap((line, at) =>
    indentOf(line) === indent && /^\s*[\w'"/]/.test(line) ? [{ at, key: sortKey(line) }] : [],
  );
  const sorted = entries.every(({ key }, at) => at === 0 || (entries[at - 1]?.key ?? '') < key);
  const next = sorted ? entries.find(({ key }) => key > sortKey(edit.insert)) : undefined;
  const made = edit.insert.split('\n').map((line) => `${indent}${line}`);
  return lines.toSpliced(from + 1 + (next?.at ?? length), 0, ...made);
}

function insertIntoJson(text: string, edit: Edit, path: JsonPath): string {
  const span = parseJson(text).spanOf(path);
  if (!span) throw missingAnchorError(edit, path.join('.'));
  if (!/[[{]/.test(text[span.start] ?? '')) return text.slice(0, span.start) + edit.insert + text.slice(span.end);
  const before = text.slice(0, span.end - 1).trimEnd();
  const comma = before.length === span.start + 1 ? '' : ',';
  const indent = indentOf(text.slice(text.lastIndexOf('\n', span.end - 1) + 1));
  return `${before}${comma}\n${edit.insert}\n${indent}${text.slice(span.end - 1)}`;
}

/** The text of a file with the line in its place. */
export function insertInto(text: string, edit: Edit): string {
  const lines = text.split('\n');
  const { position: at } = edit;
  switch (at.kind) {
    case 'import': {
      const first = lines.findIndex((line) => line.startsWith('import '));
      if (first < 0) throw missingAnchorError(edit, 'import');
      return lines.toSpliced(first, 0, edit.insert).join('\n');
    }
    case 'before': {
      const found = lines.findIndex((line) => line.includes(at.line));
      if (found < 0) throw missingAnchorError(edit, at.line);
      return lines.toSpliced(found, 0, edit.insert.replace(/^/gm, indentOf(lines[found] ?? ''))).join('\n');
    }
    case 'list':
      return insertIntoList(lines, edit, at.open, at.close).join('\n');
    case 'after': {
      const from = text.indexOf(at.from);
      const found = from < 0 ? -1 : text.indexOf(at.text, from);
      if (found < 0) throw missingAnchorError(edit, `${at.from} … ${at.text}`);
      const end = found + at.text.length;
      return text.slice(0, end) + edit.insert + text.slice(end);
    }
    case 'json':
      return insertIntoJson(text, edit, at.path);
  }
}
