// Opens windows of a realm, plays what can be played in them, and collects at every stage what cannot be reached, pressed or read.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { Locator, Page } from '@playwright/test';
import { chooseByKeys, type InputDriver, mouseDriver } from '../inputDriver.ts';
import { look } from '../reachability/index.ts';
import { changeLook, type Look, lookName, settle, show } from './overlaysPage.ts';
import type { Sight } from './sights.ts';
import type { Size } from './sizes.ts';
import { type Grain, playThroughStages } from './stages.ts';

/** What is played at one size and looked at in more: a larger screen shows all that a smaller one of its kind does, and more. */
const PLAYED = [
  {
    played: [1366, 641],
    seen: [
      [1366, 768],
      [1920, 1080],
    ],
  },
  { played: [844, 390], seen: [] },
  { played: [390, 844], seen: [] },
] as const;

export const ALL_LOOKS: readonly SweptLook[] = PLAYED.flatMap(({ played: [width, height], seen }) =>
  (['en', 'hi'] as const).map((language) => ({ width, height, language, themes: ['dark'] as const, seen })),
);

export interface SweptLook extends Look {
  /** More sizes at which each stage is looked at. */
  seen?: readonly Size[];
}

/** Something that a person cannot do there. */
export interface Problem {
  window: string;
  stage: string;
  look: string;
  what: string;
}

/** How long the browser looks for a place where a press would meet it. */
const PRESS_MS = 10_000;
/** Judged only at the size at which it was scrolled to. */
const SCROLLED_TO = /is not in view/;
const COVERED = /intercepts pointer events|outside of the viewport/;

/** Presses at the element's place; what is covered there is reported, then pressed by key, so that the next stages are seen. */
function persistentDriver(page: Page, report: (what: string) => void): InputDriver {
  const mouse = mouseDriver(page);
  const orByKeys = async (target: Locator, press: () => Promise<void>, byKeys: () => Promise<void>) => {
    const name = await target.getAttribute('data-control');
    try {
      await press();
    } catch (error) {
      if (!COVERED.test(String(error))) throw error;
      report(`${name} cannot be pressed at its place`);
      await byKeys();
    }
  };
  return {
    ...mouse,
    press: (target) =>
      orByKeys(
        target,
        () => mouse.press(target, { timeout: PRESS_MS }),
        () => target.press('Enter'),
      ),
    choose: (select, value) =>
      orByKeys(
        select,
        () => mouse.choose(select, value, { timeout: PRESS_MS }),
        () => chooseByKeys(select, value),
      ),
  };
}

/** The activity on screen, if there is one. */
async function activityShown(page: Page, content: RealmContent) {
  const region = page.getByRole('dialog').last().locator('section[data-kind]').first();
  if ((await region.count()) === 0) return undefined;
  const title = await region.getAttribute('aria-label');
  return Object.values(content.activities).find((activity) => activity.title === title);
}

/** What failed, and at which element. */
const reasonOf = (error: unknown): string =>
  String(error)
    .split('\n')
    .filter((line, at) => at === 0 || line.startsWith('Locator:'))
    .join(' ');

export interface SweepOptions {
  grain?: Grain;
  /** Activities of which one that no window showed is a problem. */
  wanted?: readonly string[];
  /** Called at each stage of each window, for pictures. */
  onStage?: (window: string, stage: string, found: readonly string[]) => Promise<void>;
}

/** One size and language; each activity is played in the first window that shows it. */
export async function sweep(
  page: Page,
  atLook: SweptLook,
  sights: readonly Sight[],
  { grain = 'controls', wanted = [], onStage }: SweepOptions = {},
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const played = new Set<string>();
  const { seen: seenAt = [] } = atLook;
  await changeLook(page, atLook);
  const content = await page.evaluate(() => window.devOverlays?.content as RealmContent);
  for (const sight of sights) {
    const report = (stage: string, what: string, at: Look = atLook) =>
      problems.push({ window: sight.name, stage, look: lookName(at), what });
    await show(page, sight);
    let questions: readonly string[] | null = null;
    const record = async (stage: string, at: Look, found: readonly string[]) => {
      for (const what of found) report(stage, what, at);
      await onStage?.(sight.name, `${stage} at ${at.width}×${at.height}`, found);
    };
    const check = async (stage: string) => {
      await settle(page);
      const seen = await look(page, questions);
      questions = seen.questions;
      await record(stage, atLook, seen.problems);
      for (const [width, height] of seenAt) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const { problems: found } = await look(page, null);
        await record(
          stage,
          { ...atLook, width, height },
          found.filter((what) => !SCROLLED_TO.test(what)),
        );
      }
      if (seenAt.length > 0) await page.setViewportSize({ width: atLook.width, height: atLook.height });
    };
    const activity = sight.request && (await activityShown(page, content));
    if (!activity || played.has(activity.id)) {
      await check('opened');
      continue;
    }
    played.add(activity.id);
    let stage = 'opened';
    const driver = persistentDriver(page, (what) => report(stage, what));
    try {
      await playThroughStages(driver, activity, grain, async (name) => {
        stage = name;
        await check(name);
      });
    } catch (error) {
      report(stage, `could not be played on: ${reasonOf(error)}`);
    }
  }
  for (const id of wanted)
    if (!played.has(id))
      problems.push({ window: `activity ${id}`, stage: 'opened', look: lookName(atLook), what: 'no window shows it' });
  return problems;
}

function groupBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/** What differs only in the thing it is about: sixty lists of a table under one chart are one line. */
const kindOf = (what: string): string => what.replace(/^(.*?) "[^"]*" (is covered)/, '$1 … $2');

/** Grouped: a window, its stages, and each kind of problem with how often and in which looks it is met. */
export function describe(problems: readonly Problem[]): string {
  const lines: string[] = [];
  for (const [window, inWindow] of groupBy(problems, (at) => at.window)) {
    lines.push(window);
    for (const [stage, inStage] of groupBy(inWindow, (at) => at.stage)) {
      lines.push(`  ${stage}`);
      for (const same of groupBy(inStage, (at) => kindOf(at.what)).values()) {
        const things = new Set(same.map((at) => at.what));
        const looks = [...new Set(same.map((at) => at.look))].join(', ');
        lines.push(`    ${same[0]?.what}${things.size > 1 ? ` and ${things.size - 1} more like it` : ''} [${looks}]`);
      }
    }
  }
  return lines.join('\n');
}
