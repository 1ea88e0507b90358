// The files of realms that were taken along: served from their cache, and brought up to date before a new build takes over.

import type { MapId } from '@lanternwise/shared/constants/realms';
import { createPartialResponse } from 'workbox-range-requests';
import { CACHES, RECORDS } from '../features/offline/cacheNames.ts';
import { type OfflineFile, type OfflinePlan, PLAN_PATH } from '../features/offline/plan.ts';

/** Requests at the same time, beside those of a page. */
const PARALLEL = 2;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Paths of all kept files: most requests are for none of them, and asking the cache each time costs more than the request. */
let keptPaths: Promise<ReadonlySet<string>> | undefined;
let knownPaths: ReadonlySet<string> | undefined;

async function readKeptPaths(): Promise<ReadonlySet<string>> {
  const caching = [CACHES.kept, CACHES.visited].map(async (name) => (await caches.open(name)).keys());
  knownPaths = new Set((await Promise.all(caching)).flat().map(({ url }) => pathOf(url)));
  return knownPaths;
}

export const forgetKeptPaths = (): void => {
  keptPaths = undefined;
  knownPaths = undefined;
};

/** False if it is certain that a request needs the network: the browser then makes it without us. */
export const mayBeKept = ({ pathname, search }: URL): boolean =>
  knownPaths === undefined || keyOf(pathname + search, knownPaths) !== undefined;

/** The query of a picture names an attempt at loading it, the one of Python's worker decides its rights. */
const keyOf = (path: string, kept: ReadonlySet<string>): string | undefined => {
  if (kept.has(path)) return path;
  const bare = path.split('?', 1)[0] ?? path;
  return !bare.endsWith('.js') && kept.has(bare) ? bare : undefined;
};

/** The kept copy; undefined if there is none. */
export async function matchKept(request: Request): Promise<Response | undefined> {
  keptPaths ??= readKeptPaths();
  const key = keyOf(pathOf(request.url), await keptPaths);
  if (key === undefined) return undefined;
  for (const name of [CACHES.kept, CACHES.visited]) {
    const reply = await (await caches.open(name)).match(key);
    if (reply) return request.headers.has('range') ? createPartialResponse(request, reply) : reply;
  }
  // The browser has cleared its caches.
  forgetKeptPaths();
  return undefined;
}

/** Names of these files change with their content: what is kept is right for ever. `reload` says that it is not. */
export async function respondWithFile(request: Request): Promise<Response> {
  return (request.cache === 'reload' ? undefined : await matchKept(request)) ?? fetch(request);
}

async function keptRealms(): Promise<MapId[]> {
  const list = await (await caches.open(CACHES.records)).match(RECORDS.keptRealms);
  return list ? ((await list.json()) as MapId[]) : [];
}

/** All formats: which of them this browser plays is known to its pages only, by what they kept. */
const filesOfRealms = (plan: OfflinePlan, realms: readonly MapId[]): OfflineFile[] => {
  const groups = new Set(realms.flatMap((realm) => plan.realms[realm] ?? []));
  return [...groups].flatMap((group) => plan.groups[group] ?? []);
};

const formatOf = (path: string): string => path.slice(path.lastIndexOf('.'));

/** Whether kept files tell that this browser takes the file's format. Without any the file is left to the page. */
function isWanted({ url, media }: OfflineFile, keptFormats: ReadonlySet<string>): boolean {
  return media === undefined || keptFormats.has(formatOf(url));
}

/**
 * Keeps the plan of this build and fetches what the realms taken along need of it, so that the new build works without a network from its
 * first moment. Rejects if that fails: the old build then stays whole and active, and the browser tries again later.
 */
export async function prepareBuild(build: string): Promise<void> {
  const realms = await keptRealms();
  const reply = await fetch(PLAN_PATH, { cache: 'no-store' });
  const plan = reply.ok ? ((await reply.clone().json()) as OfflinePlan) : undefined;
  if (plan?.build !== build) {
    if (realms.length === 0) return;
    throw new Error('The list of files belongs to another build');
  }
  await (await caches.open(CACHES.records)).put(RECORDS.plan(build), reply);
  if (realms.length === 0) return;
  const cache = await caches.open(CACHES.kept);
  const kept = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  const formats = new Set([...kept].map(formatOf));
  const missing = filesOfRealms(plan, realms).filter((file) => !kept.has(file.url) && isWanted(file, formats));
  const work = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) await cache.add(file.url);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

/** Once no page of the older build is open: drops what only that build needed. */
export async function dropOlderFiles(build: string): Promise<void> {
  const records = await caches.open(CACHES.records);
  const stored = await records.match(RECORDS.plan(build));
  if (!stored) return;
  const plan = (await stored.json()) as OfflinePlan;
  const known = new Set(filesOfRealms(plan, Object.keys(plan.realms) as MapId[]).map(({ url }) => url));
  for (const name of [CACHES.kept, CACHES.visited]) {
    const cache = await caches.open(name);
    const old = (await cache.keys()).filter(({ url }) => !known.has(pathOf(url)));
    await Promise.all(old.map((request) => cache.delete(request)));
  }
  const plans = (await records.keys()).filter(({ url }) => pathOf(url).startsWith(RECORDS.plan('')));
  await Promise.all(
    plans.filter(({ url }) => pathOf(url) !== RECORDS.plan(build)).map((request) => records.delete(request)),
  );
  forgetKeptPaths();
}

const KEEPABLE = /^\/assets\/.+\.\w+$/;

/** What a page had loaded before this worker stood in front of it. */
export async function keepLoaded(addresses: readonly string[], ownOrigin: string): Promise<void> {
  const cache = await caches.open(CACHES.visited);
  await Promise.all(
    addresses.map(async (address) => {
      const { origin, pathname } = new URL(address);
      if (origin !== ownOrigin || !(KEEPABLE.test(pathname) || pathname.endsWith('.html'))) return;
      if ((await cache.match(address)) || (await (await caches.open(CACHES.kept)).match(address))) return;
      // Storage may be full: then the site simply needs its network.
      await cache.add(address).catch(() => undefined);
    }),
  );
  forgetKeptPaths();
}
