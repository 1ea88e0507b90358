// The words that weigh most for and against "funny", as bars with how often each was seen.
import { strongestWords } from '@lanternwise/shared/activities/kit/captions/meter';
import type { NaiveBayesModel, WordWeight } from '@lanternwise/shared/learning/naiveBayes';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/format.ts';
import { cx } from '../../ui/cx.ts';
import kitStyles from '../kit/layout.module.css';
import { ShareBar } from '../kit/ShareBar.tsx';
import styles from './LaughMeter.module.css';

/** Words of each side. */
const SHOWN = 6;
/** Of a full bar. */
const LEAST_SCALE = 2;

export function WordBars({ model, note }: { model: NaiveBayesModel; note: string }) {
  const { t } = useLingui();
  const { funny, plain } = strongestWords(model, SHOWN);
  const scale = Math.max(LEAST_SCALE, ...[...funny, ...plain].map(({ weight }) => Math.abs(weight)));
  return (
    <section className={cx(kitStyles.card, kitStyles.stack)}>
      <p className={kitStyles.question}>{note}</p>
      <div className={styles.sides}>
        <WordList label={t`Speak for funny`} words={funny} scale={scale} />
        <WordList label={t`Speak against it`} words={plain} scale={scale} />
      </div>
    </section>
  );
}

function WordList({ label, words, scale }: { label: string; words: readonly WordWeight[]; scale: number }) {
  return (
    <div>
      <p className={kitStyles.note}>{label}</p>
      <ul className={styles.bars}>
        {words.map(({ word, weight, positive, negative }) => (
          <li key={word} className={styles.bar}>
            <span translate="no" className={styles.word}>
              {word}
            </span>
            <ShareBar share={Math.abs(weight) / scale} colour={weight > 0 ? 'gold' : 'violet'} />
            <WordCounts weight={weight} positive={positive} negative={negative} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function WordCounts({ weight, positive, negative }: Pick<WordWeight, 'weight' | 'positive' | 'negative'>) {
  const { t } = useLingui();
  const counts = t`In funny captions: ${positive}. In others: ${negative}.`;
  return (
    <span className={styles.figure} title={counts}>
      <strong>{weightText(weight)}</strong>
      <span aria-hidden="true"> {`${positive}:${negative}`}</span>
      <span className="lw-hidden">{counts}</span>
    </span>
  );
}

/** With its sign: plus speaks for funny. */
export const weightText = (weight: number): string =>
  formatNumber(weight, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 });
