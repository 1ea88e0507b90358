// Counts the sheets of what teachers print for a large class, and looks for words that paper cuts off.
import { expect, type Page } from '@playwright/test';
import { openClassroom } from '../support/classroom.ts';
import { choose } from '../support/inputDriver.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

/** Pages of a PDF as the browser prints it, the page's own sheet sizes included. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Texts that are wider or higher than the box that cuts them. */
async function cutTexts(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut =
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
        return isCut && element.getClientRects().length > 0 && !element.closest('.lw-hidden');
      })
      .map((element) => element.textContent.trim()),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  return found;
}

test('a class of forty fits on paper', async ({ browser }) => {
  test.setTimeout(300_000);
  const { teacher, student, groupId } = await openClassroom(browser, 40);
  const { page } = teacher;

  await test.step('login cards, eight on a sheet', async () => {
    await page.goto(`/teacher/groups/${groupId}?tab=accounts`);
    await page.getByRole('button', { name: 'New pass phrases for everyone' }).click();
    await page.getByRole('button', { name: 'Create and show cards' }).click();
    await expect(page.getByRole('list', { name: 'Login cards' }).getByRole('listitem')).toHaveCount(40);
    expect(await cutTexts(page)).toEqual([]);
    expect(await sheetsOf(page)).toBe(5);
  });

  await test.step('the heat map, a realm or two on a sheet, two sheets for the names', async () => {
    await page.goto(`/teacher/groups/${groupId}?tab=progress`);
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(43);
    expect(await cutTexts(page)).toEqual([]);
    await choose(page.getByLabel('Realm', { exact: true }), 'AI Adventure Park');
    const sheets = await sheetsOf(page);
    expect(sheets).toBeGreaterThanOrEqual(2);
    expect(sheets).toBeLessThanOrEqual(3);
  });

  await test.step('the list of students, a report and the poster', async () => {
    await page.goto('/admin/students');
    await expect(page.getByRole('region', { name: 'Students' }).locator('tbody tr')).toHaveCount(40);
    expect(await cutTexts(page)).toEqual([]);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
    await page.goto(`/admin/progress/${student.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await cutTexts(page)).toEqual([]);
    await page.goto(`/teacher/groups/${groupId}/poster`);
    await expect(page.locator('[data-join-code]')).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
  });
});
