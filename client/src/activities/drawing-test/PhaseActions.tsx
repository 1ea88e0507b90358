// The actions for the drawing on the pad: keep it as example or test, show it as a trick, teach after the trick.

import { MAX_DRAWINGS } from '@lanternwise/shared/activities/kit/drawings';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import drawingStyles from '../kit/drawings/drawings.module.css';
import type { DrawingProblem } from '../kit/drawings/drawings.ts';
import { KeepButton } from '../kit/drawings/KeepButton.tsx';
import { usePrediction } from '../kit/drawings/usePrediction.ts';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import type { Phase, TestDraft } from './stages.ts';

export interface PhaseActionsProps {
  activity: ActivityOf<'drawing-test'>;
  phase: Phase;
  draft: TestDraft;
  cells: string;
  problem: DrawingProblem | undefined;
  onChange(next: Partial<TestDraft>): void;
}

export function PhaseActions(props: PhaseActionsProps) {
  const { phase, draft, cells, problem, onChange } = props;
  const { t } = useLingui();
  if (phase.kind === 'fool' || phase.kind === 'repair') return <NamedDrawing {...props} />;
  if (phase.kind === 'teach') {
    const { id } = phase.thing;
    return (
      <KeepButton
        problem={problem}
        label={t`Keep it`}
        onKeep={() => onChange({ kept: [...draft.kept, { thing: id, cells }] })}
      />
    );
  }
  if (phase.kind !== 'test') return null;
  const { id } = phase.thing;
  return (
    <KeepButton
      problem={problem}
      label={t`Ask it`}
      onKeep={() => onChange({ tests: [...draft.tests, { thing: id, cells }] })}
    />
  );
}

/** The learner says what the drawing is: then it is a trick, if the model says something else, or a new example. */
function NamedDrawing({ activity, phase, draft, cells, problem, onChange }: PhaseActionsProps) {
  const { t } = useLingui();
  const [drawn, setDrawn] = useState<string>();
  const [known, setKnown] = useState<string>();
  const isFooling = phase.kind === 'fool';
  const prediction = usePrediction(draft.kept, cells, isFooling && problem === undefined);
  const name = activity.things.find(({ id }) => id === drawn)?.name ?? '';
  const use = () => {
    if (drawn === undefined) return;
    if (!isFooling) {
      onChange({ kept: [...draft.kept, { thing: drawn, cells }].slice(-MAX_DRAWINGS), taught: draft.taught + 1 });
    } else if (prediction?.label === drawn) setKnown(cells);
    else if (prediction?.label) onChange({ trick: { thing: drawn, cells, fooled: prediction.label }, taught: 0 });
  };
  const isWaiting = problem === undefined && (drawn === undefined || (isFooling && !prediction));
  return (
    <>
      <div className={drawingStyles.named}>
        <Options
          label={t`I drew`}
          layout="row"
          options={activity.things.map(({ id, name: text }) => ({ id, text }))}
          chosen={drawn}
          disabled={problem !== undefined}
          onChoose={(id) => {
            setDrawn(id);
            setKnown(undefined);
          }}
        />
      </div>
      {isWaiting ? (
        <p className={kitStyles.note}>{drawn === undefined && t`What is it?`}</p>
      ) : (
        <KeepButton
          problem={problem}
          label={isFooling ? t`Ask it` : t`Teach it`}
          variant={isFooling ? 'primary' : 'secondary'}
          onKeep={use}
        />
      )}
      <p role="status" className={kitStyles.status}>
        {known === cells && t`Not fooled: it sees ${name}. Change it, ask again.`}
      </p>
    </>
  );
}
