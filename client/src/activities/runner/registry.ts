// Which component plays which activity kind: one checked literal, each loaded when first needed.
import type { ActivityKind } from '@lanternwise/shared/activities/registry';
import type { ComponentType } from 'react';
import { part } from '../../ui/part.tsx';
import type { ActivityProps } from './types.ts';

type Registry = { [K in ActivityKind]: ComponentType<ActivityProps<K>> };

export const ACTIVITIES: Registry = {
  sorting: part(async () => (await import('../sorting/SortingActivity.tsx')).SortingActivity),
  matching: part(async () => (await import('../matching/MatchingActivity.tsx')).MatchingActivity),
  ordering: part(async () => (await import('../ordering/OrderingActivity.tsx')).OrderingActivity),
  'fill-blanks': part(async () => (await import('../fill-blanks/FillBlanksActivity.tsx')).FillBlanksActivity),
  'multi-choice': part(async () => (await import('../multi-choice/MultiChoiceActivity.tsx')).MultiChoiceActivity),
  'number-guess': part(async () => (await import('../number-guess/NumberGuessActivity.tsx')).NumberGuessActivity),
  'dropdown-match': part(
    async () => (await import('../dropdown-match/DropdownMatchActivity.tsx')).DropdownMatchActivity,
  ),
  'drag-principle': part(
    async () => (await import('../drag-principle/DragPrincipleActivity.tsx')).DragPrincipleActivity,
  ),
  'visual-quiz': part(async () => (await import('../visual-quiz/VisualQuizActivity.tsx')).VisualQuizActivity),
  'fair-unfair': part(async () => (await import('../fair-unfair/FairUnfairActivity.tsx')).FairUnfairActivity),
  quiz: part(async () => (await import('../quiz/QuizActivity.tsx')).QuizActivity),
  'canteen-data': part(async () => (await import('../canteen-data/CanteenActivity.tsx')).CanteenActivity),
  'donation-game': part(async () => (await import('../donation-game/DonationActivity.tsx')).DonationActivity),
  'healthcare-case': part(async () => (await import('../healthcare-case/HealthcareActivity.tsx')).HealthcareActivity),
};
