// RTK Query endpoints of a parent's answer to one class: by the letter's link, by a linked account, and for Admins.
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const tag = { type: 'Consent', id: 'classes' } as const;

export const classConsentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readClassConsent: endpoint(build, 'GET /class-consents/:token', [tag]),
    answerClassConsent: endpoint(build, 'POST /class-consents/:token', [tag]),
    parentClassConsents: endpoint(build, 'GET /parent/class-consents', [tag]),
    answerAsParent: endpoint(build, 'POST /parent/class-consents/:id', [tag]),
    childClassConsents: endpoint(build, 'GET /admin/users/:id/class-consents', [tag]),
    liftClassRefusal: endpoint(build, 'POST /admin/class-consents/:id/lift', [tag]),
  }),
});
