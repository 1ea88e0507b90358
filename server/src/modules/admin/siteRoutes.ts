// Registers the Admin's site routes: audit log, feedback, settings, health, backups.
import {
  adminAudit,
  adminFeedback,
  adminHealth,
  adminSettings,
  makeBackup,
  setPlans,
  setPublishingPassword,
} from '@lanternwise/shared/contracts/admin-site';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../db/openStore.ts';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import { auditActions, auditPage, findUserId } from '../audit/auditLog.ts';
import { turnOf } from '../auth/passwordFacade.ts';
import { feedbackNotesPage, ratingsByMap } from '../feedback/ratings.ts';
import type { SettingsService } from '../settings/service.ts';
import type { UsersService } from '../users/service.ts';
import type { HealthService } from './health.ts';

const DAY_MS = 86_400_000;
/** Limited, because a backup reads the whole database. */
const BACKUPS_PER_MINUTE = 6;

export function adminSiteRoutes(
  app: FastifyInstance,
  { store, users }: { store: Store; users: UsersService },
  settings: SettingsService,
  health: HealthService,
): void {
  const { db } = store;
  addRoute(app, adminAudit, async ({ query }) => {
    const { page, size, action, kind, person, from, until } = query;
    const found = await auditPage(db, {
      page,
      size,
      action: action === '' ? undefined : action,
      kind,
      // An unknown person matches no entries.
      personId: person === '' ? undefined : ((await findUserId(db, person)) ?? ''),
      from: from === undefined ? undefined : Date.parse(from),
      until: until === undefined ? undefined : Date.parse(until) + DAY_MS - 1,
    });
    return { ...found, page, size, actions: await auditActions(db) };
  });
  addRoute(app, adminFeedback, async ({ query: { page, size, map } }) => ({
    ...(await feedbackNotesPage(db, { map, page, size }, users.notLimited)),
    page,
    size,
    realms: await ratingsByMap(db),
  }));
  addRoute(app, adminSettings, () => settings.overview());
  addRoute(app, setPublishingPassword, async ({ session, body: { password, current }, request }) => {
    await settings.setPublishingPassword(session.user.id, password, {
      current,
      turn: turnOf(requestContextOf(request)),
    });
    return settings.overview();
  });
  addRoute(app, setPlans, async ({ session, body }) => {
    await settings.setPlans(session.user.id, body.plans);
    return settings.overview();
  });
  addRoute(app, adminHealth, () => health.report());
  addRoute(app, makeBackup, async ({ session }) => ({ backup: await health.backUp(session.user.id) }), {
    rateLimit: BACKUPS_PER_MINUTE,
  });
}
