// Proves the tractor's five fields: each can be finished, and none without its idea; small programs are all tried.
import { describe, expect, it } from 'vitest';
import { COMMANDS, type Command } from './commands.ts';
import { TRACTOR_FIELDS, type TractorField } from './fields.ts';
import { gradeProgram } from './grade.ts';
import { runToEnd } from './interpreter.ts';
import { countUnfinished, obey, type Tractor } from './machine.ts';
import type { Block, Program } from './program.ts';
import { buildProgram, FIELD_PROGRAMS } from './solutions.ts';

const field = (id: string): TractorField => TRACTOR_FIELDS.find((one) => one.id === id)!;
const water = { kind: 'water-ahead' } as const;

interface Trial {
  program: Part[];
  tractor: Tractor;
}
type Part = Command | { times: number; body: Part[] };

/** Runs a part; undefined after a crash. */
function runPart(part: Part, tractor: Tractor): Tractor | undefined {
  if (typeof part === 'string') {
    const result = obey(tractor, part);
    return result.kind === 'done' ? result.tractor : undefined;
  }
  let now: Tractor | undefined = tractor;
  for (let round = 0; round < part.times && now; round += 1) now = runParts(part.body, now);
  return now;
}
function runParts(parts: readonly Part[], tractor: Tractor): Tractor | undefined {
  return parts.reduce<Tractor | undefined>((now, part) => now && runPart(part, now), tractor);
}
const sizeOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + (typeof part === 'string' ? 1 : 1 + sizeOf(part.body)), 0);

const isTurn = (part: Part | undefined): boolean => part === 'turn-left' || part === 'turn-right';

/** Neighbouring turns as short as possible: left, right, or right twice. */
function isShortTurn(first: Part, [second, third]: readonly Part[]): boolean {
  if (!isTurn(first) || !isTurn(second)) return true;
  return first === 'turn-right' && second === 'turn-right' && !isTurn(third);
}

/** All loop bodies of at most `budget` blocks, with loops nested at most `depth` deep, that do not crash in their first round. */
function* bodies(tractor: Tractor, budget: number, depth: number, commands: readonly Command[]): Generator<Part[]> {
  yield [];
  if (budget === 0) return;
  for (const { part, after } of parts(tractor, budget, depth, commands)) {
    for (const rest of bodies(after, budget - sizeOf([part]), depth, commands)) {
      if (isShortTurn(part, rest)) yield [part, ...rest];
    }
  }
}

/** All single commands and loops of at most `budget` blocks that do not crash, and where they end. */
function* parts(
  tractor: Tractor,
  budget: number,
  depth: number,
  commands: readonly Command[],
): Generator<{ part: Part; after: Tractor }> {
  for (const command of commands) {
    const after = runPart(command, tractor);
    if (after) yield { part: command, after };
  }
  if (depth === 0 || budget < 2) return;
  for (const body of bodies(tractor, budget - 1, depth - 1, commands)) {
    // A loop of turns alone is never shorter than the turns.
    if (body.every(isTurn)) continue;
    let after = runParts(body, tractor);
    for (let times = 2; times <= 50 && after; times += 1) {
      after = runParts(body, after);
      if (after) yield { part: { times, body }, after };
    }
  }
}

/** The shortest program without the idea that finishes the field's only layout: all states are visited in order of blocks used. */
function findWithout(one: TractorField, budget: number, depth: number): Part[] | undefined {
  const commands = COMMANDS.filter((command) => one.toolbox.includes(command));
  const levels: Trial[][] = Array.from({ length: budget + 1 }, () => []);
  const seen = new Set<string>();
  levels[0]!.push({ program: [], tractor: one.layouts[0]! });
  for (let used = 0; used <= budget; used += 1) {
    for (const { program, tractor } of levels[used]!) {
      const state = JSON.stringify(tractor);
      if (seen.has(state)) continue;
      seen.add(state);
      if (countUnfinished(tractor, one.goal) === 0) return program;
      if (used === budget) continue;
      for (const { part, after } of parts(tractor, budget - used, depth, commands)) {
        levels[used + sizeOf([part])]!.push({ program: [...program, part], tractor: after });
      }
    }
  }
  return undefined;
}

describe('every field', () => {
  it.each(TRACTOR_FIELDS)('"$id" is finished by its solution with a medal, not by its starter', (one) => {
    const { solution, starter } = FIELD_PROGRAMS[one.id]!;
    expect(gradeProgram(one, solution)).toMatchObject({ passed: true, medal: true, blocks: one.fewestBlocks });
    const first = gradeProgram(one, starter);
    expect(first).toMatchObject({ passed: false, medal: false });
    expect(first.layouts).toHaveLength(one.layouts.length);
  });
  it('has its own idea, in the order of the course', () => {
    expect(TRACTOR_FIELDS.map(({ idea }) => idea)).toEqual(['sequence', 'repeat', 'nested-repeat', 'if', 'while']);
  });
  it('refuses an empty program, too many blocks, and blocks it does not offer', () => {
    const [first] = TRACTOR_FIELDS;
    const many = buildProgram(Array.from({ length: 11 }, () => 'turn-left' as const));
    const refusals = [buildProgram([]), many, buildProgram(['plant'])].map((one) => gradeProgram(first!, one).refused!);
    expect(refusals).toEqual(['empty', 'too-many-blocks', 'block-not-offered']);
  });
  it('gives no medal for more blocks than needed', () => {
    const { solution } = FIELD_PROGRAMS['long-row']!;
    const longer: Program = { ...solution, blocks: [...solution.blocks, { id: 'x', kind: 'turn-left' }] };
    expect(gradeProgram(field('long-row'), longer)).toMatchObject({ passed: true, medal: false, blocks: 4 });
  });
});

describe('the idea of a field is needed', () => {
  it('sequence: fewer blocks than the solution never suffice', () => {
    expect(findWithout(field('first-furrow'), 5, 0)).toBeUndefined();
    expect(findWithout(field('first-furrow'), 6, 0)).toEqual([
      'move',
      'plough',
      'move',
      'turn-right',
      'move',
      'plough',
    ]);
  });
  it('repeat: no straight program that fits suffices', () => {
    const one = field('long-row');
    expect(findWithout(one, one.maxBlocks, 0)).toBeUndefined();
    expect(findWithout(one, 2, 1)).toBeUndefined();
    expect(findWithout(one, 3, 1)).toBeDefined();
  });
  it('nested repeat: no program of loops side by side that fits suffices', () => {
    const one = field('pond-ring');
    expect(findWithout(one, one.maxBlocks, 1)).toBeUndefined();
    expect(findWithout(one, 4, 2)).toBeUndefined();
  });
  it('if: no program of moves and loops, nested once as in the field before, that fits suffices', () => {
    const one = field('stony-lane');
    expect(findWithout(one, one.maxBlocks, 2)).toBeUndefined();
  });
});

describe('while: the field that is different at each run', () => {
  const one = field('new-field-each-day');
  const { solution } = FIELD_PROGRAMS[one.id]!;
  const body = (solution.blocks[0] as Block & { kind: 'while' }).body;

  it('has three layouts; a straight program made for one finishes only that one', () => {
    expect(one.layouts).toHaveLength(3);
    const isDone = (blocks: Block[], layout: Tractor) => {
      const { end, tractor } = runToEnd({ version: 1, blocks }, layout);
      return end.kind === 'finished' && countUnfinished(tractor, one.goal) === 0;
    };
    one.layouts.forEach((layout, at) => {
      const straight = runToEnd(solution, layout).steps.flatMap((step, id): Block[] =>
        step.kind === 'checked' || step.kind === 'round' || step.kind === 'counted'
          ? []
          : [{ id: `${id}`, kind: step.kind }],
      );
      expect(one.layouts.map((other) => isDone(straight, other))).toEqual([0, 1, 2].map((n) => n === at));
    });
  });
  it('is not finished by a fixed number of rounds', () => {
    for (let times = 1; times <= 50; times += 1) {
      const fixed: Program = { version: 1, blocks: [{ id: 'r', kind: 'repeat', times, body }] };
      expect(gradeProgram(one, fixed).passed).toBe(false);
    }
  });
  it('does not fit with rounds that check for water instead of a while', () => {
    const checked: Program = {
      version: 1,
      blocks: [
        {
          id: 'r',
          kind: 'repeat',
          times: 50,
          body: [{ id: 'i', kind: 'if', condition: water, body: [], otherwise: body }],
        },
      ],
    };
    expect(gradeProgram(one, checked)).toMatchObject({ refused: 'too-many-blocks', blocks: 9 });
  });
  it('is also finished by repeat until, the same idea in other words', () => {
    const until: Program = { version: 1, blocks: [{ id: 'u', kind: 'repeat-until', condition: water, body }] };
    expect(gradeProgram(one, until)).toMatchObject({ passed: true, medal: true });
  });
  it('needs every condition: without one of them no layout set is finished', () => {
    const without = (kind: string): Program => ({
      version: 1,
      blocks: [
        {
          id: 'u',
          kind: 'repeat-until',
          condition: water,
          body: body.filter((block) => !(block.kind === 'if' && block.condition.kind === kind)),
        },
      ],
    });
    expect(gradeProgram(one, without('crop-ahead')).passed).toBe(false);
    expect(gradeProgram(one, without('stone-ahead')).passed).toBe(false);
  });
});
