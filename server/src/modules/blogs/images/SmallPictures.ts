// Makes smaller versions of posts' pictures when they are first asked for, and keeps the latest in memory.
import type { BLOG_IMAGE_WIDTHS } from '@lanternwise/shared/constants/blogs';
import { LRUCache } from 'lru-cache';

/** Bytes: some 400 pictures. */
const CACHE_SIZE = 16 * 1024 * 1024;
/** WebP, in percent. */
const QUALITY = 38;

export type SmallWidth = (typeof BLOG_IMAGE_WIDTHS)[number];

export class SmallPictures {
  readonly #cache = new LRUCache<string, Buffer>({ maxSize: CACHE_SIZE, sizeCalculation: ({ length }) => length });
  /** A picture that many ask for at once is made once. */
  readonly #pending = new Map<string, Promise<Buffer>>();

  /** A WebP of `width` pixels, or of the picture's own width if that is smaller. `read` gives the whole picture. */
  async get(id: string, width: SmallWidth, read: () => Promise<Buffer>): Promise<Buffer> {
    const key = `${id} ${width}`;
    const known = this.#cache.get(key);
    if (known) return known;
    const pending = this.#pending.get(key) ?? this.#make(key, width, read);
    this.#pending.set(key, pending);
    return pending;
  }

  async #make(key: string, width: SmallWidth, read: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const { default: sharp } = await import('sharp');
      const bytes = await sharp(await read())
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
        .toBuffer();
      this.#cache.set(key, bytes);
      return bytes;
    } finally {
      this.#pending.delete(key);
    }
  }
}
