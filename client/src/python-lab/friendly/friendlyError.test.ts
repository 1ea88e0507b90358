// Friendly errors for the errors of a real Python: each program fails differently and gets its own explanation.
import { beforeAll, describe, expect, it } from 'vitest';
import type { PythonError } from '../protocol.ts';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';
import { friendlyError } from './friendlyError.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 120_000);

const errorOf = (code: string): PythonError => {
  const { error } = python.run(code);
  if (!error) throw new Error(`did not fail: ${code}`);
  return error;
};

/** Program, title, and where given the line of the message. */
const TABLE: [string, string, number?][] = [
  ['if 1:\nprint(1)', 'This line needs to move in', 2],
  ['def f():\nx = 1', 'This line needs to move in', 2],
  ['for i in "a":\nprint(i)', 'This line needs to move in', 2],
  ['if 1:\n    x = 1\nelse:\nx = 2', 'This line needs to move in', 4],
  ['  print(1)', 'Too many spaces at the start', 1],
  ['x = 1\n    print(x)', 'Too many spaces at the start', 2],
  ['if 1:\n        x = 1\n    y = 2', 'The spaces do not line up', 3],
  ['if 1:\n\tx = 1\n        y = 2', 'Tabs and spaces are mixed', 3],
  ['class = 5', '“class” is a special Python word', 1],
  ['for = 5', '“for” is a special Python word', 1],
  ['if = 5', '“if” is a special Python word', 1],
  ['True = 5', '“True” is a special Python word', 1],
  ['None = 1', '“None” is a special Python word', 1],
  ['def class():\n    pass', '“class” is a special Python word', 1],
  ['print("cake)', 'A quote mark is missing', 1],
  ["x = 'cake", 'A quote mark is missing', 1],
  ['x = """cake', 'A text never ends', 1],
  ['print(f"{name")', 'A curly bracket is missing', 1],
  ['print(f"{}")', 'The curly brackets are empty', 1],
  ['print(f"a }")', 'One curly bracket too many', 1],
  ['print(“cake”)', '““” is not a quote of Python', 1],
  ['x = 5 \\ 2', 'A backslash is in the way', 1],
  ['print(१०)', 'Python needs the digits 0 to 9', 1],
  ['x = 5\nprint(１０)', 'Python needs the digits 0 to 9', 2],
  ['x = ٣', 'Python needs the digits 0 to 9', 1],
  ['print（10）', 'Python writes “(”', 1],
  ['print("a"', 'A closing bracket is missing', 1],
  ['x = [1, 2', 'A closing bracket is missing', 1],
  ['print("a"))', 'One bracket too many', 1],
  ['x = (1, 2]', 'The brackets do not match', 1],
  ['print "cake"', 'print needs brackets', 1],
  ['if 1\n    print(1)', 'A colon is missing', 1],
  ['for i in range(3)\n    print(i)', 'A colon is missing', 1],
  ['while 1\n    pass', 'A colon is missing', 1],
  ['def f()\n    pass', 'A colon is missing', 1],
  ['if 1:\n    pass\nelse\n    pass', 'A colon is missing', 3],
  ['x = 5\nif x = 5:\n    pass', 'Use == to compare', 2],
  ['5 = x', 'The left side of = must be a name', 1],
  ['"a" = x', 'The left side of = must be a name', 1],
  ['x + 1 = 2', 'The left side of = must be a name', 1],
  ['len("a") = 2', 'The left side of = must be a name', 1],
  ['print(a b)', 'Text needs quotes', 1],
  ['print(I love cake)', 'Text needs quotes', 1],
  ['print("a" "b" c)', 'A comma may be missing', 1],
  ['x = [1 2]', 'A comma may be missing', 1],
  ['print("Total" 5)', 'A comma may be missing', 1],
  ['print("a") print("b")', 'One thing on each line', 1],
  ['else:\n    pass', 'This else has no if', 1],
  ['elif 1:\n    pass', 'This elif has no if', 1],
  ['if 1:\n    pass\nelse if 2:\n    pass', 'Write elif', 3],
  ['if 1:\n    pass\nelse:\n    pass\nelif 2:\n    pass', 'elif comes before else', 5],
  ['x = 1 if 2', 'This if has no else', 1],
  ['try:\n    x = 1\nx = 2', 'This try has no except', 3],
  ['return 5', '“return” is in the wrong place', 1],
  ['break', '“break” is in the wrong place', 1],
  ['continue', '“continue” is in the wrong place', 1],
  ['whille True:\n    pass', 'A Python word is misspelt', 1],
  ['fro i in range(3):\n    pass', 'A Python word is misspelt', 1],
  ['x = 5\nx++', 'Python has no ++', 2],
  ['x = 5\nif x => 3:\n    pass', 'Python writes “>=”', 2],
  ['if 1 && 2:\n    pass', 'Python writes “and”', 1],
  ['2cakes = 5', 'A name cannot start with a digit', 1],
  ['x = 2cakes', 'A name or number is mixed up', 1],
  ['x = 07', 'A number starts with 0', 1],
  ['print(end="", "a")', 'Values come before name=value', 1],
  ['print(end="", end="")', 'The same name twice', 1],
  ['def f(a, a): pass', 'The same name twice', 1],
  ['def f(a=1, b): pass', 'Names with = come last', 1],
  ['x = = 5', 'Two = with a blank between', 1],
  ['x = 5 5', 'Python cannot read this line', 1],
  ['import random:', 'No colon at the end of this line', 1],
  ['x = 5\nif x: > 2\n    pass', 'The colon comes too early', 2],
  ['x = 5\nif x > 2 print(x)', 'A colon is missing', 2],
  ['x = "a"\nprint(x..upper())', 'There is a dot too many', 2],
  ['x = {"a" -> 1}', 'A dictionary needs a colon', 1],
  ['x = {"a": 1 "b": 2}', 'A comma may be missing', 1],
  ['def add a, b:\n    pass', 'A function has brackets after its name', 1],
  ['print len("a"))', 'print needs brackets', 1],
  ['x = 1, 2]', 'The opening bracket is missing', 1],
  ['x = [1]\nprint(x[0)', 'A closing bracket is missing', 2],
  ['1) x = 5\n2) y = 6', 'A number stands before the line', 1],
  ['print(class)', '“class” is a special Python word', 1],
  ['yield = 5', '“yield” is a special Python word', 1],
  ['def 2add(a):\n    pass', 'A name cannot start with a digit', 1],
  ['x = 5\nadd 3 to x', 'Python does not know the word “add” here', 2],
  ['for every x in "ab":\n    pass', 'Python does not know the word “every” here', 1],
  ['if 1:\n    x = 1\nend', 'Python needs no “end”', 3],
  ['x = 5\nif x is at least 3:\n    pass', 'Python uses a sign here', 2],
  ['x == 5\nx = x + 1', 'Use one = to store a value', 1],
  ['x = {"a":, "b": 2}', 'A value is missing', 1],
  ['del 5', 'This cannot be deleted', 1],
  ['"%d" % "a" % 1', 'These kinds of things do not fit together', 1],
  ['"%s %s" % "a"', 'A value is missing after %', 1],
  ['print(cake)', 'Python does not know “cake”', 1],
  ['Print("a")', 'Python does not know “Print”', 1],
  ['x = true', 'Python does not know “true”', 1],
  ['print(cake)\ncake = 5', '“cake” is used too early', 1],
  ['f()\ndef f():\n    pass', '“f” is used too early', 1],
  ['print(math.pi)', 'Python does not know “math”', 1],
  ['n = 1\ndef f():\n    n += 1\nf()', '“n” has no value yet', 3],
  ['"5" + 5', 'Text and a number do not join with +', 1],
  ['[1] + 5', 'These do not join with +', 1],
  ['5 + "5"', '“+” does not work here', 1],
  ['"5" - 2', '“-” does not work here', 1],
  ['None + 1', '“+” does not work here', 1],
  ['def f(): return 1\nf + 1', '“+” cannot use a function', 2],
  ['-"a"', '“-” does not work here', 1],
  ['"a" * "b"', 'Text cannot be multiplied like this', 1],
  ['"a" * 2.5', 'Text cannot be multiplied like this', 1],
  ['"5" > 3', '“>” cannot compare these', 1],
  ['x = 5\nx()', 'This cannot be called with ( )', 2],
  ['print = 5\nprint("a")', '“print” is a function of Python', 1],
  ['def f(a): pass\nf()', 'f( ) needs more', 2],
  ['def f(a): pass\nf(1, 2)', 'Too much for f( )', 2],
  ['def f(): pass\nf(1)', 'Too much for f( )', 2],
  ['input(1, 2)', 'Too much for input( )'],
  ['len()', 'len( ) wants another number of values', 1],
  ['range()', 'range( ) wants another number of values', 1],
  ['def f(a): pass\nf(b=1)', 'f( ) does not know “b”', 2],
  ['def f(a): pass\nf(1, a=1)', 'a was given twice', 2],
  ['"abc"["a"]', 'Use a whole number between [ ]', 1],
  ['[1]["a"]', 'Use a whole number between [ ]', 1],
  ['x = 5\nx[0]', 'This has no [ ]', 2],
  ['x = "abc"\nx[0] = "b"', 'Text cannot be changed inside', 2],
  ['for i in 5:\n    pass', 'Python cannot go through this', 1],
  ['1 in 5', 'Python cannot go through this', 1],
  ['len(5)', 'This has no length', 1],
  ['a, b = 5', 'There is only one value on the right', 1],
  ['", ".join([1])', 'Only texts can be joined', 1],
  ['x = {[1]: 2}', 'This cannot be a key', 1],
  ['int([])', 'int( ) cannot use this', 1],
  ['range("5")', 'A whole number is needed here', 1],
  ['for i in range(2.5):\n    pass', 'A whole number is needed here', 1],
  ['abs("a")', 'A number is needed here', 1],
  ['round("a")', 'A number is needed here', 1],
  ['int("cake")', 'This text is not a whole number', 1],
  ['int("")', 'This text is not a whole number', 1],
  ['int("2.5")', 'This text is not a whole number', 1],
  ['float("cake")', 'This text is not a number', 1],
  ['a, b = 1, 2, 3', 'The two sides do not match', 1],
  ['a, b, c = 1, 2', 'The two sides do not match', 1],
  ['range(1, 2, 0)', 'A step of 0 never moves', 1],
  ['[1].index(2)', 'It is not in there', 1],
  ['[1].remove(2)', 'It is not in there', 1],
  ['import math\nmath.sqrt(-1)', 'This sum has no answer', 2],
  ['import random\nrandom.randint(5, 1)', 'There is nothing to choose from', 2],
  ['max([])', 'There is nothing to choose from', 1],
  ['print(10 ** 5000)', 'The number is too long to show', 1],
  ['[1, 2][2]', 'That place does not exist', 1],
  ['[].pop()', 'The list is empty', 1],
  ['import random\nrandom.choice([])', 'The list is empty', 2],
  ['{"a": 1}["b"]', "The dictionary has no 'b'", 1],
  ['1 / 0', 'Nothing can be divided by 0', 1],
  ['1 % 0', 'Nothing can be divided by 0', 1],
  ['"a".uper()', 'That name does not exist after the dot', 1],
  ['[1].push(2)', 'A list has no “.push”', 1],
  ['x = None\nx.append(1)', 'Nothing (None) has no “.append”', 2],
  ['import math\nmath.squareroot(4)', 'math has no “squareroot”', 2],
  ['import cakes', 'There is no “cakes” here', 1],
  ['import socket', 'There is no “socket” here', 1],
  ['from math import cake', 'math has no “cake”', 1],
  ['def f(): f()\nf()', 'A function calls itself forever', 1],
  ['2.0 ** 10000', 'The number is too big', 1],
  ['assert 1 > 2', 'An assert is not true', 1],
  ['open("cake.txt")', 'There is no file “cake.txt”', 1],
  ['open("/")', '“/” is a folder', 1],
  ['import os\nos.mkdir("cakes")\nos.mkdir("cakes")', '“cakes” is there already', 3],
  ['open("cake.txt", "w").read()', 'The file is open for something else', 1],
  ['f = open("cake.txt", "w")\nf.close()\nf.write("a")', 'The file is closed already', 3],
  ['import os\nos.fork()', 'The Lab has no such thing', 2],
  ['raise OSError(28, "No space left on device")', 'The files are too big', 1],
  ['"\\ud800".encode()', 'A letter could not be used', 1],
  ['🍰 = 5', '“🍰” works only inside quotes', 1],
  ['if 1:\n\tprint(1)\n    print(2)', 'Tabs and spaces are mixed', 3],
  ['next(iter([]))', 'There is nothing more to take', 1],
  ['exit("Bye")', 'The program ended itself'],
];

describe('an error in friendly words', () => {
  it.each(TABLE)('%j', (code, title, line) => {
    const error = errorOf(code);
    const friendly = friendlyError(error, code);
    expect(friendly.title).toBe(title);
    expect(friendly.id).not.toMatch(/^(?:other|raise\.own)$/);
    // Python's own guess may contradict ours.
    expect(friendly.text).not.toMatch(/Did you mean|Maybe you meant|Perhaps you/);
    expect(error.text.startsWith(friendly.text.slice(0, 30))).toBe(true);
    if (line !== undefined) expect(friendly.line).toBe(line);
    // Short enough to be read.
    expect(friendly.help.length).toBeGreaterThan(8);
    expect(`${title} ${friendly.help}`.split(/\s+/).length).toBeLessThan(46);
  });

  it('keeps the line and the message where it knows no better words', () => {
    const code = 'class Burnt(Exception): pass\nraise Burnt("too hot")';
    expect(friendlyError(errorOf(code), code)).toMatchObject({
      id: 'raise.own',
      title: 'Error (line 2): too hot',
      line: 2,
    });
  });

  it.each([
    ['cake', 'put quotes around it: "cake"'],
    ['cake + 1', 'Check the spelling'],
    ['prise', 'Did you mean “price”?'],
    ['Price', 'Did you mean “price”?'],
    ['prcie', 'Did you mean “price”?'],
  ])('asks what was meant: %s', (name, help) => {
    const code = `price = 5\nprint(${name})`;
    expect(friendlyError(errorOf(code), code).help).toContain(help);
  });

  it('asks for names that only the running program knew', () => {
    const code = 'apples, oranges = 1, 2\nprint(orange)';
    expect(friendlyError(errorOf(code), code).help).toContain('Did you mean “oranges”?');
  });
});

it.each(['प्रिंट', 'नाम', 'имя', 'größe', '名前', 'e\u0301tat', 'a.b', 'x*'])(
  'explains an unknown name in any script: %s',
  (name) => {
    const message = `name '${name}' is not defined`;
    const error = { type: 'NameError', message, text: `NameError: ${message}`, line: 1, column: 1, stack: [] };
    const { title, help } = friendlyError(error, `${name}("cake")`);
    expect(title).toContain(name);
    expect(help).not.toBe('');
  },
);
