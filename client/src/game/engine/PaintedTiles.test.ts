// Tests when tiles are painted: what the first frame shows at once, the sheets in later frames, and nothing twice.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PaintedTile, PaintedTiles } from './PaintedTiles.ts';
import type { Geom, Scene } from './phaser.ts';

const TILE = 32;
const MAP = { tileSize: TILE, columns: 72, rows: 48 } as RealmMap;
const NO_SHEETS_LEFT = 100;

beforeEach(() => {
  const context = { setTransform() {}, rotate() {}, scale() {}, drawImage() {}, globalAlpha: 1 };
  vi.stubGlobal('document', {
    createElement: () => {
      const canvas = { width: 0, height: 0, getContext: () => ({ ...context, canvas }) };
      return canvas;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const everyTile: PaintedTile[] = Array.from({ length: MAP.columns * MAP.rows }, (_, at) => ({
  column: at % MAP.columns,
  row: Math.floor(at / MAP.columns),
  kind: { source: {} as CanvasImageSource, x: 0, y: 0, rotation: 0, flipX: false, flipY: false },
  alpha: 1,
}));

function createScene() {
  const sizes = new Map<string, { width: number; height: number }>();
  const shown = new Map<string, { visible: boolean }>();
  const scene = {
    textures: {
      exists: (key: string) => sizes.has(key),
      remove: (key: string) => sizes.delete(key),
      addImage: (key: string, { width, height }: HTMLCanvasElement) => sizes.set(key, { width, height }),
    },
    add: {
      image(_x: number, _y: number, key: string) {
        const image = {
          visible: true,
          setOrigin: () => image,
          setDepth: () => image,
          destroy: () => shown.delete(key),
        };
        shown.set(key, image);
        return image;
      },
    },
  } as never as Scene;
  const visible = () => [...shown].filter(([, image]) => image.visible).map(([key]) => key);
  return { scene, sizes, visible };
}

const view = (x: number, y: number) =>
  ({ x, y, width: 960, height: 640, right: x + 960, bottom: y + 640 }) as Geom.Rectangle;

it('paints what the first frame shows and a little around it, not the sheets that it touches', () => {
  const { scene, sizes, visible } = createScene();
  new PaintedTiles(scene, MAP, { tiles: everyTile }, 'ground', 0).cull(view(640, 320));
  expect([...sizes]).toEqual([['painted-ground-first', { width: 960 + 2 * 32, height: 640 + 2 * 32 }]]);
  expect(visible()).toEqual(['painted-ground-first']);
});

it('paints tiles that will be drawn one by one for the first frame, and in no sheet', () => {
  const { scene, sizes } = createScene();
  const [first, ...others] = everyTile.map((tile) => ({ ...tile, row: 12 }));
  if (!first) throw new Error('There is no tile');
  const near = { ...first, column: 23 };
  const painted = new PaintedTiles(scene, MAP, { tiles: [near], atFirst: [...others, first] }, 'ground', 0);
  painted.cull(view(640, 320));
  // From the view's left edge, though the only lasting tile stands in its middle; its row is all there is.
  expect([...sizes]).toEqual([['painted-ground-first', { width: 960 + 2 * 32, height: TILE }]]);
  for (let frame = 0; frame < NO_SHEETS_LEFT; frame += 1) painted.cull(view(640, 320));
  expect([...sizes.values()]).toEqual([{ width: TILE, height: TILE }]);
});

it('exchanges it for the sheets once all are painted', () => {
  const { scene, sizes, visible } = createScene();
  const painted = new PaintedTiles(scene, MAP, { tiles: everyTile }, 'ground', 0);
  for (let frame = 0; frame < NO_SHEETS_LEFT; frame += 1) painted.cull(view(640, 320));
  expect(sizes.has('painted-ground-first')).toBe(false);
  expect(sizes.size).toBe(6);
  expect(visible()).toHaveLength(6);
});

it('paints the sheets at once when the view leaves it before', () => {
  const { scene, visible } = createScene();
  const painted = new PaintedTiles(scene, MAP, { tiles: everyTile }, 'ground', 0);
  painted.cull(view(0, 0));
  painted.cull(view(100, 0));
  expect(visible()).toEqual(['painted-ground-0', 'painted-ground-1']);
});

it('paints nothing before there is a view', () => {
  const { scene, sizes } = createScene();
  new PaintedTiles(scene, MAP, { tiles: everyTile }, 'ground', 0).cull({
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  } as Geom.Rectangle);
  expect(sizes.size).toBe(0);
});

it('paints a tile between two sheets in both, and cuts it off at their border', () => {
  const { scene, sizes } = createScene();
  const [first] = everyTile;
  if (!first) throw new Error('There is no tile');
  const moved = { ...first, column: 23.5, row: 2.25 };
  const painted = new PaintedTiles(scene, MAP, { tiles: [moved] }, 'ground', 0);
  for (let frame = 0; frame < NO_SHEETS_LEFT; frame += 1) painted.cull(view(640, 0));
  expect([...sizes]).toEqual([
    ['painted-ground-0', { width: TILE / 2, height: TILE }],
    ['painted-ground-1', { width: TILE / 2, height: TILE }],
  ]);
});

it('shows tiles of a moved layer that reach into the first view', () => {
  const { scene, sizes } = createScene();
  const [first] = everyTile;
  if (!first) throw new Error('There is no tile');
  new PaintedTiles(scene, MAP, { tiles: [{ ...first, column: 18.5, row: 12 }] }, 'ground', 0).cull(view(640, 320));
  expect([...sizes.keys()]).toEqual(['painted-ground-first']);
});
