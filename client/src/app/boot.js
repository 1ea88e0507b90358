// Runs before the first paint: applies the stored appearance to <html>, and starts the site once a page that is already readable has been painted.
(() => {
  // Zod would try whether it may compile code, which the CSP forbids, and report each try as a violation.
  globalThis.__zod_globalConfig = { jitless: true };
  const page = document.documentElement;
  const { languages, main, modules, grounds, files, avatars } = document.currentScript.dataset;
  const known = languages.split(' ');
  // As settingsStorage.ts chooses it.
  let language = (navigator.languages || [])
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((tag) => known.includes(tag));
  try {
    // The second name is the legacy key, which the first read of the settings migrates.
    const text = localStorage.getItem('lanternwise:settings') || localStorage.getItem('lanternwise.settings');
    const saved = JSON.parse(text || '{}');
    language = saved.language || language;
    if (saved.theme === 'light' || saved.theme === 'dark') page.dataset.theme = saved.theme;
    if (saved.font === 'lexend') page.dataset.font = 'lexend';
    if (saved.letterSpacing === 'wide') page.dataset.spacing = 'wide';
    if (saved.reducedMotion === 'on' || saved.reducedMotion === 'off') page.dataset.motion = saved.reducedMotion;
  } catch {
    // Blocked storage or invalid JSON: the dark default applies.
  }

  // The server names what a realm is drawn with (SiteDocument.ts), and the game takes it from here (loadImageWithRetry.ts), decoded as it
  // asks for it (loadImageWithRetry.ts). A preload that is still on its way would fail when it is fetched. A phone shows a notice
  // first, and may be on a line that is paid by the megabyte.
  if (files && matchMedia('(min-width: 600px) and (min-height: 480px)').matches) {
    const pictures = JSON.parse(avatars);
    let avatar = pictures.milo;
    try {
      avatar = pictures[localStorage.getItem('lanternwise:avatar')] || avatar;
    } catch {
      // Blocked storage: the default one.
    }
    const load = async (url, imageOrientation) => {
      const reply = await fetch(url);
      if (reply.ok) return createImageBitmap(await reply.blob(), { imageOrientation, premultiplyAlpha: 'premultiply' });
    };
    // A failed one is asked for again by the game.
    const early = (orientation) => (url) => [url, load(url, orientation).catch(() => undefined)];
    globalThis.earlyPictures = new Map([
      ...(grounds ? grounds.split(' ') : []).map(early('from-image')),
      ...[avatar, ...files.split(' ')].map(early('flipY')),
    ]);
  }

  // The server names the scripts here where the page's content is in the document (SiteDocument.ts): on a slow line they
  // must not compete with the styles, fonts and pictures of the first screen. Other pages load them by themselves.
  if (!main) return;
  const asked = new URLSearchParams(location.search).get('lang');
  language = known.includes(asked) ? asked : language || 'en';
  // The page is in another language than this person's: base.css hides it until main.tsx renders it once more.
  const isForeign = language !== page.lang;
  if (isForeign) page.dataset.translating = '';
  const load = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    delete page.dataset.starting;
    for (const href of modules ? modules.split(' ') : []) load('link', { rel: 'modulepreload', crossOrigin: '', href });
    load('script', { type: 'module', crossOrigin: '', src: main, onerror: () => delete page.dataset.translating });
  };
  if (isForeign) return start();
  // Until then tokens.css leaves out fonts that an English page hardly needs.
  page.dataset.starting = '';
  // Told once the pixels are on the screen; a frame's callback comes earlier.
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  else addEventListener('DOMContentLoaded', start);
  // A tab in the background paints nothing.
  addEventListener('DOMContentLoaded', () => setTimeout(start, document.hidden ? 0 : 2000));
})();
