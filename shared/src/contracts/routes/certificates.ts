// Routes of certificates.
import type * as contracts from '../certificates.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const certificatesRoutes = defineRoutes('certificates', {
  userCertificates: 'GET /api/v1/user-certificates',
  checkCertificate: 'GET /api/v1/check-certificate',
  courseCompletion: 'GET /api/v1/course-completion',
  generateCertificate: 'POST /api/v1/generate-certificate',
  verifyCertificate: 'GET /api/v1/verify-certificate/:verificationId',
  showOnCertificate: 'PATCH /api/v1/user-certificates/:id',
  shareCertificate: 'POST /api/v1/share-certificate',
});
export const certificatesEndpoints = typedEndpoints<typeof contracts, typeof certificatesRoutes>(certificatesRoutes);
