// The plans on offer and what each contains.

export interface Plan {
  name: string;
  free: boolean;
  /** How it is bought. */
  term: string;
  promise: string;
  contains: readonly string[];
}

export const PLANS: readonly Plan[] = [
  {
    name: 'Explorer',
    free: true,
    term: 'Free',
    promise: 'A real taste, without an account.',
    contains: [
      'The demo map and the demo of AI Adventure Park',
      'School Class X, Unit 1',
      'Your progress stays in this browser',
    ],
  },
  {
    name: 'Learner',
    free: false,
    term: 'Monthly or yearly',
    promise: 'The whole adventure for one learner.',
    contains: ['Every realm as it opens', 'Python World', 'Progress on every device'],
  },
  {
    name: 'Family',
    free: false,
    term: 'Up to 4 learners',
    promise: 'The whole adventure for brothers and sisters.',
    contains: ['Everything in Learner', 'Four accounts, each with its own progress'],
  },
  {
    name: 'School',
    free: false,
    term: 'Licence',
    promise: 'For classes and pilots.',
    contains: [
      'Everything in Learner for a whole class',
      'A Pilot place for each pupil',
      'Works on ordinary school computers',
    ],
  },
];
