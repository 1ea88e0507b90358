// Brings a lesson back whose window has folded for its ground on the map: until a person's carrying is recorded, its window is measured.
import { isThere, type Move, pressIfThere } from '../player.ts';

export const unfoldWindow: Move = async (player) => {
  const strip = player.page.locator('[data-folded-window]');
  return (await isThere(strip)) && pressIfThere(player, strip.getByRole('button'));
};
