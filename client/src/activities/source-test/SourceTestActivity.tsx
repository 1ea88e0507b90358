// The source test: five hundred sentences are counted in each of three ways, the bars stand below each other, and a question asks why.

import { PARROTS } from '@lanternwise/shared/activities/kit/facts/mapNames';
import type { ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import { SOURCES, type Source, type SourceCount } from '@lanternwise/shared/activities/source-test/sources';
import { useLingui } from '@lingui/react/macro';
import type { FactView } from '../fact-check/draft.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { SourceRow } from './SourceRow.tsx';
import styles from './SourceTest.module.css';
import { percentFalse, useSourceCounts } from './useSourceCounts.ts';

type Counts = AnswerOf<'source-test'>['counts'];

const NOTHING = '_none';

export function SourceTestActivity({ activity, seed, submit, report }: ActivityProps<'source-test'>) {
  const { draft, latest, running, run, guess } = useSourceCounts(activity, seed);
  const { predicted, counts } = draft;
  const countOf = (source: Source) => counts[source]?.falseOnes ?? -1;
  const answered: Counts = { plain: countOf('plain'), diary: countOf('diary'), book: countOf('book') };
  const check = useAnswerCheck<AnswerOf<'source-test'>>(
    { predicted: predicted ?? NOTHING, counts: answered, conclusion: NOTHING },
    ({ conclusion }) => {
      const grade = submit({ predicted: predicted ?? NOTHING, counts: answered, conclusion });
      if (grade.correct) report(figuresOf(counts));
      return grade;
    },
  );
  // The parrots of the fact check say it.
  useOnMap<FactView>(activity.from, { speech: latest?.sample ?? [] });
  useCameraBeside(PARROTS);
  const isCounted = SOURCES.every((source) => counts[source] !== undefined);
  return (
    <>
      <p className={kitStyles.question}>{activity.task}</p>
      <div className={styles.rows}>
        {SOURCES.map((source) => (
          <SourceRow
            key={source}
            source={source}
            words={activity.sources[source]}
            count={counts[source]}
            isBusy={running !== undefined || check.solved}
            onRun={() => void run(source)}
          />
        ))}
      </div>
      <Predict predict={activity.predict} predicted={predicted} on={['run:']} onPredict={guess} />
      {latest && <Sample sample={latest.sample} />}
      <Diary diary={activity.diary} />
      {isCounted && (
        <>
          <p className={kitStyles.question}>{activity.conclusion.question}</p>
          <Options
            label={activity.conclusion.question}
            group="conclude"
            options={activity.conclusion.options}
            chosen={check.answer.conclusion}
            disabled={check.solved}
            onChoose={(conclusion) => check.changeAnswer({ ...check.answer, conclusion })}
          />
        </>
      )}
      <CheckBar
        activity={activity}
        check={check}
        ready={isCounted && check.answer.conclusion !== NOTHING}
        incompleteHint={isCounted ? activity.conclusion.question : activity.task}
      />
    </>
  );
}

const figuresOf = (counts: Partial<Record<Source, SourceCount>>): Record<string, number> => ({
  'false sentences without a source, %': percentFalse(counts.plain),
  'false sentences with a second text, %': percentFalse(counts.diary),
  'false sentences when looked up, %': percentFalse(counts.book),
});

function Sample({ sample }: Pick<SourceCount, 'sample'>) {
  const { t } = useLingui();
  return (
    <ul className={styles.sample} aria-label={t`What she said first`}>
      {sample.map(({ text, isTrue }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may be said twice.
        <li key={at}>
          <span aria-hidden="true">{isTrue ? '✔' : '✖'}</span>
          <span>{text}</span>
          <span className={styles.verdict}>{isTrue ? t`True` : t`False`}</span>
        </li>
      ))}
    </ul>
  );
}

function Diary({ diary }: Pick<ActivityOf<'source-test'>, 'diary'>) {
  const { t } = useLingui();
  return (
    <details className={styles.diary}>
      <summary>{t`Read the diary`}</summary>
      <p>{diary}</p>
    </details>
  );
}
