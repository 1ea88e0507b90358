// The calls of Admin about the site: audit log, feedback, mail, settings, health, backups and lesson content.
import type { AdminContentReply, ContentPartReply, RevisionsReply } from '@lanternwise/shared/contracts/admin-content';
import type { AdminMailReply, AdminMailsReply } from '@lanternwise/shared/contracts/admin-mail';
import type {
  AdminAuditReply,
  AdminFeedbackReply,
  AdminHealthReply,
  BackupFile,
  PlanSetting,
  SettingsReply,
} from '@lanternwise/shared/contracts/admin-site';
import { api } from '../api.ts';

export interface PartAddress {
  realm: string;
  part: string;
  id: string;
}

const partUrl = ({ realm, part, id }: PartAddress) =>
  `/admin/content/${encodeURIComponent(realm)}/${encodeURIComponent(part)}/${encodeURIComponent(id)}`;

export const siteApi = api
  .enhanceEndpoints({ addTagTypes: ['Audit', 'Mails', 'Settings', 'Health', 'Content', 'ContentPart'] })
  .injectEndpoints({
    endpoints: (build) => ({
      auditLog: build.query<AdminAuditReply, string>({
        query: (search) => `/admin/audit?${search}`,
        providesTags: ['Audit'],
      }),
      feedbackReport: build.query<AdminFeedbackReply, string>({ query: (search) => `/admin/feedback?${search}` }),
      mails: build.query<AdminMailsReply, string>({
        query: (search) => `/admin/mails?${search}`,
        providesTags: ['Mails'],
      }),
      mail: build.query<AdminMailReply, string>({
        query: (id) => `/admin/mails/${encodeURIComponent(id)}`,
        keepUnusedDataFor: 0,
      }),
      retryMail: build.mutation<unknown, string>({
        query: (id) => ({ url: `/admin/mails/${encodeURIComponent(id)}/retry`, method: 'POST' }),
        invalidatesTags: ['Mails', 'Audit'],
      }),
      testMail: build.mutation<unknown, string>({
        query: (to) => ({ url: '/admin/mail-test', method: 'POST', body: { to } }),
      }),
      siteSettings: build.query<SettingsReply, void>({ query: () => '/admin/settings', providesTags: ['Settings'] }),
      setPublishingPassword: build.mutation<SettingsReply, string>({
        query: (password) => ({ url: '/admin/settings/publishing-password', method: 'PUT', body: { password } }),
        invalidatesTags: ['Settings', 'Audit'],
      }),
      setPlans: build.mutation<SettingsReply, Pick<PlanSetting, 'id' | 'amount' | 'shown'>[]>({
        query: (plans) => ({ url: '/admin/settings/plans', method: 'PUT', body: { plans } }),
        invalidatesTags: ['Settings', 'Audit'],
      }),
      health: build.query<AdminHealthReply, void>({ query: () => '/admin/health', providesTags: ['Health'] }),
      makeBackup: build.mutation<{ success: true; backup: BackupFile }, void>({
        query: () => ({ url: '/admin/backups', method: 'POST' }),
        invalidatesTags: ['Health', 'Audit'],
      }),
      contentRealms: build.query<AdminContentReply, void>({
        query: () => '/admin/content',
        providesTags: ['Content'],
      }),
      contentPart: build.query<ContentPartReply, PartAddress>({ query: partUrl, providesTags: ['ContentPart'] }),
      publishPart: build.mutation<
        unknown,
        PartAddress & { base: number; texts: Record<string, string>; hindi: Record<string, string>; note: string }
      >({
        query: ({ realm, part, id, ...body }) => ({ url: partUrl({ realm, part, id }), method: 'POST', body }),
        invalidatesTags: ['Content', 'ContentPart', 'Audit'],
      }),
      contentRevisions: build.query<RevisionsReply, { realm: string; page: number }>({
        query: ({ realm, page }) => `/admin/content/${encodeURIComponent(realm)}/revisions?page=${page}`,
        providesTags: ['Content'],
      }),
      rollBack: build.mutation<unknown, { realm: string; number: number; note: string }>({
        query: ({ realm, ...body }) => ({
          url: `/admin/content/${encodeURIComponent(realm)}/roll-back`,
          method: 'POST',
          body,
        }),
        invalidatesTags: ['Content', 'ContentPart', 'Audit'],
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
