// Plays the demo by touch as a guest, with a reload in the middle, and keeps the progress in a new account.
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { playDemo } from './support/demo.ts';
import { touchDriver } from './support/inputDriver.ts';
import { test } from './support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 480 } });

test('a guest plays the demo by touch to its end and keeps the progress in a new account', async ({ page }) => {
  test.setTimeout(600_000);
  await playDemo(touchDriver(page), async () => {
    await expectAccessibleInBothThemes(page, 'the drawing gate');
  });
});
