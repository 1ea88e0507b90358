// A new page of the site: its folder with the page and a test, and its line in the table of pages.
import { MEMBER_PAGES, type PageArea } from '../../shared/src/constants/memberPages.ts';
import { checkName, pascal, quoteKey, ScaffoldError, sentenceTitle as title } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';

const SAMPLE_TEXT = 'Say what a visitor can do here.';
const DEFAULT_AREA = 'courses';
const TABLE = 'shared/src/constants/memberPages.ts';
const WALK = 'client/src/app/siteWalk.test.tsx';

function checkArea(name: string): PageArea {
  const areas = [...new Set(MEMBER_PAGES.flatMap((page) => page.areas))];
  const found = areas.find((area) => area === name);
  if (found) return found;
  throw new ScaffoldError(`There is no area "${name}": ${areas.join(', ')}.`);
}

export function newPage(given?: string, givenArea: string = DEFAULT_AREA): ScaffoldPlan {
  const name = checkName(given, 'A page name');
  const area = checkArea(givenArea);
  const component = `${pascal(name)}Page`;
  const folder = `client/src/pages/${name}`;
  return {
    newFolders: [folder],
    files: {
      [`${folder}/${component}.tsx`]: componentSource(name, component),
      [`${folder}/${component}.test.tsx`]: testSource(name, component),
    },
    edits: [
      {
        file: TABLE,
        insert: `['/${name}', '${name}/${component}', { en: '${title(name)}', hi: '${title(name)}' }],`,
        position: { kind: 'after', from: 'const PAGES', text: `\n    ${quoteKey(area)}: [` },
      },
      { file: WALK, insert: `'/${name}',`, position: { kind: 'after', from: 'const WALK', text: 'everybody,\n    [' } },
    ],
    words: {
      area,
      messages: { hi: { [title(name)]: title(name), [SAMPLE_TEXT]: 'बताइए कि यहाँ आने वाला क्या कर सकता है।' } },
    },
    nextSteps: `npm run dev; when it says that Lanternwise is ready, http://localhost:5173/${name} (signed in: DATA_DIR=./sample npm run seed:sample first, then npm run dev with the same DATA_DIR). Everybody may see it: move its line in ${TABLE} below another gate, and its address in ${WALK} below that rule. Its title's translation waits in the table and in client/src/i18n/locales.`,
  };
}

const componentSource = (name: string, component: string) => `// The page "${title(name)}".
import { Trans, useLingui } from '@lingui/react/macro';
import { PlainPage } from '../layout/PlainPage.tsx';

export function ${component}() {
  const { t } = useLingui();
  return (
    <PlainPage title={t\`${title(name)}\`}>
      <p>
        <Trans>${SAMPLE_TEXT}</Trans>
      </p>
    </PlainPage>
  );
}
`;

const testSource = (name: string, component: string) => `// @vitest-environment jsdom
// The page "${title(name)}" is reached by its address.
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteRoutes } from '../../app/router.tsx';
import { createStore } from '../../features/store/store.ts';

it('shows ${component} at /${name}', async () => {
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={['/${name}']}>
        <SiteRoutes />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: '${title(name)}' }, { timeout: 10_000 })).toBeDefined();
  expect(screen.getByText('${SAMPLE_TEXT}')).toBeDefined();
  expect(document.title).toContain('${title(name)}');
});
`;
