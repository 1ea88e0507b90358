// Drives the interface by mouse, keyboard or touch, so that a test can run with any of them.
import { expect, type Locator, type Page } from '@playwright/test';
import { english, type Language } from './language.ts';

export interface InputDriver {
  readonly page: Page;
  /** The language of the interface. */
  readonly language: Language;
  /** Activates a button, radio or link. */
  press(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  choose(select: Locator, value: string): Promise<void>;
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
    async choose(select, value) {
      await select.focus();
      await select.selectOption(value);
    },
  };
}

export function mouseDriver(page: Page, language = english): InputDriver {
  return {
    page,
    language,
    press: (target) => clickVisible(target, (at) => at.click()),
    fill: (field, text) => field.fill(text),
    choose: async (select, value) => void (await select.selectOption(value)),
  };
}

export function touchDriver(page: Page, language = english): InputDriver {
  return {
    page,
    language,
    press: (target) => clickVisible(target, (at) => at.tap()),
    fill: (field, text) => field.fill(text),
    choose: async (select, value) => void (await select.selectOption(value)),
  };
}

/** Clicks a radio button on its label, which covers it. */
async function clickVisible(target: Locator, activate: (at: Locator) => Promise<void>): Promise<void> {
  const isRadio = (await target.getAttribute('type')) === 'radio';
  await activate(isRadio ? target.locator('xpath=ancestor::label[1]') : target);
}
