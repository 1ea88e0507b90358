// Makes the site an installable app that works without a network: the service worker, the manifest, the shell, and the list of files of each realm.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '../../shared/src/constants/languages.ts';
import { ATLAS_FORMAT } from '../../shared/src/constants/pictures.ts';
import { SHELL_MARK, versionedUrl } from '../src/features/offline/builtNames.ts';
import { manifestIn } from './appManifest.ts';
import { type GroupedFile, type OfflineGroups, offlineGroups } from './offlineGroups.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'shared/generated/content');
const PUBLIC = join(ROOT, 'assets/public');
const WORKER = join(ROOT, 'client/src/service-worker/sw.ts');
/** The page that the service worker answers with where there is no network: the site without anything rendered in it. */
const SHELL_PAGE = 'offline.html';
const PLAN = 'offline.json';

const publicFiles = (): string[] =>
  readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(PUBLIC, name)).isFile());

/** Names below assets/ change with their content; other files get a version, so that no build shows the copy of another one. */
const addressOf = (name: string, file: string): string =>
  name.startsWith('assets/')
    ? `/${name}`
    : versionedUrl(`/${name}`, createHash('sha256').update(readFileSync(file)).digest('hex'));

/** Sizes on the device, and on the line where the server sends a compressed copy. */
function sized(out: string, { name, media }: GroupedFile) {
  const file = join(out, name.split('?', 1)[0] ?? name);
  const packed = existsSync(`${file}.br`) ? `${file}.br` : file;
  return {
    url: addressOf(name, file),
    bytes: statSync(file).size,
    load: statSync(packed).size,
    ...(media && { media }),
  };
}

/** A page that begins from it knows at once that there is no network (app/startOffline.ts). */
function writeShellPage(out: string): void {
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const marked = page.replace('<html ', `<html ${SHELL_MARK} `);
  if (marked === page) throw new Error('index.html has no <html> with attributes to mark');
  writeFileSync(join(out, SHELL_PAGE), marked);
}

/** Without a build there is nothing to keep: only input() needs the worker then. */
async function workerForDevelopment(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', 'self.__WB_MANIFEST': '[]' },
    build: { write: false, lib: { entry: WORKER, formats: ['iife'], name: 'worker' } },
  });
  const [first] = [result].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The service worker was not built');
  return chunk.code;
}

function offlineFiles(state: { groups?: OfflineGroups }): Plugin {
  let out = '';
  return {
    name: 'lanternwise:offline',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    // After the compressed copies are written: a person reads what comes over the line.
    writeBundle(_options, bundle) {
      const found = offlineGroups(bundle, { contentFolder: CONTENT, publicFiles: publicFiles() });
      state.groups = found;
      const groups = Object.fromEntries(
        Object.entries(found.groups).map(([group, files]) => [group, files.map((file) => sized(out, file))]),
      );
      writeFileSync(join(out, PLAN), JSON.stringify({ build: `/${found.entry}`, groups, realms: found.realms }));
      writeShellPage(out);
      for (const language of TRANSLATED_LANGUAGES)
        writeFileSync(join(out, `manifest.${language}.webmanifest`), JSON.stringify(manifestIn(language)));
    },
    configureServer(server) {
      server.middlewares.use(async (request, reply, next) => {
        if (request.url?.split('?')[0] === '/sw.js')
          reply.setHeader('content-type', 'text/javascript').end(await workerForDevelopment());
        else next();
      });
    },
  };
}

export function offline(): PluginOption[] {
  const state: { groups?: OfflineGroups } = {};
  return [
    offlineFiles(state),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      // Registered by features/offline/serviceWorkerClient.ts.
      injectRegister: false,
      manifest: manifestIn(DEFAULT_LANGUAGE),
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: [`assets/*.{js,css,woff2,webp,${ATLAS_FORMAT},png,svg}`, SHELL_PAGE],
        maximumFileSizeToCacheInBytes: 2_000_000,
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => url === SHELL_PAGE || state.groups?.shell.has(url)),
            // About large files that are not part of the shell.
            warnings: [],
          }),
        ],
      },
    }),
  ];
}
