// Tells search engines about each course: its head, its structured data and its place in sitemap.xml.
import { LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import type { Course } from '@lanternwise/shared/courses/course';
import { COURSES, findCourse } from '@lanternwise/shared/courses/courses';
import type { CourseSlug } from '@lanternwise/shared/courses/titles';
import { courseText } from '../content/translatedWords.ts';
import { createHead, socialImage } from '../site/createHead.ts';
import type { PageHead } from '../site/pageHead.ts';
import type { SitePages } from '../site/sitePages.ts';
import { courseData } from '../site/structuredData.ts';

const PICTURES: Readonly<Record<CourseSlug, string>> = {
  'ai-adventure': 'The plaza of AI Adventure Park with its fountain',
  'python-world': 'The cake shops of Python World',
  'school-class-x': 'The blossom tree of Think Tank Park',
  'map-making': 'The map of Imagination Island, with its bridges and palms',
};

const LEVELS: Readonly<Record<CourseSlug, string>> = {
  'ai-adventure': 'Beginner to Intermediate',
  'python-world': 'Beginner',
  'school-class-x': 'Class X',
  'map-making': 'Intermediate',
};

const coursePath = (slug: string): string => `/courses/${slug}`;

export function registerCoursePages(pages: SitePages): void {
  pages.register('/courses/:courseSlug', async ({ params: { courseSlug = '' }, language }) => {
    const course = findCourse(courseSlug);
    return course && { head: courseHead(course, language) };
  });
  pages.list(async () => COURSES.map(({ slug }) => ({ path: coursePath(slug), languages: LANGUAGES })));
}

function courseHead(course: Course, language: Language): PageHead {
  const { slug, units } = course;
  const inLanguage = (english: string) => courseText(english, language);
  const title = inLanguage(course.title);
  const path = coursePath(slug);
  const description = `${inLanguage(course.promise)} ${inLanguage(course.about)}`;
  const gameLevel = LEVELS[slug];
  return createHead(
    {
      title,
      description,
      canonicalPath: path,
      languages: LANGUAGES,
      image: socialImage(`course-${slug}`, PICTURES[slug]),
      category: 'Course',
      gameLevel,
      learningPath: units.map((unit) => inLanguage(unit.title)).join(', '),
      structuredData: [
        courseData({
          path,
          name: title,
          description,
          language,
          minutes: units.reduce((sum, { minutes }) => sum + minutes, 0),
          outcomes: course.outcomes.map(inLanguage),
          units: units.map((unit) => inLanguage(unit.title)),
          gameLevel,
        }),
      ],
    },
    language,
  );
}
