// What a teacher can do with an assignment: change it, give it again, copy it to another class, print a sheet, delete it.

import type { AssignmentDetailReply, ClassAssignment } from '@lanternwise/shared/contracts/assignments';
import { PAGE_SIZE_MAX } from '@lanternwise/shared/contracts/paging';
import { Trans, useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Presentation from 'lucide-react/icons/presentation';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { assignmentsApi } from '../../features/assignments/assignmentsApi.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { timeZoneOfBrowser } from '../../i18n/format.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { AssignmentForm } from './AssignmentForm.tsx';
import { againDraft, draftOf } from './draft.ts';

type OpenDialog = 'edit' | 'again' | 'copy' | 'delete';

interface AssignmentActsProps {
  groupId: string;
  found: AssignmentDetailReply;
}

const ICON = { 'aria-hidden': true, size: 20 } as const;
const QUIET = { variant: 'quiet', size: 'small' } as const;

export function AssignmentActs({ groupId, found }: AssignmentActsProps) {
  const { assignment, archived } = found;
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <div className="lw-no-print flex flex-wrap gap-3">
      {!archived && (
        <>
          <Button {...QUIET} icon={<Pencil {...ICON} />} onClick={() => setDialog('edit')}>
            <Trans>Change</Trans>
          </Button>
          <Button {...QUIET} icon={<CalendarPlus {...ICON} />} onClick={() => setDialog('again')}>
            <Trans>Assign again</Trans>
          </Button>
        </>
      )}
      <Button {...QUIET} icon={<Copy {...ICON} />} onClick={() => setDialog('copy')}>
        <Trans>Copy to another class</Trans>
      </Button>
      {!assignment.isGone && (
        <Link to={`/teacher/groups/${groupId}/assignments/${assignment.id}/sheet`} className={buttonClass(QUIET)}>
          <Presentation {...ICON} /> <Trans>Sheet for the board</Trans>
        </Link>
      )}
      {!archived && (
        <Button {...QUIET} icon={<Trash2 {...ICON} />} onClick={() => setDialog('delete')}>
          <Trans>Delete</Trans>
        </Button>
      )}
      <OpenedDialog dialog={dialog} groupId={groupId} found={found} onClose={close} />
    </div>
  );
}

interface OpenedDialogProps extends AssignmentActsProps {
  dialog: OpenDialog | undefined;
  onClose(): void;
}

function OpenedDialog({ dialog, groupId, found, onClose }: OpenedDialogProps) {
  const { t } = useLingui();
  const { assignment, learners } = found;
  switch (dialog) {
    case undefined:
      return null;
    case 'edit':
      return (
        <AssignmentForm
          groupId={groupId}
          title={t`Change the assignment`}
          changed={assignment}
          draft={draftOf(
            assignment,
            learners.map(({ id }) => id),
          )}
          onClose={onClose}
        />
      );
    case 'again':
      return (
        <AssignmentForm
          groupId={groupId}
          title={t`Assign again`}
          draft={againDraft(assignment, Date.now(), timeZoneOfBrowser())}
          onClose={onClose}
        />
      );
    case 'copy':
      return <CopyDialog groupId={groupId} assignment={assignment} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog groupId={groupId} assignment={assignment} onClose={onClose} />;
  }
}

interface AssignmentDialogProps {
  groupId: string;
  assignment: ClassAssignment;
  onClose(): void;
}

/** First the class, then the form with what can be taken over. */
function CopyDialog({ groupId, assignment, onClose }: AssignmentDialogProps) {
  const { t } = useLingui();
  const { data } = groupsApi.useGroupsQuery({ size: PAGE_SIZE_MAX, sort: 'name' });
  const classes = data?.items.filter(({ id }) => id !== groupId) ?? [];
  const [chosen, setChosen] = useState('');
  const [target, setTarget] = useState<{ id: string; name: string }>();
  if (target) {
    const { name } = target;
    return (
      <AssignmentForm
        groupId={target.id}
        title={t`Copy to ${name}`}
        draft={againDraft(assignment, Date.now(), timeZoneOfBrowser())}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={t`Copy to another class`} onClose={onClose}>
      {data && classes.length === 0 ? (
        <p>
          <Trans>You have no other class.</Trans>
        </p>
      ) : (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            setTarget(classes.find(({ id }) => id === chosen));
          }}
        >
          <SelectField
            label={t`To which class?`}
            hint={t`In the next step you choose the date and check everything.`}
            required
            value={chosen}
            placeholder={t`Choose a class`}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
          <div>
            <Button type="submit">
              <Trans>Continue</Trans>
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function DeleteDialog({ groupId, assignment, onClose }: AssignmentDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [remove] = assignmentsApi.useDeleteAssignmentMutation();
  const { id, title } = assignment;
  const confirm = async () => {
    // First the way out: the page would ask for what is no longer there.
    await navigate(`/teacher/groups/${groupId}?tab=assignments`);
    await remove({ groupId, assignmentId: id }).unwrap();
  };
  return (
    <ConfirmDialog
      title={t`Delete “${title}”?`}
      confirmLabel={t`Delete`}
      onConfirm={confirm}
      done={t`The assignment is deleted.`}
      onClose={onClose}
    >
      <p>
        <Trans>The students no longer see this assignment. Everything they have done is kept.</Trans>
      </p>
    </ConfirmDialog>
  );
}
