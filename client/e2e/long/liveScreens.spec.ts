// Every screen of live lessons and assignments, the teacher's on a laptop and a projector, the child's on a phone: accessible, nothing cut off,
// in both themes and both languages. `LOOK=<folder>` keeps screenshots.
import { expect, type Page } from '@playwright/test';
import { PASSWORD, uniqueName } from '../support/accounts.ts';
import { expectAccessible, setTheme } from '../support/axe.ts';
import { choose } from '../support/inputDriver.ts';
import { loadLanguage } from '../support/language.ts';
import { createLiveClass } from '../support/liveClass.ts';
import { findUnreachable } from '../support/reachability/index.ts';
import { test } from '../support/test.ts';

const LAPTOP = { width: 1366, height: 641 };
const PROJECTOR = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
const LONG_LINE =
  'Close your notebooks, look at the board, and tell your neighbour which of the two machines has learned more. '.slice(
    0,
    150,
  );
const { LOOK } = process.env;
/** The form of an assignment is longer than a low screen. */
const SCROLLED = /is seen only after scrolling$/;
const LOCALES = { en: 'en-IN', hi: 'hi-IN' } as const;

async function look(page: Page, what: string): Promise<void> {
  await expect(page.locator('.lw-spinner')).toHaveCount(0);
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    await expectAccessible(page, `${what} (${theme})`);
    if (LOOK) await page.screenshot({ path: `${LOOK}/${what.replaceAll(' ', '-')}-${theme}.png` });
  }
  // A dialog must fit; a page scrolls, under buttons that float.
  if ((await page.getByRole('dialog').count()) === 0) return;
  const problems = await findUnreachable(page);
  expect
    .soft(
      problems.filter((problem) => !SCROLLED.test(problem)),
      what,
    )
    .toEqual([]);
}

/** A request of the account that is signed in on this page. */
async function send(page: Page, path: string, data: object = {}): Promise<Record<string, unknown>> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.post(`/api/v1/${path}`, { headers, data });
  expect(reply.status(), `${path}: ${await reply.text()}`).toBe(200);
  return (await reply.json()) as Record<string, unknown>;
}

for (const language of ['en', 'hi'] as const) {
  const locale = LOCALES[language];
  const words = loadLanguage(language);
  const t = (message: string, values?: Record<string, string>) => words.translate(message, values);
  const open = (browser: Parameters<typeof createLiveClass>[0]) =>
    createLiveClass(
      browser,
      'Class 7B',
      ['Asha Venkatanarasimharaju', 'Ravi'],
      { viewport: PHONE, locale },
      { viewport: LAPTOP, locale },
    );

  test(`the screens of a live lesson (${language})`, async ({ browser }) => {
    test.setTimeout(600_000);
    const { teacher, children, path, groupId } = await open(browser);
    const child = (children['Asha Venkatanarasimharaju'] as { page: Page }).page;
    const press = (page: Page, name: string) => page.getByRole('button', { name: t(name), exact: true }).click();
    const close = async () => {
      await teacher.keyboard.press('Escape');
      await expect(teacher.getByRole('dialog')).toHaveCount(0);
    };
    await child.goto('/School/ClassX/Maps');
    await teacher.goto(path);
    await look(teacher, 'the start');
    await press(teacher, 'Start live lesson');
    await child.locator('[data-live-sign]').waitFor();
    await look(child, 'the sign');
    await look(teacher, 'the tiles');

    await press(teacher, 'All eyes here');
    await teacher.getByRole('radio', { name: t('A line of your own') }).check();
    await teacher.getByRole('textbox').fill(LONG_LINE);
    await look(teacher, 'All eyes here');
    await press(teacher, 'Show to everyone');
    await child.locator('[data-lesson-hold]').waitFor();
    await look(child, 'the line of the teacher');
    await look(teacher, 'the note of the line');
    await press(teacher, 'Let them go on');
    await expect(child.locator('[data-lesson-hold]')).toHaveCount(0);
    await press(teacher, 'Pause all');
    await child.locator('[data-lesson-hold]').waitFor();
    await look(child, 'the pause');
    await press(teacher, 'Go on');

    await press(teacher, 'Go to this task');
    await teacher.getByRole('radio').nth(2).check();
    await look(teacher, 'Go to this task');
    await press(teacher, 'Send to everyone');
    await child.getByRole('dialog', { name: t('Your next task') }).waitFor();
    await look(child, 'the next task');
    await press(child, 'Later');
    await child.locator('[data-live-sign]').click();
    await look(child, 'what the sign says');
    await child.keyboard.press('Escape');

    await teacher.locator('[data-learner]').first().click();
    await look(teacher, 'a learner');
    await press(teacher, 'I am coming');
    await close();
    await expect(child.locator('[data-live-sign][data-coming]')).toBeVisible();
    await look(child, 'the teacher is coming');
    await child.goto('/School/ClassX/Unit2');
    await expect(teacher.locator('[data-learner][data-state="working"]').first()).toBeVisible();
    await press(teacher, 'Map');
    await look(teacher, 'the map');
    await press(teacher, 'Tiles');
    await teacher.setViewportSize(PROJECTOR);
    await press(teacher, 'Full screen');
    await look(teacher, 'the projector');
    await press(teacher, 'Leave full screen');
    await teacher.setViewportSize(LAPTOP);

    await press(teacher, 'End lesson');
    await look(teacher, 'the question at the end');
    await teacher
      .getByRole('dialog')
      .getByRole('button', { name: t('End lesson') })
      .click();
    await teacher.getByRole('table').waitFor();
    await look(teacher, 'the summary at the end');
    await teacher.goto(`/teacher/groups/${groupId}?tab=progress`);
    const summary = teacher.locator('a[href*="/live/"]').last();
    await summary.waitFor();
    await look(teacher, 'the list of lessons');
    await summary.click();
    await teacher.getByRole('table').waitFor();
    await look(teacher, 'the summary');
    await teacher.emulateMedia({ media: 'print' });
    await look(teacher, 'the summary on paper');
  });

  test(`the screens of assignments (${language})`, async ({ browser }) => {
    test.setTimeout(600_000);
    const { teacher, children, groupId } = await open(browser);
    const child = (children['Asha Venkatanarasimharaju'] as { page: Page }).page;
    await teacher.goto(`/teacher/groups/${groupId}?tab=assignments`);
    await look(teacher, 'no assignment yet');
    await teacher.getByRole('button', { name: t('New assignment') }).click();
    const form = teacher.getByRole('dialog');
    const lessons = form.getByLabel(t('Which one?'));
    await choose(lessons, (await lessons.locator('option').nth(2).textContent()) ?? '');
    await choose(form.getByLabel(t('Note to the students')), t('In your own words'));
    await form.getByLabel(t('Your note')).fill('Read it twice, then tell your neighbour what you would have done.');
    await look(teacher, 'the form');
    await form.getByRole('button', { name: t('Assign'), exact: true }).click();
    await expect(form).toHaveCount(0);
    const link = teacher.locator('a[href*="/assignments/"]').first();
    await link.waitFor();
    await look(teacher, 'the list');

    await child.goto('/dashboard');
    await expect(child.getByRole('region', { name: t('From your teacher') })).toBeVisible();
    await look(child, "the child's dashboard");
    await child.goto('/School/ClassX/Maps');
    await expect(child.getByRole('heading', { level: 1 })).toBeVisible();
    await look(child, 'the map picker');
    await teacher.goto('/dashboard');
    await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible();
    await look(teacher, 'due this week');
    await teacher.goto(`/teacher/groups/${groupId}?tab=assignments`);
    await link.click();
    await expect(teacher.getByRole('row').nth(1)).toBeVisible();
    await look(teacher, 'the assignment');
    await teacher.goto(`${new URL(teacher.url()).pathname}/sheet`);
    await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible();
    await look(teacher, 'the sheet');
    await teacher.emulateMedia({ media: 'print' });
    await look(teacher, 'the sheet on paper');

    const context = await browser.newContext({ viewport: PHONE, locale });
    const account = { username: uniqueName('padma'), password: PASSWORD, ageBand: '18+', roleWish: 'Parent' };
    const { token } = (await (await context.request.post('/api/v1/auth/register', { data: account })).json()) as {
      token: string;
    };
    const parent = await context.newPage();
    await parent.addInitScript((stored) => sessionStorage.setItem('token', stored), token);
    await parent.goto('/');
    const { code } = await send(child, 'user/parent-code');
    await send(parent, 'user/parent-links', { code });
    await parent.goto('/parent/progress');
    await expect(parent.getByRole('heading', { level: 1 })).toBeVisible();
    await look(parent, "the parent's week");
  });
}
