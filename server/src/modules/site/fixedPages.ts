// Registers the pages with fixed texts: public ones with their own words, private ones that search engines must not show.
import { LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import { createHead } from './createHead.ts';
import { PRIVATE_PAGES } from './privatePages.ts';
import { PUBLIC_PAGES } from './publicPages.ts';
import type { SitePage, SitePages } from './sitePages.ts';

const PRIVATE_DESCRIPTION: Readonly<Record<Language, string>> = {
  en: 'This page belongs to a person who is signed in.',
  hi: 'यह पेज साइन इन किए हुए व्यक्ति के लिए है।',
};

const NOT_FOUND: Readonly<Record<Language, readonly [title: string, description: string]>> = {
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
  for (const { pattern, title } of PRIVATE_PAGES)
    pages.register(pattern, async ({ language }) => ({ head: unindexedHead(title[language], language) }));
  pages.list(async () =>
    PUBLIC_PAGES.filter(({ isUnlisted }) => !isUnlisted).map(({ path, head }) => ({
      path,
      languages: head?.languages ?? LANGUAGES,
    })),
  );
}

const unindexedHead = (title: string, language: Language, description = PRIVATE_DESCRIPTION[language]) =>
  createHead({ title, description, canonicalPath: '/', isIndexed: false }, language);

/** What is shown with status 404. */
export function notFoundPage(language: Language): SitePage {
  const [title, description] = NOT_FOUND[language];
  return { head: unindexedHead(title, language, description) };
}
