// A tiny lesson with a step of every kind, for tests of the tutorial.
import { type PythonLesson, pythonLessonSchema } from '@lanternwise/shared/content/pythonLesson';

const step = (id: string, rest: object) => ({
  id,
  title: `Step ${id}`,
  image: '🎂',
  content: `Words of ${id}.`,
  ...rest,
});
const writing = {
  starter: 'print()',
  solution: 'print("hi")',
  tip: 'Mind the quotes.',
  checks: [{ kind: 'construct', construct: 'print' }],
};

export const LESSON: PythonLesson = pythonLessonSchema.parse({
  id: 'python-test',
  kind: 'python',
  title: 'A test lesson',
  topic: 'Testing',
  steps: [
    step('hello', { kind: 'text', code: 'print("# no comment")  # a comment' }),
    step('try', { kind: 'coding', ...writing }),
    step('match', {
      kind: 'matching',
      snippets: ['1', '2', '3', '4'].map((id) => ({ id, code: `print(${id})` })),
      outputs: ['A', 'B', 'C', 'D'].map((id) => ({ id, output: `out ${id}` })),
      why: { '1': { B: 'Two belongs to B.', '*': 'One prints one.' } },
    }),
    step('do', { kind: 'practice', ...writing }),
    step('guess', {
      kind: 'predict',
      options: [
        { id: 'yes', text: 'hi', why: 'The quotes are not shown.' },
        { id: 'no', text: '"hi"', why: 'Quotes stay in the kitchen.' },
      ],
      answer: 'yes',
    }),
    step('film', { kind: 'video', video: 'video-nowhere' }),
    step('end', { kind: 'recap', points: ['One.', 'Two.'] }),
  ],
  arena: {
    title: 'Arena of tests',
    intro: [
      { title: 'Welcome', text: 'Print hi.' },
      { title: 'Expected output', text: 'This one:', output: 'hi' },
      { title: 'Tips', text: 'Use `print`.' },
    ],
    required: ['print'],
    cases: [{ expected: 'hi' }],
    starter: '',
    solution: 'print("hi")',
  },
  recap: { title: 'What you can do', points: ['Print a thing.', 'Test a thing.'] },
});
