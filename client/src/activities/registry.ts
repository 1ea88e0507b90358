// Maps each kind of activity to its lazily loaded view, and checks by types that the kind has a driver for tests.
import type { ActivityKind } from '@lanternwise/shared/activities/registry';
import type { ComponentType } from 'react';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { ActivityProps } from './kit/activityProps.ts';
import type { ActivityDriver } from './kit/drive.ts';

type ActivityView<K extends ActivityKind> = ComponentType<ActivityProps<K>>;

/** A kind's view. Its `drive.ts`, which tests import by the kind's name, is referenced only as a type and so not bundled. */
const lazyView = <K extends ActivityKind, Drive extends { drive: ActivityDriver<K> } = never>(
  load: [Drive] extends [never] ? 'name the type of the drive.ts' : () => Promise<ActivityView<K>>,
): ActivityView<K> => lazyPart(load as () => Promise<ActivityView<K>>);

export const ACTIVITIES: { [K in ActivityKind]: ActivityView<K> } = {
  'chat-rules': lazyView<'chat-rules', typeof import('./chat-rules/drive.ts')>(
    async () => (await import('./chat-rules/ChatRulesActivity.tsx')).ChatRulesActivity,
  ),
  'choice-game': lazyView<'choice-game', typeof import('./choice-game/drive.ts')>(
    async () => (await import('./choice-game/ChoiceGameActivity.tsx')).ChoiceGameActivity,
  ),
  'data-plot': lazyView<'data-plot', typeof import('./data-plot/drive.ts')>(
    async () => (await import('./data-plot/DataPlotActivity.tsx')).DataPlotActivity,
  ),
  'dice-samples': lazyView<'dice-samples', typeof import('./dice-samples/drive.ts')>(
    async () => (await import('./dice-samples/DiceSamplesActivity.tsx')).DiceSamplesActivity,
  ),
  'drawing-test': lazyView<'drawing-test', typeof import('./drawing-test/drive.ts')>(
    async () => (await import('./drawing-test/DrawingTestActivity.tsx')).DrawingTestActivity,
  ),
  'dropdown-match': lazyView<'dropdown-match', typeof import('./dropdown-match/drive.ts')>(
    async () => (await import('./dropdown-match/DropdownMatchActivity.tsx')).DropdownMatchActivity,
  ),
  'feed-lab': lazyView<'feed-lab', typeof import('./feed-lab/drive.ts')>(
    async () => (await import('./feed-lab/FeedLabActivity.tsx')).FeedLabActivity,
  ),
  'fill-blanks': lazyView<'fill-blanks', typeof import('./fill-blanks/drive.ts')>(
    async () => (await import('./fill-blanks/FillBlanksActivity.tsx')).FillBlanksActivity,
  ),
  'image-explorer': lazyView<'image-explorer', typeof import('./image-explorer/drive.ts')>(
    async () => (await import('./image-explorer/ImageExplorerActivity.tsx')).ImageExplorerActivity,
  ),
  'image-filter': lazyView<'image-filter', typeof import('./image-filter/drive.ts')>(
    async () => (await import('./image-filter/ImageFilterActivity.tsx')).ImageFilterActivity,
  ),
  matching: lazyView<'matching', typeof import('./matching/drive.ts')>(
    async () => (await import('./matching/MatchingActivity.tsx')).MatchingActivity,
  ),
  'model-lab': lazyView<'model-lab', typeof import('./model-lab/drive.ts')>(
    async () => (await import('./model-lab/ModelLabActivity.tsx')).ModelLabActivity,
  ),
  'multi-choice': lazyView<'multi-choice', typeof import('./multi-choice/drive.ts')>(
    async () => (await import('./multi-choice/MultiChoiceActivity.tsx')).MultiChoiceActivity,
  ),
  'number-guess': lazyView<'number-guess', typeof import('./number-guess/drive.ts')>(
    async () => (await import('./number-guess/NumberGuessActivity.tsx')).NumberGuessActivity,
  ),
  ordering: lazyView<'ordering', typeof import('./ordering/drive.ts')>(
    async () => (await import('./ordering/OrderingActivity.tsx')).OrderingActivity,
  ),
  'path-finding': lazyView<'path-finding', typeof import('./path-finding/drive.ts')>(
    async () => (await import('./path-finding/PathFindingActivity.tsx')).PathFindingActivity,
  ),
  'pattern-learner': lazyView<'pattern-learner', typeof import('./pattern-learner/drive.ts')>(
    async () => (await import('./pattern-learner/PatternLearnerActivity.tsx')).PatternLearnerActivity,
  ),
  'pixel-painting': lazyView<'pixel-painting', typeof import('./pixel-painting/drive.ts')>(
    async () => (await import('./pixel-painting/PixelPaintingActivity.tsx')).PixelPaintingActivity,
  ),
  placing: lazyView<'placing', typeof import('./placing/drive.ts')>(
    async () => (await import('./placing/PlacingActivity.tsx')).PlacingActivity,
  ),
  quiz: lazyView<'quiz', typeof import('./quiz/drive.ts')>(
    async () => (await import('./quiz/QuizActivity.tsx')).QuizActivity,
  ),
  'ranking-lab': lazyView<'ranking-lab', typeof import('./ranking-lab/drive.ts')>(
    async () => (await import('./ranking-lab/RankingLabActivity.tsx')).RankingLabActivity,
  ),
  'real-or-made': lazyView<'real-or-made', typeof import('./real-or-made/drive.ts')>(
    async () => (await import('./real-or-made/RealOrMadeActivity.tsx')).RealOrMadeActivity,
  ),
  'river-crossing': lazyView<'river-crossing', typeof import('./river-crossing/drive.ts')>(
    async () => (await import('./river-crossing/RiverCrossingActivity.tsx')).RiverCrossingActivity,
  ),
  sentence: lazyView<'sentence', typeof import('./sentence/drive.ts')>(
    async () => (await import('./sentence/SentenceActivity.tsx')).SentenceActivity,
  ),
  'steering-rules': lazyView<'steering-rules', typeof import('./steering-rules/drive.ts')>(
    async () => (await import('./steering-rules/SteeringRulesActivity.tsx')).SteeringRulesActivity,
  ),
  'teach-drawings': lazyView<'teach-drawings', typeof import('./teach-drawings/drive.ts')>(
    async () => (await import('./teach-drawings/TeachDrawingsActivity.tsx')).TeachDrawingsActivity,
  ),
  tractor: lazyView<'tractor', typeof import('./tractor/drive.ts')>(
    async () => (await import('./tractor/TractorActivity.tsx')).TractorActivity,
  ),
  'visual-quiz': lazyView<'visual-quiz', typeof import('./visual-quiz/drive.ts')>(
    async () => (await import('./visual-quiz/VisualQuizActivity.tsx')).VisualQuizActivity,
  ),
  'word-river': lazyView<'word-river', typeof import('./word-river/drive.ts')>(
    async () => (await import('./word-river/WordRiverActivity.tsx')).WordRiverActivity,
  ),
};
