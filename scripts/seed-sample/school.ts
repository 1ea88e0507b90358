// Who is in the sample school: two teachers, three groups of twenty, and how each learner gets on.

import { PLAY_ORDER } from '../../shared/src/constants/realms.ts';
import type { AgeBand } from '../../shared/src/constants/users.ts';
import type { Random } from './random.ts';

export const TEACHERS = ['sample-meera', 'sample-david'] as const;
export const PARENTS = ['sample-parent-1', 'sample-parent-2'] as const;
export const ADMIN = 'sample-admin';

export interface SampleGroup {
  name: string;
  teacher: (typeof TEACHERS)[number];
  ageBand: AgeBand;
  names: readonly string[];
}

const words = (text: string): string[] => text.split(' ');

export const GROUPS: readonly SampleGroup[] = [
  {
    name: 'Class 7B',
    teacher: 'sample-meera',
    ageBand: '12-13',
    names: words(
      'Asha Ravi Zoya Kabir Anil Sunita Tara Dev Nila Omar Leela Farid Gita Harsh Indu Jai Kavya Lalit Maya Nikhil',
    ),
  },
  {
    name: 'Class 8A',
    teacher: 'sample-meera',
    ageBand: '14-15',
    names: words(
      'Pooja Rohan Sana Tejas Uma Varun Yash Amina Bela Chetan Diya Eshan Fatima Gopal Hina Ishan Jyoti Kiran Lata Mohan',
    ),
  },
  {
    name: 'Robotics club',
    teacher: 'sample-david',
    ageBand: '14-15',
    names: words(
      'Emma Noah Olivia Liam Mia Lucas Aisha Samuel Ella Hugo Nora Felix Lina Oscar Clara Theo Alma Jonas Iris Milan',
    ),
  },
];

export interface Learner {
  /** Chance of a right first answer. */
  skill: number;
  /** How many realms are finished before the current one. */
  finished: number;
  /** How much of the current realm is done, 0 to 1. */
  share: number;
  /** Days on which there was play, counted back from today, oldest first. */
  days: readonly number[];
  /** Sits before one task and does not get on. */
  stuck: boolean;
  /** Also plays Python World, up to so many shops. */
  shops: number;
  /** Made the certificate; one of the two finishers has not, so that it can be tried by hand. */
  certified: boolean;
}

const MAX_DAYS_AGO = 27;

/** The first two of each group finished everything; every seventh is stuck; some have hardly begun. */
export function createLearner(index: number, chance: Random): Learner {
  const place = index % 20;
  const skill = 0.45 + 0.5 * chance.next();
  const stuck = place % 7 === 5;
  // Stuck learners are stuck in the first realm.
  const finished = place < 2 ? PLAY_ORDER.length : Math.floor(chance.next() ** 1.6 * (stuck ? 1 : 6));
  const count = place < 2 ? 14 : Math.max(1, Math.round((finished + 1) * 1.6) + chance.between(-1, 2));
  const days = new Set<number>();
  const lately = chance.happens(0.85) ? chance.between(0, 3) : chance.between(6, 14);
  days.add(lately);
  while (days.size < Math.min(count, MAX_DAYS_AGO - lately)) days.add(chance.between(lately, MAX_DAYS_AGO));
  return {
    skill,
    finished,
    share: place < 2 ? 0 : chance.next() * (stuck ? 0.6 : 0.9),
    days: [...days].sort((a, b) => b - a),
    stuck,
    shops: place === 0 || place % 4 === 1 ? chance.between(2, 8) : 0,
    certified: place === 0,
  };
}
