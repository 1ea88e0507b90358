// Checks all Admin pages for accessibility in both themes, and that they fit a phone.
import { checkAdminPages } from '../support/adminPages.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test('the other pages of Admin are accessible in both themes and fit a phone', async ({ page }) => {
  test.setTimeout(300_000);
  const lists = ['users', 'teachers', 'groups', 'revenue', 'content', 'feedback', 'contact', 'newsletter'];
  await checkAdminPages(page, [...lists, 'codes', 'mails', 'settings', 'health']);
});
