// The words of the Lab, as the requirements write them (lessons.txt 2.2, 4.3, 5.1, 8), and its times and sizes (9).
import type { Construct } from '@lanternwise/shared/content/pythonLesson';

export const LAB_MESSAGES = {
  ready: 'Python environment ready!',
  notReady: 'Python environment not ready yet!',
  failed: (why: string) => `Failed to load Python environment: ${why}`,
  pending: 'Pending / Not attempted yet',
  missing: 'Your code is missing required elements:',
  addMissing: 'Please add the missing elements to your code.',
  empty: 'Please enter some code!',
  congratulations: 'Congratulations! You did it! Continue your journey!',
  closing: 'Closing Python Lab',
  codeCleaned: 'Some invisible signs and unusual spaces had slipped into your code. They are plain spaces now.',
  fromOtherDevice: 'This is how you left your program on another device.',
  notSaved: 'This browser has no room to keep your code. Copy it somewhere before you close the Lab.',
} as const;

/** Descriptions of the required elements (lessons.txt 5.1). */
export const CONSTRUCT_LABELS: Readonly<Record<Construct, string>> = {
  print: 'a call to print(), which shows something',
  variable: 'a variable (name = value)',
  input: 'a call to input(), which asks the user',
  'if-else': 'an if statement that ends with a colon',
  function: 'a function (a line that starts with def)',
  loop: 'a loop (for or while)',
};

/** Percent the loading bar grows by each tick, and milliseconds of a tick. */
export const LOADING_STEP = 5;
export const LOADING_TICK_MS = 100;
/** From ready to the intro dialog. */
export const INTRO_DELAY_MS = 500;
export const CONGRATULATIONS_MS = 4000;
/** From the clean-up to the report and the end of the Lab. */
export const CLOSE_DELAY_MS = 200;
/** Running time of one test case. */
export const CASE_TIMEOUT_MS = 5000;
/** Characters; a learner's program has some hundreds. */
export const MAX_CODE_LENGTH = 100_000;
export const MAX_TRACE_STEPS = 1000;
