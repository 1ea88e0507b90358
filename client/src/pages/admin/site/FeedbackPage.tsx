// Shows learners' feedback by realm: average ratings, and the notes that may be shown.

import type { AdminFeedbackReply } from '@lanternwise/shared/contracts/admin-site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { siteApi } from '../../../features/admin/siteApi.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { ListSelect } from '../../layout/ListControls.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminPage, EmptyState } from '../AdminPage.tsx';
import { realmTitle } from '../formatAdmin.ts';

export function FeedbackPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const report = siteApi.useFeedbackReportQuery(listParams.pick('map'));
  return (
    <AdminPage
      title={t({ context: 'administration', message: 'Feedback' })}
      intro={t`Ratings come from all learners. Notes are shown without a name, and only from adults and from children with parental consent.`}
    >
      <QueryResult query={report}>
        {({ realms, ...list }) =>
          realms.length === 0 ? (
            <EmptyState>{t`No feedback yet. Learners give it when they finish a realm.`}</EmptyState>
          ) : (
            <>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {realms.map((realm) => (
                  <li key={realm.map}>
                    <Ratings realm={realm} />
                  </li>
                ))}
              </ul>
              <section className="grid gap-4">
                <div className="flex flex-wrap items-end gap-4">
                  <h2 className="mr-auto text-2xl text-link">
                    <Trans>Notes</Trans>
                  </h2>
                  <ListSelect
                    name="map"
                    label={t`Realm`}
                    all={t`All realms`}
                    values={realms.map((realm) => realm.map)}
                    labelOf={realmTitle}
                  />
                </div>
                <AdminList
                  label={t({ context: 'list', message: 'notes' })}
                  list={list}
                  empty={t`No notes to show here.`}
                >
                  {(items) => <Notes items={items} />}
                </AdminList>
              </section>
            </>
          )
        }
      </QueryResult>
    </AdminPage>
  );
}

function Ratings({ realm }: { realm: AdminFeedbackReply['realms'][number] }) {
  const { t } = useLingui();
  const { notes } = realm;
  const stars: [string, number | null][] = [
    [t`Content`, realm.content],
    [t`Gameplay`, realm.gameplay],
    [t`Would recommend`, realm.recommendation],
  ];
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg text-link">{realmTitle(realm.map)}</h2>
      <p className="text-muted">
        <Plural value={realm.count} one="# response" other="# responses" />, <Trans>{notes} with a note</Trans>
      </p>
      {stars.map(([label, value]) => {
        const average = (value ?? 0).toFixed(1);
        return (
          <div key={label} className="grid gap-1">
            <p className="flex justify-between">
              <span>{label}</span>
              <strong>{value === null ? t({ context: 'rating', message: 'none' }) : t`${average} of 5`}</strong>
            </p>
            <ProgressBar
              label={t`${label}, average rating`}
              value={value ?? 0}
              max={5}
              colour="amber"
              valueText={t`${average} of 5`}
            />
          </div>
        );
      })}
    </Card>
  );
}

function Notes({ items }: { items: Readonly<AdminFeedbackReply['items']> }) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li
          key={`${item.map}-${item.receivedAt}-${item.note}`}
          className="rounded-md border-2 border-line/40 bg-panel px-4 py-3"
        >
          <p className="whitespace-pre-wrap break-words">{item.note}</p>
          <NoteFacts item={item} />
        </li>
      ))}
    </ul>
  );
}

function NoteFacts({ item }: { item: AdminFeedbackReply['items'][number] }) {
  const [realm, day] = [realmTitle(item.map), formatDate(item.receivedAt, 'medium')];
  const { contentRating: content, gameplayRating: gameplay, recommendationRating: recommendation } = item;
  return (
    <p className="text-sm text-muted">
      <Trans>
        {realm}, {day}: content {content}, gameplay {gameplay}, would recommend {recommendation} of 5
      </Trans>
    </p>
  );
}
