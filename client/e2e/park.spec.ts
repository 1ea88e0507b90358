// The whole realm as two learners play it: by the keys of the keyboard, and only through 'Places and people'. By touch: long/parkByTouch.spec.ts.
import { type BrowserContext, expect, test } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectAccessible, showTheme } from './support/axe.ts';
import { type Hands, keyboard } from './support/hands.ts';
import { english } from './support/language.ts';
import {
  allTasksTicked,
  byPlaces,
  learnDomains,
  learnEthics,
  learnProjectCycle,
  leaveThroughTheArrow,
  listen,
  PARK,
  passQuiz,
  readWelcome,
} from './support/park.ts';
import { byKeys } from './support/walking.ts';
import { enter, learnEverything } from './support/wholePark.ts';

test('the words that the requirements fix stand in the content', () => {
  const { realm, lessons } = english.park;
  expect(realm.welcome).toMatchObject({ button: 'Start Your Adventure', message: 'Welcome to AI Adventure Park' });
  expect(lessons.domains).toMatchObject({ finish: 'Complete' });
  expect(lessons['ethical-frameworks']).toMatchObject({ finish: 'Complete Session' });
});

test('by keys: three guides, a reload in the middle, the arrow, and everything again in another browser', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const hands = keyboard(page);
  const name = await enter(hands, 'Aria');
  await byKeys(hands, 'wizard');
  await listen(hands);
  await learnProjectCycle(hands, { stopAfter: 3 });
  await page.reload();
  await readWelcome(hands);
  await byKeys(hands, 'wizard');
  await listen(hands);
  await learnProjectCycle(hands, { from: 3 });
  await byKeys(hands, 'talking-tree');
  await listen(hands);
  await learnDomains(hands);
  await byKeys(hands, 'robot');
  await listen(hands);
  await learnEthics(hands);
  await passQuiz(hands);
  await leaveThroughTheArrow(hands, byKeys);

  const elsewhere = await anotherBrowser(() => browser.newContext(), name);
  await elsewhere.page.goto(PARK);
  await readWelcome(elsewhere);
  await expect(elsewhere.page.getByRole('button', { name: 'Aria: change avatar' })).toBeVisible();
  await allTasksTicked(elsewhere);
});

async function anotherBrowser(make: () => Promise<BrowserContext>, name: string): Promise<Hands> {
  const hands = keyboard(await (await make()).newPage());
  await signIn(hands, name);
  return hands;
}

test("only through 'Places and people' and the keyboard, accessible at every stop", async ({ page }) => {
  test.setTimeout(600_000);
  const hands = keyboard(page);
  await enter(hands, 'Milo');
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, `the realm (${theme})`);
  }
  await learnEverything(hands, byPlaces);
  await leaveThroughTheArrow(hands, byPlaces);
});
