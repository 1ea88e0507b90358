// Draws the score of each day as a line, with the same figures as a table for screen readers.
import type { StudentReport } from '@lanternwise/shared/contracts/reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../i18n/format.ts';
import { Card } from '../../ui/Card.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import styles from './reportTable.module.css';

const CHART_WIDTH = 320;
const CHART_HEIGHT = 140;
const CHART_PADDING = 30;

export function TrendChart({ trend }: Pick<StudentReport, 'trend'>) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Score by day</Trans>} className="grid gap-3">
      {trend.length === 0 ? (
        <p className="text-muted">
          <Trans>The chart starts with the first answer.</Trans>
        </p>
      ) : (
        <figure className="grid gap-2">
          <TrendLine trend={trend} />
          <details>
            <summary className="lw-link cursor-pointer">
              <Trans>Show as a table</Trans>
            </summary>
            <table className={styles.table}>
              <TableHead columns={[t`Day`, t`Score`, t`Answers`]} />
              <tbody>
                {trend.map(({ day, score, answers }) => (
                  <tr key={day}>
                    <th scope="row">{formatDate(day, 'medium')}</th>
                    <td>{score}</td>
                    <td>{answers}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </figure>
      )}
    </Card>
  );
}

function TrendLine({ trend }: Pick<StudentReport, 'trend'>) {
  const { t } = useLingui();
  const x = (index: number) =>
    CHART_PADDING + (trend.length > 1 ? (index / (trend.length - 1)) * (CHART_WIDTH - CHART_PADDING - 8) : 0);
  const y = (score: number) => 8 + (1 - score / 100) * (CHART_HEIGHT - 32);
  const points = trend.map(({ score }, index) => `${x(index)},${y(score)}`).join(' ');
  const [first, last] = [trend[0], trend.at(-1)];
  const [from, to] = [first?.score ?? 0, last?.score ?? 0];
  return (
    <svg
      viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      className="h-auto w-full print:max-w-[120mm] [&_text]:fill-muted [&_text]:text-[11px]"
      role="img"
      aria-label={t`Score by day, from ${from} to ${to} out of 100`}
    >
      {[0, 50, 100].map((score) => (
        <g key={score}>
          <line x1={CHART_PADDING} x2={CHART_WIDTH - 4} y1={y(score)} y2={y(score)} className="stroke-line/45" />
          <text x={CHART_PADDING - 6} y={y(score) + 4} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      <polyline points={points} className="fill-none stroke-teal stroke-3" strokeLinejoin="round" />
      {trend.map(({ day, score }, index) => (
        <circle key={day} cx={x(index)} cy={y(score)} r={4} className="fill-panel stroke-teal stroke-3" />
      ))}
      {first && (
        <text x={CHART_PADDING} y={CHART_HEIGHT - 4}>
          {formatDate(first.day, 'medium')}
        </text>
      )}
      {last && last !== first && (
        <text x={CHART_WIDTH - 4} y={CHART_HEIGHT - 4} textAnchor="end">
          {formatDate(last.day, 'medium')}
        </text>
      )}
    </svg>
  );
}
