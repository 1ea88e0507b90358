// Makes Tiled maps importable (`import map from './x.tmj'`), validated, with tile pictures as asset URLs and its atlases' frames, and hot-reloads them.
import { existsSync, type FSWatcher, readFileSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import type { DevEnvironment, Plugin } from 'vite';
import { type MapFile, readMapFile } from '../../scripts/maps/readMap.ts';
import { ATLAS_FORMAT } from '../../shared/src/constants/pictures.ts';
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

function createModuleCode(map: RealmMap, file: string): string {
  const pictures = Object.entries(tilesetImages(map, file));
  const imports = pictures.map(
    ([, picture], index) => `import picture${index} from ${JSON.stringify(`${picture}?url`)};`,
  );
  const images = pictures.map(
    ([name, picture], index) => `${JSON.stringify(name)}: picture${index} + ${JSON.stringify(cacheBuster(picture))}`,
  );
  const json = JSON.stringify(JSON.stringify({ map, atlases: atlasFrames(map) }));
  return `${imports.join('\n')}\nexport default { ...JSON.parse(${json}), images: { ${images.join(', ')} } };`;
}

/** Hot update for the running world: the new map, or its errors. */
function createMapUpdate(file: string, read: MapFile) {
  const realm = path.basename(file, '.tmj');
  const error = formatErrors(read.problems);
  if (error !== undefined || !read.map) return { realm, error: error ?? 'the map cannot be read' };
  const images = Object.entries(tilesetImages(read.map, file)).map(([name, picture]) => [
    name,
    `/@fs${picture}${cacheBuster(picture)}`,
  ]);
  return { realm, map: read.map, images: Object.fromEntries(images), atlases: atlasFrames(read.map) };
}

const isTiledFile = (file: string) => /\.(tmj|tsj|tj)$/.test(file);
/** One save triggers several events. */
const DEBOUNCE_MS = 20;

/** Watches folders instead of files, because Tiled replaces the file on save. */
function createFolderWatcher(onSave: (file: string) => void) {
  const watchers = new Map<string, FSWatcher>();
  const timers = new Map<string, NodeJS.Timeout>();
  const handleChange = (file: string) => {
    if (!isTiledFile(file)) return;
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
  /** Maps by their tilesets and templates: saving one of those reloads its maps too. */
  const mapsByFile = new Map<string, Set<string>>();
  /** Set only by the development server. */
  let folders: ReturnType<typeof createFolderWatcher> | undefined;
  const trackFiles = (file: string, read: MapFile) => {
    for (const each of read.files) {
      mapsByFile.set(each, (mapsByFile.get(each) ?? new Set()).add(file));
      folders?.add(path.dirname(each));
    }
  };
  const sendUpdate = ({ hot, moduleGraph }: DevEnvironment, map: string) => {
    if (!existsSync(map)) return;
    const read = readMapFile(map);
    trackFiles(map, read);
    const mapUpdate = createMapUpdate(map, read);
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
      return { code: createModuleCode(read.map, file), moduleType: 'js' };
    },
    configureServer({ environments: { client } }) {
      folders = createFolderWatcher((file) => {
        for (const map of mapsByFile.get(file) ?? []) sendUpdate(client, map);
      });
    },
    buildEnd: () => folders?.stop(),
    /** Updates are sent by the folder watcher instead. */
    hotUpdate: ({ file }) => (isTiledFile(file) ? [] : undefined),
  };
}
