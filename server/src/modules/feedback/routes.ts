// Registers the route of the form 'Share Your Experience'.
import { feedback } from '@lanternwise/shared/contracts/feedback';
import type { FastifyInstance } from 'fastify';
import { networkOfRequest } from '../../http/networks.ts';
import { addRoute } from '../../http/route.ts';
import type { FeedbackService } from './service.ts';

/** Of guests behind one address: high enough for several classes, but limits scripts. */
const FEEDBACK_PER_MINUTE = 300;

export function feedbackRoutes(app: FastifyInstance, service: FeedbackService): void {
  addRoute(
    app,
    feedback,
    async ({ body, session, request }) => ({
      noteStored: await service.add(body, session?.user ?? null, networkOfRequest(request)),
    }),
    { rateLimit: FEEDBACK_PER_MINUTE },
  );
}
