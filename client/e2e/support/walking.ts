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

type Direction = 'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown';

interface Steering {
  /** Walks in these directions until the next call. */
  hold(directions: readonly Direction[]): Promise<void>;
  /** What a child presses beside a character. */
  interact(): Promise<void>;
}

function keySteering(page: Page): Steering {
  const heldKeys = new Set<string>();
  return {
    async hold(keys) {
      for (const key of [...heldKeys].filter((each) => !(keys as readonly string[]).includes(each))) {
        await page.keyboard.up(key);
        heldKeys.delete(key);
      }
      for (const key of keys.filter((each) => !heldKeys.has(each))) {
        await page.keyboard.down(key);
        heldKeys.add(key);
      }
    },
    interact: () => page.keyboard.press('e'),
  };
}

/** Pixels that the finger is away from the stick's middle. */
const PUSH = 40;
const PUSHES: Record<Direction, Point> = {
  ArrowLeft: { x: -PUSH, y: 0 },
  ArrowUp: { x: 0, y: -PUSH },
  ArrowRight: { x: PUSH, y: 0 },
  ArrowDown: { x: 0, y: PUSH },
};

/** One finger on the stick; another taps the button. */
async function stickSteering(page: Page): Promise<Steering> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  let isDown = false;
  return {
    async hold(directions) {
      if (directions.length === 0) {
        if (isDown) await touch('touchEnd', []);
        isDown = false;
        return;
      }
      const box = await page.locator('[data-joystick]').boundingBox();
      if (!box) return;
      const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (!isDown) await touch('touchStart', [centre]);
      isDown = true;
      const finger = directions.reduce(
        ({ x, y }, direction) => ({ x: x + PUSHES[direction].x, y: y + PUSHES[direction].y }),
        centre,
      );
      await touch('touchMove', [finger]);
    },
    interact: () => page.getByRole('button', { name: 'Interact', exact: true }).tap(),
  };
}

/** Steers along the route until `arrived` returns true or the route ends. */
async function followRoute(
  page: Page,
  steering: Steering,
  to: Point,
  arrived: () => Promise<boolean>,
): Promise<boolean> {
  if (!map) throw new Error('the park has no map');
  const grid = clearanceGrid(map, map.walls.map(toOrientedBox), PLAYER_SIZE / 2);
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
        const across: Direction | false = Math.abs(dx) > AXIS_TOLERANCE && (dx > 0 ? 'ArrowRight' : 'ArrowLeft');
        const along: Direction | false = Math.abs(dy) > AXIS_TOLERANCE && (dy > 0 ? 'ArrowDown' : 'ArrowUp');
        await steering.hold([across, along].filter((direction) => direction !== false));
        await page.waitForTimeout(STEER_MS);
      }
    }
    return await arrived();
  } finally {
    await steering.hold([]);
  }
}

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

const SIDE_STEPS: readonly Direction[] = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Steps aside when the way is blocked, before the route is computed again. */
async function stepAside(page: Page, steering: Steering, tries: number): Promise<void> {
  await steering.hold([SIDE_STEPS[tries % SIDE_STEPS.length] ?? 'ArrowRight']);
  await page.waitForTimeout(500);
  await steering.hold([]);
}

/** Walks to the place, then presses what is to be pressed there. Exits react by themselves. */
async function walkToPlace(page: Page, steering: Steering, place: string): Promise<void> {
  const npc = map?.npcs.find(({ id }) => id === place);
  const exit = map?.exits.find(({ id }) => id === place);
  const target = npc ?? exit;
  if (!map || !target) throw new Error(`${place} is not on the map`);
  const arrived = async () =>
    exit
      ? page.getByRole('dialog').isVisible()
      : (await page.locator('[data-world="ready"]').getAttribute('data-near')) === place;
  for (const [tries, point] of searchPoints(map, target).entries()) {
    if (!(await followRoute(page, steering, point, arrived))) {
      await stepAside(page, steering, tries);
      continue;
    }
    if (npc) await steering.interact();
    return;
  }
  throw new Error(`could not reach ${place}`);
}

export const navigateByKeys: NavigateTo = async ({ page }, place) => {
  await page.locator('[data-world="ready"]').focus();
  await walkToPlace(page, keySteering(page), place);
};

export const navigateByStick: NavigateTo = async ({ page }, place) =>
  walkToPlace(page, await stickSteering(page), place);

/** Tries the touch stick, then navigates through the list. */
export const navigateByTouch: NavigateTo = async (driver, place) => {
  await pushStick(driver.page, await stickSteering(driver.page));
  await navigateByPlaces(driver, place);
};

/** Pushes the stick in one direction after another until the avatar moves, because a way may be blocked. */
async function pushStick(page: Page, steering: Steering): Promise<void> {
  const before = await readPlayerPosition(page);
  let moved = false;
  for (const direction of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'] as const) {
    if (moved) break;
    await steering.hold([direction]);
    await page.waitForTimeout(500);
    await steering.hold([]);
    await page.waitForTimeout(200);
    const at = await readPlayerPosition(page);
    moved = at.x !== before.x || at.y !== before.y;
  }
  expect(moved, 'the stick moves the avatar').toBe(true);
}
