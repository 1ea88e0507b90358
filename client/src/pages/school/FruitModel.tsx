// The fruit model activity: the child labels four fruits, foresees three verdicts, then sees the model meet new fruits.
import { FRUIT_FEEDBACK_MS, TESTING_BEGINS_MS } from '@lanternwise/shared/school/delays';
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
} from '@lanternwise/shared/school/fruit';
import { modelCard } from '@lanternwise/shared/school/unit2Grade';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from './activity.ts';
import { CompleteActivity } from './CompleteActivity.tsx';
import { ThingPicture } from './ThingPicture.tsx';
import { useDelay } from './useDelay.ts';
import { WrongAnswerNote } from './WrongAnswerNote.tsx';

const LABEL_NAMES: Readonly<Record<FruitLabel, MessageDescriptor>> = {
  Apple: msg`Apple`,
  Strawberry: msg`Strawberry`,
};

export function FruitModel({ onComplete }: Pick<ActivityProps<'unit-2-fruit'>, 'onComplete'>) {
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
  if (phase === 'training') return <FruitTraining labels={labels} onLabel={label} />;
  if (phase === 'testing')
    return (
      <FruitTesting
        labels={labels}
        onDone={(given) => {
          setGuesses(given);
          setPhase('done');
        }}
      />
    );
  const complete = () =>
    onComplete({
      answer: { labels, guesses },
      model: modelCard(TRAINING_FRUITS.length, heldOutScore(labels), HELD_OUT_FRUITS.length),
    });
  return <FruitResult labels={labels} guesses={guesses} onComplete={complete} />;
}

function FruitTraining({ labels, onLabel }: { labels: FruitLabels; onLabel(id: string, label: FruitLabel): void }) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-4">
      <p>
        <Trans>Training: label all 4 fruits. A label stays once you have set it.</Trans>
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {TRAINING_FRUITS.map(({ id, emoji }, at) => (
          <li key={id}>
            <fieldset className="grid justify-items-center gap-2">
              <legend className="lw-hidden">{t`Fruit ${at + 1}`}</legend>
              <ThingPicture thing={emoji} className="h-16" />
              {FRUIT_LABELS.map((label) => (
                <Button
                  key={label}
                  size="small"
                  wide
                  variant={labels[id] === label ? 'primary' : 'secondary'}
                  aria-pressed={labels[id] === label}
                  aria-disabled={id in labels}
                  onClick={() => onLabel(id, label)}
                >
                  {i18n._(LABEL_NAMES[label])}
                </Button>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      <p role="status">{isTrainingDone(labels) && <Trans>The model has learned your labels.</Trans>}</p>
    </div>
  );
}

function FruitTesting({ labels, onDone }: { labels: FruitLabels; onDone(guesses: FruitLabel[]): void }) {
  const { t, i18n } = useLingui();
  const [guesses, setGuesses] = useState<FruitLabel[]>([]);
  const [at, setAt] = useState(0);
  const after = useDelay();
  const fruit = TEST_FRUITS[at] ?? TEST_FRUITS[0];
  if (!fruit) return null;
  const guess = guesses[at];
  const verdict = modelLabel(labels, fruit);
  const answer = (label: FruitLabel) => {
    if (guess) return;
    const next = [...guesses, label];
    setGuesses(next);
    after(() => (next.length === TEST_FRUITS.length ? onDone(next) : setAt(at + 1)), FRUIT_FEEDBACK_MS);
  };
  const says = verdict ? i18n._(LABEL_NAMES[verdict]) : '';
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p>
        <Trans>
          Testing: fruit {at + 1} of {TEST_FRUITS.length}. What will your model say?
        </Trans>
      </p>
      <span role="img" aria-label={t`The fruit to test`} className="justify-self-center">
        <ThingPicture thing={fruit.emoji} className="h-32" />
      </span>
      <div className="flex flex-wrap justify-center gap-3">
        {FRUIT_LABELS.map((label) => (
          <Button key={label} variant="secondary" onClick={() => answer(label)}>
            {i18n._(LABEL_NAMES[label])}
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

interface FruitResultProps {
  labels: FruitLabels;
  guesses: readonly FruitLabel[];
  onComplete(): void;
}

function FruitResult({ labels, guesses, onComplete }: FruitResultProps) {
  const { t, i18n } = useLingui();
  const right = heldOutScore(labels);
  const score = TEST_FRUITS.filter((fruit, at) => guesses[at] === modelLabel(labels, fruit)).length;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p role="status" className="text-lg font-bold">
        <Trans>
          Score: {score} of {TEST_FRUITS.length}
        </Trans>
      </p>
      <WrongAnswerNote>
        {score < TEST_FRUITS.length &&
          t`Where your answer was another one: a model does not know the true name, it repeats the label that you gave to the most similar fruits.`}
      </WrongAnswerNote>
      <p>
        <Trans>
          Now fruits that were kept aside, with their true names. Your model got {right} of {HELD_OUT_FRUITS.length}{' '}
          right.
        </Trans>
      </p>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {HELD_OUT_FRUITS.map((fruit) => {
          const verdict = modelLabel(labels, fruit);
          const truth = i18n._(LABEL_NAMES[fruit.truth]);
          const says = verdict ? i18n._(LABEL_NAMES[verdict]) : '';
          return (
            <li key={fruit.id} className="grid justify-items-center">
              <ThingPicture thing={fruit.emoji} className="h-14" />
              <span className="text-sm">{t`True: ${truth}`}</span>
              <span className={verdict === fruit.truth ? 'text-sm text-ok' : 'text-sm text-error'}>
                {verdict === fruit.truth ? '✓' : '✗'} {t`Model: ${says}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p>
        <Trans>
          The model knows only your labels: it compares colour, size and roundness. Right labels make it right, wrong
          labels make it wrong.
        </Trans>
      </p>
      <CompleteActivity onComplete={onComplete} />
    </div>
  );
}
