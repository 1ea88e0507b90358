// Joins everything about accounts to the application: their calls, and what tidies up after them.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Store } from '../../db/open.ts';
import { RecoveryService } from '../auth/recovery.ts';
import { recoveryRoutes } from '../auth/recovery-routes.ts';
import type { SessionsService } from '../auth/sessions.ts';
import { VerificationService } from '../auth/verification.ts';
import { consentRoutes } from '../consent/routes.ts';
import { ConsentService } from '../consent/service.ts';
import { parentRoutes } from '../parents/routes.ts';
import { ParentsService } from '../parents/service.ts';
import { pictureRoutes } from '../pictures/routes.ts';
import { PicturesService } from '../pictures/service.ts';
import { setUpRoutes } from '../set-up/routes.ts';
import { SetUpService } from '../set-up/service.ts';
import type { UsersService } from '../users/service.ts';
import { PurgeService } from './purge.ts';
import { accountRoutes } from './routes.ts';
import { AccountsService } from './service.ts';

export interface AccountParts {
  config: Config;
  store: Store;
  users: UsersService;
  sessions: SessionsService;
}

/** Returns what is to be done at start and every hour. */
export function registerAccounts(app: FastifyInstance, { config, store, users, sessions }: AccountParts) {
  recoveryRoutes(app, new RecoveryService(store, users), new VerificationService(store, users), config);
  consentRoutes(app, new ConsentService(store, users), config);
  accountRoutes(app, new AccountsService(store, users), config);
  parentRoutes(app, new ParentsService(store, users), config.authRateLimit);
  pictureRoutes(app, new PicturesService(store, users));
  setUpRoutes(app, new SetUpService(store, users, sessions), config);
  const purge = new PurgeService(store, config.dataDir);
  return { hourly: () => purge.purgeDue(), atStart: () => purge.purgeRestored() };
}
