// Moves on a work ground: takes each thing, carries it to its place, and rings the bell.
import type { Activity } from '../../../shared/src/activities/registry.ts';
import type { Point } from '../../../shared/src/maps/realmMap.ts';
import { isThere, type Player } from '../player.ts';
import { nearTo, walkTo } from './steer.ts';

interface Carried {
  id: string;
  text: string;
  place: string;
}

/** The things of an activity that can be carried, each with the place where it belongs. */
function carriedThings(activity: Activity): Carried[] {
  if (activity.kind === 'placing') return activity.pieces.map(({ id, text, zone }) => ({ id, text, place: zone }));
  if (activity.kind === 'ordering') return activity.items.map(({ id, text }, at) => ({ id, text, place: `${at}` }));
  if (activity.kind === 'matching') return activity.pairs.map(({ id, left }) => ({ id, text: left, place: id }));
  return [];
}

/** What is written on the places, which is read before the first thing is taken. */
function placeWords(activity: Activity): string {
  if (activity.kind === 'placing') return activity.zones.map(({ label }) => label).join(' ');
  return activity.kind === 'matching' ? activity.pairs.map(({ right }) => right).join(' ') : '';
}

/** Where each thing, place and bell can be used now, as the world says. */
async function usableNow({ page }: Player): Promise<ReadonlyMap<string, Point>> {
  const uses = (await page.locator('[data-world="ready"]').getAttribute('data-uses')) ?? '';
  const entries = uses.split(';').flatMap((use): [string, Point][] => {
    const [id = '', at = ''] = use.split(' ');
    const [x, y] = at.split(',').map(Number);
    return x === undefined || y === undefined ? [] : [[id, { x, y }]];
  });
  return new Map(entries);
}

/** Walks there by the arrow keys and presses E; false if it is not to be used or not reached. */
async function use(player: Player, id: string): Promise<boolean> {
  const { recorder } = player;
  const at = (await usableNow(player)).get(id);
  if (!at) return false;
  await recorder.read();
  if (!(await walkTo(player, at, async () => (await nearTo(player)) === id))) return false;
  await recorder.pressKey('e', 'own');
  return true;
}

async function carry(player: Player, ground: string, { id, text }: Carried, place: string): Promise<void> {
  player.recorder.readPainted(text);
  if (await use(player, `${ground}/thing:${id}`)) await use(player, `${ground}/place:${place}`);
}

/** False if the activity has nothing to be carried, or the ground was not solved: its window will be. */
export async function carryOnGround(player: Player, ground: string): Promise<boolean> {
  const activity = player.content.activities[ground];
  const things = activity ? carriedThings(activity) : [];
  if (!activity || things.length === 0) return false;
  const { recorder } = player;
  player.log(`carries for ${ground}`);
  player.solved.add(ground);
  // The avatar is on its way there, and the things are laid out.
  await recorder.until(async () => (await usableNow(player)).has(ground));
  recorder.readPainted(placeWords(activity));
  const way = player.page.locator('[data-folded-window] .lw-button-primary');
  const ring = async () => (await use(player, ground)) && recorder.until(() => isThere(way));
  if (player.wrongFirst) {
    for (const [at, thing] of things.entries())
      await carry(player, ground, thing, things[(at + 1) % things.length]?.place ?? thing.place);
    await use(player, ground);
  }
  for (const thing of things)
    if ((await usableNow(player)).has(`${ground}/thing:${thing.id}`)) await carry(player, ground, thing, thing.place);
  const isRight = await ring();
  if (isRight) recorder.note({ kind: 'succeeded', subject: { kind: 'activity', id: ground } });
  else player.solved.delete(ground);
  return isRight;
}
