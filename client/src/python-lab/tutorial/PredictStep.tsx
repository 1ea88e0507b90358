// Predict the output: choose what a program prints; a wrong guess says why and may be changed.

import type { TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { useMemo, useState } from 'react';
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
    <section className={cardsStyles.task} aria-label="What will it print?">
      <h4 className={cardsStyles.title}>What will it print?</h4>
      <div className={styles.options}>
        {options.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            disabled={right && chosen !== id}
            className={cx(cardsStyles.card, chosen === id && (right ? cardsStyles.isRight : cardsStyles.isWrong))}
            onClick={() => choose(id)}
          >
            <code>{text}</code>
          </button>
        ))}
      </div>
      <div role="status">
        {option && (
          <VerdictBox
            verdict={{
              tone: right ? 'right' : 'wrong',
              title: right ? 'You read it like Python does!' : 'Not quite. Have another look.',
              help: [option.why],
            }}
          />
        )}
      </div>
    </section>
  );
}
