// Crops and re-encodes a picture before the upload, which also removes its EXIF metadata.
import type { PictureKind } from '@lanternwise/shared/contracts/account';
import { t } from '@lingui/core/macro';

const PICTURE_SIZES: Record<PictureKind, { width: number; height: number }> = {
  profilePicture: { width: 320, height: 320 },
  coverPhoto: { width: 1200, height: 400 },
};
/** The contract's limit, repeated because importing the contract would add Zod to this page. */
export const PICTURE_MAX_BYTES = 300 * 1024;
/** Largest file that is decoded at all. */
export const FILE_MAX_BYTES = 15 * 1024 * 1024;
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const;

/** The centred part of a picture that fills a frame without distortion. */
export function cropFor(picture: { width: number; height: number }, frame: { width: number; height: number }) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Returns the picture as base64. Rejects with an error whose message can be shown. */
export async function shrinkPicture(file: File, kind: PictureKind): Promise<string> {
  if (file.size > FILE_MAX_BYTES) throw new Error(t`That file is larger than 15 MB. Please choose a smaller one.`);
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(t`That file is not a picture that this browser can open.`);
  });
  const frame = PICTURE_SIZES[kind];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, frame);
  const crop = cropFor(picture, frame);
  const ctx = canvas.getContext('2d');
  ctx?.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, frame.width, frame.height);
  picture.close();
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, quality);
    if (blob && blob.size <= PICTURE_MAX_BYTES) return toBase64(blob);
  }
  throw new Error(t`That picture is too large. A picture has at most 300 KB.`);
}

/** Browsers without a WebP encoder return PNG, which would be large; they use JPEG instead. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const encodeAs = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const webp = await encodeAs('image/webp');
  return webp?.type === 'image/webp' ? webp : encodeAs('image/jpeg');
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
