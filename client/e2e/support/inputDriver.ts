// Drives the interface by mouse, keyboard or touch, so that a test can run with any of them.
import { expect, type Locator, type Page } from '@playwright/test';
import { english, type Language } from './language.ts';

interface Patience {
  timeout?: number;
}

export interface InputDriver {
  readonly page: Page;
  /** The language of the interface. */
  readonly language: Language;
  /** Activates a button, radio or link. */
  press(target: Locator, patience?: Patience): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  choose(select: Locator, value: string, patience?: Patience): Promise<void>;
}

/** Keyboard only: targets must be focusable and react to Enter or Space. */
export function keyboardDriver(page: Page, language = english): InputDriver {
  return {
    page,
    language,
    async press(target) {
      await expect(target).toBeEnabled();
      const type = await target.getAttribute('type');
      // A closing dialog keeps the focus until it unmounts.
      await expect(async () => {
        await target.focus();
        await expect(target).toBeFocused({ timeout: 500 });
      }).toPass({ timeout: 10_000 });
      await page.keyboard.press(type === 'radio' || type === 'checkbox' ? 'Space' : 'Enter');
    },
    async fill(field, text) {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: chooseByKeys,
  };
}

export function mouseDriver(page: Page, language = english): InputDriver {
  return {
    page,
    language,
    press: (target, patience) => clickVisible(target, (at) => at.click(patience)),
    fill: (field, text) => field.fill(text),
    choose,
  };
}

export function touchDriver(page: Page, language = english): InputDriver {
  return {
    page,
    language,
    press: (target, patience) => clickVisible(target, (at) => at.tap(patience)),
    fill: (field, text) => field.fill(text),
    choose,
  };
}

/** Clicks a radio button on its label, which covers it. */
async function clickVisible(target: Locator, activate: (at: Locator) => Promise<void>): Promise<void> {
  const isRadio = (await target.getAttribute('type')) === 'radio';
  await activate(isRadio ? target.locator('xpath=ancestor::label[1]') : target);
}

/** Which option of a list: its value, or the words it shows. */
const optionAt = (select: Locator, wanted: string): Promise<number> =>
  select.evaluate((list: HTMLSelectElement, words) => {
    const options = [...list.options].filter(({ disabled, hidden }) => !disabled && !hidden);
    const at = options.findIndex(({ value, label }) => value === words || label.trim() === words);
    const now = options.findIndex(({ selected }) => selected);
    if (at < 0) throw new Error(`no option ${words}`);
    // Of a list in which nothing is chosen yet, the first key press chooses the first.
    return at - now;
  }, wanted);

/** With the list in focus, the arrow keys go from option to option. */
export async function chooseByKeys(select: Locator, wanted: string): Promise<void> {
  await expect(select).toBeEnabled();
  const steps = await optionAt(select, wanted);
  await select.focus();
  for (let step = 0; step < Math.abs(steps); step += 1) await select.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  expect(await optionAt(select, wanted), `${wanted} is chosen`).toBe(0);
}

/** The browser draws the open list outside the page: it is pointed at, then chosen from by keys. */
export async function choose(select: Locator, wanted: string, patience?: Patience): Promise<void> {
  await select.click({ trial: true, ...patience });
  await chooseByKeys(select, wanted);
}
