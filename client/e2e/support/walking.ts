// Walks to a place with the arrow keys along a route of the game's pathfinding, or by touch.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { computeReachability } from '@lanternwise/shared/maps/checkReachability';
import { clearanceGrid } from '@lanternwise/shared/maps/clearance';
import { toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { ExitSpot, NpcSpot, Point, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { expect, type Page } from '@playwright/test';
import { readMapFile } from '../../../scripts/maps/readMap.ts';
import { findRoute } from '../../src/game/core/pathfinding.ts';
import { stationsOf } from '../../src/game/core/stations.ts';
import { type NavigateTo, navigateByPlaces } from './park.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const { map } = readMapFile(`${ROOT}tiled-maps/ai-adventure-park/ai-adventure-park.tmj`);

/** The avatar's position, from a data attribute of the world's element. */
async function readPlayerPosition(page: Page): Promise<Point> {
  const at = await page.locator('[data-world="ready"]').getAttribute('data-player');
  const [x = 0, y = 0] = (at ?? '').split(',').map(Number);
  return { x, y };
}

/** Distance at which a route point counts as reached. A slow frame moves up to 30 units. */
const ARRIVAL_DISTANCE = 36;
/** Deviation above which an axis is steered. */
const AXIS_TOLERANCE = 14;
const STEER_MS = 40;
/** Steering ticks without progress after which the way counts as blocked by a character. */
const MAX_STUCK_TICKS = 12;

/** Holds the arrow keys along the route until `arrived` returns true or the route ends. */
async function followRoute(page: Page, to: Point, arrived: () => Promise<boolean>): Promise<boolean> {
  if (!map) throw new Error('the park has no map');
  const grid = clearanceGrid(map, map.walls.map(toOrientedBox), PLAYER_SIZE / 2);
  const heldKeys = new Set<string>();
  const holdKeys = async (keys: readonly string[]) => {
    for (const key of [...heldKeys].filter((each) => !keys.includes(each))) {
      await page.keyboard.up(key);
      heldKeys.delete(key);
    }
    for (const key of keys.filter((each) => !heldKeys.has(each))) {
      await page.keyboard.down(key);
      heldKeys.add(key);
    }
  };
  const { points } = findRoute(grid, await readPlayerPosition(page), to, 24);
  try {
    for (const point of points) {
      let nearest = Number.POSITIVE_INFINITY;
      for (let stuck = 0; stuck < MAX_STUCK_TICKS; ) {
        if (await arrived()) return true;
        const at = await readPlayerPosition(page);
        const [dx, dy] = [point.x - at.x, point.y - at.y];
        const away = Math.hypot(dx, dy);
        if (away < ARRIVAL_DISTANCE) break;
        stuck = away < nearest - 2 ? 0 : stuck + 1;
        nearest = Math.min(nearest, away);
        const across = Math.abs(dx) > AXIS_TOLERANCE && (dx > 0 ? 'ArrowRight' : 'ArrowLeft');
        const along = Math.abs(dy) > AXIS_TOLERANCE && (dy > 0 ? 'ArrowDown' : 'ArrowUp');
        await holdKeys([across, along].filter((key) => key !== false));
        await page.waitForTimeout(STEER_MS);
      }
    }
    return await arrived();
  } finally {
    await holdKeys([]);
  }
}

/** Until the last held key is let go and the world has said who is near. */
const STAND_MS = 400;

/** Fewest walks before a search is given up. */
const SEARCHES = 14;

/** Where to look for a character, in this order: all places where it rests, several times over. */
function searchPoints(map: RealmMap, spot: NpcSpot | ExitSpot): Point[] {
  const stations = 'radius' in spot ? stationsOf(map, spot, computeReachability(map)) : [spot];
  return Array.from(
    { length: Math.max(SEARCHES, 2 * stations.length) },
    (_, at) => stations[at % stations.length] ?? spot,
  );
}

const SIDE_STEP_KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Steps aside when the way is blocked, before the route is computed again. */
async function stepAside(page: Page, tries: number): Promise<void> {
  const key = SIDE_STEP_KEYS[tries % SIDE_STEP_KEYS.length] ?? 'ArrowRight';
  await page.keyboard.down(key);
  await page.waitForTimeout(500);
  await page.keyboard.up(key);
}

/** Walks to the place with the arrow keys, then presses E. Exits react without a key. */
export const navigateByKeys: NavigateTo = async ({ page }, place) => {
  const npc = map?.npcs.find(({ id }) => id === place);
  const exit = map?.exits.find(({ id }) => id === place);
  const target = npc ?? exit;
  if (!map || !target) throw new Error(`${place} is not on the map`);
  await page.locator('[data-world="ready"]').focus();
  const arrived = async () =>
    exit
      ? page.getByRole('dialog').isVisible()
      : (await page.locator('[data-world="ready"]').getAttribute('data-near')) === place;
  for (const [tries, point] of searchPoints(map, target).entries()) {
    if (!(await followRoute(page, point, arrived))) {
      await stepAside(page, tries);
      continue;
    }
    if (!npc) return;
    // Who is passed at a run is out of reach once one stands.
    await page.waitForTimeout(STAND_MS);
    if (!(await arrived())) continue;
    await page.keyboard.press('e');
    return;
  }
  throw new Error(`could not reach ${place}`);
};

/** Tries the touch stick, then navigates through the list. */
export const navigateByTouch: NavigateTo = async (driver, place) => {
  const { page } = driver;
  const box = await page.locator('[data-joystick]').boundingBox();
  if (!box) throw new Error('there is no joystick');
  await pushStick(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await navigateByPlaces(driver, place);
};

const PUSH_OFFSETS = [
  { x: 0, y: 40 },
  { x: 40, y: 0 },
  { x: 0, y: -40 },
  { x: -40, y: 0 },
];

/** Pushes the stick in one direction after another until the avatar moves, because a way may be blocked. */
async function pushStick(page: Page, centre: Point): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const before = await readPlayerPosition(page);
  let moved = false;
  for (const push of PUSH_OFFSETS) {
    if (moved) break;
    const finger = { x: centre.x + push.x, y: centre.y + push.y };
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [centre] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [finger] });
    await page.waitForTimeout(500);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(200);
    const at = await readPlayerPosition(page);
    moved = at.x !== before.x || at.y !== before.y;
  }
  expect(moved, 'the stick moves the avatar').toBe(true);
}
