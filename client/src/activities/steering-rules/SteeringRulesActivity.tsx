// A robot steered by the order of its rules: the learner orders the cards and sees it drive in the yard on the map.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { YARD } from '@lanternwise/shared/activities/steering-rules/mapNames';
import type { SteeringRule } from '@lanternwise/shared/activities/steering-rules/steering';
import { planYardRun, type YardRun } from '@lanternwise/shared/activities/steering-rules/yardRun';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import { useMemo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { GradeFeedback } from '../kit/GradeFeedback.tsx';
import kitStyles from '../kit/layout.module.css';
import { TextAlternative } from '../kit/text-alternative/TextAlternative.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { RuleCards } from './RuleCards.tsx';
import { cardOf, parseRules, type RulesDraft } from './rulesDraft.ts';
import styles from './SteeringRulesActivity.module.css';
import { MOVE_MS, useYardRun } from './useYardRun.ts';
import { moodWords, type YardView } from './world.ts';

export function SteeringRulesActivity({ activity, submit, report }: ActivityProps<'steering-rules'>) {
  useCameraBeside(YARD);
  const { yards, starter } = activity;
  const schema = useMemo(() => parseRules(starter), [starter]);
  const kept = useStoredDraft<RulesDraft>(activity.id, { rules: starter }, schema);
  const check = useAnswerCheck<RulesDraft>(
    { rules: starter },
    ({ rules }) => {
      const grade = submit([...rules]);
      if (grade.correct) report({ rules: rules.length, yards: yards.length });
      return grade;
    },
    kept,
  );
  const { rules } = check.answer;
  const show = useYardRun(() => {
    // What nobody changed is no answer: it is there to be laughed at.
    if (!isUntouched(starter, rules)) check.submit();
  });
  const { frame } = show;
  useOnMap<YardView>(activity.id, {
    frame: frame ? { yard: frame.yard, pose: frame.pose, mood: frame.mood } : null,
    ms: MOVE_MS,
  });
  const change = (next: SteeringRule[]) => {
    show.reset();
    check.changeAnswer({ rules: next });
  };
  return (
    <>
      <RuleCards rules={rules} acting={frame?.rule} disabled={check.solved || show.isRunning} onChange={change} />
      <YardMarks yards={yards} at={frame?.yard} run={show.ended} />
      <TextAlternative text={frame ? moodWords(frame.mood) : ''} />
      <div role="status" aria-live="polite" className={kitStyles.status}>
        {show.ended?.failed && <Failure activity={activity} failed={show.ended.failed} />}
        {check.solved && check.grade && <GradeFeedback activity={activity} grade={check.grade} />}
      </div>
      {!check.solved && (
        <ActionRow>
          <Button
            data-control="check"
            disabled={show.isRunning}
            icon={<Play aria-hidden="true" size={18} />}
            onClick={() =>
              show.start(
                planYardRun(
                  yards.map((yard) => yard.rows),
                  rules,
                ),
              )
            }
          >
            {activity.check}
          </Button>
        </ActionRow>
      )}
    </>
  );
}

const isUntouched = (starter: readonly SteeringRule[], rules: readonly SteeringRule[]): boolean =>
  rules.every((rule, at) => starter[at] !== undefined && cardOf(rule) === cardOf(starter[at]));

type Yards = ActivityOf<'steering-rules'>['yards'];

/** One mark for each yard: done, driving there, or still to come. */
function YardMarks({ yards, at, run }: { yards: Yards; at: number | undefined; run: YardRun | undefined }) {
  const { t } = useLingui();
  const done = run && !run.failed ? yards.length : (at ?? 0);
  const count = yards.length;
  return (
    <p className={styles.yards} role="img" aria-label={t`Yards done: ${done} of ${count}`}>
      {yards.map(({ id }, index) => (
        <span key={id} className={styles.yard} data-done={index < done} data-now={index === at && index >= done}>
          {index < done ? <Check aria-hidden="true" size={18} /> : index + 1}
        </span>
      ))}
    </p>
  );
}

interface FailureProps {
  activity: ActivityOf<'steering-rules'>;
  failed: NonNullable<YardRun['failed']>;
}

/** Only of the yard that was seen. */
function Failure({ activity, failed }: FailureProps) {
  const { messages, why, yards } = activity;
  const yard = yards[failed.yard];
  if (!yard) return null;
  return (
    <AnswerFeedback
      tone="wrong"
      message={messages.wrong}
      explanations={[{ item: yard.id, label: yard.name, text: why[failed.end] }]}
    />
  );
}
