// Owns plain pictures: RGBA bytes with a size, and the few operations the kit needs on them.
import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';

/** Straight (not premultiplied) RGBA, four bytes a pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export const emptyPicture = (width: number, height: number): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Copies (does not blend) a part of one picture into another. */
export function copyInto(target: Picture, x: number, y: number, source: Picture, part?: Rectangle): void {
  const from = part ?? { x: 0, y: 0, width: source.width, height: source.height };
  for (let row = 0; row < from.height; row++) {
    const start = ((from.y + row) * source.width + from.x) * 4;
    target.data.set(source.data.subarray(start, start + from.width * 4), ((y + row) * target.width + x) * 4);
  }
}

/** Smallest rectangle around all pixels with an alpha above `threshold`, or null for an empty picture. */
export function trimmed(picture: Picture, threshold = 3): Rectangle | null {
  let left = picture.width;
  let top = picture.height;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      if ((picture.data[(y * picture.width + x) * 4 + 3] ?? 0) <= threshold) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

const toSharp = (picture: Picture) =>
  sharp(Buffer.from(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength), {
    raw: { width: picture.width, height: picture.height, channels: 4 },
  });

export const toPng = (picture: Picture): Promise<Buffer> =>
  toSharp(picture).png({ compressionLevel: 9, effort: 10 }).toBuffer();

/** Lossy webp; `quality` and `alphaQuality` 0–100. */
export const toWebp = (picture: Picture, quality = 90, alphaQuality = 95): Promise<Buffer> =>
  toSharp(picture).webp({ quality, alphaQuality, effort: 6, smartSubsample: true }).toBuffer();

/** Lossy AVIF with full colour resolution; `quality` 1–100. Encoders tuned for other metrics than SSIM blur ink lines. */
export const toAvif = (picture: Picture, quality: number): Promise<Buffer> =>
  toSharp(picture).avif({ quality, effort: 5, chromaSubsampling: '4:4:4', tune: 'ssim' }).toBuffer();

/** A canvas with the picture on it, for composing with text, gradients or blending. */
export function toCanvas(picture: Picture) {
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0);
  return canvas;
}
