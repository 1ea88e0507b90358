// Settings in this browser: read once at start, written at every change.
import { DEFAULT_SETTINGS, mergeSettings, readPatch, type Settings } from './settings.ts';

/** The theme script of app/theme/boot.js reads the same key. */
const KEY = 'lanternwise.settings';

export function loadSettings(): Settings {
  try {
    return mergeSettings(DEFAULT_SETTINGS, readPatch(JSON.parse(localStorage.getItem(KEY) ?? '{}')));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Blocked or full storage: the settings hold until the page closes.
  }
}
