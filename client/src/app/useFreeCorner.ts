// Moves a floating button to the corner where it covers no control; hides it while there is none.
import { type RefObject, useEffect } from 'react';

const CORNERS = ['right', 'left', 'middle'] as const;
type Corner = (typeof CORNERS)[number];

const CONTROLS = 'a[href], button, input, select, textarea, label, summary, [role="button"], [tabindex="0"]';
/** After the last scrolling or change of the page. */
const SETTLED_MS = 120;

/** Whether a control lies below the button where it stands. */
function coversControl(button: HTMLElement): boolean {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const across = [left, (left + right) / 2, right];
  const down = [top, (top + bottom) / 2, bottom];
  return across.some((x) =>
    down.some((y) =>
      document.elementsFromPoint(x, y).some((below) => !button.contains(below) && below.closest(CONTROLS) !== null),
    ),
  );
}

/** Moved while it is invisible, so that nothing on screen shifts. A focused button is not hidden: it would lose the focus. */
function moveTo(button: HTMLElement, corner: Corner): void {
  const isFocused = document.activeElement === button;
  if (!isFocused) button.dataset.hidden = '';
  button.dataset.corner = corner;
}

function settle(button: HTMLElement): void {
  const before = (button.dataset.corner as Corner | undefined) ?? 'right';
  // The owl stays where it is as long as nothing lies below.
  for (const corner of [before, ...CORNERS]) {
    if (corner !== button.dataset.corner) moveTo(button, corner);
    if (coversControl(button)) continue;
    if (corner === before) delete button.dataset.hidden;
    else requestAnimationFrame(() => requestAnimationFrame(() => delete button.dataset.hidden));
    return;
  }
  if (document.activeElement !== button) button.dataset.hidden = '';
}

/** A change of `page` restarts the search. */
export function useFreeCorner(ref: RefObject<HTMLElement | null>, page: string): void {
  useEffect(() => {
    const button = ref.current;
    // A browser without it has no layout either: a test.
    if (!button || typeof ResizeObserver === 'undefined') return;
    button.dataset.page = page;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(button), SETTLED_MS);
    };
    later();
    const resized = new ResizeObserver(later);
    resized.observe(document.body);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [ref, page]);
}
