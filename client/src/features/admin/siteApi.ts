// RTK Query endpoints for the administration of the site: audit log, feedback, mail, settings, health, backups, content.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const mails = { type: 'Mail', id: LIST_TAG_ID } as const;
const revisions = ({ realm }: { realm: string }) => ({ type: 'Revisions', id: realm }) as const;
/** By realm, not by part: every part contains the realm's revision, which any publication increments. */
const parts = ({ realm }: { realm: string }) => ({ type: 'ContentPart', id: realm }) as const;

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: endpoint(build, 'GET /admin/audit', { providesTags: ['Audit'] }),
    feedbackReport: endpoint(build, 'GET /admin/feedback', { providesTags: ['Feedback'] }),
    mails: endpoint(build, 'GET /admin/mails', { providesTags: [mails] }),
    mail: endpoint(build, 'GET /admin/mails/:id', {
      providesTags: (_reply, _error, { id }) => [{ type: 'Mail', id }],
      // A mail may contain a secret link, so it is not cached.
      keepUnusedDataFor: 0,
    }),
    retryMail: endpoint(build, 'POST /admin/mails/:id/retry', {
      invalidatesTags: (_reply, _error, { id }) => [mails, { type: 'Mail', id }, 'Audit'],
    }),
    testMail: endpoint(build, 'POST /admin/mail-test'),
    siteSettings: endpoint(build, 'GET /admin/settings', { providesTags: ['Settings'] }),
    setPublishingPassword: endpoint(build, 'PUT /admin/settings/publishing-password', {
      invalidatesTags: ['Settings', 'Audit'],
    }),
    setPlans: endpoint(build, 'PUT /admin/settings/plans', { invalidatesTags: ['Settings', 'Plans', 'Audit'] }),
    health: endpoint(build, 'GET /admin/health', { providesTags: ['Health'] }),
    makeBackup: endpoint(build, 'POST /admin/backups', { invalidatesTags: ['Health', 'Audit'] }),
    contentRealms: endpoint(build, 'GET /admin/content', { providesTags: ['Content'] }),
    contentPart: endpoint(build, 'GET /admin/content/:realm/:part/:id', {
      providesTags: (_reply, _error, args) => [parts(args)],
    }),
    publishPart: endpoint(build, 'POST /admin/content/:realm/:part/:id', {
      invalidatesTags: (_reply, _error, args) => ['Content', parts(args), revisions(args), 'Audit'],
    }),
    contentRevisions: endpoint(build, 'GET /admin/content/:realm/revisions', {
      providesTags: (_reply, _error, args) => [revisions(args)],
    }),
    rollBack: endpoint(build, 'POST /admin/content/:realm/roll-back', {
      invalidatesTags: (_reply, _error, args) => ['Content', parts(args), revisions(args), 'Audit'],
    }),
  }),
});

export const {
  useAuditLogQuery,
  useFeedbackReportQuery,
  useMailsQuery,
  useMailQuery,
  useRetryMailMutation,
  useTestMailMutation,
  useSiteSettingsQuery,
  useSetPublishingPasswordMutation,
  useSetPlansMutation,
  useHealthQuery,
  useMakeBackupMutation,
  useContentRealmsQuery,
  useContentPartQuery,
  usePublishPartMutation,
  useContentRevisionsQuery,
  useRollBackMutation,
} = siteApi;
