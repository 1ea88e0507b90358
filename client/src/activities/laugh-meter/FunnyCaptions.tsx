// Captions to label as funny or not; once the meter may be compared, each with its score, its verdict and the words that made it.
import type { ScoredCaption } from '@lanternwise/shared/activities/kit/captions/meter';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/format.ts';
import { cx } from '../../ui/cx.ts';
import { revealQuestion } from '../kit/feedback/reveal.ts';
import kitStyles from '../kit/layout.module.css';
import { ResultMark } from '../kit/ResultMark.tsx';
import { ToggleOption } from '../kit/ToggleOption.tsx';
import styles from './LaughMeter.module.css';
import { weightText } from './WordBars.tsx';

export interface FunnyCaptionsProps {
  captions: readonly { id: string; text: string }[];
  labels: Readonly<Record<string, boolean>>;
  disabled: boolean;
  onLabel(id: string, funny: boolean): void;
  /** By caption; without it the meter's opinion stays hidden. */
  scored?: Readonly<Record<string, ScoredCaption>> | undefined;
  threshold?: number;
  /** Shows a caption on the map. */
  onShow?(id: string): void;
}

export function FunnyCaptions({
  captions,
  labels,
  disabled,
  onLabel,
  scored,
  threshold = 0.5,
  onShow,
}: FunnyCaptionsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.list}>
      {captions.map(({ id, text }) => {
        const label = Object.hasOwn(labels, id) ? labels[id] : undefined;
        const score = scored?.[id];
        return (
          <li key={id} className={cx(kitStyles.card, styles.caption)}>
            <p className={styles.text}>{text}</p>
            <fieldset ref={revealQuestion} className={styles.choice} aria-label={text}>
              {([true, false] as const).map((value) => (
                <ToggleOption
                  key={String(value)}
                  control={`label:${id}:${value}`}
                  pressed={label === value}
                  disabled={disabled}
                  className={styles.answer}
                  onToggle={() => onLabel(id, value)}
                >
                  {value ? t`Funny` : t`Not funny`}
                </ToggleOption>
              ))}
            </fieldset>
            {score && label !== undefined && (
              <Verdict id={id} score={score} isCalled={score.probability >= threshold} label={label} onShow={onShow} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface VerdictProps {
  id: string;
  score: ScoredCaption;
  isCalled: boolean;
  label: boolean;
  onShow?: ((id: string) => void) | undefined;
}

function Verdict({ id, score, isCalled, label, onShow }: VerdictProps) {
  const { t } = useLingui();
  const percent = formatNumber(score.probability, { style: 'percent', maximumFractionDigits: 0 });
  const words = score.known.map(({ word, weight }) => `${word} ${weightText(weight)}`).join(' · ');
  const unknown = score.unknown.join(', ');
  return (
    <div>
      <details onToggle={({ currentTarget }) => currentTarget.open && onShow?.(id)}>
        <summary data-control={`words:${id}`}>
          <ResultMark result={isCalled === label ? 'right' : 'wrong'} />{' '}
          <strong>{isCalled ? t`Meter: funny, ${percent}` : t`Meter: not funny, ${percent}`}</strong>
        </summary>
        <p>
          {isCalled
            ? t`Called funny: ${percent} reaches the threshold`
            : t`Not called funny: ${percent} is under the threshold`}
        </p>
        <p translate="no">{words || '–'}</p>
        {unknown !== '' && <p className={kitStyles.note}>{t`Never seen, so they count nothing: ${unknown}`}</p>}
      </details>
    </div>
  );
}
