// The registry of the site's pages: modules add providers for their addresses, the site asks it what an address shows.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { PageHead } from './pageHead.ts';

export interface PageRequest {
  /** Values of the pattern's parameters, by name. */
  params: Readonly<Record<string, string>>;
  language: Language;
}

export interface SitePage {
  head: PageHead;
  /** HTML of the main element for readers without scripts, where the page is not prerendered. Its texts must be escaped. */
  body?: string;
}

/** Undefined if nothing is at the address: the answer is then 404. */
export type PageProvider = (request: PageRequest) => Promise<SitePage | undefined>;

/** An address for sitemap.xml. */
export interface ListedPage {
  path: string;
  languages: readonly Language[];
  /** Milliseconds since 1970, where it is known. */
  modifiedAt?: number;
}

interface PageFamily {
  pattern: RegExp;
  names: readonly string[];
  provider: PageProvider;
}

const SEGMENT = '([^/]+)';

/** Without the slash at the end. */
export const barePath = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

export class SitePages {
  readonly #families: PageFamily[] = [];
  readonly #lists: (() => Promise<readonly ListedPage[]>)[] = [];

  /**
   * `pattern` as in the client's router: '/blogs/:blogId'. Patterns are tried in the order of their segments without
   * parameters, so that '/blogs/create' wins over '/blogs/:blogId' in whatever order they are registered.
   */
  register(pattern: string, provider: PageProvider): void {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    this.#families.push({ pattern: new RegExp(`^${pattern.replace(/:\w+/g, SEGMENT)}$`), names, provider });
    this.#families.sort((a, b) => a.names.length - b.names.length);
  }

  /** Adds addresses to sitemap.xml. */
  list(pages: () => Promise<readonly ListedPage[]>): void {
    this.#lists.push(pages);
  }

  async find(path: string, language: Language): Promise<SitePage | undefined> {
    const bare = barePath(path);
    for (const { pattern, names, provider } of this.#families) {
      const match = pattern.exec(bare);
      if (!match) continue;
      return provider({
        params: Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])),
        language,
      });
    }
    return undefined;
  }

  async listed(): Promise<ListedPage[]> {
    return (await Promise.all(this.#lists.map((list) => list()))).flat();
  }
}
