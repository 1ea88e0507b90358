// Puts together everything about accounts: their calls, and what tidies up after them.
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Store } from './db/openStore.ts';
import { PurgeService } from './modules/accounts/purge.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { AccountsService } from './modules/accounts/service.ts';
import { RecoveryService } from './modules/auth/recovery.ts';
import { recoveryRoutes } from './modules/auth/recoveryRoutes.ts';
import type { SessionsService } from './modules/auth/sessions.ts';
import { VerificationService } from './modules/auth/verification.ts';
import { consentRoutes } from './modules/consent/routes.ts';
import { ConsentService } from './modules/consent/service.ts';
import { parentLinkRoutes } from './modules/parents/routes.ts';
import { ParentsService } from './modules/parents/service.ts';
import { pictureRoutes } from './modules/pictures/routes.ts';
import { PicturesService } from './modules/pictures/service.ts';
import { setUpRoutes } from './modules/set-up/routes.ts';
import { SetUpService } from './modules/set-up/service.ts';
import type { UsersService } from './modules/users/service.ts';

export interface AccountDependencies {
  config: Config;
  store: Store;
  users: UsersService;
  sessions: SessionsService;
}

/** Returns what is to be done at start and every hour. */
export function registerAccounts(app: FastifyInstance, { config, store, users, sessions }: AccountDependencies) {
  recoveryRoutes(app, new RecoveryService(store, users), new VerificationService(store, users), config);
  consentRoutes(app, new ConsentService(store, users), config);
  accountRoutes(app, new AccountsService(store, users), config);
  parentLinkRoutes(app, new ParentsService(store, users), config.authRateLimit);
  pictureRoutes(app, new PicturesService(store, users));
  setUpRoutes(app, new SetUpService(store, users, sessions), config);
  const purge = new PurgeService(store, config.dataDir);
  return { hourly: () => purge.purgeDue(), atStart: () => purge.purgeRestored() };
}
