// The standard turtle's documented examples and the parts that go beyond the bakery: vectors, stamps, shapes, undo, angles, the screen.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBatch } from '../workshop/drawCommand.ts';
import { Picture } from '../workshop/Picture.ts';
import { moduleSources } from './install.ts';

const RUNNER = `
import json, sys, types
module = types.ModuleType('turtle')
sent = []
module._send = lambda batch: sent.append(batch)
exec(compile(sys.argv[1], 'bakery.py', 'exec'), module.__dict__)
sys.modules['turtle'] = module
printed, error = [], None
try:
    exec(sys.argv[2], {'print': lambda *parts: printed.append(' '.join(map(str, parts)))})
except BaseException as caught:
    error = type(caught).__name__ + ': ' + str(caught)
module._flush()
print(json.dumps([sent, printed, error]))
`;
const SOURCE = moduleSources((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).lab_bakery;

function run(program: string) {
  const output = execFileSync('python3', ['-c', RUNNER, SOURCE, program], { maxBuffer: 64 * 1024 * 1024 });
  const [batches, printed, error] = JSON.parse(output.toString()) as [string[], string[], string | null];
  const picture = new Picture(() => undefined);
  const commands = batches.flatMap(parseBatch);
  picture.add(commands);
  picture.play(Number.POSITIVE_INFINITY, () => false);
  const sent = batches.flatMap((batch) => JSON.parse(batch) as unknown[]);
  return { printed, error, picture, isUnderstood: commands.length === sent.length };
}

/** The texts of docs.python.org/3.14/library/turtle.html, joined where they belong together. */
const EXAMPLES: readonly [name: string, program: string][] = [
  [
    'basics and pen control',
    'from turtle import *\nforward(100)\nleft(120)\ncolor("red")\nforward(100)\nleft(120)\nforward(100)\nup()\ndown()\nhome()\nclearscreen()\nshape("turtle")',
  ],
  [
    'algorithmic patterns',
    "from turtle import *\nfor steps in range(100):\n    for c in ('blue', 'red', 'green'):\n        color(c)\n        forward(steps)\n        right(30)",
  ],
  [
    'the star',
    "from turtle import *\ncolor('red')\nfillcolor('yellow')\nbegin_fill()\nwhile True:\n    forward(200)\n    left(170)\n    if abs(pos()) < 1:\n        break\nend_fill()",
  ],
  [
    'a random walk with the module and its screen',
    'import turtle as t\nfrom random import random\nfor i in range(100):\n    steps = int(random() * 100)\n    angle = int(random() * 360)\n    t.right(angle)\n    t.fd(steps)\nt.mainloop()',
  ],
  [
    'objects',
    'from turtle import Turtle\nfrom random import random\nt = Turtle()\nfor i in range(100):\n    steps = int(random() * 100)\n    angle = int(random() * 360)\n    t.right(angle)\n    t.fd(steps)\nt.screen.mainloop()',
  ],
  [
    'moving',
    'from turtle import *\ntp = pos()\nsetpos(60, 30)\nsetpos((20, 80))\nsetpos(tp)\nteleport(60)\nteleport(y=10)\nteleport(20, 30)\nsetx(10)\nsety(-10)\nsetheading(90)\nhome()\ncircle(50)\ncircle(120, 180)\nfd(50); dot(20, "blue"); fd(50)',
  ],
  [
    'stamps',
    'from turtle import *\ncolor("blue")\nastamp = stamp()\nfd(50)\nclearstamp(astamp)\nfor i in range(8):\n    unused_stamp_id = stamp()\n    fd(30)\nclearstamps(2)\nclearstamps(-2)\nclearstamps()',
  ],
  [
    'undo and speed',
    'from turtle import *\nfor i in range(4):\n    fd(50); lt(80)\nfor i in range(8):\n    undo()\nspeed("normal")\nspeed(9)',
  ],
  [
    'state and angles',
    'from turtle import *\ngoto(10, 10)\ntowards(0, 0)\ndistance((30, 40))\njoe = Turtle()\njoe.forward(77)\ndistance(joe)\nhome()\nleft(90)\ndegrees(400.0)\nheading()\ndegrees(360)\nradians()\nheading()',
  ],
  [
    'the pen',
    'from turtle import *\npensize(10)\npen(fillcolor="black", pencolor="red", pensize=10)\nsorted(pen().items())\npenstate = pen()\npenup()\npen(penstate)\npencolor("brown")\ncolormode(255)\ntup = (50, 193, 143)\npencolor(tup)\nfillcolor("violet")\ncolor("red", "green")\ncolor("#285078", "#a0c8f0")\ncolor()',
  ],
  [
    'filling and writing',
    'from turtle import *\ncolor("black", "red")\nbegin_fill()\ncircle(80)\nend_fill()\nwrite("Home = ", True, align="center")\nwrite((0, 0), True)',
  ],
  [
    'appearance',
    'from turtle import *\nhideturtle()\nshowturtle()\nshape("turtle")\nshapesize(5, 5, 12)\nshapesize(outline=8)\nregister_shape("triangle", ((5, -3), (0, 5), (-5, -3)))\nmick = Turtle()\njoe = mick.clone()\nturtles()',
  ],
  [
    'polygons',
    'from turtle import *\nhome()\nbegin_poly()\nfd(100)\nleft(20)\nfd(30)\nleft(60)\nfd(50)\nend_poly()\np = get_poly()\nregister_shape("myFavouriteShape", p)\nshape("myFavouriteShape")',
  ],
  [
    'the screen',
    'from turtle import *\nscreen = Screen()\nscreen.bgcolor("orange")\nscreen.bgcolor()\nscreen.bgcolor("#800080")\nscreen.screensize()\nscreen.tracer(8, 25)\ndist = 2\nfor i in range(200):\n    fd(dist)\n    rt(90)\n    dist += 2 if dist < 200 else 0\nscreen.colormode(1)\nscreen.window_height()\nscreen.setup(width=200, height=200, startx=0, starty=0)\nscreen.title("Welcome to the turtle zoo!")\nscreen.exitonclick()',
  ],
];

describe('the documented examples', () => {
  it.each(EXAMPLES)('%s', (_name, program) => {
    const { error, isUnderstood } = run(program);
    expect(error).toBeNull();
    expect(isUnderstood).toBe(true);
  });
});

describe('vectors', () => {
  it('add, stretch, multiply, turn and show themselves as in the documentation', () => {
    const { printed } = run(
      'from turtle import *\na, b = Vec2D(3, 4), Vec2D(1, 1)\nprint(a + b, a - b, a * b, 2 * a, a * 2, -a, abs(a), Vec2D(1, 0).rotate(90))\nprint(pos(), pos() == (0, 0))',
    );
    expect(printed).toEqual([
      '(4.00,5.00) (2.00,3.00) 7 (6.00,8.00) (6.00,8.00) (-3.00,-4.00) 5.0 (0.00,1.00)',
      '(0.00,0.00) True',
    ]);
  });
});

describe('undo', () => {
  it('takes back lines, turns, dots, colours and fills, one step each, also while the picture is drawn', () => {
    const { picture, printed } = run(
      'from turtle import *\nbegin_fill()\nfd(50)\nlt(90)\nfd(50)\nlt(90)\nfd(50)\nend_fill()\nundo()\nundo()\nprint(pos(), heading(), filling())\nfd(50)\nend_fill()\ndot(9)\nundo()\npencolor("red")\nundo()\nprint(pencolor())',
    );
    expect(printed).toEqual(['(50.00,50.00) 180.0 True', '#6b3f24']);
    expect(picture.shapes.map(({ icing }) => icing.kind)).toEqual([
      'line',
      'line',
      'line',
      'fill',
      'line',
      'line',
      'line',
    ]);
  });

  it('does nothing where nothing is left, and touches no other bag', () => {
    const { picture, error } = run(
      'from turtle import *\nt = Turtle()\nt.fd(9)\nfd(5)\nfor i in range(5): undo()\nclear()\nundo()\nt.fd(3)',
    );
    expect(error).toBeNull();
    expect(picture.shapes.map(({ icing }) => icing.bag)).toEqual([1]);
  });
});

describe('stamps', () => {
  it('stay on the board until they are cleared by their number', () => {
    const { picture } = run(
      'from turtle import *\nshape("square")\na = stamp()\nfd(40)\nb = stamp()\nfd(40)\nc = stamp()\nclearstamp(b)\nclearstamps(-1)',
    );
    expect(picture.shapes.flatMap(({ icing }) => (icing.kind === 'stamp' ? [icing.at.x] : []))).toEqual([0]);
  });
});

describe('colours and angles', () => {
  it('take colormode() and degrees() at their word', () => {
    const { printed } = run(
      'from turtle import *\npencolor((1, 1, 1))\nprint(pencolor())\ncolormode(255)\npencolor((1, 1, 1))\nprint(pencolor())\ndegrees(400)\nleft(100)\nprint(heading())\nradians()\nprint(heading())',
    );
    expect(printed).toEqual(['#ffffff', '#010101', '100.0', '1.57']);
    expect(run('from turtle import *\ncolormode(1.0)\npencolor((2, 0, 0))').error).toContain('go from 0 to 1.');
  });

  it('draws at once under tracer(0)', () => {
    const { picture } = run('from turtle import *\ntracer(0)\nt = Turtle()\nt.fd(10)\nfd(10)');
    expect(picture.bags.map(({ speed }) => speed)).toEqual([0, 0]);
  });
});
