// Registers the route of a teacher's home page.
import { teacherHome } from '@lanternwise/shared/contracts/teacher-home';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../db/openStore.ts';
import { addRoute } from '../../http/route.ts';
import type { ContentService } from '../content/service.ts';
import type { UsersService } from '../users/service.ts';
import { placesByLanguage } from './placeContent.ts';
import { buildTeacherHome } from './teacherHome.ts';

export interface TeacherHomeServices {
  store: Store;
  content: ContentService;
  users: UsersService;
}

export function teacherHomeRoutes(app: FastifyInstance, { store, content, users }: TeacherHomeServices): void {
  const contents = placesByLanguage(content);
  addRoute(app, teacherHome, ({ session, query }) =>
    buildTeacherHome(store.db, session.user, { users, contents, language: query.lang, now: Date.now() }),
  );
}
