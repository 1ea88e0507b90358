// Pictures are named in their order: a right name scores once and leads on, a wrong one only explains itself.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CompleteButton } from '../kit/CompleteButton.tsx';
import kitStyles from '../kit/layout.module.css';
import { useDelay } from '../kit/useDelay.ts';
import { withTry } from '../kit/withTry.ts';
import { AnimalPicture } from './AnimalPicture.tsx';

const CORRECT_SHOWN_MS = 1500;

export function PictureLabelsActivity({ activity, submit }: ActivityProps<'picture-labels'>) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const [score, setScore] = useState(0);
  const [tries, setTries] = useState<Record<string, string[]>>({});
  const [wrong, setWrong] = useState<string>();
  const after = useDelay();
  const { pictures } = activity;
  const [number, count] = [at + 1, pictures.length];
  const isCorrect = score > at;
  const picture = pictures[at];
  if (!picture)
    return (
      <div className="grid gap-4 text-center">
        <p className="text-lg font-bold">{t`Score: ${score} of ${count}`}</p>
        <p>{activity.conclusion}</p>
        <CompleteButton label={activity.check} onPress={() => submit({ tries })} />
      </div>
    );
  const answer = (id: string) => {
    if (isCorrect) return;
    setTries({ ...tries, [picture.id]: withTry(tries[picture.id], id) });
    setWrong(id === picture.id ? undefined : id);
    if (id !== picture.id) return;
    setScore(score + 1);
    after(() => setAt(at + 1), CORRECT_SHOWN_MS);
  };
  return (
    <div className="grid gap-4 text-center">
      <p>{t`Picture ${number} of ${count}`}</p>
      <span role="img" aria-label={t`The picture to label`} className="justify-self-center">
        <AnimalPicture animal={picture.id} className="h-32" />
      </span>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map(({ id, text }) => (
          <Button key={id} variant="secondary" data-control={`name:${id}`} onClick={() => answer(id)}>
            {text}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-7 font-bold text-ok">
        {isCorrect && fillPlaceholders(activity.messages.correct, { score: String(score) })}
      </p>
      <p aria-live="polite" className={kitStyles.note}>
        {pictures.find(({ id }) => id === wrong)?.why}
      </p>
    </div>
  );
}
