// The groups module: classes, their members, invitations, realm rules and class accounts.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { ClassAccountsService } from './classAccountsService.ts';
import { classConsentRoutes } from './classConsentsRoutes.ts';
import { ClassConsentsService } from './classConsentsService.ts';
import { ClassLicencesService } from './classLicencesService.ts';
import { CoTeachersService } from './coTeachersService.ts';
import { InvitationsService } from './invitationsService.ts';
import { findOwners } from './ownerless.ts';
import { groupRoutes } from './routes.ts';
import { GroupsService } from './service.ts';

export const plugin: ModulePlugin = async (app, { config, store, users, realmRules, outbox }) => {
  const classConsents = new ClassConsentsService(store, users, outbox);
  const services = {
    groups: new GroupsService(store, users),
    coTeachers: new CoTeachersService(store, users, outbox),
    invitations: new InvitationsService(store, users, classConsents),
    realms: realmRules,
    classAccounts: new ClassAccountsService(store, users),
    licences: new ClassLicencesService(store, users, config.access === 'open'),
    classConsents,
  };
  groupRoutes(app, services, config.publicUrl);
  const job = { name: 'owners for classes', run: () => findOwners(store, outbox), atStart: true, clock: null };
  every(app, HOUR_MS, job);
  classConsentRoutes(app, classConsents, config.authRateLimit);
};
