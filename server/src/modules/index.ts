// The modules of the server, in the order in which they are registered and started.
import type { ModulePlugin } from '../appContext.ts';
import { accountsPlugin } from './accounts/plugin.ts';
import { adminPlugin } from './admin/plugin.ts';
import { assignmentsPlugin } from './assignments/plugin.ts';
import { authPlugin } from './auth/plugin.ts';
import { backupPlugin } from './backup/plugin.ts';
import { blogsPlugin } from './blogs/plugin.ts';
import { certificatesPlugin } from './certificates/plugin.ts';
import { consentPlugin } from './consent/plugin.ts';
import { contactPlugin } from './contact/plugin.ts';
import { contentPlugin } from './content/plugin.ts';
import { coursesPlugin } from './courses/plugin.ts';
import { feedbackPlugin } from './feedback/plugin.ts';
import { groupsPlugin } from './groups/plugin.ts';
import { healthPlugin } from './health/plugin.ts';
import { livePlugin } from './live/plugin.ts';
import { mailPlugin } from './mail/plugin.ts';
import { newsletterPlugin } from './newsletter/plugin.ts';
import { openApiPlugin } from './openapi/plugin.ts';
import { parentsPlugin } from './parents/plugin.ts';
import { picturesPlugin } from './pictures/plugin.ts';
import { progressPlugin } from './progress/plugin.ts';
import { reportsPlugin } from './reports/plugin.ts';
import { resourcesPlugin } from './resources/plugin.ts';
import { reviewPlugin } from './review/plugin.ts';
import { setUpPlugin } from './set-up/plugin.ts';
import { sitePlugin } from './site/plugin.ts';
import { siteInfoPlugin } from './site-info/plugin.ts';
import { speechPlugin } from './speech/plugin.ts';
import { subscriptionsPlugin } from './subscriptions/plugin.ts';
import { teacherTextsPlugin } from './teacher-texts/plugin.ts';
import { usersPlugin } from './users/plugin.ts';
import { workshopPlugin } from './workshop/plugin.ts';

/**
 * Routes do not depend on the order; work at start does: purged accounts go before anything reads them, and reports need the
 * summaries that progress fills in.
 */
export const MODULES: readonly ModulePlugin[] = [
  accountsPlugin,
  authPlugin,
  setUpPlugin,
  consentPlugin,
  usersPlugin,
  parentsPlugin,
  picturesPlugin,
  groupsPlugin,
  assignmentsPlugin,
  progressPlugin,
  livePlugin,
  teacherTextsPlugin,
  reportsPlugin,
  feedbackPlugin,
  certificatesPlugin,
  coursesPlugin,
  reviewPlugin,
  workshopPlugin,
  resourcesPlugin,
  subscriptionsPlugin,
  contentPlugin,
  speechPlugin,
  blogsPlugin,
  adminPlugin,
  mailPlugin,
  contactPlugin,
  newsletterPlugin,
  backupPlugin,
  openApiPlugin,
  healthPlugin,
  siteInfoPlugin,
  sitePlugin,
];
