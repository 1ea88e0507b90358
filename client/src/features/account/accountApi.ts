// The calls about an account as a whole: mailed links, consent, sessions, pictures, parents, deletion.
import { accountCalls } from '@lanternwise/shared/contracts/addresses/account';
import { authCalls } from '@lanternwise/shared/contracts/addresses/auth';
import { consentCalls } from '@lanternwise/shared/contracts/addresses/consent';
import { parentsCalls } from '@lanternwise/shared/contracts/addresses/parents';
import { userCalls } from '@lanternwise/shared/contracts/addresses/user';
import { api, LIST } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

/** A parent reads a consent by the token of the link, the child reads its own by signing in. */
const consent = ({ token }: { token: string }) => ({ type: 'Consent', id: token }) as const;
const ownConsent = { type: 'Consent', id: 'own' } as const;
const children = { type: 'Child', id: LIST } as const;

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    registrationRules: endpoint(build, authCalls.registrationRules),
    verifyEmail: endpoint(build, authCalls.verifyEmail),
    sendVerification: endpoint(build, authCalls.sendVerification),
    forgotPassword: endpoint(build, authCalls.forgotPassword),
    resetPassword: endpoint(build, authCalls.resetPassword),
    checkSetUp: endpoint(build, authCalls.readSetUp),
    setUp: endpoint(build, authCalls.setUp),
    readConsent: endpoint(build, consentCalls.readConsent, {
      transformResponse: (reply) => reply.consent,
      providesTags: (_reply, _error, args) => [consent(args)],
    }),
    answerConsent: endpoint(build, consentCalls.answerConsent, {
      transformResponse: (reply) => reply.consent,
      invalidatesTags: (_reply, _error, args) => [consent(args), ownConsent],
    }),
    renewConsent: endpoint(build, consentCalls.renewConsent),
    ownConsent: endpoint(build, consentCalls.ownConsent, { providesTags: [ownConsent] }),
    askForConsent: endpoint(build, consentCalls.askForConsent, { invalidatesTags: [ownConsent] }),
    changeEmail: endpoint(build, accountCalls.changeEmail),
    changePassword: endpoint(build, accountCalls.changePassword, { invalidatesTags: ['Sessions'] }),
    ownSessions: endpoint(build, accountCalls.listSessions, { providesTags: ['Sessions'] }),
    endSession: endpoint(build, accountCalls.endSession, { invalidatesTags: ['Sessions'] }),
    endOtherSessions: endpoint(build, accountCalls.endOtherSessions, { invalidatesTags: ['Sessions'] }),
    deleteAccount: endpoint(build, accountCalls.deleteAccount),
    putPicture: endpoint(build, accountCalls.uploadPicture),
    parentLinks: endpoint(build, parentsCalls.parentLinks, { providesTags: ['ParentLinks'] }),
    makeParentCode: endpoint(build, parentsCalls.makeParentCode),
    linkAsParent: endpoint(build, parentsCalls.linkAsParent, { invalidatesTags: ['ParentLinks', children] }),
    unlink: endpoint(build, parentsCalls.unlink, { invalidatesTags: ['ParentLinks', 'ChildDigest', children] }),
    updateRole: endpoint(build, userCalls.updateRole),
  }),
});

export const {
  useRegistrationRulesQuery,
  useVerifyEmailMutation,
  useSendVerificationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useCheckSetUpQuery,
  useSetUpMutation,
  useReadConsentQuery,
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
