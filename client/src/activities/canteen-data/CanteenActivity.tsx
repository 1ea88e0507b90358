// The Canteen Lab: one small data set carried through all six steps of the cycle, really computed, ending in a model card.
import { useMemo, useRef, useState } from 'react';
import { useLearned } from '../../features/learning/useLearned.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Prose } from '../runner/Prose.tsx';
import type { ActivityProps } from '../runner/types.ts';
import { useDraft } from '../runner/useDraft.ts';
import { CleanStage } from './CleanStage.tsx';
import { ColumnsStage } from './ColumnsStage.tsx';
import { DeployStage } from './DeployStage.tsx';
import { type Draft, EMPTY_DRAFT, readDraft } from './draft.ts';
import { ScopeStage } from './ScopeStage.tsx';
import type { StageProps } from './stage.ts';
import { TestStage } from './TestStage.tsx';
import { TrainStage } from './TrainStage.tsx';
import './canteen.css';

/** The first stage that shows what was computed. */
const TRAIN = 3;
const STAGES = [ScopeStage, ColumnsStage, CleanStage, TrainStage, TestStage, DeployStage];

export function CanteenActivity({ activity, submit, report, stage }: ActivityProps<'canteen-data'>) {
  const [draft, setDraft] = useDraft<Draft>(activity.id, EMPTY_DRAFT, readDraft);
  const [open, setOpen] = useState(stage ?? 0);
  const root = useRef<HTMLDivElement>(null);
  const goTo = (to: number) => {
    setOpen(to);
    root.current?.scrollIntoView({ block: 'start' });
  };
  const given = useMemo(
    () => (draft.columns.length > 0 ? ([activity, draft.columns, draft.fixes] as const) : undefined),
    [activity, draft.columns, draft.fixes],
  );
  const experiment = useLearned('canteen', given);
  const info = activity.stages[open];
  const Stage = STAGES[open];
  if (!info || !Stage) return null;
  const props: StageProps = {
    activity,
    draft,
    experiment,
    change: (next) => setDraft({ ...draft, ...next }),
    restart: () => {
      setDraft(EMPTY_DRAFT);
      goTo(0);
    },
    submit,
    report,
  };
  return (
    <div ref={root} className="canteen">
      <ol className="canteen-tabs">
        {activity.stages.map((s, at) => (
          <li key={s.id}>
            <button
              type="button"
              className={cx('canteen-tab', at === open && 'canteen-tab-open')}
              aria-current={at === open ? 'step' : undefined}
              onClick={() => goTo(at)}
            >
              <span aria-hidden="true" className="act-letter">
                {at + 1}
              </span>
              {s.title}
            </button>
          </li>
        ))}
      </ol>
      <div className="canteen-text">
        <Prose text={info.text} />
      </div>
      {given && !experiment && open >= TRAIN ? (
        <p className="act-wait">Computing …</p>
      ) : (
        <Stage key={info.id} {...props} />
      )}
      {open < STAGES.length - 1 && (
        <div className="act-buttons">
          <Button variant="secondary" onClick={() => goTo(open + 1)}>
            {`On to: ${activity.stages[open + 1]?.title ?? ''}`}
          </Button>
        </div>
      )}
    </div>
  );
}
