// The label-the-pictures game: four animals in order, one point for each right name.
import { PICTURE_CORRECT_MS } from '@lanternwise/shared/school/delays';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from './activity.ts';
import { CompleteActivity } from './CompleteActivity.tsx';
import { type Thing, ThingPicture } from './ThingPicture.tsx';
import { useDelay } from './useDelay.ts';

const PICTURES: readonly { id: Thing; name: MessageDescriptor }[] = [
  { id: 'dog', name: msg`Dog` },
  { id: 'cat', name: msg`Cat` },
  { id: 'rabbit', name: msg`Rabbit` },
  { id: 'panda', name: msg`Panda` },
];

export function PictureGame({ onComplete }: Pick<ActivityProps, 'onComplete'>) {
  const { t, i18n } = useLingui();
  const [at, setAt] = useState(0);
  const [score, setScore] = useState(0);
  const after = useDelay();
  const isCorrect = score > at;
  const picture = PICTURES[at];
  const answer = (id: Thing) => {
    // A wrong name does nothing, as the requirements ask; a point counts once.
    if (id !== picture?.id || isCorrect) return;
    setScore(score + 1);
    after(() => setAt(at + 1), PICTURE_CORRECT_MS);
  };
  if (!picture)
    return (
      <div className="grid gap-4 text-center">
        <p className="text-lg font-bold">
          <Trans>
            Score: {score} of {PICTURES.length}
          </Trans>
        </p>
        <p>
          <Trans>You gave four pictures their names. Pictures with names are what a model learns from.</Trans>
        </p>
        <CompleteActivity onComplete={onComplete} />
      </div>
    );
  return (
    <div className="grid gap-4 text-center">
      <p>
        <Trans>
          Which animal is this? Picture {at + 1} of {PICTURES.length}
        </Trans>
      </p>
      <span role="img" aria-label={t`The picture to label`} className="justify-self-center">
        <ThingPicture thing={picture.id} className="h-32" />
      </span>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {PICTURES.map(({ id, name }) => (
          <Button key={id} variant="secondary" onClick={() => answer(id)}>
            {i18n._(name)}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-7 font-bold text-ok">
        {isCorrect && <Trans>Correct! Score: {score}</Trans>}
      </p>
    </div>
  );
}
