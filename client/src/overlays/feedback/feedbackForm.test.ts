// Tests of the feedback form: completeness check, request body, star labels.
import { describe, expect, it } from 'vitest';
import { i18n } from '../../i18n/runtime.tsx';
import { createFeedbackBody, EMPTY_DRAFT, missingFields, RATING_LABELS } from './feedbackForm.ts';

const FULL = { contentRating: 5, gameplayRating: 4, recommendationRating: 1, feedbackNote: 'The owl!' };

describe('feedback', () => {
  it('is complete only with all ratings and a note', () => {
    expect(missingFields(FULL)).toEqual([]);
    expect(missingFields(EMPTY_DRAFT)).toEqual(Object.keys(EMPTY_DRAFT));
    expect(missingFields({ ...FULL, gameplayRating: 0 })).toEqual(['gameplayRating']);
    expect(missingFields({ ...FULL, feedbackNote: '  \n ' })).toEqual(['feedbackNote']);
  });

  it('sends the draft, the map and the time', () => {
    const body = createFeedbackBody(FULL, 'robo-realm', new Date('2026-11-21T06:00:00Z'));
    expect(body).toEqual({ ...FULL, timestamp: '2026-11-21T06:00:00.000Z', currentMap: 'robo-realm' });
  });

  it('labels the stars as required', () => {
    expect(RATING_LABELS.map((label) => i18n._(label))).toEqual(['Poor', 'Fair', 'Good', 'Very Good', 'Excellent']);
  });
});
