// A live lesson with one child: started, seen, paused, gathered with a ready-made line, and ended with a summary.
import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe.ts';
import { createLiveClass, signOf, startLesson, tileOf } from './support/liveClass.ts';
import { test } from './support/test.ts';

const LINE = 'Listen, please.';

test('a child sees the lesson, is paused, reads the line, and the summary stays', async ({ browser }) => {
  const live = await createLiveClass(browser, 'Class 7B', ['Asha'], { viewport: { width: 390, height: 844 } });
  const { teacher, children } = live;
  const child = children.Asha!.page;
  await child.goto('/School/ClassX/Maps');
  await startLesson(live);
  await expect(signOf(child)).toBeVisible();
  await expect(tileOf(teacher, 'Asha')).toContainText('Working');
  await expectAccessibleInBothThemes(teacher, 'the live board');

  await test.step('the board follows the child', async () => {
    await child.goto('/School/ClassX/Unit2');
    await expect(tileOf(teacher, 'Asha')).toContainText('Unit 2');
    await expectAccessible(child, 'a page with the sign of a live lesson');
  });

  await test.step('pause and go on', async () => {
    await teacher.getByRole('button', { name: 'Pause all' }).click();
    const hold = child.getByRole('dialog', { name: 'Your teacher has paused the lesson' });
    await expect(hold).toBeVisible();
    await expectAccessibleInBothThemes(child, 'the pause');
    await child.keyboard.press('Escape');
    await expect(hold).toBeVisible();
    await teacher.getByRole('button', { name: 'Go on' }).click();
    await expect(hold).toBeHidden();
  });

  await test.step('all eyes here', async () => {
    await teacher.getByRole('button', { name: 'All eyes here' }).click();
    await expect(teacher.getByText('Students see your own words once your school is confirmed.')).toBeVisible();
    await teacher.getByRole('radio', { name: LINE }).check();
    await expectAccessible(teacher, 'the lines of "All eyes here"');
    await teacher.getByRole('button', { name: 'Show to everyone' }).click();
    const hold = child.getByRole('dialog', { name: 'All eyes here' });
    await expect(hold.getByRole('alert')).toHaveText(LINE);
    await teacher.getByRole('button', { name: 'Let them go on' }).click();
    await expect(hold).toBeHidden();
    // Its lesson lies open as before.
    await expect(child.getByRole('dialog', { name: /Revisiting AI/ })).toBeVisible();
  });

  await test.step('end, and the summary in the report of the class', async () => {
    await teacher.getByRole('button', { name: 'End lesson' }).click();
    await teacher.getByRole('dialog').getByRole('button', { name: 'End lesson' }).click();
    await expect(signOf(child)).toHaveCount(0);
    await expect(child.getByText('The live lesson has ended.')).toBeVisible();
    await expect(teacher.getByRole('row', { name: /Asha/ })).toBeVisible();
    await expectAccessible(teacher, 'the summary');
    await teacher.goto(`/teacher/groups/${live.groupId}?tab=progress`);
    const lessons = teacher.getByRole('link', { name: /\d{4}/ }).last();
    await lessons.click();
    await expect(teacher.getByRole('heading', { level: 1, name: 'Summary of the live lesson' })).toBeVisible();
    await expect(teacher.getByRole('row', { name: /Asha/ })).toBeVisible();
  });
});
