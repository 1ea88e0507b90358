// Renders the head of a page as HTML: title, description, addresses by language, Open Graph and structured data.
import { LANGUAGE_TABLE, type Language } from '@lanternwise/shared/constants/languages';
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { PageHead } from './pageHead.ts';

/** As the site formats dates: en_GB. */
const openGraphLocale = (language: Language): string => LANGUAGE_TABLE[language].dates.split('-').slice(0, 2).join('_');

export interface HeadContext {
  /** Without a trailing slash; empty if the site does not know its address, which leaves paths. */
  siteUrl: string;
  language: Language;
}

/** The address of a page in a language: English is the default and has no parameter. */
export const languageUrl = (siteUrl: string, path: string, language: Language): string =>
  siteUrl + path.split('/').map(encodeURIComponent).join('/') + (language === 'en' ? '' : `?lang=${language}`);

/** Pictures and other files: one address for all languages. */
const isFile = (path: string): boolean => /\.\w+$/.test(path) || path.startsWith('/api/');

export function renderHead(head: PageHead, context: HeadContext): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...describePage(head),
    ...languageLinks(head, context),
    ...openGraph(head, context),
    ...articleTimes(head),
    ...structuredData(head, context),
  ].join('\n    ');
}

/** The client removes elements with data-page when it shows another page. */
const meta = (kind: 'name' | 'property', key: string, content: string | number | undefined): string[] =>
  content === undefined || content === ''
    ? []
    : [`<meta data-page ${kind}="${key}" content="${escapeHtml(String(content))}" />`];

function describePage(head: PageHead): string[] {
  const robots = head.isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, nofollow';
  return [
    ...meta('name', 'description', head.description),
    ...meta('name', 'robots', robots),
    ...meta('name', 'author', head.author),
    ...meta('name', 'keywords', head.keywords.join(', ')),
    ...meta('name', 'category', head.category),
    ...meta('name', 'gameLevel', head.gameLevel),
    ...meta('name', 'learningPath', head.learningPath),
  ];
}

function languageLinks(
  { isIndexed, canonicalPath, languages }: PageHead,
  { siteUrl, language }: HeadContext,
): string[] {
  if (!isIndexed) return [];
  const link = (rel: string, address: string, hreflang?: string) =>
    `<link data-page rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(address)}" />`;
  const alternates = languages.map((one) => link('alternate', languageUrl(siteUrl, canonicalPath, one), one));
  return [
    link('canonical', languageUrl(siteUrl, canonicalPath, language)),
    ...(languages.length > 1
      ? [...alternates, link('alternate', languageUrl(siteUrl, canonicalPath, 'en'), 'x-default')]
      : []),
  ];
}

function openGraph(head: PageHead, { siteUrl, language }: HeadContext): string[] {
  const { image, languages } = head;
  return [
    ...meta('property', 'og:type', head.type),
    ...meta('property', 'og:site_name', PRODUCT),
    ...meta('property', 'og:title', head.title),
    ...meta('property', 'og:description', head.description),
    ...meta('property', 'og:url', languageUrl(siteUrl, head.canonicalPath, language)),
    ...meta('property', 'og:locale', openGraphLocale(language)),
    ...languages
      .filter((other) => other !== language)
      .flatMap((other) => meta('property', 'og:locale:alternate', openGraphLocale(other))),
    ...meta('property', 'og:image', siteUrl + image.path),
    ...meta('property', 'og:image:width', image.width),
    ...meta('property', 'og:image:height', image.height),
    ...meta('property', 'og:image:alt', image.alt),
    ...meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function articleTimes(head: PageHead): string[] {
  const iso = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString());
  if (head.type !== 'article') return meta('property', 'og:updated_time', iso(head.modifiedAt));
  return [
    ...meta('property', 'article:published_time', iso(head.publishedAt)),
    ...meta('property', 'article:modified_time', iso(head.modifiedAt)),
    ...meta('property', 'article:author', head.author),
    ...meta('property', 'article:section', head.category),
    ...head.keywords.flatMap((tag) => meta('property', 'article:tag', tag)),
  ];
}

/** A data block, which the browser does not run: the policy against inline scripts lets it stand. */
function structuredData(head: PageHead, { siteUrl, language }: HeadContext): string[] {
  const toUrl = (path: string) => (isFile(path) ? siteUrl + path : languageUrl(siteUrl, path, language));
  return head.structuredData.map(
    (build) => `<script data-page type="application/ld+json">${escapeJson(build(toUrl))}</script>`,
  );
}

/** "</script>" and "<!--" in a text must not end the block. */
const escapeJson = (data: unknown): string => JSON.stringify(data).replace(/[<>&]/g, escapeCharacter);

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
