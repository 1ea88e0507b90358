// The form that creates or changes an assignment: target, due time, recipients and a note.
import type { ClassAssignment, NewAssignment } from '@lanternwise/shared/contracts/assignments';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { assignmentsApi } from '../../features/assignments/assignmentsApi.ts';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { useForm } from '../../features/useForm.ts';
import { newUuid } from '../../lib/newUuid.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { type Draft, dueProblemOf, toChange, toRequest } from './draft.ts';
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

const DUE_PROBLEMS = {
  'no-date': msg`Please choose the day on which it is due.`,
  'past-date': msg`This time has already passed. Choose a later one.`,
} as const;

export function AssignmentForm({ title, onClose, ...rest }: AssignmentFormProps) {
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <Form {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Form({ groupId, draft: initial, changed, onClose }: Omit<AssignmentFormProps, 'title'>) {
  const { t } = useLingui();
  const [id] = useState(newUuid);
  const [create] = assignmentsApi.useCreateAssignmentMutation();
  const [update] = assignmentsApi.useUpdateAssignmentMutation();
  const contracts = () => import('@lanternwise/shared/contracts/assignments');
  const form = useForm<Draft, object>({
    initial,
    schema: async () =>
      changed ? (await contracts()).updateAssignment.body : (await contracts()).createAssignment.body,
    body: (draft) => (changed ? toChange(draft) : toRequest(draft, id)),
    check(draft) {
      const problem = dueProblemOf(draft, Date.now(), changed?.dueAt);
      return problem ? { date: t(DUE_PROBLEMS[problem]) } : {};
    },
    async send(body) {
      if (objections.length > 0) return;
      if (changed) await update({ groupId, assignmentId: changed.id, ...body }).unwrap();
      else await create({ groupId, ...(body as NewAssignment) }).unwrap();
      showToast('success', changed ? t`Saved.` : t`The assignment is set.`);
      onClose();
    },
  });
  const { values: draft, problems, change } = form;
  const objections = useNoteObjections(draft, changed);
  return (
    <FormColumn
      form={form}
      submit={changed ? <Trans>Save</Trans> : <Trans>Assign</Trans>}
      others={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
      className="grid gap-5"
    >
      {changed ? (
        <p className="text-lg font-bold">{changed.title}</p>
      ) : (
        <Targets groupId={groupId}>
          {(targets) => <TargetFields draft={draft} targets={targets} error={problems.target} onChange={change} />}
        </Targets>
      )}
      <DueFields draft={draft} error={problems.date} onChange={change} />
      <LearnerFields groupId={groupId} draft={draft} error={problems.learners} onChange={change} />
      <NoteFields draft={draft} error={problems.note} objections={objections} onChange={change} />
    </FormColumn>
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
