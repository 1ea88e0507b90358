// Bundles the used parts of Phaser (game/engine/phaser.ts) into one ES module for development and build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENTRY = path.resolve(import.meta.dirname, '../src/game/engine/phaser.ts');
const PHASER = path.join(ROOT, 'node_modules/phaser');
const CACHE = path.join(ROOT, '.cache/phaser');
const FILE = 'phaser.js';

/** Phaser's feature flags: exclude the canvas renderer, sound, the WebGL inspector and platform plugins. */
const DEFINES = {
  'typeof CANVAS_RENDERER': 'false',
  'typeof WEBGL_RENDERER': 'true',
  'typeof WEBGL_DEBUG': 'false',
  'typeof EXPERIMENTAL': 'false',
  'typeof FEATURE_SOUND': 'false',
  'typeof PLUGIN_CAMERA3D': 'false',
  'typeof PLUGIN_FBINSTANT': 'false',
  global: 'globalThis',
};

/** What Phaser tests in the browser when it is loaded or started, by file, and what stands in its place. */
const FEATURE_TESTS: Record<string, { test: string; answer: string }> = {
  // It opens a WebGL context; worldCanvas.ts opens the one that the world is drawn in.
  '/device/Features.js': { test: 'Features.webGL = testWebGL();', answer: 'Features.webGL = true;' },
  '/renderer/webgl/WebGLRenderer.js': {
    // It asks for 27 extensions, for compressed textures, of which the world has none.
    test: 'this.compression = this.getCompressedTextures();',
    answer: 'this.compression = {};',
  },
  // It draws on canvases and loads two pictures, for the canvas renderer, which is excluded.
  '/device/CanvasFeatures.js': { test: 'module.exports = init();', answer: 'module.exports = CanvasFeatures;' },
};
const withoutFeatureTests: Plugin = {
  name: 'lanternwise-phaser-features',
  transform(code, id) {
    const found = Object.entries(FEATURE_TESTS).find(([file]) => id.endsWith(file));
    if (!found) return null;
    const { test, answer } = found[1];
    if (!code.includes(test)) this.error(`Phaser's ${id} has no ${test}`);
    return code.replaceAll(test, answer);
  },
};

/** Hash of all inputs of the bundle. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of [ENTRY, path.join(PHASER, 'package.json'), import.meta.filename])
    hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

/** Bundles phaser.ts unless a cached bundle exists; returns its path. Takes about two seconds the first time. */
export async function bundlePhaser(): Promise<string> {
  const folder = path.join(CACHE, fingerprint());
  const file = path.join(folder, FILE);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  // Built in a temporary folder and renamed, so that concurrent processes never read a partial file.
  const tempFolder = mkdtempSync(path.join(CACHE, 'making-'));
  await build({
    configFile: false,
    root: PHASER,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define: DEFINES,
    plugins: [withoutFeatureTests],
    resolve: { alias: [{ find: /^phaser\/src\//, replacement: `${PHASER}/src/` }] },
    build: {
      outDir: tempFolder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: { entry: ENTRY, formats: ['es'], fileName: () => FILE },
    },
  });
  try {
    renameSync(tempFolder, folder);
  } catch (error) {
    rmSync(tempFolder, { recursive: true, force: true });
    if (!existsSync(file)) throw error;
  }
  return file;
}

export function phaserBundle(): Plugin {
  let bundle: string;
  return {
    name: 'lanternwise-phaser',
    enforce: 'pre',
    async configResolved() {
      bundle = await bundlePhaser();
    },
    resolveId(source, importer) {
      if (/^phaser(\/|$)/.test(source)) this.error(`import from game/engine/phaser.ts, not from '${source}'`);
      const isEntry = importer !== undefined && path.resolve(path.dirname(importer), source) === ENTRY;
      return isEntry ? bundle : null;
    },
  };
}
