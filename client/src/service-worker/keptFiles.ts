// The files of realms that were taken along: served from their cache, and brought up to date before a new build takes over.

import type { MapId } from '@lanternwise/shared/constants/realms';
import { createPartialResponse } from 'workbox-range-requests';
import { CACHES, RECORDS } from '../features/offline/cacheNames.ts';
import { type OfflineFile, type OfflinePlan, PLAN_PATH } from '../features/offline/plan.ts';
import { build } from './build.ts';
import { type KeptKeys, keyOf, keysByPath } from './keptKeys.ts';
import { addOwn } from './ownFiles.ts';

/** Requests at the same time, beside those of a page. */
const PARALLEL = 2;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Keys of all kept files: most requests are for none of them, and asking the cache each time costs more than the request. */
let keptKeys: Promise<KeptKeys> | undefined;
let knownKeys: KeptKeys | undefined;

async function readKeptKeys(): Promise<KeptKeys> {
  const caching = [CACHES.kept, CACHES.visited].map(async (name) => (await caches.open(name)).keys());
  const urls = (await Promise.all(caching)).flat().map(({ url }) => pathOf(url));
  const plan = await readPlan(build);
  knownKeys = keysByPath(urls, plan && new Set(allFiles(plan).map(({ url }) => url)));
  return knownKeys;
}

export const forgetKeptKeys = (): void => {
  keptKeys = undefined;
  knownKeys = undefined;
};

/** False if it is certain that a request needs the network: the browser then makes it without us. */
export const mayBeKept = ({ pathname, search }: URL): boolean =>
  knownKeys === undefined || keyOf(pathname + search, knownKeys) !== undefined;

/** The kept copy; undefined if there is none. */
export async function matchKept(request: Request): Promise<Response | undefined> {
  keptKeys ??= readKeptKeys();
  const key = keyOf(pathOf(request.url), await keptKeys);
  if (key === undefined) return undefined;
  for (const name of [CACHES.kept, CACHES.visited]) {
    const reply = await (await caches.open(name)).match(key);
    if (reply) return request.headers.has('range') ? createPartialResponse(request, reply) : reply;
  }
  // The browser has cleared its caches.
  forgetKeptKeys();
  return undefined;
}

/** What is kept of this build is right for ever. `reload` says that it is not. */
export async function respondWithFile(request: Request): Promise<Response> {
  return (request.cache === 'reload' ? undefined : await matchKept(request)) ?? fetch(request);
}

async function keptRealms(): Promise<MapId[]> {
  const list = await (await caches.open(CACHES.records)).match(RECORDS.keptRealms);
  return list ? ((await list.json()) as MapId[]) : [];
}

async function readPlan(of: string): Promise<OfflinePlan | undefined> {
  const stored = await (await caches.open(CACHES.records)).match(RECORDS.plan(of));
  return stored ? ((await stored.json()) as OfflinePlan) : undefined;
}

/** All formats: which of them this browser plays is known to its pages only, by what they kept. */
const filesOfRealms = (plan: OfflinePlan, realms: readonly MapId[]): OfflineFile[] => {
  const groups = new Set(realms.flatMap((realm) => plan.realms[realm] ?? []));
  return [...groups].flatMap((group) => plan.groups[group] ?? []);
};

const allFiles = (plan: OfflinePlan): OfflineFile[] => Object.values(plan.groups).flat();

const formatOf = (path: string): string => path.slice(path.lastIndexOf('.'));

/** Whether kept files tell that this browser takes the file's format. Without any the file is left to the page. */
function isWanted({ url, media }: OfflineFile, keptFormats: ReadonlySet<string>): boolean {
  return media === undefined || keptFormats.has(formatOf(url));
}

/**
 * Keeps the plan of this build and fetches what the realms taken along need of it, so that the new build works without a network from its
 * first moment. Rejects if that fails: the old build then stays whole and active, and the browser tries again later.
 */
export async function prepareBuild(): Promise<void> {
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
    for (let file = missing.shift(); file; file = missing.shift()) await addOwn(cache, file.url);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

/** Once no page of the older build is open: drops what only that build needed. */
export async function dropOlderFiles(): Promise<void> {
  const plan = await readPlan(build);
  if (!plan) return;
  const records = await caches.open(CACHES.records);
  const known = new Set(allFiles(plan).map(({ url }) => url));
  for (const name of [CACHES.kept, CACHES.visited]) {
    const cache = await caches.open(name);
    const old = (await cache.keys()).filter(({ url }) => !known.has(pathOf(url)));
    await Promise.all(old.map((request) => cache.delete(request)));
  }
  const plans = (await records.keys()).filter(({ url }) => pathOf(url).startsWith(RECORDS.plan('')));
  await Promise.all(
    plans.filter(({ url }) => pathOf(url) !== RECORDS.plan(build)).map((request) => records.delete(request)),
  );
  forgetKeptKeys();
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
      await addOwn(cache, address).catch(() => undefined);
    }),
  );
  forgetKeptKeys();
}
