// Words for a picture: colours, shapes, directions and places, in the language of the page.
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { IcingShape, Point } from './drawCommand.ts';

/** Names for colours that a program gave as numbers. */
const NAMED_COLOURS: readonly [MessageDescriptor, number, number, number][] = [
  [msg({ context: 'colour of a shape', message: 'black' }), 0, 0, 0],
  [msg({ context: 'colour of a shape', message: 'white' }), 255, 255, 255],
  [msg({ context: 'colour of a shape', message: 'grey' }), 128, 128, 128],
  [msg({ context: 'colour of a shape', message: 'red' }), 225, 40, 45],
  [msg({ context: 'colour of a shape', message: 'orange' }), 255, 140, 30],
  [msg({ context: 'colour of a shape', message: 'yellow' }), 255, 225, 60],
  [msg({ context: 'colour of a shape', message: 'green' }), 50, 160, 70],
  [msg({ context: 'colour of a shape', message: 'light green' }), 150, 225, 160],
  [msg({ context: 'colour of a shape', message: 'turquoise' }), 60, 200, 200],
  [msg({ context: 'colour of a shape', message: 'light blue' }), 150, 205, 255],
  [msg({ context: 'colour of a shape', message: 'blue' }), 45, 85, 215],
  [msg({ context: 'colour of a shape', message: 'purple' }), 130, 60, 180],
  [msg({ context: 'colour of a shape', message: 'pink' }), 255, 150, 195],
  [msg({ context: 'colour of a shape', message: 'brown' }), 120, 75, 45],
];

/** The name that the program used, else the name of the nearest colour. `colour` is `#rrggbb`. */
export function colourName(colour: string, names: ReadonlyMap<string, string>): string {
  const given = names.get(colour);
  if (given) return given;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  const distance = ([, r2, g2, b2]: (typeof NAMED_COLOURS)[number]) => (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2;
  return i18n._(NAMED_COLOURS.reduce((best, next) => (distance(next) < distance(best) ? next : best))[0]);
}

export interface ShapeName {
  one: string;
  many: string;
}

/** A kind of shape with its colour: "red line", "red lines". */
export function shapeName(icing: IcingShape, nameOf: (colour: string) => string): ShapeName {
  if (icing.kind === 'sprinkle') return { one: t`sprinkle`, many: t`sprinkles` };
  if (icing.kind === 'text') {
    const words = icing.text;
    return { one: t`text “${words}”`, many: t`texts “${words}”` };
  }
  const colour = nameOf(icing.colour);
  switch (icing.kind) {
    case 'line':
      return { one: t`${colour} line`, many: t`${colour} lines` };
    case 'arc':
      return Math.abs(icing.turn) >= 360
        ? { one: t`${colour} circle`, many: t`${colour} circles` }
        : { one: t`${colour} arc`, many: t`${colour} arcs` };
    case 'dot':
      return { one: t`${colour} dot`, many: t`${colour} dots` };
    case 'fill':
      return { one: t`shape filled with ${colour}`, many: t`shapes filled with ${colour}` };
    case 'stamp':
      return { one: t`${colour} stamp`, many: t`${colour} stamps` };
    case 'candle':
      return { one: t`${colour} candle`, many: t`${colour} candles` };
  }
}

/** "an orange line". */
export const withArticle = (what: string): string => (/^[aeiou]/i.test(what) ? t`an ${what}` : t`a ${what}`);

/** "a, b and c". */
export function joinList(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  const first = parts.slice(0, -1).join(', ');
  const last = parts.at(-1) ?? '';
  return t`${first} and ${last}`;
}

/** Counter-clockwise from the right, in steps of 45 degrees. */
const DIRECTIONS: readonly MessageDescriptor[] = [
  msg`to the right`,
  msg`up and right`,
  msg({ context: 'direction', message: 'up' }),
  msg`up and left`,
  msg`to the left`,
  msg`down and left`,
  msg({ context: 'direction', message: 'down' }),
  msg`down and right`,
];

export function directionOf(from: Point, to: Point): string {
  const eighth = (Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4)) + 8) % 8;
  return i18n._(DIRECTIONS[eighth] ?? msg`to the right`);
}

/** Rows from top to bottom, columns from left to right. */
const PLACES: readonly (readonly MessageDescriptor[])[] = [
  [msg`in the top left`, msg`in the top`, msg`in the top right`],
  [msg`in the left`, msg`in the middle`, msg`in the right`],
  [msg`in the bottom left`, msg`in the bottom`, msg`in the bottom right`],
];

/** "in the top left"; the board reaches from -300 to 300, the middle third is the middle. */
export function placeOf({ x, y }: Point): string {
  const row = y > 100 ? 0 : y < -100 ? 2 : 1;
  const column = x < -100 ? 0 : x > 100 ? 2 : 1;
  return i18n._(PLACES[row]?.[column] ?? msg`in the middle`);
}
