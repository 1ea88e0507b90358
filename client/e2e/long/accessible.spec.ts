// Checks each kind of lesson and activity of every realm of the course but the park for accessibility, in both themes and both languages.
import { expectAccessible } from '../support/axe.ts';
import { DEV_ORIGIN } from '../support/devServer.ts';
import { openOverlaysPage, visit } from '../support/sweep/overlaysPage.ts';
import { oneOfEachKind } from '../support/sweep/sights.ts';
import { test } from '../support/test.ts';

test.use({ baseURL: DEV_ORIGIN });
test.describe.configure({ mode: 'parallel' });

const REALMS = [
  ...['demo', 'robo-realm', 'wonder-vision-valley', 'think-tank-park'],
  ...['imagination-island', 'fun-factory-realm', 'voice-valley-park', 'safety-star-city'],
];

for (const realm of REALMS)
  test(`lessons and activities of ${realm} are accessible`, async ({ page }) => {
    test.setTimeout(900_000);
    const content = await openOverlaysPage(page, realm);
    const sights = oneOfEachKind(content).filter(({ request }) => ['activity', 'lesson'].includes(request?.kind ?? ''));
    const looks = (['en', 'hi'] as const).map((language) => ({
      width: 1366,
      height: 768,
      language,
      themes: ['dark', 'light'] as const,
    }));
    await visit(page, looks, sights, (name) => expectAccessible(page, name));
  });
