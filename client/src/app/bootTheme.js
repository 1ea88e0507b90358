// Runs before the first paint: puts the saved look on <html>, so that no page flashes in the wrong theme.
(() => {
  const page = document.documentElement;
  try {
    // The second name is where settings stood before; the first read of the settings moves them.
    const text = localStorage.getItem('lanternwise:settings') || localStorage.getItem('lanternwise.settings');
    const saved = JSON.parse(text || '{}');
    if (saved.theme === 'light' || saved.theme === 'dark') page.dataset.theme = saved.theme;
    if (saved.font === 'lexend') page.dataset.font = 'lexend';
    if (saved.letterSpacing === 'wide') page.dataset.spacing = 'wide';
    if (saved.reducedMotion === 'on' || saved.reducedMotion === 'off') page.dataset.motion = saved.reducedMotion;
  } catch {
    // Blocked or damaged storage: the dark default stands.
  }
})();
