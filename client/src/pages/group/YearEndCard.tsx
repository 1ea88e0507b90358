// The end of the school year: the class as a file, its seats for other classes, and the archive, which keeps all evidence.

import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { attempt } from '../../features/attempt.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useYearExport } from './useYearExport.ts';

export function YearEndCard({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const archived = group.archivedAt !== null;
  const [isOpen, setOpen] = useState(false);
  const [update, { isLoading }] = groupsApi.useUpdateGroupMutation();
  const restore = () => attempt(update({ groupId: group.id, archived: false }), t`The group is restored.`);
  return (
    <Card
      title={archived ? <Trans>Restore this group</Trans> : <Trans>End of the school year</Trans>}
      className="grid justify-items-start gap-4"
    >
      <p>
        {archived ? (
          <Trans>Members, class accounts and realm locks come back exactly as they were.</Trans>
        ) : (
          <Trans>
            Archive the group when the school year ends. It keeps its members and everything they have done, but no one
            can join it and its realm locks are off. You can restore it at any time.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-4">
        <ExportButton group={group} />
        {archived ? (
          <Button
            variant="secondary"
            busy={isLoading}
            icon={<ArchiveRestore aria-hidden="true" size={20} />}
            onClick={() => void restore()}
          >
            <Trans>Restore group</Trans>
          </Button>
        ) : (
          <Button variant="danger" icon={<Archive aria-hidden="true" size={20} />} onClick={() => setOpen(true)}>
            <Trans>Archive group</Trans>
          </Button>
        )}
      </div>
      {isOpen && <ArchiveDialog group={group} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function ExportButton({ group }: { group: GroupRow }) {
  const { exportYear, busy } = useYearExport(group);
  return (
    <Button
      variant="secondary"
      busy={busy}
      icon={<Download aria-hidden="true" size={20} />}
      onClick={() => void exportYear()}
    >
      <Trans>Download the class (CSV)</Trans>
    </Button>
  );
}

function ArchiveDialog({ group, onClose }: { group: GroupRow; onClose(): void }) {
  const { t } = useLingui();
  const { name } = group;
  const licence = groupsApi.useClassLicenceQuery({ groupId: group.id }).data;
  const [givesSeatsBack, setGivesSeatsBack] = useState(true);
  const [closeClass] = groupsApi.useCloseClassMutation();
  const [update] = groupsApi.useUpdateGroupMutation();
  const seats = licence?.seated ?? 0;
  const archive = async () => {
    await update({ groupId: group.id, archived: true }).unwrap();
    if (seats > 0 && givesSeatsBack) await closeClass({ groupId: group.id }).unwrap();
  };
  return (
    <ConfirmDialog
      title={t`Archive ${name}?`}
      confirmLabel={t`Archive`}
      onConfirm={archive}
      done={t`${name} is archived. You find it under “Show archived groups”.`}
      onClose={onClose}
    >
      <p>
        <Trans>
          Everything that the students have done is kept: you find the group and its reports under “Show archived
          groups”, and can restore it at any time. Nothing in it can be changed, students can no longer join, and you no
          longer see them under Student Progress.
        </Trans>
      </p>
      <ExportButton group={group} />
      {seats > 0 && (
        <Checkbox
          label={t`Give the ${seats} seats of the licence back, for other classes`}
          checked={givesSeatsBack}
          onChange={setGivesSeatsBack}
        />
      )}
    </ConfirmDialog>
  );
}
