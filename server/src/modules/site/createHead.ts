// Fills the head of a page in: what a page does not say itself is the same on all of them.
import { type ByLanguage, inLanguage, LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { type PageHead, pageTitle, type SocialImage, shortDescription } from './pageHead.ts';

/** Social pictures of assets/public/social all have this size. */
const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

export const DEFAULT_IMAGE: SocialImage = {
  path: '/social-card.png',
  ...SOCIAL_SIZE,
  alt: 'The Lanternwise logo above six children and a wizard on a lawn',
};

/** A picture of assets/public/social. */
export const socialImage = (name: string, alt: string): SocialImage => ({
  path: `/social/${name}.jpg`,
  ...SOCIAL_SIZE,
  alt,
});

const DEFAULT_KEYWORDS: ByLanguage<readonly string[]> = {
  en: ['learn AI', 'artificial intelligence for kids', 'Python for kids', 'educational game', 'AI course for schools'],
  hi: ['एआई सीखें', 'बच्चों के लिए एआई', 'बच्चों के लिए पाइथन', 'सिखाने वाला खेल', 'स्कूल के लिए एआई कोर्स'],
};

export interface HeadParts extends Partial<Omit<PageHead, 'title' | 'keywords'>> {
  /** Followed by the product's name unless `isFullTitle`. */
  title: string;
  isFullTitle?: boolean;
  description: string;
  canonicalPath: string;
  keywords?: readonly string[];
}

export function createHead(parts: HeadParts, language: Language): PageHead {
  const { title, isFullTitle = false, keywords = [], ...rest } = parts;
  return {
    languages: LANGUAGES,
    isIndexed: true,
    type: 'website',
    image: DEFAULT_IMAGE,
    author: PRODUCT,
    category: 'Education',
    structuredData: [],
    ...rest,
    title: isFullTitle ? title : pageTitle(title),
    description: shortDescription(parts.description),
    keywords: [...keywords, ...inLanguage(DEFAULT_KEYWORDS, language)],
  };
}
