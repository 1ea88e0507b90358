// Tests of tractor programs: reading them, running them step by step, and their Python against a second, line-by-line run.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../../testing/seed.ts';
import { runProgram, runToEnd, STEP_LIMIT } from './interpreter.ts';
import { countUnfinished, obey, readField, sense } from './machine.ts';
import { type Block, type Condition, countBlocks, type Program, parseProgram } from './program.ts';
import { writePython } from './python.ts';
import { programs, runPythonText } from './testing/randomPrograms.ts';

fc.configureGlobal({ seed: seedFor('tractor') });

const program = (...blocks: Block[]): Program => ({ version: 1, blocks });
const not = (condition: Condition): Condition => ({ kind: 'not', condition });
const textOf = (one: Program) => writePython(one).map(({ text }) => text);
const FIELD = readField(['T--.c', '.....', 'o~...'], 'east');

describe('a saved program', () => {
  const valid = program({ id: 'a', kind: 'repeat', times: 2, body: [{ id: 'b', kind: 'move' }] });
  it('is read back as it was saved', () => {
    fc.assert(
      fc.property(programs, (one) => {
        expect(parseProgram(JSON.parse(JSON.stringify(one)))).toEqual({ kind: 'program', program: one });
      }),
    );
  });
  it('of an unknown version is refused in words', () => {
    expect(parseProgram({ ...valid, version: 2 })).toMatchObject({ kind: 'refused', reason: 'unknown-version' });
    expect(parseProgram({ ...valid, version: '1' })).toMatchObject({
      message: expect.stringContaining('another version of Lanternwise'),
    });
  });
  it('that is damaged is refused', () => {
    const damaged = [
      null,
      'x',
      [],
      {},
      { version: 1 },
      { version: 1, blocks: [{ id: 'a', kind: 'fly' }] },
      { version: 1, blocks: [{ id: '', kind: 'move' }] },
      { version: 1, blocks: [{ id: 'a', kind: 'move', extra: 1 }] },
      { version: 1, blocks: [{ id: 'a', kind: 'repeat', times: 51, body: [] }] },
      { version: 1, blocks: [{ id: 'a', kind: 'repeat', times: 1.5, body: [] }] },
      { version: 1, blocks: [{ id: 'a', kind: 'while', condition: { kind: 'cow-ahead' }, body: [] }] },
      program({ id: 'a', kind: 'move' }, { id: 'a', kind: 'move' }),
    ];
    for (const one of damaged) expect(parseProgram(one)).toMatchObject({ kind: 'refused', reason: 'damaged' });
  });
  it('that is too long or nested too deep is refused without overflowing the stack', () => {
    const long = program(...Array.from({ length: 201 }, (_, at): Block => ({ id: `${at}`, kind: 'move' })));
    expect(parseProgram(long)).toMatchObject({ kind: 'refused', reason: 'too-large' });
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level += 1) deep = [{ id: `${level}`, kind: 'repeat', times: 1, body: deep }];
    expect(parseProgram({ version: 1, blocks: deep })).toMatchObject({ kind: 'refused', reason: 'too-large' });
  });
  it('counts every block, also those inside', () => {
    expect(countBlocks(valid)).toBe(2);
  });
});

describe('the tractor', () => {
  it('crashes into fence, stone, water and ripe crop', () => {
    const crashOf = (line: string) => {
      const result = obey(readField([line], 'east'), 'move');
      return result.kind === 'crashed' ? result.reason : undefined;
    };
    expect(['T', 'To', 'T~', 'Tc', 'T.', 'T-'].map(crashOf)).toEqual([
      'fence',
      'stone',
      'water',
      'crop',
      undefined,
      undefined,
    ]);
  });
  it('senses only what is straight ahead', () => {
    const here = readField(['oTc', '.~.'], 'east');
    expect([sense(here, 'crop-ahead'), sense(here, 'stone-ahead'), sense(here, 'water-ahead')]).toEqual([
      true,
      false,
      false,
    ]);
    const turned = obey(here, 'turn-right');
    expect(turned.kind === 'done' && sense(turned.tractor, 'water-ahead')).toBe(true);
    expect(sense(readField(['T'], 'north'), 'stone-ahead')).toBe(false);
  });
  it('turns round in four turns, and left undoes right', () => {
    const turns = (...all: ('turn-left' | 'turn-right')[]) =>
      all.reduce((one, turn) => {
        const result = obey(one, turn);
        return result.kind === 'done' ? result.tractor : one;
      }, FIELD).pose.heading;
    expect(turns('turn-right')).toBe('south');
    expect(turns('turn-left')).toBe('north');
    expect(turns('turn-left', 'turn-right')).toBe('east');
    expect(turns('turn-right', 'turn-right', 'turn-right', 'turn-right')).toBe('east');
  });
  it('ploughs soil only and plants in ploughed soil only', () => {
    const soil = readField(['t'], 'east');
    const ploughed = obey(soil, 'plough');
    if (ploughed.kind !== 'done') throw new Error('The soil was not ploughed.');
    expect(ploughed.change).toEqual({ row: 0, col: 0, to: 'ploughed' });
    expect([countUnfinished(soil, 'ploughed'), countUnfinished(ploughed.tractor, 'ploughed')]).toEqual([1, 0]);
    expect(countUnfinished(ploughed.tractor, 'planted')).toBe(1);
    expect(obey(ploughed.tractor, 'plough')).toMatchObject({ kind: 'crashed', reason: 'not-soil' });
    expect(obey(soil, 'plant')).toMatchObject({ kind: 'crashed', reason: 'not-ploughed' });
    const planted = obey(ploughed.tractor, 'plant');
    expect(planted.kind === 'done' && countUnfinished(planted.tractor, 'planted')).toBe(0);
  });
  it('needs a start and known signs', () => {
    expect(() => readField(['..'], 'east')).toThrow('no start');
    expect(() => readField(['T?'], 'east')).toThrow('"?"');
  });
});

describe('a run', () => {
  it('yields each step with its block, the pose and what changed', () => {
    const { steps, end } = runToEnd(
      program({
        id: 'r',
        kind: 'repeat',
        times: 2,
        body: [
          { id: 'm', kind: 'move' },
          { id: 'p', kind: 'plough' },
        ],
      }),
      FIELD,
    );
    expect(steps.map(({ blockId, kind }) => `${blockId} ${kind}`)).toEqual([
      'r round',
      'm move',
      'p plough',
      'r round',
      'm move',
      'p plough',
    ]);
    expect(steps[2]).toEqual({
      blockId: 'p',
      kind: 'plough',
      pose: { row: 0, col: 1, heading: 'east' },
      change: { row: 0, col: 1, to: 'ploughed' },
    });
    expect(steps[3]).toMatchObject({ round: 2, of: 2 });
    expect(end).toEqual({ kind: 'finished' });
  });
  it('can be taken one step at a time', () => {
    const running = runProgram(program({ id: 'm', kind: 'move' }), FIELD);
    expect(running.next()).toMatchObject({ done: false, value: { blockId: 'm' } });
    expect(running.next()).toMatchObject({ done: true, value: { end: { kind: 'finished' } } });
  });
  it('names the block of a crash, why, and where', () => {
    const { end } = runToEnd(program({ id: 'r', kind: 'repeat', times: 9, body: [{ id: 'm', kind: 'move' }] }), FIELD);
    expect(end).toEqual({ kind: 'crashed', blockId: 'm', reason: 'crop', at: { row: 0, col: 4 } });
  });
  it('checks conditions at every round, and takes else if they do not hold', () => {
    const { steps, end } = runToEnd(
      program(
        { id: 'w', kind: 'while', condition: not({ kind: 'crop-ahead' }), body: [{ id: 'm', kind: 'move' }] },
        {
          id: 'i',
          kind: 'if',
          condition: { kind: 'stone-ahead' },
          body: [],
          otherwise: [{ id: 't', kind: 'turn-right' }],
        },
      ),
      FIELD,
    );
    expect(end.kind).toBe('finished');
    expect(steps.filter(({ blockId }) => blockId === 'w').map((step) => step.kind === 'checked' && step.holds)).toEqual(
      [true, true, true, false],
    );
    expect(steps.at(-1)).toMatchObject({ blockId: 't', pose: { row: 0, col: 3, heading: 'south' } });
  });
  it('counts from 0', () => {
    const { steps } = runToEnd(
      program({
        id: 'u',
        kind: 'repeat-until',
        condition: { kind: 'count', is: 'equal', than: 3 },
        body: [{ id: 'c', kind: 'change-count', by: 1 }],
      }),
      FIELD,
    );
    expect(steps.flatMap((step) => (step.kind === 'counted' ? [step.count] : []))).toEqual([1, 2, 3]);
  });
  it('of an endless program ends at the step limit', () => {
    const forever: Condition = not({ kind: 'water-ahead' });
    for (const body of [[], [{ id: 't', kind: 'turn-left' as const }]]) {
      const { steps, end } = runToEnd(
        program({ id: 'w', kind: 'while', condition: forever, body }),
        readField(['T'], 'east'),
      );
      expect(end).toMatchObject({ kind: 'step-limit', limit: STEP_LIMIT });
      expect(steps.length).toBeLessThanOrEqual(STEP_LIMIT + 1);
    }
    const nested = [1, 2, 3, 4, 5].reduce<Block[]>(
      (body, at) => [{ id: `${at}`, kind: 'repeat', times: 50, body }],
      [],
    );
    expect(runToEnd(program(...nested), FIELD).end.kind).toBe('step-limit');
  });
});

describe('the Python of a program', () => {
  it('is what the blocks say, with the block of each line', () => {
    const lines = writePython(
      program(
        { id: 's', kind: 'set-count', by: 0 },
        {
          id: 'r',
          kind: 'repeat',
          times: 4,
          body: [
            {
              id: 'n',
              kind: 'repeat',
              times: 3,
              body: [
                { id: 'p', kind: 'plough' },
                { id: 'm', kind: 'move' },
              ],
            },
            { id: 'c', kind: 'change-count', by: 1 },
          ],
        },
        {
          id: 'i',
          kind: 'if',
          condition: not({ kind: 'count', is: 'less', than: 4 }),
          body: [{ id: 'l', kind: 'turn-left' }],
          otherwise: [{ id: 'd', kind: 'change-count', by: -2 }],
        },
        { id: 'u', kind: 'repeat-until', condition: { kind: 'stone-ahead' }, body: [] },
        { id: 'w', kind: 'while', condition: not(not({ kind: 'crop-ahead' })), body: [{ id: 'q', kind: 'plant' }] },
      ),
    );
    expect(lines.map(({ text, blockId }) => `${blockId}|${text}`)).toEqual([
      's|count = 0',
      'r|for i in range(4):',
      'n|    for j in range(3):',
      'p|        plough()',
      'm|        move()',
      'c|    count = count + 1',
      'i|if count >= 4:',
      'l|    turn_left()',
      'i|else:',
      'd|    count = count - 2',
      'u|while not stone_ahead():',
      'u|    pass',
      'w|while crop_ahead():',
      'q|    plant()',
    ]);
  });
  it('begins with the counter if the blocks do not set it', () => {
    expect(textOf(program({ id: 'c', kind: 'change-count', by: 2 }))).toEqual(['count = 0', 'count = count + 2']);
    expect(textOf(program())).toEqual([]);
  });
  it('does the same as the blocks, command for command', () => {
    const fields = [
      FIELD,
      readField(['t-----', '------', '---c--', '-~--o-'], 'south'),
      readField(['-------', '-t-----', '-------'], 'east'),
    ];
    let finished = 0;
    fc.assert(
      fc.property(programs, fc.constantFrom(...fields), (one, field) => {
        const blocks = runToEnd(one, field);
        if (blocks.end.kind === 'step-limit') return;
        const lines = writePython(one);
        const text = runPythonText(
          lines.map((line) => line.text),
          field,
          5 * STEP_LIMIT,
        );
        const commands = blocks.steps.filter(({ kind }) => !['checked', 'round', 'counted'].includes(kind));
        const crash = blocks.end.kind === 'crashed' ? [blocks.end.blockId] : [];
        expect(text.lines.map((at) => lines[at]!.blockId)).toEqual([
          ...commands.map(({ blockId }) => blockId),
          ...crash,
        ]);
        expect(text.end).toBe(blocks.end.kind);
        expect(text.tractor).toEqual(blocks.tractor);
        finished += blocks.end.kind === 'finished' && commands.length > 0 ? 1 : 0;
      }),
      { numRuns: 1500 },
    );
    expect(finished).toBeGreaterThan(50);
  });
});
