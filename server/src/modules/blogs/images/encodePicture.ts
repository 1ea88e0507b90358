// Turns an uploaded picture into a JPEG of our own making: at most 1920 pixels and 0.8 MB, without any metadata such as the place.
import { BLOG_IMAGE_BYTES, BLOG_IMAGE_SIDE, JPEG_QUALITY } from '@lanternwise/shared/constants/blogs';
import { HttpError } from '../../../http/errors.ts';
import { brokenPicture, inspectPicture } from './inspectPicture.ts';

/** A small file can unpack to gigabytes of pixels. */
const MAX_PIXELS = 40_000_000;
/** Before decoding: what the browser sends has 0.8 MB. */
const MAX_UPLOAD_BYTES = 1_400_000;
/** Where the lowest quality is still too large, the sides shrink by this factor. */
const SHRINK = 0.8;
const DATA_URL = /^data:([\w+./-]*)(;[\w=+./-]+)*;base64,/;

export interface EncodedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The bytes of a data URL; throws 400 or 413. */
export function readDataUrl(dataUrl: string): Buffer {
  const head = DATA_URL.exec(dataUrl);
  if (!head) {
    throw new HttpError(
      400,
      'picture-foreign',
      'Please choose a picture from your device. Addresses of other sites are not shown here.',
    );
  }
  const bytes = Buffer.from(dataUrl.slice(head[0].length), 'base64');
  if (bytes.length > MAX_UPLOAD_BYTES) {
    throw new HttpError(413, 'too-large', 'That picture is too large. Please choose one of at most 0.8 MB.');
  }
  return bytes;
}

export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
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
  return firstThatFits(encode).catch((error: unknown) => {
    throw error instanceof HttpError ? error : brokenPicture();
  });
}

async function firstThatFits(
  encode: (side: number, quality: number) => Promise<EncodedPicture>,
): Promise<EncodedPicture> {
  const { first, last, step } = JPEG_QUALITY;
  for (let quality = first; quality >= last; quality -= step) {
    const picture = await encode(BLOG_IMAGE_SIDE, quality);
    if (picture.bytes.length <= BLOG_IMAGE_BYTES) return picture;
  }
  for (let side = BLOG_IMAGE_SIDE * SHRINK; ; side *= SHRINK) {
    const picture = await encode(Math.round(side), last);
    if (picture.bytes.length <= BLOG_IMAGE_BYTES) return picture;
  }
}
