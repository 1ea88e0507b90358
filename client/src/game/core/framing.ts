// Places the camera's view: what must be seen lies where no window covers it, and the free screen never shows what lies beyond the map.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Area } from './goalArrow.ts';

/** Shares of the screen that windows cover, from each side. */
export interface Covered {
  top: number;
  right: number;
  bottom: number;
}

export const UNCOVERED: Covered = { top: 0, right: 0, bottom: 0 };

/** What the HUD covers: the middle of the view stays, but at an edge of the map, where it would hide what must be seen, the view goes past it. */
export interface Hidden {
  above: number;
  below: number;
}

export const NOTHING_HIDDEN: Hidden = { above: 0, below: 0 };

/** CSS pixels at the edges of the screen where hints, prompts and the buttons of touch screens lie, with room for a figure. */
export function hiddenByHud(width: number, height: number): Hidden {
  // The prompt lies below, on phones over the stick; a phone held sideways has no room to move the view.
  if (height <= 520) return NOTHING_HIDDEN;
  return width <= 700 ? { above: 160, below: 280 } : { above: 0, below: 130 };
}

/** Whether a place is in the box, or at most `margin` units beside it. */
export const isInside = ({ x, y, width, height }: Size & Readonly<Point>, at: Readonly<Point>, margin = 0): boolean =>
  at.x >= x - margin && at.x <= x + width + margin && at.y >= y - margin && at.y <= y + height + margin;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Units kept free around what must be seen. */
const MARGIN = 10;
/** Where there is room, it does not stand at the very edge of a window. */
const COMFORT = 70;
/** CSS pixels per unit: a place that needs more room is shown smaller, but not smaller than this. */
export const SMALLEST_ZOOM = 0.45;

export interface View {
  /** Units; top left corner of the whole screen. */
  x: number;
  y: number;
  /** Share of the usual zoom. */
  zoom: number;
}

export interface Framing {
  /** What must be seen, the most important first. */
  seen: readonly Area[];
  /** The screen at the usual zoom, units. */
  screen: Size;
  covered: Covered;
  world: Size;
  /** A place may be shown smaller than usual, down to this share of the usual zoom; 1 = never. */
  smallest: number;
  /** Or larger, up to this share. */
  largest?: number;
  /** Units. */
  hidden?: Hidden;
}

export function union(one: Area, other: Area): Area {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Where the whole screen lies in the world, and how large. */
export function placeView({
  seen,
  screen,
  covered,
  world,
  smallest,
  largest = 1,
  hidden = NOTHING_HIDDEN,
}: Framing): View {
  const free = freeSize(screen, covered);
  const [first, ...others] = seen;
  if (!first) return { x: 0, y: 0, zoom: 1 };
  // What does not fit in beside the more important, or only with a view beyond the map, is left out.
  const least = Math.max(smallest, Math.min(1, Math.max(free.width / world.width, free.height / world.height)));
  const shown = others.reduce((all, one) => {
    const both = union(all, one);
    return zoomFor(both, free) >= least ? both : all;
  }, first);
  const zoom = Math.max(smallest, Math.min(largest, zoomFor(shown, free)));
  const [width, height] = [screen.width / zoom, screen.height / zoom];
  const across = { start: 0, end: width * (1 - covered.right), size: width };
  const along = { start: height * covered.top, end: height * (1 - covered.bottom), size: height };
  const y = placeAxis(shown.y, shown.y + shown.height, along, world.height);
  return {
    x: placeAxis(shown.x, shown.x + shown.width, across, world.width),
    y: outOfHud(y, shown, height, hidden),
    zoom,
  };
}

function outOfHud(y: number, shown: Area, height: number, { above, below }: Hidden): number {
  const lowered = below > 0 ? Math.max(y, shown.y + shown.height + below - height) : y;
  return above > 0 ? Math.min(lowered, shown.y - above) : lowered;
}

const freeSize = ({ width, height }: Size, { top, right, bottom }: Covered): Size => ({
  width: width * (1 - right),
  height: height * (1 - top - bottom),
});

/** The zoom at which an area fits in. */
const zoomFor = (area: Size, free: Size): number =>
  Math.min(free.width / (area.width + 2 * MARGIN), free.height / (area.height + 2 * MARGIN));

const clamp = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** `start` and `end` of the free screen lie within its `size`; (from, to) is what must be seen. */
function placeAxis(
  from: number,
  to: number,
  { start, end, size }: { start: number; end: number; size: number },
  world: number,
): number {
  const middle = (from + to) / 2 - (start + end) / 2;
  const inside = clamp(middle, 0, world - size);
  // Only as far beyond the map as it takes to bring it out from under the window.
  const room = Math.max(MARGIN, Math.min(COMFORT, (end - start - (to - from)) / 2));
  const seen = clamp(inside, to + room - end, from - room - start);
  // Windows lie at the right and below; what lies above a map would be seen between the buttons of the HUD.
  return clamp(seen, 0, world - end);
}

/** A person or the avatar by its feet, as large as it is drawn. */
export const figureArea = ({ x, y }: Point, height = 56): Area => ({
  x: x - 20,
  y: y - height,
  width: 40,
  height: height + 8,
});
