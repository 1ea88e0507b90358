// Configures the development server and the build of the client.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { requireFolderLists } from '../scripts/content/folderLists.mjs';
import { boot } from './vite-plugins/boot.ts';
import { compileHints } from './vite-plugins/compileHints.ts';
import { lightFirstFrame } from './vite-plugins/firstFrame.ts';
import { i18n, i18nAlias } from './vite-plugins/i18n.ts';
import { offline } from './vite-plugins/offline.ts';
import { phaserBundle } from './vite-plugins/phaser.ts';
import { precompress } from './vite-plugins/precompress.ts';
import { preloadedFiles } from './vite-plugins/preloadedFiles.ts';
import { prerender } from './vite-plugins/prerender.ts';
import { pythonFiles } from './vite-plugins/python.ts';
import { sharedChunks } from './vite-plugins/sharedChunks.ts';
import { tiledMaps } from './vite-plugins/tiled.ts';
import { zodForBrowsers } from './vite-plugins/zod.ts';

requireFolderLists(`${import.meta.dirname}/..`);

const API = process.env.API_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;
const PORT = Number(process.env.CLIENT_PORT ?? 5173);
// Short and stable: the same rule has the same class name in every build.
const css = { modules: { generateScopedName: '[local]_[hash:base64:4]' } };
const chunks = sharedChunks();
const plugins: PluginOption[] = [
  chunks.plugin,
  tiledMaps(),
  phaserBundle(),
  zodForBrowsers(),
  lightFirstFrame(),
  compileHints(),
  pythonFiles(),
  i18n(),
  react(),
  tailwindcss(),
  boot(),
];
/** What a site needs that is served to people; a build for the developers' page goes without it. */
const shipped: PluginOption[] = [
  precompress(),
  // After the compressed copies, whose sizes it tells.
  offline(),
  prerender({ plugins: () => [i18n(), react()], alias: i18nAlias, css }),
];

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  publicDir: '../assets/public',
  plugins: command === 'build' && mode === 'development' ? plugins : [...plugins, ...shipped],
  resolve: { alias: i18nAlias },
  css,
  // They are bundled apart, by plugins of their own.
  worker: { plugins: () => [zodForBrowsers()] },
  server: { port: PORT, strictPort: true, proxy: { '/api': API } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The CSP allows our own origin only: no data: URLs, no inlined scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1600,
    modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
    rolldownOptions: {
      input: { main: `${import.meta.dirname}/index.html`, 'python-check': `${import.meta.dirname}/python-check.html` },
      output: {
        codeSplitting: { groups: chunks.groups },
        // Of those that are split by the pages that need them, the bundler would name all these pages.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
}));
