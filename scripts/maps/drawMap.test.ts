// The picture of a map: tiles and props are flipped, turned, moved, tinted and see-through as in Tiled.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, expect, it } from 'vitest';
import type { Prop, RealmMap, TileLayer } from '../../shared/src/maps/realmMap.ts';
import { mapSketch } from '../../shared/src/maps/testing/mapSketch.ts';
import { drawMap } from './drawMap.ts';

const TILE = 32;
const folder = mkdtempSync(path.join(tmpdir(), 'draw-map-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** White, with a red square in its upper left corner. */
function writeTile(): void {
  const canvas = createCanvas(TILE, TILE);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, TILE, TILE);
  ctx.fillStyle = '#ff0000';
  ctx.fillRect(0, 0, TILE / 2, TILE / 4);
  writeFileSync(path.join(folder, 'tile.png'), canvas.toBuffer('image/png'));
}
writeTile();

const TILES = {
  name: 'tile',
  firstGid: 1,
  columns: 1,
  count: 1,
  image: 'tile.png',
  source: 'tile.tsj',
  animations: [],
};
const layer = (gid: number, look: Partial<TileLayer> = {}): TileLayer => ({
  ...{ name: 'ground', above: false, opacity: 1, tiles: [gid] },
  ...look,
});
const draw = async (parts: Partial<RealmMap>) =>
  (await drawMap({ ...mapSketch(''), columns: 4, rows: 4, ...parts }, path.join(folder, 'map.tmj'))).getContext('2d');
const drawTile = (gid: number, look?: Partial<TileLayer>) =>
  draw({ tilesets: [TILES], tileLayers: [layer(gid, look)] });

/** Red, green, blue and opacity of a pixel. */
type Pen = Awaited<ReturnType<typeof draw>>;
const pixel = (pen: Pen, x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data];
const RED = [255, 0, 0, 255];

/** Near a corner, along its upper or lower edge; and along its left or right one. */
const PLACES = {
  tlx: [12, 4],
  trx: [20, 4],
  blx: [12, 28],
  brx: [20, 28],
  tly: [4, 12],
  try: [28, 12],
  bly: [4, 20],
  bry: [28, 20],
};

it.each([
  [0, 'tlx'],
  [0x80000000, 'trx'],
  [0x40000000, 'blx'],
  [0xc0000000, 'brx'],
  [0x20000000, 'tly'],
  // A quarter turn clockwise, and one back.
  [0xa0000000, 'try'],
  [0x60000000, 'bly'],
  [0xe0000000, 'bry'],
] as const)('turns a tile with the bits %i', async (bits, place) => {
  const pen = await drawTile(bits + 1);
  const red = Object.entries(PLACES).filter(([, [x = 0, y = 0]]) => pixel(pen, x, y).join() === RED.join());
  expect(red.map(([name]) => name)).toEqual([place]);
});

it('moves, tints and fades a layer of tiles', async () => {
  const pen = await drawTile(1, { offset: { x: 40, y: 10 }, tint: '#80ff00', opacity: 0.5 });
  expect(pixel(pen, 4, 4)).toEqual([0, 0, 0, 0]);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel(pen, 40 + 28, 10 + 28);
  expect([red, green, blue].map((part) => Math.round(part / 32))).toEqual([4, 8, 0]);
  expect(Math.round(alpha / 32)).toBe(4);
});

const HOUSE: Prop = {
  ...{
    object: 1,
    x: 20,
    y: 100,
    width: 90,
    height: 90,
    rotation: 0,
    atlas: 'park',
    frame: 'balloon-cart',
    flipX: false,
  },
  ...{ fade: false, flat: true, above: false, glow: undefined, anim: undefined, sway: false, overlaps: false },
};
const drawHouse = (look: Partial<Prop>) => draw({ props: [{ ...HOUSE, ...look }] });

it('flips a picture upside down in its place', async () => {
  const [upright, flipped] = [await drawHouse({}), await drawHouse({ flipY: true })];
  const rows = (pen: Pen) =>
    Array.from({ length: 90 }, (_, row) =>
      [...pen.getImageData(20, 10 + row, 90, 1).data].filter((_part, at) => at % 4 === 3),
    );
  const filled = (row: number[]) => row.filter((alpha) => alpha > 128).length;
  const [before, after] = [rows(upright).map(filled), rows(flipped).map(filled).reverse()];
  expect(Math.max(...before)).toBeGreaterThan(10);
  const apart = before.map((count, row) => Math.abs(count - (after[row] ?? 0)));
  expect(Math.max(...apart)).toBeLessThanOrEqual(4);
});

it('tints a picture and lets the ground shine through', async () => {
  const [plain, tinted] = [await drawHouse({}), await drawHouse({ tint: '#ff0000', opacity: 0.5 })];
  const sum = (pen: Pen, part: number) =>
    [...pen.getImageData(0, 0, 128, 128).data].reduce((all, value, at) => all + (at % 4 === part ? value : 0), 0);
  expect(sum(tinted, 1)).toBe(0);
  expect(sum(tinted, 2)).toBe(0);
  // The shadow shines through the picture a little.
  const share = sum(tinted, 3) / sum(plain, 3);
  expect(share).toBeGreaterThan(0.48);
  expect(share).toBeLessThan(0.7);
});
