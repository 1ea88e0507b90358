// 'Share Your Experience': the feedback form of three ratings and a note, then a thank-you that continues to the next realm.

import { FEEDBACK_NOTE_COUNTER } from '@lanternwise/shared/constants/timings';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { feedbackApi } from '../../features/feedbackApi.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { DialogActions } from '../../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { useContinueJourney } from '../../overlay-kit/realmNavigation.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { TextAreaField } from '../../ui/TextField.tsx';
import styles from './FeedbackOverlay.module.css';
import {
  createFeedbackBody,
  EMPTY_DRAFT,
  FEEDBACK_NOTE_MAX,
  type FeedbackDraft,
  INCOMPLETE_MESSAGE,
  isComplete,
  RATING_FIELDS,
  SUBMIT_FAILED_MESSAGE,
} from './feedbackForm.ts';
import { StarRating } from './StarRating.tsx';
import { ThankYou } from './ThankYou.tsx';

type Phase = 'editing' | 'submitting' | 'thank-you';

export function FeedbackOverlay({ close }: OverlayProps<'feedback'>) {
  const [phase, setPhase] = useState<Phase>('editing');
  const continueJourney = useContinueJourney();
  if (phase === 'thank-you') return <ThankYou onContinue={continueJourney} />;
  return <FeedbackForm phase={phase} setPhase={setPhase} close={close} />;
}

interface FeedbackFormProps {
  phase: Phase;
  setPhase(phase: Phase): void;
  close(): void;
}

function FeedbackForm({ phase, setPhase, close }: FeedbackFormProps) {
  const { t } = useLingui();
  const { realm } = useRealmContent();
  const id = useId();
  const [draft, setDraft] = useState<FeedbackDraft>(EMPTY_DRAFT);
  const [problem, setProblem] = useState<MessageDescriptor>();
  const [submitFeedback] = feedbackApi.useSubmitFeedbackMutation();

  const shownProblem = problem === INCOMPLETE_MESSAGE && isComplete(draft) ? undefined : problem;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (phase === 'submitting') return;
    if (!isComplete(draft)) {
      setProblem(INCOMPLETE_MESSAGE);
      return;
    }
    setProblem(undefined);
    setPhase('submitting');
    const sent = await submitFeedback(createFeedbackBody(draft, realm.id));
    if ('error' in sent) {
      setProblem(SUBMIT_FAILED_MESSAGE);
      setPhase('editing');
      return;
    }
    playSound('celebration');
    setPhase('thank-you');
  };

  return (
    <GameDialog
      title={t`Share Your Experience`}
      colour="amber"
      size="wide"
      onClose={close}
      foot={
        <div>
          <p role="alert" className={cx('lw-error', styles.problem)}>
            {shownProblem && t(shownProblem)}
          </p>
          <DialogActions tight>
            <Button type="submit" form={id} busy={phase === 'submitting'}>
              {phase === 'submitting' ? t`Sending…` : t`Submit Feedback`}
            </Button>
          </DialogActions>
        </div>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {RATING_FIELDS.map(({ field, label }) => (
          <StarRating
            key={field}
            label={t(label)}
            value={draft[field]}
            onChange={(value) => setDraft({ ...draft, [field]: value })}
          />
        ))}
        <TextAreaField
          label={t`Tell us more`}
          hint={`${draft.feedbackNote.length}/${FEEDBACK_NOTE_COUNTER}`}
          rows={3}
          maxLength={FEEDBACK_NOTE_MAX}
          value={draft.feedbackNote}
          onChange={(feedbackNote) => setDraft({ ...draft, feedbackNote })}
        />
        <ReadyNotes note={draft.feedbackNote} onChange={(feedbackNote) => setDraft({ ...draft, feedbackNote })} />
      </form>
    </GameDialog>
  );
}

const SENTENCES = [
  msg`I liked trying things out in the world.`,
  msg`I liked that I could see why the machine was wrong.`,
  msg`I liked the people here.`,
  msg`It was a bit long for me.`,
  msg`One part was hard to understand.`,
] as const;

interface ReadyNotesProps {
  note: string;
  onChange(note: string): void;
}

/** Sentences that fill the feedback's note at a tap and can be changed there, so that nobody has to write to go on. */
function ReadyNotes({ note, onChange }: ReadyNotesProps) {
  const { t } = useLingui();
  const add = (sentence: string) => {
    if (!note.includes(sentence)) onChange(note.trim() === '' ? sentence : `${note.trimEnd()} ${sentence}`);
  };
  return (
    <fieldset className={styles.ready}>
      <legend>
        <Trans>Or tap a sentence:</Trans>
      </legend>
      {SENTENCES.map((message) => {
        const sentence = t(message);
        return (
          <Button key={message.id} variant="quiet" size="small" onClick={() => add(sentence)}>
            {sentence}
          </Button>
        );
      })}
    </fieldset>
  );
}
