// Settings in this browser: read once at start, written at every change.
import { browserLanguage } from '../../i18n/language.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { stored } from '../../lib/storage/stored.ts';
import { DEFAULT_SETTINGS, mergeSettings, readPatch, type Settings } from './settings.ts';

/** A browser in which no language was chosen is greeted in its own. */
function settingsHere() {
  const firstVisit: Settings = { ...DEFAULT_SETTINGS, language: browserLanguage() };
  return stored<Settings>(STORAGE_KEYS.settings, (value) => mergeSettings(firstVisit, readPatch(value)), {
    fallback: firstVisit,
  });
}

export const loadSettings = (): Settings => settingsHere().read();

export function saveSettings(next: Settings): void {
  settingsHere().write(next);
}
