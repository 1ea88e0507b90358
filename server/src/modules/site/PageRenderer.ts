// Renders pages with data by the client's own code, compiled for Node by its build, and keeps what it rendered last.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@lanternwise/shared/constants/languages';
import { LRUCache } from 'lru-cache';
import type { ServedReply } from './sitePages.ts';

/** Characters: some 200 pages. */
const CACHE_SIZE = 16_000_000;
const FILE = '.prerendered/prerender.js';

/** As exported by client/src/app/prerender.tsx. */
export type RenderPage = (address: string, language: Language, replies: readonly ServedReply[]) => Promise<string>;

export class PageRenderer {
  readonly #cache = new LRUCache<string, string>({
    maxSize: CACHE_SIZE,
    sizeCalculation: (html, key) => html.length + key.length,
  });
  #renderPage: Promise<RenderPage> | undefined;

  constructor(private readonly load: () => Promise<RenderPage>) {}

  /** Undefined if the client is not built. */
  static of(clientDir: string): PageRenderer | undefined {
    const file = join(clientDir, FILE);
    if (!existsSync(file)) return undefined;
    return new PageRenderer(async () => {
      const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
      return renderPage;
    });
  }

  /** HTML of #root. The client's code is loaded with the first page: most servers answer calls of the API before. */
  async render(address: string, language: Language, replies: readonly ServedReply[]): Promise<string> {
    const key = JSON.stringify([language, address, replies]);
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    this.#renderPage ??= this.load();
    const html = await (await this.#renderPage)(address, language, replies);
    this.#cache.set(key, html);
    return html;
  }
}
