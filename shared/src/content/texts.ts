// The texts of a lesson, an activity or a dialog that an Admin may rewrite: found by the names of their fields, ids and answers never among them.

/** Fields that hold words for people, wherever they stand. */
const TEXT_KEYS = new Set(
  (
    'title explanation example question finish description heading text label about prompt hints why left right learn ' +
    'content tip message points check root'
  ).split(' '),
);
/** Under these, every string is a text whatever its key: answers to one mistake each, and what is said after a check. */
const TEXT_RECORDS = new Set(['messages', 'mistakes', 'why']);

export interface TextField {
  /** Keys and indexes from the top, joined by dots. */
  path: string;
  text: string;
}

type Step = string | number;

/** Every text of a part of the content, in the order in which it is written. */
export function textFields(part: unknown): TextField[] {
  const found: TextField[] = [];
  walk(part, [], (path, text) => {
    found.push({ path: path.join('.'), text });
    return text;
  });
  return found;
}

/** The part with some texts replaced. Paths that lead to no text are told in the list. */
export function withTexts<T>(part: T, texts: Readonly<Record<string, string>>): { part: T; unknown: string[] } {
  const left = new Set(Object.keys(texts));
  const changed = walk(part, [], (path, text) => {
    const key = path.join('.');
    left.delete(key);
    return Object.hasOwn(texts, key) ? (texts[key] ?? text) : text;
  });
  return { part: changed as T, unknown: [...left] };
}

/** A copy in which `visit` answered every text. */
function walk(value: unknown, path: Step[], visit: (path: Step[], text: string) => string): unknown {
  if (typeof value === 'string') return isText(path) ? visit(path, value) : value;
  if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index], visit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key], visit)]));
}

function isText(path: readonly Step[]): boolean {
  const names = path.filter((step) => typeof step === 'string');
  const own = names.at(-1);
  const parents = names.slice(0, -1);
  // A mistake of a Python program is an object with a message and a program; of a number, a text by that number.
  if (own !== undefined && TEXT_KEYS.has(own)) return true;
  return TEXT_RECORDS.has(parents.at(-1) ?? '') ? own !== 'program' && own !== 'id' : parents.at(-2) === 'why';
}

/** `steps.0.title` as "Steps 1, title". */
export function pathInWords(path: string): string {
  const words = path
    .replaceAll(/\.(\d+)/g, (_dot, index) => ` ${Number(index) + 1}`)
    .split('.')
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
