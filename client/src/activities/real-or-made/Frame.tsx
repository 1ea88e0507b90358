// One frame of the gallery: a sentence on paper, or a picture of 64 pixels.
import type { GalleryFrame } from '@lanternwise/shared/activities/real-or-made/gallery';
import { countPixels } from '@lanternwise/shared/activities/real-or-made/pixels';
import { useLingui } from '@lingui/react/macro';
import styles from './Gallery.module.css';

const SIDE = 8;

export function Frame({ frame: { words, cells } }: { frame: GalleryFrame }) {
  return (
    <div className={styles.frame}>
      {words !== null && <blockquote className={styles.words}>{words}</blockquote>}
      {cells !== null && <Pixels cells={cells} />}
    </div>
  );
}

function Pixels({ cells }: { cells: string }) {
  const { t } = useLingui();
  const { inked, groups } = countPixels(cells);
  const path = [...cells].map((cell, at) => (cell === '1' ? `M${at % SIDE} ${Math.floor(at / SIDE)}h1v1h-1z` : ''));
  return (
    <svg
      className={styles.pixels}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="img"
      aria-label={t`A picture of 64 pixels: ${inked} have ink, groups that do not touch: ${groups}.`}
    >
      <path d={path.join('')} />
    </svg>
  );
}
