// The calls about an account as a whole: mailed links, consent, sessions, pictures, parents, deletion.
import type { PictureKind, SessionInfo } from '@lanternwise/shared/contracts/account';
import type { SessionReply } from '@lanternwise/shared/contracts/auth';
import type { ConsentAnswer, ConsentView } from '@lanternwise/shared/contracts/consent';
import type { ParentLink } from '@lanternwise/shared/contracts/parents';
import type { UserReply } from '@lanternwise/shared/contracts/user';
import { api } from '../api.ts';

interface Rules {
  consentAge: number;
  sendsMail: boolean;
}
interface OwnConsent {
  parentEmail: string | null;
  state: ConsentView['state'];
  askedAt: string;
}
type Admin = { token: string; username: string; password: string; email?: string };

const post = (url: string, body?: object) => ({ url, method: 'POST', ...(body && { body }) });
const consentOf = (reply: { consent: ConsentView }) => reply.consent;

export const accountApi = api
  .enhanceEndpoints({ addTagTypes: ['Sessions', 'ParentLinks', 'Consent'] })
  .injectEndpoints({
    endpoints: (build) => ({
      registrationRules: build.query<Rules, void>({ query: () => '/auth/rules' }),
      verifyEmail: build.mutation<{ email: string }, string>({
        query: (token) => post('/auth/verify-email', { token }),
      }),
      sendVerification: build.mutation<unknown, void>({ query: () => post('/auth/send-verification') }),
      forgotPassword: build.mutation<unknown, string>({
        query: (identifier) => post('/auth/forgot-password', { identifier }),
      }),
      resetPassword: build.mutation<{ username: string }, { token: string; password: string }>({
        query: (body) => post('/auth/reset-password', body),
      }),
      checkSetUp: build.query<unknown, string>({ query: (token) => `/auth/set-up/${encodeURIComponent(token)}` }),
      setUp: build.mutation<SessionReply, Admin>({
        query: ({ token, ...body }) => post(`/auth/set-up/${encodeURIComponent(token)}`, body),
      }),
      readConsent: build.query<ConsentView, string>({
        query: (token) => `/consents/${encodeURIComponent(token)}`,
        transformResponse: consentOf,
        providesTags: ['Consent'],
      }),
      answerConsent: build.mutation<ConsentView, { token: string; answer: ConsentAnswer }>({
        query: ({ token, answer }) => post(`/consents/${encodeURIComponent(token)}`, { answer }),
        transformResponse: consentOf,
        invalidatesTags: ['Consent'],
      }),
      renewConsent: build.mutation<unknown, string>({
        query: (token) => post(`/consents/${encodeURIComponent(token)}/renew`),
      }),
      ownConsent: build.query<{ consent: OwnConsent | null }, void>({
        query: () => '/user/consent',
        providesTags: ['Consent'],
      }),
      askForConsent: build.mutation<UserReply, string>({
        query: (parentEmail) => post('/user/consent', { parentEmail }),
        invalidatesTags: ['Consent'],
      }),
      changeEmail: build.mutation<UserReply, { email: string | null; password: string }>({
        query: (body) => post('/user/email', body),
      }),
      changePassword: build.mutation<unknown, { current: string; password: string }>({
        query: (body) => post('/user/password', body),
        invalidatesTags: ['Sessions'],
      }),
      ownSessions: build.query<{ sessions: SessionInfo[] }, void>({
        query: () => '/user/sessions',
        providesTags: ['Sessions'],
      }),
      endSession: build.mutation<unknown, string>({
        query: (id) => ({ url: `/user/sessions/${id}`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      endOtherSessions: build.mutation<unknown, void>({
        query: () => post('/user/sessions/end-others'),
        invalidatesTags: ['Sessions'],
      }),
      exportData: build.mutation<object, void>({ query: () => '/user/export' }),
      deleteAccount: build.mutation<{ deletionDueAt: string }, string>({
        query: (password) => post('/user/delete', { password }),
      }),
      putPicture: build.mutation<UserReply, { kind: PictureKind; data: string }>({
        query: ({ kind, data }) => ({ url: `/user/pictures/${kind}`, method: 'PUT', body: { data } }),
      }),
      parentLinks: build.query<{ parents: ParentLink[]; children: ParentLink[] }, void>({
        query: () => '/user/parent-links',
        providesTags: ['ParentLinks'],
      }),
      makeParentCode: build.mutation<{ code: string; expiresAt: string }, void>({
        query: () => post('/user/parent-code'),
      }),
      linkAsParent: build.mutation<{ child: ParentLink }, string>({
        query: (code) => post('/user/parent-links', { code }),
        invalidatesTags: ['ParentLinks'],
      }),
      unlink: build.mutation<unknown, string>({
        query: (id) => ({ url: `/user/parent-links/${id}`, method: 'DELETE' }),
        invalidatesTags: ['ParentLinks'],
      }),
      updateRole: build.mutation<SessionReply, 'Teacher'>({ query: (role) => post('/update-role', { role }) }),
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
  useExportDataMutation,
  useDeleteAccountMutation,
  usePutPictureMutation,
  useParentLinksQuery,
  useMakeParentCodeMutation,
  useLinkAsParentMutation,
  useUnlinkMutation,
  useUpdateRoleMutation,
} = accountApi;
