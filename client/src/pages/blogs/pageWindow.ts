// Which page numbers a pagination shows: a window of five around the current page.

const WINDOW = 5;

/** `hasEarlier` and `hasLater` tell whether an ellipsis stands for hidden pages. */
export function pageWindow(page: number, totalPages: number) {
  const last = Math.max(1, totalPages);
  const current = Math.min(Math.max(1, page), last);
  const start = Math.max(1, Math.min(current - Math.floor(WINDOW / 2), last - WINDOW + 1));
  const pages = Array.from({ length: Math.min(WINDOW, last) }, (_, index) => start + index);
  return { current, pages, hasEarlier: start > 1, hasLater: start + pages.length - 1 < last };
}
