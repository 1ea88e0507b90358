// RTK Query endpoints for the administration of the site: audit log, feedback, mail, settings, health, backups, content.
import { adminContentEndpoints } from '@lanternwise/shared/contracts/routes/admin-content';
import { adminMailEndpoints } from '@lanternwise/shared/contracts/routes/admin-mail';
import { adminSiteEndpoints } from '@lanternwise/shared/contracts/routes/admin-site';
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const mails = { type: 'Mail', id: LIST_TAG_ID } as const;
const revisions = ({ realm }: { realm: string }) => ({ type: 'Revisions', id: realm }) as const;
/** By realm, not by part: every part contains the realm's revision, which any publication increments. */
const parts = ({ realm }: { realm: string }) => ({ type: 'ContentPart', id: realm }) as const;

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: endpoint(build, adminSiteEndpoints.adminAudit, { providesTags: ['Audit'] }),
    feedbackReport: endpoint(build, adminSiteEndpoints.adminFeedback, { providesTags: ['Feedback'] }),
    mails: endpoint(build, adminMailEndpoints.adminMails, { providesTags: [mails] }),
    mail: endpoint(build, adminMailEndpoints.adminMail, {
      providesTags: (_reply, _error, { id }) => [{ type: 'Mail', id }],
      // A mail may contain a secret link, so it is not cached.
      keepUnusedDataFor: 0,
    }),
    retryMail: endpoint(build, adminMailEndpoints.retryMail, {
      invalidatesTags: (_reply, _error, { id }) => [mails, { type: 'Mail', id }, 'Audit'],
    }),
    testMail: endpoint(build, adminMailEndpoints.testMail),
    siteSettings: endpoint(build, adminSiteEndpoints.adminSettings, { providesTags: ['Settings'] }),
    setPublishingPassword: endpoint(build, adminSiteEndpoints.setPublishingPassword, {
      invalidatesTags: ['Settings', 'Audit'],
    }),
    setPlans: endpoint(build, adminSiteEndpoints.setPlans, { invalidatesTags: ['Settings', 'Plans', 'Audit'] }),
    health: endpoint(build, adminSiteEndpoints.adminHealth, { providesTags: ['Health'] }),
    makeBackup: endpoint(build, adminSiteEndpoints.makeBackup, { invalidatesTags: ['Health', 'Audit'] }),
    contentRealms: endpoint(build, adminContentEndpoints.adminContent, { providesTags: ['Content'] }),
    contentPart: endpoint(build, adminContentEndpoints.adminContentPart, {
      providesTags: (_reply, _error, args) => [parts(args)],
    }),
    publishPart: endpoint(build, adminContentEndpoints.publishContentPart, {
      invalidatesTags: (_reply, _error, args) => ['Content', parts(args), revisions(args), 'Audit'],
    }),
    contentRevisions: endpoint(build, adminContentEndpoints.contentRevisions, {
      providesTags: (_reply, _error, args) => [revisions(args)],
    }),
    rollBack: endpoint(build, adminContentEndpoints.rollBackContent, {
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
