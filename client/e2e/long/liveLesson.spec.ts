// A live lesson with three children in browsers of their own: paused in the middle of a realm and a lesson, gathered, sent to a task; one is
// stuck, found and helped; one leaves the class and vanishes.
import { expect, type Page } from '@playwright/test';
import { choose, keyboardDriver } from '../support/inputDriver.ts';
import { createLiveClass, signOf, startLesson, tileOf } from '../support/liveClass.ts';
import { chooseAvatar, readWelcome } from '../support/park.ts';
import { test } from '../support/test.ts';

/** The park as School Class X opens it, which needs no plan. */
const PARK = '/School/ClassX/Unit1';
const STUCK_MS = 3 * 60_000;
const worldOf = (page: Page) => page.locator('[data-world="ready"]');

test('a class is paused, gathered and sent to a task; one is stuck and helped, one leaves', async ({ browser }) => {
  test.setTimeout(600_000);
  const live = await createLiveClass(browser, 'Class 7B', ['Asha', 'Ravi', 'Bina']);
  const { teacher, children } = live;
  const { Asha, Ravi, Bina } = children;
  const [asha, ravi, bina] = [Asha!.page, Ravi!.page, Bina!.page];
  await startLesson(live);

  await test.step('all three are seen, each where they are', async () => {
    await asha.goto(PARK);
    await chooseAvatar(keyboardDriver(asha), 'Jax');
    await readWelcome(keyboardDriver(asha));
    await ravi.goto('/School/ClassX/Unit2');
    await bina.goto('/School/ClassX/Maps');
    for (const page of [asha, ravi, bina]) await expect(signOf(page)).toBeAttached();
    await expect(tileOf(teacher, 'Asha')).toContainText('AI Adventure Park');
    await expect(tileOf(teacher, 'Ravi')).toContainText('Unit 2');
    await expect(tileOf(teacher, 'Bina')).toContainText('Not in a realm');
    await teacher.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(teacher.getByRole('region', { name: 'AI Adventure Park' }).locator('[data-learner]')).toHaveCount(1);
    await teacher.getByRole('button', { name: 'Tiles' }).click();
  });

  await test.step('the pause stops the world and loses nothing', async () => {
    await worldOf(asha).focus();
    await asha.keyboard.down('ArrowDown');
    await teacher.getByRole('button', { name: 'Pause all' }).click();
    for (const page of [asha, ravi, bina])
      await expect(page.getByRole('dialog', { name: 'Your teacher has paused the lesson' })).toBeVisible();
    await asha.keyboard.up('ArrowDown');
    const stopped = await worldOf(asha).getAttribute('data-player');
    await asha.keyboard.press('ArrowDown', { delay: 400 });
    expect(await worldOf(asha).getAttribute('data-player')).toBe(stopped);
    // Ravi's lesson lies open below.
    await teacher.getByRole('button', { name: 'Go on' }).click();
    await expect(asha.getByRole('dialog')).toBeHidden();
    await expect(ravi.getByRole('dialog', { name: /Revisiting AI/ })).toBeVisible();
    await expect(worldOf(asha)).toBeFocused();
    await asha.keyboard.press('ArrowDown', { delay: 600 });
    await expect.poll(() => worldOf(asha).getAttribute('data-player')).not.toBe(stopped);
  });

  await test.step('all eyes here', async () => {
    await teacher.getByRole('button', { name: 'All eyes here' }).click();
    await teacher.getByRole('radio', { name: 'Listen, please.' }).check();
    await teacher.getByRole('button', { name: 'Show to everyone' }).click();
    for (const page of [asha, ravi, bina]) await expect(page.getByRole('alert')).toHaveText('Listen, please.');
    await teacher.getByRole('button', { name: 'Let them go on' }).click();
    await expect(bina.getByRole('alert')).toHaveCount(0);
  });

  await test.step('one who makes no progress is found and helped', async () => {
    const since = Date.now();
    await expect
      .poll(
        async () => {
          // At work all the time, without getting anywhere.
          await asha.keyboard.press('ArrowLeft', { delay: 200 });
          await asha.keyboard.press('ArrowRight', { delay: 200 });
          return tileOf(teacher, 'Asha').textContent();
        },
        { timeout: STUCK_MS + 60_000, intervals: [5000] },
      )
      .toContain('Stuck');
    expect(Date.now() - since).toBeGreaterThan(STUCK_MS / 2);
    await tileOf(teacher, 'Asha').click();
    const panel = teacher.getByRole('dialog', { name: 'Asha' });
    await expect(panel.getByRole('link', { name: 'See the work on this task' })).toBeVisible();
    await panel.getByRole('button', { name: 'I am coming' }).click();
    await expect(asha.getByRole('button', { name: 'Your teacher is coming' })).toBeVisible();
    await panel.getByRole('button', { name: 'I have helped' }).click();
    await expect(asha.getByRole('button', { name: 'Live lesson' })).toBeVisible();
    await teacher.keyboard.press('Escape');
  });

  await test.step('the class goes to a task, each at the press of a button', async () => {
    await teacher.getByRole('button', { name: 'Go to this task' }).click();
    await choose(teacher.getByLabel('Realm', { exact: true }), 'AI Adventure Park');
    await teacher.getByRole('radio', { name: 'Explore the Domains of AI' }).check();
    await teacher.getByRole('button', { name: 'Send to everyone' }).click();
    const task = bina.getByRole('dialog', { name: 'Your next task' });
    await expect(task).toContainText('Explore the Domains of AI');
    await expect(bina).toHaveURL(/Maps$/);
    await task.getByRole('button', { name: 'Go there' }).click();
    await expect(bina).toHaveURL(new RegExp(`${PARK}$`));
    const before = await worldOf(asha).getAttribute('data-player');
    await asha.getByRole('dialog', { name: 'Your next task' }).getByRole('button', { name: 'Walk me there' }).click();
    await expect.poll(() => worldOf(asha).getAttribute('data-player')).not.toBe(before);
  });

  await test.step('who leaves the class vanishes on both sides', async () => {
    await expect(tileOf(teacher, 'Bina')).toBeVisible();
    await live.remove(Bina!);
    await expect(tileOf(teacher, 'Bina')).toHaveCount(0);
    await expect(signOf(bina)).toHaveCount(0);
  });

  await test.step('the end', async () => {
    await teacher.getByRole('button', { name: 'End lesson' }).click();
    await teacher.getByRole('dialog').getByRole('button', { name: 'End lesson' }).click();
    await expect(signOf(asha)).toHaveCount(0);
    const row = teacher.getByRole('row', { name: /Asha/ });
    await expect(row).toContainText('1×');
    await expect(teacher.getByRole('row', { name: /Bina/ })).toHaveCount(0);
  });
});
