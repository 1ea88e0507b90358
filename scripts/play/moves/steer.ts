// Steers the avatar by its arrow keys: to a point of the map, or until something is so.
import type { Point } from '../../../shared/src/maps/realmMap.ts';
import type { Player } from '../player.ts';

/** Scene steps after which a walk is given up. */
const MOST_STEPS = 400;
/** As near as two steps of the clock bring somebody. */
const NEAR = 16;

/** What can be used where the avatar stands. */
export const nearTo = async ({ page }: Player): Promise<string> =>
  (await page.locator('[data-world="ready"]').getAttribute('data-near')) ?? '';

/** The arrow keys that lead from where the avatar stands to there. */
function keysTo({ recorder }: Player, to: Point): string[] {
  const [x = 0, y = 0] = (recorder.seen?.player ?? '').split(',').map(Number);
  const [across, along] = [to.x - x, to.y - y];
  return [
    ...(Math.abs(across) > NEAR ? [across > 0 ? 'ArrowRight' : 'ArrowLeft'] : []),
    ...(Math.abs(along) > NEAR ? [along > 0 ? 'ArrowDown' : 'ArrowUp'] : []),
  ];
}

/** Holds the keys of a way until it is done or leads no further; false if it was not done. */
async function hold(
  player: Player,
  way: () => string[],
  isDone: () => Promise<boolean>,
  most: number,
): Promise<boolean> {
  const { keyboard } = player.page;
  let held: string[] = [];
  let done = await isDone();
  for (let step = 0; step < most && !done; step += 1) {
    const keys = way();
    for (const key of held.filter((each) => !keys.includes(each))) await keyboard.up(key);
    for (const key of keys.filter((each) => !held.includes(each))) await keyboard.down(key);
    held = keys;
    if (keys.length === 0) break;
    await player.recorder.wait();
    done = await isDone();
  }
  for (const key of held) await keyboard.up(key);
  return done;
}

/** Ends early when it is done. */
export const walkTo = (player: Player, to: Point, isDone = async () => false): Promise<boolean> =>
  hold(player, () => keysTo(player, to), isDone, MOST_STEPS);

/** Holds one key until what is near fits; false if that never comes. */
export const walkUntilNear = (player: Player, key: string, fits: (near: string) => boolean): Promise<boolean> =>
  hold(
    player,
    () => [key],
    async () => fits(await nearTo(player)),
    MOST_STEPS,
  );
