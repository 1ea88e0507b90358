// Plays on Firefox, by keyboard: the demo to its end, the map picker, a shop's Lab, a certificate, a heat map; a pause of a live lesson, and a realm
// that was taken along.
import { expect, type Page } from '@playwright/test';
import { grant, PASSWORD, register, registerByForm, uniqueName } from '../support/accounts.ts';
import { completeCourse } from '../support/completeCourse.ts';
import { playDemo, readDemoWelcome, SLOW } from '../support/demo.ts';
import { startFreshServer } from '../support/freshServer.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { createLiveClass, signOf, startLesson, tileOf } from '../support/liveClass.ts';
import { chooseAvatar } from '../support/park.ts';
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

test('a learner makes a certificate', async ({ page }, { config }) => {
  const driver = keyboardDriver(page);
  const name = uniqueName('fox');
  await register(driver, name);
  await completeCourse(String(config.metadata.dataDir), name);
  await page.goto('/certificates/generate');
  await driver.fill(page.getByLabel('First Name'), 'Asha');
  await driver.fill(page.getByLabel('Last name'), 'Rao');
  await driver.press(page.getByRole('button', { name: 'Generate Certificate' }));
  await driver.press(page.getByRole('button', { name: 'Confirm & Generate' }));
  // This Firefox tells its driver of no download.
  await expect(page.getByRole('button', { name: 'Download as JPEG' })).toBeVisible();
  await page.goto('/certificates/view');
  await expect(page.getByRole('heading', { name: 'Certificate of Achievement' })).toBeVisible();
});

test("a teacher opens a class's heat map", async ({ page, browser }) => {
  const [teacher, child] = [uniqueName('teach'), uniqueName('zoya')];
  const ask = async (by: Page, path: string, data: object = {}) => {
    const token = await by.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    const reply = await by.request.post(`/api/v1/${path}`, { data, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as { group: { id: string }; token: string };
  };
  const signInAs = async (who: Page, name: string, role: string) => {
    await register(keyboardDriver(who), name);
    await grant(name, role);
    const { token } = await ask(who, 'auth/sign-in', { identifier: name, password: PASSWORD });
    await who.evaluate((stored) => localStorage.setItem('token', stored), token);
  };
  const childPage = await (await browser.newContext()).newPage();
  await signInAs(page, teacher, 'Teacher');
  await signInAs(childPage, child, 'Pilot');
  const { group } = await ask(page, 'groups', { name: 'Class 6F' });
  const { token } = await ask(page, `groups/${group.id}/invitations`);
  await ask(childPage, `join-group/${token}`);
  await page.goto(`/teacher/groups/${group.id}?tab=progress`);
  await expect(page.getByRole('grid', { name: 'Lessons of Class 6F' })).toContainText(child);
});

test('a child in a live lesson is paused and goes on', async ({ browser }) => {
  const live = await createLiveClass(browser, 'Class 7B', ['Asha']);
  const child = live.children.Asha!.page;
  await child.goto('/School/ClassX/Unit2');
  await startLesson(live);
  await expect(signOf(child)).toBeVisible();
  await expect(tileOf(live.teacher, 'Asha')).toContainText('Unit 2');
  await live.teacher.getByRole('button', { name: 'Pause all' }).press('Enter');
  const pause = child.getByRole('dialog', { name: 'Your teacher has paused the lesson' });
  await expect(pause).toBeVisible();
  await live.teacher.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(pause).toBeHidden();
});

test('a realm that was taken along opens without the server', async ({ page }) => {
  test.setTimeout(400_000);
  const server = await startFreshServer();
  const driver = keyboardDriver(page);
  const card = page.getByRole('article', { name: 'Demo' });
  try {
    await registerByForm(driver, uniqueName('fox'), server.url);
    await page.goto(`${server.url}/Grassroot/learning-adventures`);
    await driver.press(card.getByRole('button', { name: /^Take it along/ }));
    await expect(card.getByText('On this device, also without internet')).toBeVisible(SLOW);
  } finally {
    await server.stop();
  }
  await page.goto(`${server.url}/Grassroot/learning-adventures`);
  await driver.press(card.getByRole('link', { name: /^Play/ }));
  await chooseAvatar(driver, 'Aria');
  await readDemoWelcome(driver);
  await page.locator('[data-world="ready"]').waitFor(SLOW);
});
