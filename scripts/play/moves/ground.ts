// What is played on the map while its window waits folded: the maze is played there, any other window is brought back and measured.
import { isThere, type Move, type Player, pressIfThere } from '../player.ts';

const LAWN = 'own-maze';
const SQUARE = `${LAWN}/`;
/** Scene steps for a walk over the lawn, and for a search that is watched to its end. */
const WALK_STEPS = 60;
const SEARCH_STEPS = 200;

const strip = ({ page }: Player) => page.locator('[data-folded-window]');
const nearTo = async ({ page }: Player): Promise<string> =>
  (await page.locator('[data-world="ready"]').getAttribute('data-near')) ?? '';

/** Holds a key until what is near fits; false if that never comes. */
async function walkUntil(player: Player, key: string, fits: (near: string) => boolean): Promise<boolean> {
  const { page, recorder } = player;
  await recorder.read();
  await page.keyboard.down(key);
  let isNear = false;
  for (let step = 0; step < WALK_STEPS && !isNear; step += 1) {
    await recorder.wait();
    isNear = fits(await nearTo(player));
  }
  await page.keyboard.up(key);
  return isNear;
}

/** Plants a hedge, sends the search out from the sign, and watches it. */
async function playLawn(player: Player, id: string): Promise<boolean> {
  const { recorder } = player;
  player.solved.add(id);
  player.log(`plays ${id} on the map`);
  await recorder.until(async () => (await nearTo(player)) === LAWN);
  if (!(await walkUntil(player, 'ArrowDown', (near) => near.startsWith(SQUARE)))) return false;
  await recorder.pressKey('e', 'own');
  if (!(await walkUntil(player, 'ArrowUp', (near) => near === LAWN))) return false;
  await recorder.pressKey('e', 'own');
  const isDone = () => isThere(strip(player).locator('.lw-button-primary'));
  for (let step = 0; step < SEARCH_STEPS && !(await isDone()); step += 1) await recorder.wait();
  recorder.note({ kind: 'succeeded', subject: { kind: 'activity', id } });
  return true;
}

export const playGround: Move = async (player) => {
  if (!(await isThere(strip(player)))) return false;
  const id = (await strip(player).getAttribute('data-folded-window')) ?? '';
  if (player.content.activities[id]?.kind === 'path-finding' && !player.solved.has(id)) {
    if (await playLawn(player, id)) return true;
  }
  return pressIfThere(player, strip(player).getByRole('button'));
};
