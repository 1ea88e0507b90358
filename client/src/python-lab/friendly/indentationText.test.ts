// What is said about wrong spaces leads to the four that are asked for, and one tap gets there; checked with the Lab's own check.
import { beforeAll, expect, it } from 'vitest';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';
import { indentationAdvice, indentationText } from './indentationText.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 120_000);

const wrongIn = (source: string) => python.check(source, { indentation: true }).indentation;

it.each([
  ['if 1:\n   print(1)', 'Found 3 spaces, expected 4 spaces.', 'put 1 more', 'Make it 4', 'if 1:\n    print(1)'],
  ['if 1:\n        print(1)', 'Found 8 spaces, expected 4 spaces.', 'take 4 away', 'Make it 4', 'if 1:\n    print(1)'],
  ['if 1:\nprint(1)', 'Found 0 spaces, expected 4 spaces.', 'press Tab', 'Make it 4', 'if 1:\n    print(1)'],
  ['x = 1\n  print(x)', 'Unexpected indentation', 'no line above it', 'Take the spaces away', 'x = 1\nprint(x)'],
  [
    'if 1:\n        x = 1\n        if x:\n            print(x)\nprint(2)',
    'Found 8 spaces, expected 4 spaces.',
    'take 4 away',
    'Make it 4',
    'if 1:\n    x = 1\n    if x:\n        print(x)\nprint(2)',
  ],
  [
    'if 1:\n    x = 1\n  else:\n    x = """a\n  b"""',
    'Found 2 spaces, expected 0 spaces.',
    'take 2 away',
    'Take the spaces away',
    'if 1:\n    x = 1\nelse:\n    x = """a\n  b"""',
  ],
])('%j', (source, words, help, label, mended) => {
  const wrong = wrongIn(source);
  if (!wrong) throw new Error('nothing wrong');
  expect(indentationText(wrong)).toContain(words);
  const advice = indentationAdvice(wrong, source);
  expect(advice.help).toContain(help);
  expect(advice.fix).toEqual({ label, source: mended });
  expect(wrongIn(mended)).toBeUndefined();
});
