// A confusion matrix: what it really was in rows, what the model said in columns, right answers on the diagonal.
import { type LabelledPrediction, labelMetrics } from '@lanternwise/shared/learning/labelMetrics';
import { cx } from '../../ui/cx.ts';
import styles from './ConfusionTable.module.css';

export interface ConfusionTableProps {
  caption: string;
  labels: readonly { id: string; name: string }[];
  pairs: readonly LabelledPrediction[];
}

export function ConfusionTable({ caption, labels, pairs }: ConfusionTableProps) {
  const { matrix } = labelMetrics(
    pairs,
    labels.map(({ id }) => id),
  );
  return (
    <table className={styles.matrix}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {labels.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map(({ id, name }, row) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {labels.map((said, column) => (
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
