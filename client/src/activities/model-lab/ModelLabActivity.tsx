// Model lab: takes one small data set through all six stages of a project; the models are really trained.
import { YARD } from '@lanternwise/shared/activities/model-lab/mapNames';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { cx } from '../../ui/cx.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Badge } from '../kit/Badge.tsx';
import kitStyles from '../kit/layout.module.css';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { CleanStage } from './CleanStage.tsx';
import { ColumnsStage } from './ColumnsStage.tsx';
import { DeployStage } from './DeployStage.tsx';
import { EMPTY_DRAFT, type ModelLabDraft, parseDraft } from './draft.ts';
import labStyles from './lab.module.css';
import styles from './ModelLabActivity.module.css';
import { ScopeStage } from './ScopeStage.tsx';
import type { StageProps } from './stageProps.ts';
import { isStageDone, openingStage, STAGE_IDS, type StageId } from './stages.ts';
import { TestStage } from './TestStage.tsx';
import { TrainStage } from './TrainStage.tsx';
import type { LabView } from './world.ts';

const STAGES = {
  scope: ScopeStage,
  columns: ColumnsStage,
  clean: CleanStage,
  train: TrainStage,
  test: TestStage,
  deploy: DeployStage,
} as const satisfies Record<StageId, ComponentType<StageProps>>;
/** The first stage that needs the computed models. */
const FIRST_COMPUTED = STAGE_IDS.indexOf('train');

export function ModelLabActivity({ activity, submit, report, part }: ActivityProps<'model-lab'>) {
  const { t } = useLingui();
  const [draft, setDraft] = useStoredDraft<ModelLabDraft>(activity.id, EMPTY_DRAFT, parseDraft);
  const [open, setOpen] = useState(() => openingStage(activity, draft, part));
  const stepper = useRef<HTMLOListElement>(null);
  const shown = useRef(open);
  // Once the new stage stands: scrolled before, a shorter stage would begin below its own question.
  useEffect(() => {
    if (shown.current !== open) stepper.current?.scrollIntoView({ block: 'start' });
    shown.current = open;
  }, [open]);
  useOnMap<LabView>(activity.id, { stage: open });
  useCameraBeside(YARD);
  const { experiment, isComputing } = useExperiment(activity, draft);
  const at = STAGE_IDS.indexOf(open);
  const nextId = STAGE_IDS[at + 1];
  const next = nextId && { title: activity.stages[nextId].title, open: () => setOpen(nextId) };
  const change = (changes: Partial<ModelLabDraft>) => setDraft({ ...draft, ...changes });
  const restart = () => {
    setDraft(EMPTY_DRAFT);
    setOpen('scope');
  };
  const Stage = STAGES[open];
  return (
    <>
      <Stepper ref={stepper} activity={activity} draft={draft} open={open} onOpen={setOpen} />
      <div className={labStyles.text}>
        <Markdown text={activity.stages[open].text} />
      </div>
      {isComputing && at >= FIRST_COMPUTED ? (
        <p className={kitStyles.note}>{t`Computing …`}</p>
      ) : (
        <Stage key={open} {...{ activity, draft, experiment, change, restart, submit, report, next, goTo: setOpen }} />
      )}
    </>
  );
}

/** Trains both models in the worker whenever the columns or the cleaning change. */
function useExperiment(activity: StageProps['activity'], { columns, fixes }: ModelLabDraft) {
  const input = useMemo(
    () => (columns.length > 0 ? ([activity, columns, fixes] as const) : undefined),
    [activity, columns, fixes],
  );
  const experiment = useAlgorithm('table-experiment', input);
  return { experiment, isComputing: input !== undefined && !experiment };
}

interface StepperProps {
  ref: Ref<HTMLOListElement>;
  activity: StageProps['activity'];
  draft: ModelLabDraft;
  open: StageId;
  onOpen(stage: StageId): void;
}

function Stepper({ ref, activity, draft, open, onOpen }: StepperProps) {
  const { t } = useLingui();
  return (
    <ol ref={ref} className={styles.stepper}>
      {STAGE_IDS.map((id, at) => {
        const isDone = isStageDone(activity, draft, id);
        return (
          <li key={id}>
            <button
              type="button"
              data-control={`stage:${id}`}
              className={cx(styles.step, id === open && styles.isOpen, isDone && styles.isDone)}
              aria-current={id === open ? 'step' : undefined}
              onClick={() => onOpen(id)}
            >
              <Badge>{isDone ? '✔' : at + 1}</Badge>
              <span className={styles.name}>{activity.stages[id].title}</span>
              {isDone && <span className="lw-hidden">{t`, done`}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
