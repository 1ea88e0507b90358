// Gives a page its title, and its heading the focus when the visitor came here by navigating.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLingui } from '../../i18n/runtime.tsx';

/** `title` as it stands in the tab, without the product's name; a full title where `whole`. */
export function usePage(title: string, isFullTitle = false): RefObject<HTMLHeadingElement | null> {
  // Words of functions outside components follow the language too, because the page is drawn anew with it.
  useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const lastPath = useRef<string>(undefined);
  useEffect(() => {
    document.title = isFullTitle ? title : `${title} | ${PRODUCT}`;
  }, [title, isFullTitle]);
  useEffect(() => {
    // A search, a tab or a page number in the address is no other page: who is typing there goes on typing.
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // The first page of a visit leaves the focus where the browser puts it.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key, pathname]);
  return heading;
}
