// A small colour picture as content writes it (a palette and rows of its signs), its pixels, brightness and channels.
import type { Picture } from '../../learning/convolution.ts';

/** Its values are bytes. */
export type Pixels = Picture<Uint8ClampedArray>;

export interface SmallPicture {
  /** Colours as rrggbb; the first belongs to the sign 0, the eleventh to a, at most 36. */
  palette: readonly string[];
  rows: readonly string[];
}

export const CHANNELS = ['red', 'green', 'blue'] as const;
export type Channel = (typeof CHANNELS)[number];

export const MAX_VALUE = 255;

const channelsOf = (colour: string): number[] =>
  [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) || 0);

/** Red, green and blue of every pixel, row by row. */
export function toPixels({ palette, rows }: SmallPicture): Pixels {
  const colours = palette.map(channelsOf);
  const black = [0, 0, 0];
  const data = rows.flatMap((row) => [...row].flatMap((sign) => colours[Number.parseInt(sign, 36)] ?? black));
  return { width: rows[0]?.length ?? 0, height: rows.length, channels: 3, data: Uint8ClampedArray.from(data) };
}

/** One number per pixel: the mean of its three channels, rounded. */
export function toGrey({ width, height, data }: Pixels): Pixels {
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) =>
    Math.round(((data[3 * at] ?? 0) + (data[3 * at + 1] ?? 0) + (data[3 * at + 2] ?? 0)) / 3),
  );
  return { width, height, channels: 1, data: grey };
}

/** Only these lamps shine. */
export function withChannels(picture: Pixels, on: readonly Channel[]): Pixels {
  const data = Uint8ClampedArray.from(picture.data, (value, at) =>
    on.includes(CHANNELS[at % 3] ?? 'red') ? value : 0,
  );
  return { ...picture, data };
}

export interface BrightnessFigures {
  /** Of all values, rounded. */
  mean: number;
  /** Values that were different before and are all 255 now, in percent of all values, rounded up: nothing brings them back. */
  lost: number;
}

/** Adds the same number to every value; a value never leaves 0–255. */
export const brighten = (picture: Pixels, add: number): Pixels => ({
  ...picture,
  data: Uint8ClampedArray.from(picture.data, (value) => value + add),
});

export function measureBrightness(picture: Pixels, add: number): BrightnessFigures {
  const { data } = brighten(picture, add);
  const count = Math.max(1, data.length);
  const clipped = picture.data.reduce((total, value) => total + (value + add > MAX_VALUE ? 1 : 0), 0);
  const sum = data.reduce((total, value) => total + value, 0);
  return { mean: Math.round(sum / count), lost: Math.ceil((100 * clipped) / count) };
}
