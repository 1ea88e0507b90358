// The frame of a program: its shape without its values.
import { expect, it } from 'vitest';
import { programFrame } from './programFrame.ts';

it.each([
  ['print("Cake Shop")\n', 'print(…)'],
  ['total = 12 * 10\nprint(total - 5)', 'total = …\nprint(…)'],
  ['if size == "small":\n    print(5)\nelse:\n    print(8)', 'if …:\n    print(…)\nelse:\n    print(…)'],
  ['def power(wands):\n    # times\n    return wands * 2', 'def …:\n    # times\n    return …'],
  ['while n > 0:\n    n -= 1', 'while …:\n    n -= …'],
  ['a == b', '…'],
])('of %j', (code, frame) => {
  expect(programFrame(code)).toBe(frame);
});
