// The Python Lab: wrong output, errors, input(), endless loops, stepping, keyboard, reloads, offline use, and browsers without shared memory.
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, setTheme } from './support/axe.ts';
import {
  button,
  editor,
  errorAlert,
  labDialog,
  latestSavedProgram,
  openLab,
  output,
  registerLabLearner,
  runProgram,
  typeProgram,
} from './support/pythonLab.ts';
import { withoutSharedMemory } from './support/pythonRuntime.ts';
import { openPythonWorld } from './support/pythonWorld.ts';
import { test } from './support/test.ts';

const SOLUTION = 'print("Cake Shop")\nprint("I Love Python")';
const WIDE = { width: 1366, height: 768 };
/** With the bars of the browser. */
const CHROMEBOOK = { width: 1366, height: 641 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: WIDE, serviceWorkers: 'allow' });
test.setTimeout(600_000);

/** Answers one input() with Submit and cancels the next. */
async function answerInput(page: Page): Promise<void> {
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
  await expect(errorAlert(page)).toContainText('Stopped.');
  await expect(button(page, 'Run Code')).toBeVisible();
}

test('a learner makes mistakes, reads the help and succeeds', async ({ page }) => {
  await registerLabLearner(page);
  await openPythonWorld(page);
  await openLab(page);

  await test.step('the task is seen whole without scrolling on a Chromebook, beside output and test cases', async () => {
    await page.setViewportSize(CHROMEBOOK);
    const task = page.getByRole('region', { name: 'What to program' });
    for (const part of [task, output(page), page.getByRole('region', { name: 'Results' })])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await task.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
    await page.setViewportSize(WIDE);
  });

  await test.step('wrong output is compared with the expected output, including blanks', async () => {
    await runProgram(page, 'print("Cake  Shop")\nprint("I Love Python")');
    const cases = page.getByRole('region', { name: 'Results' });
    await expect(cases.getByText('Failed')).toBeVisible();
    await expect(cases.locator('[data-diff="actual"] mark')).toHaveText('·');
    await expect(button(page, 'Continue Journey')).toHaveCount(0);
    await setTheme(page, 'light');
    await expectAccessible(page, 'the Lab with a failed test, light');
  });

  await test.step('an error is explained in plain words, marks its line and shows Python’s own message', async () => {
    await runProgram(page, 'cake = 1\nprint(cak)');
    await expect(errorAlert(page).getByRole('paragraph').first()).toContainText('cak');
    await expect(errorAlert(page)).toContainText("NameError: name 'cak' is not defined");
    await expect(page.locator('[data-line-mark="error"]')).toHaveText('print(cak)');
    await expectAccessibleInBothThemes(page, 'the Lab with an error');
  });

  await test.step('input() waits; Cancel returns an empty string', () => answerInput(page));
  await test.step('Stop ends an endless loop', () => stopLoop(page));

  await test.step('Step Through shows the variables', async () => {
    await typeProgram(page, 'a = 1\nb = a + 1\nprint(b)');
    await button(page, 'Step Through').click();
    const steps = page.getByRole('region', { name: 'Step Through' });
    await button(page, 'Next').click();
    await expect(steps.getByRole('row', { name: /a 1/ })).toBeVisible();
    await expect(page.locator('[data-line-mark="step"]')).toHaveText('b = a + 1');
    await expectAccessible(page, 'the steps');
    await button(page, 'Leave the steps').click();
    await typeProgram(page, 'a = [1]\nb = a\nprint(b)');
    await button(page, 'Step Through').click();
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await expect(steps.getByRole('img')).toHaveAccessibleName(/a and b lead to one and the same list/);
    await button(page, 'Leave the steps').click();
  });

  await test.step('Tab indents, Escape and Tab leave the editor', async () => {
    await typeProgram(page, 'y');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('x');
    await expect.poll(() => editor(page).textContent()).toBe('y   x');
    // The first Escape may close the completion list.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();
    await expect(labDialog(page)).toBeVisible();
  });

  await test.step('Enter starts a new line at every typing speed, also while a word is on offer', async () => {
    for (const delay of [90, 200, 350]) {
      await typeProgram(page, '');
      await page.keyboard.press('Delete');
      await page.keyboard.type('done = True\nx = 1', { delay });
      expect(await editor(page).locator('.cm-line').allTextContents(), `${delay} ms a key`).toEqual([
        'done = True',
        'x = 1',
      ]);
    }
  });

  await test.step('the Lab works on a phone', async () => {
    await page.setViewportSize(PHONE);
    await runProgram(page, `${'# a long line '.repeat(12)}\n${'print(cak)\n'.repeat(30)}`);
    await expect(errorAlert(page)).toContainText('NameError');
    await expectAccessibleInBothThemes(page, 'the Lab on a phone');
    await page.setViewportSize(WIDE);
  });

  await test.step('the right solution completes the task', async () => {
    await runProgram(page, SOLUTION);
    await expect(page.getByText('Congratulations! You did it! Continue your journey!').first()).toBeVisible();
    await button(page, 'Continue Journey').click();
    await expect(labDialog(page)).toHaveCount(0);
  });
});

test('a program survives a reload, works offline and follows to another device', async ({ page, browser }) => {
  const token = await registerLabLearner(page);
  await openPythonWorld(page);
  await openLab(page);

  await test.step('the program is restored after a reload; Reset asks first', async () => {
    await typeProgram(page, '# mine');
    await page.waitForTimeout(500);
    await openPythonWorld(page);
    await openLab(page);
    await expect(editor(page)).toHaveText('# mine');
    await button(page, 'Reset').click();
    const confirmDialog = page.getByRole('dialog', { name: 'Start again?' });
    await confirmDialog.getByRole('button', { name: 'Keep my code' }).click();
    await expect(editor(page)).toHaveText('# mine');
    await button(page, 'Reset').click();
    await confirmDialog.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(editor(page)).toContainText('# Light up the sign');
  });

  await test.step('it runs offline, and the run is sent when the network returns', async () => {
    await page.context().setOffline(true);
    await runProgram(page, 'print("alone")');
    await expect(output(page)).toHaveText('alone');
    await page.context().setOffline(false);
    await expect.poll(() => latestSavedProgram(page, token), { timeout: 60_000 }).toBe('print("alone")');
  });

  await test.step('the program appears on another device', async () => {
    const { cookies } = await page.context().storageState();
    const other = await browser.newContext({ viewport: WIDE });
    await other.addCookies(cookies);
    await other.addInitScript((stored) => localStorage.setItem('token', stored), token);
    const there = await other.newPage();
    await openPythonWorld(there);
    await openLab(there);
    await expect(editor(there)).toHaveText('print("alone")');
    await expect(there.getByText('on another device')).toBeVisible();
    await other.close();
  });
});

test('without shared memory, input() and Stop work through the service worker', async ({ page }) => {
  await withoutSharedMemory(page);
  await registerLabLearner(page);
  await openPythonWorld(page);
  await openLab(page);
  await answerInput(page);
  await stopLoop(page);
  await runProgram(page, SOLUTION);
  await expect(button(page, 'Continue Journey')).toBeVisible();
});
