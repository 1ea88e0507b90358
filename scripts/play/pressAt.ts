// Presses a control at the place where a person would, and says whether a pointer reaches it there.
import type { Locator, Page } from '@playwright/test';

/** Real time in which a control has to be there. */
export const PRESS_TIMEOUT_MS = 6000;

export const nameOf = (target: Locator): Promise<string> =>
  target
    .evaluate(
      (element) =>
        `${element.getAttribute('data-control') ?? element.getAttribute('aria-label') ?? element.textContent}`.slice(
          0,
          60,
        ),
      undefined,
      {
        timeout: PRESS_TIMEOUT_MS,
      },
    )
    .catch(() => '');

/** The middle of a control, scrolled into sight as a person would; `hit`: a pointer there reaches it. */
export function findMiddle(element: Element): { x: number; y: number; hit: boolean } {
  const type = element.getAttribute('type');
  // A choice is drawn by its label.
  const at = (/^(radio|checkbox)$/.test(type ?? '') && element.closest('label')) || element;
  const middle = () => {
    const { left, top, width, height } = at.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y);
    return {
      x,
      y,
      hit: found !== null && (at.contains(found) || (found.contains(at) && found.closest('label') === at)),
    };
  };
  const first = middle();
  if (first.hit) return first;
  at.scrollIntoView({ block: 'center', behavior: 'instant' });
  return middle();
}

/** Where a place of the map is on the screen; one that the interface covers is neared from the middle of the screen. */
export function findInWorld({ x, y }: { x: number; y: number }): { x: number; y: number } {
  const world = document.getElementById('world');
  const [left = 0, top = 0, width = 1, height = 1] = (world?.dataset.view ?? '').split(',').map(Number);
  const goal = { x: ((x - left) / width) * innerWidth, y: ((y - top) / height) * innerHeight };
  for (const share of [1, 0.8, 0.6, 0.4]) {
    const at = {
      x: innerWidth / 2 + (goal.x - innerWidth / 2) * share,
      y: innerHeight / 2 + (goal.y - innerHeight / 2) * share,
    };
    if (world?.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return { x: innerWidth / 2, y: innerHeight / 2 };
}

export async function pressAt(page: Page, target: Locator): Promise<'pointer' | 'covered'> {
  const { x, y, hit } = await target.evaluate(findMiddle, undefined, { timeout: PRESS_TIMEOUT_MS });
  if (hit) {
    await page.mouse.click(x, y);
    return 'pointer';
  }
  const type = await target.getAttribute('type', { timeout: PRESS_TIMEOUT_MS });
  await target.focus({ timeout: PRESS_TIMEOUT_MS });
  await page.keyboard.press(type === 'radio' || type === 'checkbox' ? 'Space' : 'Enter');
  return 'covered';
}
