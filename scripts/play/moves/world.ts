// Moves in the world: lights a lantern that is ready, walks to the goal, uses what is there.
import { button, doneSteps, isThere, type Move, type Player, pressIfThere } from '../player.ts';
import { nearTo } from './steer.ts';

/** Scene steps in which a walk has to begin, or what was used to open. */
const REACTION_STEPS = 12;
/** Scene steps without a window: one that follows another takes a moment. */
const CALM_STEPS = 7;
const MOST_USES = 6;

const world = ({ page }: Player) => page.locator('[data-world="ready"]');

const stepByTitle = ({ content }: Player, title: string) =>
  content.quest.tasks.flatMap(({ steps }) => steps).find((step) => step.title === title);

/** Until the avatar stands still or something opens. */
async function walkUntilStill({ recorder, page }: Player): Promise<void> {
  for (let still = 0; still < REACTION_STEPS; ) {
    const before = recorder.seen?.player;
    await recorder.wait();
    if (await isThere(page.locator('[role="dialog"], [data-dialogue]'))) return;
    still = recorder.seen?.player === before ? still + 1 : 0;
  }
}

async function useKey(player: Player): Promise<void> {
  const { recorder, page } = player;
  await recorder.pressKey('e');
  for (let step = 0; step < REACTION_STEPS; step += 1) {
    if (await isThere(page.locator('[role="dialog"], [data-dialogue]'))) return;
    await recorder.wait();
  }
}

async function lightLantern(player: Player): Promise<boolean> {
  const prompt = player.page.locator('[data-lantern-prompt]');
  if (!(await isThere(prompt))) return false;
  player.log('lights a lantern');
  return pressIfThere(player, prompt);
}

async function walkToGoal(player: Player): Promise<boolean> {
  const { page, translate } = player;
  const [start = '', end = ''] = translate('Walk me there: {title}', { title: '\0' }).split('\0');
  const walk = page.locator(`button[aria-label^="${start}"]`);
  if (!(await isThere(walk))) return false;
  const label = (await walk.first().getAttribute('aria-label')) ?? '';
  const step = stepByTitle(player, label.slice(start.length, label.length - end.length));
  player.log(`walks to ${step?.id ?? label}`);
  if (step && player.walked.at(-1) !== step.id) player.walked.push(step.id);
  await player.recorder.press(walk.first());
  await walkUntilStill(player);
  return true;
}

export const walkOn: Move = async (player) => {
  const { page, translate, walked, content, recorder } = player;
  if (player.idle < CALM_STEPS || (await isThere(page.locator('[role="dialog"], [data-dialogue]')))) return false;
  if (!(await isThere(world(player)))) return false;
  recorder.note({ kind: 'opening-ended' });
  if (await lightLantern(player)) return true;
  const done = await doneSteps(player);
  const step = content.quest.tasks.flatMap(({ steps }) => steps).find(({ id }) => id === walked.at(-1));
  const wasUsed = (player.pressed.get(`e ${step?.id}`) ?? 0) > MOST_USES;
  if (step && !wasUsed && !done.includes(step.id) && (await nearTo(player)) === step.target) {
    player.pressed.set(`e ${step.id}`, (player.pressed.get(`e ${step.id}`) ?? 0) + 1);
    await useKey(player);
    return true;
  }
  if (await pressIfThere(player, button(player, translate('To the arrow!')))) {
    player.log('walks to the arrow');
    player.walked.push('the arrow');
    await walkUntilStill(player);
    return true;
  }
  return walkToGoal(player);
};
