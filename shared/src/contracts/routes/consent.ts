// Routes of parental consent.
import type * as contracts from '../consent.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const consentRoutes = defineRoutes('consent', {
  readConsent: 'GET /api/v1/consents/:token',
  answerConsent: 'POST /api/v1/consents/:token',
  renewConsent: 'POST /api/v1/consents/:token/renew',
  askForConsent: 'POST /api/v1/user/consent',
  ownConsent: 'GET /api/v1/user/consent',
  readAsParent: 'GET /api/v1/parent/children/:childId/consent',
  decideAsParent: 'POST /api/v1/parent/children/:childId/consent',
});
export const consentEndpoints = typedEndpoints<typeof contracts, typeof consentRoutes>(consentRoutes);
