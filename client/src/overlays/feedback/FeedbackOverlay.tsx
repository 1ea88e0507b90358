// 'Share Your Experience': the feedback form of three ratings and a note, then a thank-you that continues to the next realm.

import { FEEDBACK_NOTE_COUNTER } from '@lanternwise/shared/constants/timings';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { feedbackApi } from '../../features/feedbackApi.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { useForm } from '../../features/useForm.ts';
import { DialogActions } from '../../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { useContinueJourney } from '../../overlay-kit/realmNavigation.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextInput.tsx';
import styles from './FeedbackOverlay.module.css';
import {
  createFeedbackBody,
  EMPTY_DRAFT,
  FEEDBACK_NOTE_MAX,
  INCOMPLETE_MESSAGE,
  missingFields,
  RATING_FIELDS,
  SUBMIT_FAILED_MESSAGE,
} from './feedbackForm.ts';
import { StarRating } from './StarRating.tsx';
import { ThankYou } from './ThankYou.tsx';

export function FeedbackOverlay({ close }: OverlayProps<'feedback'>) {
  const [isSent, setSent] = useState(false);
  const continueJourney = useContinueJourney();
  if (isSent) return <ThankYou onContinue={continueJourney} />;
  return <FeedbackForm onSent={() => setSent(true)} close={close} />;
}

function FeedbackForm({ onSent, close }: { onSent(): void; close(): void }) {
  const { t } = useLingui();
  const { realm } = useRealmContent();
  const id = useId();
  const problemId = `${id}-problem`;
  const [submitFeedback] = feedbackApi.useSubmitFeedbackMutation();
  const form = useForm({
    initial: EMPTY_DRAFT,
    schema: () => import('@lanternwise/shared/contracts/feedback').then((contracts) => contracts.feedbackBodySchema),
    body: (draft) => createFeedbackBody(draft, realm.id),
    // Which fields; the one sentence for all of them stands below.
    check: (draft) => Object.fromEntries(missingFields(draft).map((field) => [field, t(INCOMPLETE_MESSAGE)])),
    async send(body) {
      await submitFeedback(body).unwrap();
      playSound('celebration');
      onSent();
    },
  });
  const note = form.field('feedbackNote');
  const wrong = (problem: string | undefined) =>
    problem === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': problemId } as const);

  return (
    <GameDialog
      title={t`Share Your Experience`}
      colour="amber"
      size="wide"
      onClose={close}
      foot={
        <div>
          <p id={problemId} role="alert" className={cx('lw-error', styles.problem)}>
            {Object.values(form.problems).find(Boolean) ??
              (form.refusal === undefined ? undefined : t(SUBMIT_FAILED_MESSAGE))}
          </p>
          <DialogActions tight>
            <Button type="submit" form={id} busy={form.busy}>
              {form.busy ? t`Sending…` : t`Submit Feedback`}
            </Button>
          </DialogActions>
        </div>
      }
    >
      <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
        {RATING_FIELDS.map(({ field, label }) => (
          <StarRating
            key={field}
            label={t(label)}
            value={form.values[field]}
            {...wrong(form.problems[field])}
            onChange={form.field(field).onChange}
          />
        ))}
        <Field label={t`Tell us more`} hint={`${note.value.length}/${FEEDBACK_NOTE_COUNTER}`}>
          {(control) => (
            <TextArea
              {...control}
              {...wrong(note.error)}
              rows={3}
              maxLength={FEEDBACK_NOTE_MAX}
              value={note.value}
              onChange={(event) => note.onChange(event.target.value)}
            />
          )}
        </Field>
        <ReadyNotes note={note.value} onChange={note.onChange} />
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
          <Button key={message.id} variant="quiet" size="small" data-ready-note="" onClick={() => add(sentence)}>
            {sentence}
          </Button>
        );
      })}
    </fieldset>
  );
}
