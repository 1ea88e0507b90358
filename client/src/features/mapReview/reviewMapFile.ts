// Reviews a map file that the learner chose; the file is read in the browser and never sent.
import { DEFAULT_LANGUAGE } from '@lanternwise/shared/constants/languages';
import { isMapId } from '@lanternwise/shared/constants/realms';
import type { MapUse } from '@lanternwise/shared/maps/mapNames';
import type { MapReview } from '@lanternwise/shared/maps/reviewMap';
import { t } from '@lingui/core/macro';
import { loadBundledContent } from '../content/loadRealmContent.ts';
import type { MapReviewRequest } from './mapReviewWorker.ts';

/** The largest file that is read, in bytes: ten times the largest realm. */
const MAX_MAP_BYTES = 4_000_000;

/** A realm takes less than a second on a slow laptop. */
const TIME_LIMIT_MS = 20_000;

function tooLarge(): string {
  const megabytes = MAX_MAP_BYTES / 1_000_000;
  return t`This file is larger than ${megabytes} MB. A realm's map has less than half a MB: is this the .tmj file?`;
}
const tooSlow = () => t`This map took too long to check. Does it have thousands of walls on top of each other?`;
const broken = () =>
  t`This map could not be checked. Save it again in Tiled as "JSON map files (*.tmj)" and try once more.`;

export async function reviewMapFile(file: File): Promise<MapReview> {
  if (file.size > MAX_MAP_BYTES) return { refused: tooLarge() };
  return runInWorker({ name: file.name, text: await file.text(), uses: await usesOf(file.name) });
}

/** A browser adds a number to a file that it downloads again. */
const FILE_ENDING = /(?: \(\d{1,3}\))?\.(?:tmj|json)$/;

/** What the lessons of a realm name of its map, where the file is called like that map; undefined for a learner's own realm. */
async function usesOf(file: string): Promise<readonly MapUse[] | undefined> {
  const realm = file.replace(FILE_ENDING, '');
  if (!isMapId(realm)) return undefined;
  try {
    const [{ mapUses }, content] = await Promise.all([
      import('@lanternwise/shared/maps/mapUses'),
      loadBundledContent(realm, DEFAULT_LANGUAGE),
    ]);
    return mapUses(content);
  } catch {
    // Without a connection the map is reviewed alone.
    return undefined;
  }
}

function runInWorker(request: MapReviewRequest): Promise<MapReview> {
  const worker = new Worker(new URL('./mapReviewWorker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<MapReview>((resolve) => {
    const limit = setTimeout(() => resolve({ refused: tooSlow() }), TIME_LIMIT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<MapReview>) => {
      clearTimeout(limit);
      resolve(data);
    });
    worker.addEventListener('error', () => {
      clearTimeout(limit);
      resolve({ refused: broken() });
    });
  });
  worker.postMessage(request);
  return answer.finally(() => worker.terminate());
}
