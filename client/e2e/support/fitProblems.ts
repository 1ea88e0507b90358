// Finds controls and texts of a page that are cut off, out of reach or on top of each other; runs inside the browser.

/** Must be self-contained: Playwright sends its source to the page. */
export function findFitProblems(): string[] {
  const SLACK = 2;
  const CONTROLS = 'button, a[href], input, select, textarea, [role="tab"], [role="radio"], h1, h2, h3, h4';
  const top = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;

  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} "${text}"`;
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const hidden = element.closest('.lw-hidden, [aria-hidden="true"], [inert]') !== null;
    return width > 1 && height > 1 && style.visibility === 'visible' && style.opacity !== '0' && !hidden;
  };
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;
  const scrollsAcross = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
  const ancestors = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
    return found;
  };

  const controls = [...top.querySelectorAll(CONTROLS)].filter(isShown);
  const problems: string[] = [];
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const around = ancestors(control);
    const isCutDown = box.bottom > innerHeight + SLACK || box.top < -SLACK;
    const isCutAcross = box.right > innerWidth + SLACK || box.left < -SLACK;
    if (isCutDown && !around.some(scrolls)) problems.push(`${nameOf(control)} lies above or below the screen`);
    if (isCutAcross && !around.some(scrollsAcross)) problems.push(`${nameOf(control)} lies beside the screen`);
    const clips = getComputedStyle(control).overflowX === 'hidden' && control.scrollWidth > control.clientWidth + SLACK;
    if (clips && control.tagName !== 'INPUT') problems.push(`${nameOf(control)} has its text cut off`);
  }
  const isInView = (box: DOMRect) => box.bottom > 0 && box.top < innerHeight;
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 * SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * SLACK;
  /** What a scrolled container hides is not on top of anything. */
  const clipOf = (element: Element): DOMRect => {
    const box = element.getBoundingClientRect();
    let { left, top: upper, right, bottom } = box;
    for (const around of ancestors(element)) {
      if (!/auto|scroll|hidden/.test(getComputedStyle(around).overflowY)) continue;
      const limit = around.getBoundingClientRect();
      left = Math.max(left, limit.left);
      upper = Math.max(upper, limit.top);
      right = Math.min(right, limit.right);
      bottom = Math.min(bottom, limit.bottom);
    }
    return new DOMRect(left, upper, Math.max(0, right - left), Math.max(0, bottom - upper));
  };
  const boxes = controls.map((element) => ({ element, box: clipOf(element) })).filter(({ box }) => isInView(box));
  boxes.forEach((first, at) => {
    for (const second of boxes.slice(at + 1)) {
      if (first.element.contains(second.element) || second.element.contains(first.element)) continue;
      // A place of the map lies where it lies.
      if (first.element.closest('[data-places-map]') && second.element.closest('[data-places-map]')) continue;
      if (overlap(first.box, second.box)) problems.push(`${nameOf(first.element)} overlaps ${nameOf(second.element)}`);
    }
  });
  return problems;
}
