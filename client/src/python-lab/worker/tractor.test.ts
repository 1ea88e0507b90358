// Programs that drive the tractor, in the real Python: the commands they give, how they fail, and that the names do not stay.
import { readField } from '@lanternwise/shared/activities/tractor/machine';
import { beforeAll, expect, it } from 'vitest';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
});
const tractor = readField(['t--o'], 'east');

it('reports the commands that were obeyed', () => {
  const result = python.run('while not stone_ahead():\n    plough()\n    move()\nprint("done")', { tractor });
  expect(result).toMatchObject({ status: 'ok', output: 'done\n', commands: ['plough', 'move', 'plough', 'move'] });
});

it('stops at the line that cannot be obeyed, with the reason', () => {
  const { status, error, commands } = python.run('def go():\n    move()\nfor i in range(9):\n    go()', { tractor });
  expect({ status, commands }).toEqual({ status: 'error', commands: ['move', 'move'] });
  expect(error).toMatchObject({ type: 'TractorError', message: 'stone', line: 2 });
});

it('ends a loop that never reaches its end', () => {
  expect(python.run('while not water_ahead():\n    turn_left()', { tractor }).error?.message).toBe('order-limit');
});

it('records how far the tractor was before each line', () => {
  const { steps, commands } = python.trace('move()\nturn_left()\nplough()', { tractor });
  expect(steps.map(({ driven }) => driven)).toEqual([0, 1, 2]);
  expect(commands).toEqual(['move', 'turn-left', 'plough']);
});

it('belongs to that program only', () => {
  python.run('move = None\nimport builtins\nbuiltins.plough = 3', { tractor });
  expect(python.run('plough()', { tractor })).toMatchObject({ status: 'ok', commands: ['plough'] });
  const without = python.run('move()');
  expect(without.error?.type).toBe('NameError');
  expect(without).not.toHaveProperty('commands');
});
