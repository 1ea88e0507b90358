// Predict the output: choose what a program prints; a wrong guess says why and may be changed.

import type { TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useMemo, useState } from 'react';
import { Badge } from '../../activities/kit/Badge.tsx';
import { OPTION_LETTERS } from '../../activities/kit/Options.tsx';
import { playSound } from '../../audio/playSound.ts';
import { cx } from '../../ui/cx.ts';
import cardsStyles from './cards.module.css';
import styles from './PredictStep.module.css';
import { VerdictBox } from './VerdictBox.tsx';

export interface PredictStepProps {
  step: TutorialStepOf<'predict'>;
  seed: number;
  onTried(right: boolean): void;
}

export function PredictStep({ step, seed, onTried }: PredictStepProps) {
  const [chosen, setChosen] = useState<string>();
  const options = useMemo(() => shuffleUntilDifferent(step.options, seed), [step.options, seed]);
  const option = step.options.find(({ id }) => id === chosen);
  const right = chosen === step.answer;
  const choose = (id: string) => {
    if (right) return;
    setChosen(id);
    playSound(id === step.answer ? 'celebration' : 'fail-soft');
    onTried(id === step.answer);
  };
  return (
    <section className={cardsStyles.task} aria-label={t`What will it print?`}>
      <h4 className={cardsStyles.title}>
        <Trans>What will it print?</Trans>
      </h4>
      <div className={styles.options}>
        {options.map(({ id, text }, at) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            disabled={right && chosen !== id}
            className={cx(cardsStyles.card, chosen === id && (right ? cardsStyles.isRight : cardsStyles.isWrong))}
            onClick={() => choose(id)}
          >
            <Badge>{OPTION_LETTERS[at]}</Badge>
            <code>{text}</code>
            {chosen === id && <ResultIcon right={right} />}
          </button>
        ))}
      </div>
      <div role="status">
        {option && (
          <VerdictBox
            verdict={{
              tone: right ? 'right' : 'wrong',
              title: right ? t`You read it like Python does!` : t`Not quite. Have another look.`,
              help: [option.why],
            }}
          />
        )}
      </div>
    </section>
  );
}

/** Beside the colour; the verdict says it in words. */
function ResultIcon({ right }: { right: boolean }) {
  const Icon = right ? Check : X;
  return <Icon aria-hidden="true" size={22} strokeWidth={3.5} />;
}
