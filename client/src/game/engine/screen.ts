// Computes canvas size and zoom, and converts between screen and world coordinates.
import type { Cameras, Game } from './phaser.ts';

/** About 30×19 tiles should be visible: enough to show the next landmark. */
const TARGET_WIDTH = 960;
const TARGET_HEIGHT = 600;
/** Higher pixel ratios cost much and improve little. */
const MAX_PIXEL_RATIO = 1.5;
/** Screens lower than this (CSS px) count as phones, where the zoom is rounded up. */
const PHONE_HEIGHT = 480;

/** Canvas pixels per CSS pixel. A page zoomed out to half or less needs half of them; between the two, pixels would be uneven. */
export function pixelRatio(): number {
  const ratio = window.devicePixelRatio || 1;
  return ratio <= 0.5 ? 0.5 : Math.min(MAX_PIXEL_RATIO, Math.max(1, ratio));
}

/** Integers only, so that pixels stay even (below one canvas pixel per CSS pixel: integers of CSS pixels). Sizes are canvas pixels. */
export function zoomFor(width: number, height: number, cssHeight: number): number {
  const ratio = height / cssHeight;
  return ratio < 1 ? ratio * wholeZoom(width / ratio, cssHeight, cssHeight) : wholeZoom(width, height, cssHeight);
}

function wholeZoom(width: number, height: number, cssHeight: number): number {
  const fit = Math.sqrt((width / TARGET_WIDTH) * (height / TARGET_HEIGHT));
  const rounded = cssHeight < PHONE_HEIGHT ? Math.ceil(fit) : Math.round(fit);
  return Math.max(1, rounded);
}

/** Keeps the canvas as large as its parent; returns the cleanup function. */
export function resizeWithParent(game: Game, parent: HTMLElement, onResize: () => void): () => void {
  const fit = () => {
    const { clientWidth, clientHeight } = parent;
    if (clientWidth === 0 || clientHeight === 0) return;
    const scale = pixelRatio();
    // Order matters: resize() does not set the canvas style, setZoom() does.
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
