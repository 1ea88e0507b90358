// The words of the tutorial, as the requirements write them (lessons.txt 2.3, 4.2, 5.2, 8).
import { t } from '@lingui/core/macro';

/** In the language of the moment: read them while rendering or on an event, not at module level. */
export const TUTORIAL_MESSAGES = {
  get matchFirst() {
    return t`Please complete the matching game before continuing!`;
  },
  get tryFirst() {
    return t`Please try the code before continuing!`;
  },
  get stillLoading() {
    return t`Python is still loading. Please wait a moment and try again.`;
  },
  get failedRun() {
    return t`Python environment failed to load. Please refresh the page.`;
  },
  get failedBanner() {
    return t`Failed to load Python. Please refresh the page.`;
  },
  get mismatch() {
    return t`Your code doesn't match the expected pattern. Please check the instructions and try again.`;
  },
  get matchRight() {
    return t`Perfect matches! You've mastered print()!`;
  },
  get matchWrong() {
    return t`Try again! Some matches aren't quite right.`;
  },
  get matchTip() {
    return t`Click on matched items to unlink them and try different combinations!`;
  },
  get goodbye() {
    return t`See you next time!`;
  },
};

/** Milliseconds the farewell stays before the tutorial closes. */
export const GOODBYE_MS = 600;
/** Milliseconds the loading screen stays after Python is ready. */
export const LOADING_EXTRA_MS = 1000;
