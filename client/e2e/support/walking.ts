// Walking to a place with the arrow keys along the route the game's own path finding gives, and steering with the touch stick.

import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { clearanceGrid } from '@lanternwise/shared/maps/clearance';
import { boxOf } from '@lanternwise/shared/maps/obstacles';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { expect, type Page } from '@playwright/test';
import { readMapFile } from '../../../scripts/maps/readMap.ts';
import { findRoute } from '../../src/game/core/route.ts';
import { byPlaces, type Way } from './park.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const { map } = readMapFile(`${ROOT}tiled-maps/ai-adventure-park/ai-adventure-park.tmj`);

/** Where the avatar is: told by the world's element. */
async function positionOf(page: Page): Promise<Point> {
  const at = await page.locator('[data-world="ready"]').getAttribute('data-player');
  const [x = 0, y = 0] = (at ?? '').split(',').map(Number);
  return { x, y };
}

/** Nearer than this to a point of the route, the next one is steered for. */
const CLOSE = 14;
const STEER_MS = 60;

/** Holds the arrow keys that lead from point to point until `arrived` says so or the route ends. */
async function followRoute(page: Page, to: Point, arrived: () => Promise<boolean>): Promise<boolean> {
  if (!map) throw new Error('the park has no map');
  const grid = clearanceGrid(map, map.walls.map(boxOf), PLAYER_SIZE / 2);
  const held = new Set<string>();
  const hold = async (keys: readonly string[]) => {
    for (const key of [...held].filter((each) => !keys.includes(each))) {
      await page.keyboard.up(key);
      held.delete(key);
    }
    for (const key of keys.filter((each) => !held.has(each))) {
      await page.keyboard.down(key);
      held.add(key);
    }
  };
  const { points } = findRoute(grid, await positionOf(page), to, 24);
  try {
    for (const point of points) {
      for (let turns = 0; turns < 400; turns++) {
        if (await arrived()) return true;
        const at = await positionOf(page);
        const [dx, dy] = [point.x - at.x, point.y - at.y];
        if (Math.hypot(dx, dy) < CLOSE) break;
        const keys = [
          Math.abs(dx) > 7 && (dx > 0 ? 'ArrowRight' : 'ArrowLeft'),
          Math.abs(dy) > 7 && (dy > 0 ? 'ArrowDown' : 'ArrowUp'),
        ];
        await hold(keys.filter((key) => key !== false));
        await page.waitForTimeout(STEER_MS);
      }
    }
    return await arrived();
  } finally {
    await hold([]);
  }
}

/** A wandering guide is looked for around his home. */
function searchPoints(home: Point, radius: number): Point[] {
  const ring = [0, 1, 2, 3, 4, 5].map((i) => ({
    x: home.x + Math.cos(i) * radius * 0.55,
    y: home.y + Math.sin(i) * radius * 0.55,
  }));
  return radius > 0 ? [home, ...ring, home, ...ring] : [home];
}

/** By arrow keys to the place, then E. Exits take the learner by themselves. */
export const byKeys: Way = async ({ page }, place) => {
  const npc = map?.npcs.find(({ id }) => id === place);
  const exit = map?.exits.find(({ id }) => id === place);
  const target = npc ?? exit;
  if (!target) throw new Error(`${place} is not on the map`);
  await page.locator('[data-world="ready"]').focus();
  const arrived = async () =>
    exit
      ? page.getByRole('dialog').isVisible()
      : (await page.locator('[data-world="ready"]').getAttribute('data-near')) === place;
  for (const point of searchPoints(target, npc && !npc.static ? npc.radius : 0)) {
    if (!(await followRoute(page, point, arrived))) continue;
    if (npc) await page.keyboard.press('e');
    return;
  }
  throw new Error(`never met ${place}`);
};

/** By touch: the stick is tried, the list leads there. */
export const byTap: Way = async (hands, place) => {
  const { page } = hands;
  const before = await positionOf(page);
  const stick = page.locator('.stick').first();
  const box = await stick.boundingBox();
  if (box) await dragStick(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  expect(await positionOf(page), 'the stick moves the avatar').not.toEqual(before);
  await byPlaces(hands, place);
};

/** Pushes the stick up for a moment, or down where the way up is blocked. */
async function dragStick(page: Page, centre: Point): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (const dy of [-40, 40]) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [centre] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: centre.x, y: centre.y + dy }] });
    await page.waitForTimeout(300);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}
