// Defines the course 'AI Adventure' through the eight realms.
import type { MapId } from '../constants/realms.ts';
import type { Course, CourseUnit } from './course.ts';
import { AI_ADVENTURE, COURSE_TITLES } from './titles.ts';

const realm = (
  id: MapId,
  title: string,
  badge: string,
  kind: CourseUnit['kind'],
  minutes: number,
  text: string,
  skills: readonly string[],
): CourseUnit => ({
  id,
  realm: id,
  title,
  badge,
  kind,
  minutes,
  text,
  skills,
  path: `/Grassroot/${id}`,
  free: false,
});

export const aiAdventure: Course = {
  slug: AI_ADVENTURE,
  title: COURSE_TITLES[AI_ADVENTURE],
  promise: 'Eight realms, from "what is AI?" to keeping a whole city safe.',
  about:
    'Walk through eight realms and build what you learn: a fair model, a program for a tractor, a machine that sees, one that writes and one that listens. Whoever completes all eight earns a certificate.',
  outcomes: [
    'Explain how an AI project goes from a question to a working model, and what makes it fair.',
    'Train small models for numbers, pictures, words and voices, and test them honestly.',
    'Read a chart, a filter and a confusion table, and say what they do not show.',
    'Spot fakes, frauds and feeds that pull you in, and know whom to ask.',
  ],
  standards: [
    {
      source: 'AI4K12',
      text: 'Big Ideas 1 to 5: perception, representation, learning, natural interaction, societal impact.',
    },
    {
      source: 'CBSE 417',
      text: 'Classes IX and X: AI project cycle, data, computer vision, natural language, evaluation, ethics.',
    },
    {
      source: 'UNESCO',
      text: 'AI competency framework for students: human-centred mindset, ethics, techniques, system design.',
    },
  ],
  units: [
    realm(
      'ai-adventure-park',
      'AI Adventure Park',
      'Park Explorer',
      'Lesson',
      60,
      'The six steps of an AI project, three kinds of data, and four questions of fairness.',
      ['Project cycle', 'Data', 'Ethics'],
    ),
    realm(
      'robo-realm',
      'Robo Realm',
      'Field Programmer',
      'Project',
      45,
      'What AI is, three kinds of it, and a tractor that drives by your program.',
      ['Kinds of AI', 'Sequences', 'Loops'],
    ),
    realm(
      'wonder-vision-valley',
      'Wonder Vision Valley',
      'Image Analyst',
      'Project',
      50,
      'Pixels are numbers, filters find edges, and examples teach a machine to name your drawings.',
      ['Pixels', 'Filters', 'Image recognition'],
    ),
    realm(
      'think-tank-park',
      'Think Tank Park',
      'Clear Thinker',
      'Lesson',
      50,
      'A search finds its way, a pattern foretells, and a chart tells the truth or not.',
      ['Search', 'Patterns', 'Charts'],
    ),
    realm(
      'imagination-island',
      'Imagination Island',
      'Word Maker',
      'Project',
      55,
      'Build a machine that writes and one that draws, and find out why fluent is not true.',
      ['Language models', 'Fact checking', 'Generation'],
    ),
    realm(
      'fun-factory-realm',
      'Fun Factory Realm',
      'Laugh Engineer',
      'Project',
      50,
      'Label jokes, train a laugh-o-meter, and see how lopsided data makes lopsided machines.',
      ['Labels', 'Precision and recall', 'Bias'],
    ),
    realm(
      'voice-valley-park',
      'Voice Valley Park',
      'Voice Teacher',
      'Project',
      40,
      'Sound becomes numbers, numbers become words, and voices that you choose teach a robot three.',
      ['Sound', 'Features', 'Testing'],
    ),
    realm(
      'safety-star-city',
      'Safety Star City',
      'Star Guardian',
      'Lesson',
      45,
      'How a feed, a fake and a fraud work, and what to do when something goes wrong.',
      ['Feeds', 'Phishing', 'Sources'],
    ),
  ],
};
