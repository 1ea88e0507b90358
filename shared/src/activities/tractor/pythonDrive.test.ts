// Tests the tractor that Python drives: its answers, its end, and that a replay comes out where the drive did.
import { expect, it } from 'vitest';
import { COMMANDS, type Command } from './commands.ts';
import { tractorField } from './fields.ts';
import { runToEnd } from './interpreter.ts';
import { readField } from './machine.ts';
import { createDriver, ORDER_LIMIT, replayCommands, unfinishedAfter } from './pythonDrive.ts';
import { FIELD_PROGRAMS } from './solutions.ts';

const field = tractorField('new-field-each-day');

it('answers what it sees, obeys in silence, and names what stops it', () => {
  const drive = createDriver(readField(['t-o'], 'east'));
  expect((['stone-ahead', 'plough', 'move', 'stone-ahead', 'move', 'plant'] as const).map(drive)).toEqual([
    'no',
    '',
    '',
    'yes',
    'stone',
    'not-ploughed',
  ]);
});

it('ends a program that only looks or turns for ever', () => {
  const drive = createDriver(readField(['t-o'], 'east'));
  for (let order = 0; order < ORDER_LIMIT; order += 1) expect(drive('water-ahead')).toBe('no');
  expect(drive('turn-left')).toBe('order-limit');
});

it('finds nothing undone after the commands of the solution, on every layout', () => {
  for (const layout of field.layouts) {
    const { steps, tractor } = runToEnd(FIELD_PROGRAMS[field.id]!.solution, layout);
    const commands = steps.flatMap(({ kind }) => (COMMANDS.includes(kind as Command) ? [kind as Command] : []));
    expect(replayCommands(layout, commands).at(-1)).toEqual(tractor);
    expect(unfinishedAfter(field, layout, commands)).toBe(0);
    expect(unfinishedAfter(field, layout, commands.slice(0, -4))).toBeGreaterThan(0);
  }
});

it('replays up to a command that cannot be obeyed', () => {
  expect(replayCommands(readField(['t-o'], 'east'), ['move', 'move', 'turn-left'])).toHaveLength(2);
});
