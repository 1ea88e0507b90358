// The consent module: parental consent by mailed links and by a parent's own account.
import type { ModulePlugin } from '../../appContext.ts';
import { ParentConsentService } from './parentAccount.ts';
import { consentRoutes, parentConsentRoutes } from './routes.ts';
import { ConsentService } from './service.ts';
import { reconcileConsents } from './settle.ts';

export const plugin: ModulePlugin = async (app, { config, store, users, outbox }) => {
  consentRoutes(app, new ConsentService(store, users, outbox), config);
  parentConsentRoutes(app, new ParentConsentService(store, { users, outbox }), config);
  app.addHook('onReady', async () => void (await reconcileConsents(store)));
};
