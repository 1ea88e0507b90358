// Routes of the newsletter and of the Admin's list of subscribers.
import type * as contracts from '../newsletter.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const newsletterRoutes = defineRoutes('newsletter', {
  subscribe: 'POST /api/v1/newsletter',
  confirmSubscription: 'POST /api/v1/newsletter/confirm',
  unsubscribe: 'POST /api/v1/newsletter/unsubscribe',
  subscribers: 'GET /api/v1/admin/newsletter',
  exportSubscribers: 'GET /api/v1/admin/newsletter/export',
  removeSubscriber: 'DELETE /api/v1/admin/newsletter/:id',
});
export const newsletterEndpoints = typedEndpoints<typeof contracts, typeof newsletterRoutes>(newsletterRoutes);
