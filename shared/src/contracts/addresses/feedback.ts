// Name, method and path of the calls about feedback, without their schemas.
import type * as contracts from '../feedback.ts';
import { callsOf, defineAddresses } from './address.ts';

export const feedbackAddresses = defineAddresses('feedback', {
  feedback: 'POST /api/v1/misc/feedback',
});
export const feedbackCalls = callsOf<typeof contracts, typeof feedbackAddresses>(feedbackAddresses);
