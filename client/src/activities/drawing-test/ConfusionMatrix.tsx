// The confusion matrix of drawings: what was drawn in rows, what the model said in columns.
import type { KnnPrediction } from '@lanternwise/shared/learning/knn';
import { useLingui } from '@lingui/react/macro';
import { ConfusionTable } from '../kit/ConfusionTable.tsx';
import type { KeptDrawing, Thing } from '../kit/drawings/drawings.ts';

export interface ConfusionMatrixProps {
  things: readonly Thing[];
  asked: readonly KeptDrawing[];
  predictions: readonly KnnPrediction[];
}

export function ConfusionMatrix({ things, asked, predictions }: ConfusionMatrixProps) {
  const { t } = useLingui();
  return (
    <ConfusionTable
      caption={t`Rows: what you drew. Columns: what the model says.`}
      labels={things}
      pairs={asked.map(({ thing }, at) => ({ actual: thing, predicted: predictions[at]?.label ?? '' }))}
    />
  );
}
