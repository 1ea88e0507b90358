// The Lab as a learner uses it: wrong output, errors, questions, endless loops, steps, keys, reloads; without shared memory; without a network.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, showTheme, type Theme } from './support/axe.ts';
import { arrive } from './support/bakery.ts';
import {
  button,
  editor,
  lab,
  newestOnServer,
  newLabBaker,
  openLab,
  output,
  problem,
  runProgram,
  write,
} from './support/lab.ts';
import { withoutSharedMemory } from './support/python.ts';

const RIGHT = 'print("Cake Shop")\nprint("I Love Python")';
const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: WIDE });
test.setTimeout(600_000);

/** A question, Submit, then a question and Cancel. */
async function answer(page: Page): Promise<void> {
  await runProgram(page, 'a = input("First? ")\nb = input("Then? ")\nprint(f"[{a}|{b}]")');
  await page.getByLabel('First?').fill('Zoë');
  await button(page, 'Submit').click();
  await expect(page.getByLabel('Then?')).toBeFocused();
  await button(page, 'Cancel').click();
  await expect(output(page)).toContainText('[Zoë|]');
}

async function stopLoop(page: Page): Promise<void> {
  await runProgram(page, 'print(1)\nwhile True:\n    pass');
  await button(page, 'Stop').click();
  await expect(problem(page)).toContainText('Stopped.');
  await expect(button(page, 'Run Code')).toBeVisible();
}

async function lookInBothThemes(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] satisfies Theme[]) {
    await showTheme(page, theme);
    await expectAccessible(page, `${what}, ${theme}`);
  }
}

test('a learner tries, errs, looks and tries again', async ({ page }) => {
  await newLabBaker(page);
  await arrive(page);
  await openLab(page);

  await test.step('wrong output shows where it differs, blanks too', async () => {
    await runProgram(page, 'print("Cake  Shop")\nprint("I Love Python")');
    const cases = page.getByRole('region', { name: 'Results' });
    await expect(cases.getByText('Failed')).toBeVisible();
    await expect(cases.locator('[data-diff="actual"] mark')).toHaveText('·');
    await expect(button(page, 'Continue Journey')).toHaveCount(0);
  });

  await test.step('an error says it in plain words, lights its line and keeps Python’s own', async () => {
    await runProgram(page, 'cake = 1\nprint(cak)');
    await expect(problem(page).getByRole('paragraph').first()).toContainText('cak');
    await expect(problem(page)).toContainText("NameError: name 'cak' is not defined");
    await expect(page.locator('[data-line-mark="error"]')).toHaveText('print(cak)');
    await lookInBothThemes(page, 'the Lab with an error');
  });

  await test.step('input() waits; Cancel is empty text', () => answer(page));
  await test.step('Stop answers on an endless loop', () => stopLoop(page));

  await test.step('steps show the variables', async () => {
    await write(page, 'a = 1\nb = a + 1\nprint(b)');
    await button(page, 'Step Through').click();
    const steps = page.getByRole('region', { name: 'Step Through' });
    await button(page, 'Next').click();
    await expect(steps.getByRole('row', { name: /a 1/ })).toBeVisible();
    await expect(page.locator('[data-line-mark="step"]')).toHaveText('b = a + 1');
    await expectAccessible(page, 'the steps');
    await button(page, 'Leave the steps').click();
  });

  await test.step('Tab indents, Escape and Tab leave the editor', async () => {
    await write(page, 'y');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('x');
    await expect.poll(() => editor(page).textContent()).toBe('y   x');
    // The first Escape may belong to the list of completions.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();
    await expect(lab(page)).toBeVisible();
  });

  await test.step('a small window works too', async () => {
    await page.setViewportSize(PHONE);
    await runProgram(page, `${'# a long line '.repeat(12)}\n${'print(cak)\n'.repeat(30)}`);
    await expect(problem(page)).toContainText('NameError');
    await lookInBothThemes(page, 'the Lab on a phone');
    await page.setViewportSize(WIDE);
  });

  await test.step('right at last', async () => {
    await runProgram(page, RIGHT);
    await expect(page.getByText('Congratulations! You did it! Continue your journey!').first()).toBeVisible();
    await button(page, 'Continue Journey').click();
    await expect(lab(page)).toHaveCount(0);
  });
});

test('a program stays: over a reload, without a network, on another device', async ({ page, browser }) => {
  const token = await newLabBaker(page);
  await arrive(page);
  await openLab(page);

  await test.step('the program is there after a reload; Reset asks first', async () => {
    await write(page, '# mine');
    await page.waitForTimeout(500);
    await arrive(page);
    await openLab(page);
    await expect(editor(page)).toHaveText('# mine');
    await button(page, 'Reset').click();
    const asked = page.getByRole('dialog', { name: 'Start again?' });
    await asked.getByRole('button', { name: 'Keep my code' }).click();
    await expect(editor(page)).toHaveText('# mine');
    await button(page, 'Reset').click();
    await asked.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(editor(page)).toContainText('# Light up the sign');
  });

  await test.step('without a network it runs, and the run is sent when there is one again', async () => {
    await page.context().setOffline(true);
    await runProgram(page, 'print("alone")');
    await expect(output(page)).toHaveText('alone');
    await page.context().setOffline(false);
    await expect.poll(() => newestOnServer(page, token), { timeout: 60_000 }).toBe('print("alone")');
  });

  await test.step('the program follows to another device', async () => {
    const { cookies } = await page.context().storageState();
    const other = await browser.newContext({ viewport: WIDE });
    await other.addCookies(cookies);
    await other.addInitScript((held) => localStorage.setItem('token', held), token);
    const there = await other.newPage();
    await arrive(there);
    await openLab(there);
    await expect(editor(there)).toHaveText('print("alone")');
    await expect(there.getByText('on another device')).toBeVisible();
    await other.close();
  });
});

test('without shared memory the same, by the service worker', async ({ page }) => {
  await withoutSharedMemory(page);
  await newLabBaker(page);
  await arrive(page);
  await openLab(page);
  await answer(page);
  await stopLoop(page);
  await runProgram(page, RIGHT);
  await expect(button(page, 'Continue Journey')).toBeVisible();
});
