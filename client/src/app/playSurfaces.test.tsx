// @vitest-environment jsdom
// Tests that every page which says open, closed, completed or 'continue' says what playAccess says, for all kinds of people.
import { type PlayContext, type PlayLock, type PlayPlace, playAccess } from '@lanternwise/shared/access/playAccess';
import { isMapId, MAP_IDS, type MapId, PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { User } from '@lanternwise/shared/contracts/user';
import type { RealmProgress } from '@lanternwise/shared/courses/realmProgress';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnded, userVerified } from '../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../features/settings/settings.ts';
import { createStore } from '../features/store/store.ts';
import { AdventuresPage } from '../pages/adventures/AdventuresPage.tsx';
import { HubPage } from '../pages/certificates/HubPage.tsx';
import { CoursePage } from '../pages/courses/CoursePage.tsx';
import { CoursesPage } from '../pages/courses/CoursesPage.tsx';
import { LearnerDashboard } from '../pages/dashboard/LearnerDashboard.tsx';
import { Hero } from '../pages/home/hero/Hero.tsx';
import { JourneyPage } from '../pages/journey/JourneyPage.tsx';
import { ClassXPage } from '../pages/school/ClassXPage.tsx';
import { createTestUser } from '../testing/createTestUser.ts';

const done = (realm: MapId, more: Partial<RealmProgress> = {}): RealmProgress => ({
  realm,
  entered: true,
  completed: true,
  percent: 100,
  stars: 1,
  score: 90,
  tasks: [],
  lanterns: { lit: 0, total: 0 },
  ...more,
});
const LOCK: PlayLock = { message: 'Closed.', opensAt: null };
const certificate = {
  id: 'c1',
  name: 'Asha Rao',
  course: { title: 'AI Adventure' },
  generatedAt: '2026-11-01T10:00:00.000Z',
  verificationId: 'LW-AAAA-BBBB',
  score: 90,
  showUsername: false,
  showEmail: false,
};

interface Person {
  user: User | null;
  realms?: readonly RealmProgress[];
  locked?: readonly MapId[];
  hasCertificate?: boolean;
}
const WITH_PLAN = { subscriptionStatus: 'active', canOpenProtected: true } as const;
const learner = (more: Partial<User> = {}) => createTestUser(more);
const ALL_EIGHT = PLAY_ORDER.map((realm) => done(realm));
const withEight = (more: Partial<User> = {}) =>
  learner({ ...more, user_game_progress: { current_map: '', completed_maps: [...PLAY_ORDER], progress: 100 } });

const PEOPLE: Record<string, Person> = {
  guest: { user: null },
  'child without a plan': { user: learner() },
  'child without a plan who completed a realm before': {
    user: learner(),
    realms: [done('robo-realm'), done('ai-adventure-park')],
  },
  'child with a plan': { user: learner(WITH_PLAN), realms: [done('robo-realm', { completed: false, percent: 40 })] },
  'class account with a licence': { user: learner({ ...WITH_PLAN, isClassAccount: true }) },
  'class account without a licence': { user: learner({ isClassAccount: true }) },
  'child of an open site': { user: learner({ canOpenProtected: true }) },
  'child whose begun and completed realms are locked': {
    user: learner(WITH_PLAN),
    realms: [done('robo-realm', { completed: false }), done('ai-adventure-park')],
    locked: ['robo-realm', 'ai-adventure-park'],
  },
  'child whose class locked everything': { user: learner(WITH_PLAN), locked: MAP_IDS },
  'who finished all without a certificate yet': { user: withEight(WITH_PLAN), realms: ALL_EIGHT },
  'who finished all and has the certificate': {
    user: withEight(WITH_PLAN),
    realms: ALL_EIGHT,
    hasCertificate: true,
  },
  'who finished all and lost the plan': { user: withEight(), realms: ALL_EIGHT, hasCertificate: true },
};

const HeroOnly = () => <Hero heading={{ current: null }} />;
const SURFACES: Record<string, { path: string; route?: string; page: ComponentType; needsUser?: true }> = {
  dashboard: { path: '/dashboard', page: LearnerDashboard, needsUser: true },
  journey: { path: '/journey', page: JourneyPage },
  courses: { path: '/courses', page: CoursesPage },
  'AI Adventure': { path: '/courses/ai-adventure', route: '/courses/:courseSlug', page: CoursePage },
  'Python World': { path: '/courses/python-world', route: '/courses/:courseSlug', page: CoursePage },
  'School Class X': { path: '/courses/school-class-x', route: '/courses/:courseSlug', page: CoursePage },
  adventures: { path: '/Grassroot/learning-adventures', page: AdventuresPage },
  certificates: { path: '/certificates', page: HubPage },
  'hub of Class X': { path: '/School/ClassX', page: ClassXPage },
  'start page': { path: '/', page: HeroOnly },
};

let replies: Record<string, unknown>;
beforeEach(() => {
  const query = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => query);
  vi.stubGlobal('fetch', async (url: string) => {
    const body = replies[new URL(url, 'http://localhost').pathname];
    return Response.json(body ?? { success: false, message: 'no', code: 'not-found' }, { status: body ? 200 : 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show({ user, realms = [], locked = [], hasCertificate }: Person, surface: string): Promise<HTMLElement> {
  replies = {
    '/api/v1/user/learning-path': { success: true, realms, checks: {}, scores: {}, days: [], today: 20_000 },
    '/api/v1/user/groups': { success: true, groups: [], locks: locked.map((realm) => ({ realm, ...LOCK })) },
    '/api/v1/user-certificates': { success: true, certificates: hasCertificate ? [certificate] : [] },
  };
  const store = createStore({ settings: DEFAULT_SETTINGS });
  store.dispatch(user ? userVerified(user) : sessionEnded());
  const found = SURFACES[surface];
  if (!found) throw new Error(`no surface ${surface}`);
  const { path, route = path, page: Page } = found;
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={route} element={<Page />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  // Progress, locks and certificates have arrived.
  await waitFor(() => {
    const queries = Object.values(store.getState().api.queries);
    expect(queries.some((query) => query?.status === 'pending')).toBe(false);
    const answered = queries.flatMap((query) => (query?.status === 'fulfilled' ? query.endpointName : []));
    if (user) expect(answered).toEqual(expect.arrayContaining(['learningPath', 'ownGroups']));
  });
  return container;
}

const contextOf = ({ user, locked = [] }: Person): PlayContext => ({
  isGuest: user === null,
  canOpenProtected: user?.canOpenProtected ?? false,
  lockOf: (realm) => (locked.includes(realm) ? LOCK : undefined),
});

/** What an address plays; undefined for other pages. */
function placeOf(href: string): PlayPlace | undefined {
  const [, kind, name = '', page] = href.split(/[/?#]/);
  if (kind === 'Grassroot' && isMapId(name)) return { kind: 'realm', realm: name };
  if (kind === 'demo') {
    const realm = name.replace(/-demo$/, '');
    return isMapId(realm) ? { kind: 'demo', realm } : { kind: 'realm', realm: 'demo' };
  }
  // Unit 2 is a page of its own without a map, open to everybody.
  return kind === 'School' && page === 'Unit1' ? { kind: 'school', page } : undefined;
}

const linksOf = (root: HTMLElement) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

describe.each(Object.entries(PEOPLE))('for a %s', (_, person) => {
  const surfaces = Object.keys(SURFACES).filter((name) => person.user !== null || !SURFACES[name]?.needsUser);

  it.each(surfaces)('%s leads into no closed place and asks for nothing that is completed', async (surface) => {
    const root = await show(person, surface);
    const closed = () =>
      linksOf(root).filter((href) => {
        const place = placeOf(href);
        return place && playAccess(place, contextOf(person)).state !== 'open';
      });
    // The page shows what has arrived a moment later.
    await waitFor(() => expect(closed()).toEqual([]));
    const isFinished = (person.realms ?? []).filter(({ completed }) => completed).length >= PLAY_ORDER.length;
    await waitFor(() => {
      const text = root.textContent ?? '';
      if (isFinished) expect(text).not.toMatch(/Complete all eight/);
      else expect(text).not.toMatch(/You completed all eight|All eight realms are completed/);
      if (person.hasCertificate) expect(text).not.toMatch(/certificate is ready|Now add your name|Your Name/);
      if (person.user?.isClassAccount && surface !== 'adventures') expect(linksOf(root)).not.toContain('/pricing');
    });
  });
});
