// Recognises pictures by their bytes, and refuses files that hold something besides the picture.
import { HttpError } from '../http/errors.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** Markup and programs that another program could find in a picture's comments or behind its end. */
const FOREIGN = [/<script/i, /<\?php/i, /<svg/i, /<html/i, /<!doctype/i, /javascript:/i, /%PDF-/];
const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Throws 400 if these bytes are not one whole picture and nothing else. */
export function inspectPicture(bytes: Buffer): PictureFormat {
  const format = formatOf(bytes);
  if (!format) throw new HttpError(400, 'picture-type', 'A picture is a JPEG, PNG or WebP file.');
  const end = END_OF[format](bytes);
  if (end === undefined) throw brokenPicture();
  if (end < bytes.length || FOREIGN.some((pattern) => pattern.test(bytes.toString('latin1')))) {
    throw new HttpError(
      400,
      'picture-mixed',
      'There is something besides a picture in that file. Please save the picture again as a new file and choose that one.',
    );
  }
  return format;
}

export const brokenPicture = (): HttpError =>
  new HttpError(400, 'picture-broken', 'That file is not a picture, or it is damaged. Please choose another one.');

function formatOf(bytes: Buffer): PictureFormat | undefined {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  if (starts('ffd8ff')) return 'jpeg';
  if (starts(PNG_SIGNATURE)) return 'png';
  if (starts('52494646') && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'webp';
  return undefined;
}

/** Where the picture ends; undefined if it is cut off. */
const END_OF: Record<PictureFormat, (bytes: Buffer) => number | undefined> = {
  jpeg: endOfJpeg,
  png: endOfPng,
  webp: (bytes) => (bytes.length >= bytes.readUInt32LE(4) + 8 ? bytes.readUInt32LE(4) + 8 : undefined),
};

function endOfPng(bytes: Buffer): number | undefined {
  let at = PNG_SIGNATURE.length / 2;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (bytes.subarray(at + 4, at + 8).toString('latin1') === 'IEND') return next <= bytes.length ? next : undefined;
    at = next;
  }
  return undefined;
}

/** Walks the segments, and in scans the bytes, to the end marker: a thumbnail inside a segment has end markers of its own. */
function endOfJpeg(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
  }
  return bytes[at] === 0xff && bytes[at + 1] === 0xd9 ? at + 2 : undefined;
}

/** In a scan 0xff stands before 0 (a plain 0xff), a restart marker, or the next segment. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0xd9;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
