// Marks the page while a person's text is much larger than ours: windows then scroll as a whole, and what is beside comes below.

/** Our rem is 16 px; the browsers' own next sizes are 20 and 24. */
const LARGE_PX = 22;

/** Sets `data-large-text` of the root element; the size may change while the page is open. */
export function watchTextSize(): void {
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', inlineSize: '1rem', blockSize: '0' });
  probe.setAttribute('aria-hidden', 'true');
  document.body.append(probe);
  new ResizeObserver(() => {
    document.documentElement.toggleAttribute('data-large-text', probe.offsetWidth >= LARGE_PX);
  }).observe(probe);
}
