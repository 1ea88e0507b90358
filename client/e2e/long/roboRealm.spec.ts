// Plays robo-realm by keys from the gate to the tractor, with a reload in the middle.
import { wizardPages } from '@lanternwise/shared/content/wizardPages';
import { expect, type Page } from '@playwright/test';
import { solve } from '../support/activitySolver.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { type InputDriver, keyboardDriver } from '../support/inputDriver.ts';
import { chooseAvatar, readConversation } from '../support/park.ts';
import { pickUp } from '../support/places.ts';
import { button, lessonButton, robo, SLOW, walkTo } from '../support/roboRealm.ts';
import { test } from '../support/test.ts';

async function holdArrows(page: Page): Promise<void> {
  for (const [at, key] of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].entries()) {
    await expect(page.getByText(`Step ${at + 1}/4`, { exact: true })).toBeVisible();
    await page.keyboard.down(key);
    const next = at === 3 ? 'Movement Tutorial Complete!' : `Step ${at + 2}/4`;
    await expect(page.getByText(next, { exact: true })).toBeVisible();
    await page.keyboard.up(key);
  }
}

async function learnToWalk({ page, press }: InputDriver): Promise<void> {
  await press(button(page, 'Try it'));
  await holdArrows(page);
  await press(button(page, 'Start Map Tour'));
  await expect(page.getByText('Magic Hat', { exact: true }).first()).toBeVisible();
  await press(button(page, 'Next'));
  await press(button(page, 'Next'));
  await expect(page.getByText('Meet Nova - The AI Wizard').first()).toBeVisible();
  await press(button(page, 'Start Adventure!'));
}

async function collectObjects(driver: InputDriver): Promise<void> {
  for (let item = 1; item <= 2; item += 1) await pickUp(driver);
}

async function meetNova(driver: InputDriver): Promise<void> {
  await walkTo(driver, 'Go and talk: Nova');
  await readConversation(driver);
}

/** Shows the narrated text whole; where the browser cannot speak, it stands there already. */
async function readText({ page, press }: InputDriver): Promise<void> {
  const whole = button(page, 'Show the whole text');
  await press(whole).catch(() => undefined);
  await expect(whole).toBeHidden();
}

async function learnWhatAiIs(driver: InputDriver): Promise<void> {
  const { page, press } = driver;
  const lesson = robo.lessons['what-is-ai'];
  if (lesson?.kind !== 'wizard') throw new Error('what-is-ai is not a talk with a wizard');
  const pages = wizardPages(lesson);
  for (const [at, shown] of pages.entries()) {
    if (shown.kind === 'challenge') {
      await solve(driver, shown.activity, { wrongFirst: at === pages.length - 1, content: robo });
      if (shown.activity === 'sentence-learns') await expectAccessibleInBothThemes(driver.page, shown.activity);
    } else await readText(driver);
    if (shown.kind === 'question')
      await press(page.getByRole('group', { name: 'What do you think?' }).getByRole('button').first());
    await press(lessonButton(page, at === pages.length - 1 ? lesson.finish : lesson.next));
  }
}

async function playLevels(driver: InputDriver, levels: readonly { activity: string; next: string }[]): Promise<void> {
  for (const { activity, next } of levels) {
    const isModel = activity === 'yard-robot' || activity === 'gate-chatbot';
    await solve(driver, activity, { wrongFirst: isModel, content: robo });
    if (isModel) await expectAccessibleInBothThemes(driver.page, activity);
    await driver.press(lessonButton(driver.page, next));
  }
}

test('a guest plays robo-realm by keys up to the tractor', async ({ page }) => {
  test.setTimeout(600_000);
  const driver = keyboardDriver(page);
  await page.goto('/demo/robo-realm-demo');
  await chooseAvatar(driver, 'Aria');
  const begin = button(page, robo.realm.welcome.button);
  await begin.waitFor(SLOW);
  await driver.press(begin);
  await learnToWalk(driver);
  await collectObjects(driver);
  await meetNova(driver);
  await learnWhatAiIs(driver);

  const lesson = robo.lessons['types-of-ai'];
  if (lesson?.kind !== 'adventure' || !lesson.intro) throw new Error('types-of-ai is not an adventure');
  await meetNova(driver);
  await driver.press(lessonButton(page, lesson.intro.button));
  await playLevels(driver, lesson.levels.slice(0, 2));
  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await meetNova(driver);
  await playLevels(driver, lesson.levels.slice(2));

  const progress = await page.evaluate(() => localStorage.getItem('roboRealmProgress'));
  expect(JSON.parse(progress ?? '{}')).toMatchObject({
    onWizardModal: true,
    wizardModalConceptIndex: 2,
    conceptScores: { 'sentence-learns': 100, 'yard-robot': 100 },
    onTractorModal: false,
    onEverythingCompleted: false,
  });
});
