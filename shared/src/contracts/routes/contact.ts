// Routes of the contact form and the Admin's contact page.
import type * as contracts from '../contact.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const contactRoutes = defineRoutes('contact', {
  sendContact: 'POST /api/v1/contact',
  contactMessages: 'GET /api/v1/admin/contact',
  contactMessage: 'GET /api/v1/admin/contact/:id',
  setContactAnswered: 'PATCH /api/v1/admin/contact/:id',
  deleteContact: 'DELETE /api/v1/admin/contact/:id',
});
export const contactEndpoints = typedEndpoints<typeof contracts, typeof contactRoutes>(contactRoutes);
