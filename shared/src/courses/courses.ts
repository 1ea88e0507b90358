// All courses, in the order in which they are offered.
import { aiAdventure } from './ai-adventure.ts';
import type { Course } from './course.ts';
import { mapMaking } from './map-making.ts';
import { pythonWorld } from './python-world.ts';
import { schoolClassX } from './school-class-x.ts';
import { type CourseSlug, isCourseSlug } from './titles.ts';

const BY_SLUG: Record<CourseSlug, Course> = {
  'ai-adventure': aiAdventure,
  'python-world': pythonWorld,
  'school-class-x': schoolClassX,
  'map-making': mapMaking,
};

export const COURSES: readonly Course[] = Object.values(BY_SLUG);

export const findCourse = (slug: string): Course | undefined => (isCourseSlug(slug) ? BY_SLUG[slug] : undefined);
