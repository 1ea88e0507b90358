// Builds the learning journey from the user's progress, and holds the sample that guests see.
import { aiAdventure } from '@lanternwise/shared/courses/aiAdventure';
import type { CourseUnit } from '@lanternwise/shared/courses/course';
import {
  courseProgress,
  type LearnerProgress,
  OPEN_TO_ALL,
  type UnitProgress,
} from '@lanternwise/shared/courses/progress';
import { pythonWorld } from '@lanternwise/shared/courses/pythonWorld';

export interface JourneyUnit {
  id: string;
  name: string;
  description: string;
  topics: readonly UnitProgress[];
}

const FUNDAMENTALS_UNIT = {
  id: 'ai-fundamentals',
  name: 'AI Fundamentals',
  description: 'What AI is, how it sees, and how it looks for an answer.',
} as const;
const MACHINE_LEARNING_UNIT = {
  id: 'machine-learning',
  name: 'Machine Learning',
  description: 'Machines that write, judge and listen, and how to stay safe with them.',
} as const;

export function buildJourney(standing: LearnerProgress): JourneyUnit[] {
  const realms = courseProgress(aiAdventure, standing);
  return [
    { ...FUNDAMENTALS_UNIT, topics: realms.slice(0, 4) },
    { ...MACHINE_LEARNING_UNIT, topics: realms.slice(4) },
    {
      id: 'python',
      name: 'Python',
      description: 'Eight pieces of Python, a cake shop each.',
      topics: courseProgress(pythonWorld, standing),
    },
  ];
}

const sampleTopic = (
  title: string,
  kind: CourseUnit['kind'],
  minutes: number,
  skills: readonly string[],
  percent: number,
  status: UnitProgress['status'],
  text: string,
): UnitProgress => ({
  unit: { id: title, title, text, kind, minutes, skills, path: '/demo', free: true },
  percent,
  score: undefined,
  status,
  access: OPEN_TO_ALL,
});

/** A journey as it looks after a few days of learning. */
export const SAMPLE_JOURNEY: readonly JourneyUnit[] = [
  {
    ...FUNDAMENTALS_UNIT,
    topics: [
      sampleTopic(
        'What is AI?',
        'Lesson',
        20,
        ['Kinds of AI'],
        100,
        'completed',
        'Tell what learns from what follows rules.',
      ),
      sampleTopic(
        'The project cycle',
        'Lesson',
        30,
        ['Project cycle'],
        40,
        'available',
        'From a question to a working model.',
      ),
      sampleTopic(
        'Your first model',
        'Project',
        40,
        ['Data', 'Testing'],
        0,
        'locked',
        'Train it, then try to fool it.',
      ),
    ],
  },
  {
    ...MACHINE_LEARNING_UNIT,
    topics: [
      sampleTopic(
        'Learning from examples',
        'Lesson',
        25,
        ['Examples'],
        0,
        'available',
        'Why more kinds of examples help.',
      ),
      sampleTopic(
        'Teach a machine to see',
        'Project',
        45,
        ['Image recognition'],
        0,
        'locked',
        'Draw, label, train, test.',
      ),
    ],
  },
];

export const averagePercent = (topics: readonly UnitProgress[]): number =>
  Math.floor(topics.reduce((sum, { percent }) => sum + percent, 0) / Math.max(1, topics.length));
