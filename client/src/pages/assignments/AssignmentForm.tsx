// The form that creates or changes an assignment: target, due time, recipients and a note.
import type { ClassAssignment } from '@lanternwise/shared/contracts/assignments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import { assignmentsApi } from '../../features/assignments/assignmentsApi.ts';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { newUuid } from '../../lib/newUuid.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { type Draft, type DraftProblem, problemOf, toChange, toRequest } from './draft.ts';
import { LearnerFields } from './LearnerFields.tsx';
import { NoteFields, useNoteObjections } from './NoteFields.tsx';
import { TargetFields } from './TargetFields.tsx';

export interface AssignmentFormProps {
  groupId: string;
  title: string;
  draft: Draft;
  /** The assignment that is changed; a new one is made if it is omitted. */
  changed?: ClassAssignment | undefined;
  onClose(): void;
}

const PROBLEMS: Record<DraftProblem, MessageDescriptor> = {
  'no-target': msg`Please choose what the class should do.`,
  'no-date': msg`Please choose the day on which it is due.`,
  'past-date': msg`This time has already passed. Choose a later one.`,
  'no-learners': msg`Please choose at least one student.`,
  'no-note': msg`Please write the note, or choose none.`,
  'long-note': msg`This note is too long.`,
};

export function AssignmentForm({ title, onClose, ...rest }: AssignmentFormProps) {
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <Form {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Form({ groupId, draft: initial, changed, onClose }: Omit<AssignmentFormProps, 'title'>) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(initial);
  const [id] = useState(newUuid);
  const [problem, setProblem] = useState<DraftProblem>();
  const [failure, setFailure] = useState<string>();
  const [create, creating] = assignmentsApi.useCreateAssignmentMutation();
  const [update, updating] = assignmentsApi.useUpdateAssignmentMutation();
  const objections = useNoteObjections(draft, changed);
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(draft, Date.now(), changed?.dueAt);
    setProblem(found);
    setFailure(undefined);
    if (found || objections.length > 0) return;
    try {
      if (changed) await update({ groupId, assignmentId: changed.id, ...toChange(draft) }).unwrap();
      else await create({ groupId, ...toRequest(draft, id) }).unwrap();
      showToast('success', changed ? t`Saved.` : t`The assignment is set.`);
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  const errorOf = (...problems: DraftProblem[]) =>
    problem && problems.includes(problem) ? t(PROBLEMS[problem]) : undefined;
  const isBusy = creating.isLoading || updating.isLoading;
  return (
    <form className="grid gap-5" noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      {changed ? (
        <p className="text-lg font-bold">{changed.title}</p>
      ) : (
        <Targets groupId={groupId}>
          {(targets) => <TargetFields draft={draft} targets={targets} error={errorOf('no-target')} onChange={change} />}
        </Targets>
      )}
      <DueFields draft={draft} error={errorOf('no-date', 'past-date')} onChange={change} />
      <LearnerFields groupId={groupId} draft={draft} error={errorOf('no-learners')} onChange={change} />
      <NoteFields draft={draft} error={errorOf('no-note', 'long-note')} objections={objections} onChange={change} />
      <ErrorText>{failure}</ErrorText>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" busy={isBusy}>
          {changed ? <Trans>Save</Trans> : <Trans>Assign</Trans>}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

type Targets = NonNullable<ReturnType<typeof assignmentsApi.useAssignableTargetsQuery>['data']>['targets'];

function Targets({ groupId, children }: { groupId: string; children(targets: Targets): ReactNode }) {
  const query = assignmentsApi.useAssignableTargetsQuery({ groupId, ...useLanguageQuery() });
  return <QueryResult query={query}>{({ targets }) => children(targets)}</QueryResult>;
}

interface FieldsProps {
  draft: Draft;
  error: string | undefined;
  onChange(change: Partial<Draft>): void;
}

function DueFields({ draft, error, onChange }: FieldsProps) {
  const { t } = useLingui();
  const { timeZone } = draft;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={t`Due on`}
        error={error}
        hint={t`Time zone: ${timeZone}`}
        type="date"
        value={draft.date}
        onChange={(date) => onChange({ date })}
      />
      <TextField
        label={t`Time`}
        optional
        hint={t`Without a time it is due at the end of the day.`}
        type="time"
        value={draft.time}
        onChange={(time) => onChange({ time })}
      />
    </div>
  );
}
