// The head of a page: the way back, its heading, what it is about, and what can be done with it. It names the document.
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { usePage } from './usePage.ts';

interface PageHeadProps {
  /** Of the document. */
  title: string;
  /** Where the page says more than the document's title. */
  heading?: ReactNode;
  /** Above the heading. */
  back?: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** Beside it. */
  aside?: ReactNode;
  /** Not on paper, where the page is printed for something in it. */
  isScreenOnly?: boolean;
  /** Below the lead. */
  children?: ReactNode;
}

export function PageHead(props: PageHeadProps) {
  const { title, heading = title, back, lead, aside, isScreenOnly = false, children } = props;
  const ref = usePage(title);
  return (
    <div className={cx('flex flex-wrap items-start justify-between gap-4', isScreenOnly && 'lw-no-print')}>
      <div className="grid min-w-0 gap-2">
        {back}
        <h1 ref={ref} tabIndex={-1} className="text-3xl break-words text-game-title">
          {heading}
        </h1>
        {lead !== undefined && <p className="max-w-3xl text-lg text-muted">{lead}</p>}
        {children}
      </div>
      {aside}
    </div>
  );
}

interface PageProps extends PageHeadProps {
  /** Of the page's own column. */
  className?: string;
  /** Below the lead, in the head. */
  below?: ReactNode;
}

/** A page whose head is known at once. */
export function Page({ className = 'gap-8 py-10', below, children, ...head }: PageProps) {
  return (
    <div className={`lw-page grid ${className}`}>
      <PageHead {...head}>{below}</PageHead>
      {children}
    </div>
  );
}
