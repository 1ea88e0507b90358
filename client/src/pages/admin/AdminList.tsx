// The frame of the Admin's lists: the rows of one page, what is said when there are none, and the pagination.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Pagination } from '../../ui/Pagination.tsx';
import { QueryResult, type QueryState } from '../layout/QueryResult.tsx';
import { useListParams } from '../layout/useListParams.ts';
import { EmptyState } from './AdminPage.tsx';

interface List<T> {
  items: readonly T[];
  total: number;
  page: number;
  size: number;
}

export interface AdminListProps<T> {
  /** What the list holds, for example "accounts". */
  label: string;
  list: List<T>;
  /** Said when nothing matches at all. */
  empty: ReactNode;
  children(items: readonly T[]): ReactNode;
}

export function AdminList<T>({ label, list, empty, children }: AdminListProps<T>) {
  const { setPage } = useListParams();
  const { items, total, page, size } = list;
  return (
    <div className="grid gap-4">
      {items.length === 0 ? (
        <EmptyState>{total === 0 ? empty : <Trans>This page is empty.</Trans>}</EmptyState>
      ) : (
        children(items)
      )}
      <Pagination label={label} page={page} pageSize={size} total={total} onPageChange={setPage} />
    </div>
  );
}

type AdminQueryListProps<T> = Omit<AdminListProps<T>, 'list'> & { query: QueryState<List<T>> };

/** A list that is all that its query brings. */
export const AdminQueryList = <T,>({ query, ...props }: AdminQueryListProps<T>) => (
  <QueryResult query={query}>{(list) => <AdminList {...props} list={list} />}</QueryResult>
);

/** One thing of a list, in columns where the page is wide. */
export const ListRow = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <li className={`grid items-center gap-x-4 gap-y-1 rounded-md border-2 border-line/40 bg-panel px-4 py-2 ${columns}`}>
    {children}
  </li>
);
