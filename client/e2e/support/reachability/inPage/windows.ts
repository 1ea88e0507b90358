// The page and its window as a whole: no wider than the screen, one scrollbar, and the main button in view.
import { ancestors, isSeen, nameOf, SLACK, scrollsAcross, scrollsDown, shownPart } from './dom.ts';

export function checkWidth(dialog: Element | undefined): string[] {
  const problems: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + SLACK) problems.push(`the page is ${scrollWidth} px wide`);
  if (!dialog) return problems;
  const { left, right } = dialog.getBoundingClientRect();
  if (left < -SLACK || right > innerWidth + SLACK) problems.push('the window is wider than the screen');
  const body = dialog.querySelector('.lw-dialog-body');
  if (body && scrollsAcross(body)) problems.push('the window scrolls sideways');
  return problems;
}

const SCROLLS_ALONE = 'textarea, pre, table, [role="listbox"], .cm-scroller, [data-scrolls-alone], .injectionDiv';

/** One scrollbar is enough; code, tables and lists of choices may scroll for themselves. */
export function checkScrollbars(top: Element, dialog: Element | undefined): string[] {
  const scrolling = [...top.querySelectorAll('*')].filter((at) => scrollsDown(at) && !at.closest(SCROLLS_ALONE));
  const isAround = (outer: Element) =>
    scrolling.includes(outer) || (dialog !== undefined && outer.contains(dialog) && scrollsDown(outer));
  return scrolling
    .filter((inner) => ancestors(inner).some(isAround))
    .map((inner) => `${nameOf(inner).replace(/ ".*/, '')} scrolls inside a box that scrolls`);
}

/** An activity on a phone is one page that is scrolled from its first thing to its last. */
const isOnPhone = () => innerWidth <= 760 || innerHeight <= 520;

/** What a window wants pressed must be seen without scrolling, and never be cut in half. */
export function checkMainAction(dialog: Element | undefined): string[] {
  const shown = [...(dialog?.querySelectorAll('.lw-button-primary') ?? [])].filter(isSeen);
  // A grey one waits for something else.
  const ready = shown.filter((at) => !at.matches(':disabled, [aria-disabled="true"]'));
  const main = ready.length > 0 ? ready : shown;
  const shareOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    return shownPart(element, box).height / box.height;
  };
  const isWhole = (element: Element) => shareOf(element) > 0.9;
  const cut = main.filter((at) => !isWhole(at) && shareOf(at) > 0);
  const last = main.at(-1);
  // On a phone an activity is scrolled through, and what is cut says so.
  if (!last || main.some(isWhole) || (isOnPhone() && last.closest('section[data-kind]'))) return [];
  if (cut.length > 0) return cut.map((at) => `${nameOf(at)} is cut in half`);
  return [`${nameOf(last)} is seen only after scrolling`];
}

/**
 * Of a window that scrolls, at least half belongs to what is scrolled: title and buttons leave it room.
 * The pane that shows the place, above it on a phone, is no part of the window.
 */
export function checkRoom(dialog: Element | undefined): string[] {
  if (!dialog) return [];
  const pane = dialog.querySelector('[data-live-pane]')?.getBoundingClientRect();
  const isAbove = pane !== undefined && pane.width > innerWidth / 2;
  const height = dialog.getBoundingClientRect().height - (isAbove ? pane.height : 0);
  const [main] = [...dialog.querySelectorAll('*')]
    .filter((at) => scrollsDown(at) && !at.matches(SCROLLS_ALONE))
    .sort((a, b) => b.clientHeight - a.clientHeight);
  if (!main || main.clientHeight >= height / 2) return [];
  return [`only ${main.clientHeight} of the window's ${Math.round(height)} px are left for what is scrolled`];
}

const faceOf = (element: Element): string => getComputedStyle(element).getPropertyValue('--face');

/** What cannot be pressed is grey, whatever row of buttons it stands in. */
export function checkGrey(controls: readonly Element[]): string[] {
  const disabled = controls.filter((at) =>
    at.matches('.lw-button:is(:disabled, [aria-disabled="true"]):not(.lw-button-quiet)'),
  );
  if (disabled.length === 0) return [];
  const grey = document.createElement('button');
  grey.className = 'lw-button';
  grey.disabled = true;
  document.body.append(grey);
  const wanted = faceOf(grey);
  grey.remove();
  return disabled.filter((at) => faceOf(at) !== wanted).map((at) => `${nameOf(at)} is disabled, but is not grey`);
}
