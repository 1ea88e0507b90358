// Which component plays which kind of activity, each loaded when first needed; and that tests can play each.
import type { ActivityKind } from '@lanternwise/shared/activities/registry';
import type { ComponentType } from 'react';
import { part } from '../ui/part.tsx';
import type { Driver } from './kit/drive.ts';
import type { ActivityProps } from './kit/types.ts';

type View<K extends ActivityKind> = ComponentType<ActivityProps<K>>;

/** A kind's view. Its `drive.ts`, which tests find by the kind's name, is named as a type alone: nothing of it is bundled. */
const view = <K extends ActivityKind, Drive extends { drive: Driver<K> } = never>(
  load: [Drive] extends [never] ? 'name the type of the drive.ts' : () => Promise<View<K>>,
): View<K> => part(load as () => Promise<View<K>>);

export const ACTIVITIES: { [K in ActivityKind]: View<K> } = {
  'choice-game': view<'choice-game', typeof import('./choice-game/drive.ts')>(
    async () => (await import('./choice-game/ChoiceGameActivity.tsx')).ChoiceGameActivity,
  ),
  'dropdown-match': view<'dropdown-match', typeof import('./dropdown-match/drive.ts')>(
    async () => (await import('./dropdown-match/DropdownMatchActivity.tsx')).DropdownMatchActivity,
  ),
  'fill-blanks': view<'fill-blanks', typeof import('./fill-blanks/drive.ts')>(
    async () => (await import('./fill-blanks/FillBlanksActivity.tsx')).FillBlanksActivity,
  ),
  matching: view<'matching', typeof import('./matching/drive.ts')>(
    async () => (await import('./matching/MatchingActivity.tsx')).MatchingActivity,
  ),
  'model-lab': view<'model-lab', typeof import('./model-lab/drive.ts')>(
    async () => (await import('./model-lab/ModelLabActivity.tsx')).ModelLabActivity,
  ),
  'multi-choice': view<'multi-choice', typeof import('./multi-choice/drive.ts')>(
    async () => (await import('./multi-choice/MultiChoiceActivity.tsx')).MultiChoiceActivity,
  ),
  'number-guess': view<'number-guess', typeof import('./number-guess/drive.ts')>(
    async () => (await import('./number-guess/NumberGuessActivity.tsx')).NumberGuessActivity,
  ),
  ordering: view<'ordering', typeof import('./ordering/drive.ts')>(
    async () => (await import('./ordering/OrderingActivity.tsx')).OrderingActivity,
  ),
  placing: view<'placing', typeof import('./placing/drive.ts')>(
    async () => (await import('./placing/PlacingActivity.tsx')).PlacingActivity,
  ),
  quiz: view<'quiz', typeof import('./quiz/drive.ts')>(
    async () => (await import('./quiz/QuizActivity.tsx')).QuizActivity,
  ),
  'ranking-lab': view<'ranking-lab', typeof import('./ranking-lab/drive.ts')>(
    async () => (await import('./ranking-lab/RankingLabActivity.tsx')).RankingLabActivity,
  ),
  'visual-quiz': view<'visual-quiz', typeof import('./visual-quiz/drive.ts')>(
    async () => (await import('./visual-quiz/VisualQuizActivity.tsx')).VisualQuizActivity,
  ),
};
