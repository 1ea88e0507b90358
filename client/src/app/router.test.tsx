// @vitest-environment jsdom
// Tests what addresses open in the frame of the site; siteWalk.test.tsx walks all of them.
import type { Role } from '@lanternwise/shared/constants/users';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveCookieConsent } from '../features/cookies/cookieConsent.ts';
import { sessionEnded, userVerified } from '../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../features/settings/settings.ts';
import { createStore } from '../features/store/store.ts';
import { SiteRoutes } from './router.tsx';

type Verified = Parameters<typeof userVerified>[0];
let place = '';
function LocationProbe() {
  const { pathname, search } = useLocation();
  place = pathname + search;
  return null;
}

beforeEach(() => {
  // The banner, which opens after a moment, hides the page from the queries.
  saveCookieConsent([]);
  const query = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => query);
  vi.stubGlobal('scrollTo', vi.fn());
  // An answer, whatever it says: without one the site counts as offline.
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const learner = {
  id: 'u1',
  username: 'asha',
  role: 'User',
  ageBand: '18+',
  avatar: 'milo',
  settings: {},
  subscriptionStatus: 'none',
  canOpenProtected: false,
  game_scores: {},
  user_game_progress: { current_map: '', completed_maps: [], progress: 0 },
};

function open(path: string, signedIn: boolean | Role = false) {
  const store = createStore({ settings: DEFAULT_SETTINGS });
  const role = signedIn === true ? 'User' : signedIn;
  store.dispatch(role ? userVerified({ ...learner, role } as unknown as Verified) : sessionEnded());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <SiteRoutes />
        <LocationProbe />
      </MemoryRouter>
    </Provider>,
  );
}
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

it.each([
  ['/', /Step up/],
  ['/about-us', 'ABOUT US'],
  ['/gallery', 'Gallery'],
  ['/sign-in', 'Welcome back'],
  ['/register', 'Create account'],
  ['/pricing', 'Plans'],
  ['/licences', 'Licences'],
  ['/Grassroot/learning-adventures', 'Choose your adventure'],
])('%s opens its page, titled and with its heading', async (path, name) => {
  open(path);
  expect(await heading(name)).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('Lanternwise'));
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

it.each(['/blogs/create', '/blogs/edit/some-post'])('%s sends visitors to the list, which says why', async (path) => {
  open(path);
  expect(await heading('Access Denied')).toBeTruthy();
  expect(place).toBe('/blogs');
});

it('/blogs/some-post opens a post, or says that it could not be loaded', async () => {
  open('/blogs/some-post');
  expect(await heading('Failed to fetch blog')).toBeTruthy();
  expect(place).toBe('/blogs/some-post');
});

it.each(['/nowhere', '/courses/nothing', '/School/ClassX/Unit9', '/Grassroot', '/Grassroot/robo-realm/more'])(
  '%s is the not-found page',
  async (path) => {
    open(path);
    expect(await heading('This path ends in the woods')).toBeTruthy();
  },
);

it('/login redirects to /sign-in with the return path', async () => {
  open('/login?returnUrl=%2Faccount');
  await heading('Welcome back');
  expect(place).toBe('/sign-in?returnUrl=%2Faccount');
});

it('/account redirects a guest to /sign-in with a return path', async () => {
  open('/account');
  await heading('Welcome back');
  expect(place).toBe('/sign-in?returnUrl=%2Faccount');
});

it.each(['/Grassroot/ai-adventure-park', '/Grassroot/python-world', '/Grassroot/no-such-realm'])(
  '%s is protected',
  async (path) => {
    open(path);
    await heading('Plans');
    expect(place).toBe('/pricing');
    expect(await screen.findByText('Please subscribe to access this content')).toBeTruthy();
  },
);

it('Get Started links to the plans, or to the adventures for a signed-in user', async () => {
  open('/');
  const target = () => screen.getAllByRole('link', { name: 'Get Started' }).map((link) => link.getAttribute('href'));
  expect(target()).toEqual(['/pricing']);
  expect(screen.getAllByRole('link', { name: 'Start free trial' })[0]?.getAttribute('href')).toBe('/demo');
  cleanup();
  open('/', true);
  await waitFor(() => expect(new Set(target())).toEqual(new Set(['/Grassroot/learning-adventures'])));
});

it('/sign-in redirects a signed-in user to the return path', async () => {
  open('/sign-in?returnUrl=%2Fpricing', true);
  await heading('Plans');
  expect(place).toBe('/pricing');
});
