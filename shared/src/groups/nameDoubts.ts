// Finds names that a teacher has to look at, says why, and what the name may be instead.
import { headingKind } from './headingWords.ts';
import { commaParts, normalizeName, turnRound } from './nameText.ts';
import { isSeldomName, rowLabel } from './rowLabels.ts';

export type DoubtKind =
  /** Replacement or control signs, or letters that a wrong encoding makes. */
  | 'broken'
  | 'formula'
  | 'columns'
  | 'heading'
  | 'not-a-student'
  | 'brackets'
  | 'quotes'
  | 'comma'
  | 'several'
  | 'digits'
  | 'signs';

export interface NameDoubt {
  kind: DoubtKind;
  /** What the name may be; several lines for several names; null if only the teacher can tell. */
  suggestion: string | null;
}

const BROKEN = /(?![\t\n\r\v\f\u0085])\p{Cc}|[\ufffd\u202a-\u202e\u2066-\u2069\p{Co}]|[ÃÂ][\u0080-\u00bf]|à[¤¥]/u;
const COLUMNS = /[\t;|]/;
const BRACKETED = /[([{（［<][^()[\]{}（）［］<>]{0,80}[)\]}）］>]/gu;
const BRACKET = /[()[\]{}（）［］<>]/u;
const QUOTE = /["“”„«»]/u;
const QUOTED = /["“„«][^"“”„«»]{1,60}["”“»]/gu;
const SPACED_DASH = / \p{Pd} /u;
const AND = /&| and | und | और /iu;
/** Letters with their marks, spaces, and what stands between them in names. */
const NAME_SIGNS = /^[\p{L}\p{M}\p{Zs}.,'’‘ʼʻ´`\u2010\u2011\u2013·・\-\u200c\u200d]*$/u;
/** "s/o", "d/o", "a/l": whose child it is. */
const PARENTAGE = /(?<!\p{L})[sdwac]\/[olp](?!\p{L})/giu;

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
const hasDigit = (text: string): boolean => /\p{N}/u.test(text);
const wordCount = (text: string): number => text.split(' ').filter(Boolean).length;
const isNamePart = (cell: string): boolean => hasLetter(cell) && !hasDigit(cell) && !cell.includes('@');

/** The text that a formula plainly holds: `=HYPERLINK("…","Asha")`, `+Ravi Nair`. */
export function formulaText(cell: string): string | null {
  const text = cell.trim();
  const quoted = [...text.matchAll(/"([^"]{1,200})"/g)].map(([, inner = '']) => inner).filter(isNamePart);
  const last = quoted.filter((inner) => !/[:/]{2}/.test(inner)).at(-1);
  if (last !== undefined) return normalizeName(last);
  return /^[+-]/.test(text) && !text.includes('(') ? normalizeName(text) : null;
}

/** "Harsh, Verma, 7B" in columns: a whole name in one of them, else its two halves. */
function nameOfColumns(text: string): string {
  const [first, second] = text.split(COLUMNS).map(normalizeName).filter(isNamePart);
  if (first === undefined) return text;
  return wordCount(first) > 1 || second === undefined || wordCount(second) > 1 ? first : `${first} ${second}`;
}

const withoutBracketed = (text: string): string => {
  const outside = text.replaceAll(BRACKETED, ' ');
  return (hasLetter(outside) ? outside : text).replaceAll(/[()[\]{}（）［］<>]/gu, ' ');
};

function withoutQuoted(text: string): string {
  const outside = text.replaceAll(QUOTED, ' ');
  return (hasLetter(outside) ? outside : text).replaceAll(/["“”„«»]/gu, ' ');
}

const withoutDigits = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !hasDigit(word))
    .join(' ');

/** The name without all that names do not have; null where nothing is left, or nothing was taken. */
function plainName(raw: string, name: string): string | null {
  const cell = COLUMNS.test(raw) ? nameOfColumns(raw) : name;
  const text = beforeRemark(withoutQuoted(withoutBracketed(cell)));
  const parts = commaParts(text)
    .map((part) => normalizeName(withoutDigits(part)))
    .filter(hasLetter);
  const plain = parts.length === 2 ? (turnRound(parts.join(', ')) ?? text) : parts.join(', ');
  const clean = normalizeName([...plain].map((sign) => (NAME_SIGNS.test(sign) ? sign : ' ')).join(''));
  return hasLetter(clean) && clean !== name ? clean : null;
}

/** What stands before a dash between blanks, or beside a colon: "Asha Rao – new", "Name: Asha". */
function beforeRemark(text: string): string {
  const [first = text] = text.split(SPACED_DASH);
  const parts = first.split(/[:：]/).map(normalizeName);
  return parts.find((part) => hasLetter(part) && headingKind(part, true) === undefined) ?? first;
}

function severalNames(name: string): string | null {
  const parts = name.split(AND).flatMap(commaParts).map(normalizeName);
  return parts.length > 1 && parts.every(isNamePart) ? parts.join('\n') : null;
}

/** Two halves of a name in two columns are a name. */
function isTwoHalves(raw: string): boolean {
  // A number before them is a list mark.
  const [first = '', ...more] = raw.split('\t').map(normalizeName).filter(Boolean);
  const cells = hasLetter(first) ? [first, ...more] : more;
  const isHalf = (cell: string) => isNamePart(cell) && (cells.length === 1 || wordCount(cell) === 1);
  return !/[;|]/.test(raw) && cells.length <= 2 && cells.every(isHalf);
}

/** What is doubtful about a line of a list, or a cell of a table; undefined for a plain name. */
export function nameDoubt(raw: string): NameDoubt | undefined {
  const name = normalizeName(raw);
  const text = raw.trim();
  const plain = () => plainName(text, name);
  if (BROKEN.test(raw))
    return { kind: 'broken', suggestion: raw.includes('\ufffd') || /[ÃÂ]|à[¤¥]/.test(raw) ? null : (plain() ?? name) };
  if (/^=|^@\p{L}+\(/u.test(text)) return { kind: 'formula', suggestion: formulaText(text) };
  if (headingKind(name, true) !== undefined) return { kind: 'heading', suggestion: null };
  if (rowLabel(name) !== undefined || isSeldomName(name)) return { kind: 'not-a-student', suggestion: null };
  if (COLUMNS.test(text) && !isTwoHalves(text)) return { kind: 'columns', suggestion: plain() };
  if (BRACKET.test(name)) return { kind: 'brackets', suggestion: plain() };
  if (QUOTE.test(name)) return { kind: 'quotes', suggestion: plain() };
  const parts = commaParts(name).length;
  if (parts > 2 || AND.test(name)) return { kind: 'several', suggestion: severalNames(name) ?? plain() };
  if (parts === 2) return { kind: 'comma', suggestion: plain() };
  if (hasDigit(name)) return { kind: 'digits', suggestion: plain() };
  const hasSigns = SPACED_DASH.test(name) || !NAME_SIGNS.test(name.replaceAll(PARENTAGE, ''));
  if (hasSigns && !name.includes('@')) return { kind: 'signs', suggestion: plain() };
  return undefined;
}
