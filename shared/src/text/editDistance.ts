// How far two names are from each other, and which of several names was probably meant.

/** Single changes (letter added, lost, changed, or two swapped) between two names. */
export function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, at) => [at, ...Array<number>(b.length).fill(0)]);
  const cell = (i: number, j: number): number => (i === 0 ? j : j === 0 ? i : (rows[i]?.[j] ?? 0));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity;
      const best = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + same, swapped);
      rows[i]?.splice(j, 1, best);
    }
  }
  return cell(a.length, b.length);
}

/** Longer names may be further from each other; more than half of a name is another name. */
const ALLOWED = [
  { upTo: 3, changes: 1 },
  { upTo: 7, changes: 2 },
  { upTo: Number.POSITIVE_INFINITY, changes: 3 },
] as const;
/** A name with something before or after it, e.g. "wizard-old", counts as this many changes. */
const EXTENDED = 3;
const SHORTEST_EXTENDED = 4;
/** Of names in a hostile file: comparing longer ones would take minutes. */
const LONGEST = 80;

/** Changes between an id and the one it may be a slip of; undefined where they are two names. Capitals and blanks are no changes. */
export function slipBetween(a: string, b: string): number | undefined {
  const [one, other] = [a, b].map((name) => name.toLowerCase().replaceAll(' ', '-').replaceAll('_', '-')) as [
    string,
    string,
  ];
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length > LONGEST) return undefined;
  const allowed = ALLOWED.find(({ upTo }) => short.length <= upTo)?.changes ?? 0;
  // Cheaper than the distance, which is at least this.
  const changes = long.length - short.length > allowed ? undefined : editDistance(one, other);
  if (changes !== undefined && changes <= allowed && changes < long.length / 2) return changes;
  const isExtended = short.length >= SHORTEST_EXTENDED && (long.startsWith(short) || long.endsWith(short));
  return isExtended ? EXTENDED : undefined;
}

/** The name among `known` of which `name` is probably a slip. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const near = known.flatMap((each) => {
    const changes = slipBetween(name, each);
    return changes === undefined ? [] : [{ each, changes }];
  });
  return near.sort((a, b) => a.changes - b.changes)[0]?.each;
}
