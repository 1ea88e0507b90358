// Applies the stored appearance to <html> before the first paint, to avoid a flash of the wrong theme.
(() => {
  const page = document.documentElement;
  try {
    // The second name is the legacy key, which the first read of the settings migrates.
    const text = localStorage.getItem('lanternwise:settings') || localStorage.getItem('lanternwise.settings');
    const saved = JSON.parse(text || '{}');
    if (saved.theme === 'light' || saved.theme === 'dark') page.dataset.theme = saved.theme;
    if (saved.font === 'lexend') page.dataset.font = 'lexend';
    if (saved.letterSpacing === 'wide') page.dataset.spacing = 'wide';
    if (saved.reducedMotion === 'on' || saved.reducedMotion === 'off') page.dataset.motion = saved.reducedMotion;
  } catch {
    // Blocked storage or invalid JSON: the dark default applies.
  }
})();
