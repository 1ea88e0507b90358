// The Lab beyond running: steps with nested calls, recursion, a shared list and input(), variables while a program runs, lines after it, turtle.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts';
import {
  button,
  editor,
  labDialog,
  openLab,
  output,
  registerLabLearner,
  runProgram,
  typeProgram,
} from '../support/pythonLab.ts';
import { openPythonWorld } from '../support/pythonWorld.ts';
import { test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 1366, height: 641 };

test.use({ viewport: { width: 1366, height: 768 } });
test.setTimeout(900_000);

const steps = (page: Page) => page.getByRole('region', { name: 'Step Through' });
const picture = (page: Page) => steps(page).getByRole('img');

async function record(page: Page, program: string): Promise<void> {
  await typeProgram(page, program);
  await button(page, 'Step Through').click();
}

/** Presses Next until the panel says this. */
async function stepTo(page: Page, position: string): Promise<void> {
  const place = steps(page).getByText(position, { exact: true });
  for (let press = 0; press < 60 && !(await place.isVisible()); press += 1) await button(page, 'Next').press('Enter');
  await expect(place).toBeVisible();
}

/** Starts a program once the one before it and its test cases are over. */
async function runNext(page: Page, program: string): Promise<void> {
  await expect(button(page, 'Run Code')).toBeEnabled({ timeout: 60_000 });
  await runProgram(page, program);
}

const leave = (page: Page) => button(page, 'Leave the steps').click();

test('a learner looks into a program: frames, shared lists, parts of a line, variables, lines after the run', async ({
  page,
}) => {
  await registerLabLearner(page);
  await openPythonWorld(page);
  await openLab(page);

  await test.step('nested calls are frames, the nearest first in words', async () => {
    await record(
      page,
      'def outer(a):\n    return inner(a + 1)\n\ndef inner(b):\n    return b * 2\n\nx = outer(4)\nprint(x)',
    );
    await stepTo(page, 'Next: line 5, inside inner()');
    await expect(picture(page)).toHaveAccessibleName(
      /^inner\(\), at line 5: b = 5\. outer\(\), waiting in line 2: a = 4\. The program, waiting in line 7/,
    );
    await button(page, 'Work this line out').click();
    await expect(steps(page).getByRole('row', { name: 'b * 2 10' })).toBeVisible();
    await stepTo(page, 'Next: line 8');
    await leave(page);
  });

  await test.step('recursion stacks its frames', async () => {
    await record(page, 'def down(n):\n    if n > 0:\n        down(n - 1)\n    return n\n\ndown(3)');
    await stepTo(page, 'Next: line 4, inside down()');
    await expect(picture(page)).toHaveAccessibleName(
      /n = 0\. down\(\), waiting in line 3: n = 1\. down\(\), waiting in line 3: n = 2\./,
    );
    await leave(page);
  });

  await test.step('a list shared by two names is one box with two arrows', async () => {
    await record(page, "basket = ['mint']\nalso = basket\nalso.append('lemon')\ncopy = basket[:]\nprint(basket)");
    await stepTo(page, 'Next: line 5');
    await expect(picture(page)).toHaveAccessibleName(/basket and also lead to one and the same list\./);
    await expect(picture(page).getByText('list (shared)')).toHaveCount(1);
    await expectAccessibleInBothThemes(page, 'frames and boxes');
    for (const size of [PHONE, SMALL]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `frames and boxes at ${size.width}`);
    }
    await leave(page);
  });

  await test.step('on a phone the line, the steps and Next stay in view together, press after press', async () => {
    const lines = Array.from({ length: 14 }, (_, at) => `n${at} = ${at}`).join('\n');
    for (const size of [PHONE, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await record(page, lines);
      const next = button(page, 'Next');
      await expect(next).toBeInViewport({ ratio: 1 });
      const before = await next.boundingBox();
      for (let press = 0; press < 9; press += 1) await next.click();
      expect(await next.boundingBox()).toEqual(before);
      await expect(page.locator('[data-line-mark="step"]')).toBeInViewport({ ratio: 1 });
      await leave(page);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('input() asks again while a program is recorded', async () => {
    const program = "name = input('Name? ')\nprint('Hi', name)";
    await runNext(page, program);
    await page.getByLabel('Name?').fill('Mia');
    await button(page, 'Submit').click();
    await expect(output(page)).toContainText('Hi Mia');
    await button(page, 'Step Through').click();
    await page.getByLabel('Name?').fill('Ravi');
    await button(page, 'Submit').click();
    await stepTo(page, 'Next: line 2');
    await expect(steps(page).getByRole('row', { name: /name 'Ravi'/ })).toBeVisible();
    await leave(page);
  });

  await test.step('variables are seen while the program runs, and used after it', async () => {
    const variables = page.getByRole('region', { name: 'Variables' });
    await button(page, 'Variables').click();
    await runNext(page, 'print(0)\nn = 0\nwhile True:\n    n += 1');
    await expect(variables.getByRole('row', { name: /^n \d+/ })).toBeVisible();
    await button(page, 'Stop').click();
    await expect(variables.getByText('The program when it ended')).toBeVisible();
    await runNext(page, 'cakes = [1, 2, 3]\nprint(cakes)');
    await page.getByLabel('Try a line with these variables').fill('sum(cakes) * 2');
    await page.keyboard.press('Enter');
    await expect(output(page)).toContainText('>>> sum(cakes) * 2\n12');
    await runNext(page, "print('cakes' in globals())");
    await expect(output(page)).toHaveText('False');
  });

  await test.step('a turtle draws in a shop’s Lab', async () => {
    await runNext(
      page,
      'from turtle import *\nprint(pos())\ntracer(0)\nshape("turtle")\nfor i in range(4):\n    fd(100)\n    stamp()\n    lt(90)',
    );
    await expect(page.getByRole('img', { name: /The picture has 4 .* lines and 4 .* stamps/ })).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page, 'the drawing in the Lab');
  });

  await test.step('the output grows by keyboard and by dragging', async () => {
    const grip = page.getByRole('separator', { name: 'Height of the output' });
    const height = () => output(page).evaluate((box) => box.clientHeight);
    const before = await height();
    await grip.press('PageDown');
    const taller = await height();
    expect(taller).toBeGreaterThan(before + 100);
    await grip.scrollIntoViewIfNeeded();
    const place = await grip.boundingBox();
    if (!place) throw new Error('the grip is not on screen');
    const x = place.x + place.width / 2;
    const y = place.y + place.height / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 4 });
    await page.mouse.up();
    expect(await height()).toBeLessThan(taller - 40);
    await grip.press('Home');
    expect(await height()).toBe(before);
  });

  await test.step('a .py file leaves, and another one comes in after a question', async () => {
    await expect(button(page, 'Run Code')).toBeEnabled({ timeout: 60_000 });
    const download = page.waitForEvent('download');
    await button(page, 'Download as a .py file').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('main.py');
    expect(readFileSync(await file.path(), 'utf8')).toContain('from turtle import *');
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Open a .py file').click();
    const program = "print('from home')\r\n";
    await (await chooser).setFiles({ name: 'home.py', mimeType: 'text/x-python', buffer: Buffer.from(program) });
    await page.getByRole('dialog', { name: 'Open this file?' }).getByRole('button', { name: 'Open the file' }).click();
    await expect(editor(page)).toHaveText("print('from home')");
    await runNext(page, await editor(page).innerText());
    await expect(output(page)).toHaveText('from home');
    await expect(labDialog(page)).toBeVisible();
  });
});
