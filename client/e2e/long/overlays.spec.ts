// Opens every overlay at every size of the screen, in both themes and both languages, and finds what is cut off or overlaps.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { expect } from '@playwright/test';
import { DEV_ORIGIN } from '../support/devServer.ts';
import { ALL_LOOKS, allSights, lookName, openOverlaysPage, sweep } from '../support/overlaySweep.ts';
import { test } from '../support/test.ts';

test.use({ baseURL: DEV_ORIGIN });
test.describe.configure({ mode: 'parallel' });

for (const realm of [...PLAY_ORDER, 'python-world'] as const)
  for (const look of ALL_LOOKS)
    test(`all overlays of ${realm} fit ${lookName(look)}`, async ({ page }) => {
      test.setTimeout(1_800_000);
      const content = await openOverlaysPage(page, realm);
      expect(await sweep(page, [look], allSights(content))).toEqual([]);
    });
