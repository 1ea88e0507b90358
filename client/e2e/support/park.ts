// A learner's way through ai-adventure-park, told in steps; each works with any hands, in either language.
import { expect, type Locator, type Page } from '@playwright/test';
import { solve } from './answers.ts';
import type { Hands } from './hands.ts';

export const PARK = '/Grassroot/ai-adventure-park';

/** For a walk across the park: where frames are slow the avatar is slow too. */
const WALK_MS = 180_000;

/** For a realm to open: map, pictures and content on a machine that does other things too. */
const OPENING_MS = 60_000;

/** How the learner gets to a person or the exit. */
export type Way = (hands: Hands, place: string) => Promise<void>;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
/** What the bar says while the learner is free to walk on. */
const freeAgain = ({ page, language }: Hands): Promise<void> =>
  expect(page.getByText(language.words('Interact With .....')).first()).toBeVisible();

export async function chooseAvatar(hands: Hands, avatar: string): Promise<void> {
  const { words } = hands.language;
  const name = words(avatar);
  await hands.press(hands.page.getByRole('radio', { name }));
  await hands.press(button(hands.page, words('Play as {name}', { name })));
}

export async function readWelcome(hands: Hands): Promise<void> {
  const { page, language } = hands;
  const { welcome } = language.park.realm;
  await expect(dialog(page, welcome.title)).toBeVisible({ timeout: OPENING_MS });
  for (const card of welcome.cards) await expect(page.getByRole('heading', { name: card.title })).toBeVisible();
  await hands.press(button(page, welcome.button));
  await expect(page.getByText(welcome.message).first()).toBeVisible();
}

/** Through the 'Places and people' list. */
export const byPlaces: Way = async (hands, place) => {
  const {
    page,
    language: { words, park },
  } = hands;
  const character = park.realm.characters.find(({ id }) => id === place);
  const name = words('Places and people');
  await hands.press(page.getByRole('button', { name }));
  const list = dialog(page, name);
  await hands.press(
    list.getByRole('button', {
      name: character ? `${words('Go and talk')}: ${character.name}` : `${words('Take the way')}:`,
    }),
  );
};

/** Reads a conversation to its end: the first press completes the typing, the next goes on. */
export async function listen(hands: Hands): Promise<void> {
  const { page } = hands;
  const on = page.locator('button[data-advance]');
  await expect(on).toBeVisible({ timeout: WALK_MS });
  while (await on.isVisible()) {
    await hands.press(on).catch(() => undefined);
    await page.waitForTimeout(50);
  }
}

/** Presses a button of the lesson's bar, by its words on the screen. */
const pressInBar = (hands: Hands, name: string): Promise<void> =>
  hands.press(
    hands.page
      .getByRole('navigation', { name: hands.language.words('Lesson') })
      .getByRole('button', { name, exact: true }),
  );
const next = (hands: Hands, english: string): Promise<void> => pressInBar(hands, hands.language.words(english));

/** The six steps with the wizard; with `stopAfter` the learner leaves after so many steps. */
export async function learnProjectCycle(hands: Hands, { from = 0, stopAfter = 6 } = {}): Promise<void> {
  const lesson = hands.language.park.lessons['project-cycle'];
  if (lesson?.kind !== 'cycle') throw new Error('project-cycle is not a cycle');
  for (const [i, step] of lesson.steps.entries()) {
    if (i < from) continue;
    if (i === stopAfter) return;
    await expect(hands.page.getByRole('heading', { name: step.title })).toBeVisible();
    await next(hands, 'Next');
    await solve(hands, step.activity, { wrongFirst: true });
    if (i + 1 < lesson.steps.length) await next(hands, 'Next');
  }
  await next(hands, 'Finish');
  await freeAgain(hands);
}

export async function learnDomains(hands: Hands): Promise<void> {
  const lesson = hands.language.park.lessons.domains;
  if (lesson?.kind !== 'tour') throw new Error('domains is not a tour');
  for (const [i, domain] of lesson.domains.entries()) {
    await expect(hands.page.getByRole('heading', { name: domain.title, exact: true })).toBeVisible();
    await next(hands, 'Try activity');
    await solve(hands, domain.activity, { wrongFirst: true });
    if (i + 1 < lesson.domains.length) await next(hands, 'Next domain');
    else await pressInBar(hands, lesson.finish);
  }
  await freeAgain(hands);
}

export async function learnEthics(hands: Hands): Promise<void> {
  const lesson = hands.language.park.lessons['ethical-frameworks'];
  if (lesson?.kind !== 'pages') throw new Error('ethical-frameworks has no pages');
  await next(hands, 'Activity');
  for (const [i, activity] of lesson.activities.entries()) {
    await solve(hands, activity, { wrongFirst: true });
    if (i + 1 < lesson.activities.length) await next(hands, 'Next');
  }
  await next(hands, 'Back to the lesson');
  for (const page of lesson.pages.slice(1)) {
    await next(hands, 'Next');
    await expect(hands.page.getByRole('heading', { name: page.title, exact: true })).toBeVisible();
  }
  await hands.press(button(hands.page, lesson.finish));
}

export async function passQuiz(hands: Hands): Promise<void> {
  await solve(hands, 'bioethics-quiz', { wrongFirst: true });
  await next(hands, 'Back to the park');
  await hands.press(button(hands.page, hands.language.words('To the arrow!')));
}

/** Feedback with its rules, the reload, the transition, and the arrival at the next map's address. */
export async function leaveThroughTheArrow(hands: Hands, way: Way, next = '/Grassroot/robo-realm'): Promise<void> {
  const {
    page,
    language: { words, park },
  } = hands;
  await way(hands, park.quest.exit.id);
  await expect(dialog(page, words('Share Your Experience'))).toBeVisible({ timeout: WALK_MS });
  await hands.press(button(page, words('Submit Feedback')));
  await expect(page.getByText(words('Please fill in all fields before submitting'))).toBeVisible();
  for (const [at, [stars, english]] of (
    [
      [5, 'Excellent'],
      [4, 'Very Good'],
      [3, 'Good'],
    ] as const
  ).entries()) {
    const group = page.getByRole('dialog').locator('fieldset').nth(at);
    await hands.press(group.getByRole('radio', { name: `${stars} ${words(english, {}, 'rating')}` }));
  }
  await hands.fill(page.getByRole('textbox', { name: words('Tell us more') }), 'The owl is my favourite.');
  await hands.press(button(page, words('Submit Feedback')));
  await hands.press(button(page, words('Continue Journey')));
  await expect(page.getByText(words('Entering Next Realm...'))).toBeVisible({ timeout: 30_000 });
  await page.waitForURL(`**${next}`, { timeout: 60_000 });
}

/** The quest log, unfolded where a small screen folds it, says that every task is done. */
export async function allTasksTicked({ page, press, language: { words, park } }: Hands): Promise<void> {
  const name = words('Quest log');
  const log = page.getByRole('region', { name });
  const fold = log.getByRole('button', { name });
  await expect(fold).toContainText(`${park.quest.tasks.length}/${park.quest.tasks.length}`);
  if ((await fold.getAttribute('aria-expanded')) === 'false') await press(fold);
  for (const task of park.quest.tasks) await expect(log.getByText(task.title)).toBeVisible();
}
