// A finger that rests on a piece for longer than a blink and leaves again without moving meant a tap, not a drag.
import type { DragEndEvent } from '@dnd-kit/core';

/** A press that moves fewer pixels than this stays a tap. */
export const DRAG_THRESHOLD_PX = 6;
/** A finger rests this long before it drags, so that it can still scroll. */
export const TOUCH_DELAY_MS = 120;

/** What a draggable carries so that a lingering finger can still tap it. */
export interface DraggableData {
  tap(): void;
}

/** Taps the piece where the drag went nowhere; false where it was a real drag. */
export function tapUnlessDragged({ active, delta }: Pick<DragEndEvent, 'active' | 'delta'>): boolean {
  if (Math.hypot(delta.x, delta.y) >= DRAG_THRESHOLD_PX) return false;
  const carried: Partial<DraggableData> | undefined = active.data.current;
  carried?.tap?.();
  return true;
}
