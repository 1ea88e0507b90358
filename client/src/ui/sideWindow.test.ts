// Tests that a window beside the world leaves it at least 45 % of the screen, the learner's card included.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LAPTOP_WIDTH = 1366;
/** Of the width; the card and the quest log take the rest of 55 %. */
const MOST = 0.54;

it('a window at the side of a laptop takes no more than its share', () => {
  const sheet = readFileSync(new URL('./styles/dialogs.css', import.meta.url), 'utf8');
  const [, pixels, width] = /\.lw-dialog-side \{[^}]*inline-size: min\((\d+)px, (\d+)vw\)/.exec(sheet) ?? [];
  expect(Math.min(Number(pixels) / LAPTOP_WIDTH, Number(width) / 100)).toBeLessThanOrEqual(MOST);
});
