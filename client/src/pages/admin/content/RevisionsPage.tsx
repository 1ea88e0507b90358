// Lists the revisions of one realm and restores an earlier one.

import type { Revision } from '@lanternwise/shared/contracts/admin-content';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { siteApi } from '../../../features/admin/siteApi.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminQueryList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { realmTitle } from '../formatAdmin.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

export function RevisionsPage() {
  const { t } = useLingui();
  const { realm = '' } = useParams();
  const realmName = realmTitle(realm);
  const listParams = useListParams();
  const revisions = siteApi.useContentRevisionsQuery({ realm, page: listParams.page });
  const [rollbackTarget, setRollbackTarget] = useState<Revision>();
  const target = rollbackTarget?.number ?? 0;
  const [rollBack] = siteApi.useRollBackMutation();
  return (
    <AdminPage title={t`Revisions of ${realmName}`}>
      <p>
        <Link to="/admin/content" className="inline-flex min-h-9 items-center gap-2 text-link underline">
          <ArrowLeft aria-hidden="true" size={20} /> <Trans>All lessons</Trans>
        </Link>
      </p>
      <AdminQueryList
        query={revisions}
        label={t({ context: 'list', message: 'revisions' })}
        empty={<Trans>This page is empty.</Trans>}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((revision) => {
              const { number } = revision;
              return (
                <li
                  key={revision.number}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-2 border-line/40 bg-panel px-4 py-3"
                >
                  <strong>
                    <Trans>Revision {number}</Trans>
                  </strong>
                  {revision.served && <Badge colour="ok">{t`Live`}</Badge>}
                  <span>{revision.source === 'bundle' ? t`Included in a release` : (revision.note ?? '')}</span>
                  <span className="text-sm text-muted">
                    {formatDate(revision.publishedAt, 'mediumTime')}
                    {revision.by && `, ${revision.by}`}
                  </span>
                  {!revision.served && (
                    <Button
                      size="small"
                      variant="secondary"
                      className="ml-auto"
                      onClick={() => setRollbackTarget(revision)}
                    >
                      <Trans>Restore revision {number}</Trans>
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </AdminQueryList>
      {rollbackTarget && (
        <ReasonDialog
          title={t`Restore revision ${target}?`}
          text={t`It is published as a new revision, and learners see it at once. The current revision is kept, and you can restore it later.`}
          confirmLabel={t`Restore revision ${target}`}
          onConfirm={(note) => rollBack({ realm, number: target, note }).unwrap()}
          done={t`Revision ${target} is live again.`}
          onClose={() => setRollbackTarget(undefined)}
        />
      )}
    </AdminPage>
  );
}
