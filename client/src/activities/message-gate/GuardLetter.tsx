// Has the companion look at a letter that it never saw, or one that the learner types; then it is told what the letter was.
import {
  hasEnoughWords,
  LEAST_WORDS,
  MAX_MESSAGE,
  MAX_SENDER,
} from '@lanternwise/shared/activities/message-gate/features';
import type { MessageDescriptor } from '@lingui/core';
import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';
import type { SkillStep, SkillUseProps } from '../host/skill.ts';
import { inBreaths } from '../kit/inBreaths.ts';
import kitStyles from '../kit/layout.module.css';
import { type GuardSkill, unseenLetter } from './guardSkill.ts';
import styles from './MessageGate.module.css';
import { judge, type Verdict } from './reasons.ts';

type Say = (sentence: MessageDescriptor) => string;

function verdictSteps({ isShut, because }: Verdict, say: Say): SkillStep[] {
  const reasons = because.length > 0 ? because.map(say) : [translate`I have no question that helps.`];
  const sentences = [isShut ? translate`Stop.` : translate`It may pass.`, ...reasons];
  return [
    { act: 'pose', pose: 'think', seconds: 1.2 },
    ...inBreaths(sentences).map((line): SkillStep => ({ act: 'say', line, mood: isShut ? 'wrong' : 'glow' })),
  ];
}

/** People say how it was, and the companion reads aloud why. */
function truthSteps(isShut: boolean, isThief: boolean, why: string): SkillStep[] {
  const isRight = isShut === isThief;
  const truth = isThief ? translate`It was from a thief.` : translate`It was from a friend.`;
  const praise = isThief
    ? translate`Nobody fell for it. Thank you, Wick!`
    : translate`My letter came! Thank you, Wick!`;
  const comfort = isThief
    ? translate`That one got past you, Wick. Now we all look out for it.`
    : translate`That was only a friend, Wick. Better once too often.`;
  return [
    isRight ? { people: [praise], mood: 'glad' } : { people: [comfort], mood: 'gentle' },
    ...inBreaths([truth, ...why.split(' ')]).map(
      (line): SkillStep => ({ act: 'say', line, mood: isRight ? 'proud' : 'wrong' }),
    ),
  ];
}

export function GuardLetter({ model, turn, perform }: SkillUseProps<GuardSkill>) {
  const { t } = useLingui();
  const { fort, gate } = model;
  const letter = unseenLetter(model, turn);
  const look = () => {
    if (!letter) return;
    const verdict = judge(gate.tree, letter, fort.known);
    perform([...verdictSteps(verdict, t), ...truthSteps(verdict.isShut, letter.phishing, letter.why)]);
  };
  return (
    <>
      {letter && (
        <>
          <p className={kitStyles.note}>
            <Trans>A letter that Wick never saw:</Trans>
          </p>
          <p className={styles.own}>
            <span className={styles.from} translate="no">
              {letter.from}
            </span>
            <span>{letter.text}</span>
          </p>
          <Button data-first-focus="" data-control="ask-guard" onClick={look}>
            <Trans>Let Wick look</Trans>
          </Button>
        </>
      )}
      <OwnLetter {...{ model, perform }} />
    </>
  );
}

/** Nobody knows the truth of it. */
function OwnLetter({ model: { fort, gate }, perform }: Pick<SkillUseProps<GuardSkill>, 'model' | 'perform'>) {
  const { t } = useLingui();
  const [from, setFrom] = useState('');
  const [text, setText] = useState('');
  const [fromId, textId] = [useId(), useId()];
  const isLetter = hasEnoughWords(text);
  return (
    <details className={styles.messages}>
      <summary data-control="own-letter">{t`A letter of yours`}</summary>
      <div className={styles.section}>
        <label htmlFor={fromId}>{t`Sender’s address`}</label>
        <TextInput
          id={fromId}
          value={from}
          maxLength={MAX_SENDER}
          autoComplete="off"
          spellCheck={false}
          data-control="from"
          onChange={(event) => setFrom(event.target.value)}
        />
        <label htmlFor={textId}>{t`Message (stays in this browser)`}</label>
        <TextArea
          id={textId}
          rows={3}
          value={text}
          maxLength={MAX_MESSAGE}
          data-control="text"
          onChange={(event) => setText(event.target.value)}
        />
        <WaitingButton
          variant="secondary"
          data-control="ask-own"
          disabled={!isLetter}
          waitsFor={isLetter ? undefined : t`That is no message yet: write at least ${LEAST_WORDS} words.`}
          onClick={() =>
            perform([
              ...verdictSteps(judge(gate.tree, { from, text }, fort.known), t),
              { act: 'say', line: t`I only ask your questions. In doubt, ask an adult you trust.` },
            ])
          }
        >
          <Trans>Let Wick look</Trans>
        </WaitingButton>
      </div>
    </details>
  );
}
