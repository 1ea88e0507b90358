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
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from './activity.ts';
import { CompleteActivity } from './CompleteActivity.tsx';
import { ThingPicture } from './ThingPicture.tsx';
import { useDelay } from './useDelay.ts';

const LABEL_NAMES: Readonly<Record<FruitLabel, MessageDescriptor>> = {
  Apple: msg`Apple`,
  Strawberry: msg`Strawberry`,
};

export function FruitModel({ onComplete }: Pick<ActivityProps, 'onComplete'>) {
  const [phase, setPhase] = useState<'training' | 'testing' | 'done'>('training');
  const [labels, setLabels] = useState<FruitLabels>({});
  const [score, setScore] = useState(0);
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
        onDone={(points) => {
          setScore(points);
          setPhase('done');
        }}
      />
    );
  return <FruitResult labels={labels} score={score} onComplete={onComplete} />;
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

function FruitTesting({ labels, onDone }: { labels: FruitLabels; onDone(score: number): void }) {
  const { t, i18n } = useLingui();
  const [at, setAt] = useState(0);
  const [score, setScore] = useState(0);
  const [guess, setGuess] = useState<FruitLabel>();
  const after = useDelay();
  const fruit = TEST_FRUITS[at] ?? TEST_FRUITS[0];
  if (!fruit) return null;
  const verdict = modelLabel(labels, fruit);
  const answer = (label: FruitLabel) => {
    if (guess) return;
    const points = score + (label === verdict ? 1 : 0);
    setGuess(label);
    setScore(points);
    after(() => {
      if (at + 1 === TEST_FRUITS.length) return onDone(points);
      setGuess(undefined);
      setAt(at + 1);
    }, FRUIT_FEEDBACK_MS);
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

function FruitResult({ labels, score, onComplete }: { labels: FruitLabels; score: number; onComplete(): void }) {
  const { t, i18n } = useLingui();
  const right = heldOutScore(labels);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p role="status" className="text-lg font-bold">
        <Trans>
          Score: {score} of {TEST_FRUITS.length}
        </Trans>
      </p>
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
