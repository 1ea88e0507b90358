// Makes a picture small enough to send: longest side 1920, then JPEG qualities from 0.9 down to 0.5 (site.txt).
import { BLOG_IMAGE_BYTES, BLOG_IMAGE_SIDE, DATA_URL_FACTOR, JPEG_QUALITY } from '@lanternwise/shared/constants/blogs';

const MAX_DATA_URL = BLOG_IMAGE_BYTES * DATA_URL_FACTOR;

/** The first data URL that is small enough, or the one of the lowest quality. */
export function encodeSmallEnough(encode: (quality: number) => string): string {
  const { first, last, step } = JPEG_QUALITY;
  for (let percent = first; percent > last; percent -= step) {
    const dataUrl = encode(percent / 100);
    if (dataUrl.length < MAX_DATA_URL) return dataUrl;
  }
  return encode(last / 100);
}

export function fitWithin(width: number, height: number, side = BLOG_IMAGE_SIDE): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A JPEG as a data URL. Rejects if the file is no picture that the browser can decode. */
export async function resizePicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitWithin(bitmap.width, bitmap.height));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    // JPEG has no transparency.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return encodeSmallEnough((quality) => canvas.toDataURL('image/jpeg', quality));
  } finally {
    bitmap.close();
  }
}
