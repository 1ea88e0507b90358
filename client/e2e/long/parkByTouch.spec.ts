// The whole realm as a learner plays it by touch on a tablet.
import { test } from '@playwright/test';
import { touch } from '../support/hands.ts';
import { leaveThroughTheArrow } from '../support/park.ts';
import { byTap } from '../support/walking.ts';
import { enter, learnEverything } from '../support/wholePark.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 600 } });

test('by touch on a tablet', async ({ page }) => {
  test.setTimeout(600_000);
  const hands = touch(page);
  await enter(hands, 'Rio');
  await learnEverything(hands, byTap);
  await leaveThroughTheArrow(hands, byTap);
});
