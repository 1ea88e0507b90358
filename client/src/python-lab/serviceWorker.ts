// The service worker: holds open the requests with which input() waits, and keeps what the Lab needs for being offline.
// It is one script without imports of values, so that every browser can load it.
import type { ServiceWorkerMessage } from './runtime/serviceWorkerClient.ts';

/** The part of the service worker's scope used here; the DOM library of TypeScript does not know it. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: ExtendableEvent & { data: ServiceWorkerMessage }) => void): void;
}
const scope = self as unknown as ServiceWorkerScope;

/** Replaced when the site is built: changes with every build. */
const BUILD = '__BUILD__';
const PREFIX = 'lanternwise-';
/** Scripts, styles and fonts of one build. */
const SHELL_CACHE = `${PREFIX}shell-${BUILD}`;
/** Python's own files are large and outlive many builds. */
const PYTHON_CACHE = `${PREFIX}python-__PYTHON__`;
const PAGE = '/';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([deleteOldCaches(), scope.clients.claim()])));

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== SHELL_CACHE && name !== PYTHON_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// ---- input() -------------------------------------------------------------------------------------------------------

const INPUT_PATH = '/python-input/';
/** Browsers end a service worker that holds a request for minutes: the asker is sent back to ask again before. */
const HOLD_MS = 20_000;
/** Answers that are never fetched are dropped; their worker may have been terminated. */
const MAX_ANSWERS = 20;

const heldRequests = new Map<string, (reply: Response) => void>();
const answers = new Map<string, string | null>();

/** 200 with the answer, 410 when the run was stopped, 204 when there is no answer yet. */
const replyWith = (text: string | null): Response =>
  new Response(text, { status: text === null ? 410 : 200, headers: { 'content-type': 'text/plain;charset=utf-8' } });

function holdRequest(path: string): Promise<Response> {
  const answer = answers.get(path);
  if (answer !== undefined) return Promise.resolve(replyWith(answer));
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(new Response(null, { status: 204 })), HOLD_MS);
    const settle = (reply: Response) => {
      clearTimeout(timer);
      heldRequests.delete(path);
      resolve(reply);
    };
    heldRequests.set(path, settle);
  });
}

function deliverAnswer(path: string, text: string | null): void {
  answers.set(path, text);
  for (const old of [...answers.keys()].slice(0, -MAX_ANSWERS)) answers.delete(old);
  heldRequests.get(path)?.(replyWith(text));
}

// ---- being offline -------------------------------------------------------------------------------------------------

const CACHEABLE = /^\/assets\/.+\.(?:js|css|woff2|wasm|bin|svg)$/;
const PYTHON_FILE = /\.(?:wasm|bin)$/;
const openCacheFor = (path: string) => caches.open(PYTHON_FILE.test(path) ? PYTHON_CACHE : SHELL_CACHE);

/** Storage may be full: then the site simply needs its network. */
async function cacheResponse(request: Request | string, path: string, reply: Response): Promise<void> {
  try {
    if (reply.status === 200) await (await openCacheFor(path)).put(request, reply);
  } catch {
    // Full storage is not an error here.
  }
}

/** Names of these files change with their content: what is kept is right for ever. `reload` says that it is not. */
async function respondWithFile(request: Request, path: string, event: ExtendableEvent): Promise<Response> {
  const kept = request.cache === 'reload' ? undefined : await (await openCacheFor(path)).match(request.url);
  if (kept) return kept;
  const reply = await fetch(request);
  event.waitUntil(cacheResponse(request.url, path, reply.clone()));
  return reply;
}

/** Every address of the site is the same page, but for pages that are files. */
const pageKey = (path: string): string => (path.endsWith('.html') ? path : PAGE);

async function respondWithPage(request: Request, name: string, event: ExtendableEvent): Promise<Response> {
  try {
    const reply = await fetch(request);
    if (reply.ok) event.waitUntil(cacheResponse(name, name, reply.clone()));
    return reply;
  } catch (error) {
    const kept = await (await caches.open(SHELL_CACHE)).match(name);
    if (kept) return kept;
    throw error;
  }
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith(INPUT_PATH)) event.respondWith(holdRequest(pathname));
  else if (request.mode === 'navigate') event.respondWith(respondWithPage(request, pageKey(pathname), event));
  else if (CACHEABLE.test(pathname)) event.respondWith(respondWithFile(request, pathname, event));
});

/** What the page had loaded before this worker stood in front of it; its own address is the last. */
async function cacheLoaded(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const { origin, pathname } = new URL(address);
      if (origin !== location.origin || !CACHEABLE.test(pathname)) return;
      if (await (await openCacheFor(pathname)).match(address)) return;
      await cacheResponse(address, pathname, await fetch(address));
    }),
  );
  for (const name of new Set([PAGE, pageKey(new URL(addresses.at(-1) ?? PAGE, location.origin).pathname)]))
    await cacheResponse(name, name, await fetch(name));
}

scope.addEventListener('message', (event) => {
  if (event.data.kind === 'answer') deliverAnswer(event.data.path, event.data.text);
  else event.waitUntil(cacheLoaded(event.data.addresses).catch(() => undefined));
});
