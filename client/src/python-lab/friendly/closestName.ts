// Finds the name in the program that was probably meant; Python only suggests names that exist when the error occurs.

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

/** Whether a name is a slip of a word of Python: other capitals, or one change in a word that is not tiny. */
export const isNearName = (name: string, word: string): boolean => {
  const far = editDistance(name.toLowerCase(), word.toLowerCase());
  return name !== word && (far === 0 || (far === 1 && word.length >= 3 && name.length >= 3));
};

/** Names that the program gives a value to, except on line `but`: variables, functions, parameters, loop names, modules. */
function assignedNames(source: string, but: number | undefined): string[] {
  const lines = source.split('\n').filter((line, at) => at + 1 !== but || /^\s*def\b/.test(line));
  const code = lines.join('\n');
  const given = [...code.matchAll(/^\s*(?:def\s+|for\s+)?([A-Za-z_]\w*)\s*(?=[-+*/]?=(?!=)|\(.*:|in\b)/gm)].map(
    (m) => m[1],
  );
  const parameters = [...code.matchAll(/^\s*def\s+\w+\s*\(([^)]*)\)/gm)].flatMap(
    (m) => m[1]?.match(/[A-Za-z_]\w*/g) ?? [],
  );
  const imported = [...code.matchAll(/^\s*(?:from\s+\w+\s+)?import\s+([\w, ]+)/gm)].flatMap(
    (m) => m[1]?.match(/\w+/g) ?? [],
  );
  return [...new Set([...given, ...parameters, ...imported])].filter((name): name is string => name !== undefined);
}

/** The program's own name nearest to an unknown one of line `line`; undefined where none is near. */
export function closestName(unknown: string, source: string, line?: number): string | undefined {
  const allowed = unknown.length < 4 ? 1 : 2;
  const near = assignedNames(source, line)
    .filter((name) => name !== unknown)
    .map((name) => ({
      name,
      far: name.toLowerCase() === unknown.toLowerCase() ? 0 : editDistance(name, unknown),
    }))
    .filter(({ name, far }) => far <= allowed && far < Math.max(name.length, 2) / 2)
    .sort((a, b) => a.far - b.far);
  return near[0]?.name;
}
