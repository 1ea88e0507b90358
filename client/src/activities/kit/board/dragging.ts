// Dragging on a board with mouse and touch, and the tap that a drag without movement is.
import { type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { CSSProperties } from 'react';
import type { LabelledData } from './dndAccessibility.ts';

/** A press that moves fewer pixels than this stays a tap. */
export const DRAG_THRESHOLD_PX = 6;

/** The data of a draggable: its name, and what a tap on it does. */
export interface DraggableData extends LabelledData {
  tap(): void;
}

/**
 * Taps the piece if the drag did not move, and returns true; returns false after a real drag.
 * A finger that rests on a piece for a moment has already started a drag.
 */
export function tapUnlessDragged({ active, delta }: Pick<DragEndEvent, 'active' | 'delta'>): boolean {
  if (Math.hypot(delta.x, delta.y) >= DRAG_THRESHOLD_PX) return false;
  const data: Partial<DraggableData> | undefined = active.data.current;
  data?.tap?.();
  return true;
}

/** A finger rests this long before it drags, so that it can still scroll. */
const TOUCH_DELAY_MS = 120;

/** A short movement stays a tap, and a finger may scroll before it drags. */
export const usePointerSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_THRESHOLD_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: DRAG_THRESHOLD_PX } }),
  );

/** Style of an element that follows the pointer while it is dragged. */
export const dragStyle = (transform: { x: number; y: number } | null): CSSProperties | undefined =>
  transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined;
