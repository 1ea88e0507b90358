// Sets the document title, and focuses the heading after a navigation.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLingui } from '../../i18n/runtime.tsx';

/** `title` is shown in the browser tab, followed by the product name unless `isFullTitle`. */
export function usePage(title: string, isFullTitle = false): RefObject<HTMLHeadingElement | null> {
  // Rerenders the page on a language change, for texts from functions outside components.
  useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const lastPath = useRef<string>(undefined);
  useEffect(() => {
    document.title = isFullTitle ? title : `${title} | ${PRODUCT}`;
  }, [title, isFullTitle]);
  useEffect(() => {
    // A change of the query string is not a new page: a focused search field must keep the focus.
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // The focus is not moved on the first page of a visit.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key, pathname]);
  return heading;
}
