// The drawing module inside the real Python: imported by both names, fresh for each program, sent in batches, never past its limit.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
});

/** Runs a program as a learner does; the commands it drew and how it ended. */
const draw = (code: string) => {
  const result = python.run(code, { capture: false });
  return { result, commands: python.takeDrawCommands() as unknown[][] };
};
beforeEach(() => void python.takeDrawCommands());

describe('import bakery', () => {
  it('sends what is drawn, at the latest when the program ends', () => {
    const { result, commands } = draw("import bakery\nbakery.pencolor('#102030')\nbakery.forward(100)");
    expect(result.status).toBe('ok');
    expect(commands.at(-1)).toEqual(['l', 0, 0, 0, 100, 0, '#102030', 3]);
  });

  it.each([
    'import turtle\nturtle.fd(5)',
    'from turtle import *\nfd(5)',
    'import turtle as t\npen = t.Turtle()\npen.forward(5)',
    'from bakery import forward\nforward(5)',
    'import bakery, turtle\nassert turtle.forward == bakery.forward\nturtle.forward(5)',
  ])('is known by the name children know too: %j', (code) => {
    const { result, commands } = draw(code);
    expect(result.error?.text).toBeUndefined();
    expect(commands.filter(([kind]) => kind === 'l')).toHaveLength(1);
  });

  it('starts in the middle for every program, whatever the one before did to it', () => {
    draw('import bakery\nbakery.goto(7, 7)\nbakery.Turtle.forward = None\nbakery.goto = bakery._tell = None');
    expect(draw('import turtle\nturtle.forward(1)\nturtle.goto(0, 9)').commands).toEqual([
      ['l', 0, 0, 0, 1, 0, '#6b3f24', 3],
      ['l', 0, 1, 0, 0, 9, '#6b3f24', 3],
    ]);
  });

  it('draws nothing where a program is only checked or recorded', () => {
    python.run('import turtle\nturtle.fd(5)', { capture: true });
    python.trace('import turtle\nturtle.fd(5)');
    expect(python.takeDrawCommands()).toEqual([]);
  });

  it('ends a program that draws for ever, keeps what was drawn, and cannot be talked out of it', () => {
    const { result, commands } = draw(
      'import turtle\nwhile True:\n    try:\n        turtle.fd(1)\n    except Exception:\n        pass',
    );
    expect(result.error).toMatchObject({ type: 'IcingUsedUp', line: 4 });
    expect(commands).toHaveLength(20_000);
  });

  it('names the line of the learner where something is wrong', () => {
    const { result } = draw("import turtle\nturtle.fd(1)\nturtle.color('purpel')");
    expect(result.error).toMatchObject({ type: 'BakeryError', line: 3 });
    expect(result.error?.text).not.toContain('bakery.py');
  });
});
