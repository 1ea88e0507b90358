// Defines the routes of the site: public pages, games, and everything else in a chunk of its own; each page is lazily loaded.
import { type RouteObject, useRoutes } from 'react-router-dom';
import { SiteLayout } from '../pages/layout/SiteLayout.tsx';
import { blogPages } from './blogRoutes.tsx';
import { mapPages } from './developerRoutes.tsx';
import { lazyPage } from './lazyPage.tsx';
import { loadRealmHost } from './loadRealmHost.ts';
import { publicPages } from './publicRoutes.tsx';
import { RootLayout } from './RootLayout.tsx';

const sitePages: RouteObject[] = [
  ...publicPages,
  // Here, because they would otherwise be taken for the address of a post or of a realm.
  ...blogPages,
  {
    path: '/Grassroot/learning-adventures',
    element: lazyPage('adventures', () => import('./hosts/AdventuresHost.tsx'), 'AdventuresHost'),
  },
  { path: '*', element: lazyPage('shell', () => import('./memberRoutes.tsx'), 'MemberPages') },
];

type RealmRoutes = typeof import('./RealmRoute.tsx');

/** Loads the gate of a game page and the realm host in parallel. */
const lazyRealmPage = (name: keyof RealmRoutes) =>
  lazyPage(
    'shell',
    () => {
      void loadRealmHost().catch(() => undefined);
      return import('./RealmRoute.tsx');
    },
    name,
  );
const demo = lazyRealmPage('DemoRoute');

const gamePages: RouteObject[] = [
  { path: '/demo', element: demo },
  { path: '/demo/:slug', element: demo },
  { path: '/Grassroot/:slug', element: lazyRealmPage('GrassrootRoute') },
  { path: '/School/ClassX/Unit1', element: lazyRealmPage('UnitRoute') },
  ...mapPages(),
];

/** All routes but those of memberRoutes.tsx, which `*` leads to; siteWalk.test.tsx walks both. */
export const routes: readonly RouteObject[] = [
  { element: <RootLayout />, children: [{ element: <SiteLayout />, children: sitePages }, ...gamePages] },
];

/** Renders the current route. The library's data routers would double the size of the first load. */
export const SiteRoutes = () => useRoutes([...routes]);
