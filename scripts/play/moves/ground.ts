// What is played on the map while its window waits folded: some activities are played there, any other window is brought back and measured.
import { readFileSync } from 'node:fs';
import { plates } from '../../../client/src/activities/caption-belt/mechanic/beltLayout.ts';
import { frequentWords, readingOf } from '../../../client/src/activities/word-river/reading.ts';
import { trainOnText } from '../../../shared/src/activities/kit/words/nextWords.ts';
import type { Activity, ActivityOf } from '../../../shared/src/activities/registry.ts';
import type { Point } from '../../../shared/src/maps/realmMap.ts';
import { isThere, type Move, type Player, pressIfThere } from '../player.ts';
import { carryOnGround } from './carry.ts';
import { nearTo, walkTo, walkUntilNear } from './steer.ts';

type Area = Point & { width: number; height: number; properties: Readonly<Record<string, number>> };

interface TiledObject extends Point {
  type: string;
  width: number;
  height: number;
  properties?: { name: string; value: unknown }[];
}

/** The first object of a class on the realm's map. */
function objectOf({ content }: Player, type: string): Area {
  const { id } = content.realm;
  const file = new URL(`../../../tiled-maps/${id}/${id}.tmj`, import.meta.url);
  const { layers } = JSON.parse(readFileSync(file, 'utf8')) as { layers: { objects?: TiledObject[] }[] };
  const found = layers.flatMap(({ objects = [] }) => objects).find((each) => each.type === type);
  if (!found) throw new Error(`no ${type} on the map`);
  const properties = Object.fromEntries((found.properties ?? []).map(({ name, value }) => [name, Number(value)]));
  return { x: found.x, y: found.y, width: found.width, height: found.height, properties };
}

const noteOwn = ({ recorder }: Player) => recorder.note({ kind: 'pressed', input: 'own', reach: 'pointer' });

/** Takes the page in the middle, throws it from the bank, and reads its counts in the window. */
async function feedRiver(player: Player, activity: ActivityOf<'word-river'>): Promise<void> {
  const { page, recorder } = player;
  const { x, properties } = objectOf(player, 'river-pages');
  const [, story] = activity.stories;
  const trained = trainOnText(story?.story ?? '');
  const reading = readingOf(trained, 0);
  await recorder.pressKey('e', 'own');
  const { splashX = 0, splashY = 0 } = properties;
  await walkTo(player, { x: x + 20, y: splashY - 50 });
  await walkTo(player, { x: splashX + 40, y: splashY - 24 });
  await recorder.pressKey('e', 'own');
  const control = (name: string) => page.locator(`[data-control="${name}"]`);
  const words = frequentWords(trained, activity.looks);
  await recorder.until(() => isThere(control(`word:${words[0]}`)));
  for (const word of words) await recorder.press(control(`word:${word}`), 'own');
  await recorder.press(control('write'), 'own');
  const bet = control(`predict:${activity.predict.correct}`);
  await recorder.until(() => isThere(bet));
  await recorder.press(bet);
  await recorder.press(control(`read:${reading?.counted}`), 'own');
  await recorder.press(control('check'));
  await recorder.readOn();
}

/** Along the upper edge, where the broadest stones lie. */
async function crossRiver(player: Player): Promise<void> {
  const { x, y, width } = objectOf(player, 'stepping-stones');
  const row = y + 18;
  await player.recorder.read();
  await walkTo(player, { x: x - 10, y: row });
  await walkTo(player, { x: x + 50, y: row });
  noteOwn(player);
  await walkTo(player, { x: x + width + 34, y: row });
}

/** Scene steps until a caption has ridden to the switch and its plate was stood on long enough. */
const SWITCH_STEPS = 80;

const labelsOf = ({ page }: Player, id: string): Promise<Record<string, object>> =>
  page.evaluate((activity) => {
    const key = Object.keys(localStorage).find(
      (each) => each.startsWith('lanternwise:draft:') && each.endsWith(`:${activity}`),
    );
    const stored = JSON.parse((key && localStorage.getItem(key)) || '{}');
    return (stored.value ?? stored).labels ?? {};
  }, id);

/** Stands on a plate for each answer; then the labels are compared in the window. */
async function labelOnBelt(player: Player, activity: ActivityOf<'caption-belt'>): Promise<void> {
  const { page, recorder } = player;
  const all = plates(objectOf(player, 'joke-belt'));
  const { id, words, talk } = activity;
  recorder.readPainted([words.funny, words.notFunny, words.kind, words.unkind].join(' '));
  for (const [at, caption] of activity.captions.entries()) {
    recorder.readPainted(caption.text);
    await recorder.read();
    for (const what of ['funny', 'kind'] as const) {
      const label = what === 'funny' ? at % 2 === 0 : caption.kindness !== 'unkind';
      const plate = all.find((one) => one.what === what && one.label === label);
      if (!plate) throw new Error(`no plate for ${what}`);
      await walkTo(player, { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 });
      for (let step = 0; step < SWITCH_STEPS && !(what in ((await labelsOf(player, id))[caption.id] ?? {})); step += 1)
        await recorder.wait();
      noteOwn(player);
    }
  }
  const control = (name: string) => page.locator(`[data-control="${name}"]`);
  const talked = control(`talk:${talk.correct}`);
  await recorder.until(() => isThere(talked));
  await recorder.press(talked, 'own');
  await recorder.press(control('check'));
  await recorder.readOn();
}

const LAWN = 'own-maze';
const SQUARE = `${LAWN}/`;
/** Scene steps for a search that is watched to its end. */
const SEARCH_STEPS = 200;

const strip = ({ page }: Player) => page.locator('[data-folded-window]');

/** Plants a hedge, sends the search out from the sign, and watches it. */
async function playLawn(player: Player, id: string): Promise<boolean> {
  const { recorder } = player;
  player.solved.add(id);
  player.log(`plays ${id} on the map`);
  await recorder.until(async () => (await nearTo(player)) === LAWN);
  await recorder.read();
  if (!(await walkUntilNear(player, 'ArrowDown', (near) => near.startsWith(SQUARE)))) return false;
  await recorder.pressKey('e', 'own');
  await recorder.read();
  if (!(await walkUntilNear(player, 'ArrowUp', (near) => near === LAWN))) return false;
  await recorder.pressKey('e', 'own');
  const isDone = () => isThere(strip(player).locator('.lw-button-primary'));
  for (let step = 0; step < SEARCH_STEPS && !(await isDone()); step += 1) await recorder.wait();
  recorder.note({ kind: 'succeeded', subject: { kind: 'activity', id } });
  return true;
}

/** After the walk that the folding window began. */
async function playThere(player: Player, activity: Activity): Promise<boolean> {
  const { kind } = activity;
  if (kind !== 'word-river' && kind !== 'river-crossing' && kind !== 'caption-belt') return false;
  player.log(`plays ${activity.id} on the map`);
  for (let still = 0, at = ''; still < 4; ) {
    await player.recorder.wait();
    const now = player.recorder.seen?.player ?? '';
    still = now === at ? still + 1 : 0;
    at = now;
  }
  if (kind === 'word-river') await feedRiver(player, activity);
  else if (kind === 'caption-belt') await labelOnBelt(player, activity);
  else await crossRiver(player);
  return true;
}

export const playGround: Move = async (player) => {
  if (!(await isThere(strip(player)))) return false;
  const id = (await strip(player).getAttribute('data-folded-window')) ?? '';
  if (player.content.activities[id]?.kind === 'path-finding' && !player.solved.has(id)) {
    if (await playLawn(player, id)) return true;
  }
  const activity = player.content.activities[id];
  if (activity && !player.solved.has(id) && !player.wrongFirst && (await playThere(player, activity))) {
    player.solved.add(id);
    player.recorder.note({ kind: 'succeeded', subject: { kind: 'activity', id } });
    return true;
  }
  if (!player.solved.has(id) && (await carryOnGround(player, id))) return true;
  return pressIfThere(player, strip(player).getByRole('button'));
};
