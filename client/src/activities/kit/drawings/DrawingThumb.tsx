// A kept drawing in small.

import styles from './drawings.module.css';
import { PAD_SIZE } from './drawings.ts';

export function DrawingThumb({ cells }: { cells: string }) {
  const ink = [...cells].flatMap((one, at) => (one === '1' ? [at] : []));
  return (
    <svg className={styles.thumb} viewBox={`0 0 ${PAD_SIZE} ${PAD_SIZE}`} aria-hidden="true" focusable="false">
      <path d={ink.map((at) => `M${at % PAD_SIZE} ${Math.floor(at / PAD_SIZE)}h1v1h-1z`).join('')} />
    </svg>
  );
}
