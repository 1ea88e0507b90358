// The teacher-texts module: what teachers write to children is kept for the Admin, and children can tell an adult of it.
import type { ModulePlugin } from '../../appContext.ts';
import { every, HOUR_MS } from '../../plugins/scheduler.ts';
import { teacherTextsRoutes } from './routes.ts';
import { TeacherTextsService } from './service.ts';
import { TellAdultService } from './tellAdult.ts';

export const plugin: ModulePlugin = async (app, { config, store, users, outbox, clock }) => {
  const texts = new TeacherTextsService(store);
  const adults = new TellAdultService(store, { users, outbox, hasMail: config.mail !== null });
  teacherTextsRoutes(app, { texts, adults, country: config.consentCountry });
  every(app, HOUR_MS, { name: "purge of teachers' old texts", run: () => texts.purge(), clock });
};
