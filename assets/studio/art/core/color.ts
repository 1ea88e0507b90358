// Owns colour arithmetic: sRGB, OKLCH, and the hue-shifted five-step ramps every surface is painted with.

/** Red, green, blue, each 0–255 and not necessarily whole. */
export type Rgb = readonly [number, number, number];
/** OKLCH: lightness 0–1, chroma, hue in radians. */
export type Lch = readonly [number, number, number];
/** Deep, shade, base, light, glint. */
export type Ramp = readonly [Rgb, Rgb, Rgb, Rgb, Rgb];

/** OKLCH hues (radians) that shadows and lights drift to. */
const VIOLET = 5.0;
const WARM_YELLOW = 1.75;

const clampByte = (value: number): number => Math.max(0, Math.min(255, value));

/** '#rrggbb' to numbers. */
export function hexToRgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Numbers to '#rrggbb'. */
export function rgbToHex(color: Rgb): string {
  return `#${color
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

/** sRGB to OKLCH (matrices: Björn Ottosson, "A perceptual color space for image processing"). */
export function rgbToLch(color: Rgb): Lch {
  const r = toLinear(color[0]);
  const g = toLinear(color[1]);
  const b = toLinear(color[2]);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(greenRed, blueYellow), Math.atan2(blueYellow, greenRed)];
}

function lchToLinear(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const insideSrgb = (color: Rgb): boolean => Math.min(...color) > -0.002 && Math.max(...color) < 1.002;

/** OKLCH to sRGB; chroma is pulled in by 7 % steps until the colour exists in sRGB. */
export function lchToRgb([lightness, chroma, hue]: Lch): Rgb {
  let pulled = chroma;
  let linear = lchToLinear(lightness, pulled, hue);
  for (let step = 0; step < 11 && !insideSrgb(linear); step++) {
    pulled *= 0.93;
    linear = lchToLinear(lightness, pulled, hue);
  }
  const toByte = (value: number) => clampByte(fromLinear(Math.max(0, Math.min(1, value))));
  return [toByte(linear[0]), toByte(linear[1]), toByte(linear[2])];
}

/** Turns `hue` towards `target` by at most `amount` (radians), the short way round. */
function turnHue(hue: number, target: number, amount: number): number {
  const straight = target - hue;
  const short = Math.atan2(Math.sin(straight), Math.cos(straight));
  return hue + Math.sign(short) * Math.min(Math.abs(short), amount);
}

const ramps = new Map<string, Ramp>();

/** Five steps around a base colour: shadows drift to violet and keep their chroma, lights drift to warm yellow. */
export function ramp(hex: string): Ramp {
  const known = ramps.get(hex);
  if (known) return known;
  const [l, c, h] = rgbToLch(hexToRgb(hex));
  const made: Ramp = [
    lchToRgb([l * 0.56, c * 0.95 + 0.02, turnHue(h, VIOLET, 0.5)]),
    lchToRgb([l * 0.78, c * 1.02 + 0.012, turnHue(h, VIOLET, 0.25)]),
    lchToRgb([l, c, h]),
    lchToRgb([Math.min(0.99, l + (1 - l) * 0.32 + 0.02), c * 0.98, turnHue(h, WARM_YELLOW, 0.14)]),
    lchToRgb([Math.min(0.995, l + (1 - l) * 0.68 + 0.03), c * 0.66, turnHue(h, WARM_YELLOW, 0.25)]),
  ];
  ramps.set(hex, made);
  return made;
}

/** Straight mix of two colours, t = 0 gives `a`. */
export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Colour at `tone` 0–1 along a ramp (0 deep, 0.5 base, 1 glint). */
export function rampAt(steps: Ramp, tone: number): Rgb {
  const place = Math.max(0, Math.min(0.9999, tone)) * 4;
  const index = Math.floor(place) as 0 | 1 | 2 | 3;
  return mix(steps[index], steps[(index + 1) as 1 | 2 | 3 | 4], place - index);
}

/** Colour at `tone` 0–1 of the ramp around a base colour. */
export const toneOf = (hex: string, tone: number): Rgb => rampAt(ramp(hex), tone);

/** The same as '#rrggbb'. */
export const shade = (hex: string, tone: number): string => rgbToHex(toneOf(hex, tone));
