// Expected and actual output side by side, line by line, with what differs marked and the invisible made visible.

export interface DiffPart {
  id: 'start' | 'middle' | 'end';
  text: string;
  differs: boolean;
}

export interface DiffLine {
  id: number;
  kind: 'same' | 'expected' | 'actual';
  parts: readonly DiffPart[];
}

/** Longer outputs are shown up to here: the first difference counts. */
const MAX_LINES = 60;

/** Blanks at the ends of a line, blanks in a row and tabs get a sign; other blanks stay as they are. */
export const showInvisible = (text: string): string =>
  text.replace(/\t/g, '→').replace(/^ +| +$| {2,}/g, (blanks) => '·'.repeat(blanks.length));

function diffWithinLine(line: string, other: string): DiffPart[] {
  let start = 0;
  while (start < line.length && start < other.length && line[start] === other[start]) start += 1;
  let end = 0;
  const room = Math.min(line.length, other.length) - start;
  while (end < room && line[line.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const middle = line.slice(start, line.length - end);
  // One sign for one character, so that places in the line stay the same.
  const shown = showInvisible(line);
  const dots = middle.replace(/\t/g, '→').replace(/ /g, '·');
  return [
    { id: 'start' as const, text: shown.slice(0, start), differs: false },
    { id: 'middle' as const, text: dots, differs: true },
    { id: 'end' as const, text: shown.slice(line.length - end), differs: false },
  ].filter((part) => part.text !== '');
}

/** Length of the longest common run of lines from each pair of places on (the classic table). */
function lcsTable(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? [];
      row[j] =
        a[i] === b[j] ? (table[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(table[i + 1]?.[j] ?? 0, table[i]?.[j + 1] ?? 0);
    }
  }
  return table;
}

/** Lines in both are 'same'; a changed line comes as the expected one followed by the actual one. */
export function diffOutput(expected: string, actual: string): DiffLine[] {
  const a = expected.split('\n').slice(0, MAX_LINES);
  const b = actual === '' ? [] : actual.split('\n').slice(0, MAX_LINES);
  const table = lcsTable(a, b);
  const lines: DiffLine[] = [];
  const whole = (text: string): DiffPart[] => [{ id: 'middle', text: showInvisible(text) || '↵', differs: true }];
  let missing: string[] = [];
  let extra: string[] = [];
  const addLine = (kind: DiffLine['kind'], parts: readonly DiffPart[]) => lines.push({ id: lines.length, kind, parts });
  const flushChanges = () => {
    missing.forEach((line, at) => {
      const other = extra[at];
      addLine('expected', other === undefined ? whole(line) : diffWithinLine(line, other));
      if (other !== undefined) addLine('actual', diffWithinLine(other, line));
    });
    for (const line of extra.slice(missing.length)) addLine('actual', whole(line));
    missing = [];
    extra = [];
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      flushChanges();
      addLine('same', [{ id: 'start', text: showInvisible(left), differs: false }]);
      i += 1;
      j += 1;
    } else if (right === undefined || (left !== undefined && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))) {
      missing.push(left ?? '');
      i += 1;
    } else {
      extra.push(right);
      j += 1;
    }
  }
  flushChanges();
  return lines;
}
