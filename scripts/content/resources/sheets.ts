// Reads the fenced blocks of a guide: sheets to cut out and to write on, programs, and the places of generated data.
import type { GuideBlock } from '../../../shared/src/resources/guide.ts';

type SheetReader = (argument: string, lines: readonly string[]) => GuideBlock | string;

const AXIS_END = 10;
const MAX_LINES = 12;

const READERS: Readonly<Record<string, SheetReader>> = {
  cards(argument, lines) {
    const columns = Number(argument);
    if (!(columns >= 2 && columns <= 4)) return 'expected "cards 2", "cards 3" or "cards 4"';
    const cards = lines.map((line) => {
      const [title = '', text = ''] = line.split('|').map((part) => part.trim());
      return { title, text };
    });
    return { kind: 'cards', columns, cards };
  },
  grid(argument, lines) {
    const [, columns = '0', rows = '0'] = /^(\d+)x(\d+)$/.exec(argument) ?? [];
    const drawn = lines.length > 0 ? lines : Array.from({ length: Number(rows) }, () => '.'.repeat(Number(columns)));
    const odd = drawn.find((row) => row.length !== drawn[0]?.length);
    if (drawn.length === 0 || odd !== undefined) return 'expected "grid 12x12", or rows of the same length';
    return { kind: 'grid', rows: drawn };
  },
  scatter(argument, lines) {
    const [x, y] = argument.split('|').map((part) => part.trim());
    if (!x || !y) return 'expected "scatter across | upwards"';
    const points = lines.map((line) => {
      const [left, up, mark = ''] = line.split(' ');
      return { x: Number(left), y: Number(up), mark };
    });
    const isPlaced = (value: number) => value >= 0 && value <= AXIS_END;
    const bad = points.find((point) => !isPlaced(point.x) || !isPlaced(point.y) || point.mark === '');
    return bad ? 'expected "x y mark" with numbers from 0 to 10 in each line' : { kind: 'scatter', x, y, points };
  },
  lines(argument) {
    const count = Number(argument);
    return count >= 1 && count <= MAX_LINES ? { kind: 'lines', count } : `expected "lines 1" to "lines ${MAX_LINES}"`;
  },
  python: (_argument, lines) => ({ kind: 'code', text: lines.join('\n') }),
  'answer-key': (realm) => ({ kind: 'answer-key', realm }),
};

/** Makes a block of data, such as a table of standards; undefined for a block that it does not know. */
export type BlockGenerator = (kind: string, argument: string) => GuideBlock | undefined;

/** `header` is what stands behind the three backticks: the kind of sheet and its argument. */
export function parseSheet(header: string, lines: readonly string[], generate: BlockGenerator): GuideBlock | string {
  const [kind = '', ...words] = header.split(' ');
  const argument = words.join(' ');
  const reader = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  if (reader) return reader(argument, lines);
  return generate(kind, argument) ?? `expected one of ${Object.keys(READERS).join(', ')}, found "${header}"`;
}
