// The calls of Admin about the site: audit log, feedback, mail, settings, health, backups and lesson content.
import { adminContentCalls } from '@lanternwise/shared/contracts/addresses/admin-content';
import { adminMailCalls } from '@lanternwise/shared/contracts/addresses/admin-mail';
import { adminSiteCalls } from '@lanternwise/shared/contracts/addresses/admin-site';
import { api, LIST } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const mails = { type: 'Mail', id: LIST } as const;
const revisions = ({ realm }: { realm: string }) => ({ type: 'Revisions', id: realm }) as const;
/** By realm, not by part: every part names the realm's revision, which grows with each of them. */
const parts = ({ realm }: { realm: string }) => ({ type: 'ContentPart', id: realm }) as const;

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: endpoint(build, adminSiteCalls.adminAudit, { providesTags: ['Audit'] }),
    feedbackReport: endpoint(build, adminSiteCalls.adminFeedback, { providesTags: ['Feedback'] }),
    mails: endpoint(build, adminMailCalls.adminMails, { providesTags: [mails] }),
    mail: endpoint(build, adminMailCalls.adminMail, {
      providesTags: (_reply, _error, { id }) => [{ type: 'Mail', id }],
      // A letter may hold a secret link: it is forgotten once nobody looks at it.
      keepUnusedDataFor: 0,
    }),
    retryMail: endpoint(build, adminMailCalls.retryMail, {
      invalidatesTags: (_reply, _error, { id }) => [mails, { type: 'Mail', id }, 'Audit'],
    }),
    testMail: endpoint(build, adminMailCalls.testMail),
    siteSettings: endpoint(build, adminSiteCalls.adminSettings, { providesTags: ['Settings'] }),
    setPublishingPassword: endpoint(build, adminSiteCalls.setPublishingPassword, {
      invalidatesTags: ['Settings', 'Audit'],
    }),
    setPlans: endpoint(build, adminSiteCalls.setPlans, { invalidatesTags: ['Settings', 'Plans', 'Audit'] }),
    health: endpoint(build, adminSiteCalls.adminHealth, { providesTags: ['Health'] }),
    makeBackup: endpoint(build, adminSiteCalls.makeBackup, { invalidatesTags: ['Health', 'Audit'] }),
    contentRealms: endpoint(build, adminContentCalls.adminContent, { providesTags: ['Content'] }),
    contentPart: endpoint(build, adminContentCalls.adminContentPart, {
      providesTags: (_reply, _error, args) => [parts(args)],
    }),
    publishPart: endpoint(build, adminContentCalls.publishContentPart, {
      invalidatesTags: (_reply, _error, args) => ['Content', parts(args), revisions(args), 'Audit'],
    }),
    contentRevisions: endpoint(build, adminContentCalls.contentRevisions, {
      providesTags: (_reply, _error, args) => [revisions(args)],
    }),
    rollBack: endpoint(build, adminContentCalls.rollBackContent, {
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
