// Shows learners' feedback by realm: average ratings, and the notes that may be shown.
import type { AdminFeedbackReply } from '@lanternwise/shared/contracts/admin-site';
import { useFeedbackReportQuery } from '../../../features/admin/siteApi.ts';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Select } from '../../../ui/Select.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminPage, EmptyState } from '../AdminPage.tsx';
import { formatDay, realmTitle } from '../formatAdmin.ts';

export function FeedbackPage() {
  const listParams = useListParams();
  const map = listParams.get('map');
  const report = useFeedbackReportQuery(listParams.pick('map'));
  return (
    <AdminPage
      title="Feedback"
      intro="Ratings come from all learners. Notes are shown without a name, and only from adults and from children with parental consent."
    >
      <QueryResult query={report}>
        {({ realms, items, total, page, size }) =>
          realms.length === 0 ? (
            <EmptyState>No feedback yet. Learners give it when they finish a realm.</EmptyState>
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
                  <h2 className="mr-auto text-2xl text-link">Notes</h2>
                  <Field label="Realm">
                    {(control) => (
                      <Select
                        {...control}
                        value={map || 'any'}
                        options={[
                          { value: 'any', label: 'All realms' },
                          ...realms.map((realm) => ({ value: realm.map, label: realmTitle(realm.map) })),
                        ]}
                        onChange={(value) => listParams.set({ map: value === 'any' ? '' : value })}
                      />
                    )}
                  </Field>
                </div>
                {items.length === 0 ? <EmptyState>No notes to show here.</EmptyState> : <Notes items={items} />}
                <Pagination label="notes" page={page} pageSize={size} total={total} onPageChange={listParams.setPage} />
              </section>
            </>
          )
        }
      </QueryResult>
    </AdminPage>
  );
}

function Ratings({ realm }: { realm: AdminFeedbackReply['realms'][number] }) {
  const stars: [string, number | null][] = [
    ['Content', realm.content],
    ['Gameplay', realm.gameplay],
    ['Would recommend', realm.recommendation],
  ];
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg text-link">{realmTitle(realm.map)}</h2>
      <p className="text-muted">
        {realm.count} {realm.count === 1 ? 'response' : 'responses'}, {realm.notes} with a note
      </p>
      {stars.map(([label, value]) => (
        <div key={label} className="grid gap-1">
          <p className="flex justify-between">
            <span>{label}</span>
            <strong>{value === null ? 'none' : `${value.toFixed(1)} of 5`}</strong>
          </p>
          <ProgressBar
            label={`${label}, average rating`}
            value={value ?? 0}
            max={5}
            colour="amber"
            valueText={`${value ?? 0} of 5`}
          />
        </div>
      ))}
    </Card>
  );
}

function Notes({ items }: Pick<AdminFeedbackReply, 'items'>) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li
          key={`${item.map}-${item.receivedAt}-${item.note}`}
          className="rounded-md border-2 border-line/40 bg-panel px-4 py-3"
        >
          <p className="whitespace-pre-wrap break-words">{item.note}</p>
          <p className="text-sm text-muted">
            {realmTitle(item.map)}, {formatDay(item.receivedAt)}: content {item.contentRating}, gameplay{' '}
            {item.gameplayRating}, would recommend {item.recommendationRating} of 5
          </p>
        </li>
      ))}
    </ul>
  );
}
