// RTK Query endpoints of the contact form and of the Admin's page with its messages.
import { api, LIST_TAG_ID } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const list = { type: 'Contact', id: LIST_TAG_ID } as const;
const changed = [list, 'Audit'] as const;

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: endpoint(build, 'POST /contact', [list]),
    contactMessages: endpoint(build, 'GET /admin/contact', [list]),
    // A message is personal, so it is not cached.
    contactMessage: endpoint(build, 'GET /admin/contact/:id', [], { keepUnusedDataFor: 0 }),
    setContactAnswered: endpoint(build, 'PATCH /admin/contact/:id', changed),
    deleteContact: endpoint(build, 'DELETE /admin/contact/:id', changed),
  }),
});
