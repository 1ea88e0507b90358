// Turns an uploaded picture into a JPEG of our own making: of a limited size, without any metadata such as the place.
import { JPEG_QUALITY } from '@lanternwise/shared/constants/blogs';
import { HttpError } from '../http/errors.ts';
import { brokenPicture, inspectPicture } from './inspectPicture.ts';

/** A small file can unpack to gigabytes of pixels. */
const MAX_PIXELS = 40_000_000;
/** Where the lowest quality is still too large, the sides shrink by this factor. */
const SHRINK = 0.8;

export interface PictureLimits {
  /** Longest side in pixels. */
  side: number;
  maxBytes: number;
}

export interface EncodedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Throws 400 if `bytes` are not a picture, or hold something besides. */
export async function encodePicture(bytes: Buffer, limits: PictureLimits): Promise<EncodedPicture> {
  inspectPicture(bytes);
  // Loaded with the first picture: most servers start without needing it.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  // Reads the head alone, which says how many pixels there would be.
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw brokenPicture();
    });
  if (width * height > MAX_PIXELS) {
    throw new HttpError(
      400,
      'picture-pixels',
      'That picture has too many pixels. Please choose one of at most 40 megapixels.',
    );
  }
  const encode = async (side: number, quality: number): Promise<EncodedPicture> => {
    const { data, info } = await open()
      // Turns it as the camera was held, before that note is dropped with all others.
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  };
  return firstThatFits(encode, limits).catch((error: unknown) => {
    throw error instanceof HttpError ? error : brokenPicture();
  });
}

async function firstThatFits(
  encode: (side: number, quality: number) => Promise<EncodedPicture>,
  limits: PictureLimits,
): Promise<EncodedPicture> {
  const { first, last, step } = JPEG_QUALITY;
  for (let quality = first; quality >= last; quality -= step) {
    const picture = await encode(limits.side, quality);
    if (picture.bytes.length <= limits.maxBytes) return picture;
  }
  for (let side = limits.side * SHRINK; ; side *= SHRINK) {
    const picture = await encode(Math.round(side), last);
    if (picture.bytes.length <= limits.maxBytes) return picture;
  }
}
