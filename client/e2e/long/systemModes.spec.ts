// Opens one window of each kind and the HUD of every realm in the modes a system can ask for: nothing is invisible, covered or cut off.
import { mkdirSync } from 'node:fs';
import { MAP_IDS } from '@lanternwise/shared/constants/realms';
import { expect } from '@playwright/test';
import { DEV_ORIGIN } from '../support/devServer.ts';
import { findUnreachable } from '../support/reachability/index.ts';
import { openOverlaysPage, visit } from '../support/sweep/overlaysPage.ts';
import { oneOfEachKind } from '../support/sweep/sights.ts';
import { isAllowedFor, SYSTEM_MODES, type SystemMode } from '../support/systemModes.ts';
import { test } from '../support/test.ts';

test.use({ baseURL: DEV_ORIGIN, isFluent: true });
test.describe.configure({ mode: 'parallel' });

/** `LOOK=<folder>` keeps a picture of each window; `WINDOWS=<words>` opens only windows of such names. */
const { LOOK, WINDOWS = '' } = process.env;

const SIZES = [
  [1366, 641],
  [390, 844],
] as const;

for (const realm of MAP_IDS)
  for (const mode of Object.keys(SYSTEM_MODES) as SystemMode[])
    test(`windows of ${realm} stay usable with ${mode}`, async ({ page }) => {
      test.setTimeout(1_800_000);
      const content = await openOverlaysPage(page, realm);
      await SYSTEM_MODES[mode](page);
      const themes = mode.endsWith('wide spacing') ? (['dark'] as const) : (['dark', 'light'] as const);
      const looks = SIZES.map(([width, height]) => ({ width, height, language: 'en' as const, themes }));
      const sights = oneOfEachKind(content).filter(({ name }) => name.includes(WINDOWS));
      const problems: string[] = [];
      if (LOOK) mkdirSync(LOOK, { recursive: true });
      await visit(page, looks, sights, async (name) => {
        const found = (await findUnreachable(page)).filter((problem) => !isAllowedFor(mode, problem));
        problems.push(...found.map((problem) => `${name}: ${problem}`));
        const file = `${realm} ${mode} ${name}`.replaceAll(/[^\w-]+/g, '-');
        if (LOOK) await page.screenshot({ path: `${LOOK}/${file}.png` });
      });
      expect(problems.join('\n')).toBe('');
    });
