// Finds controls and texts of a page that are cut off, out of reach or on top of each other; runs inside the browser.

/** Must be self-contained: Playwright sends its source to the page. */
export function findFitProblems(): string[] {
  const SLACK = 2;
  const CONTROLS = 'button, a[href], input, select, textarea, [role="tab"], [role="radio"], h1, h2, h3, h4';
  /** Parts of the HUD, which share the screen when no window is open. */
  const HUD_PARTS = '.lw-panel, [data-joystick], [data-hint-bar] > *, [data-save-status]';
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const top = dialog ?? document.body;
  const problems: string[] = [];

  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} "${text}"`;
  };
  const ancestors = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
    return found;
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isForReadersOnly = [element, ...ancestors(element)].some(
      (at) => getComputedStyle(at).clipPath === 'inset(50%)',
    );
    const isHidden =
      isForReadersOnly || element.closest('.lw-hidden, [inert], details:not([open]) > :not(summary)') !== null;
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility() &&
      style.visibility === 'visible' &&
      style.opacity !== '0' &&
      !isHidden
    );
  };
  const isControl = (element: Element): boolean => isSeen(element) && !element.closest('[aria-hidden="true"]');
  const overflowOf = (element: Element): [across: string, down: string] => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY];
  };
  const scrollsDown = (element: Element): boolean =>
    /auto|scroll/.test(overflowOf(element)[1]) && element.scrollHeight > element.clientHeight + SLACK;
  const scrollsAcross = (element: Element): boolean =>
    /auto|scroll/.test(overflowOf(element)[0]) && element.scrollWidth > element.clientWidth + SLACK;
  /** What a scrolled container hides is not on top of anything. */
  const shownPartOf = (element: Element): DOMRect => {
    const box = element.getBoundingClientRect();
    let { left, top: upper, right, bottom } = box;
    for (const around of ancestors(element)) {
      if (!/auto|scroll|hidden|clip/.test(overflowOf(around)[1])) continue;
      const limit = around.getBoundingClientRect();
      left = Math.max(left, limit.left);
      upper = Math.max(upper, limit.top);
      right = Math.min(right, limit.right);
      bottom = Math.min(bottom, limit.bottom);
    }
    return new DOMRect(left, upper, Math.max(0, right - left), Math.max(0, bottom - upper));
  };

  const checkReach = (control: Element): void => {
    const box = control.getBoundingClientRect();
    const around = ancestors(control);
    const isCutDown = box.bottom > innerHeight + SLACK || box.top < -SLACK;
    const isCutAcross = box.right > innerWidth + SLACK || box.left < -SLACK;
    if (isCutDown && !around.some(scrollsDown)) problems.push(`${nameOf(control)} lies above or below the screen`);
    if (isCutAcross && !around.some(scrollsAcross)) problems.push(`${nameOf(control)} lies beside the screen`);
    const isBeforeStart = around
      .filter(scrollsDown)
      .some((at) => box.top + at.scrollTop < at.getBoundingClientRect().top - SLACK);
    if (isBeforeStart) problems.push(`${nameOf(control)} lies above all that can be scrolled to`);
    const clips = overflowOf(control)[0] === 'hidden' && control.scrollWidth > control.clientWidth + SLACK;
    if (clips && control.tagName !== 'INPUT') problems.push(`${nameOf(control)} has its text cut off`);
  };

  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 * SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * SLACK;
  /** A row of buttons that sticks to the foot of a scrolled box covers what is scrolled below it. */
  const stickyAround = (element: Element): Element | undefined =>
    [element, ...ancestors(element)].find((at) => getComputedStyle(at).position === 'sticky');
  const checkOverlaps = (elements: readonly Element[]): void => {
    const boxes = elements
      .map((element) => ({ element, box: shownPartOf(element), sticky: stickyAround(element) }))
      .filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
    boxes.forEach((first, at) => {
      for (const second of boxes.slice(at + 1)) {
        if (first.element.contains(second.element) || second.element.contains(first.element)) continue;
        // A place of the map lies where it lies.
        if (first.element.closest('[data-places-map]') && second.element.closest('[data-places-map]')) continue;
        if (first.sticky !== second.sticky) continue;
        if (overlap(first.box, second.box))
          problems.push(`${nameOf(first.element)} overlaps ${nameOf(second.element)}`);
      }
    });
  };

  /** The box that a text leaves without a way to scroll to it. */
  const boxThatCuts = (lines: DOMRect, holder: Element): Element | undefined => {
    // A line's box is taller than its letters.
    const tall = SLACK + Number.parseFloat(getComputedStyle(holder).fontSize) * 0.4;
    for (const around of [holder, ...ancestors(holder)]) {
      const [across, down] = overflowOf(around);
      if (/auto|scroll/.test(down) || /auto|scroll/.test(across)) return undefined;
      const box = around.getBoundingClientRect();
      const isCutAcross = lines.right > box.right + SLACK || lines.left < box.left - SLACK;
      const isCutDown = lines.bottom > box.bottom + tall || lines.top < box.top - tall;
      if (/hidden|clip/.test(across) && isCutAcross) return around;
      if (/hidden|clip/.test(down) && isCutDown) return around;
    }
    return undefined;
  };
  const checkTexts = (): void => {
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!holder || !text.textContent?.trim() || !isSeen(holder) || holder.closest('svg, select')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = range.getBoundingClientRect();
      if (lines.width > 1 && boxThatCuts(lines, holder)) problems.push(`the text of ${nameOf(holder)} is cut off`);
    }
  };

  const checkPage = (): void => {
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + SLACK) problems.push(`the page is ${page.scrollWidth} px wide`);
    if (!dialog) return;
    const { left, right } = dialog.getBoundingClientRect();
    if (left < -SLACK || right > innerWidth + SLACK) problems.push('the window is wider than the screen');
    const body = dialog.querySelector('.lw-dialog-body');
    if (body && scrollsAcross(body)) problems.push('the window scrolls sideways');
  };
  /** One scrollbar is enough; code, tables and lists of choices may scroll for themselves. */
  const checkScrollbars = (): void => {
    const OWN = 'textarea, pre, table, [role="listbox"], .cm-scroller, [data-scrolls-alone]';
    const scrolling = [...top.querySelectorAll('*')].filter((at) => scrollsDown(at) && !at.closest(OWN));
    for (const inner of scrolling) {
      const outer = ancestors(inner).find(
        (around) => scrolling.includes(around) || (dialog && around.contains(dialog) && scrollsDown(around)),
      );
      if (outer) problems.push(`${inner.tagName.toLowerCase()}.${inner.className} scrolls inside a box that scrolls`);
    }
  };
  /** What a window wants pressed must be seen without scrolling. */
  const checkMainAction = (): void => {
    const main = [...(dialog?.querySelectorAll('.lw-button-primary') ?? [])].filter(isControl);
    const isInView = (element: Element) => {
      const { top: upper, bottom, height } = element.getBoundingClientRect();
      return upper >= -SLACK && bottom <= innerHeight + SLACK && shownPartOf(element).height > height - 2 * SLACK;
    };
    const last = main.at(-1);
    if (last && !main.some(isInView)) problems.push(`${nameOf(last)} is seen only after scrolling`);
  };

  const controls = [...top.querySelectorAll(CONTROLS)].filter(isControl);
  for (const control of controls) checkReach(control);
  const parts = dialog ? [] : [...top.querySelectorAll(HUD_PARTS)].filter(isSeen);
  checkOverlaps([...new Set([...controls, ...parts])]);
  checkTexts();
  checkPage();
  checkScrollbars();
  checkMainAction();
  return [...new Set(problems)];
}
