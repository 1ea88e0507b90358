// Defines what a page tells search engines and link previews about itself.
import type { Language } from '@lanternwise/shared/constants/languages';
import { PRODUCT } from '@lanternwise/shared/constants/product';

export interface SocialImage {
  /** Path below the site's address. */
  path: string;
  /** Absent for pictures whose size is unknown. */
  width?: number;
  height?: number;
  alt?: string;
}

/** The average of real reviews, on the scale of the requirements. */
export interface Rating {
  value: number;
  count: number;
}
export const RATING_SCALE = { worst: 3, best: 5 } as const;

export interface PageHead {
  /** The whole text of the browser tab. */
  title: string;
  description: string;
  /** Path without query; the address that search engines keep. */
  canonicalPath: string;
  /** Languages in which the page can be read; the first is the default. */
  languages: readonly Language[];
  isIndexed: boolean;
  type: 'website' | 'article';
  image: SocialImage;
  keywords: readonly string[];
  author: string;
  /** Milliseconds since 1970. */
  publishedAt?: number;
  modifiedAt?: number;
  category?: string;
  /** Undefined as long as nobody has written a review. */
  rating?: Rating;
  gameLevel?: string;
  learningPath?: string;
  structuredData: readonly StructuredData[];
}

/** Completes a path to an address of this site in the page's language. */
export type ToUrl = (path: string) => string;

/** A JSON-LD object, built once the site's address is known. */
export type StructuredData = (toUrl: ToUrl) => Readonly<Record<string, unknown>>;

const MAX_DESCRIPTION = 157;

/** The first 157 characters, cut at a word boundary, plus an ellipsis (site.txt 9). */
export function shortDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const characters = [...plain];
  if (characters.length <= MAX_DESCRIPTION) return plain;
  const cut = characters.slice(0, MAX_DESCRIPTION + 1).join('');
  const end = cut.lastIndexOf(' ');
  const words = end > 0 ? cut.slice(0, end) : characters.slice(0, MAX_DESCRIPTION).join('');
  return `${words.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`;
}

/** "Plans | Lanternwise". */
export const pageTitle = (title: string): string => `${title} | ${PRODUCT}`;
