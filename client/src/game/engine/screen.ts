// How much of the world is on screen: canvas size, zoom and the way from screen to world and back.
import type { Cameras, Game } from './phaser.ts';

/** About 30×19 tiles are to be seen: enough for the next landmark to show. */
const TARGET_WIDTH = 960;
const TARGET_HEIGHT = 600;
/** More pixels than this for one CSS pixel cost much and show little. */
const MAX_PIXEL_RATIO = 1.5;
/** Screens lower than this (CSS px) are phones: rather see less than squint. */
const PHONE_HEIGHT = 480;

export const pixelRatio = () => Math.min(MAX_PIXEL_RATIO, Math.max(1, window.devicePixelRatio || 1));

/** Whole numbers only, so that pixels stay even. Sizes are canvas pixels. */
export function zoomFor(width: number, height: number, cssHeight: number): number {
  const fit = Math.sqrt((width / TARGET_WIDTH) * (height / TARGET_HEIGHT));
  const rounded = cssHeight < PHONE_HEIGHT ? Math.ceil(fit) : Math.round(fit);
  return Math.max(1, rounded);
}

/** Keeps the canvas as large as its parent; returns the stop. */
export function resizeWithParent(game: Game, parent: HTMLElement, onResize: () => void): () => void {
  const fit = () => {
    const { clientWidth, clientHeight } = parent;
    if (clientWidth === 0 || clientHeight === 0) return;
    const scale = pixelRatio();
    // In this order: at zoom 1 resizing leaves the canvas's style alone, and zooming sets it.
    game.scale.resize(Math.round(clientWidth * scale), Math.round(clientHeight * scale));
    game.scale.setZoom(1 / scale);
    onResize();
  };
  const observer = new ResizeObserver(fit);
  observer.observe(parent);
  fit();
  return () => observer.disconnect();
}

/** World point under a point of the parent (CSS px from its top-left corner). */
export function screenToWorld(camera: Cameras.Scene2D.Camera, x: number, y: number): { x: number; y: number } {
  const scale = pixelRatio();
  return { x: camera.worldView.x + (x * scale) / camera.zoom, y: camera.worldView.y + (y * scale) / camera.zoom };
}

export function worldToScreen(camera: Cameras.Scene2D.Camera, x: number, y: number): { x: number; y: number } {
  const scale = pixelRatio();
  return { x: ((x - camera.worldView.x) * camera.zoom) / scale, y: ((y - camera.worldView.y) * camera.zoom) / scale };
}
