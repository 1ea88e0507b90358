// The three ways a learner uses the interface: mouse, keyboard only, touch. Journeys are written once and played with any.
import { expect, type Locator, type Page } from '@playwright/test';
import { english, type Language } from './language.ts';

export interface InputDriver {
  readonly page: Page;
  /** The language the screen is in. */
  readonly language: Language;
  /** Activates a button, radio or link. */
  press(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  choose(select: Locator, value: string): Promise<void>;
}

/** Keyboard only: what is used must be focusable, and Enter or Space must do it. */
export function keyboardDriver(page: Page, language = english): InputDriver {
  return {
    page,
    language,
    async press(target) {
      await expect(target).toBeEnabled();
      const type = await target.getAttribute('type');
      // A window that closes holds the focus until it is gone.
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

/** A radio that is drawn by its label is pressed there. */
async function clickVisible(target: Locator, activate: (at: Locator) => Promise<void>): Promise<void> {
  const isRadio = (await target.getAttribute('type')) === 'radio';
  await activate(isRadio ? target.locator('xpath=ancestor::label[1]') : target);
}
