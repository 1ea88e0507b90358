// The auth module: registration, sign-in, sessions, verified addresses and forgotten passwords.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { RecoveryService } from './recovery.ts';
import { recoveryRoutes } from './recoveryRoutes.ts';
import { authRoutes } from './routes.ts';
import { AuthService } from './service.ts';
import { VerificationService } from './verification.ts';

export const plugin: ModulePlugin = async (app, context) => {
  const { config, store, users, sessions, outbox, background, clock } = context;
  const auth = new AuthService(store, users, sessions, outbox, config.mail !== null);
  authRoutes(app, auth, sessions, config);
  const verification = new VerificationService(store, users, outbox);
  recoveryRoutes(app, new RecoveryService(context), verification, config);
  background.onError((error) => app.log.error({ err: error }, 'a task after a reply failed'));
  app.addHook('onClose', () => background.finished());
  every(app, HOUR_MS, { name: 'purge of expired sessions and links', run: () => auth.purge(), atStart: true, clock });
};
