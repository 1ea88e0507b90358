// Stage 6: the model goes to work as a sign; the learner tries it on an example of their own and gets its model card.
import { type AnswerOf, explainAnswer } from '@lanternwise/shared/activities/registry';
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { type FeatureValue, predict } from '@lanternwise/shared/learning/decisionTree';
import type { Experiment, TrainedModel } from '@lanternwise/shared/learning/tableExperiment';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import { Options } from '../kit/Options.tsx';
import { formatPercent, type StageProps, valueLabel } from './stageProps.ts';

export function DeployStage(props: StageProps) {
  const { t } = useLingui();
  const { activity, draft, experiment, change, submit, report, restart } = props;
  const [checked, setChecked] = useState<{ answer: AnswerOf<'model-lab'>; wrong: readonly string[] }>();
  if (!experiment || !draft.deployed) {
    return <p className="act-wait">{t`Test both models and keep one first (stage 5).`}</p>;
  }
  const model = experiment[draft.deployed];
  const finish = () => {
    const { scope, columns, fixes, prediction, deployed, sign: chosen } = draft;
    if (!deployed || chosen === undefined) return;
    report(modelCardFigures(experiment, model));
    const answer = {
      scope: scope ?? 'none',
      columns,
      fixes,
      ...(prediction && { prediction }),
      deployed,
      sign: chosen,
    };
    setChecked({ answer, wrong: submit(answer).wrong });
  };
  return (
    <>
      <p className="act-question">{activity.signs.question}</p>
      <Options
        group="sign"
        label={activity.signs.question}
        options={activity.signs.options}
        chosen={draft.sign}
        onChoose={(chosen) => {
          setChecked(undefined);
          change({ sign: chosen });
        }}
      />
      <div className="model-lab-split">
        <ModelPlayground {...props} model={model} />
        <ModelCard words={activity.words} experiment={experiment} model={model} name={draft.deployed} />
      </div>
      <div role="status">
        {checked && (
          <AnswerFeedback
            tone={checked.wrong.length === 0 ? 'right' : 'wrong'}
            message={checked.wrong.length === 0 ? activity.messages.correct : activity.messages.wrong}
            explanations={explainAnswer(activity, checked.answer, checked.wrong)}
          />
        )}
      </div>
      <div className="act-buttons">
        <Button data-control="check" disabled={draft.sign === undefined} onClick={finish}>
          {activity.check}
        </Button>
        <Button variant="quiet" onClick={restart}>
          {t`Start the lab again`}
        </Button>
      </div>
    </>
  );
}

/** The figures of the model card, shares as 0–1. */
function modelCardFigures(experiment: Experiment, model: TrainedModel): Record<string, number> {
  return {
    'training rows': experiment.trainRows.length,
    'test rows': experiment.testRows.length,
    'test accuracy': model.test.accuracy,
    precision: model.test.precision,
    recall: model.test.recall,
    baseline: experiment.baseline,
  };
}

interface ModelCardProps {
  words: StageProps['activity']['words'];
  experiment: Experiment;
  model: TrainedModel;
  name: 'stump' | 'tree';
}

const MODEL_KIND_LABELS = {
  stump: msg`Decision stump, one question`,
  tree: msg`Decision tree, two questions deep`,
} as const;

function ModelCard({ words, experiment, model, name }: ModelCardProps) {
  const { t } = useLingui();
  return (
    <section className="act-paper model-lab-card" aria-label={t`Model card`}>
      <h4>{t`Model card`}</h4>
      <dl>
        <dt>{t`Kind`}</dt>
        <dd>{t(MODEL_KIND_LABELS[name])}</dd>
        <dt>{t`Learned from`}</dt>
        <dd>{fillPlaceholders(words.learnedFrom, { count: experiment.trainRows.length })}</dd>
        <dt>{t`Tested on`}</dt>
        <dd>{fillPlaceholders(words.testedOn, { count: experiment.testRows.length })}</dd>
        <dt>{t`Accuracy · precision · recall`}</dt>
        <dd>{`${formatPercent(model.test.accuracy)} · ${formatPercent(model.test.precision)} · ${formatPercent(model.test.recall)}`}</dd>
        <dt>{t`Not for`}</dt>
        <dd>{words.notFor}</dd>
      </dl>
    </section>
  );
}

function ModelPlayground({ activity, draft, model }: StageProps & { model: TrainedModel }) {
  const { words } = activity;
  const columns = activity.columns.filter((column) => draft.columns.includes(column.id));
  const cells = (id: string) => activity.rows.map((row) => row[activity.columns.findIndex((c) => c.id === id) + 1]);
  const [example, setExample] = useState<Record<string, FeatureValue>>(() =>
    Object.fromEntries(columns.map((column) => [column.id, cells(column.id)[0] ?? ''])),
  );
  const alarm = predict(model.tree, example);
  return (
    <section className="act-paper" aria-label={words.trialName}>
      <h4>{words.trial}</h4>
      {columns.map((column) => {
        const values = cells(column.id);
        if (column.kind === 'category') {
          const names = [...new Set(values.filter((v) => typeof v === 'string'))].sort();
          return (
            <div key={column.id} className="model-lab-plot-choice">
              <span aria-hidden="true">{column.label}</span>
              <Select
                aria-label={column.label}
                value={String(example[column.id] ?? '')}
                options={names.map((name) => ({ value: name, label: valueLabel(column, name) }))}
                onChange={(value) => setExample({ ...example, [column.id]: value })}
              />
            </div>
          );
        }
        const bad = activity.bad.filter(({ column: spoiled }) => spoiled === column.id).map(({ row }) => row);
        const numbers = values.filter(
          (v, at): v is number => typeof v === 'number' && !bad.includes(Number(activity.rows[at]?.[0])),
        );
        return (
          <Slider
            key={column.id}
            label={`${column.label}${column.unit ? ` (${column.unit})` : ''}`}
            value={Number(example[column.id] ?? 0)}
            min={Math.floor(Math.min(...numbers))}
            max={Math.ceil(Math.max(...numbers))}
            step={1}
            onChange={(value) => setExample({ ...example, [column.id]: value })}
          />
        );
      })}
      <p role="status" className={alarm ? 'model-lab-sign model-lab-sign-yes' : 'model-lab-sign'}>
        {alarm ? words.alarm : words.calm}
      </p>
    </section>
  );
}
