// Owns letters on toys: text is drawn once with the title font and sampled as a mask by painters.
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { material } from './material.ts';
import { neon } from './materials.ts';
import { box, group, place, type Shape } from './shapes.ts';

/** The game's title font, Lilita One (OFL-1.1). */
export const TITLE_FONT = 'lilita-one';
const fontFile = '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2';
GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(fontFile), TITLE_FONT);

/** Size (pixels) the masks are drawn at, the cap height there, and the baseline. */
const MASK_HEIGHT = 64;
const CAP_HEIGHT = 46;
const BASELINE = 56;

interface TextMask {
  readonly width: number;
  readonly data: Uint8ClampedArray;
}
const masks = new Map<string, TextMask>();

function maskOf(text: string): TextMask {
  const known = masks.get(text);
  if (known) return known;
  const font = `${MASK_HEIGHT}px ${TITLE_FONT}`;
  const ruler = createCanvas(8, 8).getContext('2d');
  ruler.font = font;
  const width = Math.ceil(ruler.measureText(text).width) + 8;
  const pen = createCanvas(width, MASK_HEIGHT).getContext('2d');
  pen.font = font;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillText(text, width / 2, BASELINE);
  const mask = { width, data: pen.getImageData(0, 0, width, MASK_HEIGHT).data };
  masks.set(text, mask);
  return mask;
}

/** Width (pixels) of a text whose capitals are `capHeight` high. */
export const textWidth = (text: string, capHeight: number): number => (maskOf(text).width * capHeight) / CAP_HEIGHT;

/** Whether (x, z), measured in pixels from the middle of the text, lies on a letter. */
export function isInText(text: string, x: number, z: number, capHeight: number): boolean {
  const mask = maskOf(text);
  const zoom = CAP_HEIGHT / capHeight;
  const column = Math.round(x * zoom + mask.width / 2);
  const line = Math.round(BASELINE - CAP_HEIGHT / 2 - z * zoom);
  if (column < 0 || line < 0 || column >= mask.width || line >= MASK_HEIGHT) return false;
  return (mask.data[(line * mask.width + column) * 4 + 3] ?? 0) > 127;
}

export interface SignOptions {
  /** Cap height (pixels). */
  readonly height?: number;
  readonly board?: string;
  readonly ink?: string;
  readonly rim?: string;
  /** 0 = a painted board, 1 = it shines at night. */
  readonly lit?: number;
  /** Board around the text (pixels). */
  readonly margin?: number;
}

/** An upright board that faces the viewer, centred on the origin. */
export function signBoard(text: string, options: SignOptions = {}): Shape {
  const { height = 10, board = '#3a3168', ink = '#ffe9a8', rim = '#f9c23c', lit = 1, margin = 8 } = options;
  const halfWidth = textWidth(text, height) / 2 + margin;
  const halfHeight = height * 0.5 + margin * 0.55;
  const face = material(board, {
    soft: 0.8,
    paint: ([x, , z], normal) =>
      normal[1] > 0.5 && isInText(text, x, z, height)
        ? { color: ink, flat: 0.9, tone: 0.1, glow: lit }
        : { tone: 0.02 },
  });
  const frame = lit ? neon(rim) : material(rim, { gloss: 0.6 });
  return group(
    box(halfWidth + 2.4, 2.2, halfHeight + 2.4, 2.6, frame),
    place([0, 1.2, 0], box(halfWidth, 2.2, halfHeight, 1.8, face)),
  );
}
