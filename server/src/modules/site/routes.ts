// Serves the built client: static files with cache headers and precompressed versions, and index.html with the head of each page.
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEFAULT_LANGUAGE, isLanguage, TRANSLATED_LANGUAGES } from '@lanternwise/shared/constants/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { HttpError } from '../../http/errors.ts';
import { knownSiteUrl, wholeSiteUrl } from '../../http/siteUrl.ts';
import { notFoundPage } from './fixedPages.ts';
import { PageRenderer } from './PageRenderer.ts';
import { NOT_FOUND_PATH, SiteDocument } from './SiteDocument.ts';
import { sendText } from './sendText.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import { barePath, type SitePages } from './sitePages.ts';
import { belowPathPage, strippedPrefix } from './wrongPlace.ts';

const YEAR_S = 31_536_000;
const HOUR_S = 3600;
const HOUR_CACHE = `public, max-age=${HOUR_S}, must-revalidate`;

/** The service worker, and the list of files that belongs to its build: revalidated, so that updates arrive. */
const OF_THE_BUILD = [
  '/sw.js',
  '/offline.json',
  '/manifest.webmanifest',
  ...TRANSLATED_LANGUAGES.map((language) => `/manifest.${language}.webmanifest`),
];

/** File names under /assets contain a content hash. */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_S}, immutable`;
  return extname(path) === '' || path.endsWith('.html') || OF_THE_BUILD.includes(path) ? 'no-cache' : HOUR_CACHE;
}

/** What the build has compressed is sent in place of the file that it belongs to, and is no address of its own. */
const COMPRESSED = /\.(?:br|gz)$/i;

export interface SiteOptions {
  clientDir: string;
  /** Without PUBLIC_URL only who reaches the server directly is told an address in pages, all others get paths. */
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>;
  sitePages: SitePages;
}

const PUBLIC = { config: { access: 'public', rateLimit: false }, schema: {} } as const;

export async function siteRoutes(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { clientDir } = options;
  const document = SiteDocument.load(clientDir, {
    renderer: PageRenderer.of(clientDir),
    onError: (error) => app.log.error(error, 'A page could not be rendered'),
  });
  if (document)
    await app.register(fastifyStatic, {
      root: clientDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
    });
  searchEngineRoutes(app, options);
  app.get('/*', PUBLIC, async (request, reply) => {
    const path = pathOf(request);
    if (path === undefined || path.startsWith('/api/') || COMPRESSED.test(path)) throw notFoundError();
    if (!document)
      throw new HttpError(
        503,
        'not-built',
        'The site is not built yet. Run `npm start`, or `npm run dev` while developing.',
      );
    // The template without a head is no page of its own.
    if (path === '/index.html') return reply.redirect('/', 301);
    if (extname(path) !== '') return sendFile(reply, path);
    return sendPage(request, reply, { ...options, document, path });
  });
  app.setNotFoundHandler({ preHandler: [] }, async () => {
    throw notFoundError();
  });
}

/** Paths without extension are always pages; folders of the build are never listed. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { sitePages, config, document, path }: SiteOptions & { document: SiteDocument; path: string },
): Promise<FastifyReply> {
  const query = queryOf(request);
  const wanted = isLanguage(query.lang) ? query.lang : DEFAULT_LANGUAGE;
  const prefix = strippedPrefix(request.headers['x-forwarded-prefix']);
  if (prefix !== undefined) {
    const wrongPlace = { status: 404, type: 'text/html', cacheControl: 'no-store' };
    return sendText(request, reply, belowPathPage(prefix, wanted), wrongPlace);
  }
  const found = await sitePages.find(path, wanted, query);
  const page = found ?? notFoundPage(wanted);
  // A page that exists in English only is served as such, whatever the address asks for.
  const language = page.head.languages.includes(wanted) ? wanted : DEFAULT_LANGUAGE;
  const shown = language === wanted || !found ? page : ((await sitePages.find(path, language, query)) ?? page);
  const html = await document.render({
    page: shown,
    path: found || sitePages.hasPage(path) ? barePath(path) : NOT_FOUND_PATH,
    search: query.page === undefined ? '' : `?page=${encodeURIComponent(query.page)}`,
    language,
    siteUrl: knownSiteUrl(request, config.publicUrl) ?? '',
  });
  return sendText(request, reply, html, {
    status: found ? 200 : 404,
    type: 'text/html',
    cacheControl: 'no-cache',
  });
}

function searchEngineRoutes(app: FastifyInstance, { config, sitePages }: SiteOptions): void {
  // Without PUBLIC_URL the address depends on how the server was reached.
  const cacheControl = config.publicUrl === null ? 'no-cache' : HOUR_CACHE;
  app.get('/robots.txt', PUBLIC, async (request, reply) =>
    sendText(request, reply, renderRobots(knownSiteUrl(request, config.publicUrl)), {
      type: 'text/plain',
      cacheControl,
    }),
  );
  app.get('/sitemap.xml', PUBLIC, async (request, reply) =>
    sendText(request, reply, renderSitemap(await sitePages.listed(), wholeSiteUrl(request, config)), {
      type: 'application/xml',
      cacheControl,
    }),
  );
}

/** The language comes from ?lang=hi alone, never from a header: an address has one language. */
const queryOf = ({ query }: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const notFoundError = () => new HttpError(404, 'not-found', 'There is nothing at this address.');

const sendFile = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', cacheControl(path)).sendFile(path.slice(1));

/** The decoded path; undefined if it is malformed or contains "..". */
function pathOf(request: FastifyRequest): string | undefined {
  try {
    const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
    return path.includes('\u0000') || path.includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}
