// Finds the loop that keeps a program from ending: one whose condition nothing in its block brings to an end.
import { t } from '@lingui/core/macro';
import type { ErrorExplanation } from './errorRule.ts';
import { plainLines } from './plainLines.ts';
import { blocksOf, indentOf } from './programBlocks.ts';
import { isKeyword } from './pythonTerms.ts';

interface Endless extends ErrorExplanation {
  kind: 'loop.endless' | 'increment' | 'operator.order';
  line: number;
}

/** `count = count + 1`, `count += 1` and the like: which way a name goes; 0 where it is changed in another way. */
function stepOf(text: string, name: string): number | undefined {
  const [, sign, other] = new RegExp(`\\b${name}\\s*(?:([+-])=|=\\s*${name}\\s*([+-]))`).exec(text) ?? [];
  const way = sign ?? other;
  if (way !== undefined) return way === '+' ? 1 : -1;
  return new RegExp(`\\b${name}\\s*(?:\\[.*\\])?\\s*[*/]?=(?!=)|\\b${name}\\.\\w+\\s*\\(|\\bfor\\s+${name}\\b`).test(
    text,
  )
    ? 0
    : undefined;
}

const never = (line: number, help: string): Endless => ({
  kind: 'loop.endless',
  line,
  title: t`The loop of line ${line} never ends`,
  help,
});

type Loop = ReturnType<typeof blocksOf>[number];

/** `while n != 10` with steps that pass over the 10. */
function skippedEnd(plain: readonly string[], loops: readonly Loop[]): Endless | undefined {
  for (const { head, lines, match } of loops.toReversed()) {
    const [, name = '', end] = /^([A-Za-z_]\w*)\s*!=\s*(-?\d+)$/.exec(match[1] ?? '') ?? [];
    const [, start] = new RegExp(`^\\s*${name}\\s*=\\s*(-?\\d+)\\s*$`, 'm').exec(plain.slice(0, head).join('\n')) ?? [];
    const steps = lines.flatMap((at) => {
      const [, same, other, count] =
        new RegExp(`^\\s*${name}\\s*(?:([+-])=|=\\s*${name}\\s*([+-]))\\s*(\\d+)\\s*$`).exec(plain[at] ?? '') ?? [];
      return count === undefined ? [] : [Number(`${same ?? other}${count}`)];
    });
    const [step] = steps;
    if (name === '' || start === undefined || end === undefined || steps.length !== 1 || !step) continue;
    const rounds = (Number(end) - Number(start)) / step;
    if (rounds < 0 || !Number.isInteger(rounds))
      return never(head + 1, t`${name} jumps over ${end}, so it is never equal to it. Compare with < or > instead.`);
  }
  return undefined;
}

/** A list that grows while a loop goes through it. */
function growingList(plain: readonly string[], at: number | undefined): Endless | undefined {
  const loops = blocksOf(plain, /^\s*for\s+\w+\s+in\s+([A-Za-z_]\w*)\s*:/);
  const found = loops.find(
    ({ head, lines, match }) =>
      (at === undefined || head + 1 === at || lines.includes(at - 1)) &&
      lines.some((place) => new RegExp(`\\b${match[1]}\\.(?:append|insert|extend)\\s*\\(`).test(plain[place] ?? '')),
  );
  const list = found?.match[1] ?? '';
  return (
    found &&
    never(found.head + 1, t`Each round adds to ${list}, the list that the loop goes through. Add to another list.`)
  );
}

/** `continue` above the line that would bring the condition to an end. */
function skippedStep(plain: readonly string[], loops: readonly Loop[]): Endless | undefined {
  for (const { head, lines, match } of loops.toReversed()) {
    const name = /[A-Za-z_]\w*/.exec(match[1] ?? '')?.[0] ?? '';
    const steps = lines.filter((at) => stepOf(plain[at] ?? '', name) !== undefined);
    const skips = lines.find((at) => /^\s*continue\b/.test(plain[at] ?? ''));
    const skip = (skips ?? 0) + 1;
    if (steps.length > 0 && skips !== undefined && steps.every((at) => at > skips))
      return never(head + 1, t`After continue in line ${skip} nothing changes ${name}. Change it before.`);
  }
  return undefined;
}

/** `at`: the line where it was stopped, if that is known. */
export function endlessLoop(source: string, at?: number): Endless | undefined {
  const plain = plainLines(source);
  const loops = blocksOf(plain, /^\s*while\b\s*(.*?)\s*:/);
  const around = loops.filter(({ head, lines }) => at === undefined || head + 1 === at || lines.includes(at - 1));
  for (const { head, lines, match } of around.toReversed()) {
    const condition = match[1] ?? '';
    if (lines.some((place) => /^\s*(?:break|return)\b/.test(plain[place] ?? ''))) continue;
    // What a call gives may change by itself.
    if (condition.includes('(')) continue;
    const line = head + 1;
    const names = (condition.match(/[A-Za-z_]\w*/g) ?? []).filter((name) => !isKeyword(name));
    if (names.length === 0) return never(line, t`Its condition is always true, and no break leaves it.`);
    const plus = lines.find((place) => /^\s*(?:\+\+|--)\s*[A-Za-z_]\w*\s*$/.test(plain[place] ?? ''));
    if (plus !== undefined) {
      const [, sign = '', name = ''] = /(\+\+|--)\s*(\w+)/.exec(plain[plus] ?? '') ?? [];
      const one = sign.charAt(0);
      return {
        kind: 'increment',
        line: plus + 1,
        title: t`Python has no ${sign}`,
        help: t`Write ${name} = ${name} ${one} 1.`,
      };
    }
    const swapped = lines.find((place) =>
      new RegExp(`^\\s*(?:${names.join('|')})\\s*=[+-]\\s*\\w`).test(plain[place] ?? ''),
    );
    if (swapped !== undefined) {
      const right = `${/=([+-])/.exec(plain[swapped] ?? '')?.[1]}=`;
      return {
        kind: 'operator.order',
        line: swapped + 1,
        title: t`The two signs are swapped`,
        help: t`Write ${right} to add to a variable or take away from it.`,
      };
    }
    const steps = names.map((name) =>
      lines.map((place) => stepOf(plain[place] ?? '', name)).filter((step) => step !== undefined),
    );
    const [name = ''] = names;
    if (steps.every((found) => found.length === 0))
      return never(line, t`Nothing in its block changes ${name}, so the loop goes on. Change it inside the block.`);
    const fixed = lines.find(
      (place) =>
        /^\s*[A-Za-z_]\w*\s*=\s*(?:-?\d[\d.]*|["'].*["']|True|False)\s*$/.test(plain[place] ?? '') &&
        names.includes(/\w+/.exec(plain[place] ?? '')?.[0] ?? ''),
    );
    if (
      fixed !== undefined &&
      names.length === 1 &&
      steps[0]?.length === 1 &&
      indentOf(plain[fixed] ?? '') === indentOf(plain[lines[0] ?? 0] ?? '')
    )
      return never(line, t`Each round gives ${name} the same value, so the loop goes on.`);
    const grows = steps[0]?.every((step) => step === 1) && /^\s*\w+\s*>/.test(condition);
    const shrinks = steps[0]?.every((step) => step === -1) && /^\s*\w+\s*</.test(condition);
    if (steps[0]?.length && (grows || shrinks))
      return never(
        line,
        grows
          ? t`${name} grows in each round, but the loop ends only when it gets small. Which way should it go?`
          : t`${name} gets smaller in each round, but the loop ends only when it gets big. Which way should it go?`,
      );
  }
  return skippedEnd(plain, around) ?? growingList(plain, at) ?? skippedStep(plain, around);
}
