// Stage 5: both models on the days kept back; the learner keeps one.
import type { TrainedModel } from '@lanternwise/shared/learning/canteen';
import { Button } from '../../ui/Button.tsx';
import { percent, type StageProps } from './stage.ts';

export function TestStage({ activity, draft, experiment, change }: StageProps) {
  if (!experiment || !draft.trained) return <p className="act-wait">Train the models first (stage 4).</p>;
  const better = experiment.tree.test.accuracy - experiment.stump.test.accuracy;
  const truth = better > 0 ? 'tree' : better < 0 ? 'stump' : 'same';
  const predicted = activity.predict.options.find((option) => option.id === draft.prediction);
  return (
    <>
      {predicted && (
        <p className="canteen-text">
          {`You predicted: ${predicted.text}. ${predicted.id === truth ? 'That is what happened.' : 'It came out differently; that is what tests are for.'}`}
        </p>
      )}
      <div className="canteen-models">
        <Result
          name="Stump"
          model={experiment.stump}
          kept={draft.deployed === 'stump'}
          onKeep={() => change({ deployed: 'stump' })}
        />
        <Result
          name="Tree"
          model={experiment.tree}
          kept={draft.deployed === 'tree'}
          onKeep={() => change({ deployed: 'tree' })}
        />
      </div>
      <p className="canteen-text">
        {`For comparison: always giving the commoner answer is right on ${percent(experiment.baseline)} of these ${experiment.testRows.length} days.`}
      </p>
    </>
  );
}

function Result({ name, model, kept, onKeep }: { name: string; model: TrainedModel; kept: boolean; onKeep(): void }) {
  const { test, training } = model;
  const { confusion } = test;
  return (
    <section className="act-paper canteen-result" aria-label={name}>
      <h4>{name}</h4>
      <table>
        <caption>Confusion matrix, days it had never seen</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">was ▲ much</th>
            <th scope="col">was ● little</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">said ▲ much</th>
            <td className="canteen-good">{`✔ ${confusion.truePositive}`}</td>
            <td className="canteen-bad">{`✖ ${confusion.falsePositive}`}</td>
          </tr>
          <tr>
            <th scope="row">said ● little</th>
            <td className="canteen-bad">{`✖ ${confusion.falseNegative}`}</td>
            <td className="canteen-good">{`✔ ${confusion.trueNegative}`}</td>
          </tr>
        </tbody>
      </table>
      <dl className="canteen-figures">
        <div>
          <dt>Accuracy</dt>
          <dd>{percent(test.accuracy)}</dd>
        </div>
        <div>
          <dt>Precision</dt>
          <dd>{percent(test.precision)}</dd>
        </div>
        <div>
          <dt>Recall</dt>
          <dd>{percent(test.recall)}</dd>
        </div>
      </dl>
      <p className="canteen-sample">{`On the days it learned from: ${percent(training.accuracy)}`}</p>
      <Button variant={kept ? 'primary' : 'secondary'} size="small" aria-pressed={kept} onClick={onKeep}>
        {kept ? `✔ ${name} kept` : `Keep the ${name.toLowerCase()}`}
      </Button>
    </section>
  );
}
