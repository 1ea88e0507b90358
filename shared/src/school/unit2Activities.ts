// The ids of Unit 2's four activities, which are also the points of its checklist.
export const UNIT2_ACTIVITIES = ['unit-2-matching', 'unit-2-pictures', 'unit-2-robot', 'unit-2-fruit'] as const;
export type Unit2Activity = (typeof UNIT2_ACTIVITIES)[number];
