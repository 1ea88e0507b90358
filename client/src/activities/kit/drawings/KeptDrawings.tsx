// What the model has seen so far: the kept drawings of each thing, with empty places for those still missing.
import { useLingui } from '@lingui/react/macro';
import { DrawingThumb } from './DrawingThumb.tsx';
import styles from './drawings.module.css';
import { countOf, type KeptDrawing, type Thing } from './drawings.ts';

export interface KeptDrawingsProps {
  things: readonly Thing[];
  /** Drawings of each that are needed. */
  each: number;
  kept: readonly KeptDrawing[];
}

export function KeptDrawings({ things, each, kept }: KeptDrawingsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.kept} aria-label={t`What it has learned from`}>
      {things.map(({ id, name }) => {
        const count = countOf(kept, id);
        const missing = Math.max(0, each - count);
        return (
          <li key={id}>
            <span className={styles.name}>
              {name}{' '}
              <span className="lw-hidden">
                {count > each ? t`${count}, ${each} are enough` : t`${count} of ${each}`}
              </span>
              <span className={styles.count} aria-hidden="true">
                {count > each ? count : `${count}/${each}`}
              </span>
            </span>
            <span className={styles.thumbs}>
              {kept.flatMap(({ thing, cells }) => (thing === id ? [<DrawingThumb key={cells} cells={cells} />] : []))}
              {Array.from({ length: missing }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
                <span key={at} className={styles.empty} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
