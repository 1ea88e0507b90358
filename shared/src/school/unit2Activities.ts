// The goal of Unit 2, and the ids and titles of its four activities, which are also the points of its checklist.
export const UNIT2_GOAL = 'Say how AI, machine learning and deep learning fit together.';
export const UNIT2_ACTIVITIES = ['unit-2-matching', 'unit-2-pictures', 'unit-2-robot', 'unit-2-fruit'] as const;
export type Unit2Activity = (typeof UNIT2_ACTIVITIES)[number];

export const UNIT2_TITLES: Readonly<Record<Unit2Activity, string>> = {
  'unit-2-matching': 'Match examples with AI, ML and DL',
  'unit-2-pictures': 'Label the pictures',
  'unit-2-robot': 'Train the robot and test it',
  'unit-2-fruit': 'Train the fruit model and test it',
};
