// Lists the revisions of one realm and restores an earlier one.
import type { Revision } from '@lanternwise/shared/contracts/admin-content';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useContentRevisionsQuery, useRollBackMutation } from '../../../features/admin/siteApi.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminPage } from '../AdminPage.tsx';
import { formatDateTime, realmTitle } from '../formatAdmin.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

export function RevisionsPage() {
  const { realm = '' } = useParams();
  const listParams = useListParams();
  const revisions = useContentRevisionsQuery({ realm, page: listParams.page });
  const [rollbackTarget, setRollbackTarget] = useState<Revision>();
  const [rollBack] = useRollBackMutation();
  const confirm = async (note: string) => {
    if (!rollbackTarget) return;
    await rollBack({ realm, number: rollbackTarget.number, note }).unwrap();
    showToast('success', `Revision ${rollbackTarget.number} is live again.`);
  };
  return (
    <AdminPage title={`Revisions of ${realmTitle(realm)}`}>
      <p>
        <Link to="/admin/content" className="inline-flex min-h-9 items-center gap-2 text-link underline">
          <ArrowLeft aria-hidden="true" size={20} /> All lessons
        </Link>
      </p>
      <QueryResult query={revisions}>
        {({ items, total, page, size }) => (
          <>
            <ul className="grid gap-2">
              {items.map((revision) => (
                <li
                  key={revision.number}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-2 border-line/40 bg-panel px-4 py-3"
                >
                  <strong>Revision {revision.number}</strong>
                  {revision.served && <Badge colour="ok">Live</Badge>}
                  <span>{revision.source === 'bundle' ? 'Included in a release' : (revision.note ?? '')}</span>
                  <span className="text-sm text-muted">
                    {formatDateTime(revision.publishedAt)}
                    {revision.by && `, ${revision.by}`}
                  </span>
                  {!revision.served && (
                    <Button
                      size="small"
                      variant="secondary"
                      className="ml-auto"
                      onClick={() => setRollbackTarget(revision)}
                    >
                      Restore revision {revision.number}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <Pagination label="revisions" page={page} pageSize={size} total={total} onPageChange={listParams.setPage} />
          </>
        )}
      </QueryResult>
      {rollbackTarget && (
        <ReasonDialog
          title={`Restore revision ${rollbackTarget.number}?`}
          text="It is published as a new revision, and learners see it at once. The current revision is kept, and you can restore it later."
          confirmLabel={`Restore revision ${rollbackTarget.number}`}
          onConfirm={confirm}
          onClose={() => setRollbackTarget(undefined)}
        />
      )}
    </AdminPage>
  );
}
