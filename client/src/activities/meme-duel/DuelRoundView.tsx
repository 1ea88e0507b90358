// One round: four captions of the learner's machine to choose from, then both jokes with their numbers and laughs.

import { type Caption, CROWD, laughsOf, type Measures } from '@lanternwise/shared/activities/kit/memes/captions';
import type { DuelRound, PlayedRound } from '@lanternwise/shared/activities/meme-duel/duel';
import { ROUNDS } from '@lanternwise/shared/activities/meme-duel/duel';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import { reveal } from '../kit/feedback/reveal.ts';
import kitStyles from '../kit/layout.module.css';
import { CaptionChoice, percent } from '../kit/memes/CaptionChoice.tsx';
import { MemePicture } from '../kit/memes/MemePicture.tsx';
import styles from '../kit/memes/memes.module.css';
import { Formulas } from './Formulas.tsx';

type Scene = ActivityOf<'meme-duel'>['scenes'][number];

interface DuelRoundViewProps {
  activity: ActivityOf<'meme-duel'>;
  scene: Scene;
  /** From 1. */
  number: number;
  round: DuelRound;
  played: readonly PlayedRound[];
  picked: number | undefined;
  onPick(at: number): void;
}

export function DuelRoundView({ activity, scene, number, round, played, picked, onPick }: DuelRoundViewProps) {
  const { t } = useLingui();
  const { id, title, words } = scene;
  const told = played[number - 1];
  const mine = picked === undefined ? undefined : round.mine[picked];
  return (
    <section className={cx(kitStyles.card, kitStyles.stack)}>
      <p className={kitStyles.question}>{t`Round ${number} of ${ROUNDS}`}</p>
      {mine && told ? (
        <div ref={reveal} className={styles.result} role="status">
          <Joke label={t`You`} scene={scene} caption={mine} measures={told.mine} />
          <Joke label={t`Neo`} scene={scene} caption={round.neo} measures={told.neo} />
          <Formulas formulas={activity.formulas} />
        </div>
      ) : (
        <>
          <div className={styles.task}>
            <MemePicture scene={id} caption="" label={title} />
            <Formulas formulas={activity.formulas} words={words} />
          </div>
          <CaptionChoice
            captions={round.mine}
            chosen={undefined}
            disabled={false}
            showsSource={false}
            onChoose={onPick}
          />
        </>
      )}
    </section>
  );
}

interface JokeProps {
  label: string;
  scene: Scene;
  caption: Caption | undefined;
  measures: Measures;
}

function Joke({ label, scene, caption, measures }: JokeProps) {
  const { t } = useLingui();
  const laughs = laughsOf(measures);
  const text = caption?.text ?? '';
  return (
    <div className={styles.side}>
      <p className={styles.laughs}>{t`${label}: ${laughs} of ${CROWD} laugh`}</p>
      <MemePicture scene={scene.id} caption={text} label={`${scene.title}: ${text}`} />
      <Numbers measures={measures} />
    </div>
  );
}

export function Numbers({ measures: { relevance, novelty, kindness } }: { measures: Measures }) {
  const { t } = useLingui();
  const rows: [string, number][] = [
    [t`Relevance`, relevance],
    [t`Novelty`, novelty],
    [t`Kindness`, kindness],
  ];
  return (
    <table className={styles.numbers}>
      <tbody>
        {rows.map(([name, share]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{percent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
