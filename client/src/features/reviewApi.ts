// RTK Query endpoints of the review, its address and its dates.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { formatDate } from '../i18n/format.ts';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: what is due changes with every answer and every midnight.
    todaysReview: endpoint(build, 'GET /user/review', [], { keepUnusedDataFor: 0 }),
    answerReview: endpoint(build, 'POST /user/review/answers'),
  }),
});

const DAY_MS = 86_400_000;

/** The date of a day number of the review, in the current language. */
export const reviewDate = (day: number): string => formatDate(day * DAY_MS, 'long', 'UTC');

/** The review, with the way back to the realm. */
export const reviewPath = (realm: MapId): string => `/review?from=${realm}`;
