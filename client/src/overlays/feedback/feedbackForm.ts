// Ratings, completeness check and request body of the feedback form.

import { DEFAULT_MAP, type MapId } from '@lanternwise/shared/constants/realms';
import type { FeedbackBody } from '@lanternwise/shared/contracts/feedback';
import { msg } from '@lingui/core/macro';

/** Labels of one to five stars. */
export const RATING_LABELS = [
  msg({ context: 'rating', message: 'Poor' }),
  msg({ context: 'rating', message: 'Fair' }),
  msg({ context: 'rating', message: 'Good' }),
  msg({ context: 'rating', message: 'Very Good' }),
  msg({ context: 'rating', message: 'Excellent' }),
] as const;

export const RATING_FIELDS = [
  { field: 'contentRating', label: msg`How good was what you learned?` },
  { field: 'gameplayRating', label: msg`How much fun was playing?` },
  { field: 'recommendationRating', label: msg`How good would it be for a friend?` },
] as const;

export interface FeedbackDraft {
  contentRating: number;
  gameplayRating: number;
  recommendationRating: number;
  feedbackNote: string;
}

export const EMPTY_DRAFT: FeedbackDraft = {
  contentRating: 0,
  gameplayRating: 0,
  recommendationRating: 0,
  feedbackNote: '',
};
/** Limit of the server; the counter's 500 is only a guide. */
export const FEEDBACK_NOTE_MAX = 2000;

export const INCOMPLETE_MESSAGE = msg`Please fill in all fields before submitting`;
export const SUBMIT_FAILED_MESSAGE = msg`Failed to submit feedback. Please try again.`;

/** The ratings that are not given, and the note while it is blank. */
export const missingFields = (draft: FeedbackDraft): (keyof FeedbackDraft)[] => [
  ...RATING_FIELDS.map(({ field }) => field).filter((field) => draft[field] === 0),
  ...(draft.feedbackNote.trim() === '' ? (['feedbackNote'] as const) : []),
];

export const createFeedbackBody = (
  draft: FeedbackDraft,
  currentMap: MapId = DEFAULT_MAP,
  now = new Date(),
): FeedbackBody => ({
  ...draft,
  feedbackNote: draft.feedbackNote.trim(),
  timestamp: now.toISOString(),
  currentMap,
});
