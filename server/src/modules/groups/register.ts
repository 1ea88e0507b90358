// Creates the services of groups and registers their routes.
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../db/openStore.ts';
import type { UsersService } from '../users/service.ts';
import { ClassAccountsService } from './classAccountsService.ts';
import { InvitationsService } from './invitationsService.ts';
import { RealmRulesService } from './realmRulesService.ts';
import { groupRoutes } from './routes.ts';
import { GroupsService } from './service.ts';

interface GroupDependencies {
  store: Store;
  users: UsersService;
  publicUrl: string | null;
}

/** Returns the realm rules, which progress needs. */
export function registerGroups(
  app: FastifyInstance,
  { store, users, publicUrl }: GroupDependencies,
): RealmRulesService {
  const realms = new RealmRulesService(store);
  const groups = new GroupsService(store);
  const invitations = new InvitationsService(store);
  const classAccounts = new ClassAccountsService(store, users);
  groupRoutes(app, { groups, invitations, realms, classAccounts }, publicUrl);
  return realms;
}
