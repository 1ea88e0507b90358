// Camera over a map: drag pans, the wheel zooms at the pointer, a click without a drag selects a point.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { type PointerEvent, useState, type WheelEvent } from 'react';

interface View extends Point {
  width: number;
}

const ZOOM_STEP = 1.15;
const MIN_VIEW_WIDTH = 160;
/** Shorter moves count as a click, CSS px. */
const DRAG_THRESHOLD = 4;

export function useCamera(world: { width: number; height: number }, onClick: (at: Point) => void) {
  const [view, setView] = useState<View>({ x: 0, y: 0, width: world.width });
  const [pointer, setPointer] = useState<Point>();
  const [dragState, setDragState] = useState<{ x: number; y: number; view: View; moved: boolean }>();
  const height = (view.width * world.height) / world.width;

  const screenToWorld = (event: PointerEvent<SVGSVGElement> | WheelEvent<SVGSVGElement>): Point => {
    const matrix = event.currentTarget.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: Math.round(x), y: Math.round(y) };
  };

  const handlers = {
    onWheel(event: WheelEvent<SVGSVGElement>) {
      const at = screenToWorld(event);
      const factor = event.deltaY > 0 ? ZOOM_STEP : 1 / ZOOM_STEP;
      const width = Math.max(MIN_VIEW_WIDTH, Math.min(world.width * 1.5, view.width * factor));
      const share = width / view.width;
      setView({ x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share, width });
    },
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragState({ x: event.clientX, y: event.clientY, view, moved: false });
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      setPointer(screenToWorld(event));
      if (!dragState) return;
      const [dx, dy] = [event.clientX - dragState.x, event.clientY - dragState.y];
      if (!dragState.moved && Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
      const scale = view.width / event.currentTarget.clientWidth;
      setDragState({ ...dragState, moved: true });
      setView({ ...dragState.view, x: dragState.view.x - dx * scale, y: dragState.view.y - dy * scale });
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>) {
      if (dragState && !dragState.moved) onClick(screenToWorld(event));
      setDragState(undefined);
    },
  };
  return { viewBox: `${view.x} ${view.y} ${view.width} ${height}`, pointer, handlers };
}
