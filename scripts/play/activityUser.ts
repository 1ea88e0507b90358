// Operates an activity for its drive.ts as the stated person would: reads, presses, waits in scene time.
import type { Locator } from '@playwright/test';
import type { ActivityDriver, ActivityUser } from '../../client/src/activities/kit/drive.ts';
import type { Activity, ActivityKind } from '../../shared/src/activities/registry.ts';
import { isOwnInput } from './ownInputs.ts';
import type { Recorder } from './Recorder.ts';

const isThere = (what: Locator) => async () => (await what.count()) > 0 && (await what.first().isVisible());

async function createUser(recorder: Recorder, board: Locator, { kind }: Activity): Promise<ActivityUser> {
  // Its buttons stand in the bar of the window.
  const around = board.locator('xpath=ancestor::*[@role="dialog" or self::main][1]');
  const control = async (name: string): Promise<Locator> => {
    const found = around.locator(`[data-control="${name}"]`);
    // It has made room for the map: who plays by this driver asks for the window.
    const back = recorder.page.locator('[data-folded-window]').getByRole('button');
    const isReady = async () => {
      if (await isThere(back)()) await recorder.press(back);
      return (await found.count()) > 0 && (await found.first().isEnabled());
    };
    if (!(await recorder.until(isReady))) throw new Error(`no control ${name} in ${kind}`);
    return found.first();
  };
  const inputOf = (name: string) => (isOwnInput(kind, name) ? 'own' : 'other');
  const found = (text: string) => around.getByText(text, { exact: true });
  return {
    click: async (name) => recorder.press(await control(name), inputOf(name)),
    selectOption: async (name, value) => {
      await recorder.choose(await control(name), value, inputOf(name));
    },
    type: async (name, text) => {
      const field = await control(name);
      await recorder.write(text.length, () => field.fill(text));
    },
    pressKeys: async (name, keys) => {
      const canvas = (await control(name)).getByRole('application');
      await recorder.draw(async () => {
        for (const key of keys) await canvas.press(key);
      });
    },
    // A duel's drive tells by this whether it was won.
    expectDisabled: async (name) => {
      const asked = around.locator(`[data-control="${name}"]`);
      if (!(await recorder.until(isThere(asked)))) throw new Error(`no control ${name} in ${kind}`);
      if (await asked.first().isEnabled()) throw new Error(`${name} of ${kind} is not disabled`);
    },
    expectText: async (text) => {
      if (!(await recorder.until(isThere(found(text))))) throw new Error(`"${text}" did not come`);
    },
    whichText: async (texts) => {
      let shown: string | undefined;
      await recorder.until(async () => {
        for (const text of texts) if (await isThere(found(text))()) shown ??= text;
        return shown !== undefined;
      });
      if (shown === undefined) throw new Error(`none of these came: ${texts.join(' | ')}`);
      return shown;
    },
    expectExplanation: async () => undefined,
  };
}

/** Solves it, right at the first try where the kind allows, or wrong first where it knows a wrong answer. */
export async function solveActivity(
  recorder: Recorder,
  board: Locator,
  activity: Activity,
  wrongFirst: boolean,
): Promise<void> {
  const { drive } = (await import(`../../client/src/activities/${activity.kind}/drive.ts`)) as {
    drive: ActivityDriver<ActivityKind>;
  };
  await drive(await createUser(recorder, board, activity), activity, wrongFirst);
  await recorder.readOn();
}
