// Plays ai-adventure-park by touch: all of it on a tablet, and on a phone the ways to its guides by the stick alone.
import { expect } from '@playwright/test';
import { touchDriver } from '../support/inputDriver.ts';
import { learnProjectCycle, leaveThroughExit, readConversation } from '../support/park.ts';
import { test } from '../support/test.ts';
import { navigateByStick, navigateByTouch } from '../support/walking.ts';
import { completeAllLessons, registerAndEnterPark } from '../support/wholePark.ts';

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 600 } });

  test('by touch', async ({ page }) => {
    test.setTimeout(600_000);
    const driver = touchDriver(page);
    await registerAndEnterPark(driver, 'Rio');
    await completeAllLessons(driver, navigateByTouch);
    await leaveThroughExit(driver, navigateByTouch);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the stick leads to a guide and a lesson, and to the next guide', async ({ page }) => {
    test.setTimeout(400_000);
    const driver = touchDriver(page);
    await registerAndEnterPark(driver, 'Rio');
    await navigateByStick(driver, 'wizard');
    await readConversation(driver);
    await learnProjectCycle(driver);
    await navigateByStick(driver, 'talking-tree');
    await readConversation(driver);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
