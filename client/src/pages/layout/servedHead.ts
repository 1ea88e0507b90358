// Keeps what the server wrote into the head for the first page of a visit, and removes it when another page is shown.

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
export const servedTitle = (path: string, language: string): string | undefined =>
  served?.path === withoutSlash(path) && served.language === language ? served.title : undefined;

/** Another page must not carry the description and the address of the first one: browsers share and print them. */
export function leaveServedHead(path: string): void {
  if (!served || served.path === withoutSlash(path)) return;
  served = undefined;
  for (const element of document.head.querySelectorAll(MARKED)) element.remove();
}
