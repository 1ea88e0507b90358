// Finds the name in the program that was probably meant; Python only suggests names that exist when the error occurs.
import { editDistance } from '@lanternwise/shared/text/editDistance';

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
