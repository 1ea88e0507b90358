// Defines the routes of the site: public pages, games, and everything else in a chunk of its own; each page is lazily loaded.
import { type RouteObject, useRoutes } from 'react-router-dom';
import { SiteLayout } from '../pages/layout/SiteLayout.tsx';
import { mapPages } from './developerRoutes.tsx';
import { clientPage, lazyPage } from './lazyPage.tsx';
import { loadRealmHost } from './loadRealmHost.ts';
import { publicPages } from './publicRoutes.tsx';
import { RootLayout } from './RootLayout.tsx';

/** The page of an unknown address is prerendered, and React hydrates nothing that comes without Suspense. */
const isPrerendered = !('document' in globalThis) || document.getElementById('root')?.dataset.prerendered !== undefined;
const memberPage = isPrerendered ? lazyPage : clientPage;

/** Routes of writing blogs; those of reading them are public pages. */
const blogPages: readonly RouteObject[] = [
  {
    path: '/blogs/create',
    element: lazyPage('blogs', () => import('../pages/blogs/editor/CreateBlogPage.tsx'), 'CreateBlogPage'),
  },
  {
    path: '/blogs/edit/:blogId',
    element: lazyPage('blogs', () => import('../pages/blogs/editor/EditBlogPage.tsx'), 'EditBlogPage'),
  },
];

const sitePages: RouteObject[] = [
  ...publicPages,
  // Here, because they would otherwise be taken for the address of a post or of a realm.
  ...blogPages,
  {
    path: '/Grassroot/learning-adventures',
    element: lazyPage('adventures', () => import('./hosts/AdventuresHost.tsx'), 'AdventuresHost'),
  },
  { path: '*', element: memberPage('shell', () => import('./memberRoutes.tsx'), 'MemberPages') },
];

type RealmRoutes = typeof import('./RealmRoute.tsx');

/** Loads the gate of a game page and the realm host in parallel. */
const realmPage = (name: keyof RealmRoutes) =>
  clientPage(
    'shell',
    () => {
      void loadRealmHost().catch(() => undefined);
      return import('./RealmRoute.tsx');
    },
    name,
  );
const demo = realmPage('DemoRoute');

const gamePages: RouteObject[] = [
  { path: '/demo', element: demo },
  { path: '/demo/:slug', element: demo },
  { path: '/Grassroot/:slug', element: realmPage('GrassrootRoute') },
  { path: '/School/ClassX/Unit1', element: realmPage('UnitRoute') },
  ...mapPages(),
];

/** All routes but those of memberRoutes.tsx, which `*` leads to; siteWalk.test.tsx walks both. */
export const routes: readonly RouteObject[] = [
  { element: <RootLayout />, children: [{ element: <SiteLayout />, children: sitePages }, ...gamePages] },
];

/** Renders the current route. The library's data routers would double the size of the first load. */
export const SiteRoutes = () => useRoutes([...routes]);
