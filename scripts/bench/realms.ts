// Measures the frames of every realm as it is, and how much music each one streams.
// `node --import tsx scripts/bench/realms.ts [realm …]` prints one JSON object.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isMapId, MAP_IDS, type MapId } from '../../shared/src/constants/realms.ts';
import { measureFrames } from './frames.ts';
import type { Percentiles } from './statistics.ts';
import { type BenchBrowser, startBenchBrowser, waitUntilWorldReady, walk } from './worldPage.ts';

const AUDIO = path.resolve(import.meta.dirname, '../../assets/audio');
const WARM_UP_SECONDS = 6;
const RUN_SECONDS = 10;

export interface RealmMetrics {
  realm: MapId;
  /** CPU time of the page's thread in a frame. */
  frames: Percentiles;
}

export interface AllRealmsMetrics {
  realms: RealmMetrics[];
  /** Both layers of the song with the most bytes, as a browser streams them. */
  largestSongKb: number;
}

async function measureRealm(bench: BenchBrowser, realm: MapId): Promise<RealmMetrics> {
  const { page, session } = await bench.page(`/dev/game?realm=${realm}`);
  await waitUntilWorldReady(page);
  await walk(page, WARM_UP_SECONDS);
  const { cpu } = await measureFrames(page, session, RUN_SECONDS);
  await page.close();
  return { realm, frames: cpu };
}

/** Songs are called `<song>-<layer>.<format>`; a browser takes one format. */
function measureLargestSong(): number {
  const bytes = new Map<string, number>();
  for (const name of readdirSync(AUDIO)) {
    const [, song = '', format = ''] = /^(.+)-(?:calm|busy)\.(webm|mp3)$/.exec(name) ?? [];
    const key = `${song}.${format}`;
    if (song) bytes.set(key, (bytes.get(key) ?? 0) + statSync(path.join(AUDIO, name)).size);
  }
  return Math.round(Math.max(...bytes.values()) / 1024);
}

export async function measureRealms(
  log: (what: string) => void = () => {},
  names: readonly MapId[] = MAP_IDS,
): Promise<AllRealmsMetrics> {
  const bench = await startBenchBrowser();
  try {
    const realms: RealmMetrics[] = [];
    for (const realm of names) {
      log(`frames of ${realm}`);
      realms.push(await measureRealm(bench, realm));
    }
    return { realms, largestSongKb: measureLargestSong() };
  } finally {
    await bench.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  const names = process.argv.slice(2).filter(isMapId);
  const log = (what: string) => process.stderr.write(`${what} …\n`);
  process.stdout.write(`${JSON.stringify(await measureRealms(log, names.length > 0 ? names : MAP_IDS), null, 2)}\n`);
}
