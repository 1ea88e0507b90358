// Gives the keyboard back to the world when nothing lies over it any more.

export const WORLD_ELEMENT_ID = 'world';

/** Puts the focus on the map's wrapper, so that arrow keys walk again. */
export function focusWorld(): void {
  document.getElementById(WORLD_ELEMENT_ID)?.focus({ preventScroll: true });
}
