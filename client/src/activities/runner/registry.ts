// Which component plays which activity kind: one checked literal, each loaded when first needed.
import type { ActivityKind } from '@lanternwise/shared/content/activity';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ActivityProps } from './types.ts';

type Registry = { [K in ActivityKind]: LazyExoticComponent<ComponentType<ActivityProps<K>>> };

export const ACTIVITIES: Registry = {
  sorting: lazy(async () => ({ default: (await import('../sorting/SortingActivity.tsx')).SortingActivity })),
  matching: lazy(async () => ({ default: (await import('../matching/MatchingActivity.tsx')).MatchingActivity })),
  ordering: lazy(async () => ({ default: (await import('../ordering/OrderingActivity.tsx')).OrderingActivity })),
  'fill-blanks': lazy(async () => ({
    default: (await import('../fill-blanks/FillBlanksActivity.tsx')).FillBlanksActivity,
  })),
  'multi-choice': lazy(async () => ({
    default: (await import('../multi-choice/MultiChoiceActivity.tsx')).MultiChoiceActivity,
  })),
  'number-guess': lazy(async () => ({
    default: (await import('../number-guess/NumberGuessActivity.tsx')).NumberGuessActivity,
  })),
  'dropdown-match': lazy(async () => ({
    default: (await import('../dropdown-match/DropdownMatchActivity.tsx')).DropdownMatchActivity,
  })),
  'drag-principle': lazy(async () => ({
    default: (await import('../drag-principle/DragPrincipleActivity.tsx')).DragPrincipleActivity,
  })),
  'visual-quiz': lazy(async () => ({
    default: (await import('../visual-quiz/VisualQuizActivity.tsx')).VisualQuizActivity,
  })),
  'fair-unfair': lazy(async () => ({
    default: (await import('../fair-unfair/FairUnfairActivity.tsx')).FairUnfairActivity,
  })),
  quiz: lazy(async () => ({ default: (await import('../quiz/QuizActivity.tsx')).QuizActivity })),
  'canteen-data': lazy(async () => ({
    default: (await import('../canteen-data/CanteenActivity.tsx')).CanteenActivity,
  })),
  'donation-game': lazy(async () => ({
    default: (await import('../donation-game/DonationActivity.tsx')).DonationActivity,
  })),
  'healthcare-case': lazy(async () => ({
    default: (await import('../healthcare-case/HealthcareActivity.tsx')).HealthcareActivity,
  })),
};
