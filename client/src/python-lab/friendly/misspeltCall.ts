// Finds a slip in the name of a required element: `prnt("hi")` where print is missing, `whlie` where a loop is.
import type { Construct } from '@lanternwise/shared/content/pythonLesson';
import { isNearName } from './closestName.ts';
import { plainLines } from './plainLines.ts';

/** Words that make an element; statements other than calls are slips that Python finds while parsing. */
const CALLS: Readonly<Partial<Record<Construct, string>>> = { print: 'print', input: 'input' };

export interface MisspeltCall {
  name: string;
  word: string;
  line: number;
}

/** The first call whose name is nearly that of a missing element; names that the program defines itself are none. */
export function misspeltCall(source: string, missing: readonly Construct[]): MisspeltCall | undefined {
  const words = missing.flatMap((construct) => CALLS[construct] ?? []);
  const lines = plainLines(source);
  for (const [at, plain] of lines.entries()) {
    for (const [, name = ''] of plain.matchAll(/(?<![\w.])([A-Za-z_]\w*)\s*\(/g)) {
      const word = words.find((one) => isNearName(name, one));
      const isOwn = new RegExp(`^\\s*(?:def|class)\\s+${name}\\b|^\\s*${name}\\s*=`, 'm').test(lines.join('\n'));
      if (word && !isOwn) return { name, word, line: at + 1 };
    }
  }
  return undefined;
}
