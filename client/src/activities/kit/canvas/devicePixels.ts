// How many device pixels a canvas gets, so that lines are crisp and a small computer is not asked for more than it can draw.

/** More pixels than this for each CSS pixel cost frames and show nothing new. */
const MAX_PIXEL_RATIO = 1.5;

/** Device pixels of one side of a canvas that is `css` px long. */
export function devicePixels(css: number, ratio: number): number {
  return Math.max(1, Math.round(css * Math.min(MAX_PIXEL_RATIO, Math.max(1, ratio))));
}

/** Sets the canvas to its size on the screen; answers whether it changed (which also clears it). */
export function fitCanvas(canvas: HTMLCanvasElement): boolean {
  const { width: cssWidth, height: cssHeight } = canvas.getBoundingClientRect();
  const width = devicePixels(cssWidth, window.devicePixelRatio);
  const height = devicePixels(cssHeight, window.devicePixelRatio);
  if (canvas.width === width && canvas.height === height) return false;
  canvas.width = width;
  canvas.height = height;
  return true;
}
