// Applies the appearance settings as data attributes of <html>, where the style tokens read them.
import type { Settings } from '../features/settings/settings.ts';

const THEME_COLOUR = { dark: '#0F1226', light: '#FBF6EA' } as const;

function setDataAttribute(page: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete page.dataset[name];
  else page.dataset[name] = value;
}

export function applyTheme(settings: Settings, page: HTMLElement = document.documentElement): void {
  page.dataset.theme = settings.theme;
  setDataAttribute(page, 'code', settings.lightCode ? 'light' : undefined);
  setDataAttribute(page, 'font', settings.font === 'lexend' ? 'lexend' : undefined);
  setDataAttribute(page, 'spacing', settings.letterSpacing === 'wide' ? 'wide' : undefined);
  setDataAttribute(page, 'motion', settings.reducedMotion === 'system' ? undefined : settings.reducedMotion);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOUR[settings.theme]);
}
