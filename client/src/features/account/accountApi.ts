// RTK Query endpoints of the account: mailed links, consent, sessions, pictures, parents, deletion.
import { accountEndpoints } from '@lanternwise/shared/contracts/routes/account';
import { authEndpoints } from '@lanternwise/shared/contracts/routes/auth';
import { consentEndpoints } from '@lanternwise/shared/contracts/routes/consent';
import { parentsEndpoints } from '@lanternwise/shared/contracts/routes/parents';
import { userEndpoints } from '@lanternwise/shared/contracts/routes/user';
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

/** A parent reads a consent by the token of the link, a child its own by the session. */
const consent = ({ token }: { token: string }) => ({ type: 'Consent', id: token }) as const;
const ownConsent = { type: 'Consent', id: 'own' } as const;
const children = { type: 'Child', id: LIST_TAG_ID } as const;

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    registrationRules: endpoint(build, authEndpoints.registrationRules),
    verifyEmail: endpoint(build, authEndpoints.verifyEmail),
    sendVerification: endpoint(build, authEndpoints.sendVerification),
    forgotPassword: endpoint(build, authEndpoints.forgotPassword),
    // Not kept: the link works once.
    checkResetLink: endpoint(build, authEndpoints.readResetLink, { keepUnusedDataFor: 0 }),
    resetPassword: endpoint(build, authEndpoints.resetPassword),
    checkSetUp: endpoint(build, authEndpoints.readSetUp),
    setUp: endpoint(build, authEndpoints.setUp),
    readConsent: endpoint(build, consentEndpoints.readConsent, {
      transformResponse: (reply) => reply.consent,
      providesTags: (_reply, _error, args) => [consent(args)],
    }),
    childConsent: endpoint(build, consentEndpoints.readAsParent, {
      providesTags: (_reply, _error, { childId }) => [{ type: 'Consent', id: childId }],
    }),
    decideAsParent: endpoint(build, consentEndpoints.decideAsParent, {
      invalidatesTags: (_reply, _error, { childId }) => [{ type: 'Consent', id: childId }],
    }),
    answerConsent: endpoint(build, consentEndpoints.answerConsent, {
      transformResponse: (reply) => reply.consent,
      invalidatesTags: (_reply, _error, args) => [consent(args), ownConsent],
    }),
    renewConsent: endpoint(build, consentEndpoints.renewConsent),
    ownConsent: endpoint(build, consentEndpoints.ownConsent, { providesTags: [ownConsent] }),
    askForConsent: endpoint(build, consentEndpoints.askForConsent, { invalidatesTags: [ownConsent] }),
    changeEmail: endpoint(build, accountEndpoints.changeEmail),
    changePassword: endpoint(build, accountEndpoints.changePassword, { invalidatesTags: ['Sessions'] }),
    ownSessions: endpoint(build, accountEndpoints.listSessions, { providesTags: ['Sessions'] }),
    endSession: endpoint(build, accountEndpoints.endSession, { invalidatesTags: ['Sessions'] }),
    endOtherSessions: endpoint(build, accountEndpoints.endOtherSessions, { invalidatesTags: ['Sessions'] }),
    deleteAccount: endpoint(build, accountEndpoints.deleteAccount),
    putPicture: endpoint(build, accountEndpoints.uploadPicture),
    parentLinks: endpoint(build, parentsEndpoints.parentLinks, { providesTags: ['ParentLinks'] }),
    makeParentCode: endpoint(build, parentsEndpoints.makeParentCode),
    linkAsParent: endpoint(build, parentsEndpoints.linkAsParent, { invalidatesTags: ['ParentLinks', children] }),
    unlink: endpoint(build, parentsEndpoints.unlink, { invalidatesTags: ['ParentLinks', 'ChildDigest', children] }),
    updateRole: endpoint(build, userEndpoints.updateRole),
  }),
});

export const {
  useRegistrationRulesQuery,
  useVerifyEmailMutation,
  useSendVerificationMutation,
  useForgotPasswordMutation,
  useCheckResetLinkQuery,
  useResetPasswordMutation,
  useCheckSetUpQuery,
  useSetUpMutation,
  useReadConsentQuery,
  useChildConsentQuery,
  useDecideAsParentMutation,
  useAnswerConsentMutation,
  useRenewConsentMutation,
  useOwnConsentQuery,
  useAskForConsentMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useOwnSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useDeleteAccountMutation,
  usePutPictureMutation,
  useParentLinksQuery,
  useMakeParentCodeMutation,
  useLinkAsParentMutation,
  useUnlinkMutation,
  useUpdateRoleMutation,
} = accountApi;
