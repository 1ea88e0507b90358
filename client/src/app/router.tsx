// Every address of the site and what it opens; each page is loaded when it is first visited.
import { DEFAULT_MAP } from '@lanternwise/shared/constants/realms';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { HomePage } from '../pages/home/HomePage.tsx';
import { SiteLayout } from '../pages/layout/SiteLayout.tsx';
import { MobileNotice } from './guards/MobileNotice.tsx';
import { SignedInGate } from './guards/SignedInGate.tsx';
import { DemoRoute, GrassrootRoute, UnitRoute } from './RealmRoute.tsx';
import { RootLayout } from './RootLayout.tsx';

/** A page of its own chunk, by its exported name. */
function page<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): ReactNode {
  const Page = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
  return <Page />;
}

const signIn = page(() => import('../pages/sign-in/SignInPage.tsx'), 'SignInPage');
const adventures = page(() => import('./hosts/adventures/AdventuresHost.tsx'), 'AdventuresHost');
const account = page(() => import('../pages/account/AccountPage.tsx'), 'AccountPage');

const site: RouteObject[] = [
  { path: '/', element: <HomePage /> },
  { path: '/sign-in', element: signIn },
  { path: '/login', element: <LoginAlias /> },
  { path: '/register', element: page(() => import('../pages/register/RegisterPage.tsx'), 'RegisterPage') },
  { path: '/pricing', element: page(() => import('../pages/pricing/PricingPage.tsx'), 'PricingPage') },
  { path: '/account', element: <SignedInGate>{account}</SignedInGate> },
  { path: '/Grassroot/learning-adventures', element: <MobileNotice insideMain>{adventures}</MobileNotice> },
  ...developerPages(),
  { path: '*', element: page(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage') },
];

const game: RouteObject[] = [
  { path: '/demo', element: <DemoRoute /> },
  { path: '/demo/:slug', element: <DemoRoute /> },
  { path: '/Grassroot/:slug', element: <GrassrootRoute /> },
  { path: '/School/ClassX/Unit1', element: <UnitRoute /> },
  ...mapPages(),
];

const routes: RouteObject[] = [
  { element: <RootLayout />, children: [{ element: <SiteLayout />, children: site }, ...game] },
];

/** The page of the current address. (The library's data routers would double what the site's first load costs.) */
export const SiteRoutes = () => useRoutes(routes);

/** /login is another name of /sign-in; the return address comes along. */
function LoginAlias() {
  const { search } = useLocation();
  return <Navigate to={`/sign-in${search}`} replace />;
}

/** Left out of the built site. */
function developerPages(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [
    { path: '/dev/ui', element: page(() => import('../pages/dev-ui/DevUiPage.tsx'), 'DevUiPage') },
    { path: '/dev/game', element: page(() => import('./hosts/dev/GameDevPage.tsx'), 'GameDevPage') },
    { path: '/dev/lab', element: page(() => import('./hosts/dev/lab/LabDevPage.tsx'), 'LabDevPage') },
    { path: '/dev/workshop', element: page(() => import('./hosts/dev/WorkshopDevPage.tsx'), 'WorkshopDevPage') },
    { path: '/dev/lessons', element: page(() => import('./hosts/dev/LessonsDevPage.tsx'), 'LessonsDevPage') },
  ];
}

/** The designers' map pages fill the window. Left out of the built site. */
function mapPages(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [
    { path: '/dev/map', element: <Navigate to={`/dev/map/${DEFAULT_MAP}`} replace /> },
    { path: '/dev/map/:realm', element: page(() => import('./hosts/dev/map/MapDevPage.tsx'), 'MapDevPage') },
  ];
}
