// Turns a drag that did not move into a tap: a finger that rests on a piece for a moment has already started a drag.
import type { DragEndEvent } from '@dnd-kit/core';
import type { LabelledData } from './dndAccessibility.ts';

/** A press that moves fewer pixels than this stays a tap. */
export const DRAG_THRESHOLD_PX = 6;

/** The data of a draggable: its name, and what a tap on it does. */
export interface DraggableData extends LabelledData {
  tap(): void;
}

/** Taps the piece if the drag did not move, and returns true; returns false after a real drag. */
export function tapUnlessDragged({ active, delta }: Pick<DragEndEvent, 'active' | 'delta'>): boolean {
  if (Math.hypot(delta.x, delta.y) >= DRAG_THRESHOLD_PX) return false;
  const data: Partial<DraggableData> | undefined = active.data.current;
  data?.tap?.();
  return true;
}
