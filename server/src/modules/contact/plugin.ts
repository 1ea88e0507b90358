// The contact module: the contact form and the Admin's page with its messages.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { contactRoutes } from './routes.ts';
import { ContactService } from './service.ts';

export const plugin: ModulePlugin = async (app, { config, store, outbox, clock }) => {
  const contact = new ContactService(store, outbox, config.operator.email);
  contactRoutes(app, contact, config);
  every(app, HOUR_MS, { name: 'purge of old contact messages', run: () => contact.purge(), clock });
};
