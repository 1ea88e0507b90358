// Makes Tiled maps importable (`import map from './x.tmj'`), validated, with tile pictures as asset URLs and its atlases' frames, and hot-reloads them.
import { existsSync, type FSWatcher, readFileSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import type { DevEnvironment, Plugin } from 'vite';
import { type MapFile, readMapFile } from '../../scripts/maps/readMap.ts';
import { ATLAS_FORMAT } from '../../shared/src/constants/pictures.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import { checkReferences } from '../../shared/src/maps/checkReferences.ts';
import { mapUses } from '../../shared/src/maps/mapUses.ts';
import { formatMapProblem, type MapProblem, type RealmMap } from '../../shared/src/maps/realmMap.ts';
import { LATER_ATLASES, requiredAtlases } from '../../shared/src/maps/requiredAtlases.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const isMapModule = (id: string) => id.split('?')[0]?.endsWith('.tmj') === true;

/** Picture path per terrain: the packed one, or the tileset's own if it is not packed yet. */
function tilesetImages(map: RealmMap, mapFile: string): Record<string, string> {
  const pictures = map.tilesets.map(({ name, image, source }) => {
    const packed = path.join(ROOT, 'assets/atlases/tiles', `${name}.${ATLAS_FORMAT}`);
    const own = path.resolve(path.dirname(mapFile), path.dirname(source ?? '.'), image);
    return [name, existsSync(packed) ? packed : own] as const;
  });
  return Object.fromEntries(pictures);
}

/** What is in the pictures of the map's atlases: small beside the map, and needed with it. */
function atlasFrames(map: RealmMap): Record<string, unknown> {
  const files = [...requiredAtlases(map), ...LATER_ATLASES].map(
    (name) => [name, path.join(ROOT, `assets/atlases/${name}.json`)] as const,
  );
  const existing = files.filter(([, file]) => existsSync(file));
  return Object.fromEntries(existing.map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8'))]));
}

const STARTED_AT = Date.now();

/** A picture changed since the server start gets a new URL, so that it is fetched again. */
function cacheBuster(picture: string): string {
  const modifiedAt = existsSync(picture) ? Math.round(statSync(picture).mtimeMs) : 0;
  return modifiedAt > STARTED_AT ? `?t=${modifiedAt}` : '';
}

function formatErrors(problems: readonly MapProblem[]): string | undefined {
  const errors = problems.filter((problem) => problem.level === 'error');
  return errors.length === 0 ? undefined : errors.map(formatMapProblem).join('\n');
}

const realmOf = (mapFile: string): string => path.basename(mapFile, '.tmj');
const COMPILED_CONTENT = path.join(ROOT, 'shared/generated/content');
const contentFile = (mapFile: string): string => path.join(COMPILED_CONTENT, `${realmOf(mapFile)}.json`);
/** More are counted: they would cover the world. */
const SHOWN_MISFITS = 3;

/** What the running realm shows although it can be walked all the same: warnings, and names that differ between map and content. */
function findMisfits(map: RealmMap, file: string, problems: readonly MapProblem[]): string | undefined {
  const warnings = problems.filter(({ level }) => level === 'warning');
  const found = [...warnings, ...compareNames(map, file)].map(formatMapProblem);
  const more = found.length - SHOWN_MISFITS;
  const shown = found.slice(0, SHOWN_MISFITS);
  if (more > 0) shown.push(`… and ${more} more: npm run maps -- ${realmOf(file)} lists them`);
  return shown.length === 0 ? undefined : shown.join('\n');
}

function compareNames(map: RealmMap, file: string): MapProblem[] {
  const content = contentFile(file);
  if (!existsSync(content)) return [];
  try {
    return checkReferences(map, mapUses(JSON.parse(readFileSync(content, 'utf8')) as RealmContent));
  } catch {
    // It is being written, and comes again.
    return [];
  }
}

/** `misfits` only in the development server. */
function createModuleCode(map: RealmMap, file: string, misfits: string | undefined): string {
  const pictures = Object.entries(tilesetImages(map, file));
  const imports = pictures.map(
    ([, picture], index) => `import picture${index} from ${JSON.stringify(`${picture}?url`)};`,
  );
  const images = pictures.map(
    ([name, picture], index) => `${JSON.stringify(name)}: picture${index} + ${JSON.stringify(cacheBuster(picture))}`,
  );
  const json = JSON.stringify(JSON.stringify({ map, atlases: atlasFrames(map), misfits }));
  return `${imports.join('\n')}\nexport default { ...JSON.parse(${json}), images: { ${images.join(', ')} } };`;
}

/** Hot update for the running world: the new map, or its errors. */
function createMapUpdate(file: string, read: MapFile) {
  const realm = realmOf(file);
  const error = formatErrors(read.problems);
  if (error !== undefined || !read.map) return { realm, error: error ?? 'the map cannot be read' };
  const images = Object.entries(tilesetImages(read.map, file)).map(([name, picture]) => [
    name,
    `/@fs${picture}${cacheBuster(picture)}`,
  ]);
  const { map } = read;
  const misfits = findMisfits(map, file, read.problems);
  return { realm, map, images: Object.fromEntries(images), atlases: atlasFrames(map), misfits };
}

const isTiledFile = (file: string) => /\.(tmj|tsj|tj)$/.test(file);
/** One save triggers several events. */
const DEBOUNCE_MS = 20;

/** Watches folders instead of files, because Tiled replaces the file on save. */
function createFolderWatcher(onSave: (file: string) => void) {
  const watchers = new Map<string, FSWatcher>();
  const timers = new Map<string, NodeJS.Timeout>();
  const handleChange = (file: string) => {
    if (!isTiledFile(file) && path.dirname(file) !== COMPILED_CONTENT) return;
    clearTimeout(timers.get(file));
    timers.set(
      file,
      setTimeout(() => onSave(file), DEBOUNCE_MS),
    );
  };
  return {
    add(folder: string): void {
      if (watchers.has(folder) || !existsSync(folder)) return;
      const watcher = watch(folder, { persistent: false }, (_, name) => handleChange(path.join(folder, name ?? '')));
      watchers.set(folder, watcher);
    },
    stop(): void {
      for (const watcher of watchers.values()) watcher.close();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

export function tiledMaps(): Plugin {
  /** Maps by their tilesets, templates and content: saving one of those reloads its maps, or compares their names again. */
  const mapsByFile = new Map<string, Set<string>>();
  /** Set only by the development server. */
  let folders: ReturnType<typeof createFolderWatcher> | undefined;
  const trackFiles = (file: string, read: MapFile) => {
    for (const each of [...read.files, contentFile(file)]) {
      mapsByFile.set(each, (mapsByFile.get(each) ?? new Set()).add(file));
      folders?.add(path.dirname(each));
    }
  };
  const sendUpdate = ({ hot, moduleGraph }: DevEnvironment, map: string, saved: string) => {
    if (!existsSync(map)) return;
    const read = readMapFile(map);
    trackFiles(map, read);
    const { map: newMap, ...rest } = createMapUpdate(map, read);
    // New words need no new world.
    const mapUpdate = isTiledFile(saved) ? { ...rest, map: newMap } : rest;
    for (const module of moduleGraph.getModulesByFile(map) ?? []) moduleGraph.invalidateModule(module);
    if (mapUpdate.error !== undefined)
      hot.send({ type: 'error', err: { message: mapUpdate.error, stack: '', id: map } });
    hot.send('realm:map', mapUpdate);
  };
  return {
    name: 'lanternwise-tiled-maps',
    enforce: 'pre',
    load(id) {
      if (!isMapModule(id)) return null;
      const file = id.split('?')[0] ?? id;
      const read = readMapFile(file);
      trackFiles(file, read);
      for (const each of read.files) this.addWatchFile(each);
      const error = formatErrors(read.problems);
      if (error !== undefined || !read.map) this.error(error ?? `${file}: the map cannot be read`);
      const misfits = folders ? findMisfits(read.map, file, read.problems) : undefined;
      return { code: createModuleCode(read.map, file, misfits), moduleType: 'js' };
    },
    configureServer({ environments: { client } }) {
      folders = createFolderWatcher((file) => {
        for (const map of mapsByFile.get(file) ?? []) sendUpdate(client, map, file);
      });
    },
    buildEnd: () => folders?.stop(),
    /** Updates are sent by the folder watcher instead. */
    hotUpdate: ({ file }) => (isTiledFile(file) ? [] : undefined),
  };
}
