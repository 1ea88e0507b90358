// Moves before the first free walk: avatar, welcome, first talk, the tutorial of walking and the tour.
import { button, isThere, type Move, type Player, pressIfThere } from '../player.ts';

const AVATAR = 'Aria';
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
/** Longer than the tutorial asks a key to be held. */
const HOLD_MS = 800;

async function chooseAvatar(player: Player): Promise<boolean> {
  const { page, translate } = player;
  const name = translate(AVATAR);
  const radio = page.getByRole('radio', { name });
  if (!(await isThere(radio))) return false;
  await player.recorder.press(radio.first());
  await player.recorder.press(button(player, translate('Play as {name}', { name })));
  return true;
}

async function holdArrow(player: Player): Promise<boolean> {
  const panel = player.page.locator('text=/4 *\\/ *4|[1-4]\\/4/').first();
  const done = player.pressed.get('arrows') ?? 0;
  const key = ARROWS[done];
  if (!key || !(await isThere(panel)) || !(await isThere(player.page.getByText(`${done + 1}/4`)))) return false;
  await player.recorder.read();
  await player.page.keyboard.down(key);
  await player.recorder.spend(HOLD_MS, 'pressing');
  await player.page.keyboard.up(key);
  player.recorder.note({ kind: 'pressed', input: 'own', reach: 'pointer' });
  player.pressed.set('arrows', done + 1);
  return true;
}

/** The story's opening is skipped: it is listed apart, and told by itself. */
const skipStory = async (player: Player): Promise<boolean> => {
  const window = player.page.getByRole('dialog', { name: player.translate('The Lantern Road') });
  return pressIfThere(player, window.getByRole('button', { name: player.translate('Skip'), exact: true }));
};

const tourOn = async (player: Player): Promise<boolean> => {
  const panel = player.page.getByRole('region', { name: player.translate('Map tour') });
  return (await isThere(panel)) && pressIfThere(player, panel.getByRole('button').last());
};

export const playOpening: Move = async (player) =>
  (await chooseAvatar(player)) ||
  (await skipStory(player)) ||
  (await pressIfThere(player, button(player, player.content.realm.welcome.button))) ||
  (await pressIfThere(player, player.page.locator('button[data-advance]'))) ||
  (await pressIfThere(player, button(player, player.translate('Try it')))) ||
  (await pressIfThere(player, button(player, player.translate('Start Map Tour')))) ||
  (await tourOn(player)) ||
  (player.content.realm.welcome.tutorial !== undefined && (await holdArrow(player)));
