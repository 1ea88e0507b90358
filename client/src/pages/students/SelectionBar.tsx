// What can be done with the selected students: export them; within one group also new pass phrases and removal.

import type { Student } from '@lanternwise/shared/contracts/reports';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { downloadFile, toFileName } from '../../lib/csv/csv.ts';
import { BarButton } from '../../ui/BarButton.tsx';
import { NewPassphrasesDialog } from '../group/NewPassphrasesDialog.tsx';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { studentsCsv } from './studentsCsv.ts';

interface SelectionBarProps {
  students: readonly Student[];
  /** Id of the group that the list is filtered by; empty for all groups. */
  groupId: string;
  onClear(): void;
}

type Question = 'remove' | 'passphrases';

export function SelectionBar({ students, groupId, onClear }: SelectionBarProps) {
  const { t } = useLingui();
  const [question, setQuestion] = useState<Question>();
  const count = students.length;
  const exportSelected = () => downloadFile(toFileName(t`Student progress`, 'csv'), studentsCsv(students));
  return (
    <div className="lw-no-print flex flex-wrap items-center gap-3 rounded-md bg-raised px-3.5 py-2">
      <p role="status" className="mr-auto">
        <Plural value={count} one="# student selected" other="# students selected" />
      </p>
      <BarButton Icon={Download} onClick={exportSelected}>
        <Trans>CSV of these</Trans>
      </BarButton>
      {groupId !== '' && (
        <>
          <BarButton Icon={KeyRound} onClick={() => setQuestion('passphrases')}>
            <Trans>New pass phrases</Trans>
          </BarButton>
          <BarButton Icon={UserMinus} onClick={() => setQuestion('remove')}>
            <Trans>Remove from the group</Trans>
          </BarButton>
        </>
      )}
      <BarButton onClick={onClear}>
        <Trans>Clear selection</Trans>
      </BarButton>
      {question === 'remove' && (
        <RemoveDialog students={students} groupId={groupId} onDone={onClear} onClose={() => setQuestion(undefined)} />
      )}
      {question === 'passphrases' && (
        <NewPassphrasesDialog groupId={groupId} of={students} onClose={() => setQuestion(undefined)} />
      )}
    </div>
  );
}

interface QuestionProps {
  students: readonly Student[];
  groupId: string;
  onClose(): void;
}

function RemoveDialog({ students, groupId, onDone, onClose }: QuestionProps & { onDone(): void }) {
  const { t } = useLingui();
  const [remove] = groupsApi.useRemoveMemberMutation();
  const count = students.length;
  const handleRemove = async () => {
    for (const { id: userId } of students) await remove({ groupId, userId }).unwrap();
    onDone();
  };
  return (
    <ConfirmDialog
      title={t`Remove from the group?`}
      confirmLabel={t`Remove`}
      onConfirm={handleRemove}
      done={t`The selected students are removed from the group.`}
      onClose={onClose}
    >
      <p>
        <Plural
          value={count}
          one="You will no longer see the progress of this student. The account and its progress stay."
          other="You will no longer see the progress of these # students. The accounts and their progress stay."
        />
      </p>
      <p>{students.map(({ name, username }) => (name === username ? name : `${name} (${username})`)).join(', ')}</p>
    </ConfirmDialog>
  );
}
