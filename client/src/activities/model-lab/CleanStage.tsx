// Stage 3: the learner opens crates, finds those that cannot be true, mends or throws them, and may look at all rows and a chart.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import { useFeedback } from '../kit/feedback/useFeedback.ts';
import kitStyles from '../kit/layout.module.css';
import { Crates } from './Crates.tsx';
import { cleaningProblems } from './cleaning.ts';
import { DataPlot } from './DataPlot.tsx';
import type { Fix } from './draft.ts';
import { ExampleTable } from './ExampleTable.tsx';
import { StageActions } from './StageActions.tsx';
import type { StageProps } from './stageProps.ts';

export function CleanStage(props: StageProps) {
  const { t } = useLingui();
  const { activity, draft, change, next } = props;
  const { react } = useFeedback();
  const [checked, setChecked] = useState(false);
  const [problem] = cleaningProblems(activity, draft.fixes);
  const fixRow = (row: number, fix: Fix) => {
    setChecked(false);
    change({ fixes: { ...draft.fixes, [row]: fix }, trained: false });
  };
  const check = () => {
    setChecked(true);
    react(problem === undefined);
  };
  const isCleaned = checked && problem === undefined;
  return (
    <>
      <Crates activity={activity} draft={draft} onOpen={(open) => change({ open })} onFix={fixRow} />
      <div role="status" className={kitStyles.status}>
        {checked && <AnswerFeedback tone={isCleaned ? 'right' : 'wrong'} message={problem ?? activity.words.cleaned} />}
      </div>
      <details>
        <summary>{activity.words.table}</summary>
        <DataPlot {...props} />
        <ExampleTable activity={activity} fixes={draft.fixes} />
      </details>
      <StageActions next={next} action={isCleaned ? undefined : { label: t`Check cleaning`, onPress: check }} />
    </>
  );
}
