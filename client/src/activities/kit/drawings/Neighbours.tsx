// The vote: the nearest kept drawings beside the new one, what they are, and how far away.
import type { KnnPrediction } from '@lanternwise/shared/learning/knn';
import { useLingui } from '@lingui/react/macro';
import { DrawingThumb } from './DrawingThumb.tsx';
import styles from './drawings.module.css';
import type { KeptDrawing, Thing } from './drawings.ts';

export interface NeighboursProps {
  things: readonly Thing[];
  kept: readonly KeptDrawing[];
  prediction: KnnPrediction;
}

export function Neighbours({ things, kept, prediction }: NeighboursProps) {
  const { t } = useLingui();
  const nameOf = (thing: string | undefined) => things.find(({ id }) => id === thing)?.name ?? '';
  const said = nameOf(prediction.label);
  return (
    <div className={styles.vote}>
      <p className={styles.said}>{t`It says: ${said}`}</p>
      <p>{t`The nearest three vote:`}</p>
      <ol className={styles.neighbours}>
        {prediction.neighbours.map(({ index, label, distance }) => {
          const name = nameOf(label);
          const away = distance.toFixed(1);
          return (
            <li key={index}>
              <DrawingThumb cells={kept[index]?.cells ?? ''} />
              <span className="lw-hidden">{t`${name}, ${away} away`}</span>
              <span aria-hidden="true">{away}</span>
            </li>
          );
        })}
      </ol>
      {prediction.tied.length > 0 && <p>{t`Equal votes: the first decides.`}</p>}
    </div>
  );
}
