// Lists the realms with their lessons, activities and conversations, linked to the editor.

import type { AdminContentReply } from '@lanternwise/shared/contracts/admin-content';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { siteApi } from '../../../features/admin/siteApi.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { realmTitle } from '../formatAdmin.ts';

type Realm = AdminContentReply['realms'][number];

const PART_KINDS = [
  { key: 'lessons', title: msg`Lessons` },
  { key: 'activities', title: msg`Activities` },
  { key: 'dialogs', title: msg`Conversations` },
] as const;

export function ContentPage() {
  const { t } = useLingui();
  const content = siteApi.useContentRealmsQuery();
  return (
    <AdminPage
      title={t`Lessons`}
      intro={t`Edit the texts that learners read. A new revision is checked and goes live at once; you can restore an earlier one at any time.`}
    >
      <QueryResult query={content}>
        {({ realms }) => (
          <ul className="grid gap-4">
            {realms.map((realm) => (
              <li key={realm.realm}>
                <RealmCard realm={realm} />
              </li>
            ))}
          </ul>
        )}
      </QueryResult>
    </AdminPage>
  );
}

function RealmCard({ realm }: { realm: Realm }) {
  const { t } = useLingui();
  const { revision } = realm;
  const title = realmTitle(realm.realm);
  const [number, day] = [revision.number, formatDate(revision.publishedAt, 'medium')];
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl text-link">{title}</h2>
        <Badge colour={revision.source === 'admin' ? 'violet' : 'plain'}>
          <Trans>
            Revision {number}, {day}
          </Trans>
        </Badge>
        <Link
          to={`/admin/content/${realm.realm}`}
          className="ml-auto inline-flex min-h-9 items-center text-link underline"
        >
          <Trans>Revisions of {title}</Trans>
        </Link>
      </div>
      {PART_KINDS.map(
        ({ key, title: kind }) =>
          realm[key].length > 0 && (
            <details key={key}>
              <summary className="cursor-pointer py-1 font-bold">
                {t(kind)} ({realm[key].length})
              </summary>
              <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
                {realm[key].map((part) => (
                  <li key={part.id}>
                    <Link
                      to={`/admin/content/${realm.realm}/${key}/${part.id}`}
                      className="inline-flex min-h-9 items-center text-link underline"
                    >
                      {part.title.length > 60 ? `${part.title.slice(0, 57)}…` : part.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ),
      )}
    </Card>
  );
}
