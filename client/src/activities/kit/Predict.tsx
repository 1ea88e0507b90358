// A guess before trying: a question with options; the reply to the guess stays, and nothing is marked as a mistake.
import type { Prediction } from '@lanternwise/shared/activities/kit/prediction';
import { useLingui } from '@lingui/react/macro';
import { useGuessing } from './feedback/useFeedback.ts';
import kitStyles from './layout.module.css';
import { Options } from './Options.tsx';

export interface PredictProps {
  predict: Prediction;
  predicted: string | undefined;
  onPredict(option: string): void;
}

export function Predict({ predict, predicted, onPredict }: PredictProps) {
  const { t } = useLingui();
  const guess = predict.options.find(({ id }) => id === predicted);
  useGuessing(guess === undefined);
  if (!guess) {
    return (
      <div className={kitStyles.stack}>
        <Options
          question={predict.question}
          group="predict"
          options={predict.options}
          chosen={undefined}
          onChoose={onPredict}
        />
      </div>
    );
  }
  const { text } = guess;
  return (
    <p role="status" className={kitStyles.note}>
      {t`Your guess: ${text}`} – {guess.why}
    </p>
  );
}
