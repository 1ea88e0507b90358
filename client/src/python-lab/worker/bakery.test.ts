// The drawing module alone, in plain python3: the commands of each function, and the messages of wrong arguments.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programFrameOf } from '@lanternwise/shared/content/programParts';
import { describe, expect, it } from 'vitest';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { BAKERY_RULES } from '../friendly/bakeryRules.ts';
import { friendlyError } from '../friendly/friendlyError.ts';
import { parseBatch } from '../workshop/drawCommand.ts';
import { RECIPE_WORDS, recipeProgram } from '../workshop/recipeProgram.ts';
import { RECIPES } from '../workshop/recipes.ts';
import { moduleSources } from './install.ts';

/** Runs programs one after the other, each with a fresh module; input() gets "Ada". */
const RUNNER = `
import json, sys, types
code = compile(sys.argv[1], 'bakery.py', 'exec')
results = []
for program in json.load(sys.stdin):
    sent, message = [], None
    module = types.ModuleType('bakery')
    module._send = lambda batch: sent.append(batch)
    exec(code, module.__dict__)
    sys.modules['bakery'] = module
    try:
        exec(program, {'b': module, 'input': lambda prompt='': 'Ada', 'print': lambda *_: None})
    except BaseException as error:
        message = type(error).__name__ + ': ' + str(error)
    module._flush()
    results.append({'batches': sent, 'error': message})
print(json.dumps(results))
`;

const SOURCE = moduleSources((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).lab_bakery;

interface Result {
  batches: string[];
  error: string | null;
}

function bake(...programs: string[]): Result[] {
  const output = execFileSync('python3', ['-c', RUNNER, SOURCE], {
    input: JSON.stringify(programs),
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output.toString()) as Result[];
}

const commandsOf = ({ batches }: Result): unknown[][] => batches.flatMap((batch) => JSON.parse(batch) as unknown[][]);

function drawn(program: string): unknown[][] {
  const [result] = bake(program);
  expect(result?.error).toBeNull();
  return result ? commandsOf(result) : [];
}

describe('walking', () => {
  it('goes ahead, turns, and closes a square where it began', () => {
    const lines = drawn('for i in range(4):\n    b.fd(100)\n    b.lt(90)').filter(([kind]) => kind === 'l');
    expect(lines.map(([, , ...ends]) => ends.slice(0, 4))).toEqual([
      [0, 0, 100, 0],
      [100, 0, 100, 100],
      [100, 100, 0, 100],
      [0, 100, 0, 0],
    ]);
  });

  it('moves without drawing while the pen is up, by every name of it', () => {
    for (const [up, down] of ['penup pendown', 'pu pd', 'up down'].map((names) => names.split(' '))) {
      const kinds = drawn(`b.${up}()\nb.goto(10, 20)\nb.${down}()\nb.setx(0)\nb.sety(0)\nb.home()`).map(
        ([kind]) => kind,
      );
      expect(kinds).toEqual(['m', 'l', 'l', 'l', 'h']);
    }
  });

  it('knows where it is, how far away and in which direction', () => {
    drawn(`
b.setpos((30, 40))
assert b.position() == (30, 40) and b.xcor() == 30 and b.ycor() == 40
assert b.distance(0, 0) == 50 and b.distance((30, 41)) == 1
b.setheading(450)
assert b.heading() == 90
b.rt(180)
assert b.heading() == 270
assert b.towards(30, 50) == 90 and b.towards(20, 40) == 180
b.bk(10)
assert b.pos() == (30, 50)
`);
  });

  it('comes back after a circle, and stands on the other side after half of one', () => {
    drawn(
      'b.circle(50)\nassert b.pos() == (0, 0), b.pos()\nb.circle(50, 180)\nassert b.pos() == (0, 100) and b.heading() == 180',
    );
    expect(drawn('b.circle(-50)').at(0)).toEqual(['a', 0, 0, -50, 50, 90, -360, '#6b3f24', 3]);
    expect(drawn('b.circle(50, steps=5)').filter(([kind]) => kind === 'l')).toHaveLength(5);
  });

  it('has as many bags as wanted, each with a place of its own', () => {
    const lines = drawn('one, two = b.Turtle(), b.Turtle()\none.fd(1)\ntwo.lt(90)\ntwo.fd(2)').filter(
      ([kind]) => kind === 'l',
    );
    expect(lines.map((line) => line.slice(1, 6))).toEqual([
      [1, 0, 0, 1, 0],
      [2, 0, 0, 0, 2],
    ]);
  });
});

describe('icing', () => {
  it.each([
    ["'red'", '#e6262c'],
    ["'Strawberry'", '#ff7fa8'],
    ["'light blue'", '#add8e6'],
    ["'#ABC'", '#aabbcc'],
    ["'#102030'", '#102030'],
    ['255, 128, 0', '#ff8000'],
    ['(1.0, 0, 0)', '#ff0000'],
  ])('understands the colour %s', (given, code) => {
    expect(drawn(`b.pencolor(${given})`).at(-1)).toEqual(['p', 0, code]);
  });

  it('fills under the lines that were drawn around it', () => {
    const commands = drawn(
      "b.color('red', 'lemon')\nb.begin_fill()\nfor i in range(3):\n    b.fd(50)\n    b.lt(120)\nb.end_fill()",
    );
    const from = commands.findIndex(([kind]) => kind === 'f');
    expect(commands[from]).toMatchObject(['f', 0, { length: 4 }, '#ffe45c']);
    expect(commands.slice(from + 1).map(([kind]) => kind)).toEqual(['r', 'r', 'r']);
  });

  it('has bakery words of its own', () => {
    const commands = drawn(
      "b.sprinkle(12, 50)\nb.candle(40, 'mint')\nb.write('Hi', align='center')\nb.dot(20, 'sky')\nb.bgcolor('cream')",
    );
    expect(commands.filter(([kind]) => kind === 's')).toHaveLength(12);
    for (const command of commands.filter(([kind]) => kind === 's')) {
      expect(Math.hypot(Number(command[2]), Number(command[3]))).toBeLessThanOrEqual(50.1);
    }
    expect(commands.map(([kind]) => kind)).toEqual(expect.arrayContaining(['k', 't', 'd', 'g']));
  });

  it('takes what programs for other turtles say and needs nothing of it', () => {
    drawn(
      's = b.Screen()\ns.setup(600, 600)\ns.title("x")\ns.tracer(0)\ns.bgcolor("sky")\nb.shape("turtle")\nb.done()\nb.mainloop()\ns.exitonclick()',
    );
  });
});

const MISTAKES: readonly [program: string, words: string][] = [
  ["b.color('purpel')", 'BakeryError: color() does not know the colour \'purpel\'. Did you mean "purple"?'],
  ["b.dot(5, 'strawbery')", 'Did you mean "strawberry"?'],
  ["b.color('xyzxyz')", 'Try "strawberry"'],
  ["b.color('#12')", 'After # come 6 signs'],
  ['b.color(7)', 'needs a colour in quotes'],
  ['b.color(300, 0, 0)', 'from 0 to 255'],
  ["b.fd('100')", 'Leave out the quotes'],
  ["b.fd('far')", 'A number has no quotes'],
  ['b.fd(None)', 'forward() needs a number, and got None.'],
  ['b.goto(5)', 'goto() needs two numbers'],
  ['b.goto(1e9, 0)', 'That is too far'],
  ["b.lt(float('inf'))", 'That is too far'],
  ["b.speed('fats')", 'Did you mean "fast"?'],
  ['b.pensize(0)', 'from 1 to 200'],
  ["b.write('x', align='middle')", 'align="left"'],
  ['b.candle(1000)', 'from 5 to 300'],
  ['b.sprinkle(501)', 'from 0 to 500'],
  ['b.color()\nb.bgcolor("red", "mint", "sky", "lime")', 'needs one colour'],
  ["b.color('1', 2, 3)", 'three numbers for a colour'],
  ['b.circle(5, steps=0)', 'from 1 to 360'],
  ['b.dot(0)', 'from 1 to 2000'],
  ["b.write('x', font=('Arial', 900))", 'size 4 to 200'],
  ['b.colormode(255)\nb.color(1, 2, 256)', 'go from 0 to 255'],
  ["b.shape('turtel')", 'Did you mean "turtle"?'],
  ['b.shapesize(0)', 'up to 20'],
  ["b.register_shape('roof', ((0, 0), (1, 1)))", 'from 3 to 60 corners'],
  ['b.colormode(100)', '1.0 or 255'],
  ["b.mode('logo')", 'mode() stays "standard"'],
  ['b.onkey(None, "Up")', 'onkey() is not here: nobody can click'],
  ['b.Turtle().onclick(None)', 'onclick() is not here: nobody can click'],
  ['b.Screen().ontimer(None, 100)', 'Use a loop and sleep( )'],
  ["b.textinput('a', 'b')", 'Use input( ) instead.'],
  ["b.bgpic('cat.gif')", 'Draw them instead.'],
  ['b.setworldcoordinates(0, 0, 1, 1)', 'from -300 to 300'],
];

describe('something wrong', () => {
  const told = bake(...MISTAKES.map(([program]) => program));

  it.each(MISTAKES.map(([program, words], at) => [program, words, told[at]?.error] as const))(
    '%s is told in words',
    (_, words, error) => {
      expect(error).toContain('BakeryError: ');
      expect(error).toContain(words);
    },
  );

  /** The module's message, as the page explains it. */
  const explained = (error: string | null | undefined) => {
    const [, type = '', message = ''] = /^(\w+): (.*)$/s.exec(error ?? '') ?? [];
    return { message, ...friendlyError({ type, message, text: `${type}: ${message}`, line: 1, stack: [] }, '') };
  };

  it.each(MISTAKES.map(([program], at) => [program, told[at]?.error] as const))(
    '%s is told in the same words by the page',
    (_, error) => {
      const { id, message, help } = explained(error);
      expect(id).not.toBe('bakery.other');
      expect(help).toBe(message);
    },
  );

  it('covers every message that the module can raise', () => {
    const raised = SOURCE.match(/raise BakeryError\(/g) ?? [];
    const kinds = new Set(told.map(({ error }) => explained(error).id));
    const known = new Set(BAKERY_RULES.filter(({ type }) => type === 'BakeryError').map(({ id }) => id));
    known.delete('bakery.other');
    expect(kinds).toEqual(known);
    // The two that check a number speak of a colour's numbers too.
    expect(raised).toHaveLength(known.size);
  });

  it('is told in Hindi on a Hindi page, with the words of the program as they are', async () => {
    await showInHindi('python');
    for (const { error } of told) {
      const { help, title } = explained(error);
      expect(title).toBe('आइसिंग की थैली उलझन में है');
      expect(help.replaceAll(/'[^']*'|"[^"]*"|\b\w+\(.*?\)|[a-z]+=|int\( \)|None|inf/g, '')).not.toMatch(/[A-Za-z]{3}/);
    }
  });

  it.each([
    'b.fd(1)',
    'b.lt(1)',
    "b.write('long' * 50)",
    'b.sprinkle(500)',
    'b.clear()',
    "b.color('red')",
    'b.Turtle(visible=False)',
  ])('ends while True: %s, with a bounded number of commands', (statement) => {
    const [result] = bake(`while True:\n    ${statement}`);
    expect(result?.error).toContain('IcingUsedUp: The icing bag is empty');
    expect(result ? commandsOf(result).length : 0).toBeLessThanOrEqual(20_000);
    expect(result?.batches.join('').length).toBeLessThan(8_000_000);
  });

  it('bounds what a fill may hold, too', () => {
    const [result] = bake('while True:\n    b.begin_fill()\n    for i in range(60): b.circle(50)\n    b.end_fill()');
    expect(result?.error).toContain('IcingUsedUp');
    expect(result?.batches.join('').length).toBeLessThan(8_000_000);
  });
});

describe('the eight recipes', () => {
  const results = bake(...RECIPES.map(({ code }) => code));

  it.each(RECIPES.map(({ id }, at) => [id, results[at]] as const))('%s draws without a fault', (_, result) => {
    expect(result?.error).toBeNull();
    const sent = result ? commandsOf(result) : [];
    expect(sent.length).toBeGreaterThan(3);
    // The page understands every one of them.
    expect(result?.batches.flatMap(parseBatch)).toHaveLength(sent.length);
  });
});

describe('the recipes in Hindi', () => {
  it('have every word that a person reads replaced, and draw what the English ones draw', async () => {
    for (const { id, code } of RECIPES) {
      const words = RECIPE_WORDS[id] ?? [];
      expect(words.length, id).toBeGreaterThan(0);
      for (const { message = '' } of words) expect(code, id).toContain(message);
    }
    await showInHindi('python');
    const hindi = RECIPES.map(recipeProgram);
    expect(hindi.every((program) => /^# \p{Script=Devanagari}/u.test(program))).toBe(true);
    const results = bake(...hindi);
    for (const [at, { code }] of RECIPES.entries()) {
      expect(hindi[at] === undefined ? '' : programFrameOf(hindi[at])).toBe(programFrameOf(code));
      expect(results[at]?.error).toBeNull();
    }
  });
});
