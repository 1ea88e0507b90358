// Walks one realm as a child would: talks to everybody, picks up everything, looks at the sights; says what it met.
import type { Locator, Page } from '@playwright/test';
import { findRoute } from '../../../client/src/game/core/pathfinding.ts';
import { PLAYER_SIZE } from '../../../shared/src/constants/movement.ts';
import { clearanceGrid } from '../../../shared/src/maps/clearance.ts';
import { toOrientedBox } from '../../../shared/src/maps/obstacles.ts';
import type { Point, RealmMap } from '../../../shared/src/maps/realmMap.ts';

const WORLD = { width: 2304, height: 1536 };
/** The camera looks at the avatar's middle, this far above its feet. */
const CAMERA_OFFSET_Y = 26;
/** Clicks nearer to the edge than this would hit panels of the HUD. */
const HUD_MARGIN = { left: 320, top: 130, right: 40, bottom: 110 };
const ARRIVAL_DISTANCE = 30;
const WALK_TIMEOUT_MS = 90_000;
const WALK_START_MS = 900;

export type Log = (line: string) => void;
/** Keeps a picture of the page under a name. */
export type TakeScreenshot = (name: string) => Promise<void>;

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const placesDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Places and people' });

/** Opens the realm and reads its welcome. Needs a signed-in page where all realms are open. */
export async function enterRealm(page: Page, path: string, begin: string): Promise<void> {
  await page.goto(path, { timeout: 120_000 });
  const start = button(page, begin);
  const play = button(page, /^Play as/);
  await start.or(play).first().waitFor({ timeout: 120_000 });
  if (await play.isVisible()) await play.click();
  await start.click({ timeout: 60_000 });
  await page.locator('[data-world="ready"]').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
}

async function positionOf(page: Page): Promise<Point> {
  const at = await page.locator('[data-world="ready"]').getAttribute('data-player');
  const [x = 0, y = 0] = (at ?? '').split(',').map(Number);
  return { x, y };
}

async function waitUntilStill(page: Page): Promise<Point> {
  let at = await positionOf(page);
  for (let same = 0; same < 3; ) {
    await page.waitForTimeout(250);
    const now = await positionOf(page);
    same = now.x === at.x && now.y === at.y ? same + 1 : 0;
    at = now;
  }
  return at;
}

/** Where the camera's top-left corner is once it rests. */
function cameraAt({ x, y }: Point, { width, height }: { width: number; height: number }): Point {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    x: within(x - width / 2, WORLD.width - width),
    y: within(y - CAMERA_OFFSET_Y - height / 2, WORLD.height - height),
  };
}

/** Walks by clicking along the route the game's own path finding gives; answers how far from the point it ended. */
export async function walkTo(page: Page, map: RealmMap, to: Point): Promise<number> {
  const screen = page.viewportSize() ?? { width: 1366, height: 768 };
  const grid = clearanceGrid(map, map.walls.map(toOrientedBox), PLAYER_SIZE / 2);
  let at = await waitUntilStill(page);
  for (let waypoint = 0; waypoint < 24 && Math.hypot(to.x - at.x, to.y - at.y) > ARRIVAL_DISTANCE; waypoint++) {
    const camera = cameraAt(at, screen);
    const clicks = findRoute(grid, at, to, ARRIVAL_DISTANCE).points.map(({ x, y }) => ({
      x: x - camera.x,
      y: y - camera.y,
    }));
    const seen = clicks.filter(
      ({ x, y }) =>
        x > HUD_MARGIN.left &&
        x < screen.width - HUD_MARGIN.right &&
        y > HUD_MARGIN.top &&
        y < screen.height - HUD_MARGIN.bottom,
    );
    const first = clicks[0];
    if (!first) break;
    // A route that starts under a panel: as far towards it as the open part of the screen goes.
    const click = seen.at(-1) ?? {
      x: Math.min(screen.width - HUD_MARGIN.right, Math.max(HUD_MARGIN.left, first.x)),
      y: Math.min(screen.height - HUD_MARGIN.bottom, Math.max(HUD_MARGIN.top, first.y)),
    };
    await page.mouse.click(click.x, click.y);
    // The route is found in a worker: the avatar sets off a moment later.
    await page.waitForTimeout(WALK_START_MS);
    at = await waitUntilStill(page);
    await closeAll(page);
  }
  return Math.hypot(to.x - at.x, to.y - at.y);
}

/** Closes whatever windows lie over the world. */
export async function closeAll(page: Page): Promise<void> {
  for (let tries = 0; tries < 6 && (await page.getByRole('dialog').first().isVisible()); tries++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
  }
}

async function openPlaces(page: Page): Promise<Locator> {
  await button(page, /^Places and people/).click({ timeout: 20_000 });
  await placesDialog(page).waitFor();
  return placesDialog(page);
}

const labelsOf = async (list: Locator, start: string): Promise<string[]> => {
  const labels: string[] = [];
  for (const each of await list.getByRole('button', { name: new RegExp(`^${start}`) }).all())
    labels.push((await each.getAttribute('aria-label')) ?? '');
  return labels;
};

async function talkTo(page: Page, label: string, log: Log, takeScreenshot: TakeScreenshot): Promise<void> {
  const who = label.replace(/^Go (and talk|inside): /, '');
  const on = page.locator('button[data-advance]');
  let spoke = false;
  // A thing that is found on the way stops the walk: then once more.
  for (let tries = 0; tries < 2 && !spoke; tries++) {
    await (await openPlaces(page)).getByRole('button', { name: label, exact: true }).click();
    spoke = await on.waitFor({ timeout: WALK_TIMEOUT_MS / 2 }).then(
      () => true,
      () => false,
    );
    if (!spoke) await closeAll(page);
  }
  await page.waitForTimeout(900);
  const said = spoke
    ? (await page.locator('[data-dialogue]').innerText()).replace(/\s+/g, ' ').slice(0, 140)
    : 'NO LINE';
  log(`  ${spoke ? 'ok ' : 'BAD'} ${who}: ${said}`);
  await takeScreenshot(`talk-${who.toLowerCase().replace(/\W+/g, '-')}`);
  while (await on.isVisible()) {
    await on.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(400);
  await closeAll(page);
}

async function pickUp(page: Page, label: string, log: Log, takeScreenshot: TakeScreenshot): Promise<void> {
  await (await openPlaces(page)).getByRole('button', { name: label, exact: true }).click();
  const found = page.getByRole('dialog', { name: 'Magical Discovery' });
  const came = await found.waitFor({ timeout: WALK_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
  const what = came ? (await found.innerText()).replace(/\s+/g, ' ').slice(0, 120) : 'NOT COLLECTED';
  if (came) await takeScreenshot(`found-${label.replace(/\W+/g, '-')}`);
  await found.waitFor({ state: 'hidden' }).catch(() => undefined);
  await page.waitForTimeout(500);
  log(`  ${came ? 'ok ' : 'BAD'} ${what} · hint: ${await hintOf(page)}`);
}

async function hintOf(page: Page): Promise<string> {
  const hint = page.locator('[data-hint-bar] p');
  return (await hint.isVisible()) ? await hint.innerText() : 'none';
}

/** Everybody and everything that 'Places and people' lists. */
export async function visitEverything(page: Page, log: Log, takeScreenshot: TakeScreenshot): Promise<void> {
  log(`  first hint: ${await hintOf(page)}`);
  const list = await openPlaces(page);
  const people = [...(await labelsOf(list, 'Go and talk')), ...(await labelsOf(list, 'Go inside'))];
  const things = await labelsOf(list, 'Go and pick up');
  const ways = await labelsOf(list, 'Take this path');
  log(`  ${ways.length === 0 ? 'ok  the arrow is hidden' : `BAD the arrow shows before the tasks: ${ways.join()}`}`);
  await closeAll(page);
  for (const label of people) await talkTo(page, label, log, takeScreenshot);
  // A thing that was picked up leaves the list, so that the first is always the next.
  for (const _ of things) {
    const [next] = await labelsOf(await openPlaces(page), 'Go and pick up');
    await closeAll(page);
    if (next) await pickUp(page, next, log, takeScreenshot);
  }
}
