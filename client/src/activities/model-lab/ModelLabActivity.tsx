// Model lab: takes one small data set through all six stages of a project; the models are really trained.
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Badge } from '../kit/Badge.tsx';
import kitStyles from '../kit/layout.module.css';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { CleanStage } from './CleanStage.tsx';
import { ColumnsStage } from './ColumnsStage.tsx';
import { DeployStage } from './DeployStage.tsx';
import { EMPTY_DRAFT, type ModelLabDraft, parseDraft } from './draft.ts';
import labStyles from './lab.module.css';
import styles from './ModelLabActivity.module.css';
import { ScopeStage } from './ScopeStage.tsx';
import type { StageProps } from './stageProps.ts';
import { TestStage } from './TestStage.tsx';
import { TrainStage } from './TrainStage.tsx';

/** The stages in order. */
const STAGES = [
  { id: 'scope', Stage: ScopeStage },
  { id: 'columns', Stage: ColumnsStage },
  { id: 'clean', Stage: CleanStage },
  { id: 'train', Stage: TrainStage },
  { id: 'test', Stage: TestStage },
  { id: 'deploy', Stage: DeployStage },
] as const;
/** The first stage that needs the computed models. */
const FIRST_COMPUTED_STAGE = STAGES.findIndex(({ id }) => id === 'train');

export function ModelLabActivity({ activity, submit, report, part }: ActivityProps<'model-lab'>) {
  const { t } = useLingui();
  const [draft, setDraft] = useStoredDraft<ModelLabDraft>(activity.id, EMPTY_DRAFT, parseDraft);
  const [open, setOpen] = useState(() => Math.max(0, indexOfStage(part)));
  const root = useRef<HTMLDivElement>(null);
  const goTo = (to: number) => {
    setOpen(to);
    root.current?.scrollIntoView({ block: 'start' });
  };
  const { experiment, isComputing } = useExperiment(activity, draft);
  const shown = STAGES[open];
  const next = STAGES[open + 1];
  if (!shown) return null;
  const change = (changes: Partial<ModelLabDraft>) => setDraft({ ...draft, ...changes });
  const restart = () => {
    setDraft(EMPTY_DRAFT);
    goTo(0);
  };
  const title = next && activity.stages[next.id].title;
  return (
    <div ref={root} className={styles.lab}>
      <StageTabs activity={activity} open={open} onOpen={goTo} />
      <div className={labStyles.text}>
        <Markdown text={activity.stages[shown.id].text} />
      </div>
      {isComputing && open >= FIRST_COMPUTED_STAGE ? (
        <p className={kitStyles.note}>{t`Computing …`}</p>
      ) : (
        <shown.Stage key={shown.id} {...{ activity, draft, experiment, change, restart, submit, report }} />
      )}
      {title !== undefined && (
        <div className={kitStyles.buttons}>
          <Button variant="secondary" onClick={() => goTo(open + 1)}>
            {t`Next: ${title}`}
          </Button>
        </div>
      )}
    </div>
  );
}

const indexOfStage = (part: string | undefined): number => STAGES.findIndex(({ id }) => id === part);

/** Trains both models in the worker whenever the columns or the cleaning change. */
function useExperiment(activity: StageProps['activity'], { columns, fixes }: ModelLabDraft) {
  const input = useMemo(
    () => (columns.length > 0 ? ([activity, columns, fixes] as const) : undefined),
    [activity, columns, fixes],
  );
  const experiment = useAlgorithm('table-experiment', input);
  return { experiment, isComputing: input !== undefined && !experiment };
}

interface StageTabsProps {
  activity: StageProps['activity'];
  open: number;
  onOpen(index: number): void;
}

function StageTabs({ activity, open, onOpen }: StageTabsProps) {
  return (
    <ol className={styles.tabs}>
      {STAGES.map(({ id }, at) => (
        <li key={id}>
          <button
            type="button"
            data-control={`stage:${id}`}
            className={cx(styles.tab, at === open && styles.isOpen)}
            aria-current={at === open ? 'step' : undefined}
            onClick={() => onOpen(at)}
          >
            <Badge>{at + 1}</Badge>
            {activity.stages[id].title}
          </button>
        </li>
      ))}
    </ol>
  );
}
