// Database queries of reviews: answers, completed realms, and when their exits were reached.
import { insertOnceInto, listBy } from '../../db/rows.ts';

/** Oldest first. */
export const reviewAnswersOf = listBy('reviewAnswers', ['userId'], ['answeredAt', 'id']);

export const addReviewAnswer = insertOnceInto('reviewAnswers');
