// Routes of the Admin's mail page.
import type * as contracts from '../admin-mail.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const adminMailRoutes = defineRoutes('admin-mail', {
  adminMails: 'GET /api/v1/admin/mails',
  adminMail: 'GET /api/v1/admin/mails/:id',
  retryMail: 'POST /api/v1/admin/mails/:id/retry',
  testMail: 'POST /api/v1/admin/mail-test',
});
export const adminMailEndpoints = typedEndpoints<typeof contracts, typeof adminMailRoutes>(adminMailRoutes);
