// Course slugs and titles, without the courses' content, for certificates and paths.

export const AI_ADVENTURE = 'ai-adventure';

export const COURSE_TITLES = {
  [AI_ADVENTURE]: 'AI Adventure',
  'python-world': 'Python World',
  'school-class-x': 'School Class X',
  'map-making': 'Map Making',
} as const;
export type CourseSlug = keyof typeof COURSE_TITLES;

export const isCourseSlug = (text: string): text is CourseSlug => Object.hasOwn(COURSE_TITLES, text);

export const courseTitle = (slug: string): string => (isCourseSlug(slug) ? COURSE_TITLES[slug] : slug);
