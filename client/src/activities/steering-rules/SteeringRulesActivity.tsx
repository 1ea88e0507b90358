// A robot steered by rules: the learner changes and orders them, watches a drive in each yard, then checks all yards.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { driveByRules } from '@lanternwise/shared/activities/steering-rules/steering';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import type { ItemResult } from '../kit/ResultMark.tsx';
import { TextAlternative } from '../kit/text-alternative/TextAlternative.tsx';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { RuleList } from './RuleList.tsx';
import styles from './SteeringRulesActivity.module.css';
import { useDrive } from './useDrive.ts';
import { YardMap } from './YardMap.tsx';

type Rules = AnswerOf<'steering-rules'>;

export function SteeringRulesActivity({ activity, submit, report }: ActivityProps<'steering-rules'>) {
  const { t } = useLingui();
  const { yards } = activity;
  const check = useAnswerCheck<Rules>(activity.starter, (answer) => {
    const grade = submit(answer);
    if (grade.correct) report({ rules: answer.length, yards: yards.length });
    return grade;
  });
  const [shownYard, setShownYard] = useState(yards[0]?.id);
  const yard = yards.find(({ id }) => id === shownYard) ?? yards[0];
  const show = useDrive();
  const changeRules = (next: Rules) => {
    show.reset();
    check.changeAnswer(next);
  };
  if (!yard) return null;
  const { drive, shownSteps } = show;
  const pose = drive && shownSteps > 0 ? drive.steps[shownSteps - 1] : undefined;
  const run = () => show.start(driveByRules(yard.rows, check.answer));
  return (
    <>
      <div className={styles.lab}>
        <div>
          <RuleList rules={check.answer} acting={pose?.rule} disabled={check.solved} onChange={changeRules} />
          <p
            className={kitStyles.note}
          >{t`This robot learns nothing. In each step the first rule that is true acts.`}</p>
        </div>
        <div className={styles.yard}>
          <div className={styles.yards}>
            <Options
              label={t`Yard`}
              group="yard"
              options={yards.map(({ id, name }) => ({ id, text: name }))}
              chosen={yard.id}
              results={resultsOf(yards, check.grade)}
              onChoose={(id) => {
                show.reset();
                setShownYard(id);
              }}
            />
          </div>
          <YardMap yard={yard.rows} drive={drive} shownSteps={shownSteps} />
          <div className={styles.controls}>
            <Button variant="secondary" size="small" data-control="drive" onClick={run}>
              {t`Drive`}
            </Button>
            <Button
              variant="quiet"
              size="small"
              data-control="step"
              disabled={!drive || show.isOver}
              onClick={show.step}
            >
              {t`One step`}
            </Button>
            <DriveReport show={show} />
          </div>
        </div>
      </div>
      <CheckBar
        activity={activity}
        check={check}
        ready={check.answer.length > 0}
        incompleteHint={t`Add a rule first.`}
      />
    </>
  );
}

/** After a check: the mark of each yard. */
function resultsOf(yards: readonly { id: string }[], grade: Grade | undefined): Record<string, ItemResult> {
  return Object.fromEntries(
    yards.flatMap(({ id }) => {
      const result = itemResult(grade, id);
      return result ? [[id, result]] : [];
    }),
  );
}

/** What happens at present, and how the drive ended. */
function DriveReport({ show: { drive, shownSteps, isOver } }: { show: ReturnType<typeof useDrive> }) {
  const { t } = useLingui();
  const text = useReportText(drive, shownSteps, isOver);
  return (
    <>
      <p className={cx(kitStyles.note, styles.report)} data-report={isOver ? drive?.end : undefined}>
        {text ?? t`Press Drive and watch.`}
      </p>
      <TextAlternative text={text ?? ''} />
    </>
  );
}

function useReportText(
  drive: ReturnType<typeof useDrive>['drive'],
  shownSteps: number,
  isOver: boolean,
): string | undefined {
  const { t } = useLingui();
  if (!drive) return undefined;
  const number = (drive.culprit ?? drive.steps[shownSteps - 1]?.rule ?? 0) + 1;
  if (!isOver) return shownSteps === 0 ? undefined : t`Step ${shownSteps}: rule ${number} acts.`;
  switch (drive.end) {
    case 'arrived':
      return t`It reached the battery in ${shownSteps} steps.`;
    case 'crashed':
      return t`Crash: rule ${number} drove into a stone.`;
    case 'no-rule':
      return t`It stands still: no rule is true here.`;
    case 'circling':
      return t`It was here before, facing the same way. It would circle for ever.`;
  }
}
