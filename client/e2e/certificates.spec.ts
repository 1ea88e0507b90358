// Certificates: a learner generates and downloads one, and a guest verifies it without seeing private data.
import { expect, type Page } from '@playwright/test';
import { register, uniqueName } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { completeCourse } from './support/completeCourse.ts';
import { mouseDriver } from './support/inputDriver.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const SLOW = { timeout: 120_000 };

/** Before the course is finished the page says what is missing; then it is the night garden. */
async function findCeremony(page: Page, finish: () => Promise<void>): Promise<void> {
  await page.goto('/ceremony');
  await expect(page.getByText('None of the eight lanterns is alight yet.')).toBeVisible();
  await expectAccessibleInBothThemes(page, '/ceremony');
  await finish();
  await page.goto('/ceremony');
  await page.waitForURL('**/Grassroot/night-garden', SLOW);
  await page.locator('[data-world="ready"]').waitFor(SLOW);
}

test('a learner generates a certificate, and a guest verifies it without private data', async ({ page, browser }, {
  config,
}) => {
  const name = uniqueName('cert');
  await register(mouseDriver(page), name);
  await page.goto('/certificates/generate');
  await expect(page.getByRole('heading', { name: 'Course Not Completed' })).toBeVisible();
  await expect(page.getByText('complete the course to generate a certificate')).toBeVisible();

  await findCeremony(page, () => completeCourse(String(config.metadata.dataDir), name));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Create my certificate' }).first().click();
  await page.getByRole('button', { name: 'Generate Certificate' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByText('Surname is required')).toBeVisible();
  await page.getByLabel('First Name').fill('आशा');
  await page.getByLabel('Last name').fill('Ramanathan of Chennai');
  await expect(page.getByLabel('Last name')).toHaveValue('Ramanathan');
  await page.getByRole('button', { name: 'Generate Certificate' }).click();
  await expect(page.getByText('Your name will appear as:')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back & Edit' }).click();
  await page.getByLabel('First Name').fill('Asha');
  await page.getByRole('button', { name: 'Generate Certificate' }).click();
  await page.getByRole('button', { name: 'Confirm & Generate' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JPEG' }).click();
  expect((await download).suggestedFilename()).toBe('Certificate-Asha-Ramanathan.jpg');

  await page.goto('/certificates/view');
  await expect(page.getByRole('heading', { name: 'Certificate of Achievement' })).toBeVisible();
  const id = (await page.locator('dd').first().innerText()).trim();
  const score = page.getByText(/^\d+ \/ 100, Excellent$/).first();
  await expect(score).toBeVisible();
  await expectAccessibleInBothThemes(page, '/certificates/view');

  // The QR code contains this URL.
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/certificates/verify?id=${id}`);
  await expect(guest.getByRole('heading', { name: 'Certificate Verified' })).toBeVisible();
  await expect(guest.getByText('Asha Ramanathan').first()).toBeVisible();
  await expect(guest.getByText('Not available')).toHaveCount(2);
  await expect(guest.getByText((await score.textContent()) ?? '', { exact: true }).first()).toBeVisible();
  await expect(guest.locator('main')).not.toContainText(name);
  await expectAccessibleInBothThemes(guest, '/certificates/verify');
  await guest.close();
});

test('an unknown ID shows an error', async ({ page }) => {
  await page.goto('/certificates/verify');
  await page.getByRole('button', { name: 'Verify Certificate' }).click();
  await expect(page.getByText('Please enter a certificate ID')).toBeVisible();
  await page.getByLabel('Certificate ID').fill('nonsense');
  await page.getByRole('button', { name: 'Verify Certificate' }).click();
  await expect(page.getByText('Verification failed: Not Found')).toBeVisible();
});

test('guests are sent to sign in; the hub, the courses and the journey are open and accessible', async ({ page }) => {
  await page.goto('/certificates/generate');
  await expect(page).toHaveURL(/\/sign-in/);
  for (const path of ['/certificates', '/courses', '/courses/map-making', '/journey']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page, `${path}`);
  }
  await page.goto('/courses/knitting');
  await expect(page.getByRole('heading', { name: 'This path ends in the woods' })).toBeVisible();
});
