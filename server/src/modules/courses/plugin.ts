// The courses module: learning paths, checklists, and what search engines are told about courses.
import type { ModulePlugin } from '../../appContext.ts';
import { registerCoursePages } from './pages.ts';
import { courseRoutes } from './routes.ts';
import { CoursesService } from './service.ts';

export const plugin: ModulePlugin = async (app, { store, content, sitePages }) => {
  registerCoursePages(sitePages);
  courseRoutes(app, new CoursesService(store, content));
};
