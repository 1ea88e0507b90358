// Step 3: the learner mends the tree with other questions, more depth or the own message, compares both trees, and concludes.
import { bitsOf, signsOf } from '@lanternwise/shared/activities/message-gate/features';
import { type Gate, isShut } from '@lanternwise/shared/activities/message-gate/gate';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { ToggleOption } from '../kit/ToggleOption.tsx';
import type { AnswerCheck } from '../kit/useAnswerCheck.ts';
import type { StepProps } from './draft.ts';
import { GateCounts } from './GateCounts.tsx';
import { GateSettings, GrowButton } from './GateSettings.tsx';
import { GateTree } from './GateTree.tsx';
import styles from './MessageGate.module.css';
import { MessageList } from './MessageList.tsx';
import { useShownResult } from './useShownResult.ts';

export interface MendStepProps extends StepProps {
  mended: Gate | undefined;
  check: AnswerCheck<string>;
}

export function MendStep({ activity, draft, gate, mended, change, check }: MendStepProps) {
  const { t } = useLingui();
  const { result, showNext } = useShownResult(mended);
  const { chosen, sent, teaches } = draft;
  const { conclusion, heldOut } = activity;
  if (!gate || !sent) return null;
  const signs = signsOf(sent, activity.known);
  const unseen = heldOut.length;
  return (
    <>
      <section className={cx(kitStyles.card, styles.section)}>
        <p>{t`It got past the first tree:`}</p>
        <p className={styles.own}>
          <span className={styles.from} translate="no">
            {sent.from}
          </span>
          <span>{sent.text}</span>
        </p>
        <ToggleOption control="teach" pressed={teaches} onToggle={() => change({ teaches: !teaches })}>
          {t`Learn from it, as from three messages`}
        </ToggleOption>
      </section>
      <GateSettings activity={activity} draft={draft} change={change} />
      {mended && (
        <section ref={result} className={styles.section}>
          <div role="status" className={styles.section}>
            <p className={kitStyles.question}>
              {isShut(mended.tree, signs)
                ? t`The gate is shut to it now.`
                : t`Your message still gets in. Let the tree learn from it, or ask about one of its signs.`}
            </p>
            <GateCounts
              caption={t`On the ${unseen} held-out messages`}
              rows={[
                { name: t`First tree`, count: gate.onHeldOut },
                { name: t`Mended tree`, count: mended.onHeldOut },
              ]}
            />
          </div>
          <GateTree activity={activity} tree={mended.tree} />
          <MessageList title={t`The ${unseen} held out`} activity={activity} messages={heldOut} shut={mended.shut} />
          <Options
            group="conclude"
            question={conclusion.question}
            options={conclusion.options}
            chosen={check.answer || undefined}
            results={check.grade ? { [check.answer]: check.answer === conclusion.correct ? 'right' : 'wrong' } : {}}
            onChoose={check.changeAnswer}
          />
        </section>
      )}
      <CheckBar
        activity={activity}
        check={check}
        ready={mended !== undefined && check.answer !== ''}
        incompleteHint={mended ? t`Answer the question.` : t`Grow the tree again first.`}
      >
        {!check.solved && (
          <GrowButton
            label={t`Grow it again`}
            questions={chosen.questions}
            isGrown={mended !== undefined}
            onGrow={() => {
              showNext();
              change({ mended: { ...chosen, ...(teaches && { taught: bitsOf(signs) }) } });
            }}
          />
        )}
      </CheckBar>
    </>
  );
}
