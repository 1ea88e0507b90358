// Boxes that scroll must be reached and scrolled by keyboard; boxes that fit need no stop on the way.

export function reachIfScrolling(box: HTMLElement | null): void {
  if (!box) return;
  const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  if (scrolls) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}
