// The laugh-o-meter in the window: trained on the learner's labels, its words as bars, ten held-out captions, and the threshold.

import { TEST_SIZE } from '@lanternwise/shared/activities/laugh-meter/definition';
import { METER } from '@lanternwise/shared/activities/laugh-meter/mapNames';
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { EMPTY_METER, type MeterDraft, parseMeter } from './draft.ts';
import { FunnyCaptions } from './FunnyCaptions.tsx';
import { MoreLabels } from './MoreLabels.tsx';
import { Threshold } from './Threshold.tsx';
import { readingOptions, testFigures } from './testFigures.ts';
import { useMeter } from './useMeter.ts';
import { WordBars } from './WordBars.tsx';
import type { MeterView } from './world.ts';

const NOTHING_READ = -1;
/** The threshold of the model card. */
const MIDDLE = 0.5;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function LaughMeterActivity({ activity, submit, report }: ActivityProps<'laugh-meter'>) {
  const { t } = useLingui();
  const [draft, store] = useStoredDraft(activity.id, EMPTY_METER, parseMeter);
  const [shown, setShown] = useState<string>();
  const { predicted, labels, threshold } = draft;
  const meter = useMeter(activity, labels);
  const model = meter?.model;
  const cases = meter?.cases ?? [];
  const figures = testFigures(cases, threshold);
  useOnMap<MeterView>(activity.id, { caption: shown ?? null });
  useCameraBeside(METER);
  const check = useAnswerCheck(NOTHING_READ, (read) => {
    const { called, caught, funny } = figures;
    const examples = meter?.examples.length ?? 0;
    const grade = submit({
      predicted: predicted ?? '_none',
      examples,
      tested: cases.length,
      funny,
      called,
      caught,
      read,
    });
    if (grade.correct) {
      const atMiddle = testFigures(cases, MIDDLE);
      report({
        'test accuracy': atMiddle.right / TEST_SIZE,
        'training captions': examples,
        'precision, %': Math.round((caught / called) * 100),
        'recall, %': Math.round((caught / funny) * 100),
      });
    }
    return grade;
  });
  const change = (next: Partial<MeterDraft>) => {
    store({ ...draft, ...next });
    check.reset();
  };
  const setLabel = (id: string, funny: boolean) => change({ labels: { ...labels, [id]: funny } });
  const isTested = model !== undefined && cases.length === TEST_SIZE;
  const isCaught = isTested && figures.funny > 0 && figures.caught === figures.funny;
  const called = figures.called;
  const labelled = activity.test.findIndex(({ id }) => labels[id] === undefined);
  const moreLabels = (
    <MoreLabels more={activity.more} labels={labels} isOpen={!model} disabled={check.solved} onLabel={setLabel} />
  );
  const ask = fillPlaceholders(activity.ask, { called: String(called) });
  return (
    <>
      {meter && (!model || meter.isSample) && (
        <Training examples={meter.examples} isSample={meter.isSample} isStuck={meter.isTrained && !model} />
      )}
      {meter?.isTrained && !model && moreLabels}
      {model && (
        <>
          <p className={kitStyles.question}>{activity.tasks.test}</p>
          <FunnyCaptions
            captions={isTested ? activity.test : activity.test.slice(0, labelled + 1)}
            labels={labels}
            disabled={check.solved}
            onLabel={setLabel}
            scored={isTested ? meter?.scored : undefined}
            threshold={threshold}
            onShow={setShown}
          />
        </>
      )}
      {model && isTested && (
        <>
          <Training examples={meter?.examples ?? []} isSample={false} isStuck={false} />
          <WordBars model={model} note={activity.tasks.words} />
          {moreLabels}
        </>
      )}
      {isTested && figures.funny === 0 && (
        <p role="status" className={kitStyles.question}>
          {t`Recall needs a funny caption. Which of the ten made you smile most? Label it funny.`}
        </p>
      )}
      {isTested && figures.funny > 0 && (
        <Threshold
          task={activity.tasks.threshold}
          cases={cases}
          threshold={threshold}
          figures={figures}
          disabled={check.solved}
          onMove={(at) => change({ threshold: at })}
        />
      )}
      <Predict
        predict={activity.predict}
        predicted={predicted}
        on={['strict', 'middle', 'loose']}
        onPredict={(guess) => change({ predicted: guess })}
      />
      {isCaught && (
        <Options
          question={ask}
          group="read"
          options={readingOptions(figures).map((count) => ({ id: String(count), text: String(count) }))}
          chosen={String(check.answer)}
          disabled={check.solved}
          onChoose={(read) => check.changeAnswer(Number(read))}
        />
      )}
      {isTested && figures.funny > 0 && (
        <CheckBar
          activity={activity}
          check={check}
          ready={isCaught && check.answer !== NOTHING_READ}
          incompleteHint={isCaught ? t`Choose the number.` : t`Move the threshold first.`}
        />
      )}
    </>
  );
}

interface TrainingProps {
  examples: readonly { funny: boolean }[];
  isSample: boolean;
  /** All labels are the same. */
  isStuck: boolean;
}

function Training({ examples, isSample, isStuck }: TrainingProps) {
  const { t } = useLingui();
  const total = examples.length;
  const funny = examples.filter((one) => one.funny).length;
  const plain = total - funny;
  return (
    <div role="status" className={kitStyles.note}>
      <p>{t`The meter has read ${total} captions: ${funny} funny, ${plain} not.`}</p>
      {isSample && (
        <p>{t`There are no labels of yours in this browser, so it learned from another labeller. Label captions at Biju’s belt to train it on your own.`}</p>
      )}
      {isStuck && (
        <p>{t`All its labels are the same, so there is nothing to compare. Label more captions until it has seen both kinds.`}</p>
      )}
    </div>
  );
}
