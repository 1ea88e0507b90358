// What a run leaves: its names for lines typed later, and glimpses of its variables while it runs; nothing of it reaches the next run.
import { beforeAll, describe, expect, it } from 'vitest';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
});

const shown = () =>
  python
    .takeShown()
    .map(({ text }) => text)
    .join('');

describe('lines after a run', () => {
  it('see the names of the program, and change them for the next line', () => {
    const { variables } = python.run('total = 6\ndef double(n):\n    return n * 2\n', { keep: true });
    expect(variables).toEqual({ total: '6', double: 'function double()' });
    shown();
    expect(python.evaluate('double(total)')).toMatchObject({ status: 'ok', variables: { total: '6' } });
    expect(shown()).toBe('12\n');
    expect(python.evaluate('total += 1; total')).toMatchObject({ status: 'ok', variables: { total: '7' } });
    expect(shown()).toBe('7\n');
    expect(python.evaluate('for i in range(2): print(i)').status).toBe('ok');
    expect(shown()).toBe('0\n1\n');
  });

  it('tell their own mistakes and those of the program’s functions', () => {
    python.run('def half(n):\n    return n / 0\n', { keep: true });
    expect(python.evaluate('half(').error).toMatchObject({ type: 'SyntaxError', message: "'(' was never closed" });
    expect(python.evaluate('nothing').error).toMatchObject({
      type: 'NameError',
      message: "name 'nothing' is not defined",
    });
    expect(python.evaluate('nothing').error?.line).toBeUndefined();
    expect(python.evaluate('half(2)').error).toMatchObject({ type: 'ZeroDivisionError', line: 2 });
  });

  it('outlive test cases and a recording, and the program’s modules and drawing go on', () => {
    python.run('import turtle, random\nturtle.fd(5)\nsize = 3', { keep: true, capture: false });
    python.run('size = 99', { capture: true, stdin: [] });
    python.trace('size = 98');
    python.takeDrawCommands();
    expect(python.evaluate('turtle.fd(size)').status).toBe('ok');
    expect(python.takeDrawCommands()).toEqual([['l', 0, 5, 0, 8, 0, '#6b3f24', 3]]);
    expect(python.evaluate('random.randint(1, 1)').status).toBe('ok');
  });

  it('are refused what programs are refused', () => {
    python.run('x = 1', { keep: true });
    expect(python.evaluate('import js').error?.type).toBe('ModuleNotFoundError');
    expect(python.evaluate("__import__('lab_runner')").error?.type).toBe('ModuleNotFoundError');
  });

  it('leave the next run as it would have been', () => {
    python.run('x = 1', { keep: true });
    python.evaluate('import math; math.pi = 3; y = 2');
    python.evaluate('print = 5');
    const next = python.run("import math\nprint(math.pi > 3, 'x' in globals(), 'y' in globals())", { keep: true });
    expect(next.output).toBe('True False False\n');
    expect(next.variables).toEqual({});
  });

  it('has no variables where nothing was kept', () => {
    expect(python.run('x = 1').variables).toBeUndefined();
  });

  it('keeps the names after an error too', () => {
    expect(python.run('x = 1\n1 / 0', { keep: true }).variables).toEqual({ x: '1' });
    python.evaluate('x + 1');
    expect(shown()).toContain('2');
  });
});

describe('a glimpse', () => {
  const glimpseOf = (code: string) => {
    python.glimpseAtNextOutput();
    python.run(code, { capture: false });
    return python.takeGlimpses();
  };

  it('shows what the program and the function at work hold', () => {
    const code = 'n = 1\ndef work(m):\n    print()\n    while m < 5000:\n        m += 1\nwork(0)\n';
    expect(glimpseOf(code)).toEqual([
      {
        line: expect.any(Number),
        name: 'work',
        variables: { n: '1', work: 'function work()' },
        local: { m: expect.any(String) },
      },
    ]);
  });

  it('never calls the learner’s own code', () => {
    const code = [
      'class Cake:',
      '    def __repr__(self):',
      "        print('called')",
      "        return 'cake'",
      'cake = [Cake(), 1.5]',
      "print('start')",
      'for n in range(5000): pass',
    ].join('\n');
    shown();
    expect(glimpseOf(code)).toMatchObject([{ variables: { cake: '[a Cake, 1.5]' } }]);
    expect(python.run(code, { keep: true, capture: false }).variables).toMatchObject({ cake: '[a Cake, 1.5]' });
    expect(shown()).toBe('start\nstart\n');
  });

  it('is taken before a kept program waits for an answer', () => {
    const { status } = python.run(
      "n = 7\ninput('? ')",
      JSON.parse('{ "keep": true, "capture": false, "stdin": null }'),
    );
    expect(status).toBe('stopped');
    expect(python.takeGlimpses()).toMatchObject([{ line: 2, variables: { n: '7' } }]);
  });
});
