// The learner labels four fruits, foresees three verdicts of the model, then sees it meet new fruits.
import {
  FRUIT_LABELS,
  type FruitLabel,
  type FruitLabels,
  HELD_OUT_FRUITS,
  heldOutScore,
  isTrainingDone,
  labelFruit,
  modelLabel,
  TEST_FRUITS,
  TRAINING_FRUITS,
} from '@lanternwise/shared/activities/fruit-model/fruit';
import { modelCard } from '@lanternwise/shared/activities/kit/figures';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CompleteButton } from '../kit/CompleteButton.tsx';
import kitStyles from '../kit/layout.module.css';
import { useDelay } from '../kit/useDelay.ts';
import { FruitPicture } from './FruitPicture.tsx';

type Props = ActivityProps<'fruit-model'>;

const TESTING_BEGINS_MS = 800;
const FEEDBACK_MS = 1200;

const nameOf = ({ labels }: Props['activity'], label: FruitLabel | undefined): string =>
  labels.find(({ id }) => id === label)?.text ?? '';

export function FruitModelActivity({ activity, submit, report }: Props) {
  const [phase, setPhase] = useState<'training' | 'testing' | 'done'>('training');
  const [labels, setLabels] = useState<FruitLabels>({});
  const [guesses, setGuesses] = useState<FruitLabel[]>([]);
  const after = useDelay();
  const label = (id: string, chosen: FruitLabel) => {
    const next = labelFruit(labels, id, chosen);
    if (next === labels) return;
    setLabels(next);
    if (isTrainingDone(next)) after(() => setPhase('testing'), TESTING_BEGINS_MS);
  };
  if (phase === 'training') return <FruitTraining activity={activity} labels={labels} onLabel={label} />;
  if (phase === 'testing')
    return (
      <FruitTesting
        activity={activity}
        labels={labels}
        onDone={(given) => {
          setGuesses(given);
          setPhase('done');
        }}
      />
    );
  const complete = () => {
    submit({ labels, guesses });
    report(modelCard(TRAINING_FRUITS.length, heldOutScore(labels), HELD_OUT_FRUITS.length));
  };
  return <FruitResult activity={activity} labels={labels} guesses={guesses} onComplete={complete} />;
}

interface PartProps {
  activity: Props['activity'];
  labels: FruitLabels;
}

interface FruitTrainingProps extends PartProps {
  onLabel(id: string, label: FruitLabel): void;
}

function FruitTraining({ activity, labels, onLabel }: FruitTrainingProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4">
      <p>{t`Training: label all 4 fruits. A label stays once you have set it.`}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {TRAINING_FRUITS.map(({ id, emoji }, at) => (
          <li key={id}>
            <fieldset className="grid justify-items-center gap-2">
              <legend className="lw-hidden">{t`Fruit ${at + 1}`}</legend>
              <FruitPicture fruit={emoji} className="h-16" />
              {FRUIT_LABELS.map((label) => (
                <Button
                  key={label}
                  size="small"
                  data-control={`label:${id}:${label}`}
                  wide
                  variant={labels[id] === label ? 'primary' : 'secondary'}
                  aria-pressed={labels[id] === label}
                  aria-disabled={id in labels}
                  onClick={() => onLabel(id, label)}
                >
                  {nameOf(activity, label)}
                </Button>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      <p role="status">{isTrainingDone(labels) && activity.messages.correct}</p>
    </div>
  );
}

function FruitTesting({ activity, labels, onDone }: PartProps & { onDone(guesses: FruitLabel[]): void }) {
  const { t } = useLingui();
  const [guesses, setGuesses] = useState<FruitLabel[]>([]);
  const [at, setAt] = useState(0);
  const after = useDelay();
  const [number, count] = [at + 1, TEST_FRUITS.length];
  const fruit = TEST_FRUITS[at] ?? TEST_FRUITS[0];
  if (!fruit) return null;
  const guess = guesses[at];
  const verdict = modelLabel(labels, fruit);
  const answer = (label: FruitLabel) => {
    if (guess) return;
    const next = [...guesses, label];
    setGuesses(next);
    after(() => (next.length === TEST_FRUITS.length ? onDone(next) : setAt(at + 1)), FEEDBACK_MS);
  };
  const says = nameOf(activity, verdict);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p>{t`Testing: fruit ${number} of ${count}. What will your model say?`}</p>
      <span role="img" aria-label={t`The fruit to test`} className="justify-self-center">
        <FruitPicture fruit={fruit.emoji} className="h-32" />
      </span>
      <div className="flex flex-wrap justify-center gap-3">
        {FRUIT_LABELS.map((label) => (
          <Button key={label} variant="secondary" data-control={`guess:${label}`} onClick={() => answer(label)}>
            {nameOf(activity, label)}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-7 font-bold">
        {guess &&
          (guess === verdict
            ? t`Right: your model says ${says}.`
            : t`Your model says ${says}, because you labelled the most similar fruits so.`)}
      </p>
    </div>
  );
}

interface FruitResultProps extends PartProps {
  guesses: readonly FruitLabel[];
  onComplete(): void;
}

function FruitResult({ activity, labels, guesses, onComplete }: FruitResultProps) {
  const { t } = useLingui();
  const right = heldOutScore(labels);
  const [count, newCount] = [TEST_FRUITS.length, HELD_OUT_FRUITS.length];
  const score = TEST_FRUITS.filter((fruit, at) => guesses[at] === modelLabel(labels, fruit)).length;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p role="status" className="text-lg font-bold">
        {t`Score: ${score} of ${count}`}
      </p>
      <p aria-live="polite" className={kitStyles.note}>
        {score < count && activity.missed}
      </p>
      <p>{t`Now fruits that were kept aside, with their true names. Your model got ${right} of ${newCount} right.`}</p>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {HELD_OUT_FRUITS.map((fruit) => {
          const verdict = modelLabel(labels, fruit);
          const truth = nameOf(activity, fruit.truth);
          const says = nameOf(activity, verdict);
          return (
            <li key={fruit.id} className="grid justify-items-center">
              <FruitPicture fruit={fruit.emoji} className="h-14" />
              <span className="text-sm">{t`True: ${truth}`}</span>
              <span className={verdict === fruit.truth ? 'text-sm text-ok' : 'text-sm text-error'}>
                {verdict === fruit.truth ? '✓' : '✗'} {t`Model: ${says}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p>{activity.conclusion}</p>
      <CompleteButton label={activity.check} onPress={onComplete} />
    </div>
  );
}
