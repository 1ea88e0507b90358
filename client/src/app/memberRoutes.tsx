// Defines the pages that only members and their guests reach: sign-in, account, courses, classes, reports, certificates and administration.
// A chunk of its own, so that a visitor's first page does not carry their list.
import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { adminPages } from './adminRoutes.tsx';
import { developerPages } from './developerRoutes.tsx';
import { RoleGate } from './guards/RoleGate.tsx';
import { SignedInGate } from './guards/SignedInGate.tsx';
import { TeacherGate } from './guards/TeacherGate.tsx';
import { clientPage } from './lazyPage.tsx';
import { notFound } from './publicRoutes.tsx';
import { schoolPages } from './schoolRoutes.tsx';

const signIn = clientPage('sign-in', () => import('../pages/SignInPage.tsx'), 'SignInPage');
const account = (
  <SignedInGate>{clientPage('account', () => import('./hosts/AccountHost.tsx'), 'AccountHost')}</SignedInGate>
);

const certificates: RouteObject[] = [
  {
    path: '/certificates',
    element: clientPage('certificates', () => import('../pages/certificates/HubPage.tsx'), 'HubPage'),
  },
  {
    path: '/certificates/view',
    element: (
      <SignedInGate>
        {clientPage('certificates', () => import('../pages/certificates/ViewPage.tsx'), 'ViewPage')}
      </SignedInGate>
    ),
  },
  {
    path: '/certificates/generate',
    element: clientPage('certificates', () => import('../pages/certificates/GeneratePage.tsx'), 'GeneratePage'),
  },
  {
    path: '/certificates/share',
    element: (
      <SignedInGate>
        {clientPage('certificates', () => import('../pages/certificates/SharePage.tsx'), 'SharePage')}
      </SignedInGate>
    ),
  },
  {
    path: '/certificates/verify',
    element: clientPage('certificates', () => import('../pages/certificates/VerifyPage.tsx'), 'VerifyPage'),
  },
];

/** Pages for teachers and admins. */
const teacherOnly = (element: ReactNode) => <RoleGate roles={['Teacher', 'Admin']}>{element}</RoleGate>;

const reports: RouteObject[] = [
  {
    path: '/admin/students',
    element: (
      <TeacherGate>
        {clientPage('classes', () => import('../pages/students/StudentsPage.tsx'), 'StudentsPage')}
      </TeacherGate>
    ),
  },
  {
    path: '/admin/progress/:studentId',
    element: teacherOnly(clientPage('classes', () => import('../pages/student/StudentPage.tsx'), 'StudentPage')),
  },
  {
    path: '/admin/progress/:studentId/:realm/:ref',
    element: teacherOnly(clientPage('classes', () => import('../pages/evidence/EvidencePage.tsx'), 'EvidencePage')),
  },
  {
    path: '/parent/progress',
    element: (
      <RoleGate roles={['Parent']}>
        {clientPage('parents', () => import('../pages/parent-progress/ParentProgressPage.tsx'), 'ParentProgressPage')}
      </RoleGate>
    ),
  },
  {
    path: '/digest/stop/:token',
    element: clientPage('parents', () => import('../pages/DigestStopPage.tsx'), 'DigestStopPage'),
  },
];

const groups: RouteObject[] = [
  {
    path: '/teacher/groups',
    element: teacherOnly(clientPage('classes', () => import('../pages/groups/GroupsPage.tsx'), 'GroupsPage')),
  },
  {
    path: '/teacher/groups/:groupId',
    element: teacherOnly(clientPage('classes', () => import('../pages/group/GroupPage.tsx'), 'GroupPage')),
  },
  {
    path: '/teacher/groups/:groupId/cards',
    element: teacherOnly(clientPage('classes', () => import('../pages/group/CardsPage.tsx'), 'CardsPage')),
  },
  {
    path: '/teacher/groups/:groupId/poster',
    element: teacherOnly(clientPage('classes', () => import('../pages/group/PosterPage.tsx'), 'PosterPage')),
  },
  {
    path: '/teacher/licences/:licenceId/poster',
    element: teacherOnly(
      clientPage('classes', () => import('../pages/group/LicencePosterPage.tsx'), 'LicencePosterPage'),
    ),
  },
  {
    path: '/teacher/groups/:groupId/assignments/:assignmentId',
    element: teacherOnly(
      clientPage('classes', () => import('../pages/assignments/AssignmentPage.tsx'), 'AssignmentPage'),
    ),
  },
  {
    path: '/teacher/groups/:groupId/assignments/:assignmentId/sheet',
    element: teacherOnly(
      clientPage('classes', () => import('../pages/assignments/AssignmentSheetPage.tsx'), 'AssignmentSheetPage'),
    ),
  },
  {
    path: '/teacher/groups/:groupId/live',
    element: teacherOnly(
      clientPage(
        'classes',
        withAreaMessages('live', () => import('../pages/live/LivePage.tsx')),
        'LivePage',
      ),
    ),
  },
  {
    path: '/teacher/groups/:groupId/live/:lessonId',
    element: teacherOnly(
      clientPage(
        'classes',
        withAreaMessages('live', () => import('../pages/live/SummaryPage.tsx')),
        'SummaryPage',
      ),
    ),
  },
  { path: '/join', element: clientPage('sign-in', () => import('../pages/JoinPage.tsx'), 'JoinPage') },
  {
    path: '/join-group/:token',
    element: clientPage('sign-in', () => import('../pages/JoinGroupPage.tsx'), 'JoinGroupPage'),
  },
  { path: '/share', element: clientPage('certificates', () => import('../pages/share/SharePage.tsx'), 'SharePage') },
];

/** Targets of links in mails and on printed cards. */
const linkPages: RouteObject[] = [
  {
    path: '/verify-email',
    element: clientPage('sign-in', () => import('../pages/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
  },
  {
    path: '/forgot-password',
    element: clientPage('sign-in', () => import('../pages/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  },
  {
    path: '/reset-password',
    element: clientPage('sign-in', () => import('../pages/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  },
  {
    path: '/consent/:token',
    element: clientPage('sign-in', () => import('../pages/consent/ConsentPage.tsx'), 'ConsentPage'),
  },
  {
    path: '/class-consent/:token',
    element: clientPage('sign-in', () => import('../pages/consent/ClassConsentPage.tsx'), 'ClassConsentPage'),
  },
  { path: '/set-up/:token', element: clientPage('sign-in', () => import('../pages/SetUpPage.tsx'), 'SetUpPage') },
];

/** Targets of links in newsletters. */
const newsletterPages: RouteObject[] = [
  {
    path: '/newsletter/confirm/:token',
    element: clientPage('site', () => import('../pages/newsletter/ConfirmPage.tsx'), 'ConfirmPage'),
  },
  {
    path: '/newsletter/unsubscribe/:token',
    element: clientPage('site', () => import('../pages/newsletter/UnsubscribePage.tsx'), 'UnsubscribePage'),
  },
];

/** Every page of the site's layout that is not public; its test walks them. */
export const memberPages: readonly RouteObject[] = [
  { path: '/sign-in', element: signIn },
  { path: '/login', element: <LoginAlias /> },
  {
    path: '/register',
    element: clientPage('sign-in', () => import('../pages/register/RegisterPage.tsx'), 'RegisterPage'),
  },
  schoolPages,
  {
    path: '/ceremony',
    element: (
      <SignedInGate>
        {clientPage('ceremony', () => import('../pages/ceremony/CeremonyPage.tsx'), 'CeremonyPage')}
      </SignedInGate>
    ),
  },
  {
    path: '/review',
    element: (
      <SignedInGate>{clientPage('review', () => import('../pages/review/ReviewPage.tsx'), 'ReviewPage')}</SignedInGate>
    ),
  },
  { path: '/journey', element: clientPage('courses', () => import('../pages/journey/JourneyPage.tsx'), 'JourneyPage') },
  {
    path: '/dashboard',
    element: (
      <SignedInGate>
        {clientPage('courses', () => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage')}
      </SignedInGate>
    ),
  },
  {
    path: '/checkout/:id',
    element: (
      <SignedInGate>{clientPage('pricing', () => import('../pages/CheckoutPage.tsx'), 'CheckoutPage')}</SignedInGate>
    ),
  },
  {
    path: '/payment-success',
    element: (
      <SignedInGate>
        {clientPage('pricing', () => import('../pages/PaymentSuccessPage.tsx'), 'PaymentSuccessPage')}
      </SignedInGate>
    ),
  },
  { path: '/account', element: account },
  { path: '/account/security', element: account },
  { path: '/account/game', element: account },
  { path: '/account/family', element: account },
  { path: '/account/data', element: account },
  ...certificates,
  ...adminPages,
  ...groups,
  ...reports,
  ...linkPages,
  ...newsletterPages,
  ...developerPages(),
  { path: '*', element: notFound },
];

export const MemberPages = () => useRoutes([...memberPages]);

/** Redirects /login to /sign-in, keeping the query string. */
function LoginAlias() {
  const { search } = useLocation();
  return <Navigate to={`/sign-in${search}`} replace />;
}
