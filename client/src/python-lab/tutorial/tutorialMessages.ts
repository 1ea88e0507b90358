// The words of the tutorial, as the requirements write them (lessons.txt 2.3, 4.2, 5.2, 8).

export const TUTORIAL_MESSAGES = {
  matchFirst: 'Please complete the matching game before continuing!',
  tryFirst: 'Please try the code before continuing!',
  stillLoading: 'Python is still loading. Please wait a moment and try again.',
  failedRun: 'Python environment failed to load. Please refresh the page.',
  failedBanner: 'Failed to load Python. Please refresh the page.',
  failedWhy: (why: string) => `Failed to load Python environment: ${why}`,
  mismatch: "Your code doesn't match the expected pattern. Please check the instructions and try again.",
  empty: 'Please enter some code!',
  indentation: 'Indentation error',
  matchRight: "Perfect matches! You've mastered print()!",
  matchWrong: "Try again! Some matches aren't quite right.",
  matchTip: 'Click on matched items to unlink them and try different combinations!',
  goodbye: 'See you next time!',
} as const;

/** Milliseconds the farewell stays before the tutorial closes. */
export const GOODBYE_MS = 600;
/** Milliseconds the loading screen stays after Python is ready. */
export const LOADING_EXTRA_MS = 1000;
