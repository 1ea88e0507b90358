// Builds the learning journey from the user's progress, and the sample that guests see.
import { aiAdventure } from '@lanternwise/shared/courses/aiAdventure';
import type { CourseUnit } from '@lanternwise/shared/courses/course';
import {
  courseProgress,
  type LearnerProgress,
  OPEN_TO_ALL,
  type UnitProgress,
} from '@lanternwise/shared/courses/progress';
import { pythonWorld } from '@lanternwise/shared/courses/pythonWorld';
import { t } from '@lingui/core/macro';

export interface JourneyUnit {
  id: string;
  name: string;
  description: string;
  topics: readonly UnitProgress[];
}

const fundamentals = () => ({
  id: 'ai-fundamentals',
  name: t`AI Fundamentals`,
  description: t`What AI is, how it sees, and how it looks for an answer.`,
});
const machineLearning = () => ({
  id: 'machine-learning',
  name: t`Machine Learning`,
  description: t`Machines that write, judge and listen, and how to stay safe with them.`,
});

/** Call it during rendering. */
export function buildJourney(standing: LearnerProgress): JourneyUnit[] {
  const realms = courseProgress(aiAdventure, standing);
  return [
    { ...fundamentals(), topics: realms.slice(0, 4) },
    { ...machineLearning(), topics: realms.slice(4) },
    {
      id: 'python',
      name: t`Python`,
      description: t`Eight pieces of Python, a cake shop each.`,
      topics: courseProgress(pythonWorld, standing),
    },
  ];
}

function sampleTopic(
  unit: Pick<CourseUnit, 'id' | 'title' | 'text' | 'kind' | 'minutes' | 'skills'>,
  percent: number,
  status: UnitProgress['status'],
): UnitProgress {
  const path = '/demo';
  return {
    unit: { ...unit, path, free: true },
    percent,
    score: undefined,
    status,
    access: OPEN_TO_ALL,
    path: status === 'locked' ? null : path,
  };
}

/** A journey as it looks after a few days of learning. Call it during rendering. */
export function sampleJourney(): readonly JourneyUnit[] {
  return [
    {
      ...fundamentals(),
      topics: [
        sampleTopic(
          {
            id: 'what-is-ai',
            title: t`What is AI?`,
            text: t`Tell what learns from what follows rules.`,
            kind: 'Lesson',
            minutes: 20,
            skills: [t`Kinds of AI`],
          },
          100,
          'completed',
        ),
        sampleTopic(
          {
            id: 'project-cycle',
            title: t`The project cycle`,
            text: t`From a question to a working model.`,
            kind: 'Lesson',
            minutes: 30,
            skills: [t`Project cycle`],
          },
          40,
          'available',
        ),
        sampleTopic(
          {
            id: 'first-model',
            title: t`Your first model`,
            text: t`Train it, then try to fool it.`,
            kind: 'Project',
            minutes: 40,
            skills: [t`Data`, t`Testing`],
          },
          0,
          'locked',
        ),
      ],
    },
    {
      ...machineLearning(),
      topics: [
        sampleTopic(
          {
            id: 'examples',
            title: t`Learning from examples`,
            text: t`Why more kinds of examples help.`,
            kind: 'Lesson',
            minutes: 25,
            skills: [t`Examples`],
          },
          0,
          'available',
        ),
        sampleTopic(
          {
            id: 'teach-to-see',
            title: t`Teach a machine to see`,
            text: t`Draw, label, train, test.`,
            kind: 'Project',
            minutes: 45,
            skills: [t`Image recognition`],
          },
          0,
          'locked',
        ),
      ],
    },
  ];
}

export const averagePercent = (topics: readonly UnitProgress[]): number =>
  Math.floor(topics.reduce((sum, { percent }) => sum + percent, 0) / Math.max(1, topics.length));
