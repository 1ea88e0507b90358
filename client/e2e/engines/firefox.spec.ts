// Plays on Firefox, by keyboard, what no other journey of its configuration does: the demo to its end, the map picker, a shop's Lab, a certificate.
import { expect } from '@playwright/test';
import { register, registerByForm, uniqueName } from '../support/accounts.ts';
import { completeCourse } from '../support/completeCourse.ts';
import { playDemo } from '../support/demo.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { button, editor, openLab, output, registerLabLearner, runProgram } from '../support/pythonLab.ts';
import { openPythonWorld } from '../support/pythonWorld.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1000, height: 640 } });

test('a guest plays the demo to its end and keeps the progress in a new account', async ({ page }) => {
  test.setTimeout(600_000);
  await playDemo(keyboardDriver(page));
});

test('a learner registers and finds the realms in the map picker', async ({ page }) => {
  await registerByForm(keyboardDriver(page), uniqueName('fox'));
  await page.goto('/Grassroot/learning-adventures');
  await expect(page.getByRole('heading', { name: 'Choose your adventure' })).toBeVisible();
  await expect(page.getByText('AI Adventure Park').first()).toBeVisible();
});

test('a shop opens its Lab: a program asks, another is stopped', async ({ page }) => {
  test.setTimeout(300_000);
  await registerLabLearner(page);
  await openPythonWorld(page);
  await openLab(page);
  await runProgram(page, 'print("Hi " + input("Name? "))');
  await page.getByRole('textbox', { name: 'Name?' }).focus();
  await page.keyboard.type('Diya');
  await page.keyboard.press('Enter');
  await expect(output(page)).toContainText('Hi Diya');
  await runProgram(page, 'print("one")\nwhile True: pass');
  await expect(output(page)).toContainText('one');
  await button(page, 'Stop').press('Enter');
  await expect(button(page, 'Run Code')).toBeVisible();
  await expect(editor(page)).toContainText('while True');
});

test('a learner generates a certificate and downloads it', async ({ page }, { config }) => {
  const driver = keyboardDriver(page);
  const name = uniqueName('fox');
  await register(driver, name);
  await completeCourse(String(config.metadata.dataDir), name);
  await page.goto('/certificates/generate');
  await driver.fill(page.getByLabel('First Name'), 'Asha');
  await driver.fill(page.getByLabel('Last name'), 'Rao');
  await driver.press(page.getByRole('button', { name: 'Generate Certificate' }));
  await driver.press(page.getByRole('button', { name: 'Confirm & Generate' }));
  const download = page.waitForEvent('download');
  await driver.press(page.getByRole('button', { name: 'Download as JPEG' }));
  expect((await download).suggestedFilename()).toBe('Certificate-Asha-Rao.jpg');
});
