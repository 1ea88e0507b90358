// Lists all courses in display order.
import { aiAdventure } from './aiAdventure.ts';
import type { Course } from './course.ts';
import { mapMaking } from './mapMaking.ts';
import { pythonWorld } from './pythonWorld.ts';
import { schoolClassX } from './schoolClassX.ts';
import { type CourseSlug, isCourseSlug } from './titles.ts';

const BY_SLUG: Record<CourseSlug, Course> = {
  'ai-adventure': aiAdventure,
  'python-world': pythonWorld,
  'school-class-x': schoolClassX,
  'map-making': mapMaking,
};

export const COURSES: readonly Course[] = Object.values(BY_SLUG);

export const findCourse = (slug: string): Course | undefined => (isCourseSlug(slug) ? BY_SLUG[slug] : undefined);
