// Moves the keyboard focus to the world when no overlay is open.

export const WORLD_ELEMENT_ID = 'world';

/** Focuses the map's wrapper, so that the arrow keys walk again. */
export function focusWorld(): void {
  document.getElementById(WORLD_ELEMENT_ID)?.focus({ preventScroll: true });
}
