// What the checks ask about an element on the page: whether it is seen, what it is called, what clips it, and what scrolls it.

/** Rounding of the browser, px. */
export const SLACK = 2;

export const ancestors = (element: Element): Element[] => {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
};

const className = (element: Element): string => {
  const [first = ''] = (element.getAttribute('class') ?? '').split(' ').filter((one) => !one.startsWith('lw-hidden'));
  // Classes of modules end in a hash.
  return first.replace(/_[\w-]{4,}$/, '');
};

/** As a person who reads the report finds it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? (element.tagName === 'SELECT' ? '' : (element.textContent ?? ''));
  const text = (label || element.getAttribute('data-control') || '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const kind = [element.tagName.toLowerCase(), className(element)].filter(Boolean).join('.');
  return text ? `${kind} "${text}"` : kind;
}

const isForReadersOnly = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)';

export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element.closest('.lw-hidden, [inert], details:not([open]) > :not(summary)')) return false;
  return ![element, ...ancestors(element)].some(isForReadersOnly);
}

const overflowOf = (element: Element): [across: string, down: string] => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY];
};

const SCROLLS = /auto|scroll/;

/** The page itself scrolls unless its style forbids it. */
export const scrollsDown = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + SLACK &&
  (SCROLLS.test(overflowOf(element)[1]) ||
    (element === document.documentElement && !/hidden|clip/.test(overflowOf(element)[1])));

export const scrollsAcross = (element: Element): boolean =>
  SCROLLS.test(overflowOf(element)[0]) && element.scrollWidth > element.clientWidth + SLACK;

export const cutsAcross = (element: Element): boolean => /hidden|clip/.test(overflowOf(element)[0]);
export const cutsDown = (element: Element): boolean => /hidden|clip/.test(overflowOf(element)[1]);
export const mayScrollAcross = (element: Element): boolean => SCROLLS.test(overflowOf(element)[0]);
export const mayScrollDown = (element: Element): boolean => SCROLLS.test(overflowOf(element)[1]);

/** The ancestors that clip it; what is fixed leaves those that are not fixed themselves. */
function clippers(element: Element): Element[] {
  const found: Element[] = [];
  let left: string = getComputedStyle(element).position;
  for (const around of ancestors(element)) {
    const { position, transform, filter } = getComputedStyle(around);
    const holds = position !== 'static' || transform !== 'none' || filter !== 'none';
    if (left === 'fixed' ? transform !== 'none' || filter !== 'none' : left !== 'absolute' || holds) {
      found.push(around);
      left = position;
    }
  }
  return found;
}

/** The part of a box that the boxes around its element and the window let through. */
export function shownPart(element: Element, box: DOMRect): DOMRect {
  let { left, top, right, bottom } = box;
  const limit = (by: { left: number; top: number; right: number; bottom: number }, across: boolean, down: boolean) => {
    if (across) [left, right] = [Math.max(left, by.left), Math.min(right, by.right)];
    if (down) [top, bottom] = [Math.max(top, by.top), Math.min(bottom, by.bottom)];
  };
  for (const around of clippers(element)) {
    const [across, down] = overflowOf(around);
    if (around === document.documentElement || around === document.body) continue;
    limit(around.getBoundingClientRect(), across !== 'visible', down !== 'visible');
  }
  limit({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, true, true);
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** The boxes a person could scroll to bring it into view, the innermost first. */
export const scrollersOf = (element: Element): Element[] =>
  ancestors(element).filter((at) => scrollsDown(at) || scrollsAcross(at));

/** Brings it to the middle of all that scrolls around it. */
export function scrollTo(element: Element): void {
  for (const scroller of scrollersOf(element)) {
    const isPage = scroller === document.documentElement;
    const view = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    if (scrollsDown(scroller)) scroller.scrollTop += box.top + box.height / 2 - view.top - view.height / 2;
    if (scrollsAcross(scroller)) scroller.scrollLeft += box.left + box.width / 2 - view.left - view.width / 2;
  }
}

/** Remembers where everything is scrolled to, and puts it back. */
export function rememberScroll(): () => void {
  const places = [...document.querySelectorAll('*')]
    .filter((at) => scrollsDown(at) || scrollsAcross(at))
    .map((at) => ({ at, top: at.scrollTop, left: at.scrollLeft }));
  return () => {
    for (const { at, top, left } of places) at.scrollTo({ top, left, behavior: 'instant' });
  };
}
