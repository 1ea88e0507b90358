// RTK Query endpoints for the administration of the site: audit log, feedback, mail, settings, health, backups, content.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const mails = { type: 'Mail', id: LIST_TAG_ID } as const;
const revisions = ({ realm }: { realm: string }) => ({ type: 'Revisions', id: realm }) as const;
/** By realm, not by part: every part contains the realm's revision, which any publication increments. */
const mail = ({ id }: { id: string }) => ({ type: 'Mail', id }) as const;
const parts = ({ realm }: { realm: string }) => ({ type: 'ContentPart', id: realm }) as const;

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: endpoint(build, 'GET /admin/audit', ['Audit']),
    feedbackReport: endpoint(build, 'GET /admin/feedback', ['Feedback']),
    mails: endpoint(build, 'GET /admin/mails', [mails]),
    mail: endpoint(build, 'GET /admin/mails/:id', [mail], {
      // A mail may contain a secret link, so it is not cached.
      keepUnusedDataFor: 0,
    }),
    retryMail: endpoint(build, 'POST /admin/mails/:id/retry', [mails, mail, 'Audit']),
    testMail: endpoint(build, 'POST /admin/mail-test'),
    siteSettings: endpoint(build, 'GET /admin/settings', ['Settings']),
    setPublishingPassword: endpoint(build, 'PUT /admin/settings/publishing-password', ['Settings', 'Audit']),
    setPlans: endpoint(build, 'PUT /admin/settings/plans', ['Settings', 'Plans', 'Audit']),
    health: endpoint(build, 'GET /admin/health', ['Health']),
    makeBackup: endpoint(build, 'POST /admin/backups', ['Health', 'Audit']),
    contentRealms: endpoint(build, 'GET /admin/content', ['Content']),
    contentPart: endpoint(build, 'GET /admin/content/:realm/:part/:id', [parts]),
    publishPart: endpoint(build, 'POST /admin/content/:realm/:part/:id', ['Content', parts, revisions, 'Audit']),
    contentRevisions: endpoint(build, 'GET /admin/content/:realm/revisions', [revisions]),
    rollBack: endpoint(build, 'POST /admin/content/:realm/roll-back', ['Content', parts, revisions, 'Audit']),
  }),
});
