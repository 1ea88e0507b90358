// Stage 6: the model goes to work as a sign; the learner tries it on a day of their own and gets its model card.
import type { Experiment, TrainedModel } from '@lanternwise/shared/learning/canteen';
import { predict, type Value } from '@lanternwise/shared/learning/decision-tree';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Feedback } from '../runner/Feedback.tsx';
import { Options } from '../runner/Options.tsx';
import { percent, type StageProps } from './stage.ts';

/** Said when a part of the lab is not sound yet; by part. */
const REPAIRS: Record<string, string> = {
  scope: 'Scope: your question does not help the cook before she cooks (stage 1).',
  columns: 'Columns: your model looks at something it cannot know or that has nothing to do with lunch (stage 2).',
  clean: 'Clean: a row that cannot be true is still inside, or a good one is gone (stage 3).',
  deploy: 'Deploy: the sign must advise, admit that it can be wrong, and leave the cook in charge.',
};

export function DeployStage(props: StageProps) {
  const { activity, draft, experiment, change, submit, report, restart } = props;
  const [wrong, setWrong] = useState<readonly string[]>();
  if (!experiment || !draft.deployed) return <p className="act-wait">Test both models and keep one first (stage 5).</p>;
  const model = experiment[draft.deployed];
  const sign = activity.signs.options.find((option) => option.id === draft.sign);
  const finish = () => {
    const { scope, columns, fixes, prediction, deployed, sign: chosen } = draft;
    if (!deployed || chosen === undefined) return;
    report(cardFigures(experiment, model));
    const grade = submit({
      scope: scope ?? 'none',
      columns,
      fixes,
      ...(prediction && { prediction }),
      deployed,
      sign: chosen,
    });
    setWrong(grade.wrong);
  };
  return (
    <>
      <p className="act-question">{activity.signs.question}</p>
      <Options
        label={activity.signs.question}
        options={activity.signs.options}
        chosen={draft.sign}
        onChoose={(chosen) => {
          setWrong(undefined);
          change({ sign: chosen });
        }}
      />
      <div className="canteen-split">
        <TryIt {...props} model={model} />
        <ModelCard experiment={experiment} model={model} name={draft.deployed} />
      </div>
      <div role="status">
        {wrong && (
          <Feedback
            tone={wrong.length === 0 ? 'right' : 'wrong'}
            message={wrong.length === 0 ? activity.messages.correct : activity.messages.wrong}
            explanations={wrong.map((part) => ({
              item: part,
              label: 'Look again',
              text: part === 'deploy' && sign ? sign.why : (REPAIRS[part] ?? part),
            }))}
          />
        )}
      </div>
      <div className="act-buttons">
        <Button disabled={draft.sign === undefined} onClick={finish}>
          {activity.check}
        </Button>
        <Button variant="quiet" onClick={restart}>
          Start the lab again
        </Button>
      </div>
    </>
  );
}

/** The figures of the model card, shares as 0–1. */
function cardFigures(experiment: Experiment, model: TrainedModel): Record<string, number> {
  return {
    'training rows': experiment.trainRows.length,
    'test rows': experiment.testRows.length,
    'test accuracy': model.test.accuracy,
    precision: model.test.precision,
    recall: model.test.recall,
    baseline: experiment.baseline,
  };
}

function ModelCard({ experiment, model, name }: { experiment: Experiment; model: TrainedModel; name: string }) {
  return (
    <section className="act-paper canteen-card" aria-label="Model card">
      <h4>Model card</h4>
      <dl>
        <dt>Kind</dt>
        <dd>{name === 'tree' ? 'Decision tree, two questions deep' : 'Decision stump, one question'}</dd>
        <dt>Learned from</dt>
        <dd>{`${experiment.trainRows.length} lunches of one canteen`}</dd>
        <dt>Tested on</dt>
        <dd>{`${experiment.testRows.length} lunches it had never seen`}</dd>
        <dt>Accuracy · precision · recall</dt>
        <dd>{`${percent(model.test.accuracy)} · ${percent(model.test.precision)} · ${percent(model.test.recall)}`}</dd>
        <dt>Not for</dt>
        <dd>Other schools, feasts, holidays, or judging children</dd>
      </dl>
    </section>
  );
}

function TryIt({ activity, draft, model }: StageProps & { model: TrainedModel }) {
  const columns = activity.columns.filter((column) => draft.columns.includes(column.id));
  const cells = (id: string) => activity.rows.map((row) => row[activity.columns.findIndex((c) => c.id === id) + 1]);
  const [day, setDay] = useState<Record<string, Value>>(() =>
    Object.fromEntries(columns.map((column) => [column.id, cells(column.id)[0] ?? ''])),
  );
  const alarm = predict(model.tree, day);
  return (
    <section className="act-paper" aria-label="Try it on a day of your own">
      <h4>Try it: a day of your own</h4>
      {columns.map((column) => {
        const values = cells(column.id);
        if (column.kind === 'category') {
          const names = [...new Set(values.filter((v) => typeof v === 'string'))].sort();
          return (
            <div key={column.id} className="canteen-plot-choice">
              <span aria-hidden="true">{column.label}</span>
              <Select
                aria-label={column.label}
                value={String(day[column.id] ?? '')}
                options={names.map((name) => ({ value: name, label: name }))}
                onChange={(value) => setDay({ ...day, [column.id]: value })}
              />
            </div>
          );
        }
        const bad = activity.bad.filter((row) => row.column === column.id).map((row) => row.day);
        const numbers = values.filter(
          (v, at): v is number => typeof v === 'number' && !bad.includes(Number(activity.rows[at]?.[0])),
        );
        return (
          <Slider
            key={column.id}
            label={`${column.label}${column.unit ? ` (${column.unit})` : ''}`}
            value={Number(day[column.id] ?? 0)}
            min={Math.floor(Math.min(...numbers))}
            max={Math.ceil(Math.max(...numbers))}
            step={1}
            onChange={(value) => setDay({ ...day, [column.id]: value })}
          />
        );
      })}
      <p role="status" className={alarm ? 'canteen-sign canteen-sign-yes' : 'canteen-sign'}>
        {alarm ? '▲ Much waste likely: cook less?' : '● A normal day: cook as booked'}
      </p>
    </section>
  );
}
