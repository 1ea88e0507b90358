// RTK Query endpoints of a parent's answer to one class: by the letter's link, by a linked account, and for Admins.
import { classConsentsEndpoints } from '@lanternwise/shared/contracts/routes/class-consents';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const tag = { type: 'Consent', id: 'classes' } as const;

export const {
  useReadClassConsentQuery,
  useAnswerClassConsentMutation,
  useParentClassConsentsQuery,
  useAnswerAsParentMutation,
  useChildClassConsentsQuery,
  useLiftClassRefusalMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    readClassConsent: endpoint(build, classConsentsEndpoints.readClassConsent, { providesTags: [tag] }),
    answerClassConsent: endpoint(build, classConsentsEndpoints.answerClassConsent, { invalidatesTags: [tag] }),
    parentClassConsents: endpoint(build, classConsentsEndpoints.parentClassConsents, { providesTags: [tag] }),
    answerAsParent: endpoint(build, classConsentsEndpoints.answerAsParent, { invalidatesTags: [tag] }),
    childClassConsents: endpoint(build, classConsentsEndpoints.childClassConsents, { providesTags: [tag] }),
    liftClassRefusal: endpoint(build, classConsentsEndpoints.liftClassRefusal, { invalidatesTags: [tag] }),
  }),
});
