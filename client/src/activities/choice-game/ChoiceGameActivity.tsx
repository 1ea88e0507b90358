// Choice game: rounds of choices, then an analysis of the learner's own choices, then some influences to list.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useState } from 'react';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Illustration } from '../kit/Illustration.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { ChoiceAnalysis, type Choices } from './ChoiceAnalysis.tsx';
import styles from './ChoiceGameActivity.module.css';

export function ChoiceGameActivity(props: ActivityProps<'choice-game'>) {
  const { activity } = props;
  const [choices, setChoices] = useState<Choices>({});
  const round = activity.rounds.find((r) => choices[r.id] === undefined);
  if (!round) return <ChoiceAnalysis {...props} choices={choices} onRestart={() => setChoices({})} />;
  const at = activity.rounds.indexOf(round);
  const { words, illustration } = activity;
  return (
    <>
      <div className={kitStyles.progress}>
        <p className={kitStyles.note}>
          {fillPlaceholders(words.round, { number: at + 1, count: activity.rounds.length })}
        </p>
        <ProgressBar label={words.progress} value={at} max={activity.rounds.length} colour="amber" />
      </div>
      <div className={styles.round}>
        <Illustration name={illustration ?? activity.id} symbol={activity.symbol} className={styles.picture} />
        <div>
          <p className={kitStyles.question}>{fillPlaceholders(words.question, { title: round.title })}</p>
          <Options
            key={round.id}
            label={round.title}
            options={round.options}
            chosen={undefined}
            layout="column"
            onChoose={(option) => setChoices({ ...choices, [round.id]: option })}
          />
        </div>
      </div>
    </>
  );
}
