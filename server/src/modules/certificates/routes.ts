// Registers the routes of certificates.
import {
  checkCertificate,
  courseCompletion,
  generateCertificate,
  shareCertificate,
  showOnCertificate,
  userCertificates,
  verifyCertificate,
} from '@lanternwise/shared/contracts/certificates';
import type { FastifyInstance } from 'fastify';
import { networkOfRequest } from '../../http/networks.ts';
import { addRoute } from '../../http/route.ts';
import type { CertificatesService } from './service.ts';

/** High enough for a class behind one address, too low to guess IDs. */
const VERIFY_PER_MINUTE = 60;
const SHARE_PER_MINUTE = 30;

export function certificateRoutes(app: FastifyInstance, service: CertificatesService): void {
  addRoute(app, userCertificates, async ({ session, query }) => ({
    certificates: await service.list(session.user, query.userId),
  }));
  addRoute(app, checkCertificate, async ({ session, query }) => {
    const [certificate = null] = await service.list(session.user, query.userId);
    return { certificate };
  });
  addRoute(app, courseCompletion, ({ session, query }) => service.completion(session.user, query.userId));
  addRoute(app, generateCertificate, async ({ session, body }) => ({
    certificate: await service.generate(session.user, body.userId, body.name),
  }));
  addRoute(
    app,
    verifyCertificate,
    async ({ session, params }) => ({
      certificate: await service.verify(session?.user ?? null, params.verificationId),
    }),
    { rateLimit: VERIFY_PER_MINUTE },
  );
  addRoute(app, showOnCertificate, async ({ session, params, body }) => ({
    certificate: await service.setVisibility(session.user, params.id, body),
  }));
  addRoute(
    app,
    shareCertificate,
    ({ session, body, request }) => service.share(session.user, body, networkOfRequest(request)),
    { rateLimit: SHARE_PER_MINUTE },
  );
}
