// @vitest-environment jsdom
// Walks every address of the route tables (platform.txt 2, site.txt 2) as guest, child, teacher, parent and Admin; the crawler's walk is
// server/src/modules/site/pages.test.ts.
import type { User } from '@lanternwise/shared/contracts/user';
import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, matchRoutes, Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionEnded, userVerified } from '../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../features/settings/settings.ts';
import { createStore } from '../features/store/store.ts';
import { createTestUser } from '../testing/createTestUser.ts';
import { memberPages } from './memberRoutes.tsx';
import { routes, SiteRoutes } from './router.tsx';

// The frame of the site costs half of each visit, and has tests of its own.
vi.mock('../pages/layout/SiteLayout.tsx', () => ({
  SiteLayout: () => (
    <main>
      <Outlet />
    </main>
  ),
}));
// So has the start page, to which a fourth of the visits is sent.
vi.mock('../pages/home/HomePage.tsx', () => ({ HomePage: () => <h1>Home</h1> }));
// The realm itself needs WebGL: what counts here is who gets as far as that.
vi.mock('./loadRealmHost.ts', () => ({
  loadRealmHost:
    async () =>
    ({ map }: { map: string }) => <h1>{`realm ${map}`}</h1>,
}));

const adult = (role: User['role']) => createTestUser({ id: role, username: role, role, ageBand: '18+' });
/** What verify_user says of accounts below the age of consent; pages.test.ts of the server registers such accounts. */
const child = createTestUser({ ageBand: '12-13', limited: true });

const PEOPLE = {
  guest: null,
  child,
  'child with a plan': { ...child, subscriptionStatus: 'active', subscriptionPlan: 'learner', canOpenProtected: true },
  teacher: adult('Teacher'),
  parent: adult('Parent'),
  Admin: adult('Admin'),
} as const satisfies Record<string, User | null>;
type Person = keyof typeof PEOPLE;
const EVERYBODY = Object.keys(PEOPLE) as Person[];

/** Where a person ends who may not see the page; undefined for who may. */
type Rule = (person: Person, path: string) => string | undefined;
/** Where signing in leads. */
const HOMES: Partial<Record<Person, string>> = {
  child: '/Grassroot/learning-adventures',
  'child with a plan': '/Grassroot/learning-adventures',
  teacher: '/dashboard',
  parent: '/parent/progress',
  Admin: '/admin',
};
const signInFirst = (path: string) => `/sign-in?returnUrl=${encodeURIComponent(path)}`;
const everybody: Rule = () => undefined;
const signedIn: Rule = (person, path) => (person === 'guest' ? signInFirst(path) : undefined);
const only =
  (...people: Person[]): Rule =>
  (person) =>
    people.includes(person) ? undefined : '/';
const editors: Rule = (person) => (person === 'Admin' ? undefined : '/blogs');
const subscribers: Rule = (person) => (person === 'child with a plan' ? undefined : '/pricing');
const studentList: Rule = (person, path) => (person === 'guest' ? signInFirst(path) : only('teacher')(person, path));

const WALK: readonly (readonly [Rule, readonly string[]])[] = [
  [
    everybody,
    [
      ...[
        '/',
        '/newsletter',
        '/join',
        '/gallery',
        '/about-us',
        '/contact-us',
        '/pricing',
        '/terms-conditions',
        '/privacy-policy',
      ],
      ...['/blogs', '/blogs/some-post', '/courses', '/courses/ai-adventure', '/courses/python-world'],
      ...[
        '/courses/school-class-x',
        '/courses/map-making',
        '/certificates',
        '/certificates/verify',
        '/teacher/resources',
      ],
      ...['/share', '/journey', '/licences', '/Grassroot/learning-adventures', '/join-group/abc'],
      ...['/demo', '/demo/ai-adventure-park-demo', '/demo/robo-realm-demo', '/demo/safety-star-demo'],
      ...['/School/ClassX', '/School/ClassX/Unit1', '/School/ClassX/Unit2', '/School/ClassX/Maps'],
      ...['W1S1', 'W1S2', 'W3S1', 'W3S2', 'W4S1', 'W4S2', 'Week4Collision'].map((page) => `/School/ClassX/${page}`),
      ...[
        '/verify-email',
        '/forgot-password',
        '/reset-password',
        '/consent/t',
        '/class-consent/t',
        '/set-up/t',
        '/digest/stop/t',
      ],
      ...['/newsletter/confirm/t', '/newsletter/unsubscribe/t', '/nowhere'],
    ],
  ],
  [
    signedIn,
    [
      ...[
        '/dashboard',
        '/account',
        '/account/security',
        '/account/game',
        '/account/data',
        '/review',
        '/ceremony',
        '/payment-success',
        '/checkout/c1',
      ],
      ...['/certificates/view', '/certificates/generate', '/certificates/share'],
    ],
  ],
  [editors, ['/blogs/create', '/blogs/edit/some-post']],
  [
    only('teacher', 'Admin'),
    [
      ...['/teacher/groups', '/teacher/groups/g1', '/teacher/groups/g1/cards', '/teacher/groups/g1/poster'],
      '/teacher/licences/l1/poster',
      ...['/teacher/groups/g1/assignments/a1', '/teacher/groups/g1/assignments/a1/sheet'],
      ...['/teacher/groups/g1/live', '/teacher/groups/g1/live/l1'],
      ...['/admin/progress/s1', '/admin/progress/s1/ai-adventure-park/scoping-match'],
    ],
  ],
  // An Admin has neither classes nor family.
  [(person, path) => (person === 'Admin' ? '/account' : signedIn(person, path)), ['/account/family']],
  [only('parent'), ['/parent/progress']],
  [studentList, ['/admin/students']],
  [
    only('Admin'),
    [
      ...['/admin', '/admin/search', '/admin/teachers', '/admin/groups', '/admin/revenue'],
      ...['/admin/users', '/admin/users/u1', '/admin/content', '/admin/content/demo', '/admin/content/demo/lesson/l1'],
      ...[
        '/admin/feedback',
        '/admin/reports',
        '/admin/contact',
        '/admin/newsletter',
        '/admin/codes',
        '/admin/mails',
        '/admin/audit',
      ],
      ...['/admin/settings', '/admin/health'],
    ],
  ],
  [
    subscribers,
    [
      ...['ai-adventure-park', 'robo-realm', 'wonder-vision-valley', 'think-tank-park', 'imagination-island'],
      ...['fun-factory-realm', 'voice-valley-park', 'safety-star-city', 'python-world', 'no-such-realm'],
    ].map((slug) => `/Grassroot/${slug}`),
  ],
  // Pages that only pass on: what they lead to stands in the lists above.
  [(person) => HOMES[person] ?? '/sign-in', ['/login']],
  [(person) => HOMES[person], ['/sign-in', '/register']],
];

/** What says that an address opens its own page; the other pages have tests of their own. */
const HEADINGS: Readonly<Record<string, RegExp | string>> = {
  '/courses': 'Courses',
  '/courses/ai-adventure': 'AI Adventure',
  '/courses/python-world': 'Python World',
  '/courses/school-class-x': 'School Class X',
  '/courses/map-making': 'Map Making',
  '/certificates': 'Certificate Management',
  '/certificates/verify': 'Certificate Verification',
  '/School/ClassX': 'School Class X',
  '/School/ClassX/Maps': 'Maps',
  '/School/ClassX/W1S1': /Week 1, session 1/,
  '/journey': 'AI Learning Journey',
  '/share': 'Share Lanternwise',
  '/forgot-password': 'Forgot password?',
  '/teacher/resources': 'Teaching Resources',
  '/blogs': 'Latest Insights & Articles',
  '/contact-us': /contact/i,
  '/newsletter': /newsletter/i,
  '/privacy-policy': /privacy/i,
  '/terms-conditions': /terms/i,
};

let place = '';
function LocationProbe() {
  const { pathname, search } = useLocation();
  place = pathname + search;
  return null;
}

beforeAll(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  // An answer of the server, whatever it says: without one the site counts as offline.
  const refusal = { success: false, code: 'not-found', message: 'There is nothing at this address.' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
  // Every query reports that there is no server here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function visit(path: string, user: User | null) {
  const store = createStore({ settings: DEFAULT_SETTINGS });
  store.dispatch(user ? userVerified(user) : sessionEnded());
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <SiteRoutes />
        <LocationProbe />
      </MemoryRouter>
    </Provider>,
  ).container;
}

for (const person of EVERYBODY) {
  describe(person, () => {
    it.each(WALK.flatMap(([rule, paths]) => paths.map((path) => [path, rule(person, path) ?? path])))(
      'at %s sees %s',
      async (path, seen) => {
        const page = visit(path, PEOPLE[person]);
        await waitFor(() => expect([place, page.querySelectorAll('h1').length]).toEqual([seen, 1]), {
          timeout: 10_000,
          interval: 10,
        });
        const heading = page.querySelector('h1')?.textContent;
        expect(heading === 'This path ends in the woods').toBe(path === '/nowhere');
        if (person === 'guest' && HEADINGS[path]) expect(heading).toMatch(HEADINGS[path]);
      },
    );
  });
}

/** The patterns of all pages below a route, such as /blogs/:blogId. */
function patternsOf(route: RouteObject, parent = ''): string[] {
  const pattern =
    route.path?.startsWith('/') || route.path === '*' ? route.path : [parent, route.path].filter(Boolean).join('/');
  return route.children ? route.children.flatMap((each) => patternsOf(each, pattern)) : [pattern];
}

it('leaves out no page of the router', () => {
  const matchedPattern = (path: string, among: readonly RouteObject[]): string =>
    (matchRoutes([...among], path) ?? []).reduce(
      (pattern, { route }) => (route.children ? (route.path ?? pattern) : (patternsOf(route, pattern)[0] ?? '')),
      '',
    );
  const visited = new Set(
    WALK.flatMap(([, paths]) => paths).map((path) => {
      const pattern = matchedPattern(path, routes);
      return pattern === '*' ? matchedPattern(path, memberPages) : pattern;
    }),
  );
  const all = [...routes, ...memberPages]
    .flatMap((route) => patternsOf(route))
    .filter((pattern) => !pattern.startsWith('/dev/'));
  expect(all.filter((pattern) => !visited.has(pattern))).toEqual([]);
});
