// Reported runs of an Arena are compared again: outputs of all cases, hidden ones too, and words that a program must contain.
import { expect, it } from 'vitest';
import type { RealmContent } from '../content/bundle.ts';
import { acceptsRun, type ProgramRunEvent } from './arenaVerdict.ts';

const arena = {
  required: ['input', 'if-else'],
  cases: [
    { expected: 'Hi Mia', also: ['Hello Mia'], hidden: false },
    { expected: 'Hi Ravi', also: [], hidden: true },
  ],
};
const content = { lessons: { hi: { id: 'hi', kind: 'python', arena } } } as unknown as RealmContent;
const CODE = 'name = input()\nif name: print("Hi", name)';
const accepts = (run: Partial<ProgramRunEvent>) =>
  acceptsRun(content, { ref: 'hi', status: 'passed', code: CODE, ...run } as ProgramRunEvent);

it.each<[boolean, Partial<ProgramRunEvent>]>([
  [true, { outputs: ['Hi Mia\n', 'Hi Ravi'] }],
  [true, { outputs: ['Hello\u00a0Mia', 'Hi Ravi'] }],
  [false, { outputs: ['Hi Mia', 'Hi Mia'] }],
  [false, { outputs: ['Hi Mia'] }],
  [false, { outputs: ['Hi Mia', 'Hi Ravi'], code: 'print("Hi Mia")' }],
  [true, {}],
  [false, { code: 'x' }],
  [true, { outputs: ['wrong'], status: 'failed' }],
  [true, { ref: 'hi-step', outputs: ['wrong'] }],
])('%s for %j', (right, run) => {
  expect(accepts(run)).toBe(right);
});
