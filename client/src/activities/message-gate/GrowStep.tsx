// Step 1: the learner chooses questions and depth, grows the tree, and sees its mistakes on messages that it has not seen.
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { StepProps } from './draft.ts';
import { GateCounts } from './GateCounts.tsx';
import { GateSettings, GrowButton } from './GateSettings.tsx';
import { GateTree } from './GateTree.tsx';
import styles from './MessageGate.module.css';
import { MessageList } from './MessageList.tsx';
import { useShownResult } from './useShownResult.ts';

export function GrowStep({ activity, draft, gate, change }: StepProps) {
  const { t } = useLingui();
  const { training, heldOut } = activity;
  const { questions } = draft.chosen;
  const { result, showNext } = useShownResult(gate);
  const [learned, unseen] = [training.length, heldOut.length];
  return (
    <>
      <GateSettings activity={activity} draft={draft} change={change} />
      {gate && (
        <section ref={result} className={styles.section}>
          <div role="status">
            <GateCounts
              caption={t`Look outside!`}
              rows={[
                { name: t`Learned from (${learned})`, count: gate.onTraining },
                { name: t`Held out (${unseen})`, count: gate.onHeldOut },
              ]}
            />
          </div>
          <GateTree activity={activity} tree={gate.tree} />
          <MessageList title={t`The ${learned} it learned from`} activity={activity} messages={training} />
          <MessageList title={t`The ${unseen} held out`} activity={activity} messages={heldOut} shut={gate.shut} />
        </section>
      )}
      <ActionRow>
        <GrowButton
          label={t`Grow the tree`}
          questions={questions}
          isGrown={gate !== undefined}
          onGrow={() => {
            showNext();
            // Another first tree: what was tricked and mended was the old one.
            change({ grown: { ...draft.chosen }, sent: undefined, mended: undefined });
          }}
        />
        {gate && (
          <Button data-control="to-trick" onClick={() => change({ step: 'trick' })}>
            {t`Next: trick it`}
          </Button>
        )}
      </ActionRow>
    </>
  );
}
