// Teaching by drawing: examples of each thing are drawn and kept, then a new drawing is shown to the nearest-neighbour model.

import { MAX_DRAWINGS } from '@lanternwise/shared/activities/kit/drawings';
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import { GATE } from '@lanternwise/shared/activities/teach-drawings/mapNames';
import type { KnnPrediction } from '@lanternwise/shared/learning/knn';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { DrawingPad } from '../kit/drawing-pad/DrawingPad.tsx';
import styles from '../kit/drawings/drawings.module.css';
import {
  countOf,
  type DrawingProblem,
  EMPTY_DRAFT,
  type KeptDrawing,
  nextThing,
  PAD_SIZE,
  parseDraft,
  problemOf,
  toCells,
} from '../kit/drawings/drawings.ts';
import { KeepButton } from '../kit/drawings/KeepButton.tsx';
import { KeptDrawings } from '../kit/drawings/KeptDrawings.tsx';
import { Neighbours } from '../kit/drawings/Neighbours.tsx';
import { usePrediction } from '../kit/drawings/usePrediction.ts';
import { useProblemText } from '../kit/drawings/useProblemText.ts';
import { GradeFeedback } from '../kit/GradeFeedback.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import type { GateView } from './world.ts';

type Props = ActivityProps<'teach-drawings'>;
type Answer = Parameters<Props['submit']>[0];

const NO_INK = '0'.repeat(PAD_SIZE ** 2);

interface Checked {
  answer: Answer;
  grade: Grade;
  prediction: KnnPrediction;
}

export function TeachDrawingsActivity({ activity, submit, report }: Props) {
  const { t } = useLingui();
  const { things, each } = activity;
  const [{ kept }, store] = useStoredDraft(activity.id, EMPTY_DRAFT, parseDraft);
  const [cells, setCells] = useState(NO_INK);
  const [pad, setPad] = useState(0);
  const [drawn, setDrawn] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const problem = useMemo(() => problemOf(cells, kept), [cells, kept]);
  const wanted = nextThing(things, each, kept);
  const prediction = usePrediction(kept, cells, wanted === undefined && problem === undefined);

  const near = checked?.prediction.neighbours.map(({ index }) => index) ?? [];
  useOnMap<GateView>(activity.id, { ink: cells, near });

  const clearPad = () => {
    setPad(pad + 1);
    setDrawn(undefined);
    setChecked(undefined);
  };
  const keep = (thing: string) => {
    store({ kept: [...kept, { thing, cells }].slice(-MAX_DRAWINGS) });
    clearPad();
  };
  const check = () => {
    if (drawn === undefined || !prediction) return;
    const answer = toAnswer(activity, kept, drawn, prediction);
    const grade = submit(answer);
    setChecked({ answer, grade, prediction });
    if (grade.correct) report(figuresOf(kept, prediction));
  };
  const solved = checked?.grade.correct === true;

  return (
    <div className={styles.teach}>
      {activity.onGate && <GateBeside />}
      <div className={styles.pad} data-control="pad" inert={solved}>
        <DrawingPad
          key={pad}
          label={wanted ? wanted.draw : activity.ask}
          size={PAD_SIZE}
          onChange={(grid) => {
            setCells(toCells(grid));
            if (!solved) setChecked(undefined);
          }}
        />
      </div>
      <div className={styles.side}>
        <p className={cx(kitStyles.question, styles.question)}>{wanted ? wanted.draw : activity.ask}</p>
        {!wanted && (
          <AskModel
            activity={activity}
            problem={problem}
            drawn={drawn}
            ready={prediction !== undefined}
            checked={checked}
            kept={kept}
            onDrawn={setDrawn}
            onCheck={check}
            onTeach={() => drawn !== undefined && keep(drawn)}
            onAgain={clearPad}
          />
        )}
        {wanted && <KeepButton problem={problem} label={t`Keep this drawing`} onKeep={() => keep(wanted.id)} />}
        <KeptDrawings things={things} each={each} kept={kept} />
      </div>
    </div>
  );
}

/** A child of its own: only where there is a gate is the camera led to it. */
function GateBeside() {
  useCameraBeside(GATE);
  return null;
}

const toAnswer = (
  { things }: Props['activity'],
  kept: readonly KeptDrawing[],
  drawn: string,
  { label, neighbours }: KnnPrediction,
): Answer => ({
  examples: Object.fromEntries(things.map(({ id }) => [id, countOf(kept, id)])),
  drawn,
  said: label ?? '_none',
  neighbours: neighbours.map((one) => ({ thing: one.label, distance: Math.round(one.distance * 100) / 100 })),
});

const figuresOf = (kept: readonly KeptDrawing[], { votes, neighbours }: KnnPrediction): Record<string, number> => ({
  'example drawings': kept.length,
  'votes for its answer': votes[0]?.count ?? 0,
  'nearest distance': Math.round((neighbours[0]?.distance ?? 0) * 100) / 100,
});

interface AskModelProps {
  activity: Props['activity'];
  problem: DrawingProblem | undefined;
  drawn: string | undefined;
  ready: boolean;
  checked: Checked | undefined;
  kept: readonly KeptDrawing[];
  onDrawn(thing: string): void;
  onCheck(): void;
  onTeach(): void;
  onAgain(): void;
}

/** What the learner drew, the model's vote, and after a mistake the choice to teach it this drawing too. */
function AskModel(props: AskModelProps) {
  const { activity, problem, drawn, ready, checked, kept, onDrawn, onCheck, onTeach, onAgain } = props;
  const { t } = useLingui();
  const hint = useProblemText(problem, true);
  const solved = checked?.grade.correct === true;
  const wrong = checked?.grade.correct === false;
  const waiting = hint ?? (drawn === undefined ? t`Say first what you drew.` : undefined);
  return (
    <>
      {!checked && (
        <div className={styles.named}>
          <Options
            label={t`I drew`}
            layout="row"
            options={activity.things.map(({ id, name }) => ({ id, text: name }))}
            chosen={drawn}
            disabled={problem !== undefined}
            onChoose={onDrawn}
          />
        </div>
      )}
      <div role="status" aria-live="polite" className={cx(kitStyles.status, styles.reply)}>
        {checked && (
          <>
            <Neighbours things={activity.things} kept={kept} prediction={checked.prediction} />
            <GradeFeedback activity={activity} grade={checked.grade} />
          </>
        )}
      </div>
      <ActionRow>
        {wrong && (
          <>
            <Button data-control="teach" onClick={onTeach}>
              {t`Teach it this drawing`}
            </Button>
            <Button variant="secondary" data-control="again" onClick={onAgain}>
              {t`Draw another one`}
            </Button>
          </>
        )}
        {solved && (
          <Button variant="secondary" data-control="again" onClick={onAgain}>
            {t`Fool it now`}
          </Button>
        )}
        {!checked && (
          <Button data-control="check" disabled={!ready || waiting !== undefined} onClick={onCheck}>
            {activity.check}
          </Button>
        )}
        {!checked && waiting && <p className={kitStyles.note}>{waiting}</p>}
      </ActionRow>
      {solved && <p className={kitStyles.note}>{t`Your drawings stay in this browser.`}</p>}
    </>
  );
}
