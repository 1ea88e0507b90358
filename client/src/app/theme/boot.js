// Runs before the first paint: puts the saved look on <html>, so that no page flashes in the wrong theme.
(() => {
  const page = document.documentElement;
  try {
    const saved = JSON.parse(localStorage.getItem('lanternwise.settings') || '{}');
    if (saved.theme === 'light' || saved.theme === 'dark') page.dataset.theme = saved.theme;
    if (saved.font === 'lexend') page.dataset.font = 'lexend';
    if (saved.letterSpacing === 'wide') page.dataset.spacing = 'wide';
    if (saved.reducedMotion === 'on' || saved.reducedMotion === 'off') page.dataset.motion = saved.reducedMotion;
  } catch {
    // Blocked or damaged storage: the dark default stands.
  }
})();
