// Model lab: one small data set carried through all six steps of the cycle, really computed, ending in a model card.
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { CleanStage } from './CleanStage.tsx';
import { ColumnsStage } from './ColumnsStage.tsx';
import { DeployStage } from './DeployStage.tsx';
import { EMPTY_DRAFT, type ModelLabDraft, parseDraft } from './draft.ts';
import { ScopeStage } from './ScopeStage.tsx';
import type { StageProps } from './stageProps.ts';
import { TestStage } from './TestStage.tsx';
import { TrainStage } from './TrainStage.tsx';
import './model-lab.css';

/** The stages in order. */
const STAGES = [
  { id: 'scope', Stage: ScopeStage },
  { id: 'columns', Stage: ColumnsStage },
  { id: 'clean', Stage: CleanStage },
  { id: 'train', Stage: TrainStage },
  { id: 'test', Stage: TestStage },
  { id: 'deploy', Stage: DeployStage },
] as const;
/** The first stage that shows what was computed. */
const FIRST_COMPUTED_STAGE = STAGES.findIndex(({ id }) => id === 'train');

export function ModelLabActivity({ activity, submit, report, part }: ActivityProps<'model-lab'>) {
  const { t } = useLingui();
  const [draft, setDraft] = useStoredDraft<ModelLabDraft>(activity.id, EMPTY_DRAFT, parseDraft);
  const [open, setOpen] = useState(() =>
    Math.max(
      0,
      STAGES.findIndex(({ id }) => id === part),
    ),
  );
  const root = useRef<HTMLDivElement>(null);
  const goTo = (to: number) => {
    setOpen(to);
    root.current?.scrollIntoView({ block: 'start' });
  };
  const experimentInput = useMemo(
    () => (draft.columns.length > 0 ? ([activity, draft.columns, draft.fixes] as const) : undefined),
    [activity, draft.columns, draft.fixes],
  );
  const experiment = useAlgorithm('table-experiment', experimentInput);
  const shown = STAGES[open];
  const next = STAGES[open + 1];
  const title = next && activity.stages[next.id].title;
  if (!shown) return null;
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
    <div ref={root} className="model-lab">
      <ol className="model-lab-tabs">
        {STAGES.map(({ id }, at) => (
          <li key={id}>
            <button
              type="button"
              data-control={`stage:${id}`}
              className={cx('model-lab-tab', at === open && 'model-lab-tab-open')}
              aria-current={at === open ? 'step' : undefined}
              onClick={() => goTo(at)}
            >
              <span aria-hidden="true" className="act-letter">
                {at + 1}
              </span>
              {activity.stages[id].title}
            </button>
          </li>
        ))}
      </ol>
      <div className="model-lab-text">
        <Markdown text={activity.stages[shown.id].text} />
      </div>
      {experimentInput && !experiment && open >= FIRST_COMPUTED_STAGE ? (
        <p className="act-wait">{t`Computing …`}</p>
      ) : (
        <shown.Stage key={shown.id} {...props} />
      )}
      {title !== undefined && (
        <div className="act-buttons">
          <Button variant="secondary" onClick={() => goTo(open + 1)}>
            {t`On to: ${title}`}
          </Button>
        </div>
      )}
    </div>
  );
}
