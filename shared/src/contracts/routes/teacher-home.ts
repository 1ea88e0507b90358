// Routes of a teacher's home page.
import type * as contracts from '../teacher-home.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const teacherHomeRoutes = defineRoutes('teacher-home', {
  teacherHome: 'GET /api/v1/teacher/home',
});
export const teacherHomeEndpoints = typedEndpoints<typeof contracts, typeof teacherHomeRoutes>(teacherHomeRoutes);
