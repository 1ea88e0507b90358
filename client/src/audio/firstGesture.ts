// Waits for the learner's first gesture in this visit: before it browsers refuse sound.

const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

/** Calls back once, at once where a gesture was made already. Returns the stop. */
export function onFirstGesture(start: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    start();
    return () => undefined;
  }
  const controller = new AbortController();
  const { signal } = controller;
  const begin = () => {
    controller.abort();
    start();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, begin, { signal, capture: true });
  return () => controller.abort();
}
