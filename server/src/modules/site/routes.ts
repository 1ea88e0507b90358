// Serves the built client: static files with cache headers and precompressed versions, and index.html with the head of each page.
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEFAULT_LANGUAGE, isLanguage, TRANSLATED_LANGUAGES } from '@lanternwise/shared/constants/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/errors.ts';
import { ownAddress } from '../../http/ownAddress.ts';
import { notFoundPage } from './fixedPages.ts';
import { PageRenderer } from './PageRenderer.ts';
import { NOT_FOUND_PATH, SiteDocument } from './SiteDocument.ts';
import { sendText } from './sendText.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import { barePath, type SitePages } from './sitePages.ts';

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
  /** Null if it is not configured: only who reaches the server directly is then told an address, all others get paths. */
  publicUrl: string | null;
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
  { sitePages, publicUrl, document, path }: SiteOptions & { document: SiteDocument; path: string },
): Promise<FastifyReply> {
  const query = queryOf(request);
  const wanted = isLanguage(query.lang) ? query.lang : DEFAULT_LANGUAGE;
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
    siteUrl: addressOf(request, publicUrl) ?? '',
  });
  return sendText(request, reply, html, {
    status: found ? 200 : 404,
    type: 'text/html',
    cacheControl: 'no-cache',
  });
}

function searchEngineRoutes(app: FastifyInstance, { publicUrl, sitePages }: SiteOptions): void {
  app.get('/robots.txt', PUBLIC, async (request, reply) =>
    sendText(request, reply, renderRobots(addressOf(request, publicUrl)), {
      type: 'text/plain',
      cacheControl: publicUrl === null ? 'no-cache' : HOUR_CACHE,
    }),
  );
  app.get('/sitemap.xml', PUBLIC, async (request, reply) => {
    const address = addressOf(request, publicUrl);
    if (address === null)
      throw new HttpError(404, 'not-found', 'A sitemap needs the address of the site: set PUBLIC_URL.');
    const pages = await sitePages.listed();
    return sendText(request, reply, renderSitemap(pages, address), {
      type: 'application/xml',
      cacheControl: publicUrl === null ? 'no-cache' : HOUR_CACHE,
    });
  });
}

const addressOf = ({ headers, socket }: FastifyRequest, publicUrl: string | null): string | null =>
  publicUrl ?? ownAddress({ host: headers.host, localAddress: socket.localAddress, localPort: socket.localPort });

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
