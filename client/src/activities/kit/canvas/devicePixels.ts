// Computes how many device pixels a canvas has: enough for crisp lines, but limited for slow computers.

/** More device pixels per CSS pixel than this cost frame rate without a visible gain. */
const MAX_PIXEL_RATIO = 1.5;

/** Device pixels of one side of a canvas that is `css` px long. */
export function devicePixels(css: number, ratio: number): number {
  return Math.max(1, Math.round(css * Math.min(MAX_PIXEL_RATIO, Math.max(1, ratio))));
}

/** Sets the canvas to its size on the screen; returns whether it changed (which also clears it). */
export function fitCanvas(canvas: HTMLCanvasElement): boolean {
  const { width: cssWidth, height: cssHeight } = canvas.getBoundingClientRect();
  const width = devicePixels(cssWidth, window.devicePixelRatio);
  const height = devicePixels(cssHeight, window.devicePixelRatio);
  if (canvas.width === width && canvas.height === height) return false;
  canvas.width = width;
  canvas.height = height;
  return true;
}
