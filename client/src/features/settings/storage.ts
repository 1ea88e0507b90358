// Settings in this browser: read once at start, written at every change.
import { browserLanguage } from '../../i18n/language.ts';
import { DEFAULT_SETTINGS, mergeSettings, readPatch, type Settings } from './settings.ts';

/** The theme script of app/theme/boot.js reads the same key. */
const KEY = 'lanternwise.settings';

/** A browser that never chose a language here is greeted in its own. */
export function loadSettings(): Settings {
  const first: Settings = { ...DEFAULT_SETTINGS, language: browserLanguage() };
  try {
    return mergeSettings(first, readPatch(JSON.parse(localStorage.getItem(KEY) ?? '{}')));
  } catch {
    return first;
  }
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Blocked or full storage: the settings hold until the page closes.
  }
}
