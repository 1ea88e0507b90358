// The threshold as a slider, what it makes of the test, and the curve of precision against recall.
import { type ScoredCase, thresholdCurve } from '@lanternwise/shared/learning/thresholdCurve';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Slider } from '../../ui/Slider.tsx';
import kitStyles from '../kit/layout.module.css';
import { Plot } from '../kit/plot/Plot.tsx';
import { ShareBar } from '../kit/ShareBar.tsx';
import styles from './LaughMeter.module.css';
import type { TestFigures } from './testFigures.ts';

const percentOf = (share: number): string => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

export interface ThresholdProps {
  task: string;
  cases: readonly ScoredCase[];
  threshold: number;
  figures: TestFigures;
  disabled: boolean;
  onMove(threshold: number): void;
}

export function Threshold({ task, cases, threshold, figures, disabled, onMove }: ThresholdProps) {
  const { t } = useLingui();
  const { called, caught, funny, right, tested } = figures;
  const presets = [
    { id: 'strict', at: 0.8, text: t`Strict` },
    { id: 'middle', at: 0.5, text: t`Middle` },
    { id: 'loose', at: 0, text: t`Everything` },
  ];
  return (
    <section className={cx(kitStyles.card, kitStyles.stack)}>
      <p className={kitStyles.question}>{task}</p>
      <div data-control="threshold">
        <Slider
          label={t`Threshold: funny from here on`}
          value={threshold}
          min={0}
          max={1}
          step={0.01}
          format={percentOf}
          onChange={(at) => !disabled && onMove(at)}
        />
      </div>
      <div className={kitStyles.buttons}>
        {presets.map(({ id, at, text }) => (
          <Button
            key={id}
            size="small"
            variant="secondary"
            data-control={id}
            disabled={disabled}
            onClick={() => onMove(at)}
          >
            {text}
          </Button>
        ))}
      </div>
      <ul className={styles.bars} aria-live="polite">
        <Measure name={t`Recall`} share={caught / funny} words={t`${caught} of ${funny} funny ones found`} />
        <Measure
          name={t`Precision`}
          share={called === 0 ? undefined : caught / called}
          words={called === 0 ? t`nothing is called funny` : t`right in ${caught} of ${called} calls`}
        />
        <Measure name={t`Accuracy`} share={right / tested} words={t`${right} of ${tested} right`} />
      </ul>
      <details>
        <summary data-control="curve">{t`Recall against precision`}</summary>
        <Plot
          kind="scatter"
          caption={t`Each mark is one threshold`}
          xLabel={t`Recall, %`}
          yLabel={t`Precision, %`}
          points={thresholdCurve(cases).map(({ threshold: at, precision, recall }) => ({
            id: String(at),
            x: Math.round((recall ?? 0) * 100),
            y: Math.round((precision ?? 0) * 100),
            series: at >= 0.5 ? t`Threshold 50% or higher` : t`Threshold under 50%`,
          }))}
        />
      </details>
    </section>
  );
}

function Measure({ name, share, words }: { name: string; share: number | undefined; words: string }) {
  return (
    <li className={styles.measure}>
      <span>
        <strong>{`${name}: ${share === undefined ? '–' : percentOf(share)}`}</strong>
      </span>
      <ShareBar share={share ?? 0} />
      <span>{words}</span>
    </li>
  );
}
