// The overlays of a realm on the developers' page, each at a size of the screen, in a theme and a language, and what does not fit there.

import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { type Lesson, teachingPages } from '@lanternwise/shared/content/lesson';
import { wizardPages } from '@lanternwise/shared/content/wizardPages';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { Page } from '@playwright/test';
import type { OverlayRequest } from '../../src/features/overlays/overlayRequest.ts';
import { findFitProblems } from './fitProblems.ts';

type Theme = 'dark' | 'light';

export interface Look {
  width: number;
  height: number;
  language: 'en' | 'hi';
  /** Changed while an overlay stands open, which costs less than opening it again. */
  themes: readonly Theme[];
}

/** A Chromebook with and without the browser's bars, two desktop screens, a phone in both directions. */
export const SIZES = [
  [1366, 641],
  [1366, 768],
  [1280, 720],
  [1920, 1080],
  [390, 844],
  [844, 390],
] as const;

export const ALL_LOOKS: readonly Look[] = SIZES.flatMap(([width, height]) =>
  (['en', 'hi'] as const).map((language) => ({ width, height, language, themes: ['dark', 'light'] as const })),
);

export const lookName = ({ width, height, language }: Look): string => `${width}×${height} ${language}`;

/** What is opened, and how. */
export interface Sight {
  name: string;
  request: OverlayRequest | null;
  /** The progress of the learner who opens it. */
  done?: Partial<RealmState>;
  /** Fills the HUD instead. */
  hud?: { log: boolean };
  /** The button of the lesson's foot that is pressed then. */
  press?: 'middle' | 'next';
}

const PLAIN = [
  'welcome',
  'avatar',
  'owl',
  'inventory',
  'journal',
  'map',
  'places',
  'pause',
  'settings',
  'recap',
  'feedback',
] as const;

const allSteps = ({ quest }: RealmContent) => quest.tasks.flatMap((task) => task.steps);

/** A learner who has solved all activities, and stands at this page of the lesson. */
const atPage = (content: RealmContent, lesson: string, page: number): Partial<RealmState> => ({
  done: allSteps(content).flatMap((step) => (step.on.kind === 'activity-answered' ? step.id : [])),
  pages: { [lesson]: page },
});

function lessonPages(lesson: Lesson): readonly unknown[] {
  switch (lesson.kind) {
    case 'tour':
      return lesson.domains;
    case 'pages':
      return lesson.pages;
    case 'adventure':
      return lesson.levels;
    // Its levels are lessons of their own.
    case 'menu':
      return [lesson];
    // On the map, see long/roboRealm.spec.ts.
    case 'tutorial':
      return [];
    case 'wizard':
      return wizardPages(lesson);
    case 'teachings':
      return teachingPages(lesson);
    default:
      return lesson.steps;
  }
}

/** All pages of a lesson; cycles and tours have an activity on each, and a cycle's middle button opens its project. */
function lessonSights(content: RealmContent, id: string): Sight[] {
  const lesson = content.lessons[id];
  if (!lesson) return [];
  const pages = lessonPages(lesson);
  const presses = {
    tour: ['middle'],
    pages: ['middle'],
    cycle: ['next', 'middle'],
    adventure: [],
    menu: [],
    teachings: [],
    tutorial: [],
    wizard: [],
    python: [],
  } as const;
  return pages.flatMap((_, page) => {
    const sight = {
      name: `lesson ${id} ${page + 1}`,
      request: { kind: 'lesson', ref: id },
      done: atPage(content, id, page),
    } as const;
    return [sight, ...presses[lesson.kind].map((press) => ({ ...sight, name: `${sight.name} ${press}`, press }))];
  });
}

/** All dialogues have one layout: the one with the longest lines stands for them. */
function longestDialog({ dialogs }: RealmContent): Sight[] {
  const [ref] =
    Object.entries(dialogs).sort(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ?? [];
  return ref ? [{ name: `dialog ${ref}`, request: { kind: 'dialog', ref } }] : [];
}

const hasWorkshop = ({ realm }: RealmContent): boolean =>
  realm.characters.some(({ later }) => later.some(({ opens }) => opens?.kind === 'workshop'));

/** Everything that can be opened in the realm. */
export function allSights(content: RealmContent): Sight[] {
  const { realm, lessons, activities } = content;
  const item = realm.items[0]?.id;
  const python = Object.values(lessons).filter((lesson) => lesson.kind === 'python');
  return [
    { name: 'hud', request: null },
    { name: 'hud full', request: null, hud: { log: false } },
    { name: 'hud full with log', request: null, hud: { log: true } },
    ...PLAIN.map((kind) => ({ name: kind, request: { kind } })),
    ...(item ? [{ name: 'discovery', request: { kind: 'discovery', item } } as const] : []),
    ...longestDialog(content),
    ...Object.keys(activities).map((ref) => ({ name: `activity ${ref}`, request: { kind: 'activity', ref } as const })),
    ...Object.keys(lessons).flatMap((ref) => lessonSights(content, ref)),
    ...python.map(({ id }) => ({ name: `lab ${id}`, request: { kind: 'lab', ref: id } as const })),
    ...(hasWorkshop(content) ? [{ name: 'workshop', request: { kind: 'workshop', ref: 'workshop' } } as const] : []),
  ];
}

/** Each kind of overlay and of activity once, and the first page of each kind of lesson. */
export function oneOfEachKind(content: RealmContent): Sight[] {
  const seen = new Set<string>();
  return allSights(content).filter(({ name, request, press }) => {
    const of =
      request?.kind === 'activity'
        ? content.activities[request.ref]?.kind
        : request?.kind === 'lesson'
          ? content.lessons[request.ref]?.kind
          : request
            ? ''
            : name;
    const kind = [request?.kind, of, press].join(' ');
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

/** A touch turns the joystick and the action button on. */
const PHONE_SIDE = 500;

/** Long enough for a cold development server on a slow machine. */
const FIRST_LOAD_MS = 180_000;

/** Opens the page and returns the realm's content. */
export async function openOverlaysPage(page: Page, realm: string): Promise<RealmContent> {
  // The compiler of the tests names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/dev/overlays?realm=${realm}`, { timeout: FIRST_LOAD_MS });
  await page.waitForFunction(() => window.devOverlays !== undefined, null, { timeout: FIRST_LOAD_MS });
  // What is still being typed takes no room yet.
  await page.evaluate(() => window.devOverlays?.change({ textSpeed: 'instant' }));
  return page.evaluate(() => window.devOverlays?.content as RealmContent);
}

async function changeLook(page: Page, { width, height, language }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  if (Math.min(width, height) < PHONE_SIDE) await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
  await page.evaluate((change) => window.devOverlays?.change(change), { language });
  await page.waitForFunction(
    (said) =>
      document.documentElement.lang === said &&
      /[\u0900-\u097F]/.test(window.devOverlays?.content.realm.goal ?? '') === (said === 'hi'),
    language,
  );
}

async function changeTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((change) => window.devOverlays?.change(change), { theme });
  await page.waitForFunction((wanted) => (document.documentElement.dataset.theme ?? 'dark') === wanted, theme);
}

/** A part that is loaded when it is first shown, or Python behind its loading screen. */
const PART_LOADED_MS = 30_000;

/** Until nothing moves or loads: fonts, pictures, animations that end, and two frames for what follows from them. */
async function settle(page: Page): Promise<void> {
  await page
    .locator('[role="dialog"] :is(.lw-spinner, [data-loading])')
    .first()
    .waitFor({ state: 'detached', timeout: PART_LOADED_MS })
    .catch(() => undefined);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isBusy = () =>
      [...document.images].some(({ complete }) => !complete) ||
      document
        .getAnimations()
        .some(
          (at) => at.playState === 'running' && at.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        );
    await frame();
    for (let tries = 0; tries < 120 && isBusy(); tries += 1) await frame();
    await document.fonts.ready;
    await frame();
    await frame();
  });
}

const FOOT = { middle: 2, next: 3 } as const;

/** Opens it as the learner does; the page then stands still. */
async function show(page: Page, { request, done, hud, press }: Sight): Promise<void> {
  await page.evaluate(() => window.devOverlays?.open(null));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(
    ([what, progress, filled]) => {
      window.devOverlays?.open(what, progress);
      if (filled) window.devOverlays?.fillHud(filled);
    },
    [request, done, hud] as const,
  );
  if (request) await page.getByRole('dialog').last().waitFor({ timeout: FIRST_LOAD_MS });
  if (press) {
    await page.locator(`[role="dialog"] nav > :nth-child(${FOOT[press]}) button`).last().click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  await settle(page);
}

/** Opens these sights in these looks, one after the other; phones come last, because a touch cannot be taken back. */
export async function visit(
  page: Page,
  looks: readonly Look[],
  sights: readonly Sight[],
  check: (name: string) => Promise<void>,
): Promise<void> {
  for (const look of looks) {
    await changeLook(page, look);
    for (const sight of sights) {
      await show(page, sight);
      for (const theme of look.themes) {
        await changeTheme(page, theme);
        await check(`${lookName(look)} ${theme}, ${sight.name}`);
      }
    }
  }
}

/** What does not fit: one line per problem, which names where it is seen. */
export async function sweep(page: Page, looks: readonly Look[], sights: readonly Sight[]): Promise<string[]> {
  const problems: string[] = [];
  await visit(page, looks, sights, async (name) => {
    const found = await page.evaluate(findFitProblems);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  });
  return problems;
}
