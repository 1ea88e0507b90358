// Makes of game/engine/phaser.ts, in development and build, one ES module with the parts of Phaser that it names.
import path from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

const PHASER = path.resolve(import.meta.dirname, '../../node_modules/phaser');
const ENGINE = path.resolve(import.meta.dirname, '../src/game/engine');
const ENTRY = path.join(ENGINE, 'phaser.ts');

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

/** The bundle's code; takes about two seconds. */
export async function bundlePhaser(): Promise<string> {
  const result = await build({
    configFile: false,
    root: PHASER,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define: DEFINES,
    resolve: {
      alias: [
        { find: /^phaser\/src\//, replacement: `${PHASER}/src/` },
        { find: /^\.{1,2}\/(?:device\/)?(?:Canvas)?Features$/, replacement: path.join(ENGINE, 'phaserFeatures.ts') },
      ],
    },
    build: { write: false, target: 'es2022', minify: false, lib: { entry: ENTRY, formats: ['es'] } },
  });
  return (result as Rollup.RolldownOutput[])[0]?.output[0].code ?? '';
}

/** Another module than phaser.ts itself, whose imports the search for dependencies of the development server would follow. */
const BUNDLE = 'virtual:phaser';

export const phaserBundle = (): Plugin => ({
  name: 'lanternwise:phaser',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === BUNDLE) return BUNDLE;
    const isEntry = importer !== undefined && path.resolve(path.dirname(importer), source) === ENTRY;
    return isEntry ? BUNDLE : null;
  },
  load: async (id) => (id === BUNDLE ? { code: await bundlePhaser(), moduleType: 'js' } : null),
});
