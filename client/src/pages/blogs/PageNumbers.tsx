// Numbered pagination: previous, a window of five pages with ellipses, next.
import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatNumber } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

interface PageNumbersProps {
  page: number;
  totalPages: number;
  onPageChange(page: number): void;
}

const ellipsis = (
  <li aria-hidden="true" className="px-1 text-muted">
    …
  </li>
);

export function PageNumbers({ page, totalPages, onPageChange }: PageNumbersProps) {
  const { t } = useLingui();
  if (totalPages <= 1) return null;
  const { current, pages, hasEarlier, hasLater } = pageWindow(page, totalPages);
  return (
    <nav aria-label={t`Pages of articles`}>
      <ul className="flex flex-wrap items-center justify-center gap-2">
        <li>
          <IconButton
            label={t`Previous page`}
            icon={<ChevronLeft aria-hidden="true" size={20} />}
            disabled={current <= 1}
            onClick={() => onPageChange(current - 1)}
          />
        </li>
        {hasEarlier && ellipsis}
        {pages.map((number) => {
          const shown = formatNumber(number);
          return (
            <li key={number}>
              <Button
                size="small"
                variant={number === current ? 'primary' : 'secondary'}
                aria-label={t`Page ${shown}`}
                aria-current={number === current ? 'page' : undefined}
                onClick={() => onPageChange(number)}
              >
                {shown}
              </Button>
            </li>
          );
        })}
        {hasLater && ellipsis}
        <li>
          <IconButton
            label={t`Next page`}
            icon={<ChevronRight aria-hidden="true" size={20} />}
            disabled={current >= totalPages}
            onClick={() => onPageChange(current + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}

const WINDOW = 5;

/** A window of five pages around the current one; `hasEarlier` and `hasLater` tell whether an ellipsis stands for hidden pages. */
export function pageWindow(page: number, totalPages: number) {
  const last = Math.max(1, totalPages);
  const current = Math.min(Math.max(1, page), last);
  const start = Math.max(1, Math.min(current - Math.floor(WINDOW / 2), last - WINDOW + 1));
  const pages = Array.from({ length: Math.min(WINDOW, last) }, (_, index) => start + index);
  return { current, pages, hasEarlier: start > 1, hasLater: start + pages.length - 1 < last };
}
