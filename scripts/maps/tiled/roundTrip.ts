// Long test: opens every map in the real Tiled, lets it write the map again, and compares what our reader gets before and after.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type MapFile, readMapFile } from '../readMap.ts';

const MAPS = path.resolve(import.meta.dirname, '../../../tiled-maps');
const log = (text: string) => process.stdout.write(`${text}\n`);

export interface RoundTrips {
  passed: number;
  failed: number;
  skipped: boolean;
}

const hasTiled = () => spawnSync('tiled', ['--version'], { env: headless(tmpdir()) }).error === undefined;

/** Tiled wants no screen, but a home and a runtime folder of its own. */
function headless(home: string): NodeJS.ProcessEnv {
  return { ...process.env, QT_QPA_PLATFORM: 'offscreen', XDG_RUNTIME_DIR: home, HOME: home };
}

/** Answers whether Tiled can be run; installs Debian's package where this may be done. */
function findTiled(): boolean {
  if (hasTiled()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'tiled'], { stdio: 'ignore' });
  return hasTiled();
}

/** Paths of tilesets change with the folder that Tiled writes to; all else must stay. */
function dataOf({ map, problems }: MapFile): unknown {
  const tilesets = map?.tilesets.map(({ source, ...rest }) => ({ ...rest, source: path.basename(source ?? '') }));
  return { map: { ...map, tilesets }, problems };
}

/** Names of the parts of a map that differ; empty where nothing does. */
export function differences(before: MapFile, after: MapFile): string[] {
  if (!before.map || !after.map) return ['the map cannot be read'];
  const [old, fresh] = [dataOf(before), dataOf(after)] as { map: Record<string, unknown>; problems: unknown }[];
  const parts = Object.keys(old?.map ?? {}).filter((part) => !isDeepStrictEqual(old?.map[part], fresh?.map[part]));
  return isDeepStrictEqual(old?.problems, fresh?.problems) ? parts : [...parts, 'problems'];
}

function roundTrip(realm: string, folder: string): string[] {
  const file = path.join(MAPS, realm, `${realm}.tmj`);
  const written = path.join(folder, realm, `${realm}.tmj`);
  mkdirSync(path.dirname(written), { recursive: true });
  execFileSync('tiled', ['--export-map', 'json', file, written], { env: headless(folder), stdio: 'ignore' });
  return differences(readMapFile(file), readMapFile(written));
}

export async function roundTripMaps(): Promise<RoundTrips> {
  if (!findTiled()) {
    log('skipped: Tiled is not installed (apt-get install tiled)');
    return { passed: 0, failed: 0, skipped: true };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'tiled-'));
  const realms = readdirSync(MAPS).filter((realm) => existsSync(path.join(MAPS, realm, `${realm}.tmj`)));
  const failed: string[] = [];
  for (const realm of realms) {
    const changed = tryRealm(realm, folder);
    if (changed.length > 0) failed.push(realm);
    log(changed.length === 0 ? `  ok ${realm}` : `  changed ${realm}: ${changed.join(', ')}`);
  }
  rmSync(folder, { recursive: true, force: true });
  const passed = realms.length - failed.length;
  log(`${passed} passed, ${failed.length} failed`);
  return { passed, failed: failed.length, skipped: false };
}

function tryRealm(realm: string, folder: string): string[] {
  try {
    return roundTrip(realm, folder);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await roundTripMaps();
  process.exitCode = failed > 0 ? 1 : 0;
}
