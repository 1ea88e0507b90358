// The steps through ai-adventure-park, for any input driver and either language.
import { expect, type Locator, type Page } from '@playwright/test';
import { solve } from './activitySolver.ts';
import type { InputDriver } from './inputDriver.ts';
import { openPlaces } from './places.ts';

export const PARK_PATH = '/Grassroot/ai-adventure-park';

/** For a walk across the park: the avatar is as slow as the frames. */
const WALK_TIMEOUT_MS = 180_000;

/** For loading map, pictures and content on a busy machine. */
const OPEN_TIMEOUT_MS = 60_000;

/** Brings the learner to a character or the exit. */
export type NavigateTo = (driver: InputDriver, place: string) => Promise<void>;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
/** Expects the hint that shows while the learner can walk. */
const expectFreeToWalk = ({ page, language }: InputDriver): Promise<void> =>
  expect(page.getByText(language.park.quest.lessonClosed ?? '').first()).toBeVisible();

export async function chooseAvatar(driver: InputDriver, avatar: string): Promise<void> {
  const { translate } = driver.language;
  const name = translate(avatar);
  await driver.press(driver.page.getByRole('radio', { name }));
  await driver.press(button(driver.page, translate('Play as {name}', { name })));
  await skipOpening(driver);
}

/** The opening follows the first choice of an avatar. */
async function skipOpening(driver: InputDriver): Promise<void> {
  const { translate } = driver.language;
  const opening = dialog(driver.page, translate('The Lantern Road'));
  await driver.press(opening.getByRole('button', { name: translate('Skip'), exact: true }));
  await expect(opening).toBeHidden();
}

export async function readWelcome(driver: InputDriver): Promise<void> {
  const { page, language } = driver;
  const { welcome } = language.park.realm;
  await expect(dialog(page, welcome.title)).toBeVisible({ timeout: OPEN_TIMEOUT_MS });
  for (const card of welcome.cards) await expect(page.getByRole('heading', { name: card.title })).toBeVisible();
  await driver.press(button(page, welcome.button));
  await expect(page.getByText(welcome.message).first()).toBeVisible();
}

/** Navigates through the 'Places and people' list. */
export const navigateByPlaces: NavigateTo = async (driver, place) => {
  const { translate, park } = driver.language;
  const character = park.realm.characters.find(({ id }) => id === place);
  const list = await openPlaces(driver);
  await driver.press(
    list.getByRole('button', {
      name: character ? `${translate('Go and talk')}: ${character.name}` : `${translate('Take this path')}:`,
    }),
  );
};

/** Reads a conversation to its end: the first press completes the typing, the next one advances. */
export async function readConversation(driver: InputDriver): Promise<void> {
  const { page } = driver;
  const advanceButton = page.locator('button[data-advance]');
  await expect(advanceButton).toBeVisible({ timeout: WALK_TIMEOUT_MS });
  while (await advanceButton.isVisible()) {
    await driver.press(advanceButton).catch(() => undefined);
    await page.waitForTimeout(50);
  }
}

/** Presses a button of the lesson's navigation bar by its visible name. */
const pressLessonButton = (driver: InputDriver, name: string): Promise<void> =>
  driver.press(
    driver.page
      .getByRole('navigation', { name: driver.language.translate('Lesson') })
      .getByRole('button', { name, exact: true }),
  );
const pressTranslated = (driver: InputDriver, english: string): Promise<void> =>
  pressLessonButton(driver, driver.language.translate(english));

/** Completes the wizard's six steps; `stopAfter` ends earlier. */
export async function learnProjectCycle(driver: InputDriver, { from = 0, stopAfter = 6 } = {}): Promise<void> {
  const lesson = driver.language.park.lessons['project-cycle'];
  if (lesson?.kind !== 'cycle') throw new Error('project-cycle is not a cycle');
  for (const [i, step] of lesson.steps.entries()) {
    if (i < from) continue;
    if (i === stopAfter) return;
    await expect(driver.page.getByRole('heading', { name: step.title })).toBeVisible();
    await pressTranslated(driver, 'Next');
    await solve(driver, step.activity, { wrongFirst: true });
    if (i + 1 < lesson.steps.length) await pressTranslated(driver, 'Next');
  }
  await pressTranslated(driver, 'Finish');
  await expectFreeToWalk(driver);
}

export async function learnDomains(driver: InputDriver): Promise<void> {
  const lesson = driver.language.park.lessons.domains;
  if (lesson?.kind !== 'tour') throw new Error('domains is not a tour');
  for (const [i, domain] of lesson.domains.entries()) {
    await expect(driver.page.getByRole('heading', { name: domain.title, exact: true })).toBeVisible();
    await pressTranslated(driver, 'Try activity');
    await solve(driver, domain.activity, { wrongFirst: true });
    if (i + 1 < lesson.domains.length) await pressTranslated(driver, 'Next domain');
    else await pressLessonButton(driver, lesson.finish);
  }
  await expectFreeToWalk(driver);
}

export async function learnEthics(driver: InputDriver): Promise<void> {
  const lesson = driver.language.park.lessons['ethical-frameworks'];
  if (lesson?.kind !== 'pages') throw new Error('ethical-frameworks has no pages');
  await pressTranslated(driver, 'Activity');
  for (const [i, activity] of lesson.activities.entries()) {
    await solve(driver, activity, { wrongFirst: true });
    if (i + 1 < lesson.activities.length) await pressTranslated(driver, 'Next');
  }
  // From there it goes on to the page after the one that was read.
  await pressTranslated(driver, 'Back to the lesson');
  for (const [at, page] of lesson.pages.slice(1).entries()) {
    if (at > 0) await pressTranslated(driver, 'Next');
    await expect(driver.page.getByRole('heading', { name: page.title, exact: true })).toBeVisible();
  }
  await driver.press(button(driver.page, lesson.finish));
}

export async function passQuiz(driver: InputDriver): Promise<void> {
  await solve(driver, 'bioethics-quiz', { wrongFirst: true });
  const { translate, park } = driver.language;
  await pressLessonButton(driver, translate('Back to {realm}', { realm: park.realm.title }));
  const toArrow = button(driver.page, driver.language.translate('To the arrow!'));
  // The camera, the people and the light come first, in scene time: a busy machine takes longer for them.
  await toArrow.waitFor({ timeout: 60_000 });
  await driver.press(toArrow);
}

/** Fills in the feedback that the exit opens, an incomplete one first. */
export async function sendFeedback(driver: InputDriver): Promise<void> {
  const {
    page,
    language: { translate },
  } = driver;
  await expect(dialog(page, translate('Share Your Experience'))).toBeVisible({ timeout: WALK_TIMEOUT_MS });
  await driver.press(button(page, translate('Submit Feedback')));
  await expect(page.getByText(translate('Please fill in all fields before submitting'))).toBeVisible();
  for (const [at, [stars, english]] of (
    [
      [5, 'Excellent'],
      [4, 'Very Good'],
      [3, 'Good'],
    ] as const
  ).entries()) {
    const group = page.getByRole('dialog').locator('fieldset').nth(at);
    await driver.press(group.getByRole('radio', { name: `${stars} ${translate(english, {}, 'rating')}` }));
  }
  await driver.fill(page.getByRole('textbox', { name: translate('Tell us more') }), 'The owl is my favourite.');
  await driver.press(button(page, translate('Submit Feedback')));
}

/** Leaves through the exit: feedback form, transition, and the URL of the next realm. */
export async function leaveThroughExit(
  driver: InputDriver,
  navigateTo: NavigateTo,
  nextPath = '/Grassroot/robo-realm',
): Promise<void> {
  const {
    page,
    language: { translate, park },
  } = driver;
  await navigateTo(driver, park.quest.exit.id);
  await sendFeedback(driver);
  await driver.press(button(page, translate('Continue Journey')));
  await expect(page.getByText(translate('Entering Next Realm...'))).toBeVisible({ timeout: 30_000 });
  await page.waitForURL(`**${nextPath}`, { timeout: 60_000 });
}

/** Expects the quest log to list every task as done. */
export async function expectAllTasksDone({ page, press, language: { translate, park } }: InputDriver): Promise<void> {
  const name = translate('Quest log');
  const log = page.getByRole('region', { name });
  const fold = log.getByRole('button', { name });
  await expect(fold).toContainText(`${park.quest.tasks.length}/${park.quest.tasks.length}`);
  if ((await fold.getAttribute('aria-expanded')) === 'false') await press(fold);
  for (const task of park.quest.tasks) await expect(log.getByText(task.title)).toBeVisible();
}
