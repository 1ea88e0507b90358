// Runs the loop of a canvas while it is visible, and draws single frames where it is paused or motion is reduced.
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useReducedMotion } from '../../../features/settings/useSettings.ts';
import { useIsCovered } from '../../../ui/layers/useLayers.ts';
import { fitCanvas } from './devicePixels.ts';
import { LoopClock } from './LoopClock.ts';

/** Passed to `draw` for each frame. */
export interface DrawContext {
  /** Cleared, and scaled to `width` × `height` logical units. */
  ctx: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** Logical units of one device pixel, for hairlines. */
  pixel: number;
  /** A colour of the theme by its token, e.g. 'teal'. */
  color(token: string): string;
  /** 0–1: progress into the next fixed step. */
  alpha: number;
}

export interface CanvasLoopOptions {
  /** Logical size; the canvas keeps this ratio at any size on the screen. */
  width: number;
  height: number;
  /** Called while the loop runs; seconds since the last update. Without it only single frames are drawn. */
  update?: ((seconds: number) => void) | undefined;
  draw(paint: DrawContext): void;
  /** With reduced motion the loop never runs: called before each single frame, it moves everything to its final position. */
  settle?: (() => void) | undefined;
  /** Fixed step in ms; without it one update per frame. */
  stepMs?: number | undefined;
  paused?: boolean | undefined;
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * Every render of the component draws at least one frame; `draw` reads props, state or refs.
 * Returns a function that draws one frame at once, for changes without a render.
 */
export function useCanvasLoop(canvas: RefObject<HTMLCanvasElement | null>, loop: CanvasLoopOptions): () => void {
  const latest = useRef(loop);
  const reducedMotion = useReducedMotion();
  const covered = useIsCovered();
  const hidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  const isRunning = loop.update !== undefined && !loop.paused && !covered && !hidden && !reducedMotion;
  const redraw = useCallback(() => {
    if (canvas.current) drawFrame(canvas.current, latest.current, 1);
  }, [canvas]);
  useEffect(() => {
    latest.current = loop;
    if (isRunning) return;
    if (reducedMotion && !loop.paused) loop.settle?.();
    redraw();
  });
  useRedrawOnLayout(canvas, redraw);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !isRunning) return;
    const clock = new LoopClock(loop.stepMs);
    let request = requestAnimationFrame(function frame(now) {
      const { updates, alpha } = clock.tick(now);
      for (const seconds of updates) latest.current.update?.(seconds);
      drawFrame(element, latest.current, alpha);
      request = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(request);
  }, [canvas, isRunning, loop.stepMs]);
  return redraw;
}

/** Redraws when the size of the canvas or the theme changes. */
function useRedrawOnLayout(canvas: RefObject<HTMLCanvasElement | null>, redraw: () => void): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const resizeObserver = new ResizeObserver(redraw);
    resizeObserver.observe(element);
    const themeObserver = new MutationObserver(redraw);
    themeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      resizeObserver.disconnect();
      themeObserver.disconnect();
    };
  }, [canvas, redraw]);
}

function drawFrame(canvas: HTMLCanvasElement, { width, height, draw }: CanvasLoopOptions, alpha: number): void {
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  fitCanvas(canvas);
  const scale = canvas.width / width;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  ctx.setTransform(scale, 0, 0, canvas.height / height, 0, 0);
  const style = getComputedStyle(canvas);
  const color = (token: string) => style.getPropertyValue(`--${token}`).trim();
  draw({ ctx, width, height, pixel: 1 / scale, color, alpha });
}
