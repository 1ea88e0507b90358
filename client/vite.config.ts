// Configures the development server and the build of the client.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { requireFolderLists } from '../scripts/content/folderLists.mjs';
import { compress } from '../scripts/site/compress.ts';
import { refuseEarlyModules, sharedChunks } from './vite-plugins/chunks.ts';
import { boot, prerender } from './vite-plugins/html.ts';
import { i18n, i18nAlias } from './vite-plugins/i18n.ts';
import { offline } from './vite-plugins/offline.ts';
import { phaserBundle } from './vite-plugins/phaser.ts';
import { tiledMaps } from './vite-plugins/tiled.ts';

requireFolderLists(`${import.meta.dirname}/..`);

const API = process.env.API_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;
const PORT = Number(process.env.CLIENT_PORT ?? 5173);
// Short and stable: the same rule has the same class name in every build.
const css = { modules: { generateScopedName: '[local]_[hash:base64:4]' } };
/** Isolation enables shared memory for Python; the production server sends the same header. */
const headers = { 'document-isolation-policy': 'isolate-and-credentialless' };
const plugins: PluginOption[] = [
  sharedChunks(),
  refuseEarlyModules(),
  tiledMaps(),
  phaserBundle(),
  i18n(),
  react(),
  tailwindcss(),
  boot(),
];
/** What a site needs that is served to people; a build for the developers' page goes without it. */
const shipped: PluginOption[] = [
  offline({ compress }),
  prerender({ plugins: () => [i18n(), react()], alias: i18nAlias, css }),
];

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  publicDir: '../assets/public',
  plugins: command === 'build' && mode === 'development' ? plugins : [...plugins, ...shipped],
  resolve: { alias: i18nAlias },
  css,
  // Bundled into the worker unchanged; its Node code is unreachable.
  optimizeDeps: { exclude: ['pyodide'] },
  worker: {
    format: 'es',
    plugins: () => [refuseEarlyModules()],
    // The server identifies Python's worker by this name and sends it a separate content security policy.
    rolldownOptions: { output: { entryFileNames: 'assets/python-[name]-[hash].js' } },
  },
  server: { port: PORT, strictPort: true, proxy: { '/api': API }, headers },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The CSP allows our own origin only: no data: URLs, no inlined scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1600,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: {
        main: `${import.meta.dirname}/index.html`,
        'python-check': `${import.meta.dirname}/python-check.html`,
        boot: `${import.meta.dirname}/src/app/boot.js`,
      },
      output: {
        // Of those that are split by the pages that need them, the bundler would name all these pages.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
}));
