// Sample tasks for the Lab: plain output, required elements, input with a hidden case, a custom check, no cases.
import type { TestCase } from '@lanternwise/shared/content/pythonLesson';
import { taughtWords } from '../../../../python-lab/friendly/taughtWords.ts';
import type { LabTask } from '../../../../python-lab/lab/labTask.ts';

const expects = (expected: string, more: Partial<TestCase> = {}): TestCase => ({
  expected,
  also: [],
  hidden: false,
  ...more,
});

const task = (id: string, title: string, more: Partial<LabTask>): LabTask => ({
  id: `dev-${id}`,
  title,
  starter: '',
  cases: [],
  required: [],
  checks: [],
  words: taughtWords('dev'),
  ...more,
});

export const SAMPLE_TASKS: readonly LabTask[] = [
  task('print', 'Print two lines', {
    starter: "# Print the name of the shop, then what you love\nprint('Cake Shop')\n",
    cases: [expects('Cake Shop\nI Love Python')],
    required: ['print'],
    words: taughtWords('python-print'),
  }),
  task('order', 'Take an order', {
    starter: "name = input('What is your name? ')\nprint('Order for', name)\n",
    cases: [
      expects('Order for Mia: Chocolate cake', { stdin: ['Mia'] }),
      expects('Order for Ravi: Chocolate cake', { stdin: ['Ravi'], hidden: true }),
    ],
    required: ['variable', 'input', 'print'],
  }),
  task('loop', 'Five times the same', {
    starter: "for number in range(5):\n    print('I Love Python')\n",
    cases: [expects(new Array<string>(5).fill('I Love Python').join('\n'))],
    required: ['loop'],
    checks: [
      {
        kind: 'pattern',
        pattern: 'print(STR_a * INT_b)',
        absent: true,
        message: 'Let the loop repeat the line, not the *.',
      },
    ],
  }),
  task('steps', 'Functions, step by step', {
    starter:
      'def cost(cakes, price):\n    total = cakes * price\n    return total\n\n\nfor cakes in range(1, 4):\n    print(cakes, cost(cakes, 5))\n',
    cases: [expects('1 5\n2 10\n3 15')],
  }),
  task('free', 'No test cases', { starter: "print('Hello!')\n" }),
];
