// Plays ai-adventure-park with the arrow keys. Only through 'Places and people': hindi.spec.ts. By touch: long/parkByTouch.spec.ts.
import { type BrowserContext, expect } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { type InputDriver, keyboardDriver } from './support/inputDriver.ts';
import { english } from './support/language.ts';
import {
  expectAllTasksDone,
  learnDomains,
  learnEthics,
  learnProjectCycle,
  leaveThroughExit,
  PARK_PATH,
  passQuiz,
  readConversation,
  readWelcome,
} from './support/park.ts';
import { test } from './support/test.ts';
import { navigateByKeys } from './support/walking.ts';
import { registerAndEnterPark } from './support/wholePark.ts';

test('the content has the texts that the requirements fix', () => {
  const { realm, lessons } = english.park;
  expect(realm.welcome).toMatchObject({ button: 'Start Your Adventure', message: 'Welcome to AI Adventure Park' });
  expect(lessons.domains).toMatchObject({ finish: 'Complete' });
  expect(lessons['ethical-frameworks']).toMatchObject({ finish: 'Complete Session' });
});

test('with the arrow keys: three guides, a reload in between, the exit, and the same progress in another browser', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const driver = keyboardDriver(page);
  const name = await registerAndEnterPark(driver, 'Aria');
  await expectAccessibleInBothThemes(page, 'the realm');
  await navigateByKeys(driver, 'wizard');
  await readConversation(driver);
  await learnProjectCycle(driver, { stopAfter: 3 });
  await page.reload();
  await readWelcome(driver);
  await navigateByKeys(driver, 'wizard');
  await readConversation(driver);
  await learnProjectCycle(driver, { from: 3 });
  await navigateByKeys(driver, 'talking-tree');
  await readConversation(driver);
  await learnDomains(driver);
  await navigateByKeys(driver, 'robot');
  await readConversation(driver);
  await learnEthics(driver);
  await passQuiz(driver);
  await leaveThroughExit(driver, navigateByKeys);

  const elsewhere = await signInElsewhere(() => browser.newContext(), name);
  await elsewhere.page.goto(PARK_PATH);
  await expect(elsewhere.page.getByRole('button', { name: 'Aria: change avatar' })).toBeVisible({
    timeout: 60_000,
  });
  await expectAllTasksDone(elsewhere);
});

async function signInElsewhere(createContext: () => Promise<BrowserContext>, name: string): Promise<InputDriver> {
  const driver = keyboardDriver(await (await createContext()).newPage());
  await signIn(driver, name);
  return driver;
}
