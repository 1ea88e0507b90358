// Message gate: the learner grows a tree that sorts messages, writes one that evades it, and mends the tree.

import { bitsOf, hasEnoughWords, isPhishLike, signsOf } from '@lanternwise/shared/activities/message-gate/features';
import { type GateSetting, isShut } from '@lanternwise/shared/activities/message-gate/gate';
import { gateFigures } from '@lanternwise/shared/activities/message-gate/gateFigures';
import { FORT } from '@lanternwise/shared/activities/message-gate/mapNames';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import kitStyles from '../kit/layout.module.css';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { EMPTY_DRAFT, type GateDraft, lastStep, parseDraft, STEPS, type Step } from './draft.ts';
import { GrowStep } from './GrowStep.tsx';
import { MendStep } from './MendStep.tsx';
import styles from './MessageGate.module.css';
import { TrickStep } from './TrickStep.tsx';
import { useGate } from './useGate.ts';
import type { GateView } from './world.ts';

const NOTHING_SENT = { from: '', text: '' };

const packed = (setting: GateSetting | undefined) => ({
  questions: bitsOf(setting?.questions ?? []),
  depth: setting?.depth ?? 1,
});

export function MessageGateActivity({ activity, submit, report }: ActivityProps<'message-gate'>) {
  const top = useRef<HTMLOListElement>(null);
  const [draft, store] = useStoredDraft<GateDraft>(activity.id, EMPTY_DRAFT, parseDraft);
  const [tried, setTried] = useState(NOTHING_SENT);
  const { grown, mended, sent, writing } = draft;
  const gate = useGate(activity, grown);
  const last = useGate(activity, mended);
  const check = useAnswerCheck('', (conclusion) => {
    const bits = sent ? bitsOf(signsOf(sent, activity.known)) : -1;
    const grade = submit({
      predicted: draft.predicted ?? '_none',
      grown: packed(grown),
      sent: bits,
      mended: { ...packed(mended), ...(mended?.taught !== undefined && { taught: mended.taught }) },
      conclusion,
    });
    if (grade.correct && mended && last) report(gateFigures(mended, last.onHeldOut));
    return grade;
  });
  const change = (changes: Partial<GateDraft>) => {
    if (check.solved && !changes.step) return;
    store({ ...draft, ...changes });
    if (changes.mended || changes.grown) check.reset();
    if (changes.step) top.current?.scrollIntoView({ block: 'start' });
  };
  const step = STEPS.indexOf(draft.step) > STEPS.indexOf(lastStep(draft)) ? lastStep(draft) : draft.step;
  const isTried = tried.text === writing.text && tried.from === writing.from && tried !== NOTHING_SENT;
  const signs = signsOf(writing, activity.known);
  const shown = step === 'mend' ? (last ?? gate) : gate;
  useOnMap<GateView>(activity.id, {
    gate: shown ? { shut: shown.shut, onHeldOut: shown.onHeldOut } : null,
    own:
      step === 'trick' && isTried && gate
        ? { id: 'own', isThief: isPhishLike(signs), isShut: isShut(gate.tree, signs) }
        : null,
  });
  useCameraBeside(FORT);
  const send = () => {
    setTried(writing);
    if (gate && hasEnoughWords(writing.text) && isPhishLike(signs) && !isShut(gate.tree, signs))
      change({ sent: writing, mended: undefined });
  };
  const props = { activity, draft, gate, change };
  return (
    <>
      <ol ref={top} className={kitStyles.buttons}>
        {STEPS.map((one) => (
          <li key={one}>
            <StepButton step={one} draft={draft} isOpen={one === step} onOpen={() => change({ step: one })} />
          </li>
        ))}
      </ol>
      {step === 'grow' && <GrowStep {...props} />}
      <Predict
        predict={activity.predict}
        predicted={draft.predicted}
        on={['grow']}
        onPredict={(predicted) => store({ ...draft, predicted })}
      />
      {step === 'trick' && <TrickStep {...props} isSent={isTried} onSend={send} />}
      {step === 'mend' && <MendStep {...props} mended={last} check={check} />}
    </>
  );
}

interface StepButtonProps {
  step: Step;
  draft: GateDraft;
  isOpen: boolean;
  onOpen(): void;
}

function StepButton({ step, draft, isOpen, onOpen }: StepButtonProps) {
  const { t } = useLingui();
  const names = { grow: t`1 Grow`, trick: t`2 Trick`, mend: t`3 Mend` };
  return (
    <Button
      size="small"
      variant="secondary"
      className={isOpen ? styles.isOpen : undefined}
      aria-current={isOpen ? 'step' : undefined}
      disabled={STEPS.indexOf(step) > STEPS.indexOf(lastStep(draft))}
      data-control={`step:${step}`}
      onClick={onOpen}
    >
      {names[step]}
    </Button>
  );
}
