// Edits the teacher's private note about a student.
import { NOTE_MAX } from '@lanternwise/shared/contracts/reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { attempt } from '../../features/attempt.ts';
import { reportsApi } from '../../features/reportsApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextAreaField } from '../../ui/TextField.tsx';

export interface NoteCardProps {
  id: string;
  note: string;
  /** For a student of archived classes only. */
  readOnly: boolean;
}

/** Nothing where a note can be neither read nor written. */
export function NoteCard({ id, note, readOnly }: NoteCardProps) {
  const { t } = useLingui();
  const [text, setText] = useState(note);
  const [save, { isLoading }] = reportsApi.useSaveNoteMutation();
  if (readOnly && note === '') return null;
  return (
    <Card className="lw-no-print grid gap-3">
      <TextAreaField
        label={t`My note`}
        hint={t`Only you can see this note.`}
        rows={4}
        readOnly={readOnly}
        maxLength={NOTE_MAX}
        value={text}
        onChange={setText}
      />
      {!readOnly && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          busy={isLoading}
          disabled={text === note}
          onClick={() => void attempt(save({ studentId: id, note: text }), t`Note saved.`)}
        >
          <Trans>Save note</Trans>
        </Button>
      )}
    </Card>
  );
}
