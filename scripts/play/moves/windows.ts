// Moves in windows of no kind of their own: the form at the arrow, and the way on of any other.
import { button, isThere, type Move, type Player, pressFew } from '../player.ts';

async function sendFeedback(player: Player): Promise<boolean> {
  const { page, recorder, translate } = player;
  const form = page.getByRole('dialog', { name: translate('Share Your Experience') });
  if (!(await isThere(form))) return false;
  for (const group of await form.locator('fieldset').all()) {
    const stars = group.getByRole('radio');
    if ((await stars.count()) === 5) await recorder.press(stars.nth(3));
  }
  const ready = form.locator('[data-ready-note]').first();
  if (await isThere(ready)) await recorder.press(ready);
  const note = form.getByRole('textbox');
  if ((await note.inputValue()) === '') await recorder.write(20, () => note.fill('I like the lanterns.'));
  await recorder.press(button(player, translate('Submit Feedback')));
  await recorder.until(() => isThere(page.getByRole('dialog', { name: translate('Thank you!') })));
  await recorder.read();
  player.isOver = true;
  return true;
}

/** The first focus of a window is its way on; else the last button of its foot or, without one, of what it shows. */
export const closeWindow: Move = async (player) => {
  const { page, recorder, translate } = player;
  if (await sendFeedback(player)) return true;
  const dialog = page.locator('[role="dialog"]:visible').last();
  if (!(await isThere(dialog))) return false;
  const isLab =
    recorder.seen?.windows.includes(translate('Python Lab')) === true &&
    (await isThere(button(player, translate('Run Code'))));
  if (isLab || recorder.seen?.isBusy || (await isThere(dialog.getByRole('navigation')))) return false;
  await recorder.readOn();
  for (const ways of ['button[data-first-focus]', '.lw-dialog-body ~ * button', '.lw-dialog-body button'])
    if (await pressFew(player, dialog.locator(ways).last())) return true;
  return false;
};
