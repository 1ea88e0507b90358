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
  lazyPage(
    '/blogs/create',
    'blogs',
    async () => (await import('../pages/blogs/editor/CreateBlogPage.tsx')).CreateBlogPage,
  ),
  lazyPage(
    '/blogs/edit/:blogId',
    'blogs',
    async () => (await import('../pages/blogs/editor/EditBlogPage.tsx')).EditBlogPage,
  ),
];

const sitePages: RouteObject[] = [
  ...publicPages,
  // Here, because they would otherwise be taken for the address of a post or of a realm.
  ...blogPages,
  lazyPage(
    '/Grassroot/learning-adventures',
    'adventures',
    async () => (await import('./hosts/AdventuresHost.tsx')).AdventuresHost,
  ),
  memberPage('*', 'shell', async () => (await import('./memberRoutes.tsx')).MemberPages),
];

/** Loads the gate of a game page and the realm host in parallel. */
const realmPage = (path: string, name: keyof typeof import('./RealmRoute.tsx')) =>
  clientPage(path, 'shell', async () => {
    void loadRealmHost().catch(() => undefined);
    return (await import('./RealmRoute.tsx'))[name];
  });
const demo = realmPage('/demo', 'DemoRoute');

const gamePages: RouteObject[] = [
  demo,
  { ...demo, path: '/demo/:slug' },
  realmPage('/Grassroot/:slug', 'GrassrootRoute'),
  realmPage('/School/ClassX/Unit1', 'UnitRoute'),
  ...mapPages(),
];

/** All routes but those of memberRoutes.tsx, which `*` leads to; siteWalk.test.tsx walks both. */
export const routes: readonly RouteObject[] = [
  { element: <RootLayout />, children: [{ element: <SiteLayout />, children: sitePages }, ...gamePages] },
];

/** Renders the current route. The library's data routers would double the size of the first load. */
export const SiteRoutes = () => useRoutes([...routes]);
