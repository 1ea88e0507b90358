// Applies a 3×3 filter to a grey, RGB or RGBA picture, and explains any single value as nine products and their sum.
// After I. Goodfellow, Y. Bengio and A. Courville, "Deep Learning" (2016), 9.1, equation 9.6: the filter is not flipped, as in
// convolutional networks (strictly a cross-correlation).

export type PixelData = Uint8ClampedArray | Uint8Array | Float32Array;

export interface Picture<D extends PixelData = PixelData> {
  width: number;
  height: number;
  /** The fourth channel is opacity and is never filtered. */
  channels: 1 | 3 | 4;
  /** Row by row, the channels of a pixel together; bytes are 0–255. */
  data: D;
}

/** What stands outside the picture: its nearest pixel again, or black. */
export type EdgeHandling = 'repeat-edge' | 'black';

export interface Filter {
  /** Nine weights, row by row. */
  weights: readonly number[];
  /** The sum is divided by this. */
  divisor: number;
  /** Added last. */
  offset: number;
}

/** Blur: the mean of nine. Edge and sharpen: the Laplacian with eight neighbours (R. Gonzalez, R. Woods, "Digital Image Processing", 3.6). */
export const FILTER_PRESETS = {
  blur: { weights: [1, 1, 1, 1, 1, 1, 1, 1, 1], divisor: 9, offset: 0 },
  edge: { weights: [-1, -1, -1, -1, 8, -1, -1, -1, -1], divisor: 1, offset: 0 },
  sharpen: { weights: [-1, -1, -1, -1, 9, -1, -1, -1, -1], divisor: 1, offset: 0 },
} as const satisfies Record<string, Filter>;

const OFFSETS = [-1, 0, 1] as const;

/** Throws if a filter or picture is not of the right shape; a divisor of 0 would give infinities. */
function checkInput({ width, height, channels, data }: Picture, { weights, divisor, offset }: Filter): void {
  if (data.length !== width * height * channels) {
    throw new Error(`A picture of ${width} × ${height} × ${channels} has no ${data.length} values.`);
  }
  if (weights.length !== 9) throw new Error(`A 3×3 filter has 9 weights, not ${weights.length}.`);
  if (![...weights, divisor, offset].every(Number.isFinite) || divisor === 0) {
    throw new Error('Every number of a filter must be finite, and the divisor not 0.');
  }
}

/** Copies row `y` into a line with one pixel more at each end; rows above and below the picture follow the edge handling. */
function fillLine(
  line: Float32Array,
  y: number,
  { width, height, channels, data }: Picture,
  edges: EdgeHandling,
): void {
  const isOutside = y < 0 || y >= height;
  if (isOutside && edges === 'black') {
    line.fill(0);
    return;
  }
  const row = Math.min(height - 1, Math.max(0, y)) * width * channels;
  line.set(data.subarray(row, row + width * channels), channels);
  if (edges === 'black') return;
  line.copyWithin(0, channels, 2 * channels);
  line.copyWithin((width + 1) * channels, width * channels, (width + 1) * channels);
}

const createPixels = (like: PixelData, length: number): PixelData =>
  like instanceof Float32Array
    ? new Float32Array(length)
    : // Clamped: the typed array itself rounds and keeps bytes between 0 and 255.
      new Uint8ClampedArray(length);

/** Filters one row from the lines above, at and below it. */
function filterRow(
  [above, middle, below]: readonly [Float32Array, Float32Array, Float32Array],
  { weights, divisor, offset }: Filter,
  channels: number,
  out: PixelData,
): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = weights;
  // No read is outside the lines, they have a pixel more at each end; a check would cost half of the speed.
  const at = (line: Float32Array, index: number): number => line[index] as number;
  for (let x = 0; x < out.length; x += 1) {
    const centre = x + channels;
    const right = centre + channels;
    const sum =
      a * at(above, x) +
      b * at(above, centre) +
      c * at(above, right) +
      d * at(middle, x) +
      e * at(middle, centre) +
      f * at(middle, right) +
      g * at(below, x) +
      h * at(below, centre) +
      i * at(below, right);
    out[x] = sum / divisor + offset;
  }
}

/** The filtered picture, of the same size; bytes are rounded and clamped to 0–255, floating-point values are kept as they are. */
export function convolve(picture: Picture, filter: Filter, edges: EdgeHandling): Picture {
  checkInput(picture, filter);
  const { width, height, channels, data } = picture;
  const result = createPixels(data, data.length);
  const createLine = (y: number): Float32Array => {
    const line = new Float32Array((width + 2) * channels);
    fillLine(line, y, picture, edges);
    return line;
  };
  let [above, middle, below] = [createLine(-1), createLine(0), createLine(1)];
  for (let y = 0; y < height; y += 1) {
    const row = y * width * channels;
    filterRow([above, middle, below], filter, channels, result.subarray(row, row + width * channels));
    // The line that is no longer needed becomes the next one.
    [above, middle, below] = [middle, below, above];
    fillLine(below, y + 2, picture, edges);
  }
  // Restored afterwards: a test inside the loop would cost more.
  if (channels === 4) for (let out = 3; out < result.length; out += 4) result[out] = data[out] as number;
  return { width, height, channels, data: result };
}

export interface FilterProduct {
  x: number;
  y: number;
  /** False where the picture has no pixel and the edge handling supplies the value. */
  inside: boolean;
  value: number;
  weight: number;
  product: number;
}

export interface FilterExplanation {
  /** Nine, row by row, in the order of the weights. */
  products: FilterProduct[];
  sum: number;
  /** Sum divided by the divisor plus the offset, before rounding and clamping. */
  exact: number;
  /** The value in the filtered picture. */
  shown: number;
}

/** Explains one value of the filtered picture; calculated by itself, not taken from `convolve`. */
export function explainConvolution(
  picture: Picture,
  filter: Filter,
  edges: EdgeHandling,
  { x, y, channel }: { x: number; y: number; channel: number },
): FilterExplanation {
  checkInput(picture, filter);
  const { width, height, channels, data } = picture;
  const nearest = (at: number, size: number) => Math.min(size - 1, Math.max(0, at));
  const products = OFFSETS.flatMap((down) => OFFSETS.map((right) => ({ x: x + right, y: y + down }))).map(
    (cell, at) => {
      const [column, row] = [nearest(cell.x, width), nearest(cell.y, height)];
      const inside = column === cell.x && row === cell.y;
      const value = inside || edges === 'repeat-edge' ? (data[(row * width + column) * channels + channel] ?? 0) : 0;
      const weight = filter.weights[at] ?? 0;
      return { ...cell, inside, value, weight, product: value * weight };
    },
  );
  const sum = products.reduce((total, { product }) => total + product, 0);
  const exact = sum / filter.divisor + filter.offset;
  const [shown = exact] = createPixels(data, 1).fill(exact);
  return { products, sum, exact, shown };
}
