// RTK Query endpoint of the feedback form.
import { feedbackEndpoints } from '@lanternwise/shared/contracts/routes/feedback';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitFeedback: endpoint(build, feedbackEndpoints.feedback, { invalidatesTags: ['Feedback'] }),
  }),
});

export const { useSubmitFeedbackMutation } = feedbackApi;
