// Sensors for dragging with mouse and touch: a short movement stays a tap, and a finger may scroll before it drags.
import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { DRAG_THRESHOLD_PX } from './longPressTap.ts';

/** A finger rests this long before it drags, so that it can still scroll. */
const TOUCH_DELAY_MS = 120;

export const usePointerSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_THRESHOLD_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: DRAG_THRESHOLD_PX } }),
  );
