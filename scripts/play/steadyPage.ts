// Runs inside the page: takes out of it what differs from play to play or needs a graphics card.

/** A page whose chance is the same in every play, and whose world moves as always but is painted for pictures only: without a graphics card that takes most of the time. */
export function steadyPage(): void {
  let state = 36;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  for (const kind of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
    for (const name of ['drawArrays', 'drawElements'] as const) {
      const draw = kind.prototype[name] as (...given: number[]) => void;
      kind.prototype[name] = function (this: WebGLRenderingContext, ...given: number[]) {
        if ('playPicture' in document.documentElement.dataset) draw.apply(this, given);
      };
    }
  }
  const sheet = new CSSStyleSheet();
  // Style sheets run by the machine's clock: what they move ends at once.
  sheet.replaceSync(
    '*, *::before, *::after { animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important; transition-duration: 1ms !important; transition-delay: 0s !important; } html:not([data-play-picture]) #world canvas { visibility: hidden; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
