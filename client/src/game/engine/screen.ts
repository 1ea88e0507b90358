// Computes the size of the canvas, and converts between screen and world coordinates.
import type { Cameras, Game } from './phaser.ts';

/** Higher pixel ratios cost much and improve little. */
const MAX_PIXEL_RATIO = 1.5;
/** Canvas pixels per CSS pixel. A page zoomed out to half or less needs half of them; between the two, pixels would be uneven. */
export function pixelRatio(): number {
  const ratio = window.devicePixelRatio || 1;
  return ratio <= 0.5 ? 0.5 : Math.min(MAX_PIXEL_RATIO, Math.max(1, ratio));
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
