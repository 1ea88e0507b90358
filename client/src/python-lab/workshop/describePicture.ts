// Describes a picture in text for screen readers: what there is, how much, where, and the first steps one by one.
import { plural, t } from '@lingui/core/macro';
import type { IcingShape, Point } from './drawCommand.ts';
import type { IcingBag } from './icingBag.ts';
import type { DrawnShape } from './Picture.ts';
import { colourName, directionOf, joinList, placeOf, type ShapeName, shapeName, withArticle } from './shapeWords.ts';

export interface PictureDescription {
  /** One or two sentences. */
  summary: string;
  /** The first steps, equal ones in a row combined. */
  steps: readonly { at: number; text: string }[];
}

const MAX_STEPS = 40;
const MAX_KINDS = 8;
/** Each takes a look into the catalogue; a picture may have 60,000. */
const MAX_SHAPES_IN_STEPS = 2000;

const formatCount = (count: number, { one, many }: ShapeName): string =>
  count === 1 ? withArticle(one) : `${count} ${many}`;

const formatLength = (value: number): string => String(Math.round(value));

function describeStep(icing: IcingShape, name: (colour: string) => string): string {
  const what = withArticle(shapeName(icing, name).one);
  switch (icing.kind) {
    case 'line': {
      const length = formatLength(Math.hypot(icing.to.x - icing.from.x, icing.to.y - icing.from.y));
      const direction = directionOf(icing.from, icing.to);
      return t`${what} of ${length} ${direction}`;
    }
    case 'arc': {
      const radius = formatLength(icing.radius);
      return t`${what} with radius ${radius}`;
    }
    case 'dot': {
      const [size, place] = [formatLength(icing.size), placeOf(icing.at)];
      return t`${what} of ${size} ${place}`;
    }
    case 'fill': {
      const corners = icing.corners.length;
      return t`${what} with ${corners} corners`;
    }
    case 'sprinkle':
      return what;
    default: {
      const place = placeOf(icing.at);
      return t({ context: 'a shape and where it is', message: `${what} ${place}` });
    }
  }
}

function describeExtent(drawn: readonly IcingShape[]): string {
  const points = drawn.flatMap((icing): Point[] => {
    switch (icing.kind) {
      case 'line':
        return [icing.from, icing.to];
      case 'arc':
        return [-1, 1].map((way) => ({
          x: icing.centre.x + way * icing.radius,
          y: icing.centre.y + way * icing.radius,
        }));
      case 'fill':
        return [];
      default:
        return [icing.at];
    }
  });
  if (points.length === 0) return '';
  const range = (values: readonly number[]) =>
    values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const, [
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ] as readonly [number, number]);
  const [left, right] = range(points.map(({ x }) => x));
  const [low, high] = range(points.map(({ y }) => y));
  const [width, height] = [formatLength(right - left), formatLength(high - low)];
  const place = placeOf({ x: (left + right) / 2, y: (low + high) / 2 });
  return t`It is ${width} wide and ${height} high, ${place} of the board.`;
}

function describeSteps(drawn: readonly IcingShape[], name: (colour: string) => string): PictureDescription['steps'] {
  const steps: { text: string; times: number }[] = [];
  let told = 0;
  for (const icing of drawn.slice(0, MAX_SHAPES_IN_STEPS)) {
    const text = describeStep(icing, name);
    const last = steps.at(-1);
    if (last?.text === text) last.times += 1;
    else if (steps.length === MAX_STEPS) break;
    else steps.push({ text, times: 1 });
    told += 1;
  }
  if (told < drawn.length) steps.push({ text: t`and so on`, times: 1 });
  return steps.map(({ text, times }, at) => ({ at, text: times === 1 ? text : t`${text}, ${times} times` }));
}

/** How often each kind of shape is there; colours with the same name are one kind. */
function countShapes(drawn: readonly IcingShape[], name: (colour: string) => string) {
  const alike = new Map<string, { icing: IcingShape; count: number }>();
  for (const icing of drawn) {
    const look = [icing.kind, 'colour' in icing && icing.colour, 'turn' in icing && Math.abs(icing.turn) >= 360];
    const key = JSON.stringify([...look, 'text' in icing && icing.text]);
    alike.set(key, { icing, count: (alike.get(key)?.count ?? 0) + 1 });
  }
  const counts = new Map<string, { shape: ShapeName; count: number }>();
  for (const { icing, count } of alike.values()) {
    const shape = shapeName(icing, name);
    counts.set(shape.one, { shape, count: (counts.get(shape.one)?.count ?? 0) + count });
  }
  return [...counts.values()];
}

type PlacedBag = Pick<IcingBag, 'at'>;

/** Bags with their tips up draw nothing, and can be seen all the same; a single one in the middle is no news. */
function describeBags(bags: readonly PlacedBag[]): string {
  const middle = placeOf({ x: 0, y: 0 });
  if (bags.length < 2 && bags.every(({ at }) => placeOf(at) === middle)) return t`The cake board is empty.`;
  const parts = bags.slice(0, MAX_KINDS).map(({ at }) => placeOf(at));
  if (bags.length > MAX_KINDS) parts.push(t({ context: 'at the end of a list', message: 'more' }));
  const places = joinList(parts);
  const count = bags.length;
  return plural(count, {
    one: `Nothing is drawn. One icing bag stands ${places}.`,
    other: `Nothing is drawn. # icing bags stand there: ${places}.`,
  });
}

/** The words for what was drawn; `names` are the colour names that the program used, by `#rrggbb`. */
export function describePicture(
  all: readonly DrawnShape[] = [],
  names: ReadonlyMap<string, string> = new Map(),
  bags: readonly PlacedBag[] = [],
): PictureDescription {
  const drawn = all.filter(({ isRedraw }) => !isRedraw).map(({ icing }) => icing);
  if (drawn.length === 0) return { summary: describeBags(bags), steps: [] };
  const name = (colour: string) => colourName(colour, names);
  const most = countShapes(drawn, name).sort((a, b) => b.count - a.count);
  const parts = most.slice(0, MAX_KINDS).map(({ shape, count }) => formatCount(count, shape));
  if (most.length > MAX_KINDS) parts.push(t({ context: 'at the end of a list', message: 'more' }));
  const list = joinList(parts);
  const summary = [t`The picture has ${list}.`, describeExtent(drawn)].filter(Boolean).join(' ');
  return { summary, steps: describeSteps(drawn, name) };
}
