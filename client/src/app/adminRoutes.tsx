// Routes of the Admin's pages.
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RoleGate } from './guards/RoleGate.tsx';
import { clientPage } from './lazyPage.tsx';

/** Pages for admins only. */
const adminOnly = (element: ReactNode) => <RoleGate roles={['Admin']}>{element}</RoleGate>;

export const adminPages: readonly RouteObject[] = [
  {
    path: '/admin',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/home/AdminHomePage.tsx'), 'AdminHomePage')),
  },
  {
    path: '/admin/search',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/search/SearchPage.tsx'), 'SearchPage')),
  },
  {
    path: '/admin/teachers',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/teachers/TeachersPage.tsx'), 'TeachersPage')),
  },
  {
    path: '/admin/groups',
    element: adminOnly(
      clientPage('admin', () => import('../pages/admin/groups/AdminGroupsPage.tsx'), 'AdminGroupsPage'),
    ),
  },
  {
    path: '/admin/revenue',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/revenue/RevenuePage.tsx'), 'RevenuePage')),
  },
  {
    path: '/admin/users',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/users/UsersPage.tsx'), 'UsersPage')),
  },
  {
    path: '/admin/users/:id',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/users/UserPage.tsx'), 'UserPage')),
  },
  {
    path: '/admin/content',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/content/ContentPage.tsx'), 'ContentPage')),
  },
  {
    path: '/admin/content/:realm',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/content/RevisionsPage.tsx'), 'RevisionsPage')),
  },
  {
    path: '/admin/content/:realm/:part/:id',
    element: adminOnly(clientPage('admin', () => import('./hosts/admin/EditHost.tsx'), 'EditHost')),
  },
  {
    path: '/admin/feedback',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/site/FeedbackPage.tsx'), 'FeedbackPage')),
  },
  {
    path: '/admin/reports',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/reports/ReportsPage.tsx'), 'ReportsPage')),
  },
  {
    path: '/admin/contact',
    element: adminOnly(
      clientPage('admin', () => import('../pages/admin/contact/ContactMessagesPage.tsx'), 'ContactMessagesPage'),
    ),
  },
  {
    path: '/admin/newsletter',
    element: adminOnly(
      clientPage('admin', () => import('../pages/admin/newsletter/SubscribersPage.tsx'), 'SubscribersPage'),
    ),
  },
  {
    path: '/admin/codes',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/codes/CodesPage.tsx'), 'CodesPage')),
  },
  {
    path: '/admin/mails',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/mails/MailsPage.tsx'), 'MailsPage')),
  },
  {
    path: '/admin/audit',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/audit/AuditPage.tsx'), 'AuditPage')),
  },
  {
    path: '/admin/settings',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/site/SettingsPage.tsx'), 'SettingsPage')),
  },
  {
    path: '/admin/health',
    element: adminOnly(clientPage('admin', () => import('../pages/admin/site/HealthPage.tsx'), 'HealthPage')),
  },
];
