// A model of drawings put to the test: a guess, examples, test drawings, the confusion matrix, and in the last stage a trick.
import type { KnnPrediction } from '@lanternwise/shared/learning/knn';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { AVATAR, boardPlace } from '../../bridge/events.ts';
import { cx } from '../../ui/cx.ts';
import type { BoardsView } from '../host/boardsView.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { DrawingPad } from '../kit/drawing-pad/DrawingPad.tsx';
import drawingStyles from '../kit/drawings/drawings.module.css';
import { PAD_SIZE, problemOf, toCells } from '../kit/drawings/drawings.ts';
import { KeptDrawings } from '../kit/drawings/KeptDrawings.tsx';
import { usePredictions } from '../kit/drawings/usePrediction.ts';
import { inkPicture } from '../kit/inkPicture.ts';
import kitStyles from '../kit/layout.module.css';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { PhaseActions } from './PhaseActions.tsx';
import {
  askedOf,
  EMPTY_DRAFT,
  type Phase,
  parseTestDraft,
  phaseOf,
  startFrom,
  type TestDraft,
  toAnswer,
} from './stages.ts';
import { TestResult } from './TestResult.tsx';

type Props = ActivityProps<'drawing-test'>;

const NOTHING_READ = -1;
const NO_INK = '0'.repeat(PAD_SIZE ** 2);

/** The draft of this stage; in the last one it begins with the drawings of the stage before. */
function useTestDraft({ id, trick }: Props['activity']): [TestDraft, (next: TestDraft) => void] {
  const [own, store] = useStoredDraft(id, EMPTY_DRAFT, parseTestDraft);
  const [before] = useStoredDraft(trick?.from ?? id, EMPTY_DRAFT, parseTestDraft);
  return [useMemo(() => startFrom(own, before), [own, before]), store];
}

export function DrawingTestActivity({ activity, submit, report }: Props) {
  const { t } = useLingui();
  const [draft, store] = useTestDraft(activity);
  const [cells, setCells] = useState(NO_INK);
  const [pad, setPad] = useState(0);
  const phase = phaseOf(activity, draft);
  const asked = useMemo(() => askedOf(draft), [draft]);
  const predictions = usePredictions(draft.kept, asked);
  const problem = useMemo(() => problemOf(cells, [...draft.kept, ...asked]), [cells, draft, asked]);
  const check = useAnswerCheck(NOTHING_READ, (read) => {
    const grade = submit(toAnswer(activity, draft, predictions ?? [], read));
    if (grade.correct) report(figuresOf(draft, predictions ?? []));
    return grade;
  });
  const hanging = useMemo(() => [...draft.kept.slice(-2).map((each) => each.cells), cells], [draft, cells]);
  useOnMap<BoardsView>(activity.id, hangingOn(activity, check.solved ? [] : hanging));
  useCameraBeside(activity.trick ? AVATAR : boardPlace(activity.guide));
  const change = (next: Partial<TestDraft>) => {
    store({ ...draft, ...next });
    setPad(pad + 1);
    setCells(NO_INK);
    check.reset();
  };
  const isOver = check.solved || phase.kind === 'read';
  const question = questionOf(activity, phase);
  const results = (
    <>
      <TestResult activity={activity} phase={phase} draft={draft} predictions={predictions} check={check} />
      {phase.kind !== 'read' && <KeptDrawings things={activity.things} each={activity.each} kept={draft.kept} />}
    </>
  );
  return (
    <>
      <div className={drawingStyles.teach}>
        {!isOver && (
          <div className={drawingStyles.pad} data-control="pad">
            <DrawingPad key={pad} label={question} size={PAD_SIZE} onChange={(grid) => setCells(toCells(grid))} />
          </div>
        )}
        <div className={drawingStyles.side}>
          {phase.kind !== 'read' && <p className={cx(kitStyles.question, drawingStyles.question)}>{question}</p>}
          {!isOver && (
            <PhaseActions
              key={pad}
              activity={activity}
              phase={phase}
              draft={draft}
              cells={cells}
              problem={problem}
              onChange={change}
            />
          )}
          <Predict
            predict={activity.predict}
            predicted={draft.predicted}
            on={phase.kind === 'test' || phase.kind === 'fool' ? ['keep'] : []}
            onPredict={(predicted) => store({ ...draft, predicted })}
          />
          {phase.kind !== 'repair' && results}
        </div>
        {phase.kind === 'repair' && <div className={drawingStyles.below}>{results}</div>}
      </div>
      {(phase.kind === 'read' || phase.kind === 'repair') && (
        <CheckBar
          activity={activity}
          check={check}
          ready={predictions !== undefined && (phase.kind === 'repair' || check.answer !== NOTHING_READ)}
          incompleteHint={undefined}
        >
          {check.solved && <p className={kitStyles.note}>{t`Your drawings stay in this browser.`}</p>}
        </CheckBar>
      )}
    </>
  );
}

/** The drawing in hand hangs on the guide's board beside the last ones; a trick hangs nowhere. */
function hangingOn({ guide, trick }: Props['activity'], drawings: readonly string[]): BoardsView | null {
  if (trick || drawings.every((cells) => cells === NO_INK)) return null;
  return { boards: { [guide]: { lines: [], label: null, picture: inkPicture(drawings, PAD_SIZE, drawings.length) } } };
}

function questionOf({ ask, read, trick }: Props['activity'], phase: Phase): string {
  switch (phase.kind) {
    case 'teach':
      return phase.thing.draw;
    case 'test':
      return `${ask} ${phase.thing.draw}`;
    case 'fool':
      return trick?.ask ?? '';
    case 'repair':
      return trick?.teach ?? '';
    default:
      return read;
  }
}

/** Of the model card, in this order. */
function figuresOf(draft: TestDraft, predictions: readonly KnnPrediction[]): Record<string, number> {
  const asked = askedOf(draft);
  const right = asked.filter(({ thing }, at) => predictions[at]?.label === thing).length;
  return {
    'example drawings': draft.kept.length,
    'test drawings': asked.length,
    'test accuracy': Math.round((right / Math.max(1, asked.length)) * 100) / 100,
  };
}
