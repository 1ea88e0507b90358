// A yard from above: stones, battery, the way driven so far, and the robot with its nose where it faces.
import { type Drive, findRobot, signAt, type Yard } from '@lanternwise/shared/activities/steering-rules/steering';
import { useLingui } from '@lingui/react/macro';
import styles from './SteeringRulesActivity.module.css';

export interface YardMapProps {
  yard: Yard;
  drive: Drive | undefined;
  shownSteps: number;
}

export function YardMap({ yard, drive, shownSteps }: YardMapProps) {
  const { t } = useLingui();
  const columns = Math.max(...yard.map((line) => line.length));
  const start = findRobot(yard) ?? { row: 0, col: 0, facing: 0 };
  const steps = drive?.steps.slice(0, shownSteps) ?? [];
  const pose = steps.at(-1) ?? start;
  const trail = [start, ...steps].map(({ row, col }) => `${col + 0.5},${row + 0.5}`).join(' ');
  const row = pose.row + 1;
  const column = pose.col + 1;
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${columns} ${yard.length}`}
      role="img"
      aria-label={t`Yard from above. The robot is in row ${row}, column ${column}.`}
    >
      {yard.flatMap((line, at) =>
        [...line].map((_, col) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
          <Cell key={`${at}-${col}`} sign={signAt(yard, at, col)} x={col} y={at} />
        )),
      )}
      <polyline points={trail} className={styles.trail} />
      <g
        transform={`translate(${pose.col + 0.5} ${pose.row + 0.5}) rotate(${pose.facing * 90})`}
        className={styles.robot}
      >
        <rect x="-0.34" y="-0.32" width="0.62" height="0.64" rx="0.16" />
        <path d="M0.08 -0.3 L0.44 0 L0.08 0.3Z" className={styles.nose} />
        <circle r="0.1" cx="-0.1" className={styles.lamp} />
      </g>
    </svg>
  );
}

function Cell({ sign, x, y }: { sign: string; x: number; y: number }) {
  if (sign === '#')
    return <rect x={x + 0.03} y={y + 0.03} width="0.94" height="0.94" rx="0.18" className={styles.stone} />;
  return (
    <>
      <rect x={x} y={y} width="1" height="1" className={styles.free} />
      {sign === 'G' && (
        <g className={styles.battery}>
          <rect x={x + 0.26} y={y + 0.2} width="0.48" height="0.64" rx="0.08" />
          <rect x={x + 0.4} y={y + 0.1} width="0.2" height="0.12" />
          <path
            d={`M${x + 0.54} ${y + 0.28} l-0.18 0.26 h0.14 l-0.06 0.22 l0.2 -0.28 h-0.14z`}
            className={styles.flash}
          />
        </g>
      )}
    </>
  );
}
