// Routes of a parent's answer to one class.
import type * as contracts from '../class-consents.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const classConsentsRoutes = defineRoutes('class-consents', {
  readClassConsent: 'GET /api/v1/class-consents/:token',
  answerClassConsent: 'POST /api/v1/class-consents/:token',
  parentClassConsents: 'GET /api/v1/parent/class-consents',
  answerAsParent: 'POST /api/v1/parent/class-consents/:id',
  childClassConsents: 'GET /api/v1/admin/users/:id/class-consents',
  liftClassRefusal: 'POST /api/v1/admin/class-consents/:id/lift',
});
export const classConsentsEndpoints = typedEndpoints<typeof contracts, typeof classConsentsRoutes>(classConsentsRoutes);
