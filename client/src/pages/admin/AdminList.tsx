// The frame of the Admin's lists: the rows of one page, what is said when there are none, and the pagination.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Pagination } from '../../ui/Pagination.tsx';
import { EmptyState } from './AdminPage.tsx';

export interface AdminListProps<T> {
  /** What the list holds, for example "accounts". */
  label: string;
  list: { items: readonly T[]; total: number; page: number; size: number };
  /** Said when nothing matches at all. */
  empty: ReactNode;
  onPageChange(page: number): void;
  children(items: readonly T[]): ReactNode;
}

export function AdminList<T>({ label, list, empty, onPageChange, children }: AdminListProps<T>) {
  const { items, total, page, size } = list;
  return (
    <div className="grid gap-4">
      {items.length === 0 ? (
        <EmptyState>{total === 0 ? empty : <Trans>This page is empty.</Trans>}</EmptyState>
      ) : (
        children(items)
      )}
      <Pagination label={label} page={page} pageSize={size} total={total} onPageChange={onPageChange} />
    </div>
  );
}
