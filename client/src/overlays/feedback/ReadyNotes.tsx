// Sentences that fill the feedback's note at a tap and can be changed there, so that nobody has to write to go on.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import styles from './FeedbackOverlay.module.css';

const SENTENCES = [
  msg`I liked trying things out in the world.`,
  msg`I liked that I could see why the machine was wrong.`,
  msg`I liked the people here.`,
  msg`It was a bit long for me.`,
  msg`One part was hard to understand.`,
] as const;

export interface ReadyNotesProps {
  note: string;
  onChange(note: string): void;
}

export function ReadyNotes({ note, onChange }: ReadyNotesProps) {
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
