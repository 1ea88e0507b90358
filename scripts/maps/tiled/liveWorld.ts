// A realm that runs in a browser beside its map file: saves the map as Tiled does and sees when the change is on screen.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { decideCookies } from '../../../client/e2e/support/cookieChoice.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../lib/chromium.mjs';
import type { DevCopy } from './devCopy.ts';

export const REALM = 'ai-adventure-park';
/** As small as in the other measurements: software GL paints this page, and its frames are part of the time. */
const VIEWPORT = { width: 640, height: 360 };
export const READY_TIMEOUT_MS = 120_000;
const SEEN_TIMEOUT_MS = 15_000;
/** The colour of a drawn wall (Population.ts), and how far light may shift it. */
const WALL = [0x8d, 0x7f, 0x9d] as const;
const TOLERANCE = 14;
const EDGE = 64;
const TIMED_FRAMES = 12;
const TILE = 32;
/** A patch of 9×9 tiles. */
const PATCH = 4;

export interface ScreenPoint {
  x: number;
  y: number;
}
interface DevWindow {
  devWorld: {
    bus: { emit(name: string, payload: unknown): void; lastPayload(name: string): unknown };
    game: { screenPositionOf(id: string): ScreenPoint | undefined };
  };
  /** Set once; a reloaded page has lost it. */
  samePage?: boolean;
}
interface TiledMap {
  width: number;
  nextobjectid: number;
  layers: { name: string; objects?: object[]; data?: number[] }[];
}

export interface LiveWorld {
  page: Page;
  /** The map as it was first. */
  original: string;
  save(text: string): void;
  /** The map with further objects in its layer `objects`. */
  withObjects(...objects: object[]): string;

  player(): Promise<ScreenPoint>;
  close(): Promise<void>;
}

export const rectangle = (type: string, name: string, x: number, y: number, size = EDGE): object => ({
  ...{ type, name, x, y, width: size, height: size, rotation: 0, visible: true },
  properties: type === 'collision' ? [{ name: 'visible', type: 'bool', value: true }] : [],
});

function withAddedObjects(original: string, objects: object[]): string {
  const map: TiledMap = JSON.parse(original);
  const layer = map.layers.find(({ name }) => name === 'objects');
  layer?.objects?.push(...objects.map((object, index) => ({ id: map.nextobjectid + index, ...object })));
  return JSON.stringify(map);
}

/** Paints a patch of the lowest layer about a place, from tiles of the same layer, as a brush would. */
function repaintPatch(text: string, at: ScreenPoint, shift: number): string {
  const map: TiledMap = JSON.parse(text);
  const data = map.layers.find((layer) => layer.data)?.data ?? [];
  const [column, row] = [Math.floor(at.x / TILE), Math.floor(at.y / TILE)];
  for (let y = row - PATCH; y <= row + PATCH; y += 1) {
    for (let x = column - PATCH; x <= column + PATCH; x += 1) {
      const cell = y * map.width + x;
      data[cell] = data[(cell + shift * 7) % data.length] ?? 0;
    }
  }
  return JSON.stringify(map);
}

/** In daylight: dusk would tint the wall that is looked for. */
export const pageUrl = (address: string) => `${address}/dev/game?realm=${REALM}&bright`;

/** Waits until the realm can be played and the dev server has nothing left to prepare, which would reload the page. */
export async function waitUntilSettled(page: Page): Promise<void> {
  const ready = () => (window as never as DevWindow).devWorld?.bus.lastPayload('world/ready') !== undefined;
  for (let calm = false; !calm; ) {
    await page.waitForFunction(ready, null, { timeout: READY_TIMEOUT_MS });
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await page.waitForTimeout(3000);
    calm = await isSamePage(page);
  }
  await page.waitForFunction(ready, null, { timeout: READY_TIMEOUT_MS });
}

export const isSamePage = (page: Page) => page.evaluate(() => (window as never as DevWindow).samePage === true);

export async function openLiveWorld(dev: DevCopy): Promise<LiveWorld> {
  const file = dev.mapFile(REALM);
  const original = readFileSync(file, 'utf8');
  const browser: Browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  // The cookie banner would lie over the world, which then draws nothing.
  decideCookies(browser);
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(pageUrl(dev.address), { timeout: READY_TIMEOUT_MS });
  await waitUntilSettled(page);
  return {
    page,
    original,
    save(text) {
      // Tiled writes beside the file and puts the new one in its place.
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    },
    withObjects: (...objects) => withAddedObjects(original, objects),
    player: () =>
      page.evaluate(() => {
        const { x, y } = (window as never as DevWindow).devWorld.bus.lastPayload('player/moved') as ScreenPoint;
        return { x, y };
      }),
    close: () => browser.close(),
  };
}

/** Waits for this many frames, so that pending events have been emitted. */
export async function waitFrames(page: Page, count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

/** How long a frame takes on this machine now, ms. */
export async function measureFrameTime(page: Page): Promise<number> {
  const from = Date.now();
  await waitFrames(page, TIMED_FRAMES);
  return Math.round((Date.now() - from) / TIMED_FRAMES);
}

/** Walks that way for a moment. */
export async function walk(page: Page, x: number, y: number, ms: number): Promise<void> {
  const steer = (to: ScreenPoint) => (window as never as DevWindow).devWorld.bus.emit('stick/moved', to);
  await page.evaluate(steer, { x, y });
  await page.waitForTimeout(ms);
  await page.evaluate(steer, { x: 0, y: 0 });
  await waitFrames(page, 3);
}

/** When the wall in the middle of the zone `place` was first drawn (ms of the clock), or nothing. */
function waitForWall(page: Page, place: string): Promise<number | undefined> {
  return page.evaluate(
    async ({ place, wall, tolerance, wait }) => {
      const canvas = document.querySelector<HTMLCanvasElement>('#world canvas');
      const ctx = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const { game } = (window as never as DevWindow).devWorld;
      for (const until = Date.now() + wait; canvas && ctx && Date.now() < until; ) {
        // A timer between frames queues this behind the game's own frame: drawn then, and not yet cleared.
        await new Promise((done) => setTimeout(done));
        await new Promise((done) => requestAnimationFrame(done));
        const at = game.screenPositionOf(place);
        if (!at) continue;
        const scale = canvas.width / canvas.clientWidth;
        ctx.drawImage(canvas, at.x * scale, at.y * scale, 1, 1, 0, 0, 1, 1);
        const { data } = ctx.getImageData(0, 0, 1, 1);
        if (wall.every((value, index) => Math.abs(value - (data[index] ?? 0)) <= tolerance)) return Date.now();
      }
      return undefined;
    },
    { place, wall: WALL, tolerance: TOLERANCE, wait: SEEN_TIMEOUT_MS },
  );
}

/** Saves the map with a drawn wall and a zone of the name `mark` over it; ms until it was on screen. */
export async function measureSave(world: LiveWorld, mark: string, at: ScreenPoint, paint = 0): Promise<number> {
  const text = world.withObjects(rectangle('collision', '', at.x, at.y), rectangle('zone', mark, at.x, at.y));
  const seen = waitForWall(world.page, mark);
  await world.page.waitForTimeout(100);
  const saved = Date.now();
  world.save(paint > 0 ? repaintPatch(text, at, paint) : text);
  const shown = await seen;
  await waitFrames(world.page, 2);
  return shown === undefined ? Number.POSITIVE_INFINITY : shown - saved;
}

const SAVES = 7;

export interface SaveTimes {
  /** A thing was placed: ms of each save, the slowest last. */
  placed: number[];
  /** Tiles were painted as well. */
  painted: number[];
}

/** Saves several times around the player. */
export async function measureSaves(world: LiveWorld): Promise<SaveTimes> {
  const times: SaveTimes = { placed: [], painted: [] };
  for (let save = 0; save < SAVES * 2; save += 1) {
    const { x, y } = await world.player();
    const at = { x: x + (save % 2 === 0 ? 70 : -140), y: y + 30 };
    const list = save < SAVES ? times.placed : times.painted;
    list.push(await measureSave(world, `saved-${save}`, at, save < SAVES ? 0 : save));
  }
  for (const list of [times.placed, times.painted]) list.sort((a, b) => a - b);
  return times;
}

export const medianOfSorted = (sorted: readonly number[]): number =>
  sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
