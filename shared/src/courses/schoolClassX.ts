// Defines the course 'School Class X' with its two units.
import { UNIT2_ACTIVITIES, UNIT2_GOAL, UNIT2_TITLES } from '../school/unit2Activities.ts';
import type { Course } from './course.ts';
import { COURSE_TITLES } from './titles.ts';

export const schoolClassX: Course = {
  slug: 'school-class-x',
  title: COURSE_TITLES['school-class-x'],
  hub: '/School/ClassX',
  promise: 'Two units that follow the Class X syllabus.',
  about:
    'Made for lessons of 40 minutes with a whole class. Unit 1 walks the AI project cycle in AI Adventure Park; Unit 2 sorts out AI, machine learning and deep learning.',
  outcomes: [
    'Describe the stages of the AI project cycle with an example of your own.',
    'Tell the three domains of AI apart: data, vision, language.',
    UNIT2_GOAL,
  ],
  standards: [
    { source: 'CBSE 417', text: 'Class X, Part B: Unit 1 Introduction to AI, Unit 2 AI project cycle.' },
    { source: 'AI4K12', text: 'Big Ideas 3 and 5: learning, societal impact.' },
    { source: 'UNESCO', text: 'Ethics of AI; AI techniques and applications, level "understand".' },
  ],
  units: [
    {
      id: 'unit-1',
      title: 'Unit 1: The AI project cycle',
      text: 'Project cycle, domains of AI and ethical frameworks, with three guides in AI Adventure Park.',
      kind: 'Lesson',
      minutes: 80,
      skills: ['Project cycle', 'Domains', 'Ethics'],
      realm: 'ai-adventure-park',
      path: '/School/ClassX/Unit1',
      free: true,
    },
    {
      id: 'unit-2',
      title: 'Unit 2: AI, ML and DL',
      text: 'What learning from data adds to rules, and what deep networks add to that.',
      kind: 'Lesson',
      minutes: 40,
      skills: ['Machine learning', 'Deep learning'],
      path: '/School/ClassX/Unit2',
      free: true,
      checklist: UNIT2_ACTIVITIES.map((id) => ({ id, text: `${UNIT2_TITLES[id]}.` })),
      checkedByPlay: true,
    },
  ],
};
