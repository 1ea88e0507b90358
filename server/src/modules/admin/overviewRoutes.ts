// Registers the routes of the Admin's home, search, groups, teachers and revenue.
import { CURRENCY } from '@lanternwise/shared/constants/plans';
import {
  adminGroups,
  adminOverview,
  adminRevenue,
  adminSearch,
  adminTeachers,
  inviteTeacher,
} from '@lanternwise/shared/contracts/admin-overview';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../db/openStore.ts';
import { networkOfRequest } from '../../http/networks.ts';
import { addRoute } from '../../http/route.ts';
import { siteUrl } from '../../http/siteUrl.ts';
import { groupsPage } from '../groups/forAdmin.ts';
import { revenueByMonth, runningPlans, subscriptionsPage } from '../subscriptions/revenue.ts';
import type { OverviewService } from './overview.ts';
import type { SearchService } from './searchService.ts';
import type { TeachersService } from './teachersService.ts';

/** Each search is recorded: a script must not fill the audit log. */
const SEARCHES_PER_MINUTE = 60;

interface OverviewServices {
  overview: OverviewService;
  search: SearchService;
  teachers: TeachersService;
}

export function adminOverviewRoutes(
  app: FastifyInstance,
  { db }: Store,
  { overview, search, teachers }: OverviewServices,
  publicUrl: string | null,
): void {
  addRoute(app, adminOverview, ({ query, session }) => overview.report(session.user.id, query.utcOffset));
  addRoute(app, adminSearch, ({ session, query }) => search.find(session.user.id, query.search), {
    rateLimit: SEARCHES_PER_MINUTE,
  });
  addRoute(app, adminGroups, async ({ query }) => {
    const { page, size } = query;
    return { ...(await groupsPage(db, query)), page, size };
  });
  addRoute(app, adminRevenue, async ({ query: { page, size, state } }) => ({
    ...(await subscriptionsPage(db, { page, size, state })),
    page,
    size,
    currency: CURRENCY,
    months: await revenueByMonth(db),
    running: await runningPlans(db, Date.now()),
  }));
  addRoute(app, adminTeachers, async ({ query }) => {
    const { page, size } = query;
    return { ...(await teachers.page(query)), page, size };
  });
  addRoute(app, inviteTeacher, async ({ session, body, request }) => {
    const { id, path } = await teachers.invite(session.user.id, body, networkOfRequest(request));
    return { id, link: path === null ? null : siteUrl(publicUrl) + path };
  });
}
