// Judges a 3×3 filter by what it does to a plain area and to edges of both directions. Pure: client and server judge alike.
import { explainConvolution, type Filter, type Picture } from '../../learning/convolution.ts';

export const FILTER_LIMITS = { weight: 9, divisor: 16 } as const;

/** At most this bright is dark to the eye; at least that bright is lit. */
const DARK = 32;
const LIT = 128;

const patch = (values: readonly number[]): Picture => ({
  width: 3,
  height: 3,
  channels: 1,
  data: Uint8ClampedArray.from(values),
});
const upright = (left: number, middle: number, right: number): Picture =>
  patch([left, middle, right, left, middle, right, left, middle, right]);
const level = (top: number, middle: number, bottom: number): Picture =>
  patch([top, top, top, middle, middle, middle, bottom, bottom, bottom]);

/** An edge between dark and bright, from both sides and with the pixel on either side of it. */
const edges = (make: typeof upright): Picture[] => [
  make(0, 0, 255),
  make(0, 255, 255),
  make(255, 0, 0),
  make(255, 255, 0),
];

/** The brightest that the filter makes of the middle of these patches. */
const brightest = (patches: readonly Picture[], filter: Filter): number =>
  Math.max(...patches.map((one) => explainConvolution(one, filter, 'black', { x: 1, y: 1, channel: 0 }).shown));

export type FilterFault = 'plain' | 'upright' | 'level';

/** What keeps a filter from showing upright edges and nothing else; empty if it does just that. */
export function filterFaults(filter: Filter): FilterFault[] {
  const plain = [0, 128, 255].map((byte) => upright(byte, byte, byte));
  return [
    ...(brightest(plain, filter) <= DARK ? [] : (['plain'] as const)),
    ...(brightest(edges(upright), filter) >= LIT ? [] : (['upright'] as const)),
    ...(brightest(edges(level), filter) <= DARK ? [] : (['level'] as const)),
  ];
}
