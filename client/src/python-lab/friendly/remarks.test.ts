// Remarks on programs that ran: none on the right programs of the lessons, one question on each silent slip, and on loops that never end.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endlessLoop } from './endlessLoop.ts';
import { remarkOn } from './remarks.ts';

const LESSONS = join(import.meta.dirname, '../../../../shared/content/realms/python-world/lessons');
const rightPrograms = readdirSync(LESSONS).flatMap((lesson) =>
  readdirSync(join(LESSONS, lesson, 'programs')).flatMap((file) =>
    readFileSync(join(LESSONS, lesson, 'programs', file), 'utf8')
      .split(/^# %% /m)
      .filter((part) => /^(?:solution|alternative)/.test(part))
      .map((part) => [`${lesson}/${file} ${part.split('\n')[0]}`, part.slice(part.indexOf('\n') + 1)] as const),
  ),
);

describe('a remark', () => {
  it('is made on no right program of the lessons', () => {
    expect(rightPrograms.length).toBeGreaterThan(100);
    const found = rightPrograms.map(([name, code]) => [name, remarkOn(code)?.rule]);
    expect(found.filter(([, rule]) => rule !== undefined)).toEqual([]);
  });

  it.each([
    ['name = "Ann"\nprint("Hello {name}")', 'fstring.no-f', 2],
    ['def greet():\n    print(1)\ngreet', 'call.forgotten', 3],
    ['name = "ann"\nprint(name.upper)', 'call.forgotten', 2],
    ['price = 1,00,000', 'number.thousands-comma', 1],
    ['price = 12,5', 'number.decimal-comma', 1],
    ['def f(n):\n    return n\nf(2)', 'result.unused', 3],
    ['word = "a"\nword.upper()', 'result.unused', 2],
    ['score = 5\nscore + 1', 'result.unused', 2],
    ['score = 5\nscore == 6', 'assign.double-equals', 2],
    ['print(2,5 * 3)', 'number.decimal-comma', 1],
    ['names = [\n    "a"\n    "b",\n]', 'comma.missing', 2],
    ['a = input("?")\nb = input("?")\nprint(a + b)', 'type.input-number', 1],
    ['x = 5\nwhile x != 5 and 6:\n    pass', 'compare.or-value', 2],
  ])('asks about %j', (code, rule, line) => {
    expect(remarkOn(code)).toMatchObject({ rule, location: { line } });
  });

  it.each([
    'print("Hello :)")',
    'point = 3, 4\nprint(point)',
    'first = input("First name? ")\nlast = input("Last name? ")\nprint(first + last)',
    'name = input("Name? ") or "Guest"\nprint(name)',
    'for i in range(2,10):\n    print(i)',
    'print("a"\n      "b")',
    'names = ["b", "a"]\nnames.sort()\nnames.append("c")',
    'x = 5\nprint("{x}".replace("{x}", "5"))',
    'def f():\n    print(1)\n    return 1\nf()',
    'for i in range(3):\n    print("i")',
  ])('is not made where all may be meant: %j', (code) => {
    expect([undefined, 'name.quoted', 'number.decimal-comma']).toContain(remarkOn(code)?.rule);
  });
});

it.each([
  ['count = 1\nwhile count < 5:\n    print(count)', 2],
  ['while True:\n    pass', 1],
  ['fuel = 3\nwhile fuel > 0:\n    fuel += 1', 2],
  ['n = 5\nwhile n > 0:\n    n -= 1', undefined],
  ['while True:\n    break', undefined],
  ['n = 1\nwhile n != 10:\n    n += 2', 2],
  ['n = 1\nwhile n != 9:\n    n += 2', undefined],
  ['n = 1\nwhile n < 5:\n    n =+ 1', 3],
  ['a = [1]\nfor b in a:\n    a.append(b)', 2],
  ['n = 0\nwhile n < 5:\n    if n == 3:\n        continue\n    n += 1', 2],
])('finds the loop that never ends in %j', (code, line) => {
  expect(endlessLoop(code)?.line).toBe(line);
});
