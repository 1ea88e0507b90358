// RTK Query endpoints of the contact form and of the Admin's page with its messages.
import { contactEndpoints } from '@lanternwise/shared/contracts/routes/contact';
import { api, LIST_TAG_ID } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const list = { type: 'Contact', id: LIST_TAG_ID } as const;
const changes = { invalidatesTags: [list, 'Audit'] } as const;

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: endpoint(build, contactEndpoints.sendContact, { invalidatesTags: [list] }),
    contactMessages: endpoint(build, contactEndpoints.contactMessages, { providesTags: [list] }),
    // A message is personal, so it is not cached.
    contactMessage: endpoint(build, contactEndpoints.contactMessage, { keepUnusedDataFor: 0 }),
    setContactAnswered: endpoint(build, contactEndpoints.setContactAnswered, changes),
    deleteContact: endpoint(build, contactEndpoints.deleteContact, changes),
  }),
});

export const {
  useSendContactMutation,
  useContactMessagesQuery,
  useContactMessageQuery,
  useSetContactAnsweredMutation,
  useDeleteContactMutation,
} = contactApi;
