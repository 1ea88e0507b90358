// The plans on offer and what each contains.
import type { PlanId } from '@lanternwise/shared/constants/plans';

export interface Plan {
  name: string;
  /** How it is bought; a free plan has none. */
  buys: readonly { id: PlanId; label: string }[];
  promise: string;
  contains: readonly string[];
}

export const PLANS: readonly Plan[] = [
  {
    name: 'Explorer',
    buys: [],
    promise: 'A real taste, without an account.',
    contains: [
      'The demo map and the demo of AI Adventure Park',
      'School Class X, Unit 1, and the course Map Making',
      'Your progress stays in this browser',
    ],
  },
  {
    name: 'Learner',
    buys: [
      { id: 'learner-monthly', label: 'Monthly' },
      { id: 'learner-yearly', label: 'Yearly' },
    ],
    promise: 'The whole adventure for one learner.',
    contains: ['All eight realms', 'Python World', 'Progress on every device', 'The certificate at the end'],
  },
  {
    name: 'Family',
    buys: [{ id: 'family-yearly', label: 'Yearly' }],
    promise: 'The whole adventure for four of you.',
    contains: ['Everything in Learner', 'Four accounts, each with its own progress', 'One code brings the others in'],
  },
  {
    name: 'School',
    buys: [{ id: 'school-yearly', label: 'Yearly' }],
    promise: 'For a class of up to 60 pupils.',
    contains: [
      'Everything in Learner for each pupil',
      'One code makes your pupils Pilots',
      'Works on ordinary school computers',
    ],
  },
];
