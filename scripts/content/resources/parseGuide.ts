// Reads a teachers' guide: front matter, then a small Markdown in which a fenced block is a sheet. Nothing is HTML.
import type { GuideBlock } from '../../../shared/src/resources/guide.ts';
import { type BlockGenerator, parseSheet } from './sheets.ts';

export interface LineIssue {
  line: number;
  message: string;
}

/** A block with the line on which it begins. */
export interface PlacedBlock {
  line: number;
  block: GuideBlock;
}

export interface ParsedGuide {
  front: Readonly<Record<string, string>>;
  blocks: readonly PlacedBlock[];
  issues: readonly LineIssue[];
}

/** Paragraphs, lists, tables: lines up to the next empty one; a fenced block up to its end. */
interface Chunk {
  line: number;
  lines: string[];
}

const FENCE = '```';
const FRONT_LINE = /^([a-z-]+): (.+)$/;

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function readFront(lines: readonly string[], issues: LineIssue[]): { front: Record<string, string>; end: number } {
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) {
    issues.push({ line: 1, message: 'expected front matter between two lines "---"' });
    return { front: {}, end: -1 };
  }
  const entries = lines.slice(1, end).flatMap((text, at) => {
    const [, key, value] = FRONT_LINE.exec(text) ?? [];
    if (key && value) return [[key, value.trim()] as const];
    issues.push({ line: at + 2, message: `expected "name: value", found "${text}"` });
    return [];
  });
  return { front: Object.fromEntries(entries), end };
}

function splitChunks(lines: readonly string[], from: number): Chunk[] {
  const chunks: Chunk[] = [];
  let open: Chunk | undefined;
  let isFenced = false;
  for (const [at, text] of lines.entries()) {
    if (at < from) continue;
    const startsFence = !isFenced && text.startsWith(FENCE);
    if (startsFence || (!isFenced && /^#/.test(text))) open = undefined;
    if (!isFenced && !startsFence && text.trim() === '') {
      open = undefined;
      continue;
    }
    if (!open) {
      open = { line: at + 1, lines: [] };
      chunks.push(open);
    }
    open.lines.push(text);
    if (startsFence) isFenced = true;
    else if (isFenced && text === FENCE) {
      isFenced = false;
      open = undefined;
    } else if (!isFenced && /^#/.test(text)) open = undefined;
  }
  return chunks;
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());

function parseTable({ lines }: Chunk): GuideBlock | string {
  const [head = '', rule = '', ...rows] = lines;
  const columns = cellsOf(head);
  if (!/^\|[\s|:-]+\|$/.test(rule)) return 'expected a line of dashes below the head of the table';
  const cells = rows.map(cellsOf);
  const odd = cells.find((row) => row.length !== columns.length);
  if (odd) return `expected ${columns.length} cells in each row, found ${odd.length} in "${odd.join(' | ')}"`;
  return { kind: 'table', head: columns, rows: cells };
}

/** An item may go on in lines that are indented. */
function itemsOf(lines: readonly string[], mark: RegExp): string[] {
  const items: string[] = [];
  for (const text of lines) {
    if (mark.test(text)) items.push(text.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${text.trim()}`);
  }
  return items;
}

const NUMBERED = /^\d+\. /;
const BULLET = /^- /;
/** A single asterisk before a word, outside of `code`. */
const EMPHASIS = /(^|[^*`])\*[^*\s`]/;
const PORTRAIT = /^!\[\]\(portrait:([a-z0-9-]+)\)$/;

function parseHeading(text: string): GuideBlock | string {
  const [, hashes = '', title = '', id] = /^(#+) (.+?)(?: \{#([a-z0-9-]+)\})?$/.exec(text) ?? [];
  if (hashes.length !== 2 && hashes.length !== 3) return 'expected "## " or "### " before a heading';
  return { kind: 'heading', level: hashes.length, id: id ?? '', text: title };
}

function parseChunk(chunk: Chunk, generate: BlockGenerator): GuideBlock | string {
  const [first = ''] = chunk.lines;
  const running = chunk.lines.map((text) => text.trim()).join(' ');
  if (!first.startsWith(FENCE) && EMPHASIS.test(running))
    return 'expected **bold** or quotation marks: *this* is not markup here';
  if (first.startsWith(FENCE)) {
    if (chunk.lines.at(-1) !== FENCE) return 'expected the block to end with ```';
    return parseSheet(first.slice(FENCE.length).trim(), chunk.lines.slice(1, -1), generate);
  }
  if (first.startsWith('#')) return parseHeading(first);
  if (first.startsWith('|')) return parseTable(chunk);
  if (first.startsWith('> ')) return { kind: 'note', text: running.replaceAll(/(^|\s)> /g, '$1').trim() };
  if (BULLET.test(first)) return { kind: 'list', ordered: false, items: itemsOf(chunk.lines, BULLET) };
  if (NUMBERED.test(first)) return { kind: 'list', ordered: true, items: itemsOf(chunk.lines, NUMBERED) };
  const character = PORTRAIT.exec(first)?.[1];
  if (character) return { kind: 'portrait', character };
  if (/^!\[|<\/?[a-z]/i.test(running)) return 'expected text: pictures and HTML are not part of a guide';
  return { kind: 'paragraph', text: running };
}

export function parseGuide(source: string, generate: BlockGenerator): ParsedGuide {
  const issues: LineIssue[] = [];
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const { front, end } = readFront(lines, issues);
  const blocks = splitChunks(lines, end + 1).flatMap((chunk) => {
    const block = parseChunk(chunk, generate);
    if (typeof block !== 'string') return [{ line: chunk.line, block }];
    issues.push({ line: chunk.line, message: block });
    return [];
  });
  return { front, blocks, issues };
}
