// RTK Query endpoints of the contact form and of the Admin's page with its messages.
import { api, LIST_TAG_ID } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const list = { type: 'Contact', id: LIST_TAG_ID } as const;
const changes = { invalidatesTags: [list, 'Audit'] } as const;

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: endpoint(build, 'POST /contact', { invalidatesTags: [list] }),
    contactMessages: endpoint(build, 'GET /admin/contact', { providesTags: [list] }),
    // A message is personal, so it is not cached.
    contactMessage: endpoint(build, 'GET /admin/contact/:id', { keepUnusedDataFor: 0 }),
    setContactAnswered: endpoint(build, 'PATCH /admin/contact/:id', changes),
    deleteContact: endpoint(build, 'DELETE /admin/contact/:id', changes),
  }),
});

export const {
  useSendContactMutation,
  useContactMessagesQuery,
  useContactMessageQuery,
  useSetContactAnsweredMutation,
  useDeleteContactMutation,
} = contactApi;
