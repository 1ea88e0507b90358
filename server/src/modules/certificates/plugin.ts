// The certificates module.
import type { ModulePlugin } from '../../appContext.ts';
import { certificateRoutes } from './routes.ts';
import { CertificatesService } from './service.ts';

export const plugin: ModulePlugin = async (app, { store, users, outbox }) => {
  certificateRoutes(app, new CertificatesService(store, users, outbox));
};
