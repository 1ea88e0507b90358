// Registers the route of the form 'Share Your Experience'.
import { feedback } from '@lanternwise/shared/contracts/feedback';
import type { FastifyInstance } from 'fastify';
import { addRoute, OK } from '../../http/route.ts';
import type { FeedbackService } from './service.ts';

/** High enough for a class behind one address, but limits scripts. */
const FEEDBACK_PER_MINUTE = 300;

export function feedbackRoutes(app: FastifyInstance, service: FeedbackService): void {
  addRoute(
    app,
    feedback,
    async ({ body, session }) => ({ ...OK, noteStored: await service.add(body, session?.user ?? null) }),
    { rateLimit: FEEDBACK_PER_MINUTE },
  );
}
