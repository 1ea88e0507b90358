// Waits for the first user gesture on the page, before which browsers block audio.
const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

/** Calls `start` once: immediately if a gesture was already made, else on the first one. Returns the cancel function. */
export function onFirstGesture(start: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    start();
    return () => undefined;
  }
  const controller = new AbortController();
  const { signal } = controller;
  const handleGesture = () => {
    controller.abort();
    start();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, handleGesture, { signal, capture: true });
  return () => controller.abort();
}
