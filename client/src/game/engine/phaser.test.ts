// @vitest-environment jsdom
// Tests that the Phaser bundle of development and build contains exactly what the types declare.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { bundlePhaser } from '../../../vite-plugins/phaser.ts';
import type { GameObjects, Scene } from './phaser.ts';
import { type EXCLUDED_SYSTEMS, INCLUDED_CREATORS, INCLUDED_FACTORIES } from './phaserTypes.ts';

type Registry = {
  getCore(key: string): { plugin: { prototype: object }; mapping: string };
  hasCore(key: string): boolean;
};
interface Bundle {
  Plugins: { PluginCache: Registry; DefaultPlugins: Record<'CoreScene' | 'DefaultScene', string[]> };
}

const CLIENT = path.resolve(import.meta.dirname, '../../..');
const SOURCES = path.join(CLIENT, 'src');
const OWN = new Set(['phaser.ts', 'phaserTypes.ts', 'phaser.test.ts']);

let phaser: Bundle;

beforeAll(async () => {
  const code = Buffer.from(await bundlePhaser()).toString('base64');
  phaser = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Bundle;
});

describe('the bundle', () => {
  it('exports exactly the values that phaser.ts declares', () => {
    const source = readFileSync(path.join(SOURCES, 'game/engine/phaser.ts'), 'utf8');
    const declared = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    expect(Object.keys(phaser).sort()).toEqual(declared.sort());
  });

  it('registers the factories and systems that the types keep', () => {
    const { PluginCache, DefaultPlugins } = phaser.Plugins;
    const registeredNames = (key: string) => {
      const inherited = ['constructor', 'boot', 'start', 'shutdown', 'destroy'];
      return Object.keys(PluginCache.getCore(key).plugin.prototype).filter((name) => !inherited.includes(name));
    };
    expect(registeredNames('GameObjectFactory').sort()).toEqual([...INCLUDED_FACTORIES]);
    expect(registeredNames('GameObjectCreator').sort()).toEqual([...INCLUDED_CREATORS]);
    expect(DefaultPlugins.CoreScene.filter((key) => !PluginCache.hasCore(key))).toEqual([]);
    expect(DefaultPlugins.DefaultScene.filter((key) => PluginCache.hasCore(key))).toEqual([]);
  });

  it('is what the development server sends', async () => {
    const configFile = path.join(CLIENT, 'vite.config.ts');
    const server = await createServer({
      configFile,
      logLevel: 'silent',
      server: { middlewareMode: true, hmr: false, ws: false },
      // Dependency discovery over the whole client takes half a minute; only one file is needed.
      optimizeDeps: { noDiscovery: true, include: [] },
    });
    try {
      const { client } = server.environments;
      const user = await client.transformRequest('/src/game/createGame.ts');
      expect(/from "[^"]*virtual:phaser"/.test(user?.code ?? '')).toBe(true);
      const served = (await client.transformRequest('virtual:phaser'))?.code ?? '';
      expect([served.includes('WEBGL'), /\bfrom\s*["'].*phaser\/src/.test(served)]).toEqual([true, false]);
    } finally {
      await server.close();
    }
  }, 120_000);
});

describe('the types', () => {
  it('are never for excluded systems', () => {
    expectTypeOf<Scene[(typeof EXCLUDED_SYSTEMS)[number]]>().toBeNever();
    expectTypeOf<Scene['add']['text']>().toBeNever();
    expectTypeOf<Scene['add']['tween']>().toBeNever();
    expectTypeOf<Scene['sys']['add']['sprite']>().toBeNever();
    expectTypeOf<Scene['make']['text']>().toBeNever();
    expectTypeOf<Scene['game']['sound']>().toBeNever();
    expectTypeOf<GameObjects.Image['setInteractive']>().toBeNever();
    const chained = (scene: Scene) => scene.add.image(0, 0, 'oak').setDepth(1).setInteractive;
    expectTypeOf(chained).returns.toBeNever();
    expectTypeOf<keyof typeof import('./phaser.ts')>().toEqualTypeOf<
      'BlendModes' | 'Game' | 'Plugins' | 'Scene' | 'WEBGL'
    >();
  });

  it('are not bypassed: no other file uses the global Phaser or imports from its folders', () => {
    const offenders = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !OWN.has(path.basename(name)) && !name.endsWith('.d.ts'))
      .filter((name) => {
        const code = readFileSync(path.join(SOURCES, name), 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
        return /\bPhaser\.\w|['"]phaser['"/]/.test(code);
      });
    expect(offenders).toEqual([]);
  });
});
