// Puts the look the learner chose on <html>, where the style tokens read it.
import type { Settings } from '../features/settings/settings.ts';

const BAR_COLOUR = { dark: '#0F1226', light: '#FBF6EA' } as const;

function mark(page: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete page.dataset[name];
  else page.dataset[name] = value;
}

export function applyTheme(settings: Settings, page: HTMLElement = document.documentElement): void {
  page.dataset.theme = settings.theme;
  mark(page, 'font', settings.font === 'lexend' ? 'lexend' : undefined);
  mark(page, 'spacing', settings.letterSpacing === 'wide' ? 'wide' : undefined);
  mark(page, 'motion', settings.reducedMotion === 'system' ? undefined : settings.reducedMotion);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOUR[settings.theme]);
}
