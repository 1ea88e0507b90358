// Builds the structured data (schema.org) of pages: organisation, course, article and frequent questions.
import type { Language } from '@lanternwise/shared/constants/languages';
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { RATING_SCALE, type Rating, type StructuredData, type ToUrl } from './pageHead.ts';

const CONTEXT = 'https://schema.org';

const provider = (toUrl: ToUrl) => ({ '@type': 'EducationalOrganization', name: PRODUCT, url: toUrl('/') });

export const organizationData =
  (description: string): StructuredData =>
  (toUrl) => ({
    '@context': CONTEXT,
    ...provider(toUrl),
    description,
    logo: toUrl('/social/logo.png'),
  });

export interface CourseFacts {
  path: string;
  name: string;
  description: string;
  language: Language;
  minutes: number;
  /** What a learner can do afterwards. */
  outcomes: readonly string[];
  units: readonly string[];
  gameLevel: string;
  rating?: Rating;
}

export const courseData =
  (course: CourseFacts): StructuredData =>
  (toUrl) => ({
    '@context': CONTEXT,
    '@type': 'Course',
    name: course.name,
    description: course.description,
    url: toUrl(course.path),
    inLanguage: course.language,
    educationalLevel: course.gameLevel,
    teaches: course.outcomes,
    syllabusSections: course.units.map((name) => ({ '@type': 'Syllabus', name })),
    audience: { '@type': 'EducationalAudience', educationalRole: 'student' },
    typicalAgeRange: '12-',
    provider: provider(toUrl),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.minutes}M`,
    },
    ...(course.rating && { aggregateRating: ratingData(course.rating) }),
  });

export interface ArticleFacts {
  path: string;
  headline: string;
  description: string;
  author: string;
  /** Path of its picture. */
  image: string;
  language: Language;
  publishedAt: number;
  modifiedAt: number;
  tags: readonly string[];
}

export const articleData =
  (article: ArticleFacts): StructuredData =>
  (toUrl) => ({
    '@context': CONTEXT,
    '@type': 'Article',
    headline: article.headline,
    description: article.description,
    author: { '@type': 'Person', name: article.author },
    publisher: { ...provider(toUrl), logo: { '@type': 'ImageObject', url: toUrl('/social/logo.png') } },
    image: toUrl(article.image),
    mainEntityOfPage: toUrl(article.path),
    inLanguage: article.language,
    datePublished: new Date(article.publishedAt).toISOString(),
    dateModified: new Date(article.modifiedAt).toISOString(),
    keywords: article.tags.join(', '),
  });

export interface FrequentQuestion {
  question: string;
  answer: string;
}

export const questionsData =
  (questions: readonly FrequentQuestion[]): StructuredData =>
  () => ({
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

const ratingData = ({ value, count }: Rating) => ({
  '@type': 'AggregateRating',
  ratingValue: Math.min(RATING_SCALE.best, Math.max(RATING_SCALE.worst, value)),
  worstRating: RATING_SCALE.worst,
  bestRating: RATING_SCALE.best,
  ratingCount: count,
});
