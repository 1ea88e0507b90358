// Remarks on functions whose value nobody gets, and on values that a function keeps to itself or hands back too early.
import { t } from '@lingui/core/macro';
import { type Block, blocksOf, indentOf } from './programBlocks.ts';
import type { RemarkRule } from './remarkRule.ts';

type OwnFunction = Block & { match: RegExpExecArray };

const functionsOf = (plain: readonly string[]): OwnFunction[] =>
  blocksOf(plain, /^\s*def\s+([A-Za-z_]\w*)\s*\(([^)]*)\)/);
const hasLine = (plain: readonly string[], { lines }: Block, pattern: RegExp): boolean =>
  lines.some((at) => pattern.test(plain[at] ?? ''));

/** A function without return whose value is used: it gives None. */
export function functionWithoutReturn(plain: readonly string[]): { name: string; line: number } | undefined {
  for (const own of functionsOf(plain)) {
    const name = own.match[1] ?? '';
    if (hasLine(plain, own, /\b(?:return|yield)\b/)) continue;
    const isUsed = plain.some(
      (text, at) => !own.lines.includes(at) && at !== own.head && new RegExp(`[=(,+*/-]\\s*${name}\\s*\\(`).test(text),
    );
    const last = own.lines.at(-1);
    if (isUsed && last !== undefined) return { name, line: last + 1 };
  }
  return undefined;
}

export const FLOW_REMARKS: readonly RemarkRule[] = [
  ({ plain }) => {
    const found = functionsOf(plain).find(({ match }) => /=\s*(?:\[\s*\]|\{\s*\})/.test(match[2] ?? ''));
    return (
      found && {
        line: found.head + 1,
        kind: 'default.shared',
        title: t`Is one list for all calls what you want?`,
        help: t`The list in the brackets is made once, and every call adds to the same one.`,
      }
    );
  },
  ({ plain }) => {
    const found = functionWithoutReturn(plain);
    if (!found) return undefined;
    const { name } = found;
    return {
      line: found.line,
      kind: 'return.missing',
      title: t`${name}( ) gives nothing back`,
      help: t`Its value is used, but it is None. Did you mean to end the function with return?`,
    };
  },
  ({ plain }) => {
    for (const own of functionsOf(plain)) {
      for (const loop of blocksOf(plain, /^\s*(?:for|while)\b/)) {
        if (!own.lines.includes(loop.head)) continue;
        const level = indentOf(plain[loop.lines[0] ?? 0] ?? '');
        const early = loop.lines.find((at, place) => {
          const text = plain[at] ?? '';
          const above = loop.lines[place - 1];
          const inElse =
            above !== undefined && /^\s*else\s*:/.test(plain[above] ?? '') && indentOf(plain[above] ?? '') === level;
          return /^\s*return\b/.test(text) && (indentOf(text) === level || inElse);
        });
        if (early !== undefined)
          return {
            line: early + 1,
            kind: 'return.in-loop',
            title: t`Did you mean to return in the first round?`,
            help: t`This return stands inside the loop and ends it at once. After the loop it must stand as far in as the loop itself.`,
          };
      }
    }
    return undefined;
  },
  ({ plain }) => {
    for (const own of functionsOf(plain)) {
      const name = own.match[1] ?? '';
      if (!hasLine(plain, own, /^\s*return\s+\S/) || hasLine(plain, own, /\b(?:print|append|input)\s*\(/)) continue;
      const at = plain.findIndex(
        (text, place) => !own.lines.includes(place) && new RegExp(`^\\s*${name}\\s*\\(.*\\)\\s*$`).test(text),
      );
      if (at >= 0)
        return {
          line: at + 1,
          kind: 'result.unused',
          title: t`Did you mean to keep the answer?`,
          help: t`${name}( ) gives a value back, and nothing keeps it. Store it under a name, or print it.`,
        };
    }
    return undefined;
  },
  ({ plain }) => {
    for (const own of functionsOf(plain)) {
      const parameters: readonly string[] = own.match[2]?.match(/\w+/g) ?? [];
      if (hasLine(plain, own, /^\s*(?:global|nonlocal|return)\b/)) continue;
      for (const at of own.lines) {
        const name = /^\s*([A-Za-z_]\w*)\s*=(?!=)/.exec(plain[at] ?? '')?.[1];
        if (name === undefined || parameters.includes(name)) continue;
        const outside = plain.filter((_, place) => !own.lines.includes(place));
        const isOutside = outside.some((text) => new RegExp(`^${name}\\s*=(?!=)`).test(text));
        const isUsedInside = own.lines.some(
          (place) => place !== at && new RegExp(`\\b${name}\\b`).test(plain[place] ?? ''),
        );
        if (isOutside && !isUsedInside)
          return {
            line: at + 1,
            kind: 'name.local-copy',
            title: t`Did you mean the ${name} outside?`,
            help: t`A function has names of its own, so the ${name} outside stays as it is. Hand the new value back with return.`,
          };
      }
    }
    return undefined;
  },
];
