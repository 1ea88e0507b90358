// What a program may touch: after all others, and after none that a lesson teaches, Python is thrown away.
import { beforeAll, describe, expect, it } from 'vitest';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';
import { RECIPES } from '../workshop/recipes.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
});

describe('after this program the next one starts in the same Python', () => {
  it.each([
    "name = input('Name? ')\nprint(f'Hello {name}')",
    'import random, math\nprint(random.randint(1, 6), math.sqrt(2))',
    'from random import choice\nimport time\nfor i in range(3):\n    print(choice([1, 2]))\n    time.sleep(0.01)',
    'import datetime\nprint(datetime.datetime.now().year)',
    `class Cake:
    count = 0
    def __init__(self, name):
        self.name = name
        self._price = 2
        Cake.count += 1
    def __str__(self):
        return f'{self.name}: {self._price}'
cake = Cake('plum')
cake.name = 'cherry'
print(cake)
if __name__ == '__main__':
    print(Cake.count)`,
    'try:\n    print(1 / 0)\nexcept ZeroDivisionError as error:\n    print(error)',
    "cakes = {'plum': 2}\ncakes['cherry'] = 3\nprint(sorted(cakes.items()))",
    'while True print(1)',
    'import numpi',
    'import numpy as np\nprint(np.zeros(3))',
    'from rendom import randint\nprint(randint(1, 6))',
    'try:\n    import cakes.shop\nexcept ImportError:\n    print(1)',
  ])('%s', (code) => {
    expect(python.isContained(code)).toBe(true);
  });

  it.each(RECIPES.map(({ id, code }) => [id, code]))('recipe %s', (_, code) => {
    expect(python.isContained(code)).toBe(true);
  });
});

describe('after this program the next one starts in a new Python', () => {
  it.each([
    'import sys\nsys.addaudithook(print)',
    "input.__globals__['execute'] = None",
    "_bridge = input.__globals__['bridge']\n_bridge.ask(123)",
    "_bridge = input.__globals__['bridge']\n_bridge.emit('out', None)",
    'import sys\nsys.monitoring.use_tool_id(1, "mine")',
    'import decimal\ndecimal.getcontext().prec = 3',
    'import calendar\ncalendar.setfirstweekday(6)',
    "import warnings\nwarnings.filterwarnings('error')",
    "import os\nos.environ['HOME'] = 'nowhere'",
    "import keyword\nkeyword.kwlist.append('cake')",
    'import sys\nsys.set_int_max_str_digits(700)',
    'import gc\ngc.disable()',
    "random = __import__('random')",
    'import random\nrandom.Random.random = lambda self: 4',
    "import random\nrandom._os.environ['A'] = 'b'",
    'import statistics\nstatistics.sys.addaudithook(print)',
    "getattr(input, '__glo' + 'bals__')",
    "exec('import sys')",
    "open('x', 'w').write('x')",
    'match print:\n    case object(__self__=found):\n        print(found)',
    'def g():\n    yield\nprint(g().gi_frame.f_builtins)',
    'try:\n    1 / 0\nexcept Exception as e:\n    print(e.__traceback__.tb_frame.f_globals)',
    "import string\nstring.Formatter().get_field('0.__globals__', [input], {})",
    'import json\njson.encoder.ESCAPE_DCT.clear()',
    'from os import *',
    'import lab_runner',
    'import sy, sys',
    'from . import cakes',
    'import numpi\nprint.cake = 1',
    'def hidden():\n    import sys',
  ])('%s', (code) => {
    expect(python.isContained(code)).toBe(false);
  });
});

describe('a program', () => {
  const output = (code: string) => python.run(code).output;

  it('leaves nothing behind in the functions that are ours', () => {
    expect(python.isContained('input.calls = 3')).toBe(true);
    python.run('input.calls = 3');
    expect(output("print(vars(input) or 'nothing')")).toBe('nothing\n');
  });

  it('has its own last words: an object that goes with it cannot speak in the next one', () => {
    const cycle = 'class A:\n    def __del__(self): print("bye")\na = A()\na.me = a';
    expect(output(cycle)).toBe('bye\n');
  });

  it('learns nothing of where the site was built', () => {
    expect(output('import os\nprint(sorted(os.environ))')).toBe("['HOME', 'LANG']\n");
  });
});
