// Test helper: random tractor programs, and a second way to run one by reading the Python text line by line.
import fc from 'fast-check';
import { COMMANDS, type Command, type Sensor } from '../commands.ts';
import { type Obeyed, obey, sense, type Tractor } from '../machine.ts';
import type { Block, Condition, Program } from '../program.ts';

const sensor = fc.record({ kind: fc.constantFrom<Sensor>('crop-ahead', 'stone-ahead', 'water-ahead') });
const comparison = fc.record({
  kind: fc.constant('count' as const),
  is: fc.constantFrom('equal' as const, 'less' as const, 'more' as const),
  than: fc.integer({ min: -2, max: 5 }),
});
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2 },
    sensor,
    comparison,
    fc.record({ kind: fc.constant('not' as const), condition: tie('condition') }),
  ),
}));

const { list } = fc.letrec<{ block: Block; list: Block[] }>((tie) => ({
  list: fc.array(tie('block'), { maxLength: 4 }),
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record({ id: fc.constant(''), kind: fc.constantFrom(...COMMANDS) }),
    fc.record({
      id: fc.constant(''),
      kind: fc.constantFrom('set-count' as const, 'change-count' as const),
      by: fc.integer({ min: -2, max: 4 }),
    }),
    fc.record({
      id: fc.constant(''),
      kind: fc.constant('repeat' as const),
      times: fc.integer({ min: 0, max: 4 }),
      body: tie('list'),
    }),
    fc.record({
      id: fc.constant(''),
      kind: fc.constantFrom('while' as const, 'repeat-until' as const),
      condition,
      body: tie('list'),
    }),
    fc.record({
      id: fc.constant(''),
      kind: fc.constant('if' as const),
      condition,
      body: tie('list'),
      otherwise: tie('list'),
    }),
  ),
}));

function nameBlocks(blocks: readonly Block[], prefix: string): Block[] {
  return blocks.map((block, at) => {
    const named = { ...block, id: `${prefix}${at}` };
    if ('body' in named) named.body = nameBlocks(named.body, `${named.id}.`);
    if ('otherwise' in named) named.otherwise = nameBlocks(named.otherwise, `${named.id}e`);
    return named;
  });
}

export const programs: fc.Arbitrary<Program> = list.map((blocks) => ({ version: 1, blocks: nameBlocks(blocks, 'b') }));

interface TextRun {
  /** Line numbers (from 0) of the commands that were obeyed, and the crash's. */
  lines: number[];
  end: 'finished' | 'crashed' | 'endless';
  tractor: Tractor;
}

class Stopped extends Error {}

/** Runs Python text in the few forms that the tractor uses, independently of blocks. */
export function runPythonText(lines: readonly string[], start: Tractor, limit: number): TextRun {
  const run: TextRun = { lines: [], end: 'finished', tractor: start };
  let count = 0;
  let ticks = 0;
  const indentOf = (at: number) => /^ */.exec(lines[at] ?? '')?.[0].length ?? 0;
  const endOf = (at: number): number => {
    let end = at + 1;
    while (end < lines.length && indentOf(end) > indentOf(at)) end += 1;
    return end;
  };
  const isTrue = (text: string): boolean => {
    if (text.startsWith('not ')) return !isTrue(text.slice(4));
    const [, operator, number] = /^count (\S+) (-?\d+)$/.exec(text) ?? [];
    if (operator === undefined) return sense(run.tractor, text.replace('()', '').replace('_', '-') as Sensor);
    const than = Number(number);
    return (
      {
        '==': count === than,
        '!=': count !== than,
        '<': count < than,
        '<=': count <= than,
        '>': count > than,
        '>=': count >= than,
      }[operator] ?? false
    );
  };
  const stop = (end: TextRun['end']): never => {
    run.end = end;
    throw new Stopped();
  };
  const tick = () => {
    ticks += 1;
    if (ticks > limit) stop('endless');
  };
  const command = (at: number, text: string) => {
    run.lines.push(at);
    const result: Obeyed = obey(run.tractor, text.replace('()', '').replace('_', '-') as Command);
    if (result.kind === 'crashed') stop('crashed');
    else run.tractor = result.tractor;
  };
  const runLines = (from: number, to: number): void => {
    for (let at = from; at < to; ) {
      tick();
      const text = (lines[at] ?? '').trim();
      const end = endOf(at);
      const [, times] = /^for \w+ in range\((\d+)\):$/.exec(text) ?? [];
      const [, loop] = /^while (.*):$/.exec(text) ?? [];
      const [, choice] = /^if (.*):$/.exec(text) ?? [];
      const [, set] = /^count = (-?\d+)$/.exec(text) ?? [];
      const [, sign, by] = /^count = count ([+-]) (\d+)$/.exec(text) ?? [];
      if (times !== undefined) for (let n = 0; n < Number(times); n += 1) runLines(at + 1, end);
      else if (loop !== undefined) {
        while (isTrue(loop)) {
          tick();
          runLines(at + 1, end);
        }
      } else if (choice !== undefined) {
        const hasElse = (lines[end] ?? '').trim() === 'else:' && indentOf(end) === indentOf(at);
        if (isTrue(choice)) runLines(at + 1, end);
        else if (hasElse) runLines(end + 1, endOf(end));
        at = hasElse ? endOf(end) : end;
        continue;
      } else if (set !== undefined) count = Number(set);
      else if (by !== undefined) count += sign === '-' ? -Number(by) : Number(by);
      else if (text !== 'pass') command(at, text);
      at = end;
    }
  };
  try {
    runLines(0, lines.length);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return run;
}
