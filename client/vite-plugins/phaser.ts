// Builds the client with only the parts of Phaser the world uses. In development the whole of Phaser is used.
import path from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = path.resolve(import.meta.dirname, '../src/game/engine/phaserParts.js');
const SOURCE = path.resolve(import.meta.dirname, '../../node_modules/phaser/src');

export function phaserBuild(): Plugin {
  return {
    name: 'lanternwise-phaser-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^phaser$/, replacement: ENTRY },
          { find: /^phaser\/src\//, replacement: `${SOURCE}/` },
        ],
      },
      // Phaser's own switches: leave out the canvas renderer, sound, the WebGL inspector and platform plugins.
      define: {
        'typeof CANVAS_RENDERER': 'false',
        'typeof WEBGL_RENDERER': 'true',
        'typeof WEBGL_DEBUG': 'false',
        'typeof EXPERIMENTAL': 'false',
        'typeof FEATURE_SOUND': 'false',
        'typeof PLUGIN_CAMERA3D': 'false',
        'typeof PLUGIN_FBINSTANT': 'false',
        global: 'globalThis',
      },
    }),
  };
}
