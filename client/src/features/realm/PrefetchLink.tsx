// A link to a heavy page such as a realm: prefetches its files on hover or focus.
import { useEffect } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { prefetchPage } from '../../lib/prefetchPage.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

interface PrefetchLinkProps extends LinkProps {
  to: string;
  /** Also without a sign of interest, some time after the page has loaded: for the one link that most will follow. */
  whenQuiet?: boolean;
}

/** Until then the page itself still loads. */
const QUIET_MS = 4000;

export function PrefetchLink({ to, whenQuiet = false, ...props }: PrefetchLinkProps) {
  useEffect(() => {
    if (!whenQuiet) return;
    const timer = setTimeout(() => whenIdle(() => void prefetchPage(to)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [to, whenQuiet]);
  const prefetch = () => void prefetchPage(to);
  return <Link to={to} onPointerEnter={prefetch} onFocus={prefetch} {...props} />;
}
