// RTK Query endpoint of the feedback form.
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

export const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitFeedback: endpoint(build, 'POST /misc/feedback', ['Feedback']),
  }),
});
