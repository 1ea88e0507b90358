// The one manager of downloads of this page, made of what the browser offers: its caches, its storage, the network.
import { TRANSLATED_LANGUAGES } from '@lanternwise/shared/constants/languages';
import { isMapId, type MapId } from '@lanternwise/shared/constants/realms';
import { isForeignFile } from '../../lib/foreignReply.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import { timeZoneArgs } from '../coursesApi.ts';
import { request } from '../http/request.ts';
import { isRemembered, readToken } from '../session/token.ts';
import { keepAnswersOf } from './answers.ts';
import { answersFailure } from './answersFailure.ts';
import { bringFile } from './bringFile.ts';
import { CACHES, RECORDS } from './cacheNames.ts';
import { createDownloads, type DownloadDeps, DownloadError, type Downloads, type KeptRecords } from './downloads.ts';
import { ownBuild } from './ownBuild.ts';
import { type OfflinePlan, PLAN_PATH, type Playable } from './plan.ts';
import { postToServiceWorker, serviceWorkerInstalled, serviceWorkerReady } from './serviceWorkerClient.ts';

const isKeptRecord = (value: unknown): boolean =>
  isRecord(value) && typeof value.isWhole === 'boolean' && typeof value.build === 'string';

const keptSchema: Schema<KeptRecords> = (value) =>
  isRecord(value) && Object.entries(value).every(([id, entry]) => isMapId(id) && isKeptRecord(entry))
    ? (value as KeptRecords)
    : undefined;
const storedRecords = storedValue<KeptRecords>(STORAGE_KEYS.keptRealms, keptSchema, { fallback: {} });

export const readKeptRecords = (): KeptRecords => storedRecords.read();

/** Also for the service worker, which has no local storage: it updates these realms with the site. */
async function writeForWorker(records: KeptRecords): Promise<void> {
  const list = new Response(JSON.stringify(Object.keys(records)));
  await (await caches.open(CACHES.records)).put(RECORDS.keptRealms, list);
  postToServiceWorker({ kind: 'kept-changed' });
}

async function fetchPlan(): Promise<OfflinePlan> {
  const build = ownBuild();
  const reply = await fetch(PLAN_PATH, { cache: 'no-cache', redirect: 'manual' }).catch(() => undefined);
  const isForeign = reply !== undefined && isForeignFile(reply);
  if (reply?.ok && !isForeign) {
    const plan = (await reply.json()) as OfflinePlan;
    if (plan.build !== build) throw new DownloadError('updated');
    return plan;
  }
  // Kept by the service worker of the same build.
  const known = await caches.match(RECORDS.plan(build), { cacheName: CACHES.records });
  if (!known) throw new DownloadError(isForeign ? 'foreign' : 'network');
  return (await known.json()) as OfflinePlan;
}

const plays = (element: 'audio' | 'video', type: string): boolean =>
  document.createElement(element).canPlayType(type) !== '';

const playable = (): Playable => ({
  // As Howler decides it.
  audio: plays('audio', 'audio/webm; codecs="vorbis"'),
  video: plays('video', 'video/webm'),
});

async function roomLeft(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}

/** What a page asks the server before and in these realms. The service worker keeps the answers on their way. */
async function askServer(realms: readonly MapId[]): Promise<void> {
  const token = readToken();
  if (token === undefined || !isRemembered()) return;
  await serviceWorkerReady();
  await keepAnswersOf(token);
  await Promise.all([
    request('GET /verify_user', undefined),
    request('GET /user/groups', undefined),
    request('GET /user/learning-path', timeZoneArgs()),
    request('GET /user/realm-states', undefined),
    request('GET /user/programs', undefined),
    ...realms.flatMap((realm) => [
      request('GET /content/realms/:realm', { realm }),
      ...TRANSLATED_LANGUAGES.map((lang) => request('GET /content/realms/:realm', { realm, lang })),
    ]),
  ]);
}

async function keepAnswers(realm: MapId): Promise<void> {
  try {
    await askServer([realm]);
  } catch (error) {
    throw new DownloadError(answersFailure(error), { cause: error });
  }
}

/** The server's newest answers replace the kept ones. */
export const refreshAnswers = (): Promise<void> =>
  askServer(Object.keys(readKeptRecords()) as MapId[]).catch(() => undefined);

const browserDeps = (): DownloadDeps => ({
  loadPlan: fetchPlan,
  playable: playable(),
  files: {
    async list() {
      const requests = await (await caches.open(CACHES.kept)).keys();
      return new Set(
        requests.map(({ url }) => {
          const { pathname, search } = new URL(url);
          return pathname + search;
        }),
      );
    },
    bring: bringFile,
    async remove(urls) {
      const kept = await caches.open(CACHES.kept);
      await Promise.all(urls.map((url) => kept.delete(url)));
    },
  },
  records: {
    read: readKeptRecords,
    write(records) {
      storedRecords.write(records);
      // Where there is no room, the list before stays.
      writeForWorker(records).catch(() => undefined);
    },
  },
  roomLeft,
  keepAnswers,
  isServed: serviceWorkerInstalled,
});

/** Pages over plain http have no caches. */
export const canTakeAlong = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

let downloads: Downloads | undefined;

export function getDownloads(): Downloads {
  if (downloads) return downloads;
  downloads = createDownloads(browserDeps());
  // A browser that blocks its caches keeps nothing.
  downloads.inspect().catch(() => undefined);
  return downloads;
}

/** Asks the browser not to clear what was taken along when the disk fills up; it may refuse. */
export const askToPersist = (): Promise<boolean> => navigator.storage?.persist?.() ?? Promise.resolve(false);

export interface StorageUse {
  usage: number;
  quota: number;
}

export async function readStorageUse(): Promise<StorageUse | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? undefined : { usage, quota };
}
