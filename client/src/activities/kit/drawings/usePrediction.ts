// Asks the nearest-neighbour model about drawings, in the background.
import { DRAWING_VOTERS } from '@lanternwise/shared/activities/kit/drawings';
import type { KnnPrediction } from '@lanternwise/shared/learning/knn';
import { useMemo } from 'react';
import { useAlgorithm } from '../../../features/learning/useAlgorithm.ts';
import { featuresOf, type KeptDrawing, toExamples } from './drawings.ts';

/** The vote of the nearest kept drawings, computed while the learner draws. */
export function usePrediction(kept: readonly KeptDrawing[], cells: string, asked: boolean): KnnPrediction | undefined {
  const examples = useMemo(() => toExamples(kept), [kept]);
  const input = useMemo(
    () => (asked ? ([examples, featuresOf(cells), DRAWING_VOTERS] as const) : undefined),
    [asked, examples, cells],
  );
  return useAlgorithm('knn', input);
}

/** The votes on each of several drawings; undefined until they are all known. */
export function usePredictions(
  kept: readonly KeptDrawing[],
  asked: readonly KeptDrawing[],
): readonly KnnPrediction[] | undefined {
  const input = useMemo(
    () => [toExamples(kept), asked.map(({ cells }) => featuresOf(cells)), DRAWING_VOTERS] as const,
    [kept, asked],
  );
  const predictions = useAlgorithm('knn-all', input);
  return predictions?.length === asked.length ? predictions : undefined;
}
