// Draws an 8×8 picture from its brightness digits (0 dark, 9 bright).
import { useLingui } from '@lingui/react/macro';
import styles from './PixelPicture.module.css';

const CELL = 10;

export function PixelPicture({ pixels }: { pixels: readonly string[] }) {
  const { t } = useLingui();
  const cells = pixels.flatMap((row, y) => [...row].map((digit, x) => ({ x, y, light: Number(digit) / 9 })));
  return (
    <svg className={styles.pixels} viewBox={`0 0 ${CELL * 8} ${CELL * 8}`} aria-hidden="true" focusable="false">
      <title>{t`picture of 8 by 8 pixels`}</title>
      <rect width={CELL * 8} height={CELL * 8} rx="4" fill="#17122c" />
      {cells.map(({ x, y, light }) => (
        <rect
          key={`${x}-${y}`}
          x={x * CELL + 0.5}
          y={y * CELL + 0.5}
          width={CELL - 1}
          height={CELL - 1}
          rx="1.5"
          fill="#ffd76a"
          opacity={0.06 + light * 0.94}
        />
      ))}
    </svg>
  );
}
