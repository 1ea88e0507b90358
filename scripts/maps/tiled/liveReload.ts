// Long test: maps saved while a realm runs in the browser: the change shows, the player stays or is pushed out, errors show and go.
import { startDevCopy } from './devCopy.ts';
import {
  isSamePage,
  type LiveWorld,
  measureFrameTime,
  measureSave,
  measureSaves,
  medianOfSorted,
  openLiveWorld,
  pageUrl,
  READY_TIMEOUT_MS,
  rectangle,
  waitFrames,
  waitUntilSettled,
  walk,
} from './liveWorld.ts';

const LIMIT_MS = 1000;
/** A picture comes with a frame, and on a busy machine software GL takes hundreds of ms for one: so many are granted on top. */
const FRAMES = 3;
const PLAYER_RADIUS = 16;
const OVERLAY_TIMEOUT_MS = 15_000;
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const log = (text: string) => process.stdout.write(`${text}\n`);

type Check = (world: LiveWorld, address: string) => Promise<string | undefined>;

/** Each answers what is wrong, or nothing. */
const CHECKS: Record<string, Check> = {
  'a saved change is on screen within a second': async (world) => {
    const slow: string[] = [];
    const frame = await measureFrameTime(world.page);
    const limit = LIMIT_MS + FRAMES * frame;
    for (const [what, times] of Object.entries(await measureSaves(world))) {
      const [fastest = Number.POSITIVE_INFINITY] = times;
      log(`      saved to screen, ${what}: ${times.join(', ')} ms; median ${medianOfSorted(times)} ms`);
      // Other load on the machine only adds time: the fastest run shows the latency from file to screen.
      if (fastest > limit) slow.push(`${what}: ${fastest} ms`);
    }
    return slow.length === 0
      ? undefined
      : `even the fastest took more than ${limit} ms (${slow.join(', ')}; a frame takes ${frame} ms)`;
  },
  'the player stays where it stood': async (world) => {
    await walk(world.page, 1, 0.4, 700);
    const before = await world.player();
    await measureSave(world, 'stay', { x: before.x + 70, y: before.y + 40 });
    const after = await world.player();
    if (!(await isSamePage(world.page))) return 'the page was reloaded';
    const same = before.x === after.x && before.y === after.y;
    return same ? undefined : `it stood at ${formatPoint(before)} and stands at ${formatPoint(after)}`;
  },
  'the player is pushed out of a new wall': (world) => checkPushedOut(world, [0]),
  'the player is pushed out of walls that overlap': (world) => checkPushedOut(world, [-120, -60, 0, 60, 120]),
  'a truncated map shows an error and recovers': (world) =>
    checkBreakAndRecovery(world, world.original.slice(0, 4000), ['not JSON', 'Save it again in Tiled']),
  'an unknown class shows an error and recovers': (world) =>
    checkBreakAndRecovery(world, world.withObjects(rectangle('hous', 'home', 640, 480)), [
      'class "hous" is unknown; choose one of',
      '(640, 480)',
      'Properties > Class',
    ]),
  'a name that the lessons do not know is told beside the world, until it is mended': async (world) => {
    world.save(world.original.replace(/"name": ?"wizard"/, '"name": "wizrd"'));
    const words = 'Did you mean the npc "wizrd"';
    const told = await world.page
      .getByRole('status')
      .filter({ hasText: words })
      .waitFor({ timeout: OVERLAY_TIMEOUT_MS })
      .then(
        () => undefined,
        () => `nothing says: ${words}`,
      );
    if (told) return told;
    const isCovered = (await world.page.locator('vite-error-overlay').count()) > 0;
    if (isCovered || !(await canWalk(world))) return 'the realm cannot be played meanwhile';
    return checkRecovery(world);
  },
  'a realm opened while its map is broken starts once it is mended': async (world, address) => {
    world.save(world.original.slice(0, 4000));
    await world.page.waitForTimeout(1000);
    await world.page.goto(pageUrl(address), { timeout: READY_TIMEOUT_MS });
    const shown = await checkErrorOverlay(world, ['not JSON']);
    world.save(world.original);
    await waitUntilSettled(world.page);
    return shown ?? checkRecovery(world);
  },
};

const formatPoint = ({ x, y }: { x: number; y: number }) => `(${Math.round(x)}, ${Math.round(y)})`;

/** New walls stand over the player, each `offsets` to the right of it. */
async function checkPushedOut(world: LiveWorld, offsets: readonly number[]): Promise<string | undefined> {
  const size = 128;
  const start = await world.player();
  // Away from the spawn point.
  for (let turn = 0; turn < 20 && (await world.player()).y < start.y + 150; turn += 1)
    await walk(world.page, 0, 1, 400);
  const { x, y } = await world.player();
  const walls = offsets.map((offset) => ({ x: x + offset - size / 2, y: y - size / 2 + 20 }));
  const [first] = walls;
  if (!first) return undefined;
  world.save(
    world.withObjects(
      ...walls.map((wall) => rectangle('collision', '', wall.x, wall.y, size)),
      rectangle('zone', 'pushed', first.x, first.y, size),
    ),
  );
  await waitForZone(world, 'pushed');
  const after = await world.player();
  const inside = walls.find(
    (wall) =>
      after.x > wall.x - PLAYER_RADIUS + 1 &&
      after.x < wall.x + size + PLAYER_RADIUS - 1 &&
      after.y > wall.y - PLAYER_RADIUS + 1 &&
      after.y < wall.y + size + PLAYER_RADIUS - 1,
  );
  if (inside) return `it stood at ${formatPoint({ x, y })} and stands in the wall at ${formatPoint(after)}`;
  const free = await canWalk(world);
  world.save(world.original);
  return free ? undefined : `it cannot walk on from ${formatPoint(after)}`;
}

/** Tries all four ways. */
async function canWalk(world: LiveWorld): Promise<boolean> {
  const before = await world.player();
  for (const [x, y] of DIRECTIONS) {
    await walk(world.page, x, y, 400);
    const after = await world.player();
    if (before.x !== after.x || before.y !== after.y) return true;
  }
  return false;
}

/** Waits until the running realm knows a zone. */
async function waitForZone(world: LiveWorld, zone: string): Promise<void> {
  await world.page.waitForFunction(
    (id) =>
      (
        window as never as { devWorld: { game: { screenPositionOf(id: string): unknown } } }
      ).devWorld.game.screenPositionOf(id),
    zone,
    { timeout: OVERLAY_TIMEOUT_MS },
  );
  await waitFrames(world.page, 3);
}

async function checkErrorOverlay(world: LiveWorld, words: readonly string[]): Promise<string | undefined> {
  const overlay = world.page.locator('vite-error-overlay .message-body');
  try {
    await overlay.waitFor({ timeout: OVERLAY_TIMEOUT_MS });
  } catch {
    return 'no error is on screen';
  }
  const text = (await overlay.textContent()) ?? '';
  const missing = words.filter((word) => !text.includes(word));
  return missing.length > 0 ? `the error says "${text}", not ${missing.join(', ')}` : undefined;
}

async function checkRecovery(world: LiveWorld): Promise<string | undefined> {
  const { x, y } = await world.player();
  world.save(world.withObjects(rectangle('zone', 'mended', x, y)));
  const isKnown = await waitForZone(world, 'mended').then(
    () => true,
    () => false,
  );
  if (!isKnown) return 'the mended map is not in the world';
  const left = await world.page.locator('vite-error-overlay').count();
  const status = (await world.page.getByRole('status').textContent()) ?? '';
  return left > 0 || status !== '' ? `the error stays: ${status}` : undefined;
}

async function checkBreakAndRecovery(
  world: LiveWorld,
  broken: string,
  words: readonly string[],
): Promise<string | undefined> {
  world.save(broken);
  const shown = await checkErrorOverlay(world, words);
  if (shown) return shown;
  if (!(await canWalk(world))) return 'the realm stood still while its map was broken';
  const mended = await checkRecovery(world);
  return mended ?? ((await isSamePage(world.page)) ? undefined : 'the page was reloaded');
}

export async function testLiveReload(): Promise<{ passed: number; failed: number }> {
  const dev = await startDevCopy();
  const counted = { passed: 0, failed: 0 };
  try {
    const world = await openLiveWorld(dev);
    for (const [name, check] of Object.entries(CHECKS)) {
      const wrong = await check(world, dev.address).catch((error: unknown) => String(error));
      counted[wrong === undefined ? 'passed' : 'failed'] += 1;
      log(wrong === undefined ? `  ok ${name}` : `  FAIL ${name}: ${wrong}`);
      // The next check starts from a map that is well.
      world.save(world.original);
    }
    await world.close();
  } finally {
    await dev.stop();
  }
  return counted;
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed } = await testLiveReload();
  log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
