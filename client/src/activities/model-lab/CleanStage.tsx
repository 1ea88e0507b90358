// Stage 3: the learner finds the rows that cannot be true, repairs or removes them, and sees a chart of the rest.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import { useFeedback } from '../kit/feedback/useFeedback.ts';
import kitStyles from '../kit/layout.module.css';
import styles from './CleanStage.module.css';
import { cleaningProblems } from './cleaning.ts';
import { DataPlot } from './DataPlot.tsx';
import { ExampleTable, type Fix } from './ExampleTable.tsx';
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
      <div className={styles.clean}>
        <ExampleTable activity={activity} fixes={draft.fixes} onFix={fixRow} />
        <DataPlot {...props} />
      </div>
      <div role="status" className={kitStyles.status}>
        {checked && <AnswerFeedback tone={isCleaned ? 'right' : 'wrong'} message={problem ?? activity.words.cleaned} />}
      </div>
      <StageActions next={next} action={isCleaned ? undefined : { label: t`Check cleaning`, onPress: check }} />
    </>
  );
}
