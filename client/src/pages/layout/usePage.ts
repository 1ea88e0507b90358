// Sets the document title, and focuses the heading after a navigation.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLingui } from '../../i18n/runtime.tsx';

interface ServedHead {
  path: string;
  language: string;
  title: string;
}

const MARKED = '[data-page]';
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Only of public pages: the title of a private one names nothing, and the page knows better. */
function readServedHead(): ServedHead | undefined {
  // Undefined where pages are prerendered.
  const page = globalThis.document;
  if (!page?.head.querySelector(`link${MARKED}[rel="canonical"]`)) return undefined;
  return { path: withoutSlash(location.pathname), language: page.documentElement.lang, title: page.title };
}

let served = readServedHead();

/** The title that the server wrote for this very page and language; it says more than the heading of the page. */
const servedTitle = (path: string, language: string): string | undefined =>
  served?.path === withoutSlash(path) && served.language === language ? served.title : undefined;

/** Another page must not carry the description and the address of the first one: browsers share and print them. */
function leaveServedHead(path: string): void {
  if (!served || served.path === withoutSlash(path)) return;
  served = undefined;
  for (const element of document.head.querySelectorAll(MARKED)) element.remove();
}

/** Scripts answer to the controls now, of this page or of an error in its place: base.css lets them be pressed. */
export const freeControls = (): void => document.getElementById('root')?.removeAttribute('data-prerendered');

/** `title` is shown in the browser tab, followed by the product name unless `isFullTitle`. */
export function usePage(title: string, isFullTitle = false): RefObject<HTMLHeadingElement | null> {
  // Rerenders the page on a language change, for texts from functions outside components.
  const language = useLingui().i18n.locale;
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const lastPath = useRef<string>(undefined);
  useEffect(freeControls, []);
  useEffect(() => {
    leaveServedHead(pathname);
    document.title = servedTitle(pathname, language) ?? (isFullTitle ? title : `${title} | ${PRODUCT}`);
  }, [title, isFullTitle, pathname, language]);
  useEffect(() => {
    // A change of the query string is not a new page: a focused search field must keep the focus.
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // The focus is not moved on the first page of a visit.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key, pathname]);
  return heading;
}
