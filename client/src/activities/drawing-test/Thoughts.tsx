// What the companion thinks of: the drawing, and as thought bubbles the kept ones that are nearest to it, with how far they are.
import type { KnnPrediction } from '@lanternwise/shared/learning/knn';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/format.ts';
import { DrawingThumb } from '../kit/drawings/DrawingThumb.tsx';
import styles from './NameDrawing.module.css';
import type { DrawingSkill } from './skill.ts';

interface ThoughtsProps {
  model: DrawingSkill;
  cells: string;
  said: string;
  prediction: KnnPrediction;
  /** Beyond it nothing is near. */
  reach: number;
  hasSpoken: boolean;
}

const focusIt = (element: HTMLElement | null): void => element?.focus();

export function Thoughts({ model, cells, said, prediction, reach, hasSpoken }: ThoughtsProps) {
  const { t } = useLingui();
  const { neighbours, tied } = prediction;
  const isNear = (neighbours[0]?.distance ?? 0) <= reach;
  return (
    <>
      {/* The pad that had the focus is gone. */}
      <div ref={focusIt} tabIndex={-1} className={styles.thinking}>
        <DrawingThumb cells={cells} />
        <div role="status">
          {hasSpoken ? (
            <>
              <p className={styles.said}>{t`${said}, I think.`}</p>
              {!isNear && (
                <p>
                  <Trans>Nothing I know is near.</Trans>
                </p>
              )}
              {tied.length > 0 && <p>{t`Equal votes: the first decides.`}</p>}
            </>
          ) : (
            <Trans>I think of the drawings that are nearest to it.</Trans>
          )}
        </div>
      </div>
      <ol className={styles.thoughts}>
        {neighbours.map(({ index, label, distance }) => {
          const away = formatNumber(distance, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
          return (
            <li key={index}>
              <DrawingThumb cells={model.kept[index]?.cells ?? ''} />
              <strong>{model.things.find(({ id }) => id === label)?.name}</strong>
              <span>{t`${away} away`}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
