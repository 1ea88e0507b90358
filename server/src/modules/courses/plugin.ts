// The courses module: learning paths and checklists.
import type { ModulePlugin } from '../../appContext.ts';
import { courseRoutes } from './routes.ts';
import { CoursesService } from './service.ts';

export const coursesPlugin: ModulePlugin = async (app, { store, content }) => {
  courseRoutes(app, new CoursesService(store, content));
};
