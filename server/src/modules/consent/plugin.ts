// The consent module: parental consent by mailed links.
import type { ModulePlugin } from '../../appContext.ts';
import { consentRoutes } from './routes.ts';
import { ConsentService } from './service.ts';

export const consentPlugin: ModulePlugin = async (app, { config, store, users, outbox }) => {
  consentRoutes(app, new ConsentService(store, users, outbox), config);
};
