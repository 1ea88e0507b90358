// A decision of the council: the learner's own figure lies on the table, a dangerous choice is asked back, and the guide answers.
import { COUNCIL_CHOICES, choiceFigures, choiceOf } from '@lanternwise/shared/activities/council/choices';
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOptionalRealmContent } from '../../features/content/realmContentContext.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { type OwnTest, useOwnTest } from '../host/useOwnTest.ts';
import { ActionRow } from '../kit/ActionRow.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import styles from './CouncilActivity.module.css';

type Props = ActivityProps<'council'>;

export function CouncilActivity({ activity, submit, report }: Props) {
  const { t } = useLingui();
  const own = useOwnTest(activity.skill);
  const realm = useOptionalRealmContent()?.realm.id;
  const state = useAppSelector(selectRealmStates)[realm ?? 'demo'];
  const before = choiceOf(state?.cards[activity.id]);
  const [chosen, setChosen] = useState<string | undefined>(before);
  const [stage, setStage] = useState<'choose' | 'doubt' | 'decided'>(before ? 'decided' : 'choose');
  const choice = activity.choices.find(({ id }) => id === chosen);
  const doubt = choice && doubtOf(activity, choice, own);
  const decide = () => {
    const known = COUNCIL_CHOICES.find((id) => id === chosen);
    if (!known || !submit({ choice: known }).correct) return;
    report(choiceFigures(known));
    setStage('decided');
  };
  return (
    <>
      <Table table={activity.table} own={own} />
      <Options
        label={activity.prompt}
        options={activity.choices}
        chosen={chosen}
        layout="column"
        disabled={stage === 'decided'}
        onChoose={(id) => {
          setChosen(id);
          setStage('choose');
        }}
      />
      <div role="status" aria-live="polite" className={kitStyles.status}>
        {stage === 'doubt' && doubt && <p className={styles.doubt}>{doubt}</p>}
        {stage === 'decided' && choice && (
          <AnswerFeedback tone="right" message={activity.messages.correct}>
            <p>{choice.reply}</p>
          </AnswerFeedback>
        )}
      </div>
      <ActionRow>
        {stage === 'choose' && (
          <Button
            data-control="check"
            disabled={!choice}
            onClick={() => (doubt === undefined ? decide() : setStage('doubt'))}
          >
            {activity.check}
          </Button>
        )}
        {stage === 'doubt' && (
          <>
            <Button data-control="think-again" onClick={() => [setChosen(undefined), setStage('choose')]}>
              {t`Think again`}
            </Button>
            <Button variant="secondary" data-control="stay" onClick={decide}>
              {t`I stay with it`}
            </Button>
          </>
        )}
        {stage === 'decided' && (
          <Button variant="quiet" data-control="reconsider" onClick={() => setStage('choose')}>
            {t`Decide again`}
          </Button>
        )}
      </ActionRow>
    </>
  );
}

/** Undefined for a choice that is not asked back. */
function doubtOf(
  { unseen }: Props['activity'],
  { id, doubt }: Props['activity']['choices'][number],
  own: OwnTest | undefined,
): string | undefined {
  if (doubt === undefined) return undefined;
  const { right, of } = own ?? { right: 0, of: 0 };
  if (of > 0 && right < of) return fillPlaceholders(doubt, { wrong: of - right, of });
  // Without a mistake to show, only giving everything to the Lamp is asked back.
  return id === 'lamp' ? unseen : undefined;
}

/** Nothing until the figure is known: it is not measured twice. */
function Table({ table, own }: { table: string; own: OwnTest | undefined }) {
  const { t } = useLingui();
  if (own === undefined) return null;
  const { right, of } = own ?? { right: 0, of: 0 };
  return (
    <p className={styles.table}>
      <strong>{table}</strong> {own ? t`right on ${right} of ${of} that it never saw` : t`nobody tested this`}
    </p>
  );
}
