// A sprite in small; its ink has one colour for the learner's own and another for made ones.
import { SPRITE_SIZE } from '@lanternwise/shared/learning/pixelGenerator';
import { cx } from '../../ui/cx.ts';
import styles from './SpriteDuel.module.css';

export function SpriteThumb({ cells, isMade = false }: { cells: string; isMade?: boolean }) {
  const ink = [...cells].flatMap((one, at) => (one === '1' ? [at] : []));
  return (
    <svg
      className={cx(styles.sprite, isMade && styles.made)}
      viewBox={`0 0 ${SPRITE_SIZE} ${SPRITE_SIZE}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={ink.map((at) => `M${at % SPRITE_SIZE} ${Math.floor(at / SPRITE_SIZE)}h1v1h-1z`).join('')} />
    </svg>
  );
}
