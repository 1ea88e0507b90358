// Describes a picture in text for screen readers: what there is, how much, where, and the first steps one by one.
import type { IcingShape, Point } from './drawCommand.ts';
import type { DrawnShape } from './Picture.ts';

export interface PictureDescription {
  /** One or two sentences. */
  summary: string;
  /** The first steps, equal ones in a row combined. */
  steps: readonly { at: number; text: string }[];
}

const MAX_STEPS = 40;
const MAX_KINDS = 8;

/** Names for colours that a program gave as numbers. */
const NAMED_COLOURS: readonly [string, number, number, number][] = [
  ['black', 0, 0, 0],
  ['white', 255, 255, 255],
  ['grey', 128, 128, 128],
  ['red', 225, 40, 45],
  ['orange', 255, 140, 30],
  ['yellow', 255, 225, 60],
  ['green', 50, 160, 70],
  ['light green', 150, 225, 160],
  ['turquoise', 60, 200, 200],
  ['light blue', 150, 205, 255],
  ['blue', 45, 85, 215],
  ['purple', 130, 60, 180],
  ['pink', 255, 150, 195],
  ['brown', 120, 75, 45],
];

export function colourName(colour: string, names: ReadonlyMap<string, string>): string {
  const given = names.get(colour);
  if (given) return given;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  const distance = ([, r2, g2, b2]: (typeof NAMED_COLOURS)[number]) => (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2;
  return NAMED_COLOURS.reduce((best, next) => (distance(next) < distance(best) ? next : best))[0];
}

const DIRECTIONS = ['right', 'up and right', 'up', 'up and left', 'left', 'down and left', 'down', 'down and right'];

const directionOf = (from: Point, to: Point): string =>
  DIRECTIONS[(Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4)) + 8) % 8] ?? 'right';

const joinList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const regionName = ({ x, y }: Point): string => {
  const across = x < -100 ? 'left' : x > 100 ? 'right' : '';
  const along = y > 100 ? 'top' : y < -100 ? 'bottom' : '';
  return [along, across].filter(Boolean).join(' ') || 'middle';
};

function shapeName(icing: IcingShape, name: (colour: string) => string): string {
  switch (icing.kind) {
    case 'line':
      return `${name(icing.colour)} line`;
    case 'arc':
      return `${name(icing.colour)} ${Math.abs(icing.turn) >= 360 ? 'circle' : 'arc'}`;
    case 'dot':
      return `${name(icing.colour)} dot`;
    case 'fill':
      return `shape filled with ${name(icing.colour)}`;
    case 'text':
      return `text “${icing.text}”`;
    case 'sprinkle':
      return 'sprinkle';
    case 'candle':
      return `${name(icing.colour)} candle`;
  }
}

/** "shapes filled with mint", not "shape filled with mints". */
const pluralize = (what: string): string =>
  what.startsWith('shape ')
    ? what.replace('shape ', 'shapes ')
    : what.startsWith('text ')
      ? what.replace('text ', 'texts ')
      : `${what}s`;

/** "an orange line", "3 orange lines". */
const withArticle = (what: string): string => `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`;
const formatCount = (count: number, what: string): string =>
  count === 1 ? withArticle(what) : `${count} ${pluralize(what)}`;

const formatLength = (value: number): string => String(Math.round(value));

function describeStep(icing: IcingShape, name: (colour: string) => string): string {
  const what = shapeName(icing, name);
  switch (icing.kind) {
    case 'line': {
      const long = Math.hypot(icing.to.x - icing.from.x, icing.to.y - icing.from.y);
      return `${withArticle(what)} of ${formatLength(long)} to the ${directionOf(icing.from, icing.to)}`.replace(
        /to the (up|down)/,
        '$1',
      );
    }
    case 'arc':
      return `${withArticle(what)} with radius ${formatLength(icing.radius)}`;
    case 'dot':
      return `${withArticle(what)} of ${formatLength(icing.size)} in the ${regionName(icing.at)}`;
    case 'fill':
      return `${withArticle(what)} with ${icing.corners.length} corners`;
    case 'sprinkle':
      return 'a sprinkle';
    default:
      return `${withArticle(what)} in the ${regionName(icing.at)}`;
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
  const place = regionName({ x: (left + right) / 2, y: (low + high) / 2 });
  return ` It is ${formatLength(right - left)} wide and ${formatLength(high - low)} high, in the ${place} of the board.`;
}

function describeSteps(drawn: readonly IcingShape[], name: (colour: string) => string): PictureDescription['steps'] {
  const steps: { text: string; times: number }[] = [];
  for (const icing of drawn) {
    const text = describeStep(icing, name);
    const last = steps.at(-1);
    if (last?.text === text) last.times += 1;
    else if (steps.length === MAX_STEPS) {
      steps.push({ text: 'and so on', times: 1 });
      break;
    } else steps.push({ text, times: 1 });
  }
  return steps.map(({ text, times }, at) => ({ at, text: times === 1 ? text : `${text}, ${times} times` }));
}

export function describePicture(all: readonly DrawnShape[], names: ReadonlyMap<string, string>): PictureDescription {
  const drawn = all.filter(({ isRedraw }) => !isRedraw).map(({ icing }) => icing);
  if (drawn.length === 0) return { summary: 'The cake board is empty.', steps: [] };
  const name = (colour: string) => colourName(colour, names);
  const counts = new Map<string, number>();
  for (const icing of drawn) counts.set(shapeName(icing, name), (counts.get(shapeName(icing, name)) ?? 0) + 1);
  const most = [...counts].sort(([, a], [, b]) => b - a);
  const parts = most.slice(0, MAX_KINDS).map(([what, count]) => formatCount(count, what));
  if (most.length > MAX_KINDS) parts.push('more');
  return { summary: `The picture has ${joinList(parts)}.${describeExtent(drawn)}`, steps: describeSteps(drawn, name) };
}
