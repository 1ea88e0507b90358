// Who may call the Admin's routes of accounts, teachers, groups, revenue, lessons and mails: a part of the table in accessTable.ts, written by hand.
import type { AccessRow } from './accessTable.ts';

const admin = ['Admin'] as const;
const reason = 'a good one';

export const ADMIN_ACCESS: readonly AccessRow[] = [
  { route: 'GET /api/v1/admin/overview', open: admin },
  { route: 'GET /api/v1/admin/search', open: admin, url: '/api/v1/admin/search?search=asha' },
  { route: 'GET /api/v1/admin/groups', open: admin },
  { route: 'GET /api/v1/admin/revenue', open: admin },
  { route: 'GET /api/v1/admin/teachers', open: admin },
  { route: 'POST /api/v1/admin/teachers', open: admin, body: { username: 'x' } },
  { route: 'GET /api/v1/admin/users', open: admin },
  { route: 'GET /api/v1/admin/users/:id', open: admin, url: '/api/v1/admin/users/none', missing: true },
  {
    route: 'POST /api/v1/admin/users/:id/role',
    open: admin,
    url: '/api/v1/admin/users/none/role',
    body: { role: 'User', reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/confirm-teacher',
    open: admin,
    url: '/api/v1/admin/users/none/confirm-teacher',
    body: { reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/suspend',
    open: admin,
    url: '/api/v1/admin/users/none/suspend',
    body: { reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/restore',
    open: admin,
    url: '/api/v1/admin/users/none/restore',
    body: { reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/unlock',
    open: admin,
    url: '/api/v1/admin/users/none/unlock',
    body: { reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/plan',
    open: admin,
    url: '/api/v1/admin/users/none/plan',
    body: { plan: 'none', reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/sign-out',
    open: admin,
    url: '/api/v1/admin/users/none/sign-out',
    body: { reason },
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/users/:id/password-reset',
    open: admin,
    url: '/api/v1/admin/users/none/password-reset',
    body: { by: 'link', reason },
    missing: true,
  },
  { route: 'POST /api/v1/admin/users/bulk', open: admin, body: { act: 'restore', ids: ['none'], reason } },
  { route: 'GET /api/v1/admin/content', open: admin },
  {
    route: 'GET /api/v1/admin/content/:realm/:part/:id',
    open: admin,
    url: '/api/v1/admin/content/moon/lessons/x',
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/content/:realm/:part/:id',
    open: admin,
    url: '/api/v1/admin/content/moon/lessons/x',
    body: { base: 1, texts: {}, note: reason },
    missing: true,
  },
  {
    route: 'GET /api/v1/admin/content/:realm/revisions',
    open: admin,
    url: '/api/v1/admin/content/moon/revisions',
    missing: true,
  },
  {
    route: 'POST /api/v1/admin/content/:realm/roll-back',
    open: admin,
    url: '/api/v1/admin/content/moon/roll-back',
    body: { number: 1, note: reason },
    missing: true,
  },
  { route: 'GET /api/v1/admin/mails', open: admin },
  { route: 'GET /api/v1/admin/mails/:id', open: admin, url: '/api/v1/admin/mails/none', missing: true },
  { route: 'POST /api/v1/admin/mails/:id/retry', open: admin, url: '/api/v1/admin/mails/none/retry', missing: true },
  { route: 'POST /api/v1/admin/mail-test', open: admin, body: { to: 'x' } },
];
