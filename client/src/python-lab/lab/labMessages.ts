// The words of the Lab, as the requirements write them (lessons.txt 2.2, 4.3, 5.1, 8), and its times and sizes (9).
import type { Construct } from '@lanternwise/shared/content/pythonLesson';
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** In the language of the moment: read them while rendering or on an event, not at module level. */
export const LAB_MESSAGES = {
  get ready() {
    return t`Python environment ready!`;
  },
  get notReady() {
    return t`Python environment not ready yet!`;
  },
  get startsByItself() {
    return t`Python is getting ready. Your program starts by itself in a moment.`;
  },
  get alreadyRunning() {
    return t`This program is running already. To start it again, press Stop first.`;
  },
  get isOutdated() {
    return t`This is about your program as you ran it. You have changed it since.`;
  },
  failed: (why: string) => t`Failed to load Python environment: ${why}`,
  get pending() {
    return t`Pending / Not attempted yet`;
  },
  get missing() {
    return t`Your code is missing required elements:`;
  },
  get addMissing() {
    return t`Please add the missing elements to your code.`;
  },
  get empty() {
    return t`Please enter some code!`;
  },
  get congratulations() {
    return t`Congratulations! You did it! Continue your journey!`;
  },
  get closing() {
    return t`Closing Python Lab`;
  },
  get codeCleaned() {
    return t`Some invisible signs and unusual spaces had slipped into your code. They are plain spaces now.`;
  },
  get fromOtherDevice() {
    return t`This is how you left your program on another device.`;
  },
  get notSaved() {
    return t`This browser has no room to keep your code. Copy it somewhere before you close the Lab.`;
  },
};

/** Descriptions of the required elements (lessons.txt 5.1). */
const CONSTRUCT_LABELS: Readonly<Record<Construct, MessageDescriptor>> = {
  print: msg`a call to print(), which shows something`,
  variable: msg`a variable (name = value)`,
  input: msg`a call to input(), which asks the user`,
  'if-else': msg`an if statement that ends with a colon`,
  function: msg`a function (a line that starts with def)`,
  loop: msg`a loop (for or while)`,
};
export const constructLabel = (construct: Construct): string => i18n._(CONSTRUCT_LABELS[construct]);

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
