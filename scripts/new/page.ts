// A new page of the site: its folder with the page and a test, its route, its address for the server and its area of translations.
import { AREAS, type AreaName } from '../../client/src/i18n/areas.ts';
import { checkName, pascal, quoteKey, ScaffoldError, title } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';

const SAMPLE_TEXT = 'Say what a visitor can do here.';
const SAMPLE_TEXT_HINDI = 'बताइए कि यहाँ आने वाला क्या कर सकता है।';
const DEFAULT_AREA = 'courses';

function checkArea(area: string): AreaName {
  if (Object.hasOwn(AREAS, area)) return area as AreaName;
  throw new ScaffoldError(`There is no area "${area}": ${Object.keys(AREAS).join(', ')}.`);
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
        file: 'client/src/app/memberRoutes.tsx',
        insert: `{ path: '/${name}', element: lazyPage('${area}', () => import('../pages/${name}/${component}.tsx'), '${component}') },`,
        position: { kind: 'before', line: '  ...certificates,' },
      },
      {
        file: 'client/src/i18n/areas.ts',
        insert: `'${name}', `,
        position: { kind: 'after', from: `\n  ${quoteKey(area)}: {`, text: 'pages(' },
      },
      {
        file: 'server/src/modules/site/privatePages.ts',
        insert: `page('/${name}', '${title(name)}', '${title(name)}'),`,
        position: { kind: 'list', open: 'export const PRIVATE_PAGES', close: ']' },
      },
    ],
    hindi: { area, messages: { [title(name)]: title(name), [SAMPLE_TEXT]: SAMPLE_TEXT_HINDI } },
    nextSteps: `npm run dev, then http://localhost:5173/${name}. The Hindi of its title waits in client/src/i18n/locales/hi/${area}.po. A page for everybody moves from server/src/modules/site/privatePages.ts to publicPages.ts, where search engines find its description.`,
  };
}

const componentSource = (name: string, component: string) => `// The page "${title(name)}".
import { Trans, useLingui } from '@lingui/react/macro';
import { PlainPage } from '../layout/PlainPage.tsx';
import { usePage } from '../layout/usePage.ts';

export function ${component}() {
  const { t } = useLingui();
  const title = t\`${title(name)}\`;
  const heading = usePage(title);
  return (
    <PlainPage title={title} heading={heading}>
      <p>
        <Trans>${SAMPLE_TEXT}</Trans>
      </p>
    </PlainPage>
  );
}
`;

const testSource = (name: string, component: string) => `// @vitest-environment jsdom
// The page "${title(name)}" is reached by its address.
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteRoutes } from '../../app/router.tsx';
import { createStore } from '../../app/store.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
