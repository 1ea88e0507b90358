// Draws one frame of a canvas in units of cells, with enough device pixels for crisp lines but few enough for slow computers.

/** Passed to `draw` for each frame. */
export interface DrawContext {
  /** Cleared, and scaled so that a cell is one unit. */
  ctx: CanvasRenderingContext2D;
  /** Cells of one device pixel, for hairlines. */
  pixel: number;
  /** A colour of the theme by its token, e.g. 'teal'. */
  color(token: string): string;
}

/** More device pixels per CSS pixel than this cost frame rate without a visible gain. */
const MAX_PIXEL_RATIO = 1.5;

/** Device pixels of one side of a canvas that is `css` px long. */
export function devicePixels(css: number, ratio: number): number {
  return Math.max(1, Math.round(css * Math.min(MAX_PIXEL_RATIO, Math.max(1, ratio))));
}

export function drawFrame(
  canvas: HTMLCanvasElement,
  { columns, rows }: { columns: number; rows: number },
  draw: (paint: DrawContext) => void,
): void {
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  const box = canvas.getBoundingClientRect();
  const width = devicePixels(box.width, window.devicePixelRatio);
  const height = devicePixels(box.height, window.devicePixelRatio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, width, height);
  ctx.setTransform(width / columns, 0, 0, height / rows, 0, 0);
  const style = getComputedStyle(canvas);
  draw({ ctx, pixel: columns / width, color: (token) => style.getPropertyValue(`--${token}`).trim() });
}
