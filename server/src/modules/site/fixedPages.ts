// Registers the pages with fixed texts: public ones with their own words, private ones that search engines must not show.
import { type ByLanguage, inLanguage, LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import { MEMBER_PAGES } from '@lanternwise/shared/constants/memberPages';
import { createHead } from './createHead.ts';
import { PUBLIC_PAGES } from './publicPages.ts';
import type { SitePage, SitePages } from './sitePages.ts';

/** Private pages that are not in the table: of the client's router, and those that only pass on. */
const OTHER_PAGES: readonly { path: string; title: ByLanguage<string> }[] = [
  { path: '/login', title: { en: 'Sign in', hi: 'साइन इन करें' } },
  { path: '/blogs/create', title: { en: 'Create a blog', hi: 'ब्लॉग लिखें' } },
  { path: '/blogs/edit/:blogId', title: { en: 'Edit a blog', hi: 'ब्लॉग बदलें' } },
  { path: '/dev/:page', title: { en: 'For developers', hi: 'डेवलपरों के लिए' } },
];

const PRIVATE_DESCRIPTION: ByLanguage<string> = {
  en: 'This page belongs to a person who is signed in.',
  hi: 'यह पेज साइन इन किए हुए व्यक्ति के लिए है।',
};

const NOT_FOUND: ByLanguage<readonly [title: string, description: string]> = {
  en: ['Page not found', 'There is no page at this address.'],
  hi: ['पेज नहीं मिला', 'इस पते पर कोई पेज नहीं है।'],
};

export function registerFixedPages(pages: SitePages): void {
  for (const { path, words, head, realm } of PUBLIC_PAGES)
    pages.register(path, async ({ language }) => {
      const [title, description] = words[language];
      return {
        head: createHead({ ...head, title, description, canonicalPath: path }, language),
        ...(realm && { realm }),
      };
    });
  for (const { path, title } of [...MEMBER_PAGES, ...OTHER_PAGES])
    if (title)
      pages.register(path, async ({ language }) => ({ head: unindexedHead(inLanguage(title, language), language) }));
  pages.list(async () =>
    PUBLIC_PAGES.filter(({ isUnlisted }) => !isUnlisted).map(({ path, head }) => ({
      path,
      languages: head?.languages ?? LANGUAGES,
    })),
  );
}

const unindexedHead = (title: string, language: Language, description = inLanguage(PRIVATE_DESCRIPTION, language)) =>
  createHead({ title, description, canonicalPath: '/', isIndexed: false }, language);

/** What is shown with status 404. */
export function notFoundPage(language: Language): SitePage {
  const [title, description] = inLanguage(NOT_FOUND, language);
  return { head: unindexedHead(title, language, description) };
}
