// Routes of the review.
import type * as contracts from '../review.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const reviewRoutes = defineRoutes('review', {
  todaysReview: 'GET /api/v1/user/review',
  answerReview: 'POST /api/v1/user/review/answers',
});
export const reviewEndpoints = typedEndpoints<typeof contracts, typeof reviewRoutes>(reviewRoutes);
