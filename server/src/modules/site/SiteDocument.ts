// Puts the head and the content of a page into the built index.html.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayEnterMap } from '@lanternwise/shared/access/playAccess';
import { DEFAULT_LANGUAGE, forEachLanguage, type Language } from '@lanternwise/shared/constants/languages';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { realmContent } from '@lanternwise/shared/contracts/content';
import type { PageRenderer } from './PageRenderer.ts';
import { renderHead } from './renderHead.ts';
import type { ServedReply, SitePage } from './sitePages.ts';
import { type FrequentQuestion, questionsData } from './structuredData.ts';
import { withoutStylesNotice } from './wrongPlace.ts';

const PAGE_HEAD = '<!--page-head-->';
const PAGE_HEAD_END = '<!--/page-head-->';
const ROOT = '<div id="root"></div>';
const LANGUAGE = '<html lang="en"';
/** React names the pictures of a page before its content. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const MAIN_SCRIPT = /\s{0,9}<script type="module"[^<>]{0,200} src="([^"<>]{1,300})"><\/script>/;
const MODULE = /\s{0,9}<link rel="modulepreload"[^<>]{0,200} href="([^"<>]{1,300})">/g;
const BOOT_SCRIPT = /<script src="[^"<>]{0,300}\/boot-/;
const HEAD_END = '</head>';

/**
 * Scripts of a page that is already readable are not needed for its first picture: the boot script (client/src/app/boot.js)
 * loads them once it is painted, so that styles, fonts and pictures have the line for themselves. `preloads` are links to pictures.
 */
function loadScriptsLast(template: string, preloads: string): string {
  const main = MAIN_SCRIPT.exec(template)?.[1];
  // The first file that is named gets the connection that is already open: the largest picture of the first screen.
  if (main === undefined || !BOOT_SCRIPT.test(template)) return template.replace(PAGE_HEAD, () => preloads + PAGE_HEAD);
  const modules = [...template.matchAll(MODULE)].map(([, href]) => href).join(' ');
  return template
    .replace(MAIN_SCRIPT, '')
    .replace(MODULE, '')
    .replace(
      BOOT_SCRIPT,
      (start) => preloads + start.replace(' src', ` data-main="${main}" data-modules="${modules}" src`),
    );
}

/** Puts `head` where the template marks the place. */
function replaceHead(template: string, head: string): string {
  const end = template.indexOf(PAGE_HEAD_END);
  return template.slice(0, template.indexOf(PAGE_HEAD)) + head + template.slice(end + PAGE_HEAD_END.length);
}

/** Addresses; listed by scripts/site/firstFiles.ts. */
interface RealmPreloads {
  scripts: readonly string[];
  styles: readonly string[];
  /** Of terrains. */
  grounds: readonly string[];
  /** Of atlases. */
  pictures: readonly string[];
  /** By avatar. */
  avatars: Readonly<Record<string, string>>;
}

/** A phone shows a notice first (MobileNotice.tsx), and may be on a line that is paid by the megabyte. */
const NO_PHONE = 'media="(min-width: 600px) and (min-height: 480px)"';

const realmLinks = ({ scripts, styles }: RealmPreloads): string =>
  [
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin ${NO_PHONE} href="${href}">`),
    ...styles.map((href) => `<link rel="preload" as="style" crossorigin ${NO_PHONE} href="${href}">`),
  ].join('');

/** Elsewhere the request names the person, and an answer without is of no use. */
function contentLink(realm: MapId, language: Language): string {
  if (!mayEnterMap(realm, false)) return '';
  const query = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`;
  const address = realmContent.path.replace(':realm', realm) + query;
  return `<link rel="preload" as="fetch" crossorigin ${NO_PHONE} href="${address}">`;
}

/** What the boot script begins to fetch. */
const realmFiles = ({ grounds, pictures, avatars }: RealmPreloads): string =>
  ` data-grounds="${grounds.join(' ')}" data-files="${pictures.join(' ')}" data-avatars="${JSON.stringify(avatars).replaceAll('"', '&quot;')}"`;

const moduleLinks = (scripts: readonly string[]): string =>
  scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('');

interface PrerenderedPage {
  language: Language;
  path: string;
  html: string;
  questions?: readonly FrequentQuestion[];
}

/** Written by the build of the client (vite-plugins/html.ts). */
interface Prerendered {
  /** Fonts and styles that the first screen needs, as HTML. */
  heads: Readonly<Record<Language, string>>;
  pages: readonly PrerenderedPage[];
  /** What each realm needs before its first frame. */
  realms?: Readonly<Record<string, RealmPreloads>>;
  /** Scripts that every page needs that is neither prerendered nor a realm's. */
  members?: readonly string[];
}
const NOTHING_PRERENDERED: Prerendered = { heads: forEachLanguage(() => ''), pages: [] };

/** The path under which the not-found page is prerendered. */
export const NOT_FOUND_PATH = '*';

export interface DocumentRequest {
  page: SitePage;
  /** The path, by which prerendered content is found. */
  path: string;
  /** The query string with its question mark, or nothing. */
  search: string;
  language: Language;
  siteUrl: string;
}

export interface SiteDocumentOptions {
  prerendered?: Prerendered | undefined;
  renderer?: Pick<PageRenderer, 'render'> | undefined;
  /** Called when a page could not be rendered, which then is left to the client. */
  onError?(error: unknown): void;
}

interface Content {
  root: string;
  /** Pictures for the head. */
  preloads: string;
}
const NO_CONTENT: Content = { root: ROOT, preloads: '' };

/** As JSON in a script that does not run; "<" could end it. */
const repliesElement = (replies: readonly ServedReply[]): string =>
  `<script type="application/json" id="served-replies">${JSON.stringify(replies).replaceAll('<', '\\u003c')}</script>`;

/** A prerendered page is hydrated by the client. */
function prerenderedContent(html: string, language: Language, replies: readonly ServedReply[] = []): Content {
  const preloads = PRELOADS.exec(html)?.[0] ?? '';
  const data = replies.length > 0 ? repliesElement(replies) : '';
  return {
    root: `<div id="root" data-prerendered="${language}">${html.slice(preloads.length)}</div>${data}`,
    preloads,
  };
}

export class SiteDocument {
  readonly #heads: Prerendered['heads'];
  readonly #pages: ReadonlyMap<string, PrerenderedPage>;
  readonly #realms: Readonly<Record<string, RealmPreloads>>;
  /** HTML. */
  readonly #memberLinks: string;

  constructor(
    private readonly template: string,
    private readonly options: SiteDocumentOptions = {},
  ) {
    const { heads, pages, realms = {}, members = [] } = options.prerendered ?? NOTHING_PRERENDERED;
    if ([PAGE_HEAD, PAGE_HEAD_END, ROOT, LANGUAGE].some((mark) => !template.includes(mark)))
      throw new Error('index.html lacks the places for a page: <html lang="en">, <!--page-head--> and #root.');
    this.#heads = heads;
    this.#realms = realms;
    this.#memberLinks = moduleLinks(members);
    this.#pages = new Map(pages.map((page) => [`${page.language} ${page.path}`, page]));
  }

  /** Null if the client is not built. */
  static load(clientDir: string, options: Omit<SiteDocumentOptions, 'prerendered'>): SiteDocument | null {
    const read = (name: string) => {
      const file = join(clientDir, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    };
    const template = read('index.html');
    const prerendered = read('.prerendered/pages.json');
    return template === null
      ? null
      : new SiteDocument(template, { ...options, prerendered: prerendered ? JSON.parse(prerendered) : undefined });
  }

  async render(request: DocumentRequest): Promise<string> {
    const { page, path, language, siteUrl } = request;
    const { questions } = this.#pages.get(`${language} ${path}`) ?? {};
    const pageHead = questions
      ? { ...page.head, structuredData: [...page.head.structuredData, questionsData(questions)] }
      : page.head;
    const { root, preloads } = await this.#content(request);
    const isEmpty = root === ROOT;
    const template = isEmpty ? this.template : loadScriptsLast(this.template, preloads);
    const files = page.realm && this.#realms[page.realm];
    const links = page.realm
      ? contentLink(page.realm, language) + (files ? realmLinks(files) : '')
      : isEmpty && this.#memberLinks;
    const head = [this.#heads[language], renderHead(pageHead, { siteUrl, language })].join('');
    // Functions, since "$&" in a text has a meaning in a replacement string.
    return (
      replaceHead(template, head)
        .replace(LANGUAGE, () => `<html lang="${language}"`)
        .replace(BOOT_SCRIPT, (start) => (files ? start.replace(' src', () => `${realmFiles(files)} src`) : start))
        // After the site's own scripts, whose work begins while what is named here is still on its way.
        .replace(HEAD_END, () => (links || '') + HEAD_END)
        .replace(ROOT, () => withoutStylesNotice(language) + root)
    );
  }

  async #content({ page: { replies }, path, search, language }: DocumentRequest): Promise<Content> {
    const html = this.#pages.get(`${language} ${path}`)?.html;
    if (html !== undefined) return prerenderedContent(html, language);
    const { renderer, onError } = this.options;
    if (!replies || !renderer) return NO_CONTENT;
    try {
      return prerenderedContent(await renderer.render(path + search, language, replies), language, replies);
    } catch (error) {
      onError?.(error);
      return NO_CONTENT;
    }
  }
}
