// The label-the-pictures game: four animals in order, one point for each right name.
import { PICTURE_CORRECT_MS } from '@lanternwise/shared/school/delays';
import { PICTURE_ANIMALS, type PictureAnimal } from '@lanternwise/shared/school/pictures';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type ActivityProps, withTry } from './activity.ts';
import { CompleteActivity } from './CompleteActivity.tsx';
import { ThingPicture } from './ThingPicture.tsx';
import { useDelay } from './useDelay.ts';
import { WrongAnswerNote } from './WrongAnswerNote.tsx';
import { ANIMAL_REASONS } from './wrongAnswerTexts.ts';

const NAMES: Readonly<Record<PictureAnimal, MessageDescriptor>> = {
  dog: msg`Dog`,
  cat: msg`Cat`,
  rabbit: msg`Rabbit`,
  panda: msg`Panda`,
};

export function PictureGame({ onComplete }: Pick<ActivityProps<'unit-2-pictures'>, 'onComplete'>) {
  const { t, i18n } = useLingui();
  const [at, setAt] = useState(0);
  const [score, setScore] = useState(0);
  const [tries, setTries] = useState<Partial<Record<PictureAnimal, PictureAnimal[]>>>({});
  const [wrong, setWrong] = useState<PictureAnimal>();
  const after = useDelay();
  const isCorrect = score > at;
  const picture = PICTURE_ANIMALS[at];
  const answer = (id: PictureAnimal) => {
    if (picture === undefined || isCorrect) return;
    setTries({ ...tries, [picture]: withTry(tries[picture], id) });
    setWrong(id === picture ? undefined : id);
    // A wrong name does nothing but explain itself, as the requirements ask; a point counts once.
    if (id !== picture) return;
    setScore(score + 1);
    after(() => setAt(at + 1), PICTURE_CORRECT_MS);
  };
  if (!picture)
    return (
      <div className="grid gap-4 text-center">
        <p className="text-lg font-bold">
          <Trans>
            Score: {score} of {PICTURE_ANIMALS.length}
          </Trans>
        </p>
        <p>
          <Trans>You gave four pictures their names. Pictures with names are what a model learns from.</Trans>
        </p>
        <CompleteActivity onComplete={() => onComplete({ answer: { tries } })} />
      </div>
    );
  return (
    <div className="grid gap-4 text-center">
      <p>
        <Trans>
          Which animal is this? Picture {at + 1} of {PICTURE_ANIMALS.length}
        </Trans>
      </p>
      <span role="img" aria-label={t`The picture to label`} className="justify-self-center">
        <ThingPicture thing={picture} className="h-32" />
      </span>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {PICTURE_ANIMALS.map((id) => (
          <Button key={id} variant="secondary" onClick={() => answer(id)}>
            {i18n._(NAMES[id])}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-7 font-bold text-ok">
        {isCorrect && <Trans>Correct! Score: {score}</Trans>}
      </p>
      <WrongAnswerNote>{wrong && i18n._(ANIMAL_REASONS[wrong])}</WrongAnswerNote>
    </div>
  );
}
