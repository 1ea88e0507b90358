// Step 2: the learner writes a phishing message that the own tree lets in; any text gets an answer, and none is lost.
import {
  hasEnoughWords,
  isPhishLike,
  LEAST_WORDS,
  LURES,
  MAX_MESSAGE,
  MAX_SENDER,
  signsOf,
  WANTS,
} from '@lanternwise/shared/activities/message-gate/features';
import { isShut } from '@lanternwise/shared/activities/message-gate/gate';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import kitStyles from '../kit/layout.module.css';
import type { StepProps } from './draft.ts';
import { GateTree } from './GateTree.tsx';
import styles from './MessageGate.module.css';
import { SignList } from './MessageList.tsx';

export interface TrickStepProps extends StepProps {
  /** Whether the message stands as it was sent last. */
  isSent: boolean;
  onSend(): void;
}

export function TrickStep({ activity, draft, gate, change, isSent, onSend }: TrickStepProps) {
  const { t } = useLingui();
  const fromId = useId();
  const textId = useId();
  const { writing, sent } = draft;
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) verdict.current?.scrollIntoView({ block: 'center' });
  }, [isSent]);
  if (!gate) return null;
  return (
    <>
      <GateTree activity={activity} tree={gate.tree} />
      <section className={styles.section}>
        <p className={kitStyles.question}>{t`Be the thief: get past your tree.`}</p>
        <details>
          <summary>{t`What counts as phishing?`}</summary>
          <p className={kitStyles.note}>{activity.rule}</p>
        </details>
        <label htmlFor={fromId}>{t`Sender’s address`}</label>
        <TextInput
          id={fromId}
          value={writing.from}
          maxLength={MAX_SENDER}
          data-control="from"
          spellCheck={false}
          onChange={(event) => change({ writing: { ...writing, from: event.target.value } })}
        />
        <details className={styles.messages}>
          <summary>{t`Known senders`}</summary>
          <ul className={styles.known} translate="no">
            {activity.known.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </details>
        <label htmlFor={textId}>{t`Message (stays in this browser)`}</label>
        <TextArea
          id={textId}
          rows={3}
          value={writing.text}
          data-control="text"
          onChange={(event) => change({ writing: { ...writing, text: event.target.value.slice(0, MAX_MESSAGE + 1) } })}
        />
        <div role="status" ref={verdict} className={kitStyles.status}>
          {isSent && <Verdict activity={activity} draft={draft} gate={gate} />}
        </div>
      </section>
      <ActionRow>
        <Button data-control="send" variant={sent ? 'secondary' : 'primary'} onClick={onSend}>
          {t`Send it to the gate`}
        </Button>
        <WaitingButton
          data-control="to-mend"
          disabled={!sent}
          waitsFor={sent ? undefined : t`Get a phishing message through first.`}
          onClick={() => change({ step: 'mend' })}
        >
          {t`Next: mend it`}
        </WaitingButton>
      </ActionRow>
    </>
  );
}

type VerdictProps = Pick<StepProps, 'activity' | 'draft'> & { gate: NonNullable<StepProps['gate']> };

/** What the rule and the gate say to a message, in plain words. */
function Verdict({ activity, draft: { writing }, gate }: VerdictProps) {
  const { t } = useLingui();
  const signs = signsOf(writing, activity.known);
  const hasLure = LURES.some((sign) => signs.includes(sign));
  const hasWish = WANTS.some((sign) => signs.includes(sign));
  const remarks = [
    writing.text.length > MAX_MESSAGE && t`It is very long: the first ${MAX_MESSAGE} characters were read.`,
    /<[^<>]*>/.test(writing.text) && t`HTML tags were left out.`,
  ].filter((remark) => remark !== false);
  return (
    <div className={cx(kitStyles.card, styles.section)}>
      <p className={kitStyles.question}>
        {!hasEnoughWords(writing.text)
          ? t`That is no message yet: write at least ${LEAST_WORDS} words.`
          : isPhishLike(signs)
            ? isShut(gate.tree, signs)
              ? t`The gate stays shut: your tree saw through it. Leave out what it asks about.`
              : t`It got through! Now mend your tree.`
            : hasWish
              ? t`It wants something, but has no lure: no hurry, prize, secret or false address. By our rule it is no phishing.`
              : hasLure
                ? t`It has a lure, but wants nothing: no link, file, password or money. By our rule it is no phishing.`
                : t`It has no lure and wants nothing. By our rule it is no phishing.`}
      </p>
      <SignList activity={activity} signs={signs} />
      {remarks.map((remark) => (
        <p key={remark} className={kitStyles.note}>
          {remark}
        </p>
      ))}
    </div>
  );
}
