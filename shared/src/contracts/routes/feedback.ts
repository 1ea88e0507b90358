// Routes of feedback.
import type * as contracts from '../feedback.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const feedbackRoutes = defineRoutes('feedback', {
  feedback: 'POST /api/v1/misc/feedback',
});
export const feedbackEndpoints = typedEndpoints<typeof contracts, typeof feedbackRoutes>(feedbackRoutes);
