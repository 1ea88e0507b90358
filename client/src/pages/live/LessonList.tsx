// The live lessons of a class that are over, in the report of the class; each leads to its summary.
import type { LiveSummaryRow } from '@lanternwise/shared/contracts/live';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { liveApi } from '../../features/live/liveApi.ts';
import { formatDate } from '../../i18n/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';

const PAGE_SIZE = 10;

export function LessonList({ groupId }: { groupId: string }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const summaries = liveApi.useLiveSummariesQuery({ groupId, page, size: PAGE_SIZE });
  return (
    <Card className="lw-no-print grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl text-link">
          <Trans>Live lessons</Trans>
        </h2>
        <Link to={`/teacher/groups/${groupId}/live`} className="lw-link">
          <Trans>Start live lesson</Trans>
        </Link>
      </div>
      <QueryResult query={summaries}>
        {({ items, total }) =>
          total === 0 ? (
            <p className="text-muted">
              <Trans>No live lesson yet. Its summary will be listed here.</Trans>
            </p>
          ) : (
            <>
              <ul className="grid gap-2">
                {items.map((row) => (
                  <SummaryItem key={row.id} groupId={groupId} row={row} />
                ))}
              </ul>
              {total > PAGE_SIZE && (
                <Pagination
                  label={t`live lessons`}
                  page={page}
                  pageSize={PAGE_SIZE}
                  total={total}
                  onPageChange={setPage}
                />
              )}
            </>
          )
        }
      </QueryResult>
    </Card>
  );
}

function SummaryItem({ groupId, row }: { groupId: string; row: LiveSummaryRow }) {
  const { id, startedAt, endedAt, learners, finishedTasks } = row;
  const minutes = Math.max(1, Math.round((endedAt - startedAt) / 60_000));
  return (
    <li className="flex flex-wrap gap-x-4">
      <Link to={`/teacher/groups/${groupId}/live/${id}`} className="lw-link">
        {formatDate(startedAt, 'mediumTime')}
      </Link>
      <span className="text-muted">
        <Plural value={minutes} one="# minute" other="# minutes" /> ·{' '}
        <Plural value={learners} one="# student" other="# students" /> ·{' '}
        <Plural value={finishedTasks} one="# task finished" other="# tasks finished" />
      </span>
    </li>
  );
}
