// Measures contrast on screenshots: of figures against the ground around them, and of the ground's own shapes. Pure.

/** RGB pixels, three bytes each. */
export interface Shot {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Sum of channel differences from which a pixel belongs to the figure. */
const DIFFERENCE = 36;
/** Width of the outline inside a figure, and of the ring of ground around it, px. */
const EDGE = 3;
const RING = { from: 2, to: 7 } as const;
const SECTORS = 12;
/** Quantiles that stand for the dark ink and for the bright parts of an outline. */
const DARK = 0.1;
const BRIGHT = 0.9;
/** Side of the squares whose local contrast is compared, px. */
const PATCH = 24;
/** Squares with less contrast in daylight have no shapes to see. */
const MIN_DAY_CONTRAST = 1.3;

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance as WCAG defines it. */
const luminance = ({ data }: Shot, at: number): number =>
  0.2126 * (LINEAR[data[at * 3] ?? 0] ?? 0) +
  0.7152 * (LINEAR[data[at * 3 + 1] ?? 0] ?? 0) +
  0.0722 * (LINEAR[data[at * 3 + 2] ?? 0] ?? 0);

export function meanLuminance(shot: Shot): number {
  const count = shot.width * shot.height;
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += luminance(shot, at);
  return sum / count;
}

export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
}

/** Which pixels of `box` changed when the figure was hidden, row by row. */
function figureMask(shown: Shot, hidden: Shot, box: Box): boolean[] {
  const mask: boolean[] = [];
  for (let y = box.top; y < box.top + box.height; y += 1) {
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const at = (y * shown.width + x) * 3;
      let difference = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        difference += Math.abs((shown.data[at + channel] ?? 0) - (hidden.data[at + channel] ?? 0));
      }
      mask.push(difference > DIFFERENCE);
    }
  }
  return mask;
}

/** Steps from each pixel to the nearest one with another mask value, up to `limit`. */
function distances(mask: readonly boolean[], { width, height }: Box, limit: number): number[] {
  return mask.map((value, at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    for (let reach = 1; reach <= limit; reach += 1) {
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) {
          const [column, row] = [x + dx, y + dy];
          if (column < 0 || row < 0 || column >= width || row >= height) continue;
          if (mask[row * width + column] !== value) return reach;
        }
      }
    }
    return limit + 1;
  });
}

/**
 * How well a figure stands out: the median over the sectors around it of its outline (the ink or the brightest edge, whichever is
 * farther) against the ground beside it. Undefined if almost nothing of it is visible.
 */
export function figureContrast(shown: Shot, hidden: Shot, box: Box): number | undefined {
  const mask = figureMask(shown, hidden, box);
  const count = mask.filter(Boolean).length;
  if (count < 120) return undefined;
  const far = distances(mask, box, RING.to);
  const inner: number[][] = Array.from({ length: SECTORS }, () => []);
  const ground: number[][] = Array.from({ length: SECTORS }, () => []);
  mask.forEach((isFigure, at) => {
    const [x, y] = [at % box.width, Math.floor(at / box.width)];
    const angle = Math.atan2(y - box.height / 2, x - box.width / 2) / (Math.PI * 2) + 0.5;
    const sector = Math.min(SECTORS - 1, Math.floor(angle * SECTORS));
    const pixel = (box.top + y) * shown.width + box.left + x;
    const distance = far[at] ?? 0;
    if (isFigure && distance <= EDGE) inner[sector]?.push(luminance(shown, pixel));
    if (!isFigure && distance >= RING.from && distance <= RING.to) ground[sector]?.push(luminance(hidden, pixel));
  });
  const ratios = inner.flatMap((edge, sector) => {
    const ring = ground[sector] ?? [];
    if (edge.length < 6 || ring.length < 6) return [];
    const middle = quantile(ring, 0.5);
    return [Math.max(contrastRatio(quantile(edge, DARK), middle), contrastRatio(quantile(edge, BRIGHT), middle))];
  });
  return ratios.length < SECTORS / 3 ? undefined : quantile(ratios, 0.5);
}

function patchContrast(shot: Shot, left: number, top: number): number {
  const values: number[] = [];
  for (let y = top; y < top + PATCH; y += 2)
    for (let x = left; x < left + PATCH; x += 2) values.push(luminance(shot, y * shot.width + x));
  return contrastRatio(quantile(values, 0.95), quantile(values, 0.05));
}

/** Share of its daylight contrast that the ground keeps: the median of the squares in which daylight shows shapes. */
export function keptContrast(day: Shot, shot: Shot, box: Box): number | undefined {
  const shares: number[] = [];
  for (let top = box.top; top + PATCH <= box.top + box.height; top += PATCH) {
    for (let left = box.left; left + PATCH <= box.left + box.width; left += PATCH) {
      const before = patchContrast(day, left, top);
      if (before >= MIN_DAY_CONTRAST) shares.push(patchContrast(shot, left, top) / before);
    }
  }
  return shares.length < 8 ? undefined : quantile(shares, 0.5);
}
