// Plays an activity to its end and stops at each stage: whenever other things can be pressed than before, and after each check.
import type { Activity, ActivityKind } from '@lanternwise/shared/activities/registry';
import type { Page } from '@playwright/test';
import type { ActivityDriver, ActivityUser } from '../../../src/activities/kit/drive.ts';
import { createPlayer, loadDrive } from '../activitySolver.ts';
import type { InputDriver } from '../inputDriver.ts';

/** `kinds`: questions of one kind count as one stage; `controls`: each of them is a stage. */
export type Grain = 'kinds' | 'controls';

/** What can be pressed now, and whether an answer was checked. */
function stageOf(page: Page, grain: Grain): Promise<string> {
  return page.evaluate((isFine) => {
    const top = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
    const controls = [...top.querySelectorAll('[data-control]')].filter((at) => at.checkVisibility());
    const names = controls.map((at) => at.getAttribute('data-control') ?? '');
    const shown = isFine ? names : [...new Set(names.map((name) => name.replace(/:.*/, '')))];
    const grey = top.querySelector('[data-control="check"]:is(:disabled, [aria-disabled="true"])') ? 'grey' : '';
    const tones = [...top.querySelectorAll('[data-feedback]')].map((at) => at.getAttribute('data-feedback'));
    return [...shown.sort(), grey, ...tones].join(' ');
  }, grain === 'controls');
}

const ACTIONS = ['click', 'selectOption', 'type', 'pressKeys'] as const;

/** Calls `atStage` before the first action, before each that follows a change, and at the end. */
export async function playThroughStages(
  driver: InputDriver,
  activity: Activity,
  grain: Grain,
  atStage: (name: string, isFirst: boolean) => Promise<void>,
): Promise<void> {
  const { page } = driver;
  const seen = new Set<string>();
  let last = 'opened';
  const stop = async () => {
    const stage = await stageOf(page, grain);
    if (seen.has(stage)) return;
    seen.add(stage);
    const tone = /(right|wrong)$/.exec(stage)?.[0];
    await atStage(tone ? `${last} (${tone})` : last, seen.size === 1);
  };
  const player = createPlayer(driver, activity);
  const stopping: ActivityUser = { ...player };
  for (const action of ACTIONS) {
    const act = player[action] as (control: string, ...more: unknown[]) => Promise<void>;
    stopping[action] = async (control: string, ...more: unknown[]) => {
      await player.expectReady(control);
      await stop();
      await act(control, ...more);
      last = `after ${control}`;
    };
  }
  const drive: ActivityDriver<ActivityKind> = await loadDrive(activity);
  await drive(stopping, activity, true);
  await stop();
}
