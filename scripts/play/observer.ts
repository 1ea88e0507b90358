// Runs inside the page: reports the words that came into sight, what covers the world, and which windows are open.

/** What one look at the page finds. */
export interface Look {
  /** Texts that were not there, or not in sight, at the last look. */
  shown: { text: string; place: 'window' | 'message' | 'screen' }[];
  covered: number;
  placeInView: boolean;
  livePane: boolean;
  /** Titles of open windows, the topmost last. */
  windows: string[];
  /** Names of toasts, alerts and cards. */
  messages: string[];
  /** Titles of the activities in sight. */
  activities: string[];
  /** The activity whose window waits folded while it is played on the map. */
  folded: string | null;
  /** Something is being loaded or computed. */
  isBusy: boolean;
  player: string;
}

export interface PageObserver {
  look(): Look;
  /** Resolves when two real frames were painted. */
  painted(): Promise<void>;
  /** Scrolls the topmost window on by most of what it shows; false at its end. */
  scrollOn(): boolean;
}

declare global {
  interface Window {
    playObserver?: PageObserver;
  }
}

/** Self-contained, because Playwright sends its source into the page. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: runs in the page: Playwright sends one function, which cannot call others
export function installObserver(): void {
  const COLUMNS = 24;
  const ROWS = 24;
  const WINDOW = '[role="dialog"], [role="alertdialog"], [data-dialogue], section[data-kind]';
  const MESSAGE = '.lw-toast, [role="alert"], [data-story-card]';
  const UNREAD = 'script, style, noscript, textarea, [contenteditable="true"], .cm-editor, [data-loading]';
  const BUSY = '.lw-spinner, [data-loading], [aria-busy="true"]';
  const LIVE_PANE = '[data-live-pane]';
  // Taken before the page's clock is held.
  const nextFrame = window.requestAnimationFrame.bind(window);
  const setRealTimeout = window.setTimeout.bind(window);

  const countedWords = new WeakMap<Element, Map<string, number>>();
  const screenTexts = new Set<string>();
  let visibleBefore = new Map<Element, string>();

  const splitWords = (text: string) => text.split(/\s+/).filter((word) => word !== '');

  const countOf = (words: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };

  /** A text is in sight when the middle of its first line is on the screen and nothing lies over it. */
  const isInSight = (node: Text, parent: Element): boolean => {
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    if (!line || line.width < 3 || line.height < 3) return false;
    const x = line.left + Math.min(line.width / 2, 12);
    const y = line.top + line.height / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const style = getComputedStyle(parent);
    if (/, 0\)$|^transparent$/.test(style.color) || style.clipPath === 'inset(50%)') return false;
    if (style.pointerEvents === 'none') return true;
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      (hit.contains(parent) ||
        parent.contains(hit) ||
        (hit.closest('label, button') !== null && hit.closest('label, button') === parent.closest('label, button')))
    );
  };

  const findVisible = (): Map<Element, string> => {
    const found = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !/\p{L}/u.test(node.nodeValue ?? '') || parent.closest(UNREAD)) continue;
      if (isInSight(node as Text, parent)) found.set(parent, `${found.get(parent) ?? ''} ${node.nodeValue}`.trim());
    }
    return found;
  };

  /** An element that React mounted again, with the text of one that has gone, shows nothing new. */
  const takeOver = (visible: Map<Element, string>) => {
    const gone = new Map<string, Element>();
    for (const [element, text] of visibleBefore) if (!element.isConnected) gone.set(text, element);
    for (const [element, text] of visible) {
      const before = countedWords.has(element) ? undefined : gone.get(text);
      if (before) countedWords.set(element, countedWords.get(before) ?? new Map());
    }
  };

  const placeOf = (element: Element) =>
    element.closest(MESSAGE)
      ? ('message' as const)
      : element.closest(WINDOW)
        ? ('window' as const)
        : ('screen' as const);

  const newTexts = (): Look['shown'] => {
    const visible = findVisible();
    takeOver(visible);
    const shown: Look['shown'] = [];
    for (const [element, text] of visible) {
      const counted = new Map(countedWords.get(element));
      const words = splitWords(text);
      const before = visibleBefore.get(element);
      // Typed letter by letter: the word that grows was counted with its first letter.
      const isTyped = before !== undefined && before !== text && text.startsWith(before);
      const typed = isTyped ? words.slice(splitWords(before).length) : undefined;
      const added =
        typed ??
        words.filter((word) => {
          const left = counted.get(word) ?? 0;
          if (left > 0) counted.set(word, left - 1);
          return left === 0;
        });
      countedWords.set(element, countOf(words));
      const place = placeOf(element);
      // What always stands on the screen is read once.
      if (added.length === 0 || (place === 'screen' && screenTexts.has(text))) continue;
      if (place === 'screen') screenTexts.add(text);
      shown.push({ text: added.join(' '), place });
    }
    visibleBefore = visible;
    return shown;
  };

  const alphaOf = (colour: string): number => {
    const alpha = /[,/]\s*([\d.]+)(%?)\)$/.exec(colour);
    if (!alpha || (colour.startsWith('rgb(') && !colour.includes('/'))) return /rgba|transparent/.test(colour) ? 0 : 1;
    return Number(alpha[1]) / (alpha[2] ? 100 : 1);
  };

  /** Of a shade that grows from top to bottom, at a height of the screen; any other picture covers. */
  const alphaOfPicture = (element: Element, picture: string, y: number): number => {
    if (picture === 'none') return 0;
    const stops = [...picture.matchAll(/((?:rgba?|color)\([^()]*\))(?: ([\d.]+)%)?/g)];
    if (!/^linear-gradient\((?:rgb|color)/.test(picture) || stops.length < 2) return 1;
    const { top, height } = element.getBoundingClientRect();
    const at = (y - top) / height;
    const places = stops.map(([, colour = '', place], index) => ({
      alpha: alphaOf(colour),
      at: place === undefined ? index / (stops.length - 1) : Number(place) / 100,
    }));
    const next = places.findIndex((stop) => stop.at >= at);
    const [from, to] = [places[Math.max(0, next - 1)], places[next] ?? places.at(-1)];
    if (!from || !to) return 1;
    const share = to.at > from.at ? Math.min(1, (at - from.at) / (to.at - from.at)) : 1;
    return from.alpha + (to.alpha - from.alpha) * share;
  };

  const isOpaque = (element: Element, y: number): boolean => {
    if (/^(img|svg|canvas|video|button|input|select|textarea)$/i.test(element.tagName)) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return Math.max(alphaOf(backgroundColor), alphaOfPicture(element, backgroundImage, y)) >= 0.5;
  };

  /** Whether a point of the screen shows the world. */
  const isFree = (x: number, y: number): boolean => {
    const world = document.getElementById('world');
    for (let at = document.elementFromPoint(x, y); at && at !== document.body; at = at.parentElement) {
      if (at === world || world?.contains(at) || at.contains(world)) return true;
      if (isOpaque(at, y)) return false;
    }
    return true;
  };

  const coveredShare = (): number => {
    let covered = 0;
    for (let row = 0; row < ROWS; row += 1)
      for (let column = 0; column < COLUMNS; column += 1)
        if (!isFree(((column + 0.5) * innerWidth) / COLUMNS, ((row + 0.5) * innerHeight) / ROWS)) covered += 1;
    return covered / (COLUMNS * ROWS);
  };

  /** Where the middle of what the camera keeps in sight is on the screen, by what the world says of its camera. */
  const placeOnScreen = () => {
    const { view = '0,0,1,1', place = '-1,-1' } = document.getElementById('world')?.dataset ?? {};
    const [left = 0, top = 0, width = 1, height = 1] = view.split(',').map(Number);
    const [x = 0, y = 0] = place.split(',').map(Number);
    return { x: ((x - left) / width) * innerWidth, y: ((y - top) / height) * innerHeight };
  };

  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const titleOf = (element: Element): string => {
    const id = element.getAttribute('aria-labelledby');
    const named = id ? document.getElementById(id)?.textContent : undefined;
    return (named ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 80);
  };

  const titlesOf = (selector: string): string[] =>
    [...document.querySelectorAll(selector)]
      .filter((element) => isShown(element) && (element.textContent ?? '').trim() !== '')
      .map(titleOf);

  const findAll = (): Omit<Look, 'placeInView' | 'player'> => ({
    covered: coveredShare(),
    shown: newTexts(),
    livePane: [...document.querySelectorAll(LIVE_PANE)].some(isShown),
    windows: titlesOf('[role="dialog"], [role="alertdialog"]'),
    messages: titlesOf(MESSAGE),
    activities: titlesOf('section[data-kind]'),
    folded: document.querySelector<HTMLElement>('[data-folded-window]')?.dataset.foldedWindow ?? null,
    isBusy: [...document.querySelectorAll(BUSY)].some(isShown),
  });

  /** What has changed is painted a few looks later; a page that stands still is not looked at again. */
  const LOOKS_AFTER_CHANGE = 6;
  let looksLeft = LOOKS_AFTER_CHANGE;
  let found: Omit<Look, 'placeInView'>;
  const lookAgain = () => {
    looksLeft = LOOKS_AFTER_CHANGE;
  };
  const isOfPage = ({ target }: MutationRecord) =>
    !(target instanceof Element ? target : target.parentElement)?.closest('#world');
  new MutationObserver((changes) => changes.some(isOfPage) && lookAgain()).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (const event of ['scroll', 'resize', 'click']) addEventListener(event, lookAgain, { capture: true });

  window.playObserver = {
    painted: () =>
      new Promise((resolve) => {
        // A page that is not painted at all must not stop the play.
        setRealTimeout(resolve, 1500);
        nextFrame(() => nextFrame(() => resolve()));
      }),
    scrollOn() {
      const [dialog] = [...document.querySelectorAll('[role="dialog"]')].filter(isShown).slice(-1);
      const scroller = [dialog, ...(dialog?.querySelectorAll('*') ?? [])].find(
        (each) =>
          each !== undefined &&
          each.scrollHeight > each.clientHeight + 8 &&
          /auto|scroll/.test(getComputedStyle(each).overflowY) &&
          !each.closest('.cm-editor'),
      );
      if (!scroller) return false;
      const before = scroller.scrollTop;
      scroller.scrollTop += scroller.clientHeight * 0.8;
      return scroller.scrollTop > before + 4;
    },
    look() {
      const player = document.getElementById('world')?.dataset.player ?? '';
      if (looksLeft > 0) found = { ...findAll(), player };
      else found = { ...found, shown: [], player };
      looksLeft -= 1;
      const { x, y } = placeOnScreen();
      const isOnScreen = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      return { ...found, placeInView: isOnScreen && isFree(x, y) };
    },
  };
}
