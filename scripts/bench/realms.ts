// Measures the frames of every realm as it is, and how much music each one streams.
// `node --import tsx scripts/bench/realms.ts` prints one JSON object.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { MAP_IDS, type MapId } from '../../shared/src/constants/realms.ts';
import { frameTimes } from './frames.ts';
import type { Spread } from './statistics.ts';
import { type Bench, ready, startBench, walk } from './world-page.ts';

const AUDIO = path.resolve(import.meta.dirname, '../../assets/audio');
const WARM_UP_SECONDS = 6;
const RUN_SECONDS = 10;

export interface RealmFigures {
  realm: MapId;
  /** CPU time of the page's thread in a frame. */
  frames: Spread;
}

export interface AllRealmsFigures {
  realms: RealmFigures[];
  /** Both layers of the song with the most bytes, as a browser streams them. */
  mostMusicKb: number;
}

async function framesOf(bench: Bench, realm: MapId): Promise<RealmFigures> {
  const { page, session } = await bench.page(`/dev/game?realm=${realm}`);
  await ready(page);
  await walk(page, WARM_UP_SECONDS);
  const { cpu } = await frameTimes(page, session, RUN_SECONDS);
  await page.close();
  return { realm, frames: cpu };
}

/** Songs are called `<song>-<layer>.<format>`; a browser takes one format. */
function mostMusicKb(): number {
  const bytes = new Map<string, number>();
  for (const name of readdirSync(AUDIO)) {
    const [, song = '', format = ''] = /^(.+)-(?:calm|busy)\.(webm|mp3)$/.exec(name) ?? [];
    const key = `${song}.${format}`;
    if (song) bytes.set(key, (bytes.get(key) ?? 0) + statSync(path.join(AUDIO, name)).size);
  }
  return Math.round(Math.max(...bytes.values()) / 1024);
}

export async function measureRealms(say: (what: string) => void = () => {}): Promise<AllRealmsFigures> {
  const bench = await startBench();
  try {
    const realms: RealmFigures[] = [];
    for (const realm of MAP_IDS) {
      say(`frames of ${realm}`);
      realms.push(await framesOf(bench, realm));
    }
    return { realms, mostMusicKb: mostMusicKb() };
  } finally {
    await bench.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(
    `${JSON.stringify(await measureRealms((what) => process.stderr.write(`${what} …\n`)), null, 2)}\n`,
  );
}
