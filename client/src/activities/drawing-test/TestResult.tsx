// What the test shows so far: the vote on the last drawing, the confusion matrix, the accuracy, and the question about it.
import { shareRight } from '@lanternwise/shared/activities/drawing-test/definition';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { KnnPrediction } from '@lanternwise/shared/learning/knn';
import { useLingui } from '@lingui/react/macro';
import { ConfusionTable } from '../kit/ConfusionTable.tsx';
import type { KeptDrawing, Thing } from '../kit/drawings/drawings.ts';
import { Neighbours } from '../kit/drawings/Neighbours.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import type { AnswerCheck } from '../kit/useAnswerCheck.ts';
import { askedOf, type Phase, type TestDraft } from './stages.ts';

export interface TestResultProps {
  activity: ActivityOf<'drawing-test'>;
  phase: Phase;
  draft: TestDraft;
  predictions: readonly KnnPrediction[] | undefined;
  check: AnswerCheck<number>;
}

export function TestResult({ activity, phase, draft, predictions, check }: TestResultProps) {
  const { things } = activity;
  const asked = askedOf(draft);
  const last = predictions?.at(-1);
  if (phase.kind === 'teach' || phase.kind === 'fool' || !predictions || !last) return null;
  const isReading = phase.kind === 'read';
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {!isReading && <Neighbours things={things} kept={draft.kept} prediction={last} />}
      {phase.kind !== 'test' && <ConfusionMatrix things={things} asked={asked} predictions={predictions} />}
      {isReading && (
        <Options
          question={activity.read}
          group="right"
          layout="row"
          options={Array.from({ length: asked.length + 1 }, (_, at) => ({ id: String(at), text: String(at) }))}
          chosen={String(check.answer)}
          disabled={check.solved}
          onChoose={(right) => check.changeAnswer(Number(right))}
        />
      )}
      {phase.kind === 'repair' && <Accuracy asked={asked} predictions={predictions} />}
    </div>
  );
}

function Accuracy({
  asked,
  predictions,
}: {
  asked: ReturnType<typeof askedOf>;
  predictions: readonly KnnPrediction[];
}) {
  const { t } = useLingui();
  const tests = asked.map(({ thing }, at) => ({ thing, said: predictions[at]?.label ?? '' }));
  const percent = Math.round(shareRight(tests) * 100);
  const count = tests.length;
  return <p className={kitStyles.note} role="status">{t`Right: ${percent}% of ${count}, your trick included.`}</p>;
}

interface ConfusionMatrixProps {
  things: readonly Thing[];
  asked: readonly KeptDrawing[];
  predictions: readonly KnnPrediction[];
}

/** What was drawn in rows, what the model said in columns. */
function ConfusionMatrix({ things, asked, predictions }: ConfusionMatrixProps) {
  const { t } = useLingui();
  return (
    <ConfusionTable
      caption={t`Rows: you drew. Columns: it said.`}
      labels={things}
      pairs={asked.map(({ thing }, at) => ({ actual: thing, predicted: predictions[at]?.label ?? '' }))}
    />
  );
}
