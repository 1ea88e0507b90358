// The learner's sprites with an honest count: how many there are, and how many of them were drawn by hand.
import type { KeptSprite } from '@lanternwise/shared/activities/sprite-duel/sprites';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import kitStyles from '../kit/layout.module.css';
import styles from './SpriteDuel.module.css';
import { SpriteThumb } from './SpriteThumb.tsx';

interface KeptSpritesProps {
  needs: { sprites: number; byHand: number };
  sprites: readonly KeptSprite[];
  /** The one that was put back on the pad. */
  taken: string | undefined;
  onTake(cells: string): void;
  onRemove(cells: string): void;
}

export function KeptSprites({ needs, sprites, taken, onTake, onRemove }: KeptSpritesProps) {
  const { t } = useLingui();
  const count = sprites.length;
  const byHand = sprites.filter((one) => one.isByHand).length;
  const { sprites: all } = needs;
  const missing = Math.max(0, needs.byHand - byHand);
  return (
    <section className={styles.kept} aria-label={t`Your sprites`}>
      <p role="status">
        <strong>{t`${count} of ${all} sprites, ${byHand} by hand.`}</strong>
        {missing > 0 && count >= all && (
          <span className={kitStyles.note}> {t`By hand still missing: ${missing}.`}</span>
        )}
      </p>
      <ul className={styles.thumbs}>
        {sprites.map(({ cells }, at) => {
          const number = at + 1;
          return (
            <li key={cells}>
              <button
                type="button"
                className={styles.thumb}
                aria-pressed={taken === cells}
                aria-label={t`Sprite ${number}: put it on the pad`}
                onClick={() => onTake(cells)}
              >
                <SpriteThumb cells={cells} />
              </button>
            </li>
          );
        })}
        {Array.from({ length: Math.max(0, all - count) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <li key={at} className={styles.empty} aria-hidden="true" />
        ))}
      </ul>
      {taken !== undefined && (
        <Button variant="secondary" size="small" data-control="remove" onClick={() => onRemove(taken)}>
          {t`Remove this sprite`}
        </Button>
      )}
    </section>
  );
}
