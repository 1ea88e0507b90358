// Moves inside lessons and activities: solves what is open, then takes the way on.

import type { Lesson } from '../../../shared/src/content/lesson.ts';
import { solveActivity } from '../activityUser.ts';
import { button, isThere, type Move, type Player, pressFew, pressIfThere } from '../player.ts';

async function solveOpen(player: Player): Promise<boolean> {
  const board = player.page.locator('section[data-kind]').last();
  if (!(await isThere(board))) return false;
  const title = await board.getAttribute('aria-label');
  const activity = Object.values(player.content.activities).find((each) => each.title === title);
  if (!activity || player.solved.has(activity.id)) return false;
  player.log(`solves ${activity.id}`);
  player.solved.add(activity.id);
  await solveActivity(player.recorder, board, activity, player.wrongFirst);
  player.recorder.note({ kind: 'succeeded', subject: { kind: 'activity', id: activity.id } });
  return true;
}

const openLesson = ({ content, recorder }: Player, kind: Lesson['kind']): Lesson | undefined =>
  Object.values(content.lessons).find(
    (lesson) => lesson.kind === kind && recorder.seen?.windows.includes(lesson.title) === true,
  );

/** Pages with activities: those first. */
function hasUnsolvedPagesActivity(player: Player): boolean {
  const lesson = openLesson(player, 'pages');
  return lesson?.kind === 'pages' && lesson.activities.some((id) => !player.solved.has(id));
}

const makeGuess = async (player: Player): Promise<boolean> => {
  const group = player.page.getByRole('group', { name: player.translate('What do you think?') });
  if (!(await isThere(group)) || (await isThere(group.locator('[aria-pressed="true"]')))) return false;
  return pressIfThere(player, group.getByRole('button'));
};

/** A menu of lessons: the first that is neither locked nor done. */
const startLevel = async (player: Player): Promise<boolean> => {
  const menu = openLesson(player, 'menu');
  if (menu?.kind !== 'menu') return false;
  return pressFew(player, player.page.locator(`[data-control^="level:"][aria-label^="${menu.play}"]:enabled`));
};

/** Pages end with a button of their own below the last text. */
const finishPages = async (player: Player): Promise<boolean> => {
  const lesson = openLesson(player, 'pages');
  return lesson?.kind === 'pages' && pressFew(player, button(player, lesson.finish));
};

/** One card of each page is touched as often as its picture has something new. */
const TOUCHES = 3;
async function touchTeaching(player: Player): Promise<boolean> {
  const card = player.page.locator('[data-control^="teaching:"]').first();
  if (!(await isThere(card))) return false;
  const key = `touched ${await card.getAttribute('data-control')}`;
  const times = player.pressed.get(key) ?? 0;
  if (times >= TOUCHES) return false;
  player.pressed.set(key, times + 1);
  await player.recorder.press(card, 'own');
  return true;
}

export const playLesson: Move = async (player) => {
  const { page, translate } = player;
  if (await solveOpen(player)) return true;
  if (await pressFew(player, page.locator('[data-control="level-end"]'))) return true;
  if (await makeGuess(player)) return true;
  const nav = page.getByRole('navigation', { name: translate('Lesson'), exact: true }).last();
  if (!(await isThere(nav))) return startLevel(player);
  const [side, middle, end] = [nav.locator('> div').first(), nav.locator('> div').nth(1), nav.locator('> div').last()];
  if (await touchTeaching(player)) return true;
  await player.recorder.readOn();
  if (hasUnsolvedPagesActivity(player) && (await pressFew(player, middle.getByRole('button')))) return true;
  if ((await startLevel(player)) || (await finishPages(player))) return true;
  const on = end.getByRole('button').last();
  if (await pressFew(player, on)) return true;
  const isSolved = await isThere(page.locator('section[data-kind]'));
  const isTyping = await isThere(button(player, translate('Show the whole text')));
  if (!isTyping && !isSolved && (await isThere(on)) && (await pressFew(player, middle.getByRole('button'))))
    return true;
  if ((await isThere(on)) && !isSolved) return false;
  return pressFew(player, side.getByRole('button').first());
};
