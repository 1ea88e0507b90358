// Every address of the site and what it opens; each page is loaded when it is first visited.
import { DEFAULT_MAP } from '@lanternwise/shared/constants/realms';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { Area } from '../i18n/Area.tsx';
import type { AreaName } from '../i18n/areas.ts';
import { withWords } from '../i18n/catalogues.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { SiteLayout } from '../pages/layout/SiteLayout.tsx';
import { RoleGate } from './guards/RoleGate.tsx';
import { SignedInGate } from './guards/SignedInGate.tsx';
import { TeacherGate } from './guards/TeacherGate.tsx';
import { loadRealm } from './loadRealm.ts';
import { RootLayout } from './RootLayout.tsx';

/** A page of its own chunk, by its exported name; the words of its area come with it. */
function page<N extends string>(area: AreaName, load: () => Promise<Record<N, ComponentType>>, name: N): ReactNode {
  const pageAndWords = withWords(area, load);
  const Page = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await pageAndWords())[name] }));
  return <Page />;
}

const homePage = (
  <Area name="home">
    <HomePage />
  </Area>
);
const signIn = page('sign-in', () => import('../pages/SignInPage.tsx'), 'SignInPage');
const adventures = page('adventures', () => import('./hosts/AdventuresHost.tsx'), 'AdventuresHost');
const account = page('account', () => import('./hosts/AccountHost.tsx'), 'AccountHost');

const certificates: RouteObject[] = [
  { path: '/certificates', element: page('courses', () => import('../pages/certificates/HubPage.tsx'), 'HubPage') },
  {
    path: '/certificates/view',
    element: (
      <SignedInGate>{page('courses', () => import('../pages/certificates/ViewPage.tsx'), 'ViewPage')}</SignedInGate>
    ),
  },
  {
    path: '/certificates/generate',
    element: page('courses', () => import('../pages/certificates/GeneratePage.tsx'), 'GeneratePage'),
  },
  {
    path: '/certificates/share',
    element: (
      <SignedInGate>{page('courses', () => import('../pages/certificates/SharePage.tsx'), 'SharePage')}</SignedInGate>
    ),
  },
  {
    path: '/certificates/verify',
    element: page('courses', () => import('../pages/certificates/VerifyPage.tsx'), 'VerifyPage'),
  },
];

/** Pages for the role Admin alone. */
const admin = (element: ReactNode) => <RoleGate roles={['Admin']}>{element}</RoleGate>;

const adminPages: RouteObject[] = [
  { path: '/admin', element: <Navigate to="/admin/users" replace /> },
  {
    path: '/admin/users',
    element: admin(page('admin', () => import('../pages/admin/users/UsersPage.tsx'), 'UsersPage')),
  },
  {
    path: '/admin/users/:id',
    element: admin(page('admin', () => import('../pages/admin/users/UserPage.tsx'), 'UserPage')),
  },
  {
    path: '/admin/content',
    element: admin(page('admin', () => import('../pages/admin/content/ContentPage.tsx'), 'ContentPage')),
  },
  {
    path: '/admin/content/:realm',
    element: admin(page('admin', () => import('../pages/admin/content/RevisionsPage.tsx'), 'RevisionsPage')),
  },
  {
    path: '/admin/content/:realm/:part/:id',
    element: admin(page('admin', () => import('../pages/admin/content/EditPage.tsx'), 'EditPage')),
  },
  {
    path: '/admin/feedback',
    element: admin(page('admin', () => import('../pages/admin/site/FeedbackPage.tsx'), 'FeedbackPage')),
  },
  {
    path: '/admin/codes',
    element: admin(page('admin', () => import('../pages/admin/codes/CodesPage.tsx'), 'CodesPage')),
  },
  {
    path: '/admin/mails',
    element: admin(page('admin', () => import('../pages/admin/mails/MailsPage.tsx'), 'MailsPage')),
  },
  {
    path: '/admin/audit',
    element: admin(page('admin', () => import('../pages/admin/site/AuditPage.tsx'), 'AuditPage')),
  },
  {
    path: '/admin/settings',
    element: admin(page('admin', () => import('../pages/admin/site/SettingsPage.tsx'), 'SettingsPage')),
  },
  {
    path: '/admin/health',
    element: admin(page('admin', () => import('../pages/admin/site/HealthPage.tsx'), 'HealthPage')),
  },
];

/** Pages for those who teach. */
const teaching = (element: ReactNode) => <RoleGate roles={['Teacher', 'Admin']}>{element}</RoleGate>;

const reports: RouteObject[] = [
  {
    path: '/admin/students',
    element: (
      <TeacherGate>{page('classes', () => import('../pages/students/StudentsPage.tsx'), 'StudentsPage')}</TeacherGate>
    ),
  },
  {
    path: '/admin/progress/:studentId',
    element: teaching(page('classes', () => import('../pages/student/StudentPage.tsx'), 'StudentPage')),
  },
  {
    path: '/parent/progress',
    element: (
      <RoleGate roles={['Parent']}>
        {page('classes', () => import('../pages/parent-progress/ParentProgressPage.tsx'), 'ParentProgressPage')}
      </RoleGate>
    ),
  },
  {
    path: '/digest/stop/:token',
    element: page('classes', () => import('../pages/DigestStopPage.tsx'), 'DigestStopPage'),
  },
];

const groups: RouteObject[] = [
  {
    path: '/teacher/groups',
    element: teaching(page('classes', () => import('../pages/groups/GroupsPage.tsx'), 'GroupsPage')),
  },
  {
    path: '/teacher/groups/:groupId',
    element: teaching(page('classes', () => import('../pages/group/GroupPage.tsx'), 'GroupPage')),
  },
  {
    path: '/teacher/groups/:groupId/cards',
    element: teaching(page('classes', () => import('../pages/group/CardsPage.tsx'), 'CardsPage')),
  },
  {
    path: '/teacher/groups/:groupId/poster',
    element: teaching(page('classes', () => import('../pages/group/PosterPage.tsx'), 'PosterPage')),
  },
  {
    path: '/join-group/:token',
    element: page('sign-in', () => import('../pages/JoinGroupPage.tsx'), 'JoinGroupPage'),
  },
  { path: '/share', element: page('courses', () => import('../pages/share/SharePage.tsx'), 'SharePage') },
];

/** What mailed and printed links open. */
const links: RouteObject[] = [
  {
    path: '/verify-email',
    element: page('sign-in', () => import('../pages/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
  },
  {
    path: '/forgot-password',
    element: page('sign-in', () => import('../pages/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  },
  {
    path: '/reset-password',
    element: page('sign-in', () => import('../pages/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  },
  {
    path: '/consent/:token',
    element: page('sign-in', () => import('../pages/consent/ConsentPage.tsx'), 'ConsentPage'),
  },
  { path: '/set-up/:token', element: page('sign-in', () => import('../pages/SetUpPage.tsx'), 'SetUpPage') },
];

const site: RouteObject[] = [
  { path: '/', element: homePage },
  { path: '/sign-in', element: signIn },
  { path: '/login', element: <LoginAlias /> },
  { path: '/register', element: page('sign-in', () => import('../pages/register/RegisterPage.tsx'), 'RegisterPage') },
  { path: '/pricing', element: page('pricing', () => import('../pages/pricing/PricingPage.tsx'), 'PricingPage') },
  { path: '/courses', element: page('courses', () => import('../pages/courses/CoursesPage.tsx'), 'CoursesPage') },
  {
    path: '/courses/:courseSlug',
    element: page('courses', () => import('../pages/courses/CoursePage.tsx'), 'CoursePage'),
  },
  { path: '/journey', element: page('courses', () => import('../pages/journey/JourneyPage.tsx'), 'JourneyPage') },
  {
    path: '/dashboard',
    element: (
      <SignedInGate>
        {page('courses', () => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage')}
      </SignedInGate>
    ),
  },
  {
    path: '/checkout/:id',
    element: <SignedInGate>{page('pricing', () => import('../pages/CheckoutPage.tsx'), 'CheckoutPage')}</SignedInGate>,
  },
  {
    path: '/payment-success',
    element: (
      <SignedInGate>
        {page('pricing', () => import('../pages/PaymentSuccessPage.tsx'), 'PaymentSuccessPage')}
      </SignedInGate>
    ),
  },
  { path: '/licences', element: page('shell', () => import('../pages/licences/LicencesPage.tsx'), 'LicencesPage') },
  { path: '/account', element: <SignedInGate>{account}</SignedInGate> },
  { path: '/Grassroot/learning-adventures', element: adventures },
  ...certificates,
  ...adminPages,
  ...groups,
  ...reports,
  ...links,
  ...developerPages(),
  { path: '*', element: page('shell', () => import('../pages/NotFoundPage.tsx'), 'NotFoundPage') },
];

type RealmRoutes = typeof import('./RealmRoute.tsx');

/** The gate of a game page and the realm behind it are asked for at once, not one after the other. */
const realmPage = (name: keyof RealmRoutes) =>
  page(
    'shell',
    () => {
      void loadRealm().catch(() => undefined);
      return import('./RealmRoute.tsx');
    },
    name,
  );
const demo = realmPage('DemoRoute');

const game: RouteObject[] = [
  { path: '/demo', element: demo },
  { path: '/demo/:slug', element: demo },
  { path: '/Grassroot/:slug', element: realmPage('GrassrootRoute') },
  { path: '/School/ClassX/Unit1', element: realmPage('UnitRoute') },
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
    { path: '/dev/ui', element: page('shell', () => import('../pages/DevUiPage.tsx'), 'DevUiPage') },
    { path: '/dev/game', element: page('shell', () => import('./hosts/dev/GameDevPage.tsx'), 'GameDevPage') },
    { path: '/dev/lab', element: page('shell', () => import('./hosts/dev/lab/LabDevPage.tsx'), 'LabDevPage') },
    {
      path: '/dev/workshop',
      element: page('shell', () => import('./hosts/dev/WorkshopDevPage.tsx'), 'WorkshopDevPage'),
    },
    { path: '/dev/kit', element: page('activities', () => import('./hosts/dev/kit/KitDevPage.tsx'), 'KitDevPage') },
    {
      path: '/dev/lessons',
      element: page('activities', () => import('./hosts/dev/LessonsDevPage.tsx'), 'LessonsDevPage'),
    },
  ];
}

/** The designers' map pages fill the window. Left out of the built site. */
function mapPages(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [
    { path: '/dev/map', element: <Navigate to={`/dev/map/${DEFAULT_MAP}`} replace /> },
    { path: '/dev/map/:realm', element: page('shell', () => import('./hosts/dev/map/MapDevPage.tsx'), 'MapDevPage') },
  ];
}
