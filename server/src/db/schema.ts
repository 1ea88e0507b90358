// Lists all tables of the database, built with the column builders of one engine.
import { purgedAccountsTable } from '../modules/accounts/table.ts';
import { assignmentTables } from '../modules/assignments/table.ts';
import { auditTable } from '../modules/audit/table.ts';
import { authTables } from '../modules/auth/table.ts';
import { backpackTable } from '../modules/backpack/table.ts';
import { blogTables } from '../modules/blogs/table.ts';
import { certificateTables } from '../modules/certificates/table.ts';
import { consentTables } from '../modules/consent/table.ts';
import { contactTable } from '../modules/contact/table.ts';
import { contentTable } from '../modules/content/table.ts';
import { coursesTable } from '../modules/courses/table.ts';
import { feedbackTable } from '../modules/feedback/table.ts';
import { groupTables } from '../modules/groups/table.ts';
import { liveTables } from '../modules/live/table.ts';
import { mailTables } from '../modules/mail/table.ts';
import { newsletterTable } from '../modules/newsletter/table.ts';
import { parentLinksTable } from '../modules/parents/table.ts';
import { picturesTable } from '../modules/pictures/table.ts';
import { progressTables } from '../modules/progress/table.ts';
import { quotasTable } from '../modules/quotas/table.ts';
import { reportTables } from '../modules/reports/table.ts';
import { reviewTable } from '../modules/review/table.ts';
import { siteSettingsTable } from '../modules/settings/table.ts';
import { subscriptionTables } from '../modules/subscriptions/table.ts';
import { teacherTextTables } from '../modules/teacher-texts/table.ts';
import { usersTable } from '../modules/users/table.ts';
import { classProgramsTable, workshopTable } from '../modules/workshop/table.ts';
import type { ColumnBuilders } from './columnBuilders.ts';

export function makeSchema(k: ColumnBuilders) {
  const users = usersTable(k);
  const parentLinks = parentLinksTable(k, users);
  const ofGroups = groupTables(k, users);
  return {
    users,
    purgedAccounts: purgedAccountsTable(k),
    ...consentTables(k, users),
    parentLinks,
    ...reportTables(k, users, parentLinks),
    userPictures: picturesTable(k, users),
    ...authTables(k, users),
    ...progressTables(k, users),
    feedback: feedbackTable(k, users),
    contentRevisions: contentTable(k),
    siteSettings: siteSettingsTable(k),
    ...mailTables(k, users),
    auditLog: auditTable(k, users),
    ...ofGroups,
    ...assignmentTables(k, users, ofGroups.groups),
    ...teacherTextTables(k, users),
    ...liveTables(k, { users, groups: ofGroups.groups }),
    ...certificateTables(k, users),
    ...subscriptionTables(k, users),
    courseChecks: coursesTable(k, users),
    reviewAnswers: reviewTable(k, users),
    workshopPrograms: workshopTable(k, users),
    backpacks: backpackTable(k, users),
    classPrograms: classProgramsTable(k, users, ofGroups.groups),
    contactMessages: contactTable(k),
    newsletterSubscribers: newsletterTable(k),
    formQuotas: quotasTable(k),
    ...blogTables(k, users),
  };
}

export type Tables = ReturnType<typeof makeSchema>;
