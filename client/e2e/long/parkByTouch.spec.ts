// Plays ai-adventure-park by touch on a tablet.
import { touchDriver } from '../support/inputDriver.ts';
import { leaveThroughExit } from '../support/park.ts';
import { test } from '../support/test.ts';
import { navigateByTouch } from '../support/walking.ts';
import { completeAllLessons, registerAndEnterPark } from '../support/wholePark.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 600 } });

test('by touch on a tablet', async ({ page }) => {
  test.setTimeout(600_000);
  const driver = touchDriver(page);
  await registerAndEnterPark(driver, 'Rio');
  await completeAllLessons(driver, navigateByTouch);
  await leaveThroughExit(driver, navigateByTouch);
});
