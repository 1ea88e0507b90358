// The dice cave: temperature and top-k as levers, ten sentences at a time, and a plot of variety against sense.
import { LEVER } from '@lanternwise/shared/activities/dice-samples/mapNames';
import { extremeRuns, FEW } from '@lanternwise/shared/activities/dice-samples/samples';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Brief } from '../kit/Brief.tsx';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { Plot } from '../kit/plot/Plot.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useRiver } from '../word-river/draft.ts';
import { DiceLevers } from './DiceLevers.tsx';
import styles from './DiceSamples.module.css';
import type { ShownRun } from './diceDraft.ts';
import { useDice } from './useDice.ts';

type DiceProps = ActivityProps<'dice-samples'>;
type River = NonNullable<ReturnType<typeof useRiver>>;

export function DiceSamplesActivity(props: DiceProps) {
  const { predict, from } = props.activity;
  const river = useRiver(from);
  const [predicted, setPredicted] = useState<string>();
  useCameraBeside(LEVER);
  return (
    <>
      {river && <DiceGame {...props} river={river} predicted={predicted} />}
      <Predict predict={predict} predicted={predicted} on={['run']} onPredict={setPredicted} />
    </>
  );
}

function DiceGame({
  activity,
  seed,
  submit,
  report,
  river,
  predicted,
}: DiceProps & { river: River; predicted: string | undefined }) {
  const { t } = useLingui();
  const { draft, change, run, isRunning } = useDice(activity.id, river.text, seed);
  const { runs } = draft;
  useOnMap<true>(activity.id, true);
  const check = useAnswerCheck<'cold' | 'hot' | '_none'>('_none', (read) => {
    const grade = submit({ predicted: predicted ?? '_none', runs: runs.map(toAnswer), read });
    if (grade.correct) report({ runs: runs.length, ...figuresOf(runs) });
    return grade;
  });
  const isComparable = extremeRuns(runs) !== undefined && runs.some(({ topK }) => topK <= FEW);
  return (
    <>
      <p className={kitStyles.question}>
        <Brief text={activity.task} rest="more" />
      </p>
      <DiceLevers
        settings={draft}
        onChange={change}
        isRunning={isRunning || check.solved}
        isQuiet={isComparable}
        onRun={() => {
          check.reset();
          void run();
        }}
      />
      <LastRun run={runs.at(-1)} />
      {runs.length > 0 && (
        <Plot
          kind="scatter"
          caption={t`Each mark is one run of ten sentences`}
          xLabel={t`Variety, %`}
          yLabel={t`Sense, %`}
          points={runs.map(({ id, temperature, variety, sense }) => ({
            id,
            x: Math.round(variety * 100),
            y: Math.round(sense * 100),
            series: t`Temperature ${temperature}`,
          }))}
        />
      )}
      {isComparable && (
        <Options
          question={activity.ask}
          group="read"
          options={(['cold', 'hot'] as const).map((id) => ({ id, text: activity.names[id] }))}
          chosen={check.answer}
          disabled={check.solved}
          onChoose={(read) => check.changeAnswer(read === 'hot' ? 'hot' : 'cold')}
        />
      )}
      <CheckBar activity={activity} check={check} ready={check.answer !== '_none'} incompleteHint={undefined} />
    </>
  );
}

const toAnswer = ({ temperature, topK, variety, sense }: ShownRun) => ({ temperature, topK, variety, sense });

function figuresOf(runs: readonly ShownRun[]): Record<string, number> {
  const extremes = extremeRuns(runs);
  if (!extremes) return {};
  const percent = (value: number) => Math.round(value * 100);
  return {
    'variety, cold': percent(extremes.cold.variety),
    'variety, hot': percent(extremes.hot.variety),
    'sense, cold': percent(extremes.cold.sense),
    'sense, hot': percent(extremes.hot.sense),
  };
}

function LastRun({ run }: { run: ShownRun | undefined }) {
  const { t } = useLingui();
  if (!run) return null;
  const [variety, sense] = [Math.round(run.variety * 100), Math.round(run.sense * 100)];
  return (
    <div role="status" className={kitStyles.card}>
      <p className={kitStyles.note}>
        <Brief
          rest="more"
          text={t`Variety ${variety}%, sense ${sense}%. Variety counts pairs of words that differ. Sense counts triples of words that your text contains.`}
        />
      </p>
      <ul className={styles.sentences}>
        {run.sentences.slice(0, 3).map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cold dice write the same sentence again and again.
          <li key={at}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
