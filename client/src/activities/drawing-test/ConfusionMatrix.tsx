// The confusion matrix: what was drawn in rows, what the model said in columns, right answers on the diagonal.
import type { KnnPrediction } from '@lanternwise/shared/learning/knn';
import { labelMetrics } from '@lanternwise/shared/learning/labelMetrics';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import type { KeptDrawing, Thing } from '../kit/drawings/drawings.ts';
import styles from './DrawingTestActivity.module.css';

export interface ConfusionMatrixProps {
  things: readonly Thing[];
  asked: readonly KeptDrawing[];
  predictions: readonly KnnPrediction[];
}

export function ConfusionMatrix({ things, asked, predictions }: ConfusionMatrixProps) {
  const { t } = useLingui();
  const pairs = asked.map(({ thing }, at) => ({ actual: thing, predicted: predictions[at]?.label ?? '' }));
  const { matrix } = labelMetrics(
    pairs,
    things.map(({ id }) => id),
  );
  return (
    <table className={styles.matrix}>
      <caption>{t`Rows: what you drew. Columns: what the model says.`}</caption>
      <thead>
        <tr>
          <td />
          {things.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {things.map(({ id, name }, row) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {things.map((said, column) => (
              <td key={said.id} className={cx(row === column && styles.diagonal)}>
                {matrix[row]?.[column] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
