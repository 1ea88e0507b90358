// Solves the activities of a realm as the content says, if wanted with a wrong answer first; how, each kind tells in its drive.ts.
import type { Activity, ActivityKind } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Locator } from '@playwright/test';
import type { ActivityDriver, ActivityUser } from '../../src/activities/kit/drive.ts';
import type { InputDriver } from './inputDriver.ts';

/** Somebody in front of the activity on screen. */
function createPlayer(driver: InputDriver, activity: Activity): ActivityUser {
  const board = driver.page.getByRole('region', { name: activity.title, exact: true });
  const control = (name: string): Locator => board.locator(`[data-control="${name}"]`);
  return {
    click: (name) => driver.press(control(name)),
    selectOption: (name, value) => driver.choose(control(name), value),
    type: (name, text) => driver.fill(control(name), text),
    expectDisabled: (name) => expect(control(name)).toBeDisabled(),
    expectText: (text) => expect(board.getByText(text, { exact: true }).first()).toBeVisible(),
    expectExplanation: () => expect(board.locator('[data-explanation]').first()).toBeVisible(),
  };
}

export interface SolveOptions {
  /** A wrong answer is checked before, and must be explained. */
  wrongFirst?: boolean;
  /** The content as it is shown; that of the park in the hands' language where it is not given. */
  content?: RealmContent;
}

/** Plays an activity to its end. */
export async function solve(
  driver: InputDriver,
  id: string,
  { wrongFirst = false, content = driver.language.park }: SolveOptions = {},
): Promise<void> {
  const activity = content.activities[id];
  if (!activity) throw new Error(`no activity ${id}`);
  await expect(driver.page.getByRole('region', { name: activity.title, exact: true })).toBeVisible();
  // The registry of views does not compile where a kind has no drive.ts of its own type.
  const { drive } = (await import(`../../src/activities/${activity.kind}/drive.ts`)) as {
    drive: ActivityDriver<ActivityKind>;
  };
  await drive(createPlayer(driver, activity), activity, wrongFirst);
}
