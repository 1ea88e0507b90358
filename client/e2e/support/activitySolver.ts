// Solves the activities of a realm from their content, optionally with a wrong answer first; each kind has its own drive.ts.
import type { Activity, ActivityKind } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Locator } from '@playwright/test';
import type { ActivityDriver, ActivityUser } from '../../src/activities/kit/drive.ts';
import type { InputDriver } from './inputDriver.ts';

/** For a model that is trained on a slow machine. */
const READY_MS = 60_000;

interface Player extends ActivityUser {
  /** Models are trained in the background: until then their control is missing or grey. */
  expectReady(control: string): Promise<void>;
}

/** Operates the activity on screen. */
export function createPlayer(driver: InputDriver, activity: Activity): Player {
  const board = driver.page.getByRole('region', { name: activity.title, exact: true });
  // Its buttons stand in the bar of the window.
  const around = board.locator('xpath=ancestor::*[@role="dialog" or self::main][1]');
  const control = (name: string): Locator => around.locator(`[data-control="${name}"]`);
  return {
    expectReady: (name) => expect(control(name)).toBeEnabled({ timeout: READY_MS }),
    click: (name) => driver.press(control(name)),
    selectOption: (name, value) => driver.choose(control(name), value),
    type: (name, text) => driver.fill(control(name), text),
    pressKeys: async (name, keys) => {
      const canvas = control(name).getByRole('application');
      for (const key of keys) await canvas.press(key);
    },
    expectDisabled: (name) => expect(control(name)).toBeDisabled(),
    // What is watched first, such as a drive through three yards, takes longer than the usual wait.
    expectText: (text) => expect(around.getByText(text, { exact: true }).first()).toBeVisible({ timeout: READY_MS }),
    whichText: async (texts) => {
      const found = (text: string) => around.getByText(text, { exact: true }).first();
      const [first, ...others] = texts.map(found);
      if (!first) throw new Error('no texts to wait for');
      await others
        .reduce((either, other) => either.or(other), first)
        .first()
        .waitFor();
      for (const text of texts) if (await found(text).isVisible()) return text;
      throw new Error(`none of these is shown: ${texts.join(' | ')}`);
    },
    expectExplanation: () => expect(around.locator('[data-explanation]').first()).toBeVisible(),
  };
}

/** The type check of the view registry ensures that every kind has a drive.ts. */
export async function loadDrive({ kind }: Activity): Promise<ActivityDriver<ActivityKind>> {
  return ((await import(`../../src/activities/${kind}/drive.ts`)) as { drive: ActivityDriver<ActivityKind> }).drive;
}

export interface SolveOptions {
  /** Gives a wrong answer first and expects its explanation. */
  wrongFirst?: boolean;
  /** The content on screen; by default the park's in the driver's language. */
  content?: RealmContent;
}

/** Solves an activity completely. */
export async function solve(
  driver: InputDriver,
  id: string,
  { wrongFirst = false, content = driver.language.park }: SolveOptions = {},
): Promise<void> {
  const activity = content.activities[id];
  if (!activity) throw new Error(`no activity ${id}`);
  const board = driver.page.getByRole('region', { name: activity.title, exact: true });
  // Its lesson has folded for the ground on the map: it is solved in the window, as who asks for that does.
  const strip = driver.page.locator(`[data-folded-window="${id}"]`);
  await expect(board.or(strip).first()).toBeVisible();
  if (await strip.isVisible()) await driver.press(strip.getByRole('button'));
  await expect(board).toBeVisible();
  const drive = await loadDrive(activity);
  await drive(createPlayer(driver, activity), activity, wrongFirst);
}
