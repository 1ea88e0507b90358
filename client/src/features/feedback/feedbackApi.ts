// The call that sends the feedback form.
import type { FeedbackBody } from '@lanternwise/shared/contracts/feedback';
import { api } from '../api.ts';

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitFeedback: build.mutation<{ success: true; noteStored: boolean }, FeedbackBody>({
      query: (body) => ({ url: '/misc/feedback', method: 'POST', body }),
    }),
  }),
});

export const { useSubmitFeedbackMutation } = feedbackApi;
