// Registers the routes of the review.
import { answerReview, todaysReview } from '@lanternwise/shared/contracts/review';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { ReviewService } from './service.ts';

export function reviewRoutes(app: FastifyInstance, service: ReviewService): void {
  addRoute(app, todaysReview, ({ session, query }) => service.plan(session.user.id, query.offset));
  addRoute(app, answerReview, async ({ session, body }) => ({ correct: await service.answer(session.user.id, body) }));
}
