// The sheets of unplugged activities: cards to cut out, squared paper, a chart of points, and lines to write on. All look like paper.

import type { GuideBlockOf } from '@lanternwise/shared/resources/guide';
import { useLingui } from '@lingui/react/macro';
import { InlineMarkdown } from '../../ui/Markdown.tsx';
import styles from './sheets.module.css';

export function CutOutCards({ columns, cards }: Pick<GuideBlockOf<'cards'>, 'columns' | 'cards'>) {
  return (
    <ul className={styles.cards} data-columns={columns}>
      {cards.map(({ title, text }, at) => {
        // Several cards may say the same.
        const key = `${at}:${title}`;
        return (
          <li key={key}>
            <strong>{title}</strong>
            {text && (
              <span>
                <InlineMarkdown text={text} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const SQUARE = 40;

const squaresOf = (rows: readonly string[]) => rows.flatMap((row, y) => [...row].map((sign, x) => ({ x, y, sign })));

export function SquaredPaper({ rows }: { rows: readonly string[] }) {
  const { t } = useLingui();
  const columns = rows[0]?.length ?? 0;
  const height = rows.length;
  return (
    <svg
      className={styles.paper}
      viewBox={`-2 -2 ${columns * SQUARE + 4} ${height * SQUARE + 4}`}
      role="img"
      aria-label={t`Squared paper, ${columns} by ${height} squares`}
    >
      {squaresOf(rows).map(({ x, y, sign }) => (
        <g key={`${x},${y}`} transform={`translate(${x * SQUARE} ${y * SQUARE})`}>
          <rect width={SQUARE} height={SQUARE} className={sign === '#' ? styles.wall : styles.square} />
          {sign !== '#' && sign !== '.' && (
            <text x={SQUARE / 2} y={SQUARE / 2} className={styles.sign}>
              {sign}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const AXIS = 10;
/** Room for the names of the axes. */
const EDGE = 50;

export function ScatterSheet({ x, y, points }: Pick<GuideBlockOf<'scatter'>, 'x' | 'y' | 'points'>) {
  const { t } = useLingui();
  const size = AXIS * SQUARE;
  const steps = Array.from({ length: AXIS + 1 }, (_, at) => at * SQUARE);
  return (
    <svg
      className={styles.paper}
      viewBox={`${-EDGE} -20 ${size + EDGE + 20} ${size + EDGE + 20}`}
      role="img"
      aria-label={t`Chart with points: ${x} across, ${y} upwards`}
    >
      {steps.map((at) => (
        <path key={at} d={`M0 ${at}H${size}M${at} 0V${size}`} className={styles.thinLine} />
      ))}
      <path d={`M0 0V${size}H${size}`} className={styles.axis} />
      {points.map(({ x: left, y: up, mark }) => (
        <text key={`${left},${up}`} x={left * SQUARE} y={size - up * SQUARE} className={styles.mark}>
          {mark}
        </text>
      ))}
      <text x={size / 2} y={size + 34} className={styles.axisName}>
        {x}
      </text>
      <text transform={`translate(-24 ${size / 2}) rotate(-90)`} className={styles.axisName}>
        {y}
      </text>
    </svg>
  );
}

export function WritingLines({ count }: { count: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <span key={at} />
      ))}
    </div>
  );
}
