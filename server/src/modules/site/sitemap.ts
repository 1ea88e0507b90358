// Writes sitemap.xml and robots.txt.
import { escapeHtml } from '../../http/escapeHtml.ts';
import { languageUrl } from './renderHead.ts';
import type { ListedPage } from './sitePages.ts';

/** Each language of a page is an entry of its own that names all of them. */
export function renderSitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const entries = pages.flatMap((page) => page.languages.map((language) => renderEntry(page, language, siteUrl)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function renderEntry(
  { path, languages, modifiedAt }: ListedPage,
  language: ListedPage['languages'][number],
  siteUrl: string,
): string {
  const address = (one: typeof language) => escapeHtml(languageUrl(siteUrl, path, one));
  const alternate = (hreflang: string, one: typeof language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(one)}"/>`;
  const parts = [
    `<loc>${address(language)}</loc>`,
    ...(modifiedAt === undefined ? [] : [`<lastmod>${new Date(modifiedAt).toISOString()}</lastmod>`]),
    ...(languages.length > 1 ? [...languages.map((one) => alternate(one, one)), alternate('x-default', 'en')] : []),
  ];
  return `<url>${parts.join('')}</url>`;
}

/**
 * Pages of signed-in people and targets of mailed links. The API stays readable: a search engine that runs scripts needs it to
 * draw the public pages.
 */
const DISALLOWED = [
  '/account',
  '/admin',
  '/blogs/create',
  '/blogs/edit/',
  '/ceremony',
  '/certificates/generate',
  '/certificates/share',
  '/certificates/view',
  '/checkout/',
  '/class-consent/',
  '/consent/',
  '/dashboard',
  '/digest/',
  '/join-group/',
  '/newsletter/',
  '/parent/',
  '/payment-success',
  '/reset-password',
  '/review',
  '/set-up/',
  '/teacher/groups',
  '/verify-email',
] as const;

export function renderRobots(siteUrl: string | null): string {
  const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), 'Allow: /'];
  if (siteUrl !== null) lines.push('', `Sitemap: ${siteUrl}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
