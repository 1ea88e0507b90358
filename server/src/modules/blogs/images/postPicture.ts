// What a post's picture may be, and how it is read from the data URL that the editor sends.
import { BLOG_IMAGE_BYTES, BLOG_IMAGE_SIDE } from '@lanternwise/shared/constants/blogs';
import { HttpError } from '../../../http/errors.ts';

export const POST_PICTURE = { side: BLOG_IMAGE_SIDE, maxBytes: BLOG_IMAGE_BYTES };
/** Before decoding: what the browser sends has 0.8 MB. */
const MAX_UPLOAD_BYTES = 1_400_000;
const DATA_URL = /^data:([\w+./-]*)(;[\w=+./-]+)*;base64,/;

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
