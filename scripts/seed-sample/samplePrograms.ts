// Programs that sample learners run, with what the Lab finds in each; samplePrograms.test.ts has them judged by the real Python.
import type { TestCase } from '../../shared/src/content/pythonLesson.ts';

export interface SampleRun {
  code: string;
  status: 'passed' | 'error';
  errorKind: string | null;
  /** Python's own text. */
  error?: string;
  /** What was printed, where it does not depend on what is typed. */
  output?: string;
}

export interface SampleTask {
  starter: string;
  solution: string;
  /** Of an Arena. */
  cases?: readonly TestCase[];
}

/** A slip before the first line: Python stops there, whatever follows. */
const stopsAtOnce = (line: string, carets: string, errorKind: string, message: string) => ({
  line,
  errorKind,
  error: [
    'Traceback (most recent call last):',
    '  File "main.py", line 1, in <module>',
    `    ${line}`,
    `    ${carets}`,
    `${errorKind}: ${message}`,
  ]
    .map((text) => `${text}\n`)
    .join(''),
});

const FIRST_LINES = [
  stopsAtOnce('print(cake_nmae)', '      ^^^^^^^^^', 'NameError', "name 'cake_nmae' is not defined"),
  stopsAtOnce(
    'print("Cakes: " + 3)',
    '      ~~~~~~~~~~^~~',
    'TypeError',
    'can only concatenate str (not "int") to str',
  ),
];
const LAST_LINE = 'print("Done"';

/** Wrong tries on the way to the solution. */
export function slipsOf({ solution }: SampleTask): [SampleRun, ...SampleRun[]] {
  const unclosed = `${solution.trimEnd()}\n${LAST_LINE}`;
  const syntaxError: SampleRun = {
    code: unclosed,
    status: 'error',
    errorKind: 'SyntaxError',
    error: [
      `  File "main.py", line ${unclosed.split('\n').length}`,
      `    ${LAST_LINE}`,
      '         ^',
      "SyntaxError: '(' was never closed",
    ]
      .map((text) => `${text}\n`)
      .join(''),
    output: '',
  };
  const stopped = FIRST_LINES.map(
    ({ line, errorKind, error }): SampleRun => ({
      code: `${line}\n${solution}`,
      status: 'error',
      errorKind,
      error,
      output: '',
    }),
  );
  return [syntaxError, ...stopped];
}

export function passedRun({ solution, cases = [] }: SampleTask): SampleRun {
  const plain = cases.find(({ stdin = [], hidden }) => stdin.length === 0 && !hidden);
  const isSilent = solution.includes('input(');
  return {
    code: solution,
    status: 'passed',
    errorKind: null,
    ...(plain && !isSilent && { output: `${plain.expected}\n` }),
  };
}
