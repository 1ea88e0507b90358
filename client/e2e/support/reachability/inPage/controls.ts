// Every control: pressed at its middle it answers, nothing lies on it where it is, and it can be scrolled into view.
import { coveredBy, coverOfControl } from './cover.ts';
import { ancestors, isSeen, nameOf, SLACK, scrollersOf, scrollsDown, scrollTo, shownPart } from './dom.ts';

const CONTROLS = [
  'button, a[href], input, select, textarea, summary, [data-control]',
  ...['tab', 'radio', 'checkbox', 'switch', 'slider', 'option', 'menuitem', 'application'].map(
    (one) => `[role=${one}]`,
  ),
].join(', ');

/** Editors and workspaces are one control; what is in them scrolls and lies as it lies. */
const WHOLE = '.injectionDiv, .cm-editor';

/** What is pressed: a hidden radio button is pressed on its label. */
function pressedFor(control: Element): Element | undefined {
  const isBox = control instanceof HTMLInputElement && /radio|checkbox|file/.test(control.type);
  if (!isBox) return isSeen(control) ? control : undefined;
  const label = control.closest('label') ?? control.labels?.[0];
  if (isSeen(control) && control.getBoundingClientRect().width > 12) return control;
  return label && isSeen(label) ? label : undefined;
}

export function findControls(top: Element): Element[] {
  const found = [...top.querySelectorAll(CONTROLS)]
    .filter((at) => !at.closest('[aria-hidden="true"]') && !at.parentElement?.closest(WHOLE))
    .flatMap((at) => pressedFor(at) ?? []);
  return [...new Set(found)];
}

/** Where it is pressed: of a link that goes on in the next line, its longest line. */
const boxOf = (control: Element): DOMRect =>
  [...control.getClientRects()].toSorted((a, b) => b.width - a.width)[0] ?? control.getBoundingClientRect();

const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

/** Middle and corners of the part that is shown; its edge may be round. */
function pointsOf(box: DOMRect): (readonly [x: number, y: number])[] {
  const [x, y] = middleOf(box);
  const across = box.width / 2 - Math.min(10, box.width / 4);
  const down = box.height / 2 - Math.min(10, box.height / 4);
  return [[x, y], ...[-1, 1].flatMap((sx) => [-1, 1].map((sy) => [x + sx * across, y + sy * down] as const))];
}

/** A heading of a table stays above the rows that are scrolled under it. */
const HEADINGS = 'th, thead';
/** While a piece is held, its target is one button, also where other pieces lie. */
const TARGET = '[data-control^="zone:"]';
const isOnMap = (element: Element): boolean => element.closest('[data-places-map]') !== null;

/** Something that floats over a page, which is scrolled away from under it. */
const floats = (cover: Element, control: Element): boolean =>
  !control.closest('[role="dialog"]') &&
  scrollersOf(control).includes(document.documentElement) &&
  [cover, ...ancestors(cover)].some((at) => /fixed|sticky/.test(getComputedStyle(at).position));

/** Where everything lies now: no part of it that is in view may lie under something. */
function coverAtRest(control: Element): Element | undefined {
  const box = shownPart(control, boxOf(control));
  if (box.width < 6 || box.height < 6) return undefined;
  for (const point of pointsOf(box)) {
    const cover = coverOfControl(control, point);
    if (!cover || cover.contains(control) || cover.closest(`${HEADINGS}, ${TARGET}`)) continue;
    if (isOnMap(cover) && isOnMap(control)) continue;
    if (!floats(cover, control)) return cover;
  }
  return undefined;
}

/** As a person would: scrolled to, then pressed in its middle. */
function problemWhenScrolledTo(control: Element): string | undefined {
  scrollTo(control);
  const box = boxOf(control);
  // What is higher than its scroller is pressed where it is in view.
  const shown = shownPart(control, box);
  const [x, y] = middleOf(box);
  const isIn = shown.width > 0 && x >= shown.left && x <= shown.right && y >= shown.top && y <= shown.bottom;
  if (!isIn) {
    const isAbove = ancestors(control).some(
      (at) => scrollsDown(at) && box.top + at.scrollTop < at.getBoundingClientRect().top - SLACK,
    );
    return `${nameOf(control)} ${isAbove ? 'lies above all that can be scrolled to' : 'cannot be brought into view'}`;
  }
  const cover = coverOfControl(control, [x, y]);
  if (!cover || cover.closest(TARGET) || (isOnMap(cover) && isOnMap(control))) return undefined;
  return coveredBy(nameOf(control), cover);
}

export function checkControls(controls: readonly Element[]): string[] {
  const atRest = new Map(controls.map((control) => [control, coverAtRest(control)] as const));
  return controls.flatMap((control) => {
    const cover = atRest.get(control);
    const problem = problemWhenScrolledTo(control);
    if (problem) return `${problem}, also when scrolled to`.replace(/(view|scrolled to), also.*/, '$1');
    return cover ? coveredBy(nameOf(control), cover) : [];
  });
}
