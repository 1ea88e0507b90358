// RTK Query endpoints of the review.
import { reviewEndpoints } from '@lanternwise/shared/contracts/routes/review';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: what is due changes with every answer and every midnight.
    todaysReview: endpoint(build, reviewEndpoints.todaysReview, { keepUnusedDataFor: 0 }),
    answerReview: endpoint(build, reviewEndpoints.answerReview),
  }),
});

export const { useTodaysReviewQuery, useAnswerReviewMutation } = reviewApi;
