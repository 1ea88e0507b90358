// Divides the files of a finished build: the shell, what every realm needs, what Python needs, and what each realm needs for itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { LATER_ATLASES, requiredAtlases } from '../../shared/src/maps/requiredAtlases.ts';
import { readMapFile } from '../maps/readMap.ts';
import { mapsOf, REALM_STAGES, readManifest, SITE, withImports } from './builtFiles.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'shared/generated/content');
const PUBLIC = join(ROOT, 'assets/public');

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
].map((file) => `src/${file}`);
/** What these pages load later belongs to them, and so does every list of routes. */
const SHELL_PARTS = /^src\/(?:app\/\w+Routes\.tsx$|pages\/(?:home|layout|cookies|account|adventures)\/)/;
const SHELL_AREAS = ['shell', 'answers', 'home', 'cookies', 'sign-in', 'adventures', 'account', 'courses', 'offline'];
const SHELL_TEXTS = /^\.\.\/shared\/generated\/words\/|^src\/i18n\/locales\/[\w-]+\/font-[\w-]+\.ts$/;
/** Beside scripts and styles: small pictures only, since every visitor fetches the shell, also on a line that is paid by the megabyte. */
const SHELL_PICTURES = /\.svg$|\/(?:logo|loading-logo|lantern-bar|owl|favicon|cursor)[\w-]*\.(?:webp|png)$/;
/** Everything else that a realm loads is imported by these. */
const GAME_ENTRIES = [...REALM_STAGES, 'src/help/OwlWindow.tsx'];
const GAME_AREAS = ['realm', 'activities', 'help'];
/** What only programs need. */
const PYTHON_ENTRIES = /^src\/(?:python-lab\/|overlays\/lesson\/PythonLesson\.tsx)/;
/** Made by scripts/python, and the worker that runs Python: no chunk is known to bring them. */
const PYTHON_FILES = /^(?:python-worker-[\w-]+\.js|pyodide\.asm-[\w-]+\.wasm|(?:library|snapshot)-[\w-]+\.bin)$/;

const CATALOGUE = /^src\/i18n\/locales\/[\w-]+\/([\w-]+)\.po$/;
const COMPILED_CONTENT = /^\.\.\/shared\/generated\/content\/([\w-]+?)(?:\.[\w-]+)?\.json$/;
/** Pictures and sounds of realms that pages of the shell name too, and the picture behind the title. */
const SHARED_WITH_SHELL = /^\.\.\/assets\/(?:atlases|audio|ui\/hero)/;
const MEDIA = /^\.\.\/assets\/((?:audio|video)\/[\w-]+)\.(?:webm|mp3|mp4)$/;

/** Group names of what is shared; a realm's own group has its id. */
const GAME = 'game';
const PYTHON = 'python';

export interface GroupedFile {
  /** Path below the build's folder, with the query if there is one. */
  name: string;
  /** Shared by the formats of one sound or film. */
  media?: string;
}

export interface OfflineFiles {
  /** Name of the entry script. */
  entry: string;
  shell: ReadonlySet<string>;
  groups: Readonly<Record<string, readonly GroupedFile[]>>;
  realms: Readonly<Record<string, readonly string[]>>;
}

interface RealmFacts {
  /** Source files that it needs, without their formats. */
  sources: ReadonlySet<string>;
  /** The compiled content, in which pictures and films are named. */
  text: string;
  usesPython: boolean;
}

function readRealms(manifest: Manifest): Map<string, RealmFacts> {
  const realms = new Map<string, RealmFacts>();
  for (const { realm, map: source } of mapsOf(manifest)) {
    const { map } = readMapFile(resolve(ROOT, 'client', source));
    if (!map) continue;
    const text = readFileSync(join(CONTENT, `${realm}.json`), 'utf8');
    const { realm: about, lessons } = JSON.parse(text) as {
      realm: { music: { calm: string; busy: string } };
      lessons: Record<string, { kind: string }>;
    };
    realms.set(realm, {
      sources: new Set([
        ...map.tilesets.map(({ name }) => `../assets/atlases/tiles/${name}`),
        ...[...requiredAtlases(map), ...LATER_ATLASES].map((name) => `../assets/atlases/${name}`),
        ...[about.music.calm, about.music.busy].map((name) => `../assets/audio/${name}`),
      ]),
      text,
      usesPython: Object.values(lessons).some(({ kind }) => kind === 'python'),
    });
  }
  return realms;
}

/** The groups that need an asset: one or more realms, Python's, or the game's, which is for all. */
function groupsOfSource(source: string, realms: ReadonlyMap<string, RealmFacts>): readonly string[] {
  const { dir, name } = posix.parse(source);
  if (source.startsWith('../assets/audio/lab-')) return [PYTHON];
  const isNamedByContent = dir === '../assets/ui/illustrations' || dir === '../assets/video';
  const isNeededBy = ({ sources, text }: RealmFacts) =>
    sources.has(`${dir}/${name}`) || (isNamedByContent && text.includes(`"${name.split('.', 1)[0]}"`));
  const needing = [...realms].filter(([, facts]) => isNeededBy(facts)).map(([realm]) => realm);
  return needing.length > 0 && needing.length < realms.size ? needing : [GAME];
}

/** Of files that are copied into the build as they are. */
function groupOfPublicFile(name: string): string | undefined {
  const [folder, file = ''] = name.split('/');
  if (folder === 'Avatars' || folder === 'blockly') return GAME;
  if (folder !== 'Game_Assets') return undefined;
  if (file === 'workshop') return PYTHON;
  return file.endsWith('_map.png') ? file.slice(0, -'_map.png'.length) : undefined;
}

/** The keys of catalogues of messages. */
const cataloguesOf = (manifest: Manifest, areas: readonly string[]): string[] =>
  Object.keys(manifest).filter((key) => areas.includes(CATALOGUE.exec(key)?.[1] ?? ''));

function shellOf(manifest: Manifest): { chunks: ReadonlySet<ManifestChunk>; files: Set<string> } {
  const texts = Object.keys(manifest).filter((key) => SHELL_TEXTS.test(key));
  const entries = [SITE, 'src/app/boot.js', ...SHELL_PAGES, ...cataloguesOf(manifest, SHELL_AREAS), ...texts];
  const chunks = withImports(manifest, entries, { followsDynamic: (source) => SHELL_PARTS.test(source) });
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? file : []));
  const files = [...chunks].flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets.filter((asset) => SHELL_PICTURES.test(asset)),
  ]);
  return { chunks, files: new Set([...files, ...fonts]) };
}

type Add = (group: string, name: string, media?: string) => void;

/** Collects files by group, each once; those of the shell are left out. */
function collect(manifest: Manifest, shell: ReadonlySet<string>, realms: ReadonlyMap<string, RealmFacts>) {
  const sources = new Map(Object.values(manifest).map(({ file, src }) => [file, src ?? file]));
  const sourceOf = (name: string) => sources.get(name) ?? name;
  const groups = new Map<string, Map<string, GroupedFile>>();
  const add: Add = (group, name, media) => {
    if (shell.has(name)) return;
    const members = groups.get(group) ?? new Map<string, GroupedFile>();
    groups.set(group, members.set(name, { name, ...(media !== undefined && { media }) }));
  };
  const addAsset = (name: string, group?: string) => {
    const source = sourceOf(name);
    // Added with its two addresses below.
    if (PYTHON_FILES.test(posix.basename(name))) return;
    for (const each of group === undefined ? groupsOfSource(source, realms) : [group])
      add(each, name, MEDIA.exec(source)?.[1]);
  };
  const addChunks = (group: string, chunks: Iterable<ManifestChunk>) => {
    for (const { file, css = [], assets = [] } of chunks) {
      add(group, file);
      for (const name of [...css, ...assets]) addAsset(name);
    }
  };
  return { groups, add, addAsset, addChunks, sourceOf };
}

/** What no chunk names: Python's files, and those that are copied into the build as they are. */
function addOtherFiles(dist: string, add: Add): void {
  for (const name of readdirSync(join(dist, 'assets'))) {
    if (!PYTHON_FILES.test(name)) continue;
    add(PYTHON, `assets/${name}`);
    // The other rights of the worker are those of this address: see server/src/plugins/security.ts.
    if (name.endsWith('.js')) add(PYTHON, `assets/${name}?input=service-worker`);
  }
  for (const name of readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })) {
    const group = groupOfPublicFile(name.replaceAll('\\', '/'));
    if (group !== undefined && posix.extname(name)) add(group, name.replaceAll('\\', '/'));
  }
}

/** `dist` is the built site. */
export function offlineFiles(dist: string): OfflineFiles {
  const manifest = readManifest(dist);
  const shell = shellOf(manifest);
  const realms = readRealms(manifest);
  const { groups, add, addAsset, addChunks, sourceOf } = collect(manifest, shell.files, realms);

  const realmOf = (key: string) => mapsOf({ [key]: { file: '' } })[0]?.realm ?? COMPILED_CONTENT.exec(key)?.[1];
  const site = withImports(manifest, [SITE]);
  const isOfGame = (key: string) => realmOf(key) === undefined && !PYTHON_ENTRIES.test(key);
  // Through the shell's chunks too, whose windows a realm opens, but not through the entry, which leads to every page.
  const game = withImports(manifest, [...GAME_ENTRIES, ...cataloguesOf(manifest, GAME_AREAS)], {
    known: site,
    followsDynamic: isOfGame,
  });
  addChunks(GAME, game);
  const python = [
    ...Object.keys(manifest).filter((key) => PYTHON_ENTRIES.test(key)),
    ...cataloguesOf(manifest, ['python']),
  ];
  addChunks(
    PYTHON,
    withImports(manifest, python, {
      known: new Set([...site, ...game]),
      followsDynamic: (key) => realmOf(key) === undefined,
    }),
  );
  for (const { assets = [] } of shell.chunks)
    for (const name of assets) if (SHARED_WITH_SHELL.test(sourceOf(name))) addAsset(name);
  for (const key of Object.keys(manifest)) {
    const realm = realmOf(key);
    if (realm === undefined || !realms.has(realm)) continue;
    for (const { file, css = [], assets = [] } of withImports(manifest, [key], { known: shell.chunks })) {
      add(realm, file);
      // All maps name the pictures of the ground in one chunk.
      for (const name of [...css, ...assets])
        addAsset(name, sourceOf(name).startsWith('../assets/atlases/tiles/') ? undefined : realm);
    }
  }
  addOtherFiles(dist, add);
  return {
    entry: manifest[SITE]?.file ?? '',
    shell: shell.files,
    groups: Object.fromEntries([...groups].map(([group, members]) => [group, [...members.values()]])),
    realms: Object.fromEntries(
      [...realms].map(([realm, { usesPython }]) => [realm, [GAME, ...(usesPython ? [PYTHON] : []), realm]]),
    ),
  };
}
