// Part of accessTable.ts: who may call the site's routes, such as blogs, contact, newsletter and pages for search engines.
import { ROLES } from '@lanternwise/shared/constants/users';
import type { AccessRow } from './accessTable.ts';

const everyone = ['guest', ...ROLES] as const;
const admin = ['Admin'] as const;

export const SITE_ACCESS: readonly AccessRow[] = [
  { route: 'GET /api/v1/blogs', open: everyone },
  { route: 'GET /api/v1/blogs/:id', open: everyone, url: '/api/v1/blogs/none', missing: true },
  // An empty body: the publishing gate, which is closed to all of them, is asked after it.
  { route: 'POST /api/v1/blogs', open: admin, body: {} },
  { route: 'PUT /api/v1/blogs/:id', open: admin, url: '/api/v1/blogs/none', body: {} },
  { route: 'DELETE /api/v1/blogs/:id', open: admin, url: '/api/v1/blogs/none', missing: true },
  { route: 'GET /api/v1/blog-images/:id', open: everyone, url: '/api/v1/blog-images/none', missing: true },
  { route: 'GET /api/v1/publishing-gate', open: admin },
  { route: 'POST /api/v1/publishing-gate', open: admin, body: {} },
  { route: 'GET /blogs/feed.xml', open: everyone },
  { route: 'GET /feed.xml', open: everyone },
  { route: 'POST /api/v1/contact', open: everyone, body: { name: 'x' } },
  { route: 'GET /api/v1/admin/contact', open: admin },
  { route: 'GET /api/v1/admin/contact/:id', open: admin, missing: true },
  { route: 'PATCH /api/v1/admin/contact/:id', open: admin, body: { answered: true }, missing: true },
  { route: 'DELETE /api/v1/admin/contact/:id', open: admin, missing: true },
  { route: 'POST /api/v1/newsletter', open: everyone, body: { email: 'x' } },
  { route: 'POST /api/v1/newsletter/confirm', open: everyone, body: { token: 'x' }, missing: true },
  { route: 'POST /api/v1/newsletter/unsubscribe', open: everyone, body: { token: 'x' } },
  // Posted by mail programs, which have no session.
  { route: 'POST /newsletter/unsubscribe/:token', open: everyone },
  { route: 'GET /api/v1/admin/newsletter', open: admin },
  { route: 'GET /api/v1/admin/newsletter/export', open: admin },
  { route: 'DELETE /api/v1/admin/newsletter/:id', open: admin, missing: true },
  { route: 'GET /api/v1/admin/audit', open: admin },
  { route: 'GET /api/v1/admin/feedback', open: admin },
  { route: 'GET /api/v1/admin/settings', open: admin },
  { route: 'PUT /api/v1/admin/settings/publishing-password', open: admin, body: { password: 'x', current: 'x' } },
  { route: 'PUT /api/v1/admin/settings/plans', open: admin, body: { plans: [] } },
  { route: 'GET /api/v1/admin/health', open: admin },
  { route: 'POST /api/v1/admin/backups', open: admin, body: {}, refused: 409 },
  { route: 'GET /api/v1/openapi.json', open: everyone },
  { route: 'GET /robots.txt', open: everyone },
  { route: 'GET /sitemap.xml', open: everyone },
  { route: 'GET *', open: everyone, url: '/about-us' },
];
