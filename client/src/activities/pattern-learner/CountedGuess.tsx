// The guess from counts: which square followed which in all patterns that were entered here.
import { PATTERN_COLORS, type PatternColor } from '@lanternwise/shared/activities/pattern-learner/pattern';
import { countBigrams, predictNext } from '@lanternwise/shared/learning/bigrams';
import { useLingui } from '@lingui/react/macro';
import kitStyles from '../kit/layout.module.css';
import { useColorNames } from './patternWords.ts';

export function CountedGuess({ entered }: { entered: readonly (readonly string[])[] }) {
  const { t } = useLingui();
  const names = useColorNames();
  const nameOf = (value: string) =>
    PATTERN_COLORS.some((one) => one === value) ? names[value as PatternColor] : value;
  const last = entered.at(-1)?.at(-1) ?? '';
  const current = nameOf(last);
  const count = entered.length;
  const guess = predictNext(countBigrams(entered), last);
  return (
    <section className={kitStyles.card} aria-label={t`Guess from counts`}>
      <h4 className={kitStyles.question}>{t`Guess from counts`}</h4>
      <p>{t`This one learns, by counting. Patterns so far: ${count}.`}</p>
      {guess.kind === 'predicted' ? (
        <ul>
          {guess.options.map(({ next, count: times, share }) => {
            const name = nameOf(next);
            const percent = Math.round(share * 100);
            return <li key={next}>{t`After ${current}: ${name} ${times} ×, ${percent}%`}</li>;
          })}
        </ul>
      ) : (
        <p>{t`Nothing has followed ${current} yet. Enter more patterns.`}</p>
      )}
    </section>
  );
}
