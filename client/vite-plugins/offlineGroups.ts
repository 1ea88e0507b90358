// Divides the files of a finished build: the shell, what every realm needs, what Python needs, and what each realm needs for itself.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rollup } from 'vite';
import { readMapFile } from '../../scripts/maps/readMap.ts';
import { ATLAS_FORMAT } from '../../shared/src/constants/pictures.ts';
import { LATER_ATLASES, requiredAtlases } from '../../shared/src/maps/requiredAtlases.ts';
import { type Chunk, filesWith, isChunk, moduleOf, withImports } from './bundleGraph.ts';
import { REALM_STAGES } from './sharedChunks.ts';

const SOURCE = '/client/src/';
/** Pages that open without a network; each is loaded when somebody goes there, so the build knows no other sign of them. */
const SHELL_PAGES = [
  'app/hosts/AdventuresHost.tsx',
  'app/hosts/AccountHost.tsx',
  'app/listeners/progressSync.ts',
  'app/listeners/offline.ts',
  'offline/OfflineSign.tsx',
  'offline/KeptRealmsCard.tsx',
  'offline/TakeAlong.tsx',
  'pages/AccessUnknownPage.tsx',
  'pages/NotFoundPage.tsx',
  'pages/OpensSoonPage.tsx',
  'pages/SignInPage.tsx',
  'pages/cookies/CookieConsent.tsx',
  'pages/dashboard/DashboardPage.tsx',
  'pages/layout/AccountMenu.tsx',
];
/** What these pages load later belongs to them, and so does every list of routes. */
const SHELL_PARTS = /\/client\/src\/(?:app\/\w+Routes\.tsx$|pages\/(?:home|layout|cookies|account|adventures)\/)/;
const SHELL_AREAS = ['shell', 'answers', 'home', 'cookies', 'sign-in', 'adventures', 'account', 'courses', 'offline'];
const SHELL_TEXTS = /\/shared\/generated\/words\/[\w.-]+\.json$|\/i18n\/locales\/[\w-]+\/font-[\w-]+\.ts$/;
/** Everything else that a realm loads is imported by these. */
const GAME_ENTRIES = [...REALM_STAGES, 'help/OwlWindow.tsx'];
const GAME_AREAS = ['realm', 'activities', 'help'];

const MAP = /\/tiled-maps\/([\w-]+)\/\1\.tmj$/;
const CONTENT = /\/generated\/content\/([\w-]+?)(?:\.[\w-]+)?\.json$/;
const CATALOGUE = /\/i18n\/locales\/[\w-]+\/([\w-]+)\.po$/;
const PYTHON_MODULES = /\/client\/src\/python-lab\/|\/node_modules\/(?:@codemirror|@lezer|codemirror|pyodide)\//;
const PYTHON_ASSETS = /\/(?:python-worker-[\w-]+\.js|python-[\w-]+\.wasm|(?:library|snapshot)-[\w-]+\.bin)$/;
const LAB_SOURCES = /assets\/audio\/lab-/;
const FILM = /assets\/video\/([\w-]+)(?:\.[\w-]+)?\.(?:webm|mp4|vtt|webp)$/;
const TILE = new RegExp(`assets/atlases/tiles/([\\w-]+)\\.${ATLAS_FORMAT}$`);
const ATLAS = new RegExp(`assets/atlases/([\\w-]+)\\.(?:${ATLAS_FORMAT}|json)$`);
const SONG = /assets\/audio\/([\w-]+-(?:calm|busy))\.(?:webm|mp3)$/;
const ILLUSTRATION = /assets\/ui\/illustrations\/([\w-]+)\.webp$/;
/** Pictures and sounds of realms that pages of the shell name too, and the picture behind the title. */
const SHARED_WITH_SHELL = /assets\/(?:atlases|audio|ui\/hero)/;
const MEDIA = /\/assets\/((?:audio|video)\/[\w-]+)\.(?:webm|mp3|mp4)$/;

/** Group names of what is shared; a realm's own group has its id. */
const GAME = 'game';
const PYTHON = 'python';

export interface GroupedFile {
  /** Path below the build's folder, with the query if there is one. */
  name: string;
  media?: string;
}

export interface OfflineGroups {
  /** Name of the entry script. */
  entry: string;
  shell: ReadonlySet<string>;
  groups: Readonly<Record<string, readonly GroupedFile[]>>;
  realms: Readonly<Record<string, readonly string[]>>;
}

interface RealmFacts {
  tilesets: ReadonlySet<string>;
  atlases: ReadonlySet<string>;
  music: ReadonlySet<string>;
  /** The compiled content, in which pictures are named. */
  text: string;
  usesPython: boolean;
}

function readRealms(chunks: readonly Chunk[], contentFolder: string): Map<string, RealmFacts> {
  const realms = new Map<string, RealmFacts>();
  for (const chunk of chunks) {
    const realm = MAP.exec(moduleOf(chunk))?.[1];
    const { map } = realm === undefined ? {} : readMapFile(path.normalize(moduleOf(chunk)));
    if (realm === undefined || !map) continue;
    const text = readFileSync(path.join(contentFolder, `${realm}.json`), 'utf8');
    const { realm: about, lessons } = JSON.parse(text) as {
      realm: { music: { calm: string; busy: string } };
      lessons: Record<string, { kind: string }>;
    };
    realms.set(realm, {
      tilesets: new Set(map.tilesets.map(({ name }) => name)),
      atlases: new Set([...requiredAtlases(map), ...LATER_ATLASES]),
      music: new Set([about.music.calm, about.music.busy]),
      text,
      usesPython: Object.values(lessons).some(({ kind }) => kind === 'python'),
    });
  }
  return realms;
}

/** The groups that need an asset: one or more realms, Python's, or the game's, which is for all. */
function groupsOfSource(source: string, realms: ReadonlyMap<string, RealmFacts>): readonly string[] {
  if (LAB_SOURCES.test(source)) return [PYTHON];
  const tile = TILE.exec(source)?.[1];
  const atlas = ATLAS.exec(source)?.[1];
  const song = SONG.exec(source)?.[1];
  const named = (ILLUSTRATION.exec(source) ?? FILM.exec(source))?.[1];
  const needs = ({ tilesets, atlases, music, text }: RealmFacts): boolean =>
    (tile !== undefined && tilesets.has(tile)) ||
    (atlas !== undefined && atlases.has(atlas)) ||
    (song !== undefined && music.has(song)) ||
    (named !== undefined && text.includes(`"${named}"`));
  const needing = [...realms].filter(([, facts]) => needs(facts)).map(([realm]) => realm);
  return needing.length > 0 && needing.length < realms.size ? needing : [GAME];
}

/** `publicFiles` are the paths of files that are copied into the build as they are. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one pass over the bundle
export function offlineGroups(
  bundle: Rollup.OutputBundle,
  { contentFolder, publicFiles }: { contentFolder: string; publicFiles: readonly string[] },
): OfflineGroups {
  const files = Object.values(bundle);
  const chunks = files.filter(isChunk);
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'main');
  if (!entry) throw new Error('The build has no entry');
  const chunkOf = (file: string): Chunk => {
    const chunk = chunks.find((each) => moduleOf(each).endsWith(SOURCE + file));
    if (!chunk) throw new Error(`The build has no chunk of ${file}: name it as it is now in offlineGroups.ts`);
    return chunk;
  };
  const catalogues = (areas: readonly string[]) =>
    chunks.filter((chunk) => areas.includes(CATALOGUE.exec(moduleOf(chunk))?.[1] ?? ''));

  const shellEntries = [
    entry,
    ...SHELL_PAGES.map(chunkOf),
    ...catalogues(SHELL_AREAS),
    ...chunks.filter((chunk) => SHELL_TEXTS.test(moduleOf(chunk))),
  ];
  const shellChunks = withImports(bundle, shellEntries, {
    followsDynamic: (chunk) => SHELL_PARTS.test(moduleOf(chunk)),
  });
  const known = new Set(shellChunks.map(({ fileName }) => fileName));
  const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2')).map(({ fileName }) => fileName);
  const boot = files.filter(({ fileName }) => /^assets\/boot-/.test(fileName)).map(({ fileName }) => fileName);
  const shell = new Set([...known, ...fonts, ...boot, ...shellAssets(shellChunks)]);

  const realms = readRealms(chunks, contentFolder);
  const groups = new Map<string, Map<string, GroupedFile>>();
  const add = (group: string, name: string, media?: string) => {
    if (shell.has(name)) return;
    const members = groups.get(group) ?? new Map<string, GroupedFile>();
    groups.set(group, members.set(name, { name, ...(media !== undefined && { media }) }));
  };
  const sourceOf = (name: string): string => {
    const file = bundle[name];
    return file?.type === 'asset' ? (file.originalFileNames[0] ?? name) : name;
  };
  const addAsset = (group: string | undefined, name: string) => {
    // Added with its two addresses below.
    if (PYTHON_ASSETS.test(name)) return;
    const source = sourceOf(name);
    const media = MEDIA.exec(`/${source}`)?.[1];
    for (const each of group === undefined ? groupsOfSource(source, realms) : [group]) add(each, name, media);
  };

  const isOfRealm = (chunk: Chunk) => MAP.test(moduleOf(chunk)) || CONTENT.test(moduleOf(chunk));
  const isOfPython = ({ moduleIds }: Chunk) => moduleIds.length > 0 && moduleIds.every((id) => PYTHON_MODULES.test(id));
  // Through the shell's chunks too, whose windows a realm opens, but not through the entry, which leads to every page.
  const gameChunks = withImports(bundle, [...GAME_ENTRIES.map(chunkOf), ...catalogues(GAME_AREAS)], {
    known: new Set(withImports(bundle, [entry]).map(({ fileName }) => fileName)),
    followsDynamic: (chunk) => !isOfRealm(chunk),
  });
  for (const chunk of gameChunks) {
    add(isOfPython(chunk) ? PYTHON : GAME, chunk.fileName);
    for (const name of filesWith([chunk])) addAsset(undefined, name);
  }
  for (const name of filesWith(shellChunks)) if (SHARED_WITH_SHELL.test(sourceOf(name))) addAsset(undefined, name);
  for (const chunk of catalogues(['python'])) add(PYTHON, chunk.fileName);
  for (const chunk of chunks.filter(isOfRealm)) {
    const realm = MAP.exec(moduleOf(chunk))?.[1] ?? CONTENT.exec(moduleOf(chunk))?.[1];
    if (realm === undefined || !realms.has(realm)) continue;
    for (const part of withImports(bundle, [chunk], { known })) {
      add(realm, part.fileName);
      // All maps name the pictures of the ground in one chunk.
      for (const name of filesWith([part])) addAsset(TILE.test(sourceOf(name)) ? undefined : realm, name);
    }
  }
  for (const { fileName } of files) {
    if (!PYTHON_ASSETS.test(fileName)) continue;
    add(PYTHON, fileName);
    // The other rights of the worker are those of this address: see server/src/plugins/security.ts.
    if (fileName.endsWith('.js')) add(PYTHON, `${fileName}?input=service-worker`);
  }
  for (const name of publicFiles) {
    const realm = /^Game_Assets\/([\w-]+)_map\.png$/.exec(name)?.[1];
    if (realm !== undefined) add(realm, name);
    else if (name.startsWith('Game_Assets/workshop/')) add(PYTHON, name);
    else if (/^(?:Avatars|blockly)\//.test(name)) add(GAME, name);
  }
  return {
    entry: entry.fileName,
    shell,
    groups: Object.fromEntries([...groups].map(([group, members]) => [group, [...members.values()]])),
    realms: Object.fromEntries(
      [...realms].map(([realm, { usesPython }]) => [realm, [GAME, ...(usesPython ? [PYTHON] : []), realm]]),
    ),
  };
}

/** Styles, and small pictures: the shell is fetched by every visitor, also on a line that is paid by the megabyte. */
const shellAssets = (chunks: readonly Chunk[]): string[] =>
  filesWith(chunks).filter((name) =>
    /\.(?:css|svg)$|\/(?:logo|loading-logo|lantern-bar|owl|favicon|cursor)[\w-]*\.(?:webp|png)$/.test(name),
  );
