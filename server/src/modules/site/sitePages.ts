// The registry of the site's pages: modules add providers for their addresses, the site asks it what an address shows.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { PageHead } from './pageHead.ts';

export interface PageRequest {
  /** Values of the pattern's parameters, by name. */
  params: Readonly<Record<string, string>>;
  language: Language;
  /** The query string's first value of each name. */
  query: Readonly<Record<string, string>>;
}

/** What a request of the page to our API is answered; the page is rendered with it, and its scripts start with it. */
export interface ServedReply {
  /** As in the client's app/servedReplies.ts. */
  endpoint: 'blogs' | 'blog';
  args: unknown;
  reply: unknown;
}

export interface SitePage {
  head: PageHead;
  /** Where it depends on data: without it the page is one of those rendered by the build, or left to the client. */
  replies?: readonly ServedReply[];
  /** Where a realm is played: the browser then fetches what the world is drawn with at once. */
  realm?: MapId;
}

/** Undefined if nothing is at the address: the answer is then 404. */
export type PageProvider = (request: PageRequest) => Promise<SitePage | undefined>;
/** Undefined leaves the page to the client. */
export type ReplyProvider = (request: PageRequest) => Promise<readonly ServedReply[] | undefined>;

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
  readonly #replies = new Map<string, ReplyProvider>();

  /**
   * `pattern` as in the client's router: '/blogs/:blogId'. Patterns are tried in the order of their segments without
   * parameters, so that '/blogs/create' wins over '/blogs/:blogId' in whatever order they are registered.
   */
  register(pattern: string, provider: PageProvider): void {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    this.#families.push({ pattern: new RegExp(`^${pattern.replace(/:\w+/g, SEGMENT)}$`), names, provider });
    this.#families.sort((a, b) => a.names.length - b.names.length);
  }

  /** Adds the data of a page with a fixed address, whose head another module registers. */
  addReplies(path: string, provider: ReplyProvider): void {
    this.#replies.set(path, provider);
  }

  /** Adds addresses to sitemap.xml. */
  list(pages: () => Promise<readonly ListedPage[]>): void {
    this.#lists.push(pages);
  }

  async find(path: string, language: Language, query: PageRequest['query'] = {}): Promise<SitePage | undefined> {
    const bare = barePath(path);
    for (const { pattern, names, provider } of this.#families) {
      const match = pattern.exec(bare);
      if (!match) continue;
      const params = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
      const page = await provider({ params, language, query });
      const replies = page && (await this.#replies.get(bare)?.({ params, language, query }));
      return replies ? { ...page, replies } : page;
    }
    return undefined;
  }

  /** Whether the client has a page for the path, whatever it then finds: the not-found page stands for all others. */
  hasPage(path: string): boolean {
    return this.#families.some(({ pattern }) => pattern.test(barePath(path)));
  }

  async listed(): Promise<ListedPage[]> {
    return (await Promise.all(this.#lists.map((list) => list()))).flat();
  }
}
