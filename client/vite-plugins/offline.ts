// Makes the site an installable app that works without a network: the service worker, the app's manifest, and the lists of what is kept.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type GroupedFile, offlineFiles } from '../../scripts/site/offlineFiles.ts';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '../../shared/src/constants/languages.ts';
import { manifestIn } from '../appManifest.ts';
import { SHELL_MARK, versionedUrl } from '../src/features/offline/builtNames.ts';

const WORKER = resolve(import.meta.dirname, '../src/service-worker/sw.ts');
/** The page that the service worker answers with where there is no network: the site without anything rendered in it. */
const SHELL_PAGE = 'offline.html';
const PLAN = 'offline.json';

/** Address, and sizes on the device and on the line, where the server sends a compressed copy. */
function sized(out: string, { name, media }: GroupedFile) {
  const file = join(out, name.split('?', 1)[0] ?? name);
  // Names below assets/ change with their content; other files get a version, so that no build shows the copy of another one.
  const hash = () => createHash('sha256').update(readFileSync(file)).digest('hex');
  return {
    url: name.startsWith('assets/') ? `/${name}` : versionedUrl(`/${name}`, hash()),
    bytes: statSync(file).size,
    load: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
    ...(media && { media }),
  };
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

/** `compress` writes the compressed copies, whose sizes the plan tells. */
export function offline({ compress }: { compress(out: string): void }): PluginOption[] {
  let out = '';
  let shell: ReadonlySet<string> = new Set();
  const lists: Plugin = {
    name: 'lanternwise:offline',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      compress(out);
      const files = offlineFiles(out);
      shell = files.shell;
      const groups = Object.entries(files.groups).map(([group, names]) => [
        group,
        names.map((name) => sized(out, name)),
      ]);
      const plan = { build: `/${files.entry}`, groups: Object.fromEntries(groups), realms: files.realms };
      writeFileSync(join(out, PLAN), JSON.stringify(plan));
      // A page that begins from it knows at once that there is no network (app/startOffline.ts).
      const page = readFileSync(join(out, 'index.html'), 'utf8');
      writeFileSync(join(out, SHELL_PAGE), page.replace('<html ', `<html ${SHELL_MARK} `));
      for (const language of TRANSLATED_LANGUAGES)
        writeFileSync(join(out, `manifest.${language}.webmanifest`), JSON.stringify(manifestIn(language)));
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', async (_request, reply) => {
        reply.setHeader('content-type', 'text/javascript').end(await workerForDevelopment());
      });
    },
  };
  return [
    lists,
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
        globPatterns: ['assets/*.{js,css,woff2,webp,png,svg}', SHELL_PAGE],
        maximumFileSizeToCacheInBytes: 2_000_000,
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => url === SHELL_PAGE || shell.has(url)),
            // About large files that are not part of the shell.
            warnings: [],
          }),
        ],
      },
    }),
  ];
}
