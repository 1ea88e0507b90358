// Puts the head and the content of a page into the built index.html.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@lanternwise/shared/constants/languages';
import { renderHead } from './renderHead.ts';
import type { SitePage } from './sitePages.ts';
import { type FrequentQuestion, questionsData } from './structuredData.ts';

const HEAD = /<!--page-head-->[\s\S]*?<!--\/page-head-->/;
const ROOT = '<div id="root"></div>';
const LANGUAGE = '<html lang="en"';
/** In the prerendered site without a page. */
const SERVED_PAGE = /(<div[^>]* id="served-page"[^>]*>)(<\/div>)/;
/** React names the pictures of a page before its content. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const MAIN_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const MODULE = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const BOOT_SCRIPT = /<script src="[^"]*\/boot-/;

/**
 * Scripts of a page that is already readable are not needed for its first picture: the boot script (client/src/app/boot.js)
 * loads them once it is painted, so that styles, fonts and pictures have the line for themselves.
 */
function loadScriptsLast(template: string): string {
  const main = MAIN_SCRIPT.exec(template)?.[1];
  if (main === undefined || !BOOT_SCRIPT.test(template)) return template;
  const modules = [...template.matchAll(MODULE)].map(([, href]) => href).join(' ');
  return template
    .replace(MAIN_SCRIPT, '')
    .replace(MODULE, '')
    .replace(BOOT_SCRIPT, (start) => start.replace(' src', ` data-main="${main}" data-modules="${modules}" src`));
}

interface PrerenderedPage {
  language: Language;
  path: string;
  html: string;
  questions?: readonly FrequentQuestion[];
}

/** Written by the build of the client (vite-plugins/prerender.ts). */
interface Prerendered {
  /** Fonts and styles that the first screen needs, as HTML. */
  heads: Readonly<Record<Language, string>>;
  pages: readonly PrerenderedPage[];
}
const NOTHING_PRERENDERED: Prerendered = { heads: { en: '', hi: '' }, pages: [] };

/** The path under which the not-found page is prerendered. */
export const NOT_FOUND_PATH = '*';

export interface DocumentRequest {
  page: SitePage;
  /** The address, by which prerendered content is found. */
  path: string;
  language: Language;
  siteUrl: string;
}

export class SiteDocument {
  readonly #template: string;
  readonly #heads: Prerendered['heads'];
  readonly #pages: ReadonlyMap<string, PrerenderedPage>;

  constructor(template: string, { heads, pages }: Prerendered = NOTHING_PRERENDERED) {
    if (!HEAD.test(template) || !template.includes(ROOT) || !template.includes(LANGUAGE))
      throw new Error('index.html lacks the places for a page: <html lang="en">, <!--page-head--> and #root.');
    this.#template = template;
    this.#heads = heads;
    this.#pages = new Map(pages.map((page) => [`${page.language} ${page.path}`, page]));
  }

  /** Null if the client is not built. */
  static load(clientDir: string): SiteDocument | null {
    const read = (name: string) => {
      const file = join(clientDir, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    };
    const template = read('index.html');
    const prerendered = read('.prerendered/pages.json');
    return template === null ? null : new SiteDocument(template, prerendered ? JSON.parse(prerendered) : undefined);
  }

  render({ page, path, language, siteUrl }: DocumentRequest): string {
    const { questions } = this.#pages.get(`${language} ${path}`) ?? {};
    const pageHead = questions
      ? { ...page.head, structuredData: [...page.head.structuredData, questionsData(questions)] }
      : page.head;
    const { root, preloads } = this.#content(page, path, language);
    const template = root === ROOT ? this.#template : loadScriptsLast(this.#template);
    const head = [preloads, this.#heads[language], renderHead(pageHead, { siteUrl, language })].join('');
    // Functions, since "$&" in a text has a meaning in a replacement string.
    return template
      .replace(LANGUAGE, () => `<html lang="${language}"`)
      .replace(HEAD, () => head)
      .replace(ROOT, () => root);
  }

  /** A prerendered page is hydrated by the client; what the server writes into the site around it is replaced. */
  #content({ body }: SitePage, path: string, language: Language): { root: string; preloads: string } {
    const html = this.#pages.get(`${language} ${path}`)?.html;
    if (html !== undefined) {
      const preloads = PRELOADS.exec(html)?.[0] ?? '';
      return { root: `<div id="root" data-prerendered="${language}">${html.slice(preloads.length)}</div>`, preloads };
    }
    if (body === undefined) return { root: ROOT, preloads: '' };
    const shell = this.#pages.get(`${language} #shell`)?.html ?? '<div id="served-page"></div>';
    const filled = shell.replace(SERVED_PAGE, (_, open: string, close: string) => open + body + close);
    return { root: `<div id="root">${filled}</div>`, preloads: '' };
  }
}
