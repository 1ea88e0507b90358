// Every window of every realm at every stage, size and language: all that must be pressed or read there can be.
import { appendFileSync, mkdirSync } from 'node:fs';
import { MAP_IDS } from '@lanternwise/shared/constants/realms';
import { expect } from '@playwright/test';
import { DEV_ORIGIN } from '../support/devServer.ts';
import { lookName, openOverlaysPage } from '../support/sweep/overlaysPage.ts';
import { allSights } from '../support/sweep/sights.ts';
import { ALL_LOOKS, describe, sweep } from '../support/sweep/sweep.ts';
import { test } from '../support/test.ts';

test.use({ baseURL: DEV_ORIGIN, isFluent: true });
test.describe.configure({ mode: 'parallel' });

/** `LOOK=<folder>` keeps a picture of each stage with a problem, and the list of problems; `WINDOWS=<words>` opens only windows of such names. */
const { LOOK, WINDOWS = '' } = process.env;

for (const realm of MAP_IDS)
  for (const look of ALL_LOOKS)
    test(`everything in ${realm} can be reached at ${lookName(look)}`, async ({ page }) => {
      test.setTimeout(1_800_000);
      const content = await openOverlaysPage(page, realm);
      const folder = `${LOOK}/${realm}-${look.width}x${look.height}-${look.language}`;
      if (LOOK) mkdirSync(folder, { recursive: true });
      const sights = allSights(content).filter(({ name }) => new RegExp(WINDOWS).test(name));
      const keep = async (window: string, stage: string, found: readonly string[]) => {
        appendFileSync(`${folder}/problems.txt`, [`${window}, ${stage}`, ...found, ''].join('\n  '));
        const name = `${window} ${stage}`.replaceAll(/[^\w-]+/g, '-');
        if (found.length > 0) await page.screenshot({ path: `${folder}/${name}.png` });
      };
      const problems = await sweep(page, look, sights, {
        wanted: WINDOWS ? [] : Object.keys(content.activities),
        ...(LOOK && { onStage: keep }),
      });
      expect(describe(problems)).toBe('');
    });
