// Shows the range of a paged list and buttons to the previous and next page; a single page shows only its length.
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatNumber } from '../i18n/format.ts';
import { Button } from './Button.tsx';

export interface PaginationProps {
  /** What the list holds, for example "accounts". */
  label: string;
  page: number;
  pageSize: number;
  total: number;
  onPageChange(page: number): void;
}

export function Pagination({ label, page, pageSize, total, onPageChange }: PaginationProps) {
  const { t } = useLingui();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const first = Math.min((page - 1) * pageSize + 1, total);
  const all = formatNumber(total);
  const until = Math.min(page * pageSize, total);
  return (
    <nav aria-label={t`Pages of ${label}`} className="lw-no-print flex flex-wrap items-center gap-3">
      <p role="status" className="mr-auto text-muted max-sm:w-full">
        {total === 0 && <Trans>No {label}</Trans>}
        {total > 0 && page > last && <Trans>No {label} on this page</Trans>}
        {page <= last && total > 0 && (
          <Trans>
            {first} to {until} of {all} {label}
          </Trans>
        )}
      </p>
      {(last > 1 || page > 1) && (
        <>
          <Button
            variant="secondary"
            size="small"
            icon={<ChevronLeft aria-hidden="true" size={20} />}
            disabled={page <= 1}
            onClick={() => onPageChange(Math.min(page - 1, last))}
          >
            <Trans>Back</Trans>
          </Button>
          <span>
            <Trans>
              Page {page} of {last}
            </Trans>
          </span>
          <Button variant="secondary" size="small" disabled={page >= last} onClick={() => onPageChange(page + 1)}>
            <Trans>Next</Trans> <ChevronRight aria-hidden="true" size={20} />
          </Button>
        </>
      )}
    </nav>
  );
}
