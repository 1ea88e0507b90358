// The note of an assignment in its form: a ready-made one, or the teacher's own words with what keeps them from the students.
import { ASSIGNMENT_NOTE_MAX, ASSIGNMENT_NOTES } from '@lanternwise/shared/constants/assignments';
import type { ClassAssignment } from '@lanternwise/shared/contracts/assignments';
import { useLingui } from '@lingui/react/macro';
import { NOTE_WORDS } from '../../features/assignments/assignmentWords.ts';
import { useMayWriteOwnWords, useTextRefusals } from '../../features/teacherTexts/useTextRefusals.ts';
import { Objections } from '../../ui/Objections.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { TextAreaField } from '../../ui/TextField.tsx';
import { OwnWordsHint } from '../groups/OwnWordsHint.tsx';
import type { Draft } from './draft.ts';

interface NoteFieldsProps {
  draft: Draft;
  error: string | undefined;
  objections: readonly string[];
  onChange(change: Partial<Draft>): void;
}

/** What keeps the note from being sent; a note that stays as it was is not sent again. */
export function useNoteObjections({ note, ownNote }: Draft, changed: ClassAssignment | undefined): string[] {
  const kept = changed?.note && 'text' in changed.note ? changed.note.text : undefined;
  return useTextRefusals(note === 'own' && ownNote.trim() !== kept ? ownNote : '', 'assignment-note');
}

export function NoteFields({ draft, error, objections, onChange }: NoteFieldsProps) {
  const { t } = useLingui();
  const mayWrite = useMayWriteOwnWords();
  const isOwn = draft.note === 'own';
  return (
    <div className="grid gap-3">
      <SelectField
        label={t`Note to the students`}
        optional
        error={isOwn ? undefined : error}
        hint={mayWrite ? undefined : <OwnWordsHint />}
        value={draft.note}
        options={[
          { value: 'none', label: t`No note` },
          ...ASSIGNMENT_NOTES.map((value) => ({ value, label: t(NOTE_WORDS[value]) })),
          ...(mayWrite || isOwn ? [{ value: 'own', label: t`In your own words` } as const] : []),
        ]}
        onChange={(note: Draft['note']) => onChange({ note })}
      />
      {isOwn && <OwnNote text={draft.ownNote} error={error} onChange={(ownNote) => onChange({ ownNote })} />}
      <Objections sentences={objections} />
    </div>
  );
}

interface OwnNoteProps {
  text: string;
  error: string | undefined;
  onChange(text: string): void;
}

function OwnNote({ text, error, onChange }: OwnNoteProps) {
  const { t } = useLingui();
  const left = ASSIGNMENT_NOTE_MAX - text.length;
  return (
    <TextAreaField
      label={t`Your note`}
      error={error}
      hint={t`${left} characters left`}
      rows={2}
      maxLength={ASSIGNMENT_NOTE_MAX}
      value={text}
      onChange={onChange}
    />
  );
}
