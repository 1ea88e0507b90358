// The last round in the window: who was let in at the museum door, and how likely the maker finds ink at each pixel.
import type { PlayedRound, SpriteWalker } from '@lanternwise/shared/activities/sprite-duel/duel';
import { SPRITE_SIZE } from '@lanternwise/shared/learning/pixelGenerator';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import { Brief } from '../kit/Brief.tsx';
import kitStyles from '../kit/layout.module.css';
import styles from './SpriteDuel.module.css';
import { SpriteThumb } from './SpriteThumb.tsx';
import { countLetIn } from './world.ts';

export function LastRound({ number, round }: { number: number; round: PlayedRound }) {
  const { t } = useLingui();
  const { walkers, state } = round;
  const { letIn, all } = countLetIn(walkers, false);
  const { letIn: ownIn, all: own } = countLetIn(walkers, true);
  const right = Math.round(round.checkerAccuracy * 100);
  return (
    <section className={cx(kitStyles.card, styles.round)}>
      <p role="status">
        <strong>{t`Round ${number}: ${letIn} of ${all} get in.`}</strong>{' '}
        {t`Of your ${own}: ${ownIn}. The Checker is right ${right}% of the time.`}
      </p>
      <div className={styles.results}>
        <Door title={t`Let in`} walkers={walkers.filter(({ isLetIn }) => isLetIn)} />
        <Door title={t`Kept out`} walkers={walkers.filter(({ isLetIn }) => !isLetIn)} />
        <figure className={styles.chances}>
          <figcaption>{t`The Maker's coins`}</figcaption>
          <Chances chances={state.chances} />
        </figure>
      </div>
      <p className={kitStyles.note}>
        <Brief
          rest="more"
          text={t`Gold frame: yours. Of the Maker’s coins, the fuller the square, the more often it comes up as ink. In the Checker’s figure, each group counts half.`}
        />
      </p>
    </section>
  );
}

function Door({ title, walkers }: { title: string; walkers: readonly SpriteWalker[] }) {
  const count = walkers.length;
  return (
    <figure className={styles.door}>
      <figcaption>
        {title}: {count}
      </figcaption>
      <div className={styles.crowd}>
        {walkers.map(({ cells, isOwn }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the maker may draw the same sprite twice
          <span key={at} className={cx(isOwn && styles.own)}>
            <SpriteThumb cells={cells} isMade={!isOwn} />
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Squares that fill their cells as likely as ink is there. */
function Chances({ chances }: { chances: readonly number[] }) {
  const path = chances.map((chance, at) => {
    const side = Math.sqrt(chance);
    const inset = (1 - side) / 2;
    const [x, y] = [(at % SPRITE_SIZE) + inset, Math.floor(at / SPRITE_SIZE) + inset];
    return `M${x.toFixed(2)} ${y.toFixed(2)}h${side.toFixed(2)}v${side.toFixed(2)}h-${side.toFixed(2)}z`;
  });
  return (
    <svg
      className={cx(styles.sprite, styles.made)}
      viewBox={`0 0 ${SPRITE_SIZE} ${SPRITE_SIZE}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path.join('')} />
    </svg>
  );
}
